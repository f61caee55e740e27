#pragma once

#include <string>
#include <vector>

// The command line as data, from which man pages and completions are written, so that these
// cannot differ from --help.

namespace naqala::command {

struct OptionText {
  std::vector<std::string> names;  // "-o", "--output"; none if the value alone is written
  std::string value;               // "FILE", "N=WHO"; empty for a flag
  std::string about;
  std::vector<std::string> words;  // that the value may be, as far as they are known beforehand
  bool several = false;            // values, parted by commas if it is an option
  bool repeats = false;            // it may be given more than once
  bool needed = false;
};

struct CommandText {
  std::string name;  // "naqala games list"
  std::string about;
  std::string notes;  // what --help says after the options
  std::vector<OptionText> options;
  std::vector<CommandText> commands;
};

// The page of a command in the language of man; `all` is the whole command line, for the
// references to other pages.
std::string man_page(const CommandText& command, const CommandText& all);
// What the page is called: "naqala-games".
std::string page_name(const CommandText& command);

std::string bash_completion(const CommandText& all);
std::string zsh_completion(const CommandText& all);
std::string fish_completion(const CommandText& all);

// "list" of "naqala games list"
std::string last_word(const CommandText& command);

enum class ValueKind { none, file, folder, words, text };
ValueKind kind_of_value(const OptionText& option);

}  // namespace naqala::command
