// Plays a game as the input says and holds every state against the rules' own checks.
//
//   byte 0     seats, sets and table options: below 24 the base game, from there on all games with expansions
//   bytes 1-8  seed of the deal
//   byte 9     whose eyes the game is followed with
//   then, for each decision of a seat or of chance, its position in the list of legal actions (one
//   byte; two if the list is longer than 255). The byte 255 announces four bytes that are tried as
//   raw bits of an action first: whatever is not listed must be refused.
//
// The game ends with the input.
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

#include "notation/action_text.hpp"
#include "require.hpp"
#include "rules/check.hpp"
#include "rules/game.hpp"
#include "rules/observation.hpp"
#include "rules/setup.hpp"

namespace {

using namespace naqala;
using naqala::fuzz::require;

constexpr std::uint8_t kRawBits = 255;

// Reads the input from the front; zeros when it is used up.
class Bytes {
 public:
  explicit Bytes(std::span<const std::uint8_t> data) : data_(data) {}

  bool empty() const { return data_.empty(); }
  std::uint8_t peek() const { return data_.empty() ? std::uint8_t{0} : data_.front(); }
  std::uint64_t number(int bytes) {
    std::uint64_t value = 0;
    for (int i = 0; i < bytes; ++i) {
      value = value << 8 | peek();
      if (!data_.empty()) data_ = data_.subspan(1);
    }
    return value;
  }

 private:
  std::span<const std::uint8_t> data_;
};

// Expansions: a bit each, as in SetMask, that of the base game left out.
Options options_of(int seats, unsigned expansions, unsigned choices) {
  Options options;
  options.seats = static_cast<std::uint8_t>(seats);
  options.sets = SetMask::from_bits(expansions << 1);
  options.djinn_use = static_cast<DjinnUse>(choices % 2);
  options.nekir_pays = static_cast<NekirPays>(choices / 2 % 2);
  options.totals = static_cast<Totals>(choices / 4 % 2);
  options.artisan_ties = static_cast<ArtisanTies>(choices / 8 % 2);
  return options;
}

constexpr int kBaseGames = 24;  // 3 numbers of seats, 8 ways to choose

Options read_options(Bytes& bytes) {
  const auto byte = static_cast<int>(bytes.number(1));
  if (byte < kBaseGames) return options_of(2 + byte % 3, 0, static_cast<unsigned>(byte / 3));
  const int n = byte - kBaseGames;
  return options_of(2 + n % 4, static_cast<unsigned>(1 + n / 4 % 3), static_cast<unsigned>(n / 12));
}

Viewer read_viewer(Bytes& bytes, const Options& options) {
  const auto n = static_cast<int>(bytes.number(1)) % (options.seats + 1);
  return n == options.seats ? Viewer::spectator : eyes_of(static_cast<Seat>(n));
}

void try_raw_bits(const Layout& layout, const State& s, const ActionList& legal, Bytes& bytes) {
  const Action action = Action::from_bits(static_cast<std::uint32_t>(bytes.number(4)));
  require(is_legal(layout, s, action) == legal.contains(action), "is_legal is not the list");
}

Action choose(const Layout& layout, const State& s, const ActionList& legal, Bytes& bytes) {
  if (bytes.peek() == kRawBits) {
    bytes.number(1);
    try_raw_bits(layout, s, legal, bytes);
  }
  const std::uint64_t number = bytes.number(legal.size() > kRawBits ? 2 : 1);
  return legal[static_cast<std::size_t>(number % legal.size())];
}

void read_back(Action action) {
  const Result<Action> read = parse_action(to_text(action));
  require(read && *read == action, "not read back: " + to_text(action));
}

// Follows the game as one viewer.
class Follower {
 public:
  Follower(const State& s, Viewer viewer) : seen_(observe(s, viewer)) {}

  void follow(const Layout& layout, const State& before, Action action, const State& after) {
    const Action told = redact(layout, before, action, seen_.viewer());
    read_back(told);
    apply(layout, seen_, told);
    require(seen_ == observe(after, seen_.viewer()), "the viewer sees something else than there is");
  }

 private:
  Observation seen_;
};

void play(State s, Follower follower, Bytes& bytes) {
  const Layout layout(s);
  ActionList legal;
  while (!bytes.empty() && actor(s) != nobody) {
    legal_actions(layout, s, legal);
    require(!legal.empty(), "nothing is legal");
    const Action action = choose(layout, s, legal, bytes);
    read_back(action);

    const State before = s;
    apply(layout, s, action);
    const std::string problem = problem_with(layout, s);
    require(problem.empty(), "after '" + to_text(action) + "': " + problem);
    follower.follow(layout, before, action, s);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Bytes bytes({data, size});
  const Options options = read_options(bytes);
  Rng rng(bytes.number(8));
  const Setup setup = deal(options, rng);
  require(problem_with(options, setup).empty(), "a dealt set-up with a problem");
  const State start = initial(options, setup);
  require(problem_with(start).empty(), "a start with a problem");
  const Viewer viewer = read_viewer(bytes, options);
  play(start, Follower(start, viewer), bytes);
  return 0;
}
