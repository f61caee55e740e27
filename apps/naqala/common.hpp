#pragma once

#include <stdexcept>
#include <string>
#include <string_view>

#include "base/result.hpp"

// What all subcommands share: errors, input and output.

namespace naqala::command {

// Something from outside is wrong. `main` prints it as one line,
// "naqala: <what>: <where and why>", and exits with 1.
class Failure : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// The command line is wrong. The same, but with exit code 2.
class WrongUsage : public Failure {
 public:
  using Failure::Failure;
};

// The value, or a Failure "<what>: <error>".
template <class T>
T value_or_fail(Result<T> result, std::string_view what) {
  if (!result) throw Failure(std::string(what) + ": " + result.error());
  return std::move(*result);
}

// The content of a file, or of standard input if the name is `-`. More than a record can be long is not read:
// the parsers refuse it by its length.
std::string read_input(const std::string& name);

// How an input is called in messages: its name, or "standard input".
std::string called(const std::string& name);

// Writes all of `text` to standard output. If the reader has closed the pipe, the process ends as
// SIGPIPE ends it.
void write_output(std::string_view text);

// Puts `text` into a file, all of it or nothing: it is written beside the file, which is then replaced. What
// is no regular file (a device, a pipe) is written to directly; `-` is standard output.
void write_file(const std::string& name, std::string_view text);

}  // namespace naqala::command
