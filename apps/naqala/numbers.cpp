#include <fmt/format.h>

#include <boost/json.hpp>
#include <memory>

#include "arguments.hpp"
#include "commands.hpp"
#include "common.hpp"
#include "notation/json_text.hpp"
#include "notation/names.hpp"
#include "notation/printed_numbers.hpp"

namespace naqala::command {

namespace {

struct NumbersWish {
  std::vector<std::string> printed;
  bool json = false;
  bool report = false;
};

// Of "KEY=NUMBER", each.
PrintedNumbers numbers_from(const std::vector<std::string>& notes) {
  PrintedNumbers numbers;
  for (const std::string& note : notes) {
    const std::size_t sign = note.rfind('=');
    if (sign == note.npos)
      throw WrongUsage("numbers: --printed " + naqala::quoted(note) + " is not KEY=NUMBER");
    const std::string problem = numbers.note(note.substr(0, sign), note.substr(sign + 1));
    if (!problem.empty()) throw WrongUsage("numbers: --printed " + problem);
  }
  return numbers;
}

std::string line_of(const HouseNumber& row, const PrintedNumbers& printed, std::size_t key_width) {
  const PrintedValue* value = printed.printed(row);
  std::string line = fmt::format("  {:<{}}  {:>4}", key(row), key_width, text_of(ours(row)));
  if (printed.noted() > 0) line += fmt::format("  {:>7}", value == nullptr ? "" : text_of(*value));
  return line + fmt::format("  {:<12}  {}\n", name(row.mark), reason(row));
}

std::string counted(const PrintedNumbers& printed) {
  if (printed.noted() == 0)
    return "If you own the box: naqala numbers --report --printed \"djinn geb=N\", with what is printed.\n";
  return fmt::format("{} noted, {} of them not as ours.\n", printed.noted(), printed.differing());
}

// The list for people: a part for each box.
std::string text_of_list(const PrintedNumbers& printed) {
  std::size_t width = 0;
  for (const HouseNumber& row : house_number_table) width = std::max(width, key(row).size());
  std::string text;
  for (NumberGroup group : all<NumberGroup>) {
    std::string head = fmt::format("{:<{}}  ours", title(group), width + 2);
    if (printed.noted() > 0) head += "  printed";
    text += head + "\n";
    for (const HouseNumber& row : house_number_table)
      if (row.group == group) text += line_of(row, printed, width);
    text += "\n";
  }
  return text + counted(printed);
}

void print_numbers(const NumbersWish& wish) {
  const PrintedNumbers printed = numbers_from(wish.printed);
  if (wish.report)
    write_output(report_of(printed));
  else if (wish.json)
    write_output(print_json(json_of_house_numbers(printed)) + "\n");
  else
    write_output(text_of_list(printed));
}

}  // namespace

void add_numbers(CLI::App& app) {
  auto wish = std::make_shared<NumbersWish>();
  CLI::App* command = app.add_subcommand("numbers", "List the numbers of the box that we could not check");
  command->add_option("--printed", wish->printed, "What is printed in your box; once for each number")
      ->type_name("KEY=NUMBER")
      ->allow_extra_args(false);
  command->add_flag("--report", wish->report,
                    "What to paste into the issue form \"A printed number of your box\"");
  command->add_flag("--json", wish->json, "As JSON");
  command->footer(
      "A few numbers are printed on pieces or in rulebooks that we have no source for; ours are "
      "placeholders\n"
      "(house number). Others come from one source only. Keys are those of the first column; where a "
      "colour,\n"
      "or yes or no, is asked for, that word takes the place of the number.\n"
      "\n"
      "Examples:\n"
      "  naqala numbers\n"
      "  naqala numbers --report --printed \"djinn geb=8\" --printed \"tile workshop colour=blue\"");
  command->callback([command, wish] {
    refuse_beside(*command, "--report", {"--json"});
    print_numbers(*wish);
  });
}

}  // namespace naqala::command
