#include "notation/json_pieces.hpp"

#include <boost/json.hpp>

#include "rules/whims.hpp"

namespace naqala {

namespace json = boost::json;

// ---- Options ----------------------------------------------------------------------------------------------

void write_options(json::object& object, const Options& options) {
  object["players"] = options.seats;
  json::array sets;
  for (Set set : all<Set>)
    if (options.plays(set)) sets.emplace_back(word(set));
  object["sets"] = sets;
  object["djinn_use"] = word(options.djinn_use);
  object["nekir"] = word(options.nekir_pays);
  object["artisan_ties"] = word(options.artisan_ties);
  object["totals"] = word(options.totals);
}

namespace {

void read_sets(const Node& node, Options& options) {
  for (const Node& element : node.elements(count_of<Set>)) {
    const std::string name = element.text();
    if (const auto set = from_word<Set>(name))
      options.sets.add(*set);
    else
      element.fail(quoted(name) + " is not " + words_of_sets());
  }
}

// A choice between two words; what is left out keeps its default.
template <class E>
void read_choice(const Node& node, E& value) {
  if (!node.present()) return;
  const std::string choices = std::string(word(E{0})) + " or " + std::string(word(E{1}));
  value = node.word<E>(choices);
}

}  // namespace

Options read_options(const Node& root, Trouble& trouble) {
  Options options;
  options.seats = static_cast<std::uint8_t>(root["players"].number(fewest_seats, count_of<Seat>));
  if (root["sets"].present()) read_sets(root["sets"], options);
  read_choice(root["djinn_use"], options.djinn_use);
  read_choice(root["nekir"], options.nekir_pays);
  read_choice(root["artisan_ties"], options.artisan_ties);
  read_choice(root["totals"], options.totals);
  if (const std::string_view problem = problem_with(options); !problem.empty()) trouble.note("", problem);
  return options;
}

// ---- Pieces -----------------------------------------------------------------------------------------------

Box::Box(const Options& options) : options_(options), djinns_left_(djinns_of(options)) {
  for (Tribe tribe : all<Tribe>) meeples_left_[index(tribe)] = all_meeples(options)[tribe];
  for (Card card : all<Card>) cards_left_[index(card)] = all_cards()[card];
  for (Item item : all<Item>) items_left_[index(item)] = all_items(options)[item];
  for (Whim whim : all<Whim>) whims_left_[index(whim)] = in_game(options, whim);
  camels_left_.fill(camels_for(seats()));
  markers_left_.fill(markers_for(seats()) / seats());
}

int Box::take(const Node& node, int& left, int all, int n) {
  if (n <= left) {
    left -= n;
    return n;
  }
  const std::string limit = "more than the " + std::to_string(all) + " in the box";
  if (n > all)
    node.fail(std::to_string(n) + " is " + limit);
  else
    node.fail("with this there are " + std::to_string(all - left + n) + ", " + limit);
  return 0;
}

int Box::meeples(Tribe tribe, const Node& node) {
  if (!node.present()) return 0;
  return take(node, meeples_left_[index(tribe)], all_meeples(options_)[tribe], node.number(0, 999));
}

Meeples Box::meeples(const Node& node) {
  Meeples meeples_read;
  if (!node.present()) return meeples_read;
  for (const auto& [name, count] : node.members()) {
    if (const auto tribe = from_word<Tribe>(name))
      meeples_read.add(*tribe, meeples(*tribe, count));
    else
      count.fail("there is no such tribe");
  }
  return meeples_read;
}

Cards Box::cards(const Node& node) {
  Cards cards_read;
  if (!node.present()) return cards_read;
  for (const auto& [name, count] : node.members()) {
    if (const auto card = from_word<Card>(name))
      cards_read.add(*card, take(count, cards_left_[index(*card)], all_cards()[*card], count.number(0, 999)));
    else
      count.fail("there is no such card");
  }
  return cards_read;
}

Card Box::card(const Node& node) {
  const Card card = node.word<Card>("a card");
  take(node, cards_left_[index(card)], all_cards()[card], 1);
  return card;
}

Djinn Box::djinn(const Node& node) {
  const Djinn djinn = node.word<Djinn>("a djinn");
  if (!djinns_of(options_).has(djinn))
    node.fail(std::string(word(djinn)) + " is not in this game");
  else if (!djinns_left_.has(djinn))
    node.fail(std::string(word(djinn)) + " is there twice");
  djinns_left_.remove(djinn);
  return djinn;
}

DjinnSet Box::djinns(const Node& node) {
  DjinnSet set;
  if (!node.present()) return set;
  for (const Node& element : node.elements(static_cast<std::size_t>(count_of<Djinn>)))
    set.add(djinn(element));
  return set;
}

Items Box::items(const Node& node) {
  Items items_read;
  if (!node.present()) return items_read;
  for (const auto& [name, count] : node.members()) {
    if (const auto item = from_word<Item>(name))
      items_read.add(
          *item, take(count, items_left_[index(*item)], all_items(options_)[*item], count.number(0, 999)));
    else
      count.fail("there is no such item");
  }
  return items_read;
}

Item Box::item(const Node& node) {
  const Item item = node.word<Item>("an item");
  take(node, items_left_[index(item)], all_items(options_)[item], 1);
  return item;
}

Whim Box::whim(const Node& node) {
  const Whim whim = node.word<Whim>("a whim");
  if (!in_game(options_, whim))
    node.fail(std::string(word(whim)) + " is not in this game");
  else if (!whims_left_[index(whim)])
    node.fail(std::string(word(whim)) + " is there twice");
  whims_left_[index(whim)] = false;
  return whim;
}

int Box::palms(const Node& node) {
  return node.present() ? take(node, palms_left_, all_palms, node.number(0, 999)) : 0;
}

int Box::palaces(const Node& node) {
  return node.present() ? take(node, palaces_left_, all_palaces, node.number(0, 999)) : 0;
}

Seat Box::owner(const Node& node) {
  const Seat seat = node.seat(seats());
  if (camels_left_[index(seat)]-- == 0)
    node.fail("seat " + std::to_string(number_of(seat)) + " has only " + std::to_string(camels_for(seats())) +
              " camels");
  return seat;
}

Seat Box::marker(const Node& node) {
  const Seat seat = node.seat(seats());
  if (markers_left_[index(seat)]-- == 0)
    node.fail("seat " + std::to_string(number_of(seat)) + " has no further marker");
  return seat;
}

int Box::unseen_cards(const Node& node) {
  return node.present() ? node.number(0, all_cards().total(), "all cards in the box") : 0;
}

int Box::unseen_items(const Node& node) const {
  return node.present() ? node.number(0, all_items(options_).total(), "all items in the box") : 0;
}

Cards Box::cards_left() const {
  Cards cards;
  for (Card card : all<Card>) cards.add(card, cards_left_[index(card)]);
  return cards;
}

Items Box::items_left() const {
  Items items;
  for (Item item : all<Item>) items.add(item, items_left_[index(item)]);
  return items;
}

json::object json_of(Meeples meeples) {
  json::object object;
  for (Tribe tribe : all<Tribe>)
    if (meeples.has(tribe)) object[word(tribe)] = meeples[tribe];
  return object;
}

json::object json_of(Cards cards) {
  json::object object;
  for (Card card : all<Card>)
    if (cards.has(card)) object[word(card)] = cards[card];
  return object;
}

json::array json_of(DjinnSet djinns) {
  json::array array;
  for (Djinn djinn : all<Djinn>)
    if (djinns.has(djinn)) array.emplace_back(word(djinn));
  return array;
}

json::object json_of(Items items) {
  json::object object;
  for (Item item : all<Item>)
    if (items.has(item)) object[word(item)] = items[item];
  return object;
}

void check_places(const Node& tiles, const Options& options) {
  for (const auto& [name, node] : tiles.members()) {
    const auto tile = from_word<Tile>(name);
    if (!tile || !on_board(options, *tile)) node.fail("there is no such tile on this board");
  }
}

}  // namespace naqala
