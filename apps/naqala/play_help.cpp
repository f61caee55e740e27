#include "play_help.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

#include "notation/names.hpp"
#include "rules/whims.hpp"
#include "words.hpp"

namespace naqala::command {

namespace {

struct Topic {
  std::string_view name;
  std::string_view text;
  Set set = Set::base;
};
constexpr Topic topics[] = {
    {"game",
     "You move the tribes of the land so that they do something for you. Points come from coins, tiles "
     "with your camels, palms and palaces on them, viziers and elders, djinns and sets of goods. The game "
     "ends with the round in which a seat places its last camel or nobody can sow any more.\n"},
    {"auction",
     "A round begins with bids for the order of turns. Each marker goes to a free price, which is paid at "
     "once; dear ones play first. Coins are points, so pay only for a turn that is worth it. Of the "
     "markers on 0, the last to come plays first; on other prices it is the first. Who plays first also bids "
     "first in the next round, so in the last round a high bid buys nothing but the turn.\n"},
    {"turn",
     "Take up all meeples of a tile and sow them; collect; the tribe acts, then the tile; then sell goods "
     "if you like, and end the turn. Until then you can `undo`, unless chance has drawn meanwhile.\n"},
    {"sowing",
     "Drop the meeples you took one at a time, each on a tile next to the one before, never straight "
     "back. The last must meet one of its own colour. Only steps that can be finished are offered.\n"},
    {"control",
     "After the last drop you collect it with all of its colour there. If that empties the tile and it "
     "has no camel, you put yours on it: the tile, its palms and palaces are yours to the end.\n"},
    {"selling",
     "A set of different goods sells for {goods_sets} coins by its size. At the end goods count "
     "as if sold in the best sets, so sell early only for coins that you need. Fakirs are no goods: they "
     "help builders and assassins and pay for djinns.\n"},
    {"score",
     "{points.coin} a coin; {points.vizier} a vizier and {points.rival_with_fewer_viziers} for each rival "
     "with fewer; {points.elder} an elder; "
     "the values of djinns and tiles; "
     "{points.palm} a palm and {points.palace} a palace on your tiles; goods in the best sets.\n"},
    {"artisans",
     "Artisans (R) are kept and draw as many items as they are: keep one in secret. At the end each counts "
     "{points.artisan}, or {points.artisan_of_the_most} for who has most. In a workshop an artisan or "
     "{workshop.fakirs|fakir|fakirs} "
     "buy the top item; a specialised market sells any card for {markets.specialised-market.price}. "
     "Mountains stop a sowing and the flute, nothing else; nothing enters the chasm.\n",
     Set::artisans},
    {"items",
     "Precious items count at the end. One magic item a turn may be used, at any moment of your turn, also "
     "while you sow. Then it is discarded.\n",
     Set::artisans},
    {"tent",
     "Taking control, you may put your tent in place of a camel, once. It counts {points.red_tile_of_tent} "
     "at the end for each red "
     "tile among its own and the 8 around. The game ends only when camels and tent of a seat are placed.\n",
     Set::artisans},
    {"cities",
     "A sowing that ends on a city takes its whim. Owning 1 to {cities.length} cities counts {cities}. Palms "
     "and "
     "palaces on your tiles around the lake count double; nothing enters the lake.\n",
     Set::whims},
    {"whims",
     "A whim pays its coins once, by itself, as soon as what it asks for is true, in whoever's turn. Whims "
     "for killing or building look only at what you do after you took them.\n",
     Set::whims},
    {"totals",
     "Where two or more people play, what each has in coins and cards is hidden from the others until the "
     "game is over (`?`); what moves is told. At one screen everything is covered, and `mine` shows what is "
     "yours. To play with everything shown is a house rule, open counting, and usual for one person against "
     "bots.\n"},
};

std::string lower(std::string_view text) {
  std::string result(text);
  std::transform(result.begin(), result.end(), result.begin(),
                 [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return result;
}

// ---- Pieces -----------------------------------------------------------------------------------------------

std::string about(Tribe tribe, const Options&) {
  return fmt::format("{:<13} {}\n", word(tribe), explain(tribe));
}
std::string about(Djinn djinn, const Options& options) {
  return fmt::format("{:<10} {:>2}  {}\n", naqala::title(djinn), djinn_table[index(djinn)].value,
                     explain(djinn, options));
}
std::string about(TileKind kind, const Options&) {
  const TileKindRow& row = row_of(kind);
  const std::string_view colour = row.colour == Colour::red    ? "red"
                                  : row.colour == Colour::blue ? "blue"
                                                               : "";
  return fmt::format("{:<18} {:>2}  {:<5} {}\n", title(kind), row.value, colour, explain(kind));
}
std::string about(Item item, const Options&) {
  return fmt::format("{:<10} x{}  {}\n", word(item), item_table[index(item)].count, explain(item));
}
std::string about(Whim whim, const Options&) {
  return fmt::format("{:<13} {:>2}  {}\n", word(whim), whim_table[index(whim)].coins, explain(whim));
}

bool is_played(Tribe tribe, const Options& options) { return options.plays(tribe_table[index(tribe)].set); }
bool is_played(TileKind kind, const Options& options) { return count_in(options, kind) > 0; }
bool is_played(Djinn djinn, const Options& options) { return djinns_of(options).has(djinn); }
bool is_played(Item item, const Options& options) { return options.plays(item_table[index(item)].set); }
bool is_played(Whim whim, const Options& options) { return in_game(options, whim); }

template <class E>
std::string about_all(const Options& options) {
  std::string text;
  for (E e : all<E>)
    if (is_played(e, options)) text += about(e, options);
  return text;
}

// The pieces whose name begins with the topic.
template <class E>
std::string about_some(std::string_view topic, const Options& options) {
  std::string text;
  for (E e : all<E>) {
    std::string name(word(e));
    if constexpr (std::is_same_v<E, TileKind>) name = title(e);
    if (is_played(e, options) && name.rfind(topic, 0) == 0) text += about(e, options);
  }
  return text;
}

std::string topic_list(const Options& options) {
  std::string text = "rules TOPIC, where TOPIC is one of\n ";
  for (const Topic& topic : topics)
    if (options.plays(topic.set)) text += " " + std::string(topic.name);
  text += "\n  tribes tiles djinns\nor the name of a tribe, a tile, a djinn";
  if (options.plays(Set::artisans)) text += ", an item";
  if (options.plays(Set::whims)) text += ", a whim";
  return text + ", such as `rules elder` or `rules utug`\n";
}

}  // namespace

std::string_view play_help() {
  return "Choose by number, or type the action as text: `take c3`, `drop c4 elder`, `bid 5`. The beginnings "
         "of words are enough where they are clear: `c4 e`. Several at once: `c3; c4 e; d4 v`.\n"
         "\n"
         "  undo            take back your last decision in this turn\n"
         "  hint            the best turns, with what each is worth\n"
         "  reach TILE      where a sowing from it can end, and what can end on it\n"
         "  board           show the table again, with all details\n"
         "  score           the score sheet\n"
         "  mine            what you have in coins and cards, and your points\n"
         "  log             all that has happened\n"
         "  more            all choices, where some are left out\n"
         "  sell all        sell all goods in the best sets, at the end of your turn\n"
         "  rules [TOPIC]   the rules in a few words\n"
         "  save [FILE]     keep a copy of the game in a file\n"
         "  load FILE       go on with a game from a file\n"
         "  quit            stop; `naqala play --resume` goes on with the game\n";
}

std::string rules_about(std::string_view typed, const Options& options) {
  const std::string topic = lower(typed);
  if (topic.empty()) return topic_list(options);
  std::string found;
  for (const Topic& known : topics)
    if (known.name == topic && options.plays(known.set)) found += filled(known.text);
  if (topic == "tribes") found += about_all<Tribe>(options);
  if (topic == "tiles") found += about_all<TileKind>(options);
  if (topic == "djinns") found += about_all<Djinn>(options);
  if (topic == "items") found += about_all<Item>(options);
  if (topic == "whims") found += about_all<Whim>(options);
  if (!found.empty()) return found;
  found = about_some<Tribe>(topic, options) + about_some<TileKind>(topic, options) +
          about_some<Djinn>(topic, options) + about_some<Item>(topic, options) +
          about_some<Whim>(topic, options);
  return found.empty() ? "There is no topic " + quoted(typed) + ".\n" + topic_list(options) : found;
}

}  // namespace naqala::command
