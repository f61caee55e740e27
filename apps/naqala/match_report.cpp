#include "match_report.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

#include "notation/names.hpp"

namespace naqala::command {

namespace {

using Row = std::vector<std::string>;

// Columns as wide as they need to be: the first to the left, all others to the right.
std::string table_of(const std::vector<Row>& rows) {
  std::vector<std::size_t> widths(rows.front().size(), 0);
  for (const Row& row : rows)
    for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], row[i].size());
  std::string text;
  for (const Row& row : rows) {
    std::string line = fmt::format("{:{}}", row[0], widths[0]);
    for (std::size_t i = 1; i < row.size(); ++i) line += fmt::format("  {:>{}}", row[i], widths[i]);
    line.erase(line.find_last_not_of(' ') + 1);
    text += line + '\n';
  }
  return text;
}

std::string percent(double share) { return fmt::format("{:.1f} %", 100 * share); }

std::string milliseconds(Times::Duration time) {
  const double ms = std::chrono::duration<double, std::milli>(time).count();
  return fmt::format("{:.{}f} ms", ms, ms < 1 ? 4 : ms < 100 ? 2 : 0);
}

std::string headline(const MatchReport& report) {
  const Standing& standing = report.standing;
  const std::string tables =
      report.tables > 1 ? fmt::format(" at each of {} tables", report.tables) : std::string();
  return fmt::format("{} games of {} deals{}, {} seats, {}; seed {}\n", standing.games(),
                     standing.deals() / report.tables, tables, report.options.seats,
                     fmt::join(names_of_sets(report.options), ", "), report.seed);
}

std::string wins_table(const Standing& standing) {
  std::vector<Row> rows{{"bot", "seats", "wins", "95 % bounds", "par"}};
  for (const auto& entry : standing.entries()) {
    const Share share = standing.wins(entry);
    rows.push_back({entry.name, std::to_string(entry.seats), percent(share.value),
                    fmt::format("{:.1f} to {:.1f} %", 100 * share.low, 100 * share.high),
                    percent(standing.par(entry))});
  }
  return table_of(rows);
}

// A perfect record says only how large the difference is at least.
std::string elo_line(const Standing& standing) {
  const Share share = standing.first_ahead();
  std::string elo =
      fmt::format("{:+.0f} ({:+.0f} to {:+.0f})", elo_of(share.value), elo_of(share.low), elo_of(share.high));
  if (share.value >= 1) elo = fmt::format("at least {:+.0f}", elo_of(share.low));
  if (share.value <= 0) elo = fmt::format("at most {:+.0f}", elo_of(share.high));
  return fmt::format("Elo of {} over {}: {}\n", standing.entries()[0].name, standing.entries()[1].name, elo);
}

std::string ladder_table(const Standing& standing) {
  const auto& entries = standing.entries();
  const auto& ahead = standing.ahead();
  const std::vector<Rating> ratings = elo_ladder(ahead);
  std::vector<std::size_t> order(entries.size());
  std::iota(order.begin(), order.end(), 0);
  std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
    return ratings[a].elo != ratings[b].elo ? ratings[a].elo > ratings[b].elo : a < b;
  });
  std::vector<Row> rows{{"ahead of", "Elo", "+-"}};
  for (std::size_t i : order) rows[0].push_back(entries[i].name);
  for (std::size_t i : order) {
    Row row{entries[i].name, fmt::format("{:+.0f}", ratings[i].elo), fmt::format("{:.0f}", ratings[i].error)};
    for (std::size_t j : order)
      row.push_back(i == j ? "" : percent(ahead[i][j] / (ahead[i][j] + ahead[j][i])));
    rows.push_back(row);
  }
  return table_of(rows);
}

std::string elo_part(const Standing& standing) {
  if (standing.entries().size() < 2) return {};
  return "\n" + (standing.entries().size() == 2 ? elo_line(standing) : ladder_table(standing));
}

std::string points_table(const Standing& standing) {
  const std::vector<Category> categories = categories_in(standing);
  std::vector<Row> rows{{"points"}};
  for (Category category : categories) rows[0].emplace_back(name(category));
  rows[0].emplace_back("total");
  for (const auto& entry : standing.entries()) {
    Row row{entry.name};
    for (Category category : categories) row.push_back(fmt::format("{:.1f}", entry.mean_points(category)));
    row.push_back(fmt::format("{:.1f}", entry.mean_total()));
    rows.push_back(row);
  }
  return table_of(rows);
}

std::string times_table(const Standing& standing) {
  std::vector<Row> rows{{"thinking", "a decision", "longest", "a turn", "longest"}};
  for (const auto& entry : standing.entries()) {
    const Times& decisions = entry.thinking.decisions;
    const Times& turns = entry.thinking.turns;
    rows.push_back({entry.name, milliseconds(decisions.mean()), milliseconds(decisions.longest),
                    milliseconds(turns.mean()), milliseconds(turns.longest)});
  }
  return table_of(rows);
}

std::string sprt_part(const MatchReport& report) {
  if (!report.sprt) return {};
  return fmt::format("\nSPRT: {} (log likelihood ratio {:.2f}, decided at {:.2f} either way)\n",
                     word_for(report.sprt->verdict()), report.sprt->ratio(), Sprt::bound());
}

}  // namespace

std::vector<std::string> names_of_sets(const Options& options) {
  std::vector<std::string> names;
  for (Set set : all<Set>)
    if (options.plays(set)) names.emplace_back(word(set));
  return names;
}

std::vector<Category> categories_in(const Standing& standing) {
  std::vector<Category> list;
  for (Category category : all<Category>) {
    const auto has_points = [&](const auto& entry) { return entry.points[index(category)] != 0; };
    if (std::any_of(standing.entries().begin(), standing.entries().end(), has_points))
      list.push_back(category);
  }
  return list;
}

std::string text_of(const MatchReport& report) {
  const Standing& standing = report.standing;
  return headline(report) + "\n" + wins_table(standing) + elo_part(standing) + sprt_part(report) + "\n" +
         points_table(standing) + "\n" + times_table(standing);
}

}  // namespace naqala::command
