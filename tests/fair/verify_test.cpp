// A fair game is told from one whose luck was tampered with.
#include "fair/verify.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <boost/json.hpp>

#include "fair_game.hpp"
#include "notation/action_text.hpp"
#include "notation/json_text.hpp"
#include "support/effort.hpp"
#include "support/setups.hpp"

namespace naqala::test {
namespace {

namespace json = boost::json;

std::string why(const Proof& proof) {
  const auto verified = verify(proof);
  return verified ? "" : verified.error();
}
bool begins(const std::string& text, const std::string& part) { return text.rfind(part, 0) == 0; }
std::string at(std::size_t event) { return "event " + std::to_string(event) + ": "; }

const Proof& good() {
  static const Proof proof = fair_game(3, "a fair game");
  return proof;
}

// The number of the n-th outcome of chance.
std::size_t nth_draw(const Proof& proof, int n) {
  for (std::size_t i = 0; i < proof.events.size(); ++i)
    if (is_draw(proof.events[i]) && n-- == 0) return i;
  ADD_FAILURE() << "there are not so many draws";
  return 0;
}

// Another outcome that could have been drawn at this event.
Action another_outcome(const Proof& proof, std::size_t number) {
  const auto before =
      rebuild(Events(proof.events.begin(), proof.events.begin() + static_cast<std::ptrdiff_t>(number)));
  ActionList legal;
  legal_actions(before->layout, before->state, legal);
  const Action drawn = std::get<Acted>(proof.events[number].what).action;
  const Action* other =
      std::find_if(legal.begin(), legal.end(), [&](Action action) { return action != drawn; });
  EXPECT_NE(other, legal.end());
  return *other;
}

void renumber(Events& events) {
  for (std::size_t i = 0; i < events.size(); ++i) events[i].number = static_cast<int>(i);
}

TEST(Verify, AcceptsWholeGamesOfAllKinds) {
  int undone = 0, taken_back = 0;
  for (int i = 0; i < rounds({.reduced = 4, .normal = 30, .campaign = 3000}); ++i) {
    const Proof proof = fair_game(nth_setup_of_all(i), "fair " + std::to_string(i));
    const auto verified = verify(proof);
    ASSERT_TRUE(verified) << verified.error();
    EXPECT_EQ(verified->outcomes, std::count_if(proof.events.begin(), proof.events.end(), is_draw));
    EXPECT_TRUE(verified->over);
    for (const Event& event : proof.events) {
      undone += std::holds_alternative<Undone>(event.what);
      taken_back += std::holds_alternative<TakenBack>(event.what);
    }
  }
  EXPECT_GT(undone, 0);
  EXPECT_GT(taken_back, 0);
}

TEST(Verify, AGameThatBreaksOffIsFairSoFar) {
  Proof part = good();
  part.events.resize(part.events.size() / 2);
  const auto verified = verify(part);
  ASSERT_TRUE(verified) << verified.error();
  EXPECT_FALSE(verified->over);
}

TEST(Verify, AChangedOutcome) {
  for (const int n : {0, 3, 10}) {
    Proof proof = good();
    const std::size_t number = nth_draw(proof, n);
    auto& acted = std::get<Acted>(proof.events[number].what);
    const std::string drawn = to_text(acted.action);
    acted.action = another_outcome(good(), number);
    EXPECT_EQ(why(proof), at(number) + "chance says \"" + to_text(acted.action) + "\", the secret gives \"" +
                              drawn + "\"");
  }
}

TEST(Verify, AChangedDeal) {
  Proof proof = good();
  auto& start = std::get<Started>(proof.events[0].what);
  std::swap(start.setup.djinn_row[0], start.setup.djinn_row[1]);
  EXPECT_EQ(why(proof), "event 0: the set-up is another than the secret deals");
  proof = good();
  std::get<Started>(proof.events[0].what).setup.djinn_row[1] = start.setup.djinn_row[0];
  EXPECT_TRUE(begins(why(proof), "event 0: "));
}

TEST(Verify, AChangedSecret) {
  Proof proof = good();
  proof.secret->bytes[31] ^= 1;
  EXPECT_EQ(why(proof), "the secret does not fit the commitment");
  proof.commitment = commitment_of(*proof.secret);  // one that was not shown before the game
  EXPECT_EQ(why(proof), "event 0: the set-up is another than the secret deals");
  proof.secret.reset();
  EXPECT_EQ(why(proof), "the secret is missing: it is told when the game is over");
}

TEST(Verify, AChangedNonceOrTable) {
  Proof proof = good();
  proof.nonces[2] += "!";
  EXPECT_EQ(why(proof), "event 0: the set-up is another than the secret deals");
  proof = good();
  std::swap(proof.nonces[0], proof.nonces[1]);
  EXPECT_EQ(why(proof), "event 0: the set-up is another than the secret deals");
  proof = good();
  proof.table = "another";
  EXPECT_EQ(why(proof), "event 0: the set-up is another than the secret deals");
}

TEST(Verify, NoncesMustFitTheSeats) {
  Proof proof = good();
  proof.nonces.pop_back();
  EXPECT_EQ(why(proof), "nonces: 2 for 3 seats");
  proof.nonces.push_back(std::string(longest_nonce + 1, 'x'));
  EXPECT_EQ(why(proof), "nonces.3: longer than 64 bytes");
}

TEST(Verify, AMissingEvent) {
  for (std::size_t number = 1; number < good().events.size() - 1; number += 7) {
    Proof proof = good();
    proof.events.erase(proof.events.begin() + static_cast<std::ptrdiff_t>(number));
    EXPECT_EQ(why(proof), at(number) + "event " + std::to_string(number + 1) + " stands in its place");
    renumber(proof.events);
    EXPECT_NE(why(proof), "");
  }
  Proof proof = good();
  proof.events.erase(proof.events.begin());
  EXPECT_EQ(why(proof), "event 0: a game begins with its set-up");
  proof.events.clear();
  EXPECT_EQ(why(proof), "there are no events");
}

// An event slipped in shifts the numbers of all draws that follow.
TEST(Verify, AnEventTooMany) {
  Proof proof = good();
  const std::size_t number = nth_draw(proof, 0);
  proof.events.insert(proof.events.begin() + static_cast<std::ptrdiff_t>(number),
                      {0, Handed{Seat::one, Hands::late}});
  renumber(proof.events);
  EXPECT_TRUE(begins(why(proof), "event "));
  EXPECT_NE(why(proof).find("the secret gives"), std::string::npos);
}

TEST(Verify, EventsThatNoGameHas) {
  Proof proof = good();
  proof.events[1].what = proof.events[0].what;
  EXPECT_EQ(why(proof), "event 1: a game starts only once");
  proof = good();
  proof.events[1].what = Acted{chance, Action::deal(Card::fish)};
  EXPECT_TRUE(begins(why(proof), "event 1: it is seat "));
  proof = good();
  proof.events[1].what = TakenBack{0};
  EXPECT_EQ(why(proof), "event 1: not all have agreed to go back there");
  proof = good();
  const std::size_t number = nth_draw(proof, 0);
  proof.events[number].what = Acted{Seat::one, std::get<Acted>(proof.events[number].what).action};
  EXPECT_EQ(why(proof), at(number) + "it is for chance to draw");
}

// All agree to go back to before a draw. Then it must be drawn anew, not kept as it was, and what
// was undone is checked too.
class GoneBack : public testing::Test {
 protected:
  GoneBack() {
    const std::size_t number = nth_draw(whole, 0);
    proof.events.resize(number + 1);
    const Game game = *rebuild(proof.events);
    const int to = static_cast<int>(game.actions.size()) - 2;  // the action that led to the draw
    const Acted cause = game.actions[static_cast<std::size_t>(to)];
    add(Asked{cause.seat, to});
    for (int i = 0; i < game.start.options.seats; ++i)
      if (static_cast<Seat>(i) != cause.seat) add(Answered{static_cast<Seat>(i), true});
    add(TakenBack{to});
    add(cause);
    add(Acted{chance, draw(rebuild(proof.events)->state, key(), static_cast<int>(proof.events.size()))});
    first = number;
  }
  template <class What>
  void add(What what) {
    proof.events.push_back({static_cast<int>(proof.events.size()), what});
  }
  Key key() const { return key_of(*proof.secret, proof.table, proof.nonces); }
  Action& drawn_at(std::size_t number) { return std::get<Acted>(proof.events[number].what).action; }

