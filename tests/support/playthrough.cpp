#include "support/playthrough.hpp"

#include <cstdio>
#include <string_view>

#include "notation/action_text.hpp"
#include "notation/effects.hpp"
#include "rules/score.hpp"

namespace naqala::test {
namespace {

std::string seat_text(Seat seat) {
  return seat == chance ? "chance" : "seat " + std::to_string(index(seat) + 1);
}

std::string padded(std::string_view text, std::size_t width) {
  std::string result(text);
  result.resize(std::max(width, result.size()), ' ');
  return result;
}

std::string number(int n, std::size_t width) {
  const std::string digits = std::to_string(n);
  return std::string(width - std::min(width, digits.size()), ' ') + digits;
}

// ---- The set-up --------------------------------------------------------------------------------

std::string options_text(const Plan& plan) {
  const Options& options = plan.options;
  std::string text = "seats " + std::to_string(options.seats);
  text += options.djinn_use == DjinnUse::each_turn ? ", djinns once a turn" : ", djinns once a round";
  text += options.nekir_pays == NekirPays::per_kill ? ", Nekir per kill" : ", Nekir per meeple";
  if (options.plays(Set::artisans)) text += ", artisans";
  if (options.plays(Set::whims)) text += ", whims";
  text += "\npolicies";
  for (std::size_t seat = 0; seat < options.seats; ++seat)
    text += " " + std::string(name(plan.policies[seat]));
  return text + "\n";
}

std::string tile_text(Tile tile, TileKind kind, Meeples meeples, std::size_t width) {
  std::string text{static_cast<char>('a' + column(tile)), static_cast<char>('1' + row(tile))};
  text += " " + (meeples.empty() ? std::string(name(kind)) : padded(name(kind), width));
  for (Tribe tribe : all<Tribe>)
    for (int i = 0; i < meeples[tribe]; ++i) text += " " + std::string(name(tribe));
  return text + "\n";
}

std::string setup_text(const Plan& plan) {
  const Setup& setup = plan.setup;
  const std::size_t width = plan.options.plays(Set::artisans) ? 18 : 12;  // specialised-market
  std::string text;
  for (Tile tile : all<Tile>)
    if (setup.kinds[index(tile)] != TileKind::none)
      text += tile_text(tile, setup.kinds[index(tile)], setup.meeples[index(tile)], width);
  text += "row";
  for (Card card : setup.card_row) text += " " + std::string(name(card));
  text += "\ndjinns";
  for (Djinn djinn : setup.djinn_row) text += " " + std::string(name(djinn));
  if (plan.options.plays(Set::whims)) text += "\nwhims";
  for (Whim whim : setup.whims)
    if (plan.options.plays(Set::whims)) text += " " + std::string(name(whim));
  text += "\nbid order";
  for (Seat seat : setup.bid_order)
    if (seat != nobody) text += " " + std::to_string(index(seat) + 1);
  return text + "\n";
}

// ---- The game ----------------------------------------------------------------------------------

bool begins_part(const State& s, Step last_step) {
  const bool clean_up =
      s.step == Step::refill_cards || s.step == Step::refill_djinns || s.step == Step::refill_whims;
  if (s.step == Step::bid) return last_step != Step::bid;
  if (clean_up) return last_step == Step::end;
  return s.step == Step::take && (last_step == Step::bid || last_step == Step::end);
}

// What there is at the beginning of an auction, a turn or a clean-up.
std::string part_text(const State& s) {
  char hash_text[32];
  std::snprintf(hash_text, sizeof hash_text, "%016llx", static_cast<unsigned long long>(hash(s)));
  std::string text = "\n";
  text += s.step == Step::bid    ? "auction"
          : s.step == Step::take ? "turn of " + seat_text(s.active)
                                 : "clean-up";
  text += "; coins";
  for (std::size_t seat = 0; seat < s.options.seats; ++seat) text += " " + std::to_string(s.coins[seat]);
  text += "; camels";
  for (std::size_t seat = 0; seat < s.options.seats; ++seat)
    text += " " + std::to_string(camels_left(s, static_cast<Seat>(seat)));
  if (s.options.plays(Set::artisans)) {
    text += "; tents";
    for (Seat seat : first<Seat>(s.options.seats)) text += has_tent(s, seat) ? " 1" : " 0";
  }
  if (s.last_round) text += "; last round";
  return text + "; state " + hash_text + "\n";
}

std::string move_text(const Move& move, int n) {
  return number(n, 5) + "  " + seat_text(actor(move.before)) + "  1 of " +
         padded(std::to_string(move.legal.size()), 3) + "  " + to_text(move.action) + "\n";
}

// What the move did, one thing a line.
std::string effects_text(const Move& move) {
  State again = move.before;
  EffectList effects;
  apply(move.layout, again, move.action, &effects);
  std::string text;
  for (const Effect& effect : effects) text += std::string(12, ' ') + to_text(effect) + "\n";
  return text;
}

// Lines that no seat of such a game can have points in are left out.
bool is_counted(const Options& options, Category category) {
  switch (category) {
    case Category::artisans:
    case Category::tents:
    case Category::items:
      return options.plays(Set::artisans);
    case Category::cities:
      return options.plays(Set::whims);
    default:
      return true;
  }
}

std::string score_text(const State& end) {
  const auto sheets = score(end);
  std::string text = "\nscore      ";
  for (std::size_t seat = 0; seat < end.options.seats; ++seat)
    text += "  " + seat_text(static_cast<Seat>(seat));
  text += "\n";
  const auto line = [&](std::string_view label, auto points) {
    text += padded(label, 11);
    for (std::size_t seat = 0; seat < end.options.seats; ++seat) text += number(points(seat), 8);
    text += "\n";
  };
  for (Category category : all<Category>)
    if (is_counted(end.options, category))
      line(name(category), [&](std::size_t seat) { return sheets[seat][category]; });
  line("total", [&](std::size_t seat) { return sheets[seat].total(); });
  return text;
}

}  // namespace

std::string playthrough(const Plan& plan, Rng& rng) {
  std::string text = options_text(plan) + setup_text(plan);
  Step last_step = Step::over;
  int moves = 0;
  const Witness teller = [&](const Move& move) {
    if (begins_part(move.before, last_step)) text += part_text(move.before);
    text += move_text(move, ++moves) + effects_text(move);
    last_step = move.before.step;
    return std::string();
  };
  const Played played = play_out(plan, rng, {teller});
  return text + score_text(played.end) + played.problem;
}

}  // namespace naqala::test
