#include "play_choices.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <bit>

#include "notation/names.hpp"
#include "rules/game.hpp"
#include "rules/items.hpp"
#include "rules/score.hpp"
#include "rules/tribes.hpp"

namespace naqala::command {

namespace {

using Kind = Action::Kind;

constexpr std::size_t few_uses = 3;  // of djinns and items, that a small window has room for

// Puts legal actions in order and groups them.
class Sorter {
 public:
  Sorter(const Layout& layout, const State& s, const People& people, bool brief, bool covered)
      : layout_(layout), s_(s), people_(people), brief_(brief), covered_(covered) {
    legal_actions(layout, s, legal_);
  }

  Choices sorted() {
    for (Action action : legal_)
      if (!is_use(action) && action.kind() != Kind::sell) add(action);
    if (s_.step == Step::end) add_sales();
    for (Action action : legal_)
      if (is_use(action)) add_power(action);
    place_uses();
    if (result_.tiles == tiles_with_meeples()) result_.tiles = {};  // to mark them all would say nothing
    return std::move(result_);
  }

 private:
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

  static OfferGroup& group_in(std::vector<OfferGroup>& groups, const std::string& heading) {
    for (OfferGroup& known : groups)
      if (known.heading == heading) return known;
    return groups.emplace_back(OfferGroup{heading, {}});
  }
  OfferGroup& main_group() { return group_in(result_.groups, ""); }

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
      case Kind::move:
        result_.tiles.add(action.tile());
        return add_under("from " + tile_title(action.tile()), action, std::string(word(action.tribe())));
      case Kind::to:
        result_.tiles.add(action.tile());
        return add_single(action, word(action.tile()) + change_text(action, " {:+}"));
      default:
        return add_single(action, with_points(action, offer(layout_, s_, action, people_)));
    }
  }

  void add_single(Action action, const std::string& label) {
    main_group().offers.push_back({"", {{numbered(action), label}}});
  }

  void add_under(const std::string& title, Action action, const std::string& label) {
    offer_titled(main_group(), title).picks.emplace_back(numbered(action), label);
  }

  std::string tile_title(Tile tile) const {
    const Meeples meeples = s_.meeples[index(tile)];
    return word(tile) + " " + title(layout_.kind(tile)) + (meeples.empty() ? "" : ", ") + letters_of(meeples);
  }

  // The last drop decides the turn, so it tells what comes of it.
  std::string drop_label(Action action) const {
    std::string tribe(word(action.tribe()));
    if (s_.hand.total() > 1) return tribe;
    State after = s_;
    apply(layout_, after, action);
    apply(layout_, after, Action::of(Kind::collect));
    const std::string claim = claim_text(after);
    return fmt::format("{}: collect {}{}", tribe, after.hand.total(), claim.empty() ? "" : ", " + claim);
  }

  // What is then placed to take control, if anything is.
  std::string claim_text(const State& after) const {
    if (after.step == Step::control) return "camel or tent";
    return after.owned == s_.owned ? "" : after.tents == s_.tents ? "camel" : "tent";
  }

  std::string kill_title(Tile tile) const {
    const int fakirs = s_.step == Step::tribe ? fakirs_to_reach(s_, tile) : 0;
    return word(tile) + (fakirs > 0 ? " (" + count(fakirs, "fakir") + ")" : "");
  }

  std::string kill_label(Action action) const {
    State after = s_;
    apply(layout_, after, action);
    const std::string claim = claim_text(after);
    return std::string(1, letter(action.tribe())) + (claim.empty() ? "" : " " + claim);
  }

  int points(const State& s) const { return score(s)[index(actor(s_))].total(); }

  std::string with_points(Action action, std::string label) const {
    if (tells_points(action)) label += change_text(action, " ({:+} points)");
    if (action.kind() == Kind::djinn || action.kind() == Kind::use_lamp)
      label += ": " + explain(s_.djinn_row[static_cast<std::size_t>(action.number())], s_.options);
    if (action.kind() == Kind::keep_djinn) label += ": " + explain(action.djinn(), s_.options);
    if (action.kind() == Kind::keep_item || action.kind() == Kind::use_ring)
      label += ": " + explain(action.item());
    return label;
  }

  // Where points tell more than the words, and it is not too early to tell.
  bool tells_points(Action action) const {
    return !covered_ && action.kind() != Kind::bid && action.kind() != Kind::end &&
           action.kind() != Kind::fakirs;
  }

