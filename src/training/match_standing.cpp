#include "training/match_standing.hpp"

#include <algorithm>
#include <numeric>

namespace naqala {

namespace {

// Of a in its comparison with b.
double point_for(const Score& a, const Score& b) {
  return a.total() > b.total() ? 1 : a.total() == b.total() ? 0.5 : 0;
}

}  // namespace

// What adds up over the games of one set.
struct Standing::SetTally {
  std::vector<double> won;  // by entry
  double first_ahead = 0;
  double first_pairs = 0;
};

double Standing::Entry::mean_total() const {
  return std::accumulate(points.begin(), points.end(), 0.0) / (games * seats);
}

Standing::Standing(const std::vector<std::string>& names) {
  for (const std::string& name : names)
    if (entry_of(name) == entries_.size()) entries_.push_back({.name = name});
  ahead_.assign(entries_.size(), std::vector<double>(entries_.size(), 0));
}

std::size_t Standing::entry_of(const std::string& name) const {
  const auto found =
      std::find_if(entries_.begin(), entries_.end(), [&](const Entry& entry) { return entry.name == name; });
  return static_cast<std::size_t>(found - entries_.begin());
}

void Standing::add(const MatchPlan& plan, const SetResult& set) {
  Places who;
  for (const Contender& contender : plan.seats) who.push_back(entry_of(contender.name));
  SetTally tally;
  tally.won.resize(entries_.size());
  for (const GameResult& game : set) {
    add_seats(game, who, tally);
    add_pairs(game, who, tally);
  }
  close(tally, who, static_cast<int>(set.size()));
}

void Standing::add_seats(const GameResult& game, const Places& who, SetTally& tally) {
  for (std::size_t place = 0; place < who.size(); ++place) {
    Entry& entry = entries_[who[place]];
    tally.won[who[place]] += game.won[place];
    for (Category category : all<Category>) entry.points[index(category)] += game.scores[place][category];
    entry.thinking.decisions.add(game.thinking[place].decisions);
    entry.thinking.turns.add(game.thinking[place].turns);
  }
}

void Standing::add_pairs(const GameResult& game, const Places& who, SetTally& tally) {
  for (std::size_t a = 0; a < who.size(); ++a)
    for (std::size_t b = 0; b < who.size(); ++b) {
      if (who[a] == who[b]) continue;
      const double won = point_for(game.scores[a], game.scores[b]);
      ahead_[who[a]][who[b]] += won;
      if (who[a] != 0) continue;
      tally.first_ahead += won;
      tally.first_pairs += 1;
    }
}

void Standing::close(const SetTally& tally, const Places& who, int games) {
  for (std::size_t i = 0; i < entries_.size(); ++i) {
    const auto seats = static_cast<int>(std::count(who.begin(), who.end(), i));
    if (seats == 0) continue;
    Entry& entry = entries_[i];
    entry.seats = seats;
    entry.games += games;
    entry.won += tally.won[i];
    entry.sets.push_back(tally.won[i] / games);
  }
  if (tally.first_pairs > 0) first_ahead_.push_back(tally.first_ahead / tally.first_pairs);
  seats_ = static_cast<int>(who.size());
  games_in_set_ = games;
  games_ += games;
  deals_ += 1;
}

Share Standing::wins(const Entry& entry) const {
  if (entry.seats == seats_) return {1, 1, 1};
  return share_of_sets(entry.sets, games_in_set_);
}

Share Standing::first_ahead() const { return share_of_sets(first_ahead_, games_in_set_); }

}  // namespace naqala
