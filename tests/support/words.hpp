// The words of a command line, for execv.
#pragma once

#include <string>
#include <vector>

namespace naqala::test {

// To be made before the fork: other threads may hold the allocator's lock then, which nobody gives back in
// the child, so there no memory can be had. The words must outlive it.
class Words {
 public:
  explicit Words(const std::vector<std::string>& words) {
    for (const std::string& word : words) pointers_.push_back(const_cast<char*>(word.c_str()));
    pointers_.push_back(nullptr);
  }
  char* program() const { return pointers_[0]; }
  char* const* all() const { return pointers_.data(); }

 private:
  std::vector<char*> pointers_;
};

}  // namespace naqala::test
