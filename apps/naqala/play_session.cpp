#include "play_session.hpp"

#include <unistd.h>

#include <cstdlib>

#include "base/hash.hpp"
#include "bots/bot.hpp"
#include "common.hpp"
#include "rules/game.hpp"

// Running the game and asking people. What they see is in play_show.cpp, what they can type in
// play_commands.cpp.

namespace naqala::command {

namespace {

// What chance and bots draw depends on the seed and on how far the game is, so a game that is taken up again
// goes on as it would have.
Rng stream(const Kept& kept, std::uint64_t purpose) {
  return Rng(mix(mix(kept.seed + purpose) + kept.game.actions.size()));
}
constexpr std::uint64_t for_chance = 1, for_bots = 2;

}  // namespace

Session::Session(Kept kept, const PlayWish& wish, std::string file, LineReader& input)
    : kept_(std::move(kept)),
      wish_(wish),
      file_(std::move(file)),
      input_(input),
      people_(names_of(kept_.party)),
      terminal_(standard_terminal(wish.terminal)) {
  const char* kind = std::getenv("TERM");
  const bool dumb = kind == nullptr || std::string_view(kind) == "dumb";
  live_ = !wish.plain && !dumb && ::isatty(STDOUT_FILENO) != 0 && ::isatty(STDIN_FILENO) != 0;
}

void Session::run() {
  told_ = kept_.game.actions.size();
  keep();
  while (actor(state()) != nobody) {
    const Seat seat = actor(state());
    if (LineReader::signal() != 0) return farewell();
    if (seat == chance)
      host_draws();
    else if (const auto only = settle(kept_.game.layout, state()))
      act(*only);
    else if (!kept_.party[index(seat)].human())
      bot_acts(seat);
    else if (!ask(seat))
      return farewell();
  }
  finish();
}

std::string Session::give(naqala::Command::What what) {
  const auto events = decide(kept_.game, {kept_.game.events, what});
  if (!events) return events.error();
  for (const Event& event : *events) evolve(kept_.game, event);
  return {};
}

void Session::act(Action action) {
  const std::string problem = give(Act{actor(state()), action});
  if (!problem.empty()) throw Failure(problem);
}

void Session::host_draws() {
  Rng rng = stream(kept_, for_chance);
  act(draw(state(), rng));
}

void Session::bot_acts(Seat seat) {
  Rng rng = stream(kept_, for_bots);
  auto& bot = bots_[index(seat)];
  if (!bot) bot = make_bot(kept_.party[index(seat)].bot);
  act(bot->choose(kept_.game.layout, view_of(kept_.game, eyes_of(seat)), rng));
}

void Session::keep() {
  if (file_.empty() || keeping_failed_) return;
  try {
    write_file(file_, text_of(kept_));
  } catch (const Failure& failure) {
    keeping_failed_ = true;
    say("The game cannot be kept in its file (" + std::string(failure.what()) +
        "). Use `save FILE` to keep it elsewhere.\n");
  }
}

// ---- Asking -----------------------------------------------------------------------------------------------

// Of several commands typed at once, only the last one's outcome is shown, unless one of them was a mistake.
bool Session::ask(Seat seat) {
  keep();
  curtain(seat);
  seat_ = last_seat_ = seat;
  terminal_ = standard_terminal(wish_.terminal);
  find_choices();
  bool shown = false;
  const auto show_once = [&] {
    if (!shown) show();
    told_ = kept_.game.actions.size();
    shown = true;
  };
  if (typed_.empty() || !live_) show_once();
  for (;;) {
    const auto line = next_command(people_(seat) + "> ");
    if (!line) return false;
    Next next = answer(*line);
    if (next == Next::ask_again && !shown) {
      show_once();
      next = answer(*line);
    }
    if (next != Next::ask_again) return next == Next::go_on;
    typed_.clear();  // what was typed behind a mistake is not carried out
  }
}

std::optional<std::string> Session::next_line(const std::string& prompt) {
  write_output(prompt);
  auto line = input_.next();
  // A script is not seen being typed.
  if (line && ::isatty(STDIN_FILENO) == 0) write_output(*line + "\n");
  return line;
}

std::optional<std::string> Session::next_command(const std::string& prompt) {
  if (typed_.empty()) {
    const auto line = next_line(prompt);
    if (!line) return std::nullopt;
    for (std::size_t begin = 0; begin <= line->size();) {
      const std::size_t end = std::min(line->find(';', begin), line->size());
      typed_.push_back(trimmed(line->substr(begin, end - begin)));
      begin = end + 1;
    }
  }
  const std::string command = typed_.front();
  typed_.pop_front();
  return command;
}

void Session::farewell() {
  keep();
  const bool over = actor(state()) == nobody;
  if (!file_.empty() && !keeping_failed_ && !over)
    write_output("\nThe game is kept in " + file_ + "\n`naqala play --resume` goes on with it.\n");
  LineReader::obey_signal();
}

}  // namespace naqala::command
