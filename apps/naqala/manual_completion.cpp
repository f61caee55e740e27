#include <string_view>

#include "manual.hpp"

namespace naqala::command {

namespace {

using Texts = std::vector<std::string>;

std::string joined(const Texts& texts, std::string_view between) {
  std::string all;
  for (const std::string& text : texts) all += (all.empty() ? "" : std::string(between)) + text;
  return all;
}

std::string replaced(std::string text, std::string_view from, std::string_view to) {
  for (std::size_t at = text.find(from); at != text.npos; at = text.find(from, at + to.size()))
    text.replace(at, from.size(), to);
  return text;
}

// "games list" of "naqala games list"; empty for the whole command.
std::string path_of(const CommandText& command) {
  const std::size_t blank = command.name.find(' ');
  return blank == std::string::npos ? "" : command.name.substr(blank + 1);
}

Texts names_of(const std::vector<CommandText>& commands) {
  Texts names;
  for (const CommandText& command : commands) names.push_back(last_word(command));
  return names;
}

// Whether words are parted by commas in one value.
bool is_list(const OptionText& option) { return option.several && !option.repeats && !option.names.empty(); }

bool may_stand_alone(const OptionText& option) { return option.value.rfind('[', 0) == 0; }

// A command and all below it, each told to `tell`.
template <class Tell>
void for_each_command(const CommandText& command, Tell tell) {
  tell(command);
  for (const CommandText& part : command.commands) for_each_command(part, tell);
}

// ---- bash -------------------------------------------------------------------------------------------------

// How a value is completed: what `kind` and `words` are set to.
std::string bash_value(const OptionText& option) {
  switch (kind_of_value(option)) {
    case ValueKind::file:
      return "kind=files";
    case ValueKind::folder:
      return "kind=directories";
    case ValueKind::words:
      return std::string(is_list(option) ? "kind=list" : "kind=words") + " words=\"" +
             joined(option.words, " ") + "\"";
    default:
      return "kind=text";
  }
}

// The part of the script for one command.
std::string bash_case(const CommandText& command) {
  Texts options;
  std::string values, place = "kind=words words=\"" + joined(names_of(command.commands), " ") + "\"";
  bool has_place = !command.commands.empty();
  for (const OptionText& option : command.options) {
    options.insert(options.end(), option.names.begin(), option.names.end());
    if (option.names.empty() && !has_place) {
      place = bash_value(option);
      has_place = true;
    } else if (!option.names.empty() && kind_of_value(option) != ValueKind::none) {
      values += "        " + joined(option.names, " | ") + ") " + bash_value(option) + " ;;\n";
    }
  }
  return "    \"" + path_of(command) + "\")\n" + "      options=\"" + joined(options, " ") + "\"\n" +
         "      case \"$previous\" in\n" + values + "        *) " + (has_place ? place : "kind=text") +
         " place=yes ;;\n      esac\n      ;;\n";
}

// The patterns by which a further word leads from command to command: "games/list". Each set of them stands
// between `begin` and `end`.
std::string paths(const CommandText& all, const std::string& begin, std::string_view between,
                  const std::string& end) {
  std::string text;
  for_each_command(all, [&](const CommandText& command) {
    Texts patterns;
    for (const std::string& name : names_of(command.commands))
      patterns.push_back("\"" + path_of(command) + "/" + name + "\"");
    if (!patterns.empty()) text += begin + joined(patterns, between) + end + "\n";
  });
  return text;
}

// ---- zsh --------------------------------------------------------------------------------------------------

std::string zsh_escaped(const std::string& text) {
  std::string out;
  for (char c : text) {
    if (c == '[' || c == ']' || c == ':' || c == '\\') out += '\\';
    out += c == '`' ? '"' : c;
  }
  return replaced(out, "'", "'\\''");
}

std::string zsh_value(const OptionText& option) {
  const std::string what = zsh_escaped(option.value);
  switch (kind_of_value(option)) {
    case ValueKind::none:
      return "";
    case ValueKind::file:
      return ":" + what + ":_files";
    case ValueKind::folder:
      return ":" + what + ":_files -/";
    case ValueKind::words:
      return ":" + what + ":" +
             (is_list(option) ? "_sequence compadd - " + joined(option.words, " ")
                              : "(" + joined(option.words, " ") + ")");
    default:
      return ":" + what + ": ";
  }
}

// One argument of _arguments.
std::string zsh_option(const OptionText& option) {
  const std::string value = zsh_value(option);
  if (option.names.empty())
    return "'" + std::string(option.several ? "*" : option.needed ? "" : ":") + value + "'";
  Texts names = option.names;
  if (!value.empty())
    for (std::string& name : names) name += name[1] == '-' ? "=" : "+";
  const std::string about =
      "'[" + zsh_escaped(option.about) + "]" + (may_stand_alone(option) ? ":" : "") + value + "'";
  if (option.repeats) return "'*'" + joined(names, "") + about;
  if (names.size() == 1) return names[0] + about;
  return "'(" + joined(option.names, " ") + ")'{" + joined(names, ",") + "}" + about;
}

std::string zsh_function_name(const CommandText& command) { return "_" + replaced(command.name, " ", "_"); }

// The function of a command that has others below it: the first word tells which function goes on.
std::string zsh_branches(const CommandText& command) {
  std::string text = "  case $state in\n    command)\n      local -a commands=(\n";
  for (const CommandText& part : command.commands)
    text += "        '" + last_word(part) + ":" + zsh_escaped(part.about) + "'\n";
  text += "      )\n      _describe command commands\n      ;;\n    argument)\n      case $words[1] in\n";
  for (const CommandText& part : command.commands)
    text += "        " + last_word(part) + ") " + zsh_function_name(part) + " ;;\n";
  return text + "      esac\n      ;;\n  esac\n";
}

std::string zsh_function(const CommandText& command) {
  const bool branches = !command.commands.empty();
  Texts arguments;
  for (const OptionText& option : command.options) arguments.push_back(zsh_option(option));
  if (branches) arguments.insert(arguments.end(), {"'1:command:->command'", "'*::argument:->argument'"});
  return zsh_function_name(command) + "() {\n" +
         (branches ? "  local curcontext=$curcontext state line\n" : "") + "  _arguments " +
         (branches ? "-C " : "") + "\\\n    " + joined(arguments, " \\\n    ") + "\n" +
         (branches ? zsh_branches(command) : "") + "}\n\n";
}

// ---- fish -------------------------------------------------------------------------------------------------

std::string fish_quoted(const std::string& text) {
  return "'" + replaced(replaced(text, "\\", "\\\\"), "'", "\\'") + "'";
}

std::string fish_value(const OptionText& option) {
  const bool option_itself = !option.names.empty();
  const std::string only = option_itself ? " -x -a " : " -a ", words = joined(option.words, " ");
  switch (kind_of_value(option)) {
    case ValueKind::none:
      return "";
    case ValueKind::file:
      return option_itself && !may_stand_alone(option) ? " -r -F" : " -F";
    case ValueKind::folder:
      return only + "'(__fish_complete_directories)'";
    case ValueKind::words:
      return only + (is_list(option) ? "'(__fish_append , " + words + ")'" : "'" + words + "'");
    default:
      return option_itself ? " -x" : "";
  }
}

std::string fish_option(const OptionText& option) {
  std::string text;
  for (const std::string& name : option.names)
    text += name[1] == '-' ? " -l " + name.substr(2) : " -s " + name.substr(1);
  return text + fish_value(option) + (option.names.empty() ? "" : " -d " + fish_quoted(option.about));
}

std::string fish_lines(const CommandText& command) {
  const std::string begin = "complete -c naqala -n '__naqala_at " + path_of(command) + "'";
  std::string text;
  for (const CommandText& part : command.commands)
    text += begin + " -a " + last_word(part) + " -d " + fish_quoted(part.about) + "\n";
  for (const OptionText& option : command.options) {
    const std::string rest = fish_option(option);
    if (!rest.empty()) text += begin + rest + "\n";
  }
  return text;
}

}  // namespace

std::string last_word(const CommandText& command) { return command.name.substr(command.name.rfind(' ') + 1); }

ValueKind kind_of_value(const OptionText& option) {
  if (option.value.empty()) return ValueKind::none;
  if (!option.words.empty()) return ValueKind::words;
  if (option.value.find("FILE") != option.value.npos) return ValueKind::file;
  return option.value.find("FOLDER") != option.value.npos ? ValueKind::folder : ValueKind::text;
}

std::string bash_completion(const CommandText& all) {
  std::string cases;
  for_each_command(all, [&](const CommandText& command) { cases += bash_case(command); });
  return R"(# Completion for bash. Written by `naqala manual` from the options of the command.

_naqala() {
  local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD - 1]}"
  local path="" word options kind words="" place=""
  # bash parts --option=value into three words.
  if [[ $current == "=" ]]; then
    current=""
  elif [[ $previous == "=" ]]; then
    previous="${COMP_WORDS[COMP_CWORD - 2]}"
  fi
  for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "$path/$word" in
)" + paths(all, "      ", " | ", ") path=\"${path:+$path }$word\" ;;") +
         R"(    esac
  done
  case "$path" in
)" + cases +
         R"(  esac
  if [[ $place == yes && $current == -* ]]; then kind=words words="$options"; fi
  case "$kind" in
    words) mapfile -t COMPREPLY < <(compgen -W "$words" -- "$current") ;;
    list)
      local before=""
      if [[ $current == *,* ]]; then before="${current%,*},"; fi
      mapfile -t COMPREPLY < <(compgen -P "$before" -W "$words" -- "${current##*,}")
      ;;
    files | directories)
      compopt -o filenames 2>/dev/null
      mapfile -t COMPREPLY < <(compgen "-${kind:0:1}" -- "$current")
      ;;
    *) COMPREPLY=() ;;
  esac
}
complete -F _naqala naqala
)";
}

std::string zsh_completion(const CommandText& all) {
  std::string functions;
  for_each_command(all, [&](const CommandText& command) { functions += zsh_function(command); });
  return "#compdef naqala\n# Completion for zsh. Written by `naqala manual` from the options of the "
         "command.\n\n" +
         functions + "_naqala \"$@\"\n";
}

std::string fish_completion(const CommandText& all) {
  std::string lines;
  for_each_command(all, [&](const CommandText& command) { lines += fish_lines(command); });
  return R"(# Completion for fish. Written by `naqala manual` from the options of the command.

# Whether the words so far name this command.
function __naqala_at
    set -l path
    for word in (commandline -opc)[2..-1]
        switch "$path/$word"
)" + paths(all, "            case ", " ", "\n                set path (string trim \"$path $word\")") +
         R"(        end
    end
    test "$path" = "$argv"
end

complete -c naqala -f
)" + lines;
}

}  // namespace naqala::command
