#include "analysis/answer.hpp"

#include <algorithm>
#include <boost/json.hpp>
#include <cmath>
#include <cstdlib>

#include "analysis/analyse.hpp"
#include "base/result.hpp"
#include "notation/action_text.hpp"
#include "notation/json_pieces.hpp"
#include "notation/json_text.hpp"
#include "notation/position.hpp"

namespace naqala {

namespace json = boost::json;

namespace {

constexpr int most_plans = 100;
constexpr int most_nodes = 100'000'000;
constexpr int most_milliseconds = 600'000;

// ---- The request ------------------------------------------------------------------------------------------

// Why nobody can be advised here; empty if the viewer can.
std::string problem_with(const Observation& o) {
  const Seat seat = actor(o);
  if (seat == nobody) return "the game is over";
  if (seat == chance) return "it is for chance to draw, not for a seat to decide";
  if (o.viewer() == eyes_of(seat)) return {};
  const std::string viewer = o.viewer() == Viewer::spectator
                                 ? "a spectator"
                                 : "seat " + std::to_string(static_cast<int>(o.viewer()) + 1);
  return "viewer: it is for seat " + std::to_string(number_of(seat)) + " to decide, and this is what " +
         viewer + " sees";
}

// What the seat to decide knows of a position. Where there is none, a spectator's view is as good as any.
Observation seen_by_actor(const State& s) {
  const Seat seat = actor(s);
  return observe(s, seat == nobody || seat == chance ? Viewer::spectator : eyes_of(seat));
}

Result<Observation> read_seen(const json::object& request) {
  const json::value* position = request.if_contains("position");
  const json::value* observation = request.if_contains("observation");
  if (position && observation) return Error{"request: there can be a position or an observation, not both"};
  if (!position && !observation) return Error{"request: there is no position and no observation"};
  if (observation) return read_observation(*observation);
  const Result<State> s = read_position(*position);
  if (!s) return Error{s.error()};
  return seen_by_actor(*s);
}

Budget read_budget(const Node& root) {
  Budget budget;
  if (root["nodes"].present()) budget.nodes = static_cast<std::uint64_t>(root["nodes"].number(1, most_nodes));
  if (root["time_ms"].present())
    budget.time = std::chrono::milliseconds(root["time_ms"].number(1, most_milliseconds));
  return budget == Budget{} ? Budget::of_nodes(usual_nodes) : budget;
}

Result<Question> read_question(const json::value& request) {
  if (!request.is_object()) return Error{"request: this is not an object"};
  Trouble trouble;
  const Node root(&request, "", trouble);
  root.allow_only({"id", "position", "observation", "plans", "nodes", "time_ms"});
  const Node plans = root["plans"];
  const std::size_t wanted = plans.present() ? static_cast<std::size_t>(plans.number(1, most_plans)) : 5;
  const Budget budget = read_budget(root);
  if (trouble.any()) return Error{"request: " + trouble.message};
  const Result<Observation> seen = read_seen(request.get_object());
  if (!seen) return Error{seen.error()};
  if (const std::string problem = problem_with(*seen); !problem.empty())
    return Error{(request.get_object().contains("position") ? "position: " : "observation: ") + problem};
  return Question{*seen, wanted, budget};
}

// ---- The reply --------------------------------------------------------------------------------------------
// Put together as text: the library would print 12.5 as 1.25E1.

// A number of so many parts to the unit, 10 or 1000, with all its decimals.
std::string decimal(long parts, long to_the_unit) {
  const long size = std::labs(parts);
  std::string decimals = std::to_string(to_the_unit + size % to_the_unit);
  decimals[0] = '.';
  return (parts < 0 ? "-" : "") + std::to_string(size / to_the_unit) + decimals;
}

std::string field(std::string_view name, std::string_view content) {
  return "\"" + std::string(name) + "\": " + std::string(content);
}

std::string actions_of(const Advice& advice) {
  json::array texts;
  for (Action action : advice.actions) texts.emplace_back(to_text(action));
  return print_json(texts, JsonStyle::line);
}

std::string earnings_of(const Advice& advice) {
  json::object points;
  for (Category category : all<Category>)
    if (advice.earns[category] != 0) points[word(category)] = advice.earns[category];
  return print_json(points, JsonStyle::line);
}

std::string text_of(const Advice& advice) {
  std::string text = "{" + field("actions", actions_of(advice));
  if (advice.then_chance) text += ", " + field("then", "\"chance\"");
  text += ", " + field("margin", decimal(std::lround(advice.margin * 10.0 / point), 10));
  text += ", " + field("win_chance", decimal(std::lround(advice.win_chance * 1000), 1000));
  text += ", " + field("earns", earnings_of(advice));
  return text + ", " + field("total", std::to_string(advice.earns.total())) + "}";
}

std::string text_of(const json::value& id, const Analysis& analysis) {
  std::string plans;
  for (const Advice& advice : analysis.plans) plans += (plans.empty() ? "" : ", ") + text_of(advice);
  return "{" + field("id", print_json(id, JsonStyle::line)) + ", " +
         field("seat", std::to_string(number_of(analysis.seat))) + ", " +
         field("step", "\"" + std::string(word(analysis.step)) + "\"") + ", " +
         field("plans", "[" + plans + "]") + ", " + field("nodes", std::to_string(analysis.nodes)) + "}";
}

std::string refusal(const json::value& id, const std::string& why) {
  return print_json(json::object{{"id", id}, {"error", why}}, JsonStyle::line);
}

json::value id_of(const json::value& request) {
  const json::object* object = request.if_object();
  const json::value* id = object ? object->if_contains("id") : nullptr;
  return id ? *id : json::value();
}

// Whether it can be printed as it was read. Larger numbers than these have lost digits, or are not finite.
bool comes_back(const json::value& id) {
  constexpr double largest = 9007199254740992;
  if (const auto* list = id.if_array()) return std::all_of(list->begin(), list->end(), comes_back);
  if (const auto* object = id.if_object())
    return std::all_of(object->begin(), object->end(),
                       [](const auto& field) { return comes_back(field.value()); });
  return !id.is_double() || std::abs(id.get_double()) <= largest;
}

}  // namespace

std::string answer(std::string_view request) {
  const Result<json::value> read = parse_json(request);
  if (!read) return refusal({}, "request: " + read.error());
  const json::value id = id_of(*read);
  if (!comes_back(id)) return refusal({}, "request: id: a number in it is too large to come back as it is");
  const Result<Question> question = read_question(*read);
  if (!question) return refusal(id, question.error());
  return text_of(id, analyse(*question));
}

}  // namespace naqala
