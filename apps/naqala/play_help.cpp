#include "play_help.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

#include "notation/names.hpp"
#include "words.hpp"

namespace naqala::command {

namespace {

struct Topic {
  std::string_view name;
  std::string_view text;
};
constexpr Topic topics[] = {
    {"game",
     "You move the tribes of the land so that they do something for you. Points come from coins, tiles\n"
     "with your camels, palms and palaces on them, viziers and elders, djinns and sets of goods. The game\n"
     "ends with the round in which a seat places its last camel or nobody can sow any more.\n"},
    {"auction",
     "A round begins with bids for the order of turns. Each marker goes to a free price, which is paid at\n"
     "once; dear ones play first. Coins are points, so pay only for a turn that is worth it. Of the\n"
     "markers on 0, the last to come plays first. Who plays first also bids first in the next round.\n"},
    {"turn",
     "Take up all meeples of a tile and sow them; collect; the tribe acts, then the tile; then sell goods\n"
     "if you like, and end the turn. Until then you can `undo`, unless chance has drawn meanwhile.\n"},
    {"sowing",
     "Drop the meeples you took one at a time, each on a tile next to the one before, never straight\n"
     "back. The last must meet one of its own colour. Only steps that can be finished are offered.\n"},
    {"control",
     "After the last drop you collect it with all of its colour there. If that empties the tile and it\n"
     "has no camel, you put yours on it: the tile, its palms and palaces are yours to the end.\n"},
    {"selling",
     "A set of different goods sells for 1 3 7 13 21 30 40 50 60 coins by its size. At the end goods count\n"
     "as if sold in the best sets, so sell early only for coins that you need. Fakirs are no goods: they\n"
     "help builders and assassins and pay for djinns.\n"},
    {"score",
     "1 a coin; 1 a vizier and 10 for each rival with fewer; 2 an elder; the values of djinns and tiles;\n"
     "3 a palm and 5 a palace on your tiles; goods in the best sets.\n"},
};

std::string lower(std::string_view text) {
  std::string result(text);
  std::transform(result.begin(), result.end(), result.begin(),
                 [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return result;
}

std::string about(Tribe tribe) { return fmt::format("{:<13} {}\n", word(tribe), explain(tribe)); }
std::string about(Djinn djinn) {
  return fmt::format("{:<10} {:>2}  {}\n", naqala::title(djinn), djinn_table[index(djinn)].value,
                     explain(djinn));
}
std::string about(TileKind kind) {
  const TileKindRow& row = row_of(kind);
  return fmt::format("{:<13} {:>2}  {:<5} {}\n", title(kind), row.value,
                     row.colour == Colour::red ? "red" : "blue", explain(kind));
}

bool in_base_game(Tribe tribe) { return tribe_table[index(tribe)].base > 0; }
bool in_base_game(TileKind kind) { return row_of(kind).base > 0; }
bool in_base_game(Djinn djinn) { return djinns_of(Options{}).has(djinn); }

template <class E>
std::string about_all() {
  std::string text;
  for (E e : all<E>)
    if (in_base_game(e)) text += about(e);
  return text;
}

// The pieces whose name begins with the topic.
template <class E>
std::string about_some(std::string_view topic) {
  std::string text;
  for (E e : all<E>) {
    std::string name(word(e));
    if constexpr (std::is_same_v<E, TileKind>) name = title(e);
    if (in_base_game(e) && name.rfind(topic, 0) == 0) text += about(e);
  }
  return text;
}

std::string topic_list() {
  std::string text = "rules TOPIC, where TOPIC is one of\n ";
  for (const Topic& topic : topics) text += " " + std::string(topic.name);
  return text +
         "\n  tribes tiles djinns\n  or the name of a tribe, a tile or a djinn, such as `rules elder` or "
         "`rules utug`\n";
}

}  // namespace

std::string_view play_help() {
  return "Choose by number, or type the action as text: `take c3`, `drop c4 elder`, `bid 5`. The beginnings\n"
         "of words are enough where they are clear: `c4 e`. Several at once: `c3; c4 e; d4 v`.\n"
         "\n"
         "  undo            take back your last decision in this turn\n"
         "  hint            what the greedy bot would do\n"
         "  reach TILE      where a sowing from this tile can end, and from where it can end here\n"
         "  board           show the table again, with all details\n"
         "  score           the score sheet\n"
         "  log             all that has happened\n"
         "  more            all choices, where some are left out\n"
         "  sell all        sell all goods in the best sets, at the end of your turn\n"
         "  rules [TOPIC]   the rules in a few words\n"
         "  save [FILE]     keep a copy of the game in a file\n"
         "  load FILE       go on with a game from a file\n"
         "  quit            stop; the game is kept, and `naqala play --resume` goes on with it\n";
}

std::string rules_about(std::string_view typed) {
  const std::string topic = lower(typed);
  if (topic.empty()) return topic_list();
  if (topic == "tribes") return about_all<Tribe>();
  if (topic == "tiles") return about_all<TileKind>();
  if (topic == "djinns") return about_all<Djinn>();
  for (const Topic& known : topics)
    if (known.name == topic) return std::string(known.text);
  const std::string found = about_some<Tribe>(topic) + about_some<TileKind>(topic) + about_some<Djinn>(topic);
  return found.empty() ? "There is no topic " + quoted(typed) + ".\n" + topic_list() : found;
}

}  // namespace naqala::command
