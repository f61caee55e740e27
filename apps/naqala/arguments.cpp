#include "arguments.hpp"

#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <charconv>
#include <iterator>
#include <sstream>
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

namespace {

// The library has no place for notes on an option but the names of its checks.
constexpr std::string_view offer_mark = "offered:";

std::vector<std::string> words_in(const std::string& text) {
  std::istringstream in(text);
  return {std::istream_iterator<std::string>(in), {}};
}

}  // namespace

void offer(CLI::Option& option, const std::vector<std::string>& words) {
  std::string name(offer_mark);
  for (const std::string& word : words) name += " " + word;
  option.check(CLI::Validator([](std::string&) { return std::string(); }, "", name));
}

std::vector<std::string> offered_words(CLI::Option& option) {
  for (int i = 0;; ++i) {
    try {
      const std::string& name = option.get_validator(i)->get_name();
      if (name.rfind(offer_mark, 0) == 0) return words_in(name.substr(offer_mark.size()));
    } catch (const CLI::OptionNotFound&) {
      return {};  // that was the last check
    }
  }
}

CLI::Option* add_word(CLI::App& command, const std::string& option, std::string& word,
                      const std::vector<std::string>& words, const std::string& what,
                      const std::string& type) {
  CLI::Option* added = command.add_option(option, word, what);
  offer(*added, words);
  return added->check(CLI::IsMember(words).description(""))->type_name(type);
}

void add_viewer(CLI::App& command, std::optional<std::string>& viewer) {
  CLI::Option* option =
      command.add_option("--viewer", viewer, "Whose eyes: a seat from 1 on, spectator, or all (the default)");
  std::vector<std::string> words;
  for (int seat = 1; seat <= most_seats; ++seat) words.push_back(std::to_string(seat));
  words.insert(words.end(), {"spectator", "all"});
  offer(*option->type_name("WHO"), words);
}

}  // namespace naqala::command
