#include <fcntl.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <csignal>
#include <cstdio>
#include <exception>
#include <string>

#include "commands.hpp"
#include "common.hpp"
#include "notation/names.hpp"
#include "version.hpp"

namespace {

using namespace naqala::command;

// Whatever an error quotes, it stays on one line.
int complain(std::string message, int code) {
  for (char& c : message)
    if (c == '\n' || c == '\r') c = ' ';
  std::fprintf(stderr, "naqala: %s\n", message.c_str());
  return code;
}

void describe(CLI::App& app) {
  app.name("naqala");
  app.description("The board game Five Tribes: deal, show, play and replay games.");
  app.set_version_flag("--version", version_text());
  app.set_help_flag("-h,--help", "Show this help");
  app.require_subcommand(1);
  app.get_formatter()->column_width(28);
  app.footer(
      "`naqala COMMAND --help` tells more about a command. For example:\n"
      "  naqala new --players 2 --seed 7 -o game.txt    deal a game\n"
      "  naqala show game.txt                           look at it\n"
      "  naqala legal game.txt                          what can be done now\n"
      "  naqala apply game.txt \"bid 5\"                  do it\n"
      "\n"
      "Exit codes: 0 good, 1 an error that is told in one line, 2 wrong usage.");
}

void add_subcommands(CLI::App& app) {
  add_play(app);
  add_serve(app);
  add_games(app);
  add_new(app);
  add_show(app);
  add_legal(app);
  add_apply(app);
  add_score(app);
  add_replay(app);
  add_verify(app);
  add_perft(app);
  add_bench(app);
  add_analyse(app);
  add_match(app);
  add_train(app);
  add_numbers(app);
  add_tables(app);
  add_manual(app);
}

std::string what_is_wrong(const CLI::App& app, const CLI::ParseError& request) {
  const std::vector<std::string> unknown = app.remaining();
  if (app.get_subcommands().empty() && !unknown.empty())
    return naqala::quoted(unknown.front()) + " is not a command";
  return request.what();
}

// Help and version are printed by hand, so that a full disk or a closed pipe is noticed there too.
int answer(const CLI::App& app, const CLI::ParseError& request) {
  if (dynamic_cast<const CLI::CallForVersion*>(&request)) {
    write_output(std::string(request.what()) + "\n");
  } else if (request.get_exit_code() == 0) {
    write_output(app.help());
  } else {
    return complain(what_is_wrong(app, request) + " (naqala --help tells how it is used)", 2);
  }
  return 0;
}

// Whoever started us may have closed the standard streams or told us to ignore closed pipes. A closed stream
// gets a stand-in on which its use is an error, so that no file we open can take its place.
void prepare_streams() {
  std::signal(SIGPIPE, SIG_DFL);
  for (int fd : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
    if (::fcntl(fd, F_GETFD) < 0) ::open("/dev/null", fd == STDIN_FILENO ? O_WRONLY : O_RDONLY);
}

int run(int argc, char** argv) {
  CLI::App app;
  describe(app);
  add_subcommands(app);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& request) {
    return answer(app, request);
  }
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  prepare_streams();
  try {
    return run(argc, argv);
  } catch (const WrongUsage& error) {
    return complain(error.what(), 2);
  } catch (const std::exception& error) {
    return complain(error.what(), 1);
  }
}
