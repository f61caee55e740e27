#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <vector>

// Parts of command lines that several subcommands have.

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace naqala::command {

// Adds the file that is read. It may be left out if the input comes through a pipe.
void add_input(CLI::App& command, std::string& file, const std::string& what);

// The file to read: the one given, or `-`. Waiting for somebody to type a game would look like hanging,
// so then it is wrong usage.
std::string input_or_pipe(const std::string& file);

// Adds -o, the file that is written instead of standard output.
void add_output(CLI::App& command, std::string& file);

// Adds an option that takes a seed: a whole number of at most 64 bits, in plain digits.
void add_seed(CLI::App& command, const std::string& option, std::optional<std::uint64_t>& seed,
              const std::string& what);

// Adds --threads, for commands that play many games: as many as there are cores if it is not given.
void add_threads(CLI::App& command, unsigned& threads);

// Wrong usage if an option was given together with one that it does not go with. The library could look at
// that itself, but would fill the help with it.
void refuse_beside(const CLI::App& command, const char* option, std::initializer_list<const char*> others);

// Tells completions which words the value of an option may be; nothing is checked by it.
void offer(CLI::Option& option, const std::vector<std::string>& words);
// The words that were offered for an option; empty if none were.
std::vector<std::string> offered_words(CLI::Option& option);

// Adds an option whose value is one of these words.
CLI::Option* add_word(CLI::App& command, const std::string& option, std::string& word,
                      const std::vector<std::string>& words, const std::string& what,
                      const std::string& type);

// Adds --viewer.
void add_viewer(CLI::App& command, std::optional<std::string>& viewer);

}  // namespace naqala::command
