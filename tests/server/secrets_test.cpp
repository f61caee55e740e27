// What each viewer is sent holds nothing that it may not know.
#include "notation/action_text.hpp"
#include "rules/game.hpp"
#include "server/messages.hpp"
#include "server/stored_event.hpp"
#include "server/tokens.hpp"
#include "support/effort.hpp"
#include "support/policy.hpp"
#include "support/setups.hpp"
#include "table/event_json.hpp"
#include "world.hpp"

namespace naqala::server::test {
namespace {

using naqala::test::all_setups;
using naqala::test::name_of;
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

std::string token_of(Viewer viewer) {
  return viewer == Viewer::spectator ? "" : "token " + std::to_string(static_cast<int>(viewer));
}

TableDoc doc_for(const Options& options) {
  TableDoc doc{.id = new_table_id(), .phase = Phase::running, .options = options};
  for (Seat seat : first<Seat>(options.seats))
    doc.chairs.push_back({Sitter::person, "A name", 0, hash_of_token(token_of(eyes_of(seat))), "nonce"});
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

// ---- Whole connections ------------------------------------------------------------------------------------

// Two games that are the same to one viewer, with all their events.
struct Twins {
  Game one, two;
  Events events_of_one, events_of_two;
};

std::string told(const Game& game, const Event& event, Viewer viewer) {
  return json::serialize(json_of(redacted(game, event, viewer)));
}

std::vector<Action> choices(const Game& game, Rng& rng) {
  ActionList legal;
  legal_actions(game.layout, game.state, legal);
  std::vector<Action> list(legal.begin(), legal.end());
  for (std::size_t i = list.size(); i > 1; --i)
    std::swap(list[i - 1], list[rng.below(static_cast<std::uint32_t>(i))]);
  return list;
}

// What happens in the second game while this happens in the first; something else if the viewer cannot tell.
std::optional<Event> meanwhile(const Twins& twins, const Event& event, Viewer viewer, Rng& rng) {
  const Acted& acted = std::get<Acted>(event.what);
  std::vector<Action> candidates;
  if (acted.seat == chance) candidates.push_back(draw(twins.two.state, rng));
  candidates.push_back(acted.action);
  const std::string heard = told(twins.one, event, viewer);
  for (Action action : candidates) {
    const Event other{twins.two.events, Acted{acted.seat, action}};
    if (problem_with(twins.two, other).empty() && told(twins.two, other, viewer) == heard) return other;
  }
  return std::nullopt;
}

// False if nothing can happen in both that would look the same.
bool go_on(Twins& twins, Viewer viewer, Rng& rng) {
  const Seat seat = actor(twins.one.state);
  std::vector<Action> wanted;
  if (seat == chance)
    wanted.push_back(draw(twins.one.state, rng));
  else
    wanted = choices(twins.one, rng);
  for (Action action : wanted) {
    const Event event{twins.one.events, Acted{seat, action}};
    const auto other = meanwhile(twins, event, viewer, rng);
    if (!other) continue;
    evolve(twins.one, event);
    evolve(twins.two, *other);
    twins.events_of_one.push_back(event);
    twins.events_of_two.push_back(*other);
    return true;
  }
  return false;
}

Twins play_alike(const Options& options, Viewer viewer, int steps, Rng& rng) {
  const Event start{0, dealt(options, rng)};
  Twins twins{game_from(start), game_from(start), {start}, {start}};
  for (int i = 0; (i < steps || actor(twins.one.state) == chance) && actor(twins.one.state) != nobody; ++i)
    if (!go_on(twins, viewer, rng)) break;
  return twins;
}

// Something the actor can do in both games, without chance and without ending the game; and
// whether it can be undone.
struct Plan {
  std::optional<Action> action;
  bool undo = false;
};
Plan plan_for(const Twins& twins, Viewer viewer, Rng& rng) {
  const Seat seat = actor(twins.one.state);
  if (!is_seat(seat) || eyes_of(seat) == viewer) return {};
  for (Action action : choices(twins.one, rng)) {
    Game one = twins.one, two = twins.two;
    const Event event{one.events, Acted{seat, action}}, other{two.events, Acted{seat, action}};
    if (!problem_with(two, other).empty() || told(one, event, viewer) != told(two, other, viewer)) continue;
    evolve(one, event);
    evolve(two, other);
    if (!is_seat(actor(one.state)) || !is_seat(actor(two.state))) continue;
    EXPECT_EQ(undoable(one, seat), undoable(two, seat)) << "how far an undo goes must tell nothing";
    return {action, undoable(one, seat) > 0 && undoable(two, seat) > 0};
  }
  return {};
}

void put(World& world, const TableDoc& doc, const Events& events) {
  Change change{.id = doc.id, .table = stored_table(doc), .events = {}};
  for (const Event& event : events) change.events.push_back(row_of({event}, 1));
  std::optional<std::string> problem;
  world.store->write(
      change, [&](Store::Outcome, const std::string& why) { world.loop.post([&, why] { problem = why; }); });
  ASSERT_TRUE(world.loop.run_until([&] { return problem.has_value(); }));
  ASSERT_EQ(*problem, "");
}

// All that the viewer is sent: first the whole, then whatever it asks for and is refused, then
// what another seat does.
std::vector<std::string> heard_by(World& world, const TableDoc& doc, Viewer viewer, Seat due,
                                  const Plan& plan) {
  const std::string at = "/api/tables/" + doc.id, token = token_of(viewer);
  Guest guest(world);
  guest.hello(doc.id, token);
  EXPECT_EQ(guest.texts.front().rfind("{\"snapshot\"", 0), 0u) << "the whole comes first";
  for (const char* what : {"", "/record", "/record?form=json", "/proof"})
    guest.texts.push_back(world.ask("GET", at + what, "", token).body);
  guest.texts.push_back(world.ask("POST", at + "/join", "{}", token).body);
  guest.texts.push_back(world.ask("POST", at + "/rematch", "", token).body);
  const std::string action = plan.action ? to_text(*plan.action) : "palm";
  if (eyes_of(due) != viewer)
    for (const json::object& wrong : std::vector<json::object>{{{"act", json::array{action}}},
                                                               {{"act", json::array{"take z9"}}},
                                                               {{"act", json::array{"deal fish"}}},
                                                               {{"act", json::array{action}}, {"number", 1}},
                                                               {{"answer", true}},
                                                               {{"ask", 100'000}},
                                                               {{"ask", 0}}})
      guest.command(wrong);
  if (plan.action) {
    Guest other(world);
    other.hello(doc.id, token_of(eyes_of(due)));
    EXPECT_EQ(other.command({{"act", json::array{action}}}), "");
    if (plan.undo) {
      EXPECT_EQ(other.command({{"undo", true}}), "");
    }
  }
  guest.command({{"undo", true}});  // done or refused
  return guest.texts;
}

// Every byte of whole connections, snapshots and records and errors and all, whatever lies hidden
// from the viewer.
TEST(Secrets, ConnectionsToTwoGamesThatDifferOnlyInThemAreTheSame) {
  Folder folder;
  World one(open_database("sqlite:" + folder.path("one.db")));
  World two(open_database("sqlite:" + folder.path("two.db")));
  int different = 0, acted = 0, undone = 0;
  for (const Options& options : all_setups())
    for (int round = 0; round < rounds({.reduced = 2, .normal = 10, .campaign = 500}); ++round) {
      Rng rng("twins " + std::to_string(round) + name_of(options));
      const std::vector<Viewer> viewers = viewers_of(options);
      const Viewer viewer = viewers[rng.below(static_cast<std::uint32_t>(viewers.size()))];
      const Twins twins = play_alike(options, viewer, static_cast<int>(20 + rng.below(300)), rng);
      const Seat due = actor(twins.one.state);
      if (!is_seat(due) || actor(twins.two.state) != due) continue;
      const Plan plan = plan_for(twins, viewer, rng);
      const TableDoc doc = doc_for(options);
      put(one, doc, twins.events_of_one);
      put(two, doc, twins.events_of_two);
      for (World* world : {&one, &two}) world->loop.let_pass(10'000);
      ASSERT_EQ(heard_by(one, doc, viewer, due, plan), heard_by(two, doc, viewer, due, plan))
          << name_of(options) << " round " << round;
      different += twins.one.state != twins.two.state;
      acted += plan.action.has_value();
      undone += plan.undo;
    }
  const int games = rounds({.reduced = 2, .normal = 10, .campaign = 500}) * 15;
  EXPECT_GT(different, games / 3);
  EXPECT_GT(acted, games / 3);
  EXPECT_GT(undone, games / 10);
}

// Every byte of whole games over connections: cards that others take unseen are never named.
TEST(Secrets, NothingUnseenIsNamedToAnyOther) {
  Folder folder;
  World world(folder.path("games.db"));
  Rng rng("every byte");
  int unseen = 0;
  for (const Options& options : all_setups()) {
    json::array sets;
    for (Set set : all<Set>)
      if (options.plays(set)) sets.emplace_back(name(set));
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
