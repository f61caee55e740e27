#pragma once

#include <CLI/CLI.hpp>

// The subcommands. Each function adds one to the command line, with its options, its help and what it does.

namespace naqala::command {

void add_new(CLI::App& app);
void add_show(CLI::App& app);
void add_legal(CLI::App& app);
void add_apply(CLI::App& app);
void add_score(CLI::App& app);
void add_replay(CLI::App& app);
void add_verify(CLI::App& app);
void add_play(CLI::App& app);
void add_perft(CLI::App& app);
void add_bench(CLI::App& app);
void add_analyse(CLI::App& app);
void add_match(CLI::App& app);
void add_train(CLI::App& app);
void add_serve(CLI::App& app);
void add_games(CLI::App& app);
void add_numbers(CLI::App& app);
void add_tables(CLI::App& app);
void add_manual(CLI::App& app);

}  // namespace naqala::command
