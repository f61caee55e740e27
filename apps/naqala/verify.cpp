#include "fair/verify.hpp"

#include <fmt/format.h>

#include <boost/json.hpp>
#include <memory>

#include "arguments.hpp"
#include "commands.hpp"
#include "common.hpp"
#include "notation/json_text.hpp"
#include "notation/names.hpp"

namespace naqala::command {

namespace json = boost::json;

namespace {

struct VerifyWish {
  std::string file;
  bool json = false;
};

std::string counted(int n, const std::string& one, const std::string& several) {
  return fmt::format("{} {}", n, n == 1 ? one : several);
}

// What the seats added, so that each can look for its own.
std::string nonces_told(const Proof& proof) {
  std::string told;
  for (std::size_t i = 0; i < proof.nonces.size(); ++i)
    told += fmt::format("{}seat {} {}", i == 0 ? "" : ", ", i + 1,
                        proof.nonces[i].empty() ? "nothing" : naqala::quoted(proof.nonces[i]));
  return told;
}

std::string as_text(const Proof& proof, const Verified& verified) {
  return fmt::format(
      "{} and the deal follow from the secret {}.\n"
      "Compare with what you were shown before the game:\n"
      "  table       {}\n"
      "  commitment  {}\n"
      "  added by    {}\n"
      "{}",
      counted(verified.outcomes, "outcome", "outcomes"), to_hex(*proof.secret), naqala::quoted(proof.table),
      proof.commitment, nonces_told(proof), verified.over ? "" : "The game breaks off before its end.\n");
}

std::string as_json(const Proof& proof, const Verified& verified) {
  json::array nonces;
  for (const std::string& nonce : proof.nonces) nonces.emplace_back(nonce);
  return print_json(json::object{{"fair", true},
                                 {"outcomes", verified.outcomes},
                                 {"over", verified.over},
                                 {"table", proof.table},
                                 {"commitment", proof.commitment},
                                 {"secret", to_hex(*proof.secret)},
                                 {"nonces", std::move(nonces)}}) +
         "\n";
}

void verify_game(const VerifyWish& wish) {
  const std::string file = input_or_pipe(wish.file);
  const Proof proof = value_or_fail(parse_proof(read_input(file)), called(file));
  const Verified verified = value_or_fail(verify(proof), called(file));
  write_output(wish.json ? as_json(proof, verified) : as_text(proof, verified));
}

}  // namespace

void add_verify(CLI::App& app) {
  auto wish = std::make_shared<VerifyWish>();
  CLI::App* command = app.add_subcommand("verify", "Check that the luck of an online game was fair");
  add_input(*command, wish->file, "The proof that a server gives of a finished game");
  command->add_flag("--json", wish->json, "As JSON");
  command->footer(
      "The deal and every outcome of chance, also what was taken back, are computed again from the secret\n"
      "that the server chose before the game, and the secret is held against the commitment that was shown\n"
      "then. The first thing that does not fit is told, and the exit code is 1. docs/fairness.md tells what\n"
      "this proves and what it does not.\n"
      "\n"
      "Examples:\n"
      "  naqala verify proof.json\n"
      "  naqala verify --json < proof.json");
  command->callback([wish] { verify_game(*wish); });
}

}  // namespace naqala::command
