#include <algorithm>
#include <bit>
#include <utility>

#include "notation/names.hpp"
#include "rules/auction.hpp"
#include "rules/cards.hpp"
#include "rules/tiles.hpp"
#include "rules/tribes.hpp"
#include "rules/whims.hpp"
#include "telling.hpp"

namespace naqala::command {

namespace {

using Kind = Action::Kind;

std::string price_in_words(Payment payment) {
  switch (payment) {
    case Payment::elder:
      return "an elder";
    case Payment::fakir:
      return "a fakir";
    case Payment::elder_elder:
      return count(elders_in(payment), "elder");
    case Payment::elder_fakir:
      return "an elder and a fakir";
  }
  return "";
}

}  // namespace

std::string Telling::bid() const {
  const Seat seat = bidder(before_);
  const int paid = -coins(seat) + pushed_for_kam();
  std::string text = verb("bid") + " " + std::to_string(action_.number());
  if (action_.subject() > 0)
    text += " for " + std::to_string(paid) + " and " + count(action_.subject(), "fakir") + " (Kumarbi)";
  else if (paid != action_.number())
    text += paid == 0 ? " without a coin" : " with the last " + count(paid, "coin");
  return text + kam_coins();
}

std::string Telling::take() const {
  const Meeples meeples = before_.meeples[index(action_.tile())];
  return verb("take") + " " +
         (meeples.total() == 1 ? "the meeple" : "the " + count(meeples.total(), "meeple")) + " of " +
         word(action_.tile()) + " (" + letters_of(meeples) + ")";
}

std::string Telling::skip() const {
  if (before_.step == Step::take) return report_ ? "cannot sow" : "go on without sowing";
  if (before_.step == Step::tribe) return verb("kill") + " nobody";
  switch (row_of(layout_.kind(before_.at)).action) {
    case TileAction::palm:
      return report_ ? "finds no palm left" : "go on: no palm is left";
    case TileAction::palace:
      return report_ ? "finds no palace left" : "go on: no palace is left";
    case TileAction::sacred:
      return verb("take") + " no djinn";
    case TileAction::workshop:
      return verb("take") + " no item";
    case TileAction::city:
      return report_ ? "finds no whim" : "go on: no whim lies here";
    default:
      return verb("buy") + " nothing";
  }
}

std::string Telling::trade() const {
  std::vector<std::string> cards;
  const int n = std::min<int>(number_in_hand(before_), before_.card_row_size);
  for (int i = 0; i < n; ++i) cards.emplace_back(word(before_.card_row[static_cast<std::size_t>(i)]));
  return verb("take") + " " + (cards.empty() ? "no card: the row is empty" : list_of(cards));
}

std::string Telling::build() const {
  const std::string builders = count(number_in_hand(before_), "builder");
  const std::string helpers =
      action_.number() == 0 ? builders : "(" + builders + " + " + count(action_.number(), "fakir") + ")";
  return verb("gain") + " " + count(coins(before_.active), "coin") + " (" + helpers + " x " +
         count(layout_.blue_around(before_.at), "blue tile") + (before_.double_coins ? ", doubled" : "") +
         ")";
}

std::string Telling::kill() const {
  const Tribe tribe = action_.tribe();
  const bool on_tile = action_.kind() == Kind::kill;
  std::string text = verb("kill") + " " + one(tribe) +
                     (on_tile ? " on " + word(action_.tile()) : " of " + people_(action_.seat()));
  const int fakirs = on_tile && before_.step == Step::tribe ? fakirs_to_reach(before_, action_.tile()) : 0;
  if (fakirs > 0) text += " with " + count(fakirs, "fakir");
  if (!has_djinn(before_, before_.active, Djinn::kandicha)) return text;
  if (tribe == Tribe::vizier || tribe == Tribe::elder || tribe == Tribe::artisan)
    text += " and " + verb("keep") + " it (Kandicha)";
  if (kandicha_coins() > 0) text += ", +" + count(kandicha_coins(), "coin") + " (Kandicha)";
  return text;
}

std::string Telling::buy() const {
  const std::string card(word(before_.card_row[static_cast<std::size_t>(action_.number())]));
  if (before_.step == Step::second_buy) return verb("take") + " " + card + " too";
  return verb("buy") + " " + card + " for " + std::to_string(-coins(before_.active)) +
         (after_.step == Step::second_buy ? ", the first of " + std::to_string(large_market.cards) : "");
}

std::string Telling::sell() const {
  std::vector<std::string> goods;
  for (Card card : all<Card>)
    if (is_good(card) && holds(action_.goods(), card)) goods.emplace_back(word(card));
  return verb("sell") + " " + list_of(goods) + " for " + std::to_string(coins(before_.active));
}

std::string Telling::use() const {
  return verb("use") + " " + std::string(naqala::title(action_.djinn())) + " for " +
         price_in_words(action_.payment()) + use_on(action_.tile());
}

std::string Telling::use_on(Tile tile) const {
  switch (action_.djinn()) {
    case Djinn::anun_nak:
      return ": meeples from the bag onto " + word(tile);
    case Djinn::bouraq:
    case Djinn::hagis:
      return (after_.step == Step::place_palace ? ": a palace for " : ": a palace on ") + word(tile);
    case Djinn::enki:
    case Djinn::lamia:
      return (after_.step == Step::place_palm ? ": a palm for " : ": a palm on ") + word(tile);
    case Djinn::echidna:
      if (before_.step == Step::tribe) return ": builders earn double";
      return ": the builders bring " + count(before_.built, "coin") + " once more";
    case Djinn::iblis:
      return ": assassins kill " + std::to_string(iblis_victims);
    case Djinn::sibittis:
      return ": " + count(after_.left, "djinn") + " to choose from";
    case Djinn::sloar:
      return ": the top card of the deck";
    default:
      return "";  // Leta and Utug: the camel is told of anyway
  }
}

std::string Telling::keep_djinn() const {
  std::string text = verb("keep") + " " + std::string(naqala::title(action_.djinn()));
  std::vector<std::string> others;
  for (Djinn djinn : all<Djinn>)
    if (before_.djinns_drawn.has(djinn) && djinn != action_.djinn())
      others.emplace_back(naqala::title(djinn));
  if (!others.empty()) text += ", " + verb("discard") + " " + list_of(others);
  return text;
}

std::string Telling::deal_card() const {
  if (action_.kind() == Kind::deal_unseen) return verb("draw") + " a card unseen";
  const std::string card(word(action_.card()));
  return before_.step == Step::draw_card ? verb("draw") + " " + card + " unseen" : "the row gets " + card;
}

std::string Telling::deal_djinn() const {
  const std::string name(naqala::title(action_.djinn()));
  if (before_.step == Step::draw_djinn) return "finds " + name + " in the lamp";
  return before_.step == Step::refill_djinns ? name + " joins the djinns" : name + " appears";
}

std::string Telling::camels() const {
  std::string text;
  const bool told =
      action_.kind() == Kind::camel || action_.kind() == Kind::tent || action_.kind() == Kind::to;
  for (Seat seat : all<Seat>)
    for (Tile tile : after_.owned[index(seat)] - before_.owned[index(seat)])
      if (!told) text += ", " + piece_on(tile) + " on " + word(tile);
  if (after_.last_round && !before_.last_round) text += " (this is the last round)";
  return text;
}

int Telling::kandicha_coins() const {
  const bool pays = action_.kind() == Kind::kill && action_.tribe() == Tribe::builder &&
                    has_djinn(before_, before_.active, Djinn::kandicha);
  return pays ? layout_.blue_around(action_.tile()) : 0;
}

// The djinn that pays somebody when such an action is done; none for actions whose deed tells of its coins.
std::string_view Telling::source_of_earnings() const {
  switch (action_.kind()) {
    case Kind::drop:
      return "Marid";
    case Kind::palace:
      return "Monkir";
    case Kind::use_djinn:
      return action_.djinn() == Djinn::echidna ? "" : "Monkir";
    case Kind::kill:
    case Kind::kill_seat:
    case Kind::deal_card:
    case Kind::deal_unseen:
    case Kind::deal_item:
    case Kind::deal_item_unseen:
      return "Nekir";
    case Kind::djinn:
    case Kind::keep_djinn:
    case Kind::use_lamp:
    case Kind::deal_djinn:
      return "Ba'al";
    case Kind::whim:
      return "Satesha";
    default:
      return {};
  }
}

std::string Telling::earnings() const {
  const std::string_view source = source_of_earnings();
  return source.empty() ? "" : earned(before_, after_, kandicha_coins(), source, people_);
}

std::string Telling::deed() const {
  switch (action_.kind()) {
    case Kind::bid:
      return bid();
    case Kind::take:
      return take();
    case Kind::drop:
      return verb("drop") + " " + one(action_.tribe()) + " on " + word(action_.tile());
    case Kind::skip:
      return skip();
    case Kind::collect:
      return verb("collect") + " " + list_of(after_.hand) + " of " + at();
    case Kind::keep:
      return verb("keep") + " " + list_of(before_.hand) + drawing();
    case Kind::trade:
      return trade();
    case Kind::fakirs:
      return build();
    case Kind::kill:
    case Kind::kill_seat:
      return kill();
    case Kind::palm:
      return verb("put") + " a palm on " +
             word(before_.step == Step::place_palm ? before_.place : before_.at);
    case Kind::palace:
      return verb("put") + " a palace on " +
             word(before_.step == Step::place_palace ? before_.place : before_.at);
    case Kind::buy:
      return buy();
    case Kind::djinn:
      return verb("take") + " " +
             std::string(naqala::title(before_.djinn_row[static_cast<std::size_t>(action_.number())])) +
             " for " + price_in_words(action_.payment());
    case Kind::sell:
      return sell();
    case Kind::end:
      return verb("end") + " the turn";
    case Kind::use_djinn:
      return use();
    case Kind::keep_djinn:
      return keep_djinn();
    case Kind::deal_card:
    case Kind::deal_unseen:
      return deal_card();
    case Kind::deal_djinn:
      return deal_djinn();
    case Kind::draw_meeple:
      return one(action_.tribe()) + " comes onto " + word(before_.place);
    case Kind::whim:
      return take_whim();
    case Kind::deal_whim:
      return "a whim comes to " + word(city_to_fill(before_)) + ": " + explain(action_.whim());
    default:
      return item_deed();
  }
}

std::string earned(const State& before, const State& after, int told, std::string_view djinn,
                   const People& people) {
  std::string text;
  for (Seat seat : all<Seat>) {
    const bool own = seat == before.active;
    const int gained = after.coins[index(seat)] - before.coins[index(seat)] - (own ? told : 0) -
                       whim_coins(before, after, seat);
    if (gained == 0) continue;
    text += ", " + (own ? "" : people(seat) + " ") + "+" + count(gained, "coin") + " (" + std::string(djinn) +
            ")";
  }
  return text;
}

std::string offer(const Layout& layout, const State& before, Action action, const People& people) {
  return Telling(layout, before, action, people, false).text();
}

std::string tell(const Layout& layout, const State& before, Action action, const People& people) {
  return Telling(layout, before, action, people, true).text();
}

std::string aftermath(const Layout& layout, const State& before, Action action, const People& people) {
  return Telling(layout, before, action, people, true).aftermath();
}

}  // namespace naqala::command
