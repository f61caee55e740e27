// `naqala verify`, with a proof made as a server makes it.
#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "fair/proof.hpp"
#include "fair/stream.hpp"
#include "notation/json_text.hpp"
#include "rules/game.hpp"
#include "run.hpp"
#include "table/game.hpp"

namespace naqala::test {
namespace {

// A game for two in which everybody does the first thing that is legal, up to its third outcome of chance.
Proof small_proof() {
  Proof proof{.table = "t42", .commitment = {}, .secret = Secret{}, .nonces = {"", "hi"}, .events = {}};
  proof.commitment = commitment_of(*proof.secret);
  const Key key = key_of(*proof.secret, proof.table, proof.nonces);
  proof.events = {*start_game({Options{}, fair_deal(Options{}, key), {"Anna", "Bo"}})};
  Game game = game_from(proof.events[0]);
  for (int draws = 0; draws < 3;) {
    const Seat seat = actor(game.state);
    ActionList legal;
    legal_actions(game.layout, game.state, legal);
    const Action action = seat == chance ? draw(game.state, key, game.events) : legal[0];
    proof.events.push_back(decide(game, {game.events, Act{seat, action}})->front());
    evolve(game, proof.events.back());
    draws += seat == chance;
  }
  return proof;
}
std::string text_of(const Proof& proof) { return print_json(json_of(proof)); }

TEST(VerifyCommand, TellsHowManyOutcomesFollowFromTheSecret) {
  const Proof proof = small_proof();
  const std::string text = output_of({"verify"}, text_of(proof));
  const auto lines = lines_of_text(text);
  EXPECT_EQ(lines[0], "3 outcomes and the deal follow from the secret " + std::string(64, '0') + ".");
  EXPECT_TRUE(contains(text, "  table       \"t42\"\n  commitment  " + proof.commitment +
                                 "\n  added by    seat 1 nothing, seat 2 \"hi\"\n"));
  EXPECT_EQ(lines.back(), "The game breaks off before its end.");
  const Folder folder;
  EXPECT_EQ(output_of({"verify", folder.file("proof.json", text_of(proof))}), text);
  EXPECT_EQ(output_of({"verify", "-"}, text_of(proof)), text);
}

TEST(VerifyCommand, AsJson) {
  const Proof proof = small_proof();
  const auto value = boost::json::parse(output_of({"verify", "--json"}, text_of(proof)));
  EXPECT_TRUE(value.at("fair").as_bool());
  EXPECT_FALSE(value.at("over").as_bool());
  EXPECT_EQ(value.at("outcomes").as_int64(), 3);
  EXPECT_EQ(value.at("commitment").as_string(), proof.commitment);
  EXPECT_EQ(value.at("nonces").at(1).as_string(), "hi");
}

TEST(VerifyCommand, NamesWhatIsWrong) {
  Proof proof = small_proof();
  proof.nonces[0] = "another";
  const Folder folder;
  const std::string file = folder.file("proof.json", text_of(proof));
  EXPECT_TRUE(failed(run({"verify", file}), file + ": event 0: the set-up is another than the secret deals"));
  EXPECT_TRUE(failed(run({"verify", "--json", file}), file + ": event 0: "));
  proof.secret.reset();
  EXPECT_TRUE(failed(run({"verify"}, {.input = text_of(proof)}), "standard input: the secret is missing"));
}

TEST(VerifyCommand, RefusesWhatIsNoProof) {
  EXPECT_TRUE(failed(run({"verify"}, {.input = ""}), "standard input: proof: "));
  EXPECT_TRUE(failed(run({"verify"}, {.input = "{}"}), "standard input: proof: format: is missing"));
  EXPECT_TRUE(failed(run({"verify"}, {.input = output_of({"new", "--seed", "7"})}), "proof: line 1"));
  EXPECT_TRUE(failed(run({"verify", "no such file"}), "no such file: "));
}

// docs/fairness.md: the deal is that of `naqala new` with the first two words of event 0 for a seed.
TEST(VerifyCommand, TheDealIsThatOfASeed) {
  const Proof proof = small_proof();
  Stream stream(key_of(*proof.secret, proof.table, proof.nonces), 0);
  const std::uint64_t low = stream.next();
  const std::uint64_t seed = low + (std::uint64_t{stream.next()} << 32);
  const auto record = parse_record(output_of({"new", "--players", "2", "--seed", std::to_string(seed)}));
  ASSERT_TRUE(record) << record.error();
  EXPECT_TRUE(record->setup == std::get<Started>(proof.events[0].what).setup);
}

}  // namespace
}  // namespace naqala::test
