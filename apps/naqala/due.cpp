#include <fmt/format.h>

#include "notation/names.hpp"
#include "rules/decision.hpp"
#include "rules/score.hpp"
#include "words.hpp"

namespace naqala::command {

namespace {

using Condition = bool(const Decision&);
bool carpet(const Decision& due) { return due.carpet; }
bool last_flies(const Decision& due) { return due.carpet && due.hand.total() == 1; }
bool last_drops(const Decision& due) { return due.hand.total() == 1; }
bool builders(const Decision& due) { return due.tribe == Tribe::builder; }
bool assassins(const Decision& due) { return due.tribe == Tribe::assassin; }
bool merchants(const Decision& due) { return due.tribe == Tribe::merchant; }
bool in_front_of_a_seat(const Decision& due) { return due.victim != nobody; }

// What a step asks for, in general and told to the actor; nothing there: as in general. Of several rows of a
// step the first one counts whose condition is met.
struct Sentence {
  Step step;
  std::string_view words, to_actor;
  Condition* condition = nullptr;
};
constexpr Sentence sentences[] = {
    {Step::bid, "{name} bids: chooses a free price of the turn order.",
     "Bid for your turn: choose a price. The dearest plays first."},
    {Step::take, "{name} begins a turn: takes up all the meeples of a tile.",
     "The carpet is spread: take up the meeples of a tile; the last may fly.", carpet},
    {Step::take, "{name} begins a turn: takes up all the meeples of a tile.",
     "Your turn: take up the meeples of a tile (`reach c3`: where they can end)."},
    {Step::drop, "{name} sows: drops one of {hand} on any tile but {place}.",
     "Drop the last meeple, {hand}, where one of its tribe stands: it flies to any tile.", last_flies},
    {Step::drop, "{name} sows: drops one of {hand} on a tile next to {place}.",
     "Drop the last meeple, {hand}, where one of its tribe stands.", last_drops},
    {Step::drop, "{name} sows: drops one of {hand} on a tile next to {place}.",
     "Drop one of {hand} on a tile next to {place}."},
    {Step::collect, "{name} collects {group} of {place}.", "Collect {group} of {place}{besides}."},
    {Step::tribe, "{name} builds with {group} on {place}, {blue} here and around.",
     "Your {group} earn by the {blue} at {place}. How many fakirs help?", builders},
    {Step::tribe, "{name} kills with {group} from {place}{kills}.",
     "Your {group} of {place}{kills}: {about}.", assassins},
    {Step::tribe, "{name} takes {cards} for {group}.", "Your {group} act{besides}.", merchants},
    {Step::tribe, "{name} keeps {group}.", "Your {group} act{besides}."},
    {Step::tile, "{name} does the action of {place}, {kind}: {about}.",
     "You are on {place}, {a_kind}: {about}."},
    {Step::end, "{name} sells goods, or ends the turn.",
     "That was your turn. Press Enter to end it, or sell, or `undo`."},
    {Step::second_kill, "{name} kills a second meeple in front of the same seat.", "", in_front_of_a_seat},
    {Step::second_kill, "{name} kills a second meeple on {place}."},
    {Step::second_buy, "{name} takes the second card, one of the first {offered}."},
    {Step::place_palace, "{name} puts the palace on {place}, or uses a djinn."},
    {Step::place_palm, "{name} puts the palm on {place}, or uses a djinn."},
    {Step::keep_djinn, "{name} keeps one of the {offered} djinns drawn."},
    {Step::control, "{name} takes {place} with a camel or the tent.",
     "You take {place}: with a camel, or your tent?"},
    {Step::keep_item, "{name} keeps one of {items} drawn.",
     "Your artisans bring {items}: keep one; the others are discarded for all to see."},
    {Step::remove_meeples, "{name} uses the scimitar: {meeples} of {place} to go to the bag.",
     "Scimitar: which meeple of {place} goes to the bag ({left} to go)?"},
    {Step::move_meeples, "{name} uses the flute: calls up to {meeples} to {place}.",
     "Flute: call up to {meeples} to {place}, from the tiles beside it."},
    {Step::move_camel, "{name} uses the talisman: moves the {piece} of {place}.",
     "Talisman: where does the {piece} of {place} go?"},
    {Step::order_row, "{name} uses the horn: puts the row in order, {cards} to go.",
     "Horn: which card comes next in the row? {cards} to go."},

    {Step::draw_meeples, "Chance draws a meeple from the bag onto {place}."},
    {Step::draw_djinns, "Chance turns a djinn for {name} to choose from."},
    {Step::draw_card, "Chance gives {name} a card that nobody else sees."},
    {Step::refill_cards, "Chance deals a card into the row."},
    {Step::fill_row, "Chance deals a card into the row."},
    {Step::refill_djinns, "Chance deals a djinn into the row."},
    {Step::draw_items, "Chance gives {name} an item that nobody else sees."},
    {Step::draw_item, "Chance gives {name} an item that nobody else sees."},
    {Step::draw_djinn, "Chance turns the djinn of the lamp for {name}."},
    {Step::refill_whims, "Chance deals a whim to {place}."},
};

const Sentence& sentence_for(const Decision& due) {
  for (const Sentence& sentence : sentences)
    if (sentence.step == due.step && (sentence.condition == nullptr || sentence.condition(due)))
      return sentence;
  return sentences[0];
}

std::string besides(const Decision& due) {
  if (due.powers.empty() && due.items.empty()) return "";
  return std::string(", or use ") +
         (due.powers.empty()  ? "an item"
          : due.items.empty() ? "a djinn"
                              : "a djinn or an item") +
         " first";
}

std::string about(const Layout& layout, const Decision& due) {
  return due.step == Step::tribe ? explain(due.tribe) : explain(layout.kind(due.place));
}

std::string sentence_with(std::string_view words, const Layout& layout, const Decision& due,
                          const std::string& name) {
  const std::string kind = due.step == Step::tile ? title(layout.kind(due.place)) : "";
  return fmt::format(
      fmt::runtime(words), fmt::arg("name", name),
      fmt::arg("place", due.place == no_tile ? "" : word(due.place)), fmt::arg("hand", letters_of(due.hand)),
      fmt::arg("group", count(due.n, word(due.tribe))), fmt::arg("blue", count(due.blue, "blue tile")),
      fmt::arg("kills", due.times > 1 ? fmt::format(", {} in one place", due.times) : ""),
      fmt::arg("kind", kind), fmt::arg("a_kind", some(1, kind)),
      fmt::arg("about", kind.empty() && due.step != Step::tribe ? "" : about(layout, due)),
      fmt::arg("besides", besides(due)), fmt::arg("offered", due.offered),
      fmt::arg("items", count(due.offered, "item")), fmt::arg("left", due.left),
      fmt::arg("meeples", count(due.left, "meeple")), fmt::arg("cards", count(due.left, "card")),
      fmt::arg("piece", due.tent ? "tent" : "camel"));
}

std::string result(const State& s, const People& people) {
  std::vector<std::string> best;
  int points = 0;
  const auto scores = score(s);
  for (int i = 0; i < seats_of(s); ++i) {
    if (!(winners(s) >> i & 1)) continue;
    best.push_back(people(static_cast<Seat>(i)));
    points = scores[static_cast<std::size_t>(i)].total();
  }
  return "The game is over: " + list_of(best) + (best.size() == 1 ? " wins with " : " share the win with ") +
         std::to_string(points) + ".";
}

}  // namespace

std::string what_is_due(const Layout& layout, const State& s, const People& people) {
  const Decision due = decision_due(layout, s);
  if (due.actor == nobody) return result(s, people);
  return sentence_with(sentence_for(due).words, layout, due,
                       people(due.actor == chance ? s.active : due.actor));
}

std::string advice(const Layout& layout, const State& s, const People& people) {
  const Decision due = decision_due(layout, s);
  const Sentence& sentence = sentence_for(due);
  return sentence_with(sentence.to_actor.empty() ? sentence.words : sentence.to_actor, layout, due,
                       people(due.actor));
}

}  // namespace naqala::command
