#include <algorithm>
#include <cctype>
#include <string_view>

#include "manual.hpp"
#include "version.hpp"

namespace naqala::command {

namespace {

// Plain text for troff: nothing in it is taken for a request, hyphens can be copied, `words` are bold.
std::string escaped(std::string_view text) {
  std::string out;
  bool bold = false;
  for (char c : text) {
    if (c == '`') {
      bold = !bold;
      out += bold ? "\\fB" : "\\fR";
    } else if (c == '\\') {
      out += "\\e";
    } else if (c == '-') {
      out += "\\-";
    } else if ((c == '.' || c == '\'') && (out.empty() || out.back() == '\n')) {
      out += std::string("\\&") + c;
    } else {
      out += c;
    }
  }
  return out;
}

std::string bold(const std::string& text) { return "\\fB" + escaped(text) + "\\fR"; }
std::string italic(const std::string& text) { return "\\fI" + escaped(text) + "\\fR"; }

// "-o, --output FILE", or "FILE"
std::string heading(const OptionText& option) {
  std::string text;
  for (const std::string& name : option.names) text += (text.empty() ? "" : ", ") + bold(name);
  if (!option.value.empty()) text += (text.empty() ? "" : " ") + italic(option.value);
  return text;
}

std::string list_of(const std::vector<OptionText>& options) {
  std::string text;
  for (const OptionText& option : options)
    text += ".TP\n" + heading(option) + "\n" + escaped(option.about) + ".\n";
  return text;
}

// "naqala apply [OPTIONS] FILE [ACTION...]"
std::string synopsis(const CommandText& command) {
  std::string text = bold(command.name);
  if (!command.commands.empty()) return text + " " + italic("COMMAND") + " [" + italic("OPTIONS") + "]\n";
  text += " [" + italic("OPTIONS") + "]";
  for (const OptionText& option : command.options) {
    if (!option.names.empty()) continue;
    const std::string value = italic(option.value) + (option.several ? "..." : "");
    text += option.needed ? " " + value : " [" + value + "]";
  }
  return text + "\n";
}

// Cuts a line off the text.
std::string_view cut_line(std::string_view& text) {
  const std::size_t end = std::min(text.find('\n'), text.size());
  const std::string_view line = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  return line;
}

// Notes as --help has them: lines that begin with blanks stay as they are, all others are filled;
// an empty line parts them.
std::string paragraphs(std::string_view notes) {
  std::string text;
  bool as_it_is = false;
  const auto part = [&] {
    if (!text.empty() && !text.ends_with(".PP\n")) text += ".PP\n";
  };
  while (!notes.empty()) {
    const std::string_view line = cut_line(notes);
    const bool indented = line.starts_with("  ");
    if (as_it_is && !indented) text += ".fi\n";
    if (indented != as_it_is || line.empty()) part();
    if (indented && !as_it_is) text += ".nf\n";
    as_it_is = indented;
    if (!line.empty()) text += escaped(line) + "\n";
  }
  return text + (as_it_is ? ".fi\n" : "");
}

// The notes of a command, whose examples are the last of them.
std::string notes_and_examples(const std::string& notes) {
  const std::string title = "Examples:\n";
  const std::size_t examples = notes.rfind(title) == notes.npos ? notes.size() : notes.rfind(title);
  std::string before = notes.substr(0, examples), text;
  while (!before.empty() && before.back() == '\n') before.pop_back();
  if (!before.empty()) text += ".SH NOTES\n" + paragraphs(before);
  if (examples < notes.size()) text += ".SH EXAMPLES\n" + paragraphs(notes.substr(examples + title.size()));
  return text;
}

// Commands that have pages of their own.
std::string list_of_pages(const CommandText& all) {
  std::string text = ".SH COMMANDS\n";
  for (const CommandText& command : all.commands)
    text += ".TP\n" + bold(page_name(command)) + "(1)\n" + escaped(command.about) + ".\n";
  return text;
}

// Commands that are told on the page of the one that they belong to.
std::string parts_of(const CommandText& command) {
  std::string text = ".SH COMMANDS\n";
  for (const CommandText& part : command.commands)
    text += ".SS " + last_word(part) + "\n" + synopsis(part) + ".PP\n" + escaped(part.about) + ".\n" +
            list_of(part.options);
  return text;
}

// The other pages, with commas between.
std::string references(const CommandText& command, const CommandText& all) {
  std::string text;
  const auto add = [&](const CommandText& other) {
    if (other.name != command.name) text += (text.empty() ? "" : ",\n") + bold(page_name(other)) + "(1)";
  };
  add(all);
  for (const CommandText& other : all.commands) add(other);
  return ".SH SEE ALSO\n" + text + "\n";
}

const std::string exit_status =
    "0 if all went well, 1 after an error, which is told in one line, 2 after wrong usage.\n";

}  // namespace

std::string page_name(const CommandText& command) {
  std::string name = command.name;
  for (char& c : name)
    if (c == ' ') c = '-';
  return name;
}

std::string man_page(const CommandText& command, const CommandText& all) {
  std::string title = page_name(command);
  for (char& c : title) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  const bool whole = &command == &all;
  std::string about = command.about;
  while (!about.empty() && about.back() == '.') about.pop_back();
  return ".\\\" Written by `naqala manual` from the options of the command.\n"
         ".TH " +
         title + " 1 \"\" \"Naqala " + std::string(version()) + "\" \"Naqala\"\n" + ".SH NAME\n" +
         page_name(command) + " \\- " + escaped(about) + "\n" + ".SH SYNOPSIS\n" + synopsis(command) +
         (whole                      ? list_of_pages(all)
          : command.commands.empty() ? ""
                                     : parts_of(command)) +
         ".SH OPTIONS\n" + list_of(command.options) + notes_and_examples(command.notes) +
         (whole ? "" : ".SH EXIT STATUS\n" + exit_status) + references(command, all);
}

}  // namespace naqala::command
