// Runs the real command as a child process, with pipes, files or a terminal of its own around it.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "notation/record.hpp"

namespace naqala::test {

// What the command is run with. It never sees the settings of the one who runs the tests: no
// colours, no width.
struct Around {
  std::string input;         // on standard input, through a pipe
  std::string output_file;   // where standard output goes instead of a pipe
  bool output_read = true;   // otherwise nobody holds the other end of the pipe
  bool output_open = true;   // otherwise standard output is closed
  int terminal_columns = 0;  // standard output is a terminal of that width
  int terminal_lines = 50;   // and that height
  bool typed = false;        // the input is typed at that terminal, and ended there
  std::vector<std::pair<std::string, std::string>> variables;  // of the environment
};

struct Ran {
  int code = -1;   // -1 if a signal ended it
  int signal = 0;  // that signal
  std::string out;
  std::string err;
};

Ran run(const std::vector<std::string>& arguments, const Around& around = {});
// The same with another program, such as a shell that runs the command.
Ran run_program(const std::string& program, const std::vector<std::string>& arguments,
                const Around& around = {});

// The output of a command that must end well and have nothing to say on standard error.
std::string output_of(const std::vector<std::string>& arguments, const std::string& input = {});

// Whether it ended with 1 and exactly one line, "naqala: ...", that has `part` in it, and printed
// nothing else.
testing::AssertionResult failed(const Ran& ran, const std::string& part);

// A folder that is gone at the end of the test.
class Folder {
 public:
  Folder();
  ~Folder();
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;

  std::string path(const std::string& name) const { return path_ + "/" + name; }
  // Makes a file and gives its path.
  std::string file(const std::string& name, const std::string& content) const;
  // The names of all that is in it.
  std::vector<std::string> names() const;

 private:
  std::string path_;
};

std::string content_of(const std::string& path);
bool contains(const std::string& text, const std::string& part);
std::vector<std::string> lines_of_text(const std::string& text);

// The options of a command that deal such a game: --players and --sets.
std::vector<std::string> options_for(const Options& options);

// A whole game played at random, always the same for the same name.
Record played_game(const Options& options, std::string_view name);
Record played_game(int seats, std::string_view name);

}  // namespace naqala::test
