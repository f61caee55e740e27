#include <fmt/format.h>

#include <memory>
#include <random>

#include "arguments.hpp"
#include "bots/levels.hpp"
#include "commands.hpp"
#include "common.hpp"
#include "game_options.hpp"
#include "notation/names.hpp"
#include "play_session.hpp"
#include "rules/game.hpp"

namespace naqala::command {

namespace {

struct PlayCommandWish {
  PlayWish play;
  GameOptionsWish options;
  std::vector<std::string> seats;
  std::optional<std::uint64_t> seed;
  std::string resume;
  bool resumes = false;

  // Whether anything was said about the game.
  bool says_something() const { return options.says_which() || seed || !seats.empty(); }
};

// Somebody has gone away before the game began.
struct Gone {};

std::uint64_t any_seed() {
  std::random_device device;
  return static_cast<std::uint64_t>(device()) << 32 | device();
}

// ---- Beginning --------------------------------------------------------------------------------------------

void seat_players(const PlayCommandWish& wish, Party& party) {
  for (const std::string& seat : wish.seats)
    if (const std::string problem = seat_player(party, seat); !problem.empty()) throw WrongUsage(problem);
}

Kept new_game(const Options& options, Party party, std::uint64_t seed) {
  tell_apart(party);
  Rng rng(seed);
  const Event started = value_or_fail(start_game({options, deal(options, rng), names_of(party)}), "players");
  return {game_from(started), std::move(party), seed};
}

Kept resumed_game(const PlayCommandWish& wish, const std::string& file) {
  Kept kept = value_or_fail(kept_from(read_input(file), wish.seed ? *wish.seed : any_seed()), called(file));
  seat_players(wish, kept.party);
  return kept;
}

// ---- Questions --------------------------------------------------------------------------------------------

std::string ask(LineReader& input, const std::string& question) {
  write_output(question);
  const auto line = input.next();
  if (!line) throw Gone();
  const std::size_t end = line->find_last_not_of(' ');
  return end == line->npos ? "" : line->substr(0, end + 1);
}

// "level 4"
std::optional<std::string_view> level_from(std::string_view text) {
  constexpr std::string_view word = "level ";
  if (text.substr(0, word.size()) != word) return std::nullopt;
  const auto number = number_from(text.substr(word.size()), level_count);
  if (!number || *number < 1) return std::nullopt;
  return levels()[static_cast<std::size_t>(*number) - 1].bot;
}

Player ask_player(LineReader& input, int seat) {
  const std::string usual(seat == 1 ? "Player 1" : "level 3");
  for (;;) {
    std::string text =
        ask(input, fmt::format("Seat {}: a name, or a bot (level 1 to level 6) [{}]: ", seat, usual));
    if (text.empty()) text = usual;
    if (const auto level = level_from(text)) return player_from(*level, seat);
    const std::string problem = problem_with_player(text);
    if (problem.empty()) return player_from(text, seat);
    write_output("That cannot be: " + problem + ".\n");
  }
}

Party ask_party(LineReader& input, int seats) {
  Party party;
  for (int seat = 1; seat <= seats; ++seat) party.push_back(ask_player(input, seat));
  return party;
}

// The expansions that so many people play with.
void ask_sets(LineReader& input, Options& options) {
  const std::string usual = options.seats > most_seats_of_base ? "both" : "none";
  for (;;) {
    std::string text = ask(input, fmt::format("Expansions: none, artisans, whims or both [{}]: ", usual));
    if (text.empty()) text = usual;
    options.sets = {};
    for (Set set : {Set::artisans, Set::whims})
      if (text == word(set) || text == "both") options.sets.add(set);
    const std::string_view problem = problem_with(options);
    const bool known = options.sets != SetMask() || text == "none";
    if (known && problem.empty()) return;
    write_output(known ? "Five can play only with an expansion.\n" : "Type none, artisans, whims or both.\n");
  }
}

// What somebody wants who said nothing: a file to go on with, or a game and who plays it.
struct Wanted {
  std::string file;
  Options options;
  Party party;
  std::optional<Totals> totals;  // if they were chosen, otherwise they go by who plays (R82)
};

// One person has nobody to hide totals from.
std::optional<Totals> ask_totals(LineReader& input, const Party& party) {
  if (humans_in(party) < 2) return {};
  for (;;) {
    const std::string text = ask(input,
                                 "What each has in coins and cards: hidden until the end, or shown (a house "
                                 "rule, open counting) [hidden]: ");
    if (text.empty() || text == "hidden") return Totals::hidden;
    if (text == "shown") return Totals::shown;
    write_output("Type hidden or shown.\n");
  }
}

Wanted ask_game(LineReader& input, Options options, std::optional<Totals> totals, int seats) {
  options.seats = static_cast<std::uint8_t>(seats);
  ask_sets(input, options);
  Party party = ask_party(input, seats);
  if (!totals) totals = ask_totals(input, party);
  return {"", options, std::move(party), totals};
}

std::string list_of_levels(std::string_view before_number) {
  std::string text;
  for (const Level& level : levels())
    text += fmt::format("{}{} {}: {}\n", before_number, level.number, level.name, level.about);
  return text;
}

Wanted ask_what(LineReader& input, const Options& options, std::optional<Totals> totals) {
  const std::string unfinished = last_unfinished();
  write_output(
      std::string("Naqala: move the tribes, claim the land, win the djinns. `help` helps at any time.\n\n") +
      "  Enter        play against Yusuf, level 3 of 6\n"
      "  level 1      the same against another, of whom there are\n" +
      list_of_levels("               ") +
      fmt::format("  {:<12} so many players: choose the expansions, and who plays\n",
                  fmt::format("{} to {}", fewest_seats, most_seats)));
  if (!unfinished.empty()) write_output("  c            continue the game that is not finished\n");
  for (;;) {
    const std::string text = ask(input, "> ");
    if (text.empty()) return {"", options, usual_party(options.seats), totals};
    if (const auto level = level_from(text)) return {"", options, usual_party(options.seats, *level), totals};
    if (text == "c" && !unfinished.empty()) return {unfinished, options, {}, {}};
    if (text == "q" || text == "quit") throw Gone();
    if (const auto seats = number_from(text, most_seats); seats && *seats >= fewest_seats)
      return ask_game(input, options, totals, *seats);
    write_output(fmt::format("Press Enter, or type level 1 to level 6, or {} to {}{}.\n", fewest_seats,
                             most_seats, unfinished.empty() ? "" : ", or c"));
  }
}

// ---- The command ------------------------------------------------------------------------------------------

std::string keeping_place(const PlayCommandWish& wish) {
  if (is_something_else(wish.play.save))
    throw Failure(called(wish.play.save) + ": is there already and no saved game");
  return wish.play.save.empty() ? new_keeping_place() : wish.play.save;
}

std::string file_to_resume(const PlayCommandWish& wish) {
  if (!wish.resume.empty()) return wish.resume;
  std::string file = last_unfinished();
  if (file.empty()) throw Failure("there is no unfinished game to go on with");
  return file;
}

void play(const PlayCommandWish& wish) {
  LineReader input;
  // A game of our own goes on in its own file; a copy that somebody saved stays as it is.
  const auto go_on = [&](const std::string& file, bool own) {
    const std::string place = own && wish.play.save.empty() ? file : keeping_place(wish);
    Session(resumed_game(wish, file), wish.play, place, input).run();
  };
  if (wish.resumes) return go_on(file_to_resume(wish), wish.resume.empty());
  const Options options = options_from(wish.options);
  std::optional<Totals> totals;
  if (!wish.options.totals.empty()) totals = options.totals;
  Wanted wanted{"", options, usual_party(options.seats), totals};
  if (!wish.says_something()) wanted = ask_what(input, options, totals);
  if (!wanted.file.empty()) return go_on(wanted.file, true);
  seat_players(wish, wanted.party);
  wanted.options.totals = wanted.totals.value_or(totals_for(humans_in(wanted.party)));
  Kept game = new_game(wanted.options, std::move(wanted.party), wish.seed ? *wish.seed : any_seed());
  Session(std::move(game), wish.play, keeping_place(wish), input).run();
}

}  // namespace

void add_play(CLI::App& app) {
  auto wish = std::make_shared<PlayCommandWish>();
  CLI::App* command = app.add_subcommand("play", "Play in the terminal, against bots or each other");
  add_game_options(*command, wish->options);
  command
      ->add_option("--seat", wish->seats, "Who plays a seat: 1=human:Anna, 2=bot:level-4; for each seat once")
      ->type_name("N=WHO");
  add_seed(*command, "--seed", wish->seed, "The same number deals and draws the same game");
  CLI::Option* resume =
      command
          ->add_option("--resume", wish->resume, "Go on with a saved game, or with the last unfinished one")
          ->type_name("[FILE]")
          ->expected(0, 1);
  command->add_option("--save", wish->play.save, "Keep the game in this file")->type_name("FILE");
  command->add_flag("--plain", wish->play.plain, "Print line after line; never redraw the screen");
  add_terminal_options(*command, wish->play.terminal);
  command->footer(
      "Without options it asks what you want; Enter begins a game against a bot. The game is kept in a\n"
      "file all the time, so nothing is lost whenever you stop. `help` tells what can be typed.\n"
      "\n"
      "With two or more people totals are hidden: until the end nobody is told what others have in coins\n"
      "and cards. At one screen all of it is covered, and `mine` shows what is yours. `--totals shown` "
      "among\n"
      "people is a house rule, open counting; against bots it is the usual way.\n"
      "\n"
      "The bots, the weakest first (`naqala match --list` has more of them):\n" +
      list_of_levels("  level-") +
      "\n"
      "Examples:\n"
      "  naqala play\n"
      "  naqala play --sets artisans,whims\n"
      "  naqala play --players 3 --seat 1=human:Anna --seat 2=human:Ben --seat 3=bot:level-5\n"
      "  naqala play --resume");
  command->callback([wish, resume] {
    wish->resumes = resume->count() > 0;
    try {
      play(*wish);
    } catch (const Gone&) {
      write_output("\n");
      LineReader::obey_signal();
    }
  });
}

}  // namespace naqala::command