  // What the action changes in points, in that form; nothing if that is nothing or cannot be told yet.
  std::string change_text(Action action, fmt::string_view form) const {
    State after = s_;
    apply(layout_, after, action);
    const int change = points(after) - points(s_);
    const bool early = actor(after) == chance || begins_a_chain(after.step);
    return early || change == 0 ? "" : fmt::format(fmt::runtime(form), change);
  }

  static bool begins_a_chain(Step step) {
    return step == Step::second_buy || step == Step::control || step == Step::remove_meeples ||
           step == Step::move_meeples || step == Step::move_camel || step == Step::order_row;
  }

  // The best set first; all others only when asked for. On a screen that is to tell nobody's hand all of them
  // are, and that is said also if there are none.
  void add_sales() {
    if (covered_) result_.groups.push_back({"or sell goods: `sell all`, or `more` lists the sets", {}});
    std::vector<Action> sales;
    for (Action action : legal_)
      if (action.kind() == Kind::sell) sales.push_back(action);
    std::stable_sort(sales.begin(), sales.end(),
                     [](Action a, Action b) { return std::popcount(a.goods()) > std::popcount(b.goods()); });
    for (std::size_t i = 0; i < sales.size(); ++i) {
      if (i == 0 && !covered_)
        add_single(sales[0], offer(layout_, s_, sales[0], people_));
      else
        group_in(result_.more, covered_ ? "Sets to sell:" : "Other sets:")
            .offers.push_back({"", {{numbered(sales[i]), offer(layout_, s_, sales[i], people_)}}});
    }
  }

  static bool needs_a_tile(Djinn djinn) {
    return djinn != Djinn::echidna && djinn != Djinn::iblis && djinn != Djinn::sibittis &&
           djinn != Djinn::sloar;
  }
  static bool needs_a_tile(Item item) {
    return item == Item::scimitar || item == Item::flute || item == Item::talisman;
  }
  static bool needs_a_tile(Action action) {
    if (action.kind() == Kind::use_djinn) return needs_a_tile(action.djinn());
    return action.kind() == Kind::use_item && needs_a_tile(action.item());
  }

  std::string heading_for(Action action) const {
    if (action.kind() == Kind::use_item)
      return fmt::format("use the {}: {}", word(action.item()), explain(action.item()));
    const std::string power = explain(action.djinn(), s_.options);
    return fmt::format("use {} for {}: {}", naqala::title(action.djinn()), word(action.payment()),
                       power.substr(power.find(": ") + 2));
  }

  // A power that can be used on many tiles is one entry with all of them.
  void add_power(Action action) {
    const bool on_tiles = needs_a_tile(action);
    const std::string label =
        on_tiles ? word(action.tile()) : with_points(action, offer(layout_, s_, action, people_));
    OfferGroup& group = group_in(uses_, on_tiles ? heading_for(action) : "");
    group.offers.push_back({"", {{numbered(action), label}}});
  }

  // Djinns and items stand below what the step asks for. In a small window many of them are only named.
  void place_uses() {
    for (OfferGroup& group : uses_) simplify(group);
    std::size_t uses = 0;
    for (const OfferGroup& group : uses_) uses += group.offers.size();
    const bool many = brief_ && uses > few_uses;
    if (many) result_.groups.push_back({"or use " + names_of_uses() + " (`more` lists how)", {}});
    auto& place = many ? result_.more : result_.groups;
    place.insert(place.end(), uses_.begin(), uses_.end());
  }

  std::string names_of_uses() const {
    std::vector<std::string> names;
    for (Action action : result_.actions) {
      if (!is_use(action)) continue;
      std::string name = action.kind() == Kind::use_djinn ? std::string(naqala::title(action.djinn()))
                                                          : "the " + std::string(word(item_of(action)));
      if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(std::move(name));
    }
    return list_of(names);
  }

  static Item item_of(Action action) {
    if (action.kind() == Kind::use_ring) return Item::ring;
    return action.kind() == Kind::use_item ? action.item() : Item::lamp;
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
  bool covered_;
  ActionList legal_;
  std::vector<OfferGroup> uses_;
  Choices result_;
};

}  // namespace

bool is_use(Action action) { return action.kind() == Kind::use_djinn || uses_item(action); }

Choices choices_for(const Layout& layout, const State& view, const People& people, bool brief, bool covered) {
  return Sorter(layout, view, people, brief, covered).sorted();
}

}  // namespace naqala::command
