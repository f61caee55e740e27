#include "support/invariants.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <iterator>
#include <map>
#include <numeric>

#include "notation/action_text.hpp"
#include "rules/check.hpp"
#include "rules/score.hpp"
#include "support/offers.hpp"

namespace naqala::test {
namespace {

using Kind = Action::Kind;

template <class List>
std::vector<std::uint32_t> sorted_bits(const List& list) {
  std::vector<std::uint32_t> bits;
  for (Action action : list) bits.push_back(action.bits());
  std::sort(bits.begin(), bits.end());
  return bits;
}

bool same_actions(const ActionList& a, const ActionList& b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end());
}

std::string check_refusal(const Move& move, Action action) {
  const bool listed = move.legal.contains(action);
  if (is_legal(move.layout, move.before, action) == listed) return {};
  return listed ? "listed, but not legal: " + to_text(action)
                : "legal, but not listed: bits " + std::to_string(action.bits());
}

}  // namespace

std::string check_state(const Move& move) {
  const std::string problem = problem_with(move.layout, move.after);
  return problem.empty() ? problem : "no such state: " + problem;
}

std::string check_list(const Move& move, Rng& rng) {
  const std::vector<std::uint32_t> bits = sorted_bits(move.legal);
  if (std::adjacent_find(bits.begin(), bits.end()) != bits.end()) return "an action is listed twice";
  if (!move.legal.contains(move.action)) return "an action that was not listed";
  const auto any = [&] { return move.legal[rng.below(static_cast<std::uint32_t>(bits.size()))]; };
  for (int i = 0; i < 4; ++i) {
    if (std::string problem = check_refusal(move, any()); !problem.empty()) return problem;
    const auto noise = static_cast<std::uint32_t>(rng.next());
    const Action near = Action::from_bits(any().bits() ^ (1u << rng.below(32)));
    for (Action wrong : {Action::from_bits(noise), near})
      if (std::string problem = check_refusal(move, wrong); !problem.empty()) return problem;
  }
  return {};
}

std::string check_offers(const Move& move) {
  if (actor(move.before) == chance) return {};
  std::vector<Action> offered;
  for (Action action : move.legal) {
    const bool sowing = move.before.step == Step::take && action.kind() != Kind::use_djinn;
    if (!sowing && action.kind() != Kind::drop) offered.push_back(action);
  }
  const std::vector<std::uint32_t> listed = sorted_bits(offered);
  const std::vector<std::uint32_t> expected = sorted_bits(expected_offers(move.before));
  if (listed == expected) return {};
  std::vector<std::uint32_t> differ;
  std::set_symmetric_difference(listed.begin(), listed.end(), expected.begin(), expected.end(),
                                std::back_inserter(differ));
  const Action first = Action::from_bits(differ.front());
  const bool too_much = move.legal.contains(first);
  return (too_much ? "wrongly offered: " : "not offered: ") + to_text(first);
}

// ---- Chance ------------------------------------------------------------------------------------

namespace {

std::uint32_t pieces_to_draw(const State& s, Action outcome) {
  int pieces = 0;
  switch (outcome.kind()) {
    case Kind::deal_card:
      pieces = s.deck[outcome.card()];
      break;
    case Kind::deal_djinn:
      pieces = s.djinn_deck.has(outcome.djinn());
      break;
    case Kind::draw_meeple:
      pieces = bag(s)[outcome.tribe()];
      break;
    default:
      break;
  }
  return static_cast<std::uint32_t>(pieces);
}

}  // namespace

std::string check_odds(const Move& move) {
  if (actor(move.before) != chance) return {};
  OutcomeList outcomes;
  chance_outcomes(move.before, outcomes);
  ActionList actions;
  std::uint32_t sum = 0;
  for (const Outcome& outcome : outcomes) {
    actions.push_back(outcome.action);
    sum += outcome.weight;
    if (outcome.weight == 0) return "an outcome without odds: " + to_text(outcome.action);
    if (outcome.weight != pieces_to_draw(move.before, outcome.action))
      return "wrong odds: " + to_text(outcome.action);
  }
  if (!same_actions(actions, move.legal)) return "the outcomes are not the legal actions of chance";
  const int cards = move.before.deck.total();
  const bool cards_due = move.action.kind() == Kind::deal_card;
  return cards_due && static_cast<int>(sum) != cards ? "an outcome is missing" : "";
}

