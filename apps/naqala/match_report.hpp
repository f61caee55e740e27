#pragma once

#include <boost/json/object.hpp>
#include <optional>
#include <string>
#include <vector>

#include "training/match_standing.hpp"
#include "training/statistics.hpp"

namespace naqala::command {

// All that `naqala match` has to tell.
struct MatchReport {
  Options options;
  std::uint64_t seed = 1;
  int tables = 1;  // combinations of bots that played each deal
  Standing standing;
  std::optional<Sprt> sprt;
};

std::string text_of(const MatchReport& report);
boost::json::object json_of(const MatchReport& report);

// base, artisans, whims: those that are played.
std::vector<std::string> names_of_sets(const Options& options);

// The categories in which anybody has points.
std::vector<Category> categories_in(const Standing& standing);

}  // namespace naqala::command
