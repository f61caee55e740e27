#include "arguments.hpp"

#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <charconv>
#include <thread>

#include "common.hpp"
#include "notation/names.hpp"

namespace naqala::command {

void add_input(CLI::App& command, std::string& file, const std::string& what) {
  command.add_option("FILE", file, what + "; - or nothing for standard input")->type_name("");
}

std::string input_or_pipe(const std::string& file) {
  if (!file.empty()) return file;
  if (::isatty(STDIN_FILENO) != 0)
    throw WrongUsage("FILE: a file with a game is needed, or a pipe that brings one");
  return "-";
}

void add_output(CLI::App& command, std::string& file) {
  command.add_option("-o,--output", file, "Write to this file; if anything goes wrong it stays as it was")
      ->type_name("FILE");
}

void add_seed(CLI::App& command, const std::string& option, std::optional<std::uint64_t>& seed,
              const std::string& what) {
  const auto read = [option, &seed](const std::string& text) {
    std::uint64_t number = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, number);
    if (error != std::errc{} || stop != end)
      throw CLI::ValidationError(option, naqala::quoted(text) + " is not a whole number of at most 64 bits");
    seed = number;
  };
  command.add_option_function<std::string>(option, read, what)->type_name("N");
}

void add_threads(CLI::App& command, unsigned& threads) {
  threads = std::max(1u, std::thread::hardware_concurrency());
  command.add_option("--threads", threads, "How many games at once (as many as there are cores)")
      ->check(CLI::Range(1u, 1024u).description(""))
      ->type_name("N");
}

void refuse_beside(const CLI::App& command, const char* option, std::initializer_list<const char*> others) {
  for (const char* other : others)
    if (command.count(option) > 0 && command.count(other) > 0)
      throw WrongUsage(command.get_name() + ": " + option + " and " + other + " do not go together");
}

void add_viewer(CLI::App& command, std::optional<std::string>& viewer) {
  command.add_option("--viewer", viewer, "Whose eyes: a seat from 1 on, spectator, or all (the default)")
      ->type_name("WHO");
}

}  // namespace naqala::command
