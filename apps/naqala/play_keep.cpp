#include "play_keep.hpp"

#include <fmt/chrono.h>
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <sstream>

#include "bots/bot.hpp"
#include "common.hpp"
#include "rules/game.hpp"

namespace naqala::command {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view mark = "# play: ";

std::string remarks_of(const Kept& kept) {
  std::string text = fmt::format("{}seed {}\n", mark, kept.seed);
  for (std::size_t i = 0; i < kept.party.size(); ++i) {
    const Player& player = kept.party[i];
    text += fmt::format("{}seat {} {}\n", mark, i + 1, player.human() ? "human" : "bot " + player.bot);
  }
  return text;
}

// Takes over what a remark says; one that makes no sense is passed over, as remarks are.
void read_remark(std::istringstream line, Kept& kept) {
  std::string word, kind, bot;
  line >> word;
  if (word == "seed") line >> kept.seed;
  std::size_t seat = 0;
  if (word != "seat" || !(line >> seat >> kind) || seat < 1 || seat > kept.party.size()) return;
  Player& player = kept.party[seat - 1];
  if (kind == "human") player.bot.clear();
  if (kind == "bot" && line >> bot && make_bot(bot)) player.bot = bot;
}

void read_remarks(const std::string& text, Kept& kept) {
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);)
    if (line.rfind(mark, 0) == 0) read_remark(std::istringstream(line.substr(mark.size())), kept);
}

// $XDG_STATE_HOME/naqala, by the rules of the XDG base directories.
fs::path state_folder() {
  const auto variable = [](const char* name) {
    const char* value = std::getenv(name);
    return fs::path(value == nullptr ? "" : value);
  };
  if (const fs::path folder = variable("XDG_STATE_HOME"); folder.is_absolute()) return folder / "naqala";
  if (const fs::path home = variable("HOME"); home.is_absolute()) return home / ".local/state/naqala";
  return {};
}

bool is_unfinished(const fs::path& file) {
  try {
    const auto kept = kept_from(read_input(file.string()), 0);
    return kept && actor(kept->game.state) != nobody;
  } catch (const Failure&) {
    return false;  // not readable: not a game to go on with
  }
}

}  // namespace

std::string text_of(const Kept& kept) {
  std::string text = to_text(record_of(kept.game));
  return text.insert(text.find('\n') + 1, remarks_of(kept));
}

Result<Kept> kept_from(const std::string& text, std::uint64_t seed) {
  const Result<Record> record = parse_record(text);
  if (!record) return Error{record.error()};
  Result<Game> game = game_from(*record);
  if (!game) return Error{game.error()};
  const int seats = record->options.seats;
  Kept kept{std::move(*game), usual_party(seats), seed};
  read_remarks(text, kept);
  for (std::size_t i = 0; i < kept.party.size(); ++i)
    if (const std::string& name = kept.game.start.names[i]; !name.empty()) kept.party[i].name = name;
  return kept;
}

std::string new_keeping_place() {
  const fs::path folder = state_folder();
  std::error_code error;
  if (folder.empty()) return {};
  fs::create_directories(folder, error);
  if (error || ::access(folder.c_str(), W_OK) != 0) return {};
  // With the number of the process, as two games may be begun at the same moment.
  const std::string stem =
      fmt::format("game-{:%Y%m%d-%H%M%S}-{}", fmt::localtime(std::time(nullptr)), ::getpid());
  fs::path file = folder / (stem + ".txt");
  for (int n = 2; fs::exists(file, error); ++n) file = folder / fmt::format("{}-{}.txt", stem, n);
  return file.string();
}

bool is_something_else(const std::string& file) {
  std::error_code error;
  return fs::is_regular_file(file, error) && read_input(file).rfind("naqala-record", 0) != 0;
}

std::string last_unfinished() {
  std::error_code error;
  std::vector<std::pair<fs::file_time_type, fs::path>> files;
  for (const auto& entry : fs::directory_iterator(state_folder(), error))
    if (entry.path().filename().string().rfind("game-", 0) == 0)
      files.emplace_back(entry.last_write_time(error), entry.path());
  std::sort(files.rbegin(), files.rend());
  for (const auto& [time, file] : files)
    if (is_unfinished(file)) return file.string();
  return {};
}

}  // namespace naqala::command
