// The document of all numbers and names against the tables of the rules, and what is made of it.
#include "notation/tables.hpp"

#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "documents.hpp"
#include "notation/digest.hpp"
#include "notation/json_text.hpp"
#include "notation/names.hpp"
#include "rules/house_numbers.hpp"
#include "rules/score.hpp"
#include "rules/tiles.hpp"
#include "rules/whims.hpp"

namespace naqala::test {
namespace {

namespace json = boost::json;

// What the document has at a path: "djinns.geb.value".
std::string at(std::string_view path) { return filled("{" + std::string(path) + "}"); }
std::string text_at(std::string_view part, std::string_view name, std::string_view field) {
  return std::string(game_tables().at(part).at(name).at(field).as_string());
}
std::string path(std::string_view part, std::string_view name, std::string_view field) {
  return std::string(part) + "." + std::string(name) + "." + std::string(field);
}
template <class List>
std::string joined(const List& numbers, std::size_t left_out = 0) {
  std::string text;
  for (std::size_t i = left_out; i < numbers.size(); ++i)
    text += (i > left_out ? ", " : "") + std::to_string(numbers[i]);
  return text;
}

template <class E>
void has_all(std::string_view part, int left_out = 0) {
  const json::object& rows = game_tables().at(part).as_object();
  EXPECT_EQ(rows.size(), all<E>.size() - static_cast<std::size_t>(left_out)) << part;
  auto row = rows.begin();
  for (E e : all<E>)
    if (static_cast<int>(index(e)) >= left_out) {
      EXPECT_EQ((row++)->key(), word(e));
    }
}

void counts_are(std::string_view part, std::string_view name, int base, int artisans, int whims) {
  const json::object& counts = game_tables().at(part).at(name).at("count").as_object();
  const auto is = [&](std::string_view set, int n) {
    const json::value* value = counts.if_contains(set);
    EXPECT_EQ(value == nullptr ? 0 : value->as_int64(), n) << part << " " << name << " " << set;
  };
  is("base", base);
  is("artisans", artisans);
  is("whims", whims);
}

TEST(Tables, HaveEveryNameInTheOrderOfTheGame) {
  has_all<Tribe>("tribes");
  has_all<Card>("cards");
  has_all<TileKind>("tiles", 1);  // none is no tile
  has_all<Djinn>("djinns");
  has_all<Item>("items");
  has_all<Whim>("whims");
  has_all<Payment>("payments");
  has_all<Cost>("costs");
  has_all<Category>("categories");
  has_all<Step>("steps");
}

TEST(Tables, HaveTheNumbersOfTilesAndMeeples) {
  for (TileKind kind : all<TileKind>) {
    if (kind == TileKind::none) continue;
    const TileKindRow& row = row_of(kind);
    EXPECT_EQ(at(path("tiles", row.name, "value")), std::to_string(row.value)) << row.name;
    EXPECT_EQ(text_at("tiles", row.name, "colour"), word(row.colour)) << row.name;
    EXPECT_EQ(text_at("tiles", row.name, "action"), word(row.action)) << row.name;
    EXPECT_EQ(game_tables().at("tiles").at(row.name).as_object().contains("hole"), !is_land(kind));
    counts_are("tiles", row.name, count_in({}, kind),
               count_in({.sets = Set::artisans}, kind) - count_in({}, kind),
               count_in({.sets = Set::whims}, kind) - count_in({}, kind));
  }
  for (Tribe tribe : all<Tribe>) {
    const int base = all_meeples({})[tribe];
    counts_are("tribes", name(tribe), base, all_meeples({.sets = Set::artisans})[tribe] - base,
               all_meeples({.sets = Set::whims})[tribe] - base);
  }
  for (Card card : all<Card>)
    EXPECT_EQ(at(path("cards", name(card), "count")), std::to_string(all_cards()[card]));
}

TEST(Tables, HaveTheNumbersOfDjinnsItemsAndWhims) {
  for (Djinn djinn : all<Djinn>) {
    const DjinnRow& row = djinn_table[index(djinn)];
    EXPECT_EQ(at(path("djinns", row.name, "value")), std::to_string(row.value)) << row.name;
    EXPECT_EQ(text_at("djinns", row.name, "title"), row.title);
    EXPECT_EQ(text_at("djinns", row.name, "cost"), word(row.cost)) << row.name;
    EXPECT_EQ(text_at("djinns", row.name, "moment"), word(row.moment)) << row.name;
    const bool base = djinns_of({}).has(djinn), artisans = djinns_of({.sets = Set::artisans}).has(djinn);
    EXPECT_EQ(text_at("djinns", row.name, "set"), base ? "base" : artisans ? "artisans" : "whims");
  }
  for (Item item : all<Item>) {
    const ItemRow& row = item_table[index(item)];
    EXPECT_EQ(at(path("items", row.name, "value")), std::to_string(row.value)) << row.name;
    EXPECT_EQ(at(path("items", row.name, "count")), std::to_string(row.count)) << row.name;
    EXPECT_EQ(game_tables().at("items").at(row.name).at("precious").as_bool(), is_precious(item));
  }
  for (Whim whim : all<Whim>) {
    const WhimRow& row = whim_table[index(whim)];
    EXPECT_EQ(at(path("whims", row.name, "coins")), std::to_string(row.coins)) << row.name;
    EXPECT_EQ(at(path("whims", row.name, "wanted")), std::to_string(row.wanted)) << row.name;
    EXPECT_EQ(at(path("whims", row.name, "count")), std::to_string(copies_of_whim)) << row.name;
    EXPECT_EQ(game_tables().at("whims").at(row.name).as_object().contains("needs"), row.needs != Set::base);
  }
}

TEST(Tables, HaveTheNumbersInThePowers) {
  const std::vector<std::pair<std::string, int>> numbers{
      {"djinns.al-amin.power.fakirs", al_amin_fakirs},
      {"djinns.anun-nak.power.meeples", anun_nak_meeples},
      {"djinns.echidna.power.factor", echidna_factor},
      {"djinns.haurvatat.power.palm", palm_points_haurvatat},
      {"djinns.iblis.power.victims", iblis_victims},
      {"djinns.jafaar.power.vizier", vizier_points_jafaar},
      {"djinns.shamhat.power.elder", elder_points_shamhat},
      {"djinns.sibittis.power.djinns", sibittis_djinns},
      {"djinns.geb.power.precious", geb_bonus},
      {"djinns.ptah.power.artisan", ptah_bonus},
      {"items.scimitar.meeples", scimitar_victims},
      {"items.flute.meeples", flute_moves},
      {"workshop.artisans", workshop_artisans},
      {"workshop.fakirs", workshop_fakirs}};
  for (const auto& [path, number] : numbers) EXPECT_EQ(at(path), std::to_string(number)) << path;
  for (Djinn djinn : {Djinn::baal, Djinn::kam, Djinn::marid, Djinn::monkir, Djinn::nekir, Djinn::satesha}) {
    EXPECT_EQ(at(path("djinns", name(djinn), "power.by_owner")), std::to_string(event_coins_by_owner));
    EXPECT_EQ(at(path("djinns", name(djinn), "power.by_others")), std::to_string(event_coins_by_others));
  }
}

TEST(Tables, HaveWhatSeatsBeginWith) {
  for (int n = fewest_seats; n <= most_seats; ++n) {
    const std::string seats = std::to_string(n);
    EXPECT_EQ(at(path("players", seats, "camels")), std::to_string(camels_for(n)));
    EXPECT_EQ(at(path("players", seats, "markers")), std::to_string(markers_for(n) / n));
    EXPECT_EQ(at(path("players", seats, "prices")),
              joined(prices_of({.seats = static_cast<std::uint8_t>(n), .sets = Set::artisans})));
  }
  EXPECT_EQ(at("seats.fewest"), std::to_string(fewest_seats));
  EXPECT_EQ(at("seats.most"), std::to_string(most_seats));
  EXPECT_EQ(at("seats.most_of_base"), std::to_string(most_seats_of_base));
  EXPECT_EQ(at("seats.people_with_hidden_totals"), std::to_string(people_with_hidden_totals));
  EXPECT_EQ(at("setup.coins"), std::to_string(starting_coins));
  EXPECT_EQ(at("setup.meeples"), std::to_string(meeples_on_a_tile));
  EXPECT_EQ(at("setup.cards"), std::to_string(resource_row_size));
  EXPECT_EQ(at("setup.djinns"), std::to_string(djinn_row_size));
  EXPECT_EQ(at("setup.palms"), std::to_string(all_palms));
  EXPECT_EQ(at("setup.palaces"), std::to_string(all_palaces));
}

TEST(Tables, HaveTheBoardsOfAllSets) {
  const std::vector<std::pair<std::string, Options>> boards{{"base", {}},
                                                            {"artisans", {.sets = Set::artisans}},
                                                            {"whims", {.sets = Set::whims}},
                                                            {"both", {.sets = Set::artisans | Set::whims}}};
  for (const auto& [name, options] : boards) {
    EXPECT_EQ(at("boards." + name + ".columns"), std::to_string(columns_of(options)));
    EXPECT_EQ(at("boards." + name + ".rows"), std::to_string(rows_of(options)));
    EXPECT_EQ(at("boards." + name + ".tiles"), std::to_string(columns_of(options) * rows_of(options)));
    EXPECT_EQ(at("boards." + name + ".meeples"), std::to_string(all_meeples(options).total()));
    EXPECT_EQ(at("boards." + name + ".djinns"), std::to_string(djinns_of(options).size()));
    if (!options.plays(Set::artisans)) continue;
    EXPECT_EQ(at("boards." + name + ".items"), std::to_string(all_items(options).total()));
    EXPECT_EQ(at("middles." + name + ".columns"), std::to_string(middle_columns_of(options)));
    EXPECT_EQ(at("middles." + name + ".rows"), std::to_string(middle_rows_of(options)));
  }
  EXPECT_EQ(at("middles.both.artisans") + " " + at("middles.both.others") + " " + at("middles.both.around"),
            "6 14 22");
  EXPECT_EQ(at("boards.whims.whims") + " " + at("boards.both.whims"), "19 22");
  EXPECT_EQ(at("boards.whims.cities"), "5");
}

TEST(Tables, HaveWhatThingsCostAndCount) {
  for (TileAction action : {TileAction::small_market, TileAction::large_market, TileAction::any_card}) {
    EXPECT_EQ(at(path("markets", word(action), "price")), std::to_string(market_of(action).price));
    EXPECT_EQ(at(path("markets", word(action), "offered")), std::to_string(market_of(action).offered));
    EXPECT_EQ(at(path("markets", word(action), "cards")), std::to_string(market_of(action).cards));
  }
  for (Payment payment : all<Payment>) {
    EXPECT_EQ(at(path("payments", word(payment), "elders")), std::to_string(elders_in(payment)));
    EXPECT_EQ(at(path("payments", word(payment), "fakirs")), std::to_string(fakirs_in(payment)));
  }
  EXPECT_EQ(json::serialize(game_tables().at("costs").at("two")), R"(["elder elder","elder fakir"])");
  EXPECT_EQ(game_tables().at("djinn_cost").as_string(), word(djinn_price));
  EXPECT_EQ(at("goods_sets"), joined(set_value, 1));
  EXPECT_EQ(at("cities"), joined(city_value, 1));
  const std::vector<std::pair<std::string, int>> points{
      {"coin", coin_points},
      {"vizier", vizier_points},
      {"rival_with_fewer_viziers", points_for_fewer_viziers},
      {"elder", elder_points},
      {"artisan", artisan_points},
      {"artisan_of_the_most", artisan_points_of_the_most},
      {"palm", palm_points},
      {"palace", palace_points},
      {"red_tile_of_tent", red_tile_points},
      {"lake_factor", lake_factor}};
  EXPECT_EQ(game_tables().at("points").as_object().size(), points.size());
  for (const auto& [name, number] : points) EXPECT_EQ(at("points." + name), std::to_string(number)) << name;
}

TEST(Tables, MarkTheHouseNumbersAndNameTheDigest) {
  const json::object& marks = game_tables().at("house_numbers").as_object();
  EXPECT_EQ(marks.size(), house_number_table.size());
  for (const HouseNumber& row : house_number_table)
    EXPECT_EQ(marks.at(key(row)).as_string(), name(row.mark)) << key(row);
  EXPECT_EQ(game_tables().at("digest").as_string(), tables_digest());
}

TEST(Tables, AreReadBackAsTheyArePrinted) {
  const auto read = parse_json(print_json(game_tables()));
  ASSERT_TRUE(read.ok()) << read.error();
  EXPECT_EQ(*read, game_tables());
}

// ---- What is made of the document -------------------------------------------------------------------------

TEST(Filled, TakesNumbersFromTheDocument) {
  const json::value tables = json::parse(R"({"a": {"b-c": 1, "d e": 5}, "list": [1, 3, 7], "word": "w"})");
  EXPECT_EQ(filled("{a.b-c} and {a.d e}", tables), "1 and 5");
  EXPECT_EQ(filled("{a.b-c|coin|coins}, {a.d e|coin|coins}", tables), "1 coin, 5 coins");
  EXPECT_EQ(filled("{list}; {list.length}", tables), "1, 3, 7; 3");
  EXPECT_EQ(filled("plain", tables), "plain");
}

TEST(Filled, LeavesWhatLeadsToNoNumber) {
  const json::value tables = json::parse(R"({"a": {"b": 1}, "word": "w"})");
  for (const char* text : {"{}", "{x}", "{a}", "{a.b.c}", "{a.x|one|two}", "{word}"})
    EXPECT_EQ(filled(text, tables), text);
}

TEST(TablesText, IsATableForEachPart) {
  const json::value tables = json::parse(
      R"({"digest": "0f", "seats": {"most_of_base": 4},
          "djinns": {"geb": {"value": 6, "power": {"precious": 3}},
          "sloar": {"value": 8, "cost": "fakir"}}, "cities": [5, 20]})");
  EXPECT_EQ(text_of_tables(tables),
            "digest\n  0f\n"
            "\nseats\n  most of base  4\n"
            "\ndjinns\n         value  power       cost\n"
            "  geb    6      precious 3\n"
            "  sloar  8                  fakir\n"
            "\ncities\n  5 20\n");
}

TEST(TablesText, FollowsTheDocument) {
  const std::string changed = with(json::serialize(game_tables()), "djinns.geb.value", "77");
  EXPECT_EQ(text_of_tables().find(" 77 "), std::string::npos);
  EXPECT_NE(text_of_tables(json::parse(changed)).find(" 77 "), std::string::npos);
}

}  // namespace
}  // namespace naqala::test
