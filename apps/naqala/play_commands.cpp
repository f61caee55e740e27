#include <algorithm>
#include <utility>

#include "common.hpp"
#include "holdings.hpp"
#include "notation/action_text.hpp"
#include "notation/names.hpp"
#include "play_help.hpp"
#include "play_hint.hpp"
#include "play_reach.hpp"
#include "play_session.hpp"
#include "rules/game.hpp"
#include "rules/score.hpp"
#include "score_sheet.hpp"

// What people can type.

namespace naqala::command {

const Session::CommandRow Session::commands[] = {
    {"help", &Session::help},   {"?", &Session::help},       {"undo", &Session::undo},
    {"u", &Session::undo},      {"hint", &Session::hint},    {"reach", &Session::reach},
    {"board", &Session::board}, {"score", &Session::points}, {"mine", &Session::mine},
    {"log", &Session::log},     {"more", &Session::more},    {"rules", &Session::rules},
    {"save", &Session::save},   {"load", &Session::load},    {"quit", &Session::quit},
    {"exit", &Session::quit},   {"q", &Session::quit},
};

Session::Next Session::answer(const std::string& line) {
  const bool just_shown = std::exchange(just_shown_, false);
  if (line.empty()) {
    if (state().step == Step::end && just_shown) return choose("end");
    show();
    return Next::ask_again;
  }
  const std::size_t end = std::min(line.find(' '), line.size());
  const std::string_view first = std::string_view(line).substr(0, end);
  const std::string rest = line.substr(std::min(line.find_first_not_of(' ', end), line.size()));
  for (const CommandRow& command : commands)
    if (command.name == first) return (this->*command.act)(rest);
  if (line == "sell all") return sell_all();
  return choose(line);
}

Session::Next Session::choose(const std::string& text) {
  const auto action = choice_from(text, choices_);
  if (!action) {
    say(action.error() + ".\n");
    return Next::ask_again;
  }
  act(*action);
  return Next::go_on;
}

Session::Next Session::sell_all() {
  const auto sales = [&] { return sales_in(kept_.game.layout, view()); };
  if (sales().empty()) {
    say(state().step == Step::end ? "You have no goods to sell.\n"
                                  : "Goods are sold at the end of a turn.\n");
    return Next::ask_again;
  }
  for (auto best = sales(); !best.empty(); best = sales()) act(best[0]);
  return Next::go_on;
}

// At one keyboard, also the other person who acted last may take it back.
Session::Next Session::undo(const std::string&) {
  Seat seat = seat_;
  if (undoable(kept_.game, seat) == 0 && !kept_.game.actions.empty()) {
    const Seat last = kept_.game.actions.back().seat;
    if (last != chance && kept_.party[index(last)].human()) seat = last;
  }
  if (const std::string problem = give(Undo{seat}); !problem.empty()) {
    say("There is nothing to undo: what others did, chance drew or you ended stays.\n");
    return Next::ask_again;
  }
  return Next::go_on;
}

Session::Next Session::hint(const std::string&) {
  const Observation o = view_of(kept_.game, viewer());
  const HintValues values = covered()                 ? HintValues::none
                            : totals_hidden(o.view()) ? HintValues::gains
                                                      : HintValues::all;
  const Canvas page =
      draw_hints(kept_.game.layout, o.view(), think_of_hints(o), people_, values, terminal_.width - 1);
  write_output(page.text(terminal_.colours));
  return Next::ask_again;
}

Session::Next Session::reach(const std::string& name) {
  const auto tile = from_word<Tile>(name);
  if (state().step != Step::take)
    say("`reach TILE` helps when you are to take up a tile.\n");
  else if (!tile || kept_.game.layout.kind(*tile) == TileKind::none)
    say("Say which tile: reach c3\n");
  else
    say(reach_of(kept_.game.layout, state(), *tile));
  return Next::ask_again;
}

Session::Next Session::board(const std::string&) {
  ViewStyle all_of_it = style();
  all_of_it.marked = choices_.tiles;
  write_output(board_view(kept_.game.layout, table(), all_of_it));
  return Next::ask_again;
}

Session::Next Session::points(const std::string&) {
  write_output(score_sheet(table(), people_, terminal_));
  return Next::ask_again;
}

// Where coins are covered, and the screen can be, they are seen no longer than the person wants.
Session::Next Session::mine(const std::string&) {
  const State own = view();
  const std::size_t seat = index(seat_);
  say(people_(seat_) + ": " + count(own.coins[seat], "coin") + ", " + holdings_text(own, seat_) + "; " +
      count(naqala::score(own)[seat].total(), "point") + " in all\n");
  if (!live_ || !covered()) return Next::ask_again;
  const auto line = next_line("Press Enter to cover them. ");
  if (line && !trimmed(*line).empty()) typed_.push_back(trimmed(*line));
  write_output(clear_all);
  show();
  return Next::ask_again;
}

Session::Next Session::log(const std::string&) {
  write_output(text_of(log_lines(), people_, terminal_, true));
  return Next::ask_again;
}

Session::Next Session::more(const std::string&) {
  std::vector<OfferGroup> groups = choices_.groups;
  groups.insert(groups.end(), choices_.more.begin(), choices_.more.end());
  write_output(draw_choices(groups, terminal_.width - 2).text(terminal_.colours));
  return Next::ask_again;
}

Session::Next Session::rules(const std::string& topic) {
  say(rules_about(topic, state().options));
  return Next::ask_again;
}

Session::Next Session::help(const std::string&) {
  say(std::string(play_help()));
  return Next::ask_again;
}

Session::Next Session::save(const std::string& name) {
  keep();
  try {
    if (name.empty()) {
      say(file_.empty() ? "Say where: save FILE\n" : "The game is kept in " + file_ + "\n");
    } else if (is_something_else(name)) {
      say(called(name) + " is there already and no saved game; choose another name.\n");
    } else {
      write_file(name, text_of(kept_));
      say("Saved in " + called(name) + "\n");
    }
  } catch (const Failure& failure) {
    say(std::string(failure.what()) + "\n");
  }
  return Next::ask_again;
}

Session::Next Session::load(const std::string& name) {
  if (name.empty()) {
    say("Say which: load FILE\n");
    return Next::ask_again;
  }
  try {
    auto loaded = value_or_fail(kept_from(read_input(name), kept_.seed), called(name));
    keep();
    kept_ = std::move(loaded);
    bots_ = {};
    if (wish_.save.empty()) file_ = new_keeping_place();
    people_ = People(names_of(kept_.party));
    told_ = kept_.game.actions.size();
    last_seat_ = nobody;
    return Next::go_on;
  } catch (const Failure& failure) {
    say(std::string(failure.what()) + "\n");
    return Next::ask_again;
  }
}

Session::Next Session::quit(const std::string&) {
  if (file_.empty() || keeping_failed_) say("The game is not kept anywhere.\n");
  const auto name = next_line("Save a copy? A file name, or Enter for none: ");
  if (name && !name->empty()) save(*name);
  return Next::leave;
}

}  // namespace naqala::command
