// Somebody who plays with `naqala play`, by a script on standard input.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

#include "run.hpp"

namespace naqala::test {

inline std::string repeated(const std::string& line, int times) {
  std::string text;
  while (times-- > 0) text += line + "\n";
  return text;
}

// A player with a home of its own, in which the games are kept.
class Home {
 public:
  Ran play(const std::vector<std::string>& arguments, const std::string& input) const {
    return run(with_play(arguments), around(input));
  }
  Around around(const std::string& input) const {
    Around around;
    around.input = input;
    around.variables = {{"XDG_STATE_HOME", folder_.path("state")}};
    return around;
  }
  static std::vector<std::string> with_play(std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), "play");
    return arguments;
  }

  std::string path(const std::string& name) const { return folder_.path(name); }
  const Folder& folder() const { return folder_; }

  // The games that are kept, by the names of their files.
  std::vector<std::string> games() const {
    std::vector<std::string> files;
    for (const auto& entry : std::filesystem::directory_iterator(folder_.path("state/naqala")))
      files.push_back(entry.path().string());
    std::sort(files.begin(), files.end());
    return files;
  }
  Record only_game() const {
    const auto files = games();
    EXPECT_EQ(files.size(), 1u);
    const auto record = parse_record(content_of(files.at(0)));
    EXPECT_TRUE(record) << record.error();
    return *record;
  }

 private:
  Folder folder_;
};

}  // namespace naqala::test
