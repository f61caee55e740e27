#include "bots/appraisal.hpp"

#include <algorithm>
#include <bit>
#include <utility>

#include "rules/cards.hpp"
#include "rules/djinns.hpp"
#include "rules/items.hpp"
#include "rules/score.hpp"
#include "rules/whims.hpp"

namespace naqala {

namespace {

// Rules of thumb, in points.
constexpr int item_worth = 6;
constexpr int whim_worth = 5;

int elder_worth(const State& s, Seat seat) {
  return has_djinn(s, seat, Djinn::shamhat) ? elder_points_shamhat : elder_points;
}

// What one more of each good adds to those that are held: it joins the largest set that has none of its kind.
class Goods {
 public:
  explicit Goods(Cards cards) : held_(cards) {
    for (Card card : all<Card>)
      if (is_good(card))
        for (int copies = 1; copies <= cards[card]; ++copies) ++size_[static_cast<std::size_t>(copies)];
  }

  int worth(Card card) const {
    if (!is_good(card)) return fakir_worth;
    const int size = size_[static_cast<std::size_t>(held_[card] + 1)];
    return set_value[static_cast<std::size_t>(size + 1)] - set_value[static_cast<std::size_t>(size)];
  }
  void add(Card card) {
    held_.add(card);
    if (is_good(card)) ++size_[static_cast<std::size_t>(held_[card])];
  }

