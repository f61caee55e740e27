#include "play_choices.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "effect_words.hpp"
#include "notation/action_text.hpp"
#include "notation/names.hpp"
#include "rules/game.hpp"
#include "rules/items.hpp"
#include "rules/score.hpp"
#include "tell.hpp"

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
        return add_under(kill_title(action), action, kill_label(action));
      case Kind::kill_seat:
        return add_under(people_(action.seat()), action, std::string(1, letter(action.tribe())));
      case Kind::move:
        result_.tiles.add(action.tile());
        return add_under("from " + tile_title(action.tile()), action, std::string(word(action.tribe())));
      case Kind::to:
        result_.tiles.add(action.tile());
        return add_single(action, word(action.tile()) + change_text(action, " {:+}"));
      default:
        return add_single(action, with_points(action, offered(action)));
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

  Deed deed(Action action) const { return {layout_, s_, action}; }
  std::string offered(Action action) const { return offer(deed(action), people_); }

  // The last drop decides the turn, so it tells what comes of it.
  std::string drop_label(Action action) const {
    std::string tribe(word(action.tribe()));
    const Deed dropped = deed(action);
    if (dropped.after.step != Step::collect) return tribe;
    const Deed collected(layout_, dropped.after, Action::of(Kind::collect));
    const int n = number_of(moves(collected.effects, EffectKind::meeple, PlaceKind::tile, PlaceKind::hand));
    const std::string claim = claim_text(collected);
    return fmt::format("{}: collect {}{}", tribe, n, claim.empty() ? "" : ", " + claim);
  }

  // What is placed to take control, if anything is.
  static std::string claim_text(const Deed& deed) {
    if (deed.after.step == Step::control) return "camel or tent";
    for (EffectKind piece : {EffectKind::camel, EffectKind::tent})
      if (const auto placed = moves(deed.effects, piece, PlaceKind::seat, PlaceKind::tile); !placed.empty())
        return things_of(placed);
    return "";
  }

  std::string kill_title(Action action) const {
    const int fakirs =
        number_of(moves(deed(action).effects, EffectKind::card, PlaceKind::nowhere, PlaceKind::discards));
    return word(action.tile()) + (fakirs > 0 ? " (" + count(fakirs, "fakir") + ")" : "");
  }

  std::string kill_label(Action action) const {
    const std::string claim = claim_text(deed(action));
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
    const State after = deed(action).after;
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
    const std::vector<Action> sales = sales_in(layout_, s_);
    for (std::size_t i = 0; i < sales.size(); ++i) {
      if (i == 0 && !covered_)
        add_single(sales[0], offered(sales[0]));
      else
        group_in(result_.more, covered_ ? "Sets to sell:" : "Other sets:")
            .offers.push_back({"", {{numbered(sales[i]), offered(sales[i])}}});
    }
  }

  std::string heading_for(Action action) const {
    if (action.kind() == Kind::use_item)
      return fmt::format("use the {}: {}", word(action.item()), explain(action.item()));
    return fmt::format("use {} for {}: {}", naqala::title(action.djinn()), word(action.payment()),
                       power_of(action.djinn(), s_.options));
  }

  // A power that can be used on many tiles is one entry with all of them.
  void add_power(Action action) {
    const bool on_tiles = names_tile(action);
    const std::string label = on_tiles ? word(action.tile()) : with_points(action, offered(action));
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
                                                          : "the " + std::string(word(item_used_by(action)));
      if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(std::move(name));
    }
    return list_of(names);
  }

  // A group of one needs no heading.
  void simplify(OfferGroup& group) {
    if (group.heading.empty() || group.offers.size() > 1) return;
    auto& [number, label] = group.offers[0].picks[0];
    label = offered(result_.actions[static_cast<std::size_t>(number) - 1]);
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

std::vector<Action> sales_in(const Layout& layout, const State& view) {
  ActionList legal;
  legal_actions(layout, view, legal);
  std::vector<std::pair<int, Action>> sales;
  for (Action action : legal)
    if (action.kind() == Kind::sell)
      sales.emplace_back(number_of(moves(Deed(layout, view, action).effects, EffectKind::coins,
                                         PlaceKind::bank, PlaceKind::seat)),
                         action);
  std::stable_sort(sales.begin(), sales.end(),
                   [](const auto& a, const auto& b) { return a.first > b.first; });
  std::vector<Action> actions;
  for (const auto& [coins, action] : sales) actions.push_back(action);
  return actions;
}

bool is_use(Action action) { return action.kind() == Kind::use_djinn || uses_item(action); }

Choices choices_for(const Layout& layout, const State& view, const People& people, bool brief, bool covered) {
  return Sorter(layout, view, people, brief, covered).sorted();
}

}  // namespace naqala::command
