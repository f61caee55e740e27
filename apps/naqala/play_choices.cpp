#include "play_choices.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <bit>

#include "notation/names.hpp"
#include "rules/game.hpp"
#include "rules/score.hpp"
#include "rules/tribes.hpp"

namespace naqala::command {

namespace {

using Kind = Action::Kind;

// Puts legal actions in order and groups them.
class Sorter {
 public:
  Sorter(const Layout& layout, const State& s, const People& people, bool brief)
      : layout_(layout), s_(s), people_(people), brief_(brief) {
    legal_actions(layout, s, legal_);
  }

  Choices sorted() {
    for (Action action : legal_)
      if (!is_power(action) && action.kind() != Kind::sell) add(action);
    if (s_.step == Step::end) add_sales();
    for (Action action : legal_)
      if (is_power(action)) add_power(action);
    for (OfferGroup& group : result_.groups) simplify(group);
    if (result_.tiles == tiles_with_meeples()) result_.tiles = {};  // to mark them all would say nothing
    return std::move(result_);
  }

 private:
  static bool is_power(Action action) { return action.kind() == Kind::use_djinn; }

  TileSet tiles_with_meeples() const {
    TileSet tiles;
    for (Tile tile : layout_.land())
      if (!s_.meeples[index(tile)].empty()) tiles.add(tile);
    return tiles;
  }

  int numbered(Action action) {
    result_.actions.push_back(action);
    return static_cast<int>(result_.actions.size());
  }

  OfferGroup& group(const std::string& heading) {
    for (OfferGroup& known : result_.groups)
      if (known.heading == heading) return known;
    return result_.groups.emplace_back(OfferGroup{heading, {}});
  }

  static Offer& offer_titled(OfferGroup& group, const std::string& title) {
    for (Offer& known : group.offers)
      if (known.title == title) return known;
    return group.offers.emplace_back(Offer{title, {}});
  }

  void add(Action action) {
    switch (action.kind()) {
      case Kind::take:
        result_.tiles.add(action.tile());
        return add_single(
            action, word(action.tile()) + (brief_ ? "" : " " + letters_of(s_.meeples[index(action.tile())])));
      case Kind::drop:
        result_.tiles.add(action.tile());
        return add_under(tile_title(action.tile()), action, drop_label(action));
      case Kind::kill:
        result_.tiles.add(action.tile());
        return add_under(kill_title(action.tile()), action, kill_label(action));
      case Kind::kill_seat:
        return add_under(people_(action.seat()), action, std::string(1, letter(action.tribe())));
      default:
        return add_single(action, with_points(action, offer(layout_, s_, action, people_)));
    }
  }

  void add_single(Action action, const std::string& label) {
    group("").offers.push_back({"", {{numbered(action), label}}});
  }

  void add_under(const std::string& title, Action action, const std::string& label) {
    offer_titled(group(""), title).picks.emplace_back(numbered(action), label);
  }

  std::string tile_title(Tile tile) const {
    const Meeples meeples = s_.meeples[index(tile)];
    return word(tile) + " " + title(layout_.kind(tile)) + (meeples.empty() ? "" : ", ") + letters_of(meeples);
  }

  // The last drop decides the turn, so it tells what comes of it.
  std::string drop_label(Action action) const {
    const std::string tribe(word(action.tribe()));
    if (s_.hand.total() > 1) return tribe;
    State after = s_;
    apply(layout_, after, action);
    apply(layout_, after, Action::of(Kind::collect));
    const bool camel = after.owned != s_.owned;
    return fmt::format("{}: collect {}{}", tribe, after.hand.total(), camel ? ", camel" : "");
  }

  std::string kill_title(Tile tile) const {
    const int fakirs = s_.step == Step::tribe ? fakirs_to_reach(s_, tile) : 0;
    return word(tile) + (fakirs > 0 ? " (" + count(fakirs, "fakir") + ")" : "");
  }

  std::string kill_label(Action action) const {
    State after = s_;
    apply(layout_, after, action);
    return std::string(1, letter(action.tribe())) + (after.owned != s_.owned ? " camel" : "");
  }

  int points(const State& s) const { return score(s)[index(actor(s_))].total(); }

  std::string with_points(Action action, std::string label) const {
    if (tells_points(action)) label += points_text(action);
    if (action.kind() == Kind::djinn)
      label += ": " + explain(s_.djinn_row[static_cast<std::size_t>(action.number())]);
    if (action.kind() == Kind::keep_djinn) label += ": " + explain(action.djinn());
    return label;
  }

  // Where points tell more than the words, and it is not too early to tell.
  bool tells_points(Action action) const {
    return action.kind() != Kind::bid && action.kind() != Kind::end && action.kind() != Kind::fakirs;
  }

  std::string points_text(Action action) const {
    State after = s_;
    apply(layout_, after, action);
    const int change = points(after) - points(s_);
    const bool early = actor(after) == chance || after.step == Step::second_buy;
    return early || change == 0 ? "" : fmt::format(" ({:+} points)", change);
  }

  // The best set first; all others only when asked for.
  void add_sales() {
    std::vector<Action> sales;
    for (Action action : legal_)
      if (action.kind() == Kind::sell) sales.push_back(action);
    std::stable_sort(sales.begin(), sales.end(),
                     [](Action a, Action b) { return std::popcount(a.goods()) > std::popcount(b.goods()); });
    for (std::size_t i = 0; i < sales.size(); ++i) {
      if (i == 0) add_single(sales[0], offer(layout_, s_, sales[0], people_));
      if (i == 1) result_.more.push_back({"Other sets:", {}});
      if (i > 0)
        result_.more[0].offers.push_back({"", {{numbered(sales[i]), offer(layout_, s_, sales[i], people_)}}});
    }
  }

  static bool needs_a_tile(Djinn djinn) {
    return djinn != Djinn::echidna && djinn != Djinn::iblis && djinn != Djinn::sibittis &&
           djinn != Djinn::sloar;
  }

  void add_power(Action action) {
    if (!needs_a_tile(action.djinn()))
      return add_single(action, with_points(action, offer(layout_, s_, action, people_)));
    const std::string power = explain(action.djinn());
    const std::string heading = fmt::format("use {} for {}: {}", naqala::title(action.djinn()),
                                            word(action.payment()), power.substr(power.find(": ") + 2));
    group(heading).offers.push_back({"", {{numbered(action), word(action.tile())}}});
  }

  // A group of one needs no heading.
  void simplify(OfferGroup& group) {
    if (group.heading.empty() || group.offers.size() > 1) return;
    auto& [number, label] = group.offers[0].picks[0];
    label = offer(layout_, s_, result_.actions[static_cast<std::size_t>(number) - 1], people_);
    group.heading.clear();
  }

  const Layout& layout_;
  const State& s_;
  const People& people_;
  bool brief_;
  ActionList legal_;
  Choices result_;
};

}  // namespace

Choices choices_for(const Layout& layout, const State& view, const People& people, bool brief) {
  return Sorter(layout, view, people, brief).sorted();
}

}  // namespace naqala::command
