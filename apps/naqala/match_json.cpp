#include <boost/json.hpp>

#include "match_report.hpp"

namespace naqala::command {

namespace json = boost::json;

namespace {

json::object json_of(const Share& share) {
  return {{"share", share.value}, {"low", share.low}, {"high", share.high}};
}

double milliseconds(Times::Duration time) { return std::chrono::duration<double, std::milli>(time).count(); }

json::object json_of(const Times& times) {
  return {{"count", times.count},
          {"mean_ms", milliseconds(times.mean())},
          {"longest_ms", milliseconds(times.longest)}};
}

json::object json_of(const Standing& standing, const Standing::Entry& entry) {
  json::object points;
  for (Category category : categories_in(standing)) points[name(category)] = entry.mean_points(category);
  points["total"] = entry.mean_total();
  json::object thinking{{"decision", json_of(entry.thinking.decisions)},
                        {"turn", json_of(entry.thinking.turns)}};
  return {{"bot", entry.name},
          {"seats", entry.seats},
          {"games", entry.games},
          {"won", entry.won},
          {"wins", json_of(standing.wins(entry))},
          {"par", standing.par(entry)},
          {"points", points},
          {"thinking", thinking}};
}

// Only for two bots: with more, `ladder` says it all.
json::object elo_of_first(const Standing& standing) {
  const Share share = standing.first_ahead();
  return {{"ahead", json_of(share)},
          {"elo", elo_of(share.value)},
          {"low", elo_of(share.low)},
          {"high", elo_of(share.high)}};
}

json::array ladder_of(const Standing& standing) {
  const auto& entries = standing.entries();
  const auto& ahead = standing.ahead();
  const std::vector<Rating> ratings = elo_ladder(ahead);
  json::array rows;
  for (std::size_t i = 0; i < entries.size(); ++i) {
    json::object ahead_of;
    for (std::size_t j = 0; j < entries.size(); ++j)
      if (j != i) ahead_of[entries[j].name] = ahead[i][j] / (ahead[i][j] + ahead[j][i]);
    rows.push_back(json::object{{"bot", entries[i].name},
                                {"elo", ratings[i].elo},
                                {"error", ratings[i].error},
                                {"ahead_of", ahead_of}});
  }
  return rows;
}

json::object json_of(const Sprt& sprt) {
  return {{"verdict", word_for(sprt.verdict())}, {"ratio", sprt.ratio()}, {"bound", Sprt::bound()}};
}

}  // namespace

json::object json_of(const MatchReport& report) {
  const Standing& standing = report.standing;
  const std::vector<std::string> sets = names_of_sets(report.options);
  json::array bots;
  for (const auto& entry : standing.entries()) bots.push_back(json_of(standing, entry));
  json::object object{{"games", standing.games()},
                      {"deals", standing.deals() / report.tables},
                      {"tables", report.tables},
                      {"players", report.options.seats},
                      {"sets", json::array(sets.begin(), sets.end())},
                      {"seed", report.seed},
                      {"bots", bots}};
  if (bots.size() == 2) object["elo"] = elo_of_first(standing);
  if (bots.size() >= 2) object["ladder"] = ladder_of(standing);
  if (report.sprt) object["sprt"] = json_of(*report.sprt);
  return object;
}

}  // namespace naqala::command
