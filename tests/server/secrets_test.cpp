// What each viewer is sent holds nothing that it may not know.
#include "notation/action_text.hpp"
#include "rules/game.hpp"
#include "server/messages.hpp"
#include "support/effort.hpp"
#include "support/policy.hpp"
#include "support/setups.hpp"
#include "table/event_json.hpp"
#include "world.hpp"

namespace naqala::server::test {
namespace {

using naqala::test::all_setups;
using naqala::test::rounds;

naqala::Started dealt(const Options& options, Rng& rng) {
  naqala::Started start{options, deal(options, rng), {}};
  start.names.resize(options.seats);
  return start;
}

std::vector<Viewer> viewers_of(const Options& options) {
  std::vector<Viewer> viewers{Viewer::spectator};
  for (Seat seat : first<Seat>(options.seats)) viewers.push_back(eyes_of(seat));
  return viewers;
}

// The same game with what the viewer cannot see lying otherwise.
Game otherwise(const Game& game, Viewer viewer, Rng& rng) {
  Game other = game;
  other.state = sample(observe(game.state, viewer), rng);
  return other;
}

TableDoc doc_for(const Options& options) {
  TableDoc doc{.id = "table", .phase = Phase::running, .options = options};
  doc.chairs.resize(options.seats, {Sitter::person, "A name", 0, "hash", "nonce"});
  doc.clock = ClockRule{60, 600};
  return doc;
}

// Whatever the secrets are, the others are sent the same bytes: the state, the observation, and each event.
TEST(Secrets, TwoGamesThatDifferOnlyInThemSendTheSameBytes) {
  int events = 0, hidden = 0;
  for (const Options& options : all_setups()) {
    const TableDoc doc = doc_for(options);
    for (int round = 0; round < rounds({.reduced = 1, .normal = 2, .campaign = 100}); ++round) {
      Rng rng("secrets " + std::to_string(round));
      Game game = game_from(Event{0, dealt(options, rng)});
      Clock clock(*doc.clock);
      const ClockFace face{clock, true, 17};
      ActionList legal;
      while (actor(game.state) != nobody) {
        const Seat seat = actor(game.state);
        legal_actions(game.layout, game.state, legal);
        const Action action =
            seat == chance
                ? draw(game.state, rng)
                : naqala::test::choose(static_cast<naqala::test::Policy>(rng.below(naqala::test::policies)),
                                       game.layout, game.state, legal, rng);
        const Event event{game.events, Acted{seat, action}};
        for (Viewer viewer : viewers_of(options)) {
          const Game other = otherwise(game, viewer, rng);
          ASSERT_EQ(json::serialize(state_json(game, viewer, face)),
                    json::serialize(state_json(other, viewer, face)));
          const Event told = redacted(game, event, viewer);
          hidden += !(told == event);
          // In the other game something else may be drawn, but it is told in the same way.
          if (seat == chance && !(told == event)) {
            Game drawn = other;
            const Event there{drawn.events, Acted{chance, draw(drawn.state, rng)}};
            ASSERT_EQ(json::serialize(json_of(redacted(drawn, there, viewer))),
                      json::serialize(json_of(told)));
          }
        }
        ++events;
        evolve(game, event);
      }
    }
  }
  EXPECT_GT(events, 1000);
  EXPECT_GT(hidden, 100);
}

// Every byte of whole games over connections: cards that others take unseen are never named.
TEST(Secrets, NothingUnseenIsNamedToAnyOther) {
  Folder folder;
  World world(folder.path("games.db"));
  Rng rng("every byte");
  int unseen = 0;
  for (const Options& options : all_setups()) {
    json::array sets;
    if (options.artisans) sets.emplace_back("artisans");
    if (options.whims) sets.emplace_back("whims");
    world.loop.let_pass(60'000);
    const Started started = start_table(world, options.seats, {{"players", options.seats}, {"sets", sets}});
    std::vector<std::unique_ptr<Guest>> guests;
    for (const std::string& token : started.tokens) {
      guests.push_back(std::make_unique<Guest>(world));
      guests.back()->hello(started.id, token);
    }
    guests.push_back(std::make_unique<Guest>(world));
    guests.back()->hello(started.id);
    for (int i = 0; i < 150 && !guests[0]->is_over(); ++i)
      for (auto& guest : guests)
        if (guest->is_mine()) {
          const json::array& legal = guest->state.at("legal").as_array();
          const json::value action = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
          ASSERT_EQ(guest->command({{"act", json::array{action}}}), "");
          break;
        }
    if (guests[0]->is_over()) continue;  // all cards are on the table
    // What each is told must be what a viewer of the stored game may hear, and nothing beside it.
    std::optional<Game> game;
    world.hub.room(started.id)->look([&](const TableDoc&, const Game* now, const std::string&) {
      game = *now;
    });
    ASSERT_TRUE(world.loop.run_until([&] { return game.has_value(); }));
    for (std::size_t i = 0; i < guests.size(); ++i) {
      const Viewer viewer = i < started.tokens.size() ? static_cast<Viewer>(i) : Viewer::spectator;
      const std::vector<Acted> may_hear = actions_for(*game, viewer);
      std::vector<std::string> heard;
      for (const std::string& text : guests[i]->texts) {
        EXPECT_EQ(text.find("luck"), text.npos);
        EXPECT_EQ(text.find("token"), text.npos);
        const json::value message = json::parse(text);
        if (const json::value* told = message.as_object().if_contains("events"))
          for (const json::value& event : told->as_array())
            if (event.at("event") == "acted") heard.emplace_back(event.at("action").as_string());
        if (text.find("\"legal\"") == text.npos) continue;
        const bool whole = message.as_object().contains("snapshot");
        const json::value& state = whole ? message.at("snapshot").at("state") : message.at("state");
        EXPECT_EQ(state.at("actor"), static_cast<int>(viewer) + 1);
      }
      ASSERT_EQ(heard.size(), may_hear.size());
      for (std::size_t n = 0; n < heard.size(); ++n) {
        EXPECT_EQ(heard[n], to_text(may_hear[n].action));
        unseen += heard[n].find("unseen") != std::string::npos;
      }
    }
  }
  EXPECT_GT(unseen, 50);
}

}  // namespace
}  // namespace naqala::server::test
