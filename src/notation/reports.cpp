#include "notation/reports.hpp"

#include <algorithm>
#include <boost/json.hpp>

#include "notation/action_text.hpp"
#include "notation/json_pieces.hpp"
#include "notation/position.hpp"
#include "rules/cards.hpp"

namespace naqala {

namespace json = boost::json;

namespace {

json::object sheet_of(Seat seat, const Score& score) {
  json::object object{{"seat", number_of(seat)}};
  for (Category category : all<Category>) object[word(category)] = score[category];
  object["total"] = score.total();
  return object;
}

bool is_any_of(std::string_view name, std::initializer_list<std::string_view> names) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

json::object without(const json::object& object, std::initializer_list<std::string_view> names) {
  json::object rest;
  for (const auto& [name, value] : object)
    if (!is_any_of(name, names)) rest[name] = value;
  return rest;
}

json::array shown_seats(const json::array& seats, const State& view) {
  json::array shown;
  for (const json::value& seat : seats) {
    const bool hidden = totals_hidden(view, static_cast<Seat>(shown.size()));
    shown.push_back(hidden ? without(seat.as_object(), {"coins", "cards", "unseen", "unseen_earlier"})
                           : seat.as_object());
  }
  return shown;
}

json::value actor_of(const State& s) {
  const Seat seat = actor(s);
  if (seat == chance) return "chance";
  if (seat == nobody) return "nobody";
  return number_of(seat);
}

}  // namespace

json::value json_of_scores(const std::array<Score, count_of<Seat>>& scores, int seats) {
  int most = scores[0].total();
  for (int i = 0; i < seats; ++i) most = std::max(most, scores[static_cast<std::size_t>(i)].total());
  json::array sheets, winners;
  for (int i = 0; i < seats; ++i) {
    const Score& score = scores[static_cast<std::size_t>(i)];
    sheets.push_back(sheet_of(static_cast<Seat>(i), score));
    if (score.total() == most) winners.emplace_back(i + 1);
  }
  return {{"seats", std::move(sheets)}, {"winners", std::move(winners)}};
}

json::value json_of_shown_scores(const State& view) {
  json::value sheet = json_of_scores(score(view), seats_of(view));
  if (!totals_hidden(view)) return sheet;
  json::array seats;
  for (const json::value& one : sheet.at("seats").as_array()) {
    const bool hidden = totals_hidden(view, static_cast<Seat>(seats.size()));
    seats.push_back(hidden ? without(one.as_object(), {"coins", "goods", "total"}) : one.as_object());
  }
  return {{"seats", std::move(seats)}};
}

json::value json_of_shown(const Observation& o) {
  const State& view = o.view();
  json::value whole = json_of(o);
  if (!totals_hidden(view)) return whole;
  json::object shown{
      {"no_position", "totals are hidden: coins and cards of other seats and the deck are left out"}};
  for (const auto& [name, value] : without(whole.as_object(), {"deck", "unseen_earlier"}))
    shown[name] = name == "seats" ? json::value(shown_seats(value.as_array(), view)) : value;
  shown["discards"] = json_of(discards(view));
  return shown;
}

json::value json_of_choices(const Layout& layout, const State& s) {
  json::array texts, weights;
  if (actor(s) == chance) {
    OutcomeList outcomes;
    chance_outcomes(s, outcomes);
    for (const Outcome& outcome : outcomes) {
      texts.emplace_back(to_text(outcome.action));
      weights.emplace_back(outcome.weight);
    }
    return {{"actor", actor_of(s)}, {"actions", std::move(texts)}, {"weights", std::move(weights)}};
  }
  ActionList actions;
  legal_actions(layout, s, actions);
  for (Action action : actions) texts.emplace_back(to_text(action));
  return {{"actor", actor_of(s)}, {"actions", std::move(texts)}};
}

}  // namespace naqala
