#include "run.hpp"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <poll.h>
#include <pty.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <thread>

#include "support/simulate.hpp"

namespace naqala::test {

namespace {

struct Pipe {
  int read = -1;
  int write = -1;
};

Pipe new_pipe() {
  int ends[2];
  if (::pipe2(ends, O_CLOEXEC) != 0) std::abort();
  return {ends[0], ends[1]};
}

// A terminal: what is written to one end can be read at the other.
Pipe new_terminal(int columns, int lines) {
  winsize size{};
  size.ws_col = static_cast<unsigned short>(columns);
  size.ws_row = static_cast<unsigned short>(lines);
  Pipe ends;
  if (::openpty(&ends.read, &ends.write, nullptr, nullptr, &size) != 0) std::abort();
  ::fcntl(ends.read, F_SETFD, FD_CLOEXEC);
  ::fcntl(ends.write, F_SETFD, FD_CLOEXEC);
  return ends;
}

[[noreturn]] void become(const std::string& program, const std::vector<std::string>& arguments,
                         const Around& around, int in, int out, int err) {
  ::dup2(in, STDIN_FILENO);
  ::dup2(err, STDERR_FILENO);
  if (around.output_open)
    ::dup2(out, STDOUT_FILENO);
  else
    ::close(STDOUT_FILENO);
  for (const char* name : {"NO_COLOR", "COLORTERM", "TERM", "COLUMNS", "LANG", "LC_ALL", "LC_CTYPE"})
    ::unsetenv(name);
  for (const auto& [name, value] : around.variables) ::setenv(name.c_str(), value.c_str(), 1);
  std::vector<char*> argv{const_cast<char*>(program.c_str())};
  for (const std::string& argument : arguments) argv.push_back(const_cast<char*>(argument.c_str()));
  argv.push_back(nullptr);
  ::execv(program.c_str(), argv.data());
  ::_exit(127);
}

// Reads both until they are closed. A terminal reports an error where a pipe reports its end.
void read_both(int out, std::string& out_text, int err, std::string& err_text) {
  std::array<pollfd, 2> ends{{{out, POLLIN, 0}, {err, POLLIN, 0}}};
  const std::array<std::string*, 2> texts{&out_text, &err_text};
  while (ends[0].fd >= 0 || ends[1].fd >= 0) {
    if (::poll(ends.data(), ends.size(), -1) < 0) continue;
    for (std::size_t i = 0; i < ends.size(); ++i) {
      if (ends[i].fd < 0 || ends[i].revents == 0) continue;
      char buffer[4096];
      const ssize_t n = ::read(ends[i].fd, buffer, sizeof buffer);
      if (n > 0)
        texts[i]->append(buffer, static_cast<std::size_t>(n));
      else if (n == 0 || errno != EINTR)
        ends[i].fd = -1;
    }
  }
}

void write_all(int fd, const std::string& text) {
  for (std::size_t done = 0; done < text.size();) {
    const ssize_t n = ::write(fd, text.data() + done, text.size() - done);
    if (n <= 0) break;  // the command does not want to read it
    done += static_cast<std::size_t>(n);
  }
  ::close(fd);
}

Pipe output_for(const Around& around) {
  if (!around.output_file.empty()) return {-1, ::open(around.output_file.c_str(), O_WRONLY | O_CLOEXEC)};
  if (around.terminal_columns > 0) return new_terminal(around.terminal_columns, around.terminal_lines);
  Pipe out = new_pipe();
  if (!around.output_read) {
    ::close(out.read);
    out.read = -1;
  }
  return out;
}

}  // namespace

Ran run(const std::vector<std::string>& arguments, const Around& around) {
  return run_program(NAQALA_BINARY, arguments, around);
}

Ran run_program(const std::string& program, const std::vector<std::string>& arguments, const Around& around) {
  // Our own writing to a command that has ended must not end us. The command inherits this, and must cope.
  std::signal(SIGPIPE, SIG_IGN);
  const Pipe in = new_pipe();
  const Pipe err = new_pipe();
  const Pipe out = output_for(around);
  const pid_t child = ::fork();
  if (child == 0)
    become(program, arguments, around, around.typed ? out.write : in.read, out.write, err.write);
  for (int fd : {in.read, out.write, err.write}) ::close(fd);
  Ran ran;
  std::thread writer([&] {
    if (around.typed) write_all(::dup(out.read), around.input + "\x04");
    write_all(in.write, around.typed ? "" : around.input);
  });
  read_both(out.read, ran.out, err.read, ran.err);
  writer.join();
  if (out.read >= 0) ::close(out.read);
  ::close(err.read);
  int status = 0;
  ::waitpid(child, &status, 0);
  if (WIFEXITED(status)) ran.code = WEXITSTATUS(status);
  if (WIFSIGNALED(status)) ran.signal = WTERMSIG(status);
  return ran;
}

std::string output_of(const std::vector<std::string>& arguments, const std::string& input) {
  const Ran ran = run(arguments, {.input = input});
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_EQ(ran.err, "");
  return ran.out;
}

testing::AssertionResult failed(const Ran& ran, const std::string& part) {
  const bool one_line = ran.err.rfind("naqala: ", 0) == 0 && ran.err.find('\n') == ran.err.size() - 1;
  if (ran.code == 1 && ran.out.empty() && one_line && ran.err.find(part) != std::string::npos)
    return testing::AssertionSuccess();
  return testing::AssertionFailure() << "code " << ran.code << ", signal " << ran.signal << ", printed \""
                                     << ran.out << "\", said \"" << ran.err << "\"; expected \"" << part
                                     << "\"";
}

Folder::Folder() : path_(std::filesystem::temp_directory_path() / "naqala-test-XXXXXX") {
  if (::mkdtemp(path_.data()) == nullptr) std::abort();
}

Folder::~Folder() {
  std::error_code ignored;
  std::filesystem::remove_all(path_, ignored);
}

std::string Folder::file(const std::string& name, const std::string& content) const {
  std::ofstream(path(name), std::ios::binary) << content;
  return path(name);
}

std::vector<std::string> Folder::names() const {
  std::vector<std::string> names;
  for (const auto& entry : std::filesystem::directory_iterator(path_))
    names.push_back(entry.path().filename());
  return names;
}

bool contains(const std::string& text, const std::string& part) { return text.find(part) != text.npos; }

std::string content_of(const std::string& path) {
  std::ostringstream content;
  content << std::ifstream(path, std::ios::binary).rdbuf();
  return content.str();
}

std::vector<std::string> lines_of_text(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

std::vector<std::string> options_for(const Options& options) {
  std::string sets;
  for (Set set : all<Set>)
    if (options.plays(set)) sets.append(sets.empty() ? "" : ",").append(name(set));
  return {"--players", std::to_string(options.seats), "--sets", sets};
}

Record played_game(int seats, std::string_view name) {
  return played_game(Options{.seats = static_cast<std::uint8_t>(seats)}, name);
}

Record played_game(const Options& options, std::string_view name) {
  Rng rng{name};
  const Plan plan = random_plan(options, rng);
  const Played played = play_out(plan, rng, {});
  EXPECT_EQ(played.problem, "");
  Record record;
  record.options = plan.options;
  record.setup = plan.setup;
  record.names.resize(options.seats);
  record.actions = played.actions;
  return record;
}

}  // namespace naqala::test
