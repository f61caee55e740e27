#pragma once

#include <memory>
#include <string>
#include <unordered_map>

namespace naqala::server {

// How many connections each address has. Must outlive what it has admitted.
class Crowd {
 public:
  explicit Crowd(int most) : most_(most) {}

  // Counts as long as what it gives back is kept. Null if this address has as many as it may have.
  std::shared_ptr<void> admit(const std::string& address) {
    int& here = here_[address];
    if (here >= most_) return nullptr;
    ++here;
    return {this, [this, address](void*) { release(address); }};
  }

 private:
  void release(const std::string& address) {
    const auto found = here_.find(address);
    if (--found->second == 0) here_.erase(found);
  }

  int most_;
  std::unordered_map<std::string, int> here_;
};

}  // namespace naqala::server
