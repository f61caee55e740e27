#include "notation/tables.hpp"

#include <algorithm>
#include <boost/json.hpp>

#include "notation/digest.hpp"
#include "notation/names.hpp"
#include "rules/game.hpp"
#include "rules/house_numbers.hpp"
#include "rules/score.hpp"
#include "rules/state.hpp"
#include "rules/tiles.hpp"
#include "rules/whims.hpp"

namespace naqala {

namespace json = boost::json;

namespace {

// ---- Sets and seats ---------------------------------------------------------------------------------------

// The choices of sets, by the names that the parts of the document have for them.
struct SetChoice {
  std::string_view name;
  Options options;
};
constexpr std::array<SetChoice, 4> set_choices{{
    {"base", {}},
    {"artisans", {.sets = Set::artisans}},
    {"whims", {.sets = Set::whims}},
    {"both", {.sets = Set::artisans | Set::whims}},
}};

json::object sets() {
  json::object rows;
  for (Set set : all<Set>) {
    int djinns = 0, whims = 0;
    for (const DjinnRow& row : djinn_table) djinns += row.set == set;
    for (const WhimRow& row : whim_table) whims += row.needs == set && row.needs != Set::base;
    json::object object{{"title", title(set)}, {"djinns", djinns}};
    if (whims > 0) object["whims_that_need_it"] = whims;
    rows[word(set)] = std::move(object);
  }
  return rows;
}

json::value seats() {
  return {{"fewest", fewest_seats},
          {"most", most_seats},
          {"most_of_base", most_seats_of_base},
          {"people_with_hidden_totals", people_with_hidden_totals}};
}

json::object players() {
  json::object rows;
  for (int n = fewest_seats; n <= most_seats; ++n) {
    json::array prices;
    for (int price : prices_of({.seats = static_cast<std::uint8_t>(n)})) prices.emplace_back(price);
    rows[std::to_string(n)] = {
        {"camels", camels_for(n)}, {"markers", markers_for(n) / n}, {"prices", std::move(prices)}};
  }
  return rows;
}

// ---- The board --------------------------------------------------------------------------------------------

// What a game with these sets is played with.
json::object board_of(const Options& options) {
  int tiles = 0, cities = 0, whims = 0;
  for (TileKind kind : all<TileKind>) {
    tiles += count_in(options, kind);
    if (row_of(kind).action == TileAction::city) cities += count_in(options, kind);
  }
  for (Whim whim : all<Whim>) whims += in_game(options, whim);
  json::object board{{"columns", columns_of(options)}, {"rows", rows_of(options)}, {"tiles", tiles}};
  board["meeples"] = all_meeples(options).total();
  board["djinns"] = djinns_of(options).size();
  if (options.plays(Set::artisans)) board["items"] = all_items(options).total();
  if (options.plays(Set::whims)) board["cities"] = cities;
  if (options.plays(Set::whims)) board["whims"] = whims;
  return board;
}

json::object boards() {
  json::object rows;
  for (const SetChoice& choice : set_choices) rows[choice.name] = board_of(choice.options);
  return rows;
}

// The middle of the board, where the tiles of the Artisans are: how many these are, how many others lie
// there, and how many around it.
json::object middle_of(const Options& options) {
  int added = 0;
  for (TileKind kind : all<TileKind>) added += lies_in_the_middle(kind) ? count_in(options, kind) : 0;
  const int columns = middle_columns_of(options), rows = middle_rows_of(options);
  return {{"columns", columns},
          {"rows", rows},
          {"artisans", added},
          {"others", columns * rows - added},
          {"around", columns_of(options) * rows_of(options) - columns * rows}};
}

json::object middles() {
  json::object rows;
  for (const SetChoice& choice : set_choices)
    if (choice.options.plays(Set::artisans)) rows[choice.name] = middle_of(choice.options);
  return rows;
}

json::value setup() {
  return {{"coins", starting_coins},  {"meeples", meeples_on_a_tile}, {"cards", resource_row_size},
          {"djinns", djinn_row_size}, {"palms", all_palms},           {"palaces", all_palaces}};
}

json::object tile_of(TileKind kind) {
  const TileKindRow& row = row_of(kind);
  json::object object{{"colour", word(row.colour)}, {"value", row.value}, {"action", word(row.action)}};
  object["count"] = {{word(row.set), row.count}};
  if (!is_land(kind)) object["hole"] = true;
  json::array mountains;
  for (Side side : all<Side>)
    if (has_mountain(kind, side)) mountains.emplace_back(word(side));
  if (!mountains.empty()) object["mountains"] = std::move(mountains);
  return object;
}

json::object tiles() {
  json::object rows;
  for (TileKind kind : all<TileKind>)
    if (kind != TileKind::none) rows[word(kind)] = tile_of(kind);
  return rows;
}

json::object markets() {
  json::object rows;
  for (TileAction action : {TileAction::small_market, TileAction::large_market, TileAction::any_card}) {
    const Market& market = market_of(action);
    rows[word(action)] = {{"price", market.price}, {"offered", market.offered}, {"cards", market.cards}};
  }
  return rows;
}

// ---- Meeples, cards, djinns -------------------------------------------------------------------------------

// How many meeples the boxes have, those left out that have none.
json::object counts_of(Tribe tribe) {
  json::object counts;
  for (Set set : all<Set>)
    if (const int n = tribe_table[index(tribe)].counts[index(set)]; n > 0) counts[word(set)] = n;
  return counts;
}

json::object tribes() {
  json::object rows;
  for (Tribe tribe : all<Tribe>) rows[word(tribe)] = {{"count", counts_of(tribe)}};
  return rows;
}

json::object cards() {
  json::object rows;
  for (Card card : all<Card>)
    rows[word(card)] = {{"good", is_good(card)}, {"count", card_table[index(card)].count}};
  return rows;
}

// The entries of a table in order, the first `left_out` of them not.
template <class List>
json::array list_of(const List& numbers, std::size_t left_out = 0) {
  json::array list;
  for (std::size_t i = left_out; i < numbers.size(); ++i) list.emplace_back(numbers[i]);
  return list;
}

json::object payments() {
  json::object rows;
  for (Payment payment : all<Payment>)
    rows[word(payment)] = {{"elders", elders_in(payment)}, {"fakirs", fakirs_in(payment)}};
  return rows;
}

// What settles each cost; one or more fakirs have no payment of their own.
json::object costs() {
  json::object rows;
  for (Cost cost : all<Cost>) {
    json::array ways;
    for (Payment payment : all<Payment>)
      if (settles(payment, cost)) ways.emplace_back(word(payment));
    rows[word(cost)] = std::move(ways);
  }
  return rows;
}

// The numbers in the power of a djinn.
json::object power_of(Djinn djinn) {
  switch (djinn) {
    case Djinn::al_amin:
      return {{"fakirs", al_amin_fakirs}};
    case Djinn::anun_nak:
      return {{"meeples", anun_nak_meeples}};
    case Djinn::echidna:
      return {{"factor", echidna_factor}};
    case Djinn::haurvatat:
      return {{"palm", palm_points_haurvatat}, {"palm_at_lake", palm_points_haurvatat * lake_factor}};
    case Djinn::iblis:
      return {{"victims", iblis_victims}};
    case Djinn::jafaar:
      return {{"vizier", vizier_points_jafaar}};
    case Djinn::shamhat:
      return {{"elder", elder_points_shamhat}};
    case Djinn::sibittis:
      return {{"djinns", sibittis_djinns}, {"discarded", sibittis_djinns - 1}};
    case Djinn::geb:
      return {{"precious", geb_bonus}};
    case Djinn::ptah:
      return {{"artisan", ptah_bonus}};
    case Djinn::baal:
    case Djinn::kam:
    case Djinn::marid:
    case Djinn::monkir:
    case Djinn::nekir:
    case Djinn::satesha:
      return {{"by_owner", event_coins_by_owner}, {"by_others", event_coins_by_others}};
    default:
      return {};
  }
}

json::object djinns() {
  json::object rows;
  for (Djinn djinn : all<Djinn>) {
    const DjinnRow& row = djinn_table[index(djinn)];
    json::object object{{"title", row.title}, {"set", word(row.set)}, {"value", row.value}};
    object["cost"] = word(row.cost);
    object["moment"] = word(row.moment);
    if (json::object power = power_of(djinn); !power.empty()) object["power"] = std::move(power);
    rows[word(djinn)] = std::move(object);
  }
  return rows;
}

// ---- What the expansions bring ----------------------------------------------------------------------------

json::object items() {
  json::object rows;
  for (Item item : all<Item>) {
    const ItemRow& row = item_table[index(item)];
    rows[word(item)] = {
        {"set", word(row.set)}, {"precious", is_precious(item)}, {"value", row.value}, {"count", row.count}};
  }
  rows["scimitar"].as_object()["meeples"] = scimitar_victims;
  rows["flute"].as_object()["meeples"] = flute_moves;
  return rows;
}

json::object whims() {
  json::object rows;
  for (Whim whim : all<Whim>) {
    const WhimRow& row = whim_table[index(whim)];
    rows[word(whim)] = {
        {"set", word(row.set)}, {"coins", row.coins}, {"wanted", row.wanted}, {"count", copies_of_whim}};
    if (row.needs != Set::base) rows[word(whim)].as_object()["needs"] = word(row.needs);
  }
  return rows;
}

json::value points() {
  return {{"coin", coin_points},
          {"vizier", vizier_points},
          {"rival_with_fewer_viziers", points_for_fewer_viziers},
          {"elder", elder_points},
          {"artisan", artisan_points},
          {"artisan_of_the_most", artisan_points_of_the_most},
          {"palm", palm_points},
          {"palace", palace_points},
          {"red_tile_of_tent", red_tile_points},
          {"lake_factor", lake_factor}};
}

json::object categories() {
  json::object rows;
  for (Category category : all<Category>)
    rows[word(category)] = {{"set", word(category_table[index(category)].set)}};
  return rows;
}

bool is_by_chance(Step step) {
  State s = blank_state({});
  s.step = step;
  return actor(s) == chance;
}

// Who decides at each step.
json::object steps() {
  json::object rows;
  for (Step step : all<Step>)
    rows[word(step)] = {{"by", step == Step::over ? "nobody" : is_by_chance(step) ? "chance" : "seat"}};
  return rows;
}

json::object house_numbers() {
  json::object rows;
  for (const HouseNumber& row : house_number_table) rows[key(row)] = name(row.mark);
  return rows;
}

}  // namespace

json::value json_of_tables() {
  json::object document{{"digest", tables_digest()}};
  document["sets"] = sets();
  document["seats"] = seats();
  document["players"] = players();
  document["boards"] = boards();
  document["middles"] = middles();
  document["setup"] = setup();
  document["tribes"] = tribes();
  document["cards"] = cards();
  document["goods_sets"] = list_of(set_value, 1);
  document["tiles"] = tiles();
  document["markets"] = markets();
  document["workshop"] = {{"artisans", workshop_artisans}, {"fakirs", workshop_fakirs}};
  document["cities"] = list_of(city_value, 1);
  document["djinns"] = djinns();
  document["djinn_cost"] = word(djinn_price);
  document["payments"] = payments();
  document["costs"] = costs();
  document["items"] = items();
  document["whims"] = whims();
  document["points"] = points();
  document["categories"] = categories();
  document["steps"] = steps();
  document["house_numbers"] = house_numbers();
  return document;
}

const json::value& game_tables() {
  static const json::value tables = json_of_tables();
  return tables;
}

}  // namespace naqala