  const Proof whole = fair_game(3, "gone back");
  Proof proof = whole;
  std::size_t first = 0;
};

TEST_F(GoneBack, IsDrawnAnew) {
  const auto verified = verify(proof);
  ASSERT_TRUE(verified) << verified.error();
  EXPECT_EQ(verified->outcomes, 2);
}

TEST_F(GoneBack, MayNotKeepTheDraw) {
  ASSERT_NE(drawn_at(first), drawn_at(proof.events.size() - 1)) << "this game shows nothing";
  drawn_at(proof.events.size() - 1) = drawn_at(first);
  EXPECT_TRUE(begins(why(proof), at(proof.events.size() - 1) + "chance says "));
}

TEST_F(GoneBack, ChecksTheDrawThatWasUndone) {
  drawn_at(first) = another_outcome(whole, first);
  EXPECT_TRUE(begins(why(proof), at(first) + "chance says "));
}

// ---- As JSON ----------------------------------------------------------------------------------------------

TEST(Proofs, AreTheSameWhenReadAgain) {
  for (int i = 0; i < 15; ++i) {
    Proof proof = fair_game(nth_setup_of_all(i), "written " + std::to_string(i));
    proof.nonces[1] = "Zoë \"\\ \n";
    for (const JsonStyle style : {JsonStyle::line, JsonStyle::pages}) {
      const auto read = parse_proof(print_json(json_of(proof), style));
      ASSERT_TRUE(read) << read.error();
      EXPECT_TRUE(*read == proof);
    }
    proof.secret.reset();
    EXPECT_TRUE(*read_proof(json_of(proof)) == proof);
  }
}

std::string refused(const std::function<void(json::object&)>& change) {
  Proof small = good();
  small.events.resize(5);
  json::value value = json_of(small);
  change(value.as_object());
  const auto read = read_proof(value);
  return read ? "" : read.error();
}

TEST(Proofs, WhatIsWrongIsNamed) {
  EXPECT_EQ(refused([](json::object&) {}), "");
  EXPECT_EQ(refused([](json::object& o) { o["format"] = "naqala-proof 2"; }),
            "proof: format: \"naqala-proof 2\" is not naqala-proof 1");
  for (const std::string field : {"format", "table", "commitment", "nonces", "events"})
    EXPECT_EQ(refused([&](json::object& o) { o.erase(field); }), "proof: " + field + ": is missing");
  EXPECT_EQ(refused([](json::object& o) { o["secret"] = nullptr; }), "");
  EXPECT_EQ(refused([](json::object& o) { o["secret"] = "abc"; }),
            "proof: secret: this is not 64 digits 0-9 and a-f");
  EXPECT_EQ(refused([](json::object& o) { o["commitment"] = std::string(64, 'G'); }),
            "proof: commitment: this is not 64 digits 0-9 and a-f");
  EXPECT_TRUE(begins(refused([](json::object& o) { o["commitment"] = 7; }), "proof: commitment: "));
  EXPECT_EQ(refused([](json::object& o) { o["nonces"].as_array()[1] = std::string(65, 'x'); }),
            "proof: nonces.2: longer than 64 bytes");
  EXPECT_TRUE(begins(refused([](json::object& o) { o["nonces"] = json::array(6, ""); }), "proof: nonces: "));
  EXPECT_EQ(refused([](json::object& o) { o["events"] = "none"; }), "proof: events: this is not a list");
  EXPECT_EQ(refused([](json::object& o) { o["events"].as_array()[3] = 7; }),
            "proof: event 3: an event is an object");
  EXPECT_TRUE(
      begins(refused([](json::object& o) { o["events"].as_array()[2].as_object()["action"] = "deal fsh"; }),
             "proof: event 2: action: "));
  EXPECT_TRUE(begins(refused([](json::object& o) { o["luck"] = 1; }), "proof: luck: "));
  EXPECT_EQ(read_proof(json::array()).error(), "proof: this is not a JSON object");
}

auto setup_of(const Proof& proof) { return std::get<Started>(proof.events[0].what).setup; }

// Any byte changed, any part cut off: refused, or no part of the luck has changed.
TEST(Proofs, DamagedTextDoesNoHarm) {
  Proof small = good();
  small.events.resize(nth_draw(small, 0) + 1);
  const std::string text = print_json(json_of(small), JsonStyle::line);
  Rng rng("damage");
  for (int i = 0; i < rounds({.reduced = 50, .normal = 500, .campaign = 50'000}); ++i) {
    std::string damaged = text;
    const std::size_t place = rng.below(static_cast<std::uint32_t>(text.size()));
    if (i % 4 == 0)
      damaged.resize(place);
    else
      damaged[place] = static_cast<char>(rng.below(256));
    const auto read = parse_proof(damaged);
    if (!read) {
      EXPECT_EQ(read.error().find('\n'), std::string::npos) << read.error();
    } else if (verify(*read)) {  // names and decisions are not for the secret to tell
      EXPECT_TRUE(read->table == small.table && read->nonces == small.nonces) << damaged;
      EXPECT_TRUE(read->secret == small.secret && read->commitment == small.commitment) << damaged;
      EXPECT_TRUE(setup_of(*read) == setup_of(small)) << damaged;
    }
  }
}

}  // namespace
}  // namespace naqala::test