 private:
  Cards held_;
  std::array<std::int8_t, Cards::limit(Card::fish) + 2> size_{};  // how many kinds are held at least so often
};

constexpr std::uint32_t one_of_each = [] {
  Meeples meeples;
  for (Tribe tribe : all<Tribe>) meeples.add(tribe);
  return meeples.word();
}();

bool is_one(Meeples there) { return std::has_single_bit(there.word()) && (there.word() & one_of_each) != 0; }

}  // namespace

int adds_at_the_end(const State& s, Seat seat, Djinn djinn) {
  const std::size_t i = index(seat);
  switch (djinn) {
    case Djinn::shamhat:
      return (elder_points_shamhat - elder_points) * std::max(0, s.elders[i] - 2);  // two are paid
    case Djinn::jafaar:
      return (vizier_points_jafaar - vizier_points) * s.viziers[i];
    case Djinn::haurvatat: {
      int palms = 0;
      for (Tile tile : s.owned[i]) palms += s.palms(tile);
      return (palm_points_haurvatat - palm_points) * palms;
    }
    case Djinn::ptah:
      return ptah_bonus * s.artisans[i];
    default:
      return 0;
  }
}

Landings::Landings(const SowingMasks& masks, const Board& board) {
  std::array<TileSet, count_of<Tribe>> finals;
  TileSet any;
  for (Tribe tribe : all<Tribe>) {
    for (Tile start : masks.starts(tribe)) finals[index(tribe)] |= masks.finals(tribe, start);
    any |= finals[index(tribe)];
  }
  tiles = any.size();
  for (Tile tile : any) {
    const Meeples there = board.meeples(tile);
    for (Tribe tribe : all<Tribe>)
      if (finals[index(tribe)].has(tile)) list.push_back(landing_on(tile, tribe, there));
  }
}

Appraisal::Appraisal(const Layout& layout, const State& s, Seat seat)
    : layout_(layout), seat_(seat), can_claim_(naqala::can_claim(s, seat)) {
  own_ = s.owned[index(seat)];
  free_ = layout.land() - owned_by_anyone(s);
  appraise_cards(s);
  appraise_tribes(s);
  appraise_viziers(s);
  appraise_tiles(s);
  if (s.options.plays(Set::whims)) appraise_cities(s);
  appraise_victims(s);
}

void Appraisal::appraise_cards(const State& s) {
  Goods goods(cards_of(s, seat_));
  for (Card card : all<Card>) card_worth_[index(card)] = goods.worth(card);
  int from_row = 0;
  for (std::size_t n = 1; n <= most; ++n) {
    if (n <= s.card_row_size) {
      const Card card = s.card_row[n - 1];
      from_row += goods.worth(card);
      goods.add(card);
    }
    by_tribe_[index(Tribe::merchant)][n] = from_row;
  }
}

void Appraisal::appraise_tribes(const State& s) {
  const int elder = elder_worth(s, seat_) + 1;
  const bool items = s.options.plays(Set::artisans) && item_stack_size(s) > 0;
  for (int n = 1; n <= most; ++n) {
    const auto i = static_cast<std::size_t>(n);
    by_tribe_[index(Tribe::elder)][i] = n * elder;
    by_tribe_[index(Tribe::builder)][i] = n;
    by_tribe_[index(Tribe::artisan)][i] = n * artisan_points + (items ? item_worth + n : 0);
  }
}

// More viziers: their points, and the tens that are won from or taken away from each other seat.
void Appraisal::appraise_viziers(const State& s) {
  auto& worth = by_tribe_[index(Tribe::vizier)];
  const int each = has_djinn(s, seat_, Djinn::jafaar) ? vizier_points_jafaar : vizier_points;
  for (int n = 1; n <= most; ++n) worth[static_cast<std::size_t>(n)] = n * each;
  const int denied = points_for_fewer_viziers / (seats_of(s) - 1);
  for (Seat other : first<Seat>(seats_of(s))) {
    const int behind = s.viziers[index(other)] - s.viziers[index(seat_)];
    if (other == seat_ || behind < 0) continue;
    for (int n = behind + 1; n <= most; ++n) worth[static_cast<std::size_t>(n)] += points_for_fewer_viziers;
    for (int n = behind; n > 0 && n <= most; ++n) worth[static_cast<std::size_t>(n)] += denied;
  }
}

int Appraisal::in_market(const State& s, const Market& market) const {
  if (s.coins[index(seat_)] < market.price) return 0;
  int best = 0, second = 0;
  for (int i = 0; i < std::min<int>(market.offered, s.card_row_size); ++i) {
    const int worth = card_worth_[index(s.card_row[static_cast<std::size_t>(i)])];
    second = std::max(second, std::min(best, worth));
    best = std::max(best, worth);
  }
  return std::max(0, best + (market.cards == 2 ? second : 0) - market.price);
}

int Appraisal::sacred_place(const State& s) const {
  const int elders = s.elders[index(seat_)];
  const int fakirs = fakirs_of(s, seat_);
  if (s.djinn_row_size == 0 || elders == 0 || elders + fakirs < 2) return 0;
  int best = 0;
  for (int i = 0; i < s.djinn_row_size; ++i)
    best = std::max(best, djinn_table[index(s.djinn_row[static_cast<std::size_t>(i)])].value +
                              adds_at_the_end(s, seat_, s.djinn_row[static_cast<std::size_t>(i)]));
  const int paid = elder_worth(s, seat_) + (fakirs > 0 ? fakir_worth : elder_worth(s, seat_));
  return best + (s.last_round ? 0 : djinn_power_worth) - paid;
}

int Appraisal::tile_action(const State& s, TileAction action) const {
  switch (action) {
    case TileAction::small_market:
    case TileAction::large_market:
    case TileAction::any_card:
      return in_market(s, market_of(action));
    case TileAction::sacred:
      return sacred_place(s);
    case TileAction::workshop:
      return s.artisans[index(seat_)] > 0 && item_stack_size(s) > 0 ? item_worth - artisan_points : 0;
    default:
      return 0;
  }
}

void Appraisal::appraise_tiles(const State& s) {
  const int palm = has_djinn(s, seat_, Djinn::haurvatat) ? palm_points_haurvatat : palm_points;
  const TileSet shore = s.options.plays(Set::whims) ? lake_shore(s) : TileSet{};
  const auto times = [&](Tile tile) { return shore.has(tile) ? lake_factor : 1; };
  for (Tile tile : layout_.land()) {
    control_[index(tile)] = row_of(layout_.kind(tile)).value;
    if (s.buildings[index(tile)] != 0)
      control_[index(tile)] += times(tile) * (s.palms(tile) * palm + s.palaces(tile) * palace_points);
  }
  for (TileAction action : {TileAction::small_market, TileAction::large_market, TileAction::any_card,
                            TileAction::sacred, TileAction::workshop}) {
    const TileSet tiles = layout_.with_action(action);
    if (tiles.empty()) continue;
    const int points = tile_action(s, action);
    for (Tile tile : tiles) action_[index(tile)] = points;
  }
  if (palms_left(s) > 0)
    for (Tile tile : layout_.with_action(TileAction::palm)) own_action_[index(tile)] = times(tile) * palm;
  if (palaces_left(s) > 0)
    for (Tile tile : layout_.with_action(TileAction::palace))
      own_action_[index(tile)] = times(tile) * palace_points;
}

// Steps between the values of cities grow by ten each: the next one is worth what the last was and ten more.
void Appraisal::appraise_cities(const State& s) {
  const int points = city_points(s, seat_);
  std::size_t owned = 0;
  while (owned + 1 < city_value.size() && city_value[owned] < points) ++owned;
  const int more = owned + 1 < city_value.size() ? city_value[owned + 1] - city_value[owned] : 0;
  for (Tile tile : layout_.with_action(TileAction::city)) {
    control_[index(tile)] += more;
    if (has_whim(s, tile)) action_[index(tile)] = whim_worth;
  }
}

void Appraisal::appraise_victims(const State& s) {
  for (Tile tile : free_)
    if (is_one(s.meeples[index(tile)])) lonely_.add(tile);
  for (Seat other : first<Seat>(seats_of(s))) {
    if (other == seat_ || has_djinn(s, other, Djinn::boaz)) continue;
    if (s.elders[index(other)] + s.artisans[index(other)] > 0) seat_kill_ = std::max(seat_kill_, 2);
    const int theirs = s.viziers[index(other)];
    if (theirs == 0) continue;
    const int own = s.viziers[index(seat_)];
    seat_kill_ =
        std::max(seat_kill_, 1 + (theirs == own || theirs == own + 1 ? points_for_fewer_viziers : 0));
  }
}

int Appraisal::kill(Tile final, int n) const {
  int best = seat_kill_;
  if (!can_claim_) return best;
  for (Tile tile : lonely_& within(final, n)) best = std::max(best, control_[index(tile)]);
  return best;
}

int Appraisal::best(const Landings& landings) const {
  int best = 0;
  for (const Landing& landing : landings.list) best = std::max(best, of(landing));
  return best;
}

Appraisal::Offers Appraisal::offers(const Landings& landings) const {
  Offers offers;
  auto& top = offers.top;
  for (auto next = landings.list.begin(), end = landings.list.end(); next != end;) {
    const Tile tile = next->tile;
    int best = 0;
    for (; next != end && next->tile == tile; ++next) {
      const int points = of(*next);
      int& of_tribe = offers.by_tribe[index(next->tribe)];
      of_tribe = std::max(of_tribe, points);
      best = std::max(best, points);
    }
    if (best <= top.back()) continue;
    std::size_t place = top.size() - 1;
    for (; place > 0 && top[place - 1] < best; --place) top[place] = top[place - 1];
    top[place] = best;
  }
  return offers;
}

}  // namespace naqala
