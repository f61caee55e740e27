#include "bots/levels.hpp"

namespace naqala {

namespace {

SearchSettings unsure(int tenths_of_a_point) {
  SearchSettings settings;
  settings.temperature = point * tenths_of_a_point / 10;
  settings.refine = 8;
  settings.paths = 8;
  return settings;
}

}  // namespace

SearchSettings searching(std::size_t root_keep, std::size_t width, std::size_t keep) {
  SearchSettings settings;
  settings.depth = 5;
  settings.root_keep = root_keep;
  settings.width = width;
  settings.keep = keep;
  settings.refine = 16;
  settings.paths = 16;
  settings.bid_width = 16;
  settings.search_bids = true;
  return settings;
}

SearchSettings own_turn() {
  SearchSettings settings;
  settings.refine = 24;
  settings.paths = 24;
  settings.bid_width = 24;
  return settings;
}

const std::array<Level, level_count>& levels() {
  static const std::array<Level, level_count> table{{
      {1,
       "level-1",
       "Tarek the water carrier",
       "new to the game; often overlooks what is better",
       Judge::thumb,
       unsure(41),
       {}},
      {2,
       "level-2",
       "Salma the spice seller",
       "counts her points, but is easily led astray",
       Judge::thumb,
       unsure(26),
       {}},
      {3,
       "level-3",
       "Yusuf the camel driver",
       "counts well and minds what he leaves to the next",
       Judge::thumb,
       unsure(10),
       {}},
      {4,
       "level-4",
       "Nadira the builder",
       "knows what things will be worth in the end",
       Judge::net,
       unsure(15),
       {}},
      {5,
       "level-5",
       "Idris the elder",
       "judges a position like few others and rarely errs",
       Judge::council,
       unsure(2),
       {}},
      {6, "level-6", "Shirin the grand vizier", "looks through the whole round before she moves",
       Judge::council, searching(24, 40, 10), Budget::of_nodes(100'000)},
  }};
  return table;
}

}  // namespace naqala
