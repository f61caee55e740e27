#include "play_hint.hpp"

#include <fmt/format.h>

#include "notation/action_text.hpp"

namespace naqala::command {

namespace {

constexpr std::size_t hints = 3;
constexpr int text_column = 15;
constexpr Look value_look{Ink::coin, Ink::plain, true};
constexpr Look small_print{Ink::grey};

std::string value_of(const Advice& advice) {
  return fmt::format("{:>+6.1f} {:>4.0f} %", static_cast<double>(advice.margin) / point,
                     100 * advice.win_chance);
}

std::string gain_of(const Advice& advice) {
  std::string parts;
  for (Category category : all<Category>)
    if (advice.earns[category] != 0)
      parts += fmt::format("{}{} {:+}", parts.empty() ? "" : ", ", name(category), advice.earns[category]);
  if (parts.empty()) return "no points at once";
  const int total = advice.earns.total();
  return fmt::format("{} at once ({})", total == 0 ? "0" : fmt::format("{:+}", total), parts);
}

// That a turn is ended goes without saying, unless nothing else is done.
std::string deeds_of(const Layout& layout, const State& view, const Advice& advice, const People& people) {
  const std::string deeds = tell_all(layout, view, advice.actions, people);
  if (deeds.empty()) return "ends the turn";
  return deeds + (advice.then_chance ? "; then chance draws" : "");
}

// How it begins need not be said where it is all there is to do.
std::string small_print_for(const Advice& advice, HintValues values) {
  const bool is_all = advice.actions.size() == 1 && !advice.then_chance;
  const std::string beginning = is_all ? "" : "begins with " + to_text(advice.actions[0]);
  if (values == HintValues::none) return beginning;
  return beginning + (is_all ? "" : "; ") + gain_of(advice);
}

std::string heading_for(HintValues values) {
  if (values == HintValues::all)
    return "Hint: the lead to expect at the end, the chance to win, and what to do:";
  return "Hint: what to do, the best first; what it is worth would tell hidden totals:";
}

}  // namespace

Analysis think_of_hints(const Observation& seen) {
  return analyse({seen, hints, {usual_nodes, std::chrono::seconds(1)}});
}

Canvas draw_hints(const Layout& layout, const State& view, const Analysis& analysis, const People& people,
                  HintValues values, int width) {
  Canvas page(width);
  const bool valued = values == HintValues::all;
  const int x = valued ? text_column : 2;
  int y = page.put_wrapped(0, 0, width, heading_for(values));
  for (const Advice& advice : analysis.plans) {
    if (valued)
      page.put(0, y, value_of(advice), value_look);
    else
      page.put(0, y, "-", value_look);
    y = page.put_wrapped(x, y, width - x, deeds_of(layout, view, advice, people));
    y = page.put_wrapped(x, y, width - x, small_print_for(advice, values), small_print);
  }
  return page;
}

}  // namespace naqala::command
