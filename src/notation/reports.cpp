#include "notation/reports.hpp"

#include <algorithm>
#include <boost/json.hpp>

#include "notation/action_text.hpp"
#include "notation/json_pieces.hpp"

namespace naqala {

namespace json = boost::json;

namespace {

json::object sheet_of(Seat seat, const Score& score) {
  json::object object{{"seat", number_of(seat)}};
  for (Category category : all<Category>) object[word(category)] = score[category];
  object["total"] = score.total();
  return object;
}

json::value actor_of(const State& s) {
  const Seat seat = actor(s);
  if (seat == chance) return "chance";
  if (seat == nobody) return "nobody";
  return number_of(seat);
}

}  // namespace

json::value json_of_scores(const std::array<Score, 5>& scores, int seats) {
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
