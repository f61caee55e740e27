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
std::string small_print_for(const Advice& advice) {
  const bool is_all = advice.actions.size() == 1 && !advice.then_chance;
  return (is_all ? "" : "begins with " + to_text(advice.actions[0]) + "; ") + gain_of(advice);
}

}  // namespace

Analysis think_of_hints(const Observation& seen) {
  return analyse({seen, hints, {usual_nodes, std::chrono::seconds(1)}});
}

Canvas draw_hints(const Layout& layout, const State& view, const Analysis& analysis, const People& people,
                  int width) {
  Canvas page(width);
  int y = page.put_wrapped(0, 0, width,
                           "Hint: the lead to expect at the end, the chance to win, and what to do:");
  for (const Advice& advice : analysis.plans) {
    page.put(0, y, value_of(advice), value_look);
    y = page.put_wrapped(text_column, y, width - text_column, deeds_of(layout, view, advice, people));
    y = page.put_wrapped(text_column, y, width - text_column, small_print_for(advice), small_print);
  }
  return page;
}

}  // namespace naqala::command