std::string check_texts(const Move& move) {
  for (Action action : move.legal) {
    const std::string text = to_text(action);
    const Result<Action> parsed = parse_action(text);
    if (!parsed) return "cannot be read: " + parsed.error();
    if (*parsed != action) return "is read as another action: " + text;
  }
  return {};
}

// ---- Scores ------------------------------------------------------------------------------------

namespace {

int best_sets(std::array<int, 9> goods);

// R72 by trying: every size for the first set, always of the goods there are most of. (Of two goods,
// the one held more often is never the wrong one to put into a set.)
int best_first_set(const std::array<int, 9>& goods, int size) {
  constexpr std::array<int, 10> prices{0, 1, 3, 7, 13, 21, 30, 40, 50, 60};
  std::array<int, 9> rest = goods;
  std::sort(rest.begin(), rest.end(), std::greater<>());
  if (rest[static_cast<std::size_t>(size - 1)] == 0) return 0;
  for (std::size_t i = 0; i < static_cast<std::size_t>(size); ++i) --rest[i];
  return prices[static_cast<std::size_t>(size)] + best_sets(rest);
}

int best_sets(std::array<int, 9> goods) {
  static std::map<std::array<int, 9>, int> known;
  std::sort(goods.begin(), goods.end(), std::greater<>());
  if (goods[0] == 0) return 0;
  if (const auto found = known.find(goods); found != known.end()) return found->second;
  int best = 0;
  for (int size = 1; size <= 9; ++size) best = std::max(best, best_first_set(goods, size));
  return known[goods] = best;
}

// Al-Amin's wild goods: each in turn as every good.
int best_sets_with_wild(const std::array<int, 9>& goods, int wild) {
  if (wild == 0) return best_sets(goods);
  static std::map<std::pair<std::array<int, 9>, int>, int> known;
  std::array<int, 9> sorted = goods;
  std::sort(sorted.begin(), sorted.end(), std::greater<>());
  if (const auto found = known.find({sorted, wild}); found != known.end()) return found->second;
  int best = 0;
  for (std::size_t i = 0; i < 9; ++i) {
    std::array<int, 9> more = sorted;
    ++more[i];
    best = std::max(best, best_sets_with_wild(more, wild - 1));
  }
  return known[{sorted, wild}] = best;
}

int goods_score(const State& s, std::size_t seat) {
  std::array<int, 9> goods{};
  int fakirs = 0;
  for (std::uint32_t word : {s.open[seat].word(), s.fresh[seat], s.stale[seat]}) {
    for (std::size_t i = 0; i < 9; ++i) goods[i] += Cards::from_word(word)[static_cast<Card>(i)];
    fakirs += Cards::from_word(word)[Card::fakir];
  }
  return best_sets_with_wild(goods, s.djinns[seat].has(Djinn::al_amin) ? fakirs / 2 : 0);
}

int tile_value(TileKind kind) {
  switch (kind) {
    case TileKind::oasis:
      return 8;
    case TileKind::small_market:
    case TileKind::sacred_6:
      return 6;
    case TileKind::large_market:
      return 4;
    case TileKind::village:
      return 5;
    case TileKind::sacred_10:
      return 10;
    case TileKind::sacred_12:
      return 12;
    case TileKind::sacred_15:
      return 15;
    default:
      return 0;
  }
}

int tiles_score(const State& s, std::size_t seat) {
  const int palm = s.djinns[seat].has(Djinn::haurvatat) ? 5 : 3;
  int points = 0;
  for (Tile tile : all<Tile>)
    if (s.owned[seat].has(tile))
      points += tile_value(s.kind(tile)) + palm * s.palms(tile) + 5 * s.palaces(tile);
  return points;
}

int djinns_score(DjinnSet djinns) {
  // al-amin anun-nak baal boaz bouraq echidna enki hagis haurvatat iblis jafaar kandicha kumarbi
  // lamia leta marid monkir nekir shamhat sibittis sloar utug
  constexpr std::array<int, 22> values{5, 8, 6, 6, 6, 4, 8, 10, 8, 8, 6, 6, 6, 10, 4, 6, 6, 6, 6, 4, 8, 4};
  int points = 0;
  for (std::size_t i = 0; i < values.size(); ++i)
    if (djinns.has(static_cast<Djinn>(i))) points += values[i];
  return points;
}

int people_score(const State& s, std::size_t seat) {
  int points = s.viziers[seat] * (s.djinns[seat].has(Djinn::jafaar) ? 3 : 1) +
               s.elders[seat] * (s.djinns[seat].has(Djinn::shamhat) ? 4 : 2);
  for (std::size_t other = 0; other < s.options.seats; ++other)
    points += s.viziers[other] < s.viziers[seat] ? 10 : 0;
  return points;
}

}  // namespace

