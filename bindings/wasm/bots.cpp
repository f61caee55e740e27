// What bots would do, and what analysis says.
#include "bots.hpp"

#include <boost/json.hpp>
#include <map>
#include <memory>
#include <tuple>

#include "analysis/answer.hpp"
#include "bots/bot.hpp"
#include "bots/levels.hpp"
#include "notation/names.hpp"
#include "rules/game.hpp"

namespace naqala::wasm {

namespace json = boost::json;

namespace {

// A bot plays one seat of one game.
using Place = std::tuple<Handle, Seat, std::string>;
std::map<Place, std::unique_ptr<Bot>> all_bots;

// Null if there is no bot of this name.
Bot* bot_at(const Place& place) {
  const auto found = all_bots.find(place);
  if (found != all_bots.end()) return found->second.get();
  auto bot = make_bot(std::get<std::string>(place));
  return bot ? all_bots.emplace(place, std::move(bot)).first->second.get() : nullptr;
}

}  // namespace

void forget_bots(Handle handle) {
  std::erase_if(all_bots, [&](const auto& entry) { return std::get<Handle>(entry.first) == handle; });
}

// All bots by the names that `choose` knows; of the levels also their numbers and what people call them.
NAQALA_EXPORT(bots) Answer bots() {
  json::array list;
  for (std::string_view name : bot_names()) {
    json::object bot{{"bot", name}, {"about", about_bot(name)}};
    for (const Level& level : levels())
      if (level.bot == name) {
        bot["level"] = level.number;
        bot["name"] = level.name;
      }
    list.push_back(std::move(bot));
  }
  return answer(json::serialize(list));
}

// The action of the actor's bot, as a number. In: the name of the bot.
NAQALA_EXPORT(choose) Answer choose(Handle handle, std::uint64_t seed) {
  return with(handle, [&](const Held& held) {
    const Seat seat = actor(held.state());
    if (seat == nobody) return refuse("the game is over");
    if (seat == chance) return refuse("it is for chance to draw, not for a bot");
    if (!held.state().sees(seat))
      return refuse("an observation has no bot for another seat than its viewer's");
    Bot* bot = bot_at({handle, seat, std::string(input())});
    if (bot == nullptr) return refuse("bot " + quoted(input()) + ": " + problem_with_bot(input()));
    const Observation seen =
        held.is_observation() ? Observation::from_view(held.state()) : observe(held.state(), eyes_of(seat));
    Rng rng(seed);
    return static_cast<Answer>(bot->choose(held.layout(), seen, rng).bits());
  });
}

// A request as `naqala analyse` takes it, and its reply. In: the request.
NAQALA_EXPORT(analyse) Answer analyse() { return answer(naqala::answer(input())); }

}  // namespace naqala::wasm
