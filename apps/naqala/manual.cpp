#include "manual.hpp"

#include <algorithm>
#include <filesystem>

#include "arguments.hpp"
#include "commands.hpp"
#include "common.hpp"

namespace naqala::command {

namespace {

// The type of a value as --help has it, without what is checked of it: "N" of "N:INT in [0 - 65535]".
std::string value_of(const CLI::Option& option) {
  if (option.get_items_expected_max() == 0) return {};
  const std::string type = option.get_type_name(), place = option.get_name(true);
  return place.empty() ? type.substr(0, type.find(':')) : place;
}

OptionText text_of(CLI::Option& option) {
  OptionText text;
  for (const std::string& name : option.get_snames()) text.names.push_back("-" + name);
  for (const std::string& name : option.get_lnames()) text.names.push_back("--" + name);
  text.value = value_of(option);
  text.about = option.get_description();
  text.words = offered_words(option);
  text.several = option.get_expected_max() > 1;
  text.repeats = text.several && option.get_delimiter() == '\0';
  text.needed = option.get_required();
  return text;
}

bool is_shown(const CLI::App* app) { return !app->get_group().empty(); }

CommandText text_of(CLI::App& app, const std::string& before) {
  CommandText text{before + app.get_name(), app.get_description(), app.get_footer(), {}, {}};
  for (CLI::Option* option : app.get_options())
    if (!option->get_group().empty()) text.options.push_back(text_of(*option));
  for (CLI::App* command : app.get_subcommands(is_shown))
    text.commands.push_back(text_of(*command, text.name + " "));
  return text;
}

void write_into(const std::filesystem::path& folder, const std::string& name, const std::string& text) {
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  if (error) throw Failure(folder.string() + ": " + error.message());
  write_file((folder / name).string(), text);
}

void write_manual(CLI::App& app, const std::filesystem::path& folder) {
  const CommandText all = text_of(app, "");
  const std::filesystem::path pages = folder / "man" / "man1";
  write_into(pages, page_name(all) + ".1", man_page(all, all));
  for (const CommandText& command : all.commands)
    write_into(pages, page_name(command) + ".1", man_page(command, all));
  write_into(folder / "bash-completion" / "completions", "naqala", bash_completion(all));
  write_into(folder / "zsh" / "site-functions", "_naqala", zsh_completion(all));
  write_into(folder / "fish" / "vendor_completions.d", "naqala.fish", fish_completion(all));
}

}  // namespace

// For the installation, and so not shown in --help.
void add_manual(CLI::App& app) {
  auto folder = std::make_shared<std::string>();
  CLI::App* command =
      app.add_subcommand("manual", "Write man pages and completions into a folder")->group("");
  command
      ->add_option("FOLDER", *folder, "Gets the folders that /usr/share has: man, bash-completion and others")
      ->required()
      ->type_name("");
  command->callback([&app, folder] { write_manual(app, *folder); });
}

}  // namespace naqala::command