std::string check_scores(const State& s) {
  const auto sheets = score(s);
  std::array<int, 5> totals{};
  for (std::size_t seat = 0; seat < s.options.seats; ++seat) {
    totals[seat] = s.coins[seat] + people_score(s, seat) + djinns_score(s.djinns[seat]) +
                   tiles_score(s, seat) + goods_score(s, seat);
    if (sheets[seat].total() != totals[seat])
      return "seat " + std::to_string(seat + 1) + " scores " + std::to_string(totals[seat]) + ", not " +
             std::to_string(sheets[seat].total());
  }
  const int best = *std::max_element(totals.begin(), totals.end());
  for (std::size_t seat = 0; seat < s.options.seats; ++seat)
    if (((winners(s) >> seat) & 1) != (totals[seat] == best)) return "a wrong winner";
  return {};
}

// ---- Observations ------------------------------------------------------------------------------

Watchers::Watchers(const State& start, Rng& rng) : rng_(rng) {
  for (std::size_t seat = 0; seat < start.options.seats; ++seat)
    seen_.push_back(observe(start, eyes_of(static_cast<Seat>(seat))));
  seen_.push_back(observe(start, Viewer::spectator));
}

std::string Watchers::check_telling(const Move& move, Viewer viewer) const {
  const Action told = redact(move.before, move.action, viewer);
  const bool secret = move.before.step == Step::draw_card && viewer != eyes_of(move.before.active);
  if (told == (secret ? Action::of(Kind::deal_unseen) : move.action)) return {};
  return "told to the wrong watcher: " + to_text(told);
}

std::string Watchers::check_sample(const Move& move, const Observation& seen) {
  const State sampled = sample(seen, rng_);
  if (std::string problem = problem_with(move.layout, sampled); !problem.empty())
    return "a sampled state cannot occur: " + problem;
  if (observe(sampled, seen.viewer()) != seen) return "a sampled state looks different";
  if (eyes_of(actor(seen)) != seen.viewer()) return {};
  ActionList known, there;
  legal_actions(move.layout, seen, known);
  legal_actions(move.layout, sampled, there);
  return same_actions(known, there) ? "" : "a sampled state offers other actions";
}

std::string Watchers::check(const Move& move) {
  ActionList list;
  for (Observation& seen : seen_) {
    if (std::string problem = check_telling(move, seen.viewer()); !problem.empty()) return problem;
    if (eyes_of(actor(seen)) == seen.viewer()) {
      legal_actions(move.layout, seen, list);
      if (!same_actions(list, move.legal)) return "the actor sees other actions than there are";
      const auto seat = static_cast<std::size_t>(seen.viewer());
      if (score(seen)[seat].points != score(move.before)[seat].points)
        return "the actor sees another score of his own than there is";
    }
    apply(move.layout, seen, redact(move.before, move.action, seen.viewer()));
    if (seen != observe(move.after, seen.viewer()))
      return "watcher " + std::to_string(static_cast<int>(seen.viewer()) + 1) +
             " comes to see something else than there is";
  }
  return check_sample(move, seen_[rng_.below(static_cast<std::uint32_t>(seen_.size()))]);
}

}  // namespace naqala::test
