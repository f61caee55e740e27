#include "tactics.hpp"

#include <algorithm>

namespace naqala::test {

namespace {

bool begins_with_any(std::string_view action, std::string_view starts) {
  for (std::size_t bar = 0; bar != std::string_view::npos;
       starts.remove_prefix(std::min(starts.size(), bar + 1))) {
    bar = starts.find('|');
    if (action.starts_with(starts.substr(0, bar))) return true;
  }
  return false;
}

bool is_ban(std::string_view wish) { return wish.starts_with('-'); }

}  // namespace

unsigned Wishes::after(unsigned found, std::string_view action) const {
  for (std::size_t i = 0; i < wanted_.size(); ++i) {
    const std::string_view wish = wanted_[i];
    if (begins_with_any(action, is_ban(wish) ? wish.substr(1) : wish)) found |= 1u << i;
  }
  return found;
}

bool Wishes::fulfilled(unsigned found) const {
  for (std::size_t i = 0; i < wanted_.size(); ++i)
    if ((found >> i & 1u) == static_cast<unsigned>(is_ban(wanted_[i]))) return false;
  return true;
}

std::vector<Tactic> all_tactics() {
  std::vector<Tactic> all;
  for (const auto& some : {tactics_of_tribes(), tactics_of_victims(), tactics_of_tiles(), tactics_of_djinns(),
                           tactics_of_items(), tactics_of_whims(), tactics_of_replies(), tactics_of_rounds()})
    all.insert(all.end(), some.begin(), some.end());
  return all;
}

}  // namespace naqala::test
