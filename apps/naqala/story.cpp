#include "effect_words.hpp"
#include "notation/names.hpp"
#include "tell.hpp"

namespace naqala::command {

namespace {

using Kind = Action::Kind;
using Deeds = std::span<const Deed>;

// Steps of which several come one after the other, told as one thing: what moves in them from where.
struct Run {
  Step step;
  EffectKind piece;
  PlaceKind from;
  std::string_view head;
};
constexpr Run runs[] = {
    {Step::refill_cards, EffectKind::card, PlaceKind::deck, "the row gets "},
    {Step::refill_djinns, EffectKind::djinn, PlaceKind::deck, "new djinns: "},
    {Step::refill_whims, EffectKind::whim, PlaceKind::deck, "new whims: "},
    {Step::draw_djinns, EffectKind::djinn, PlaceKind::deck, "sees "},
    {Step::draw_meeples, EffectKind::meeple, PlaceKind::bag, "the bag gives "},
    {Step::draw_items, EffectKind::item, PlaceKind::deck, "draws "},
    {Step::fill_row, EffectKind::card, PlaceKind::deck, "the row gets "},
    {Step::remove_meeples, EffectKind::meeple, PlaceKind::tile, "removes "},
    {Step::move_meeples, EffectKind::meeple, PlaceKind::tile, "calls "},
};

bool is_carpet(Action action) { return action.kind() == Kind::use_item && action.item() == Item::carpet; }

std::vector<Effect> effects_of(Deeds deeds) {
  std::vector<Effect> effects;
  for (const Deed& deed : deeds) effects.insert(effects.end(), deed.effects.begin(), deed.effects.end());
  return effects;
}

// How many deeds of this step come first.
std::size_t length_of_run(Deeds deeds) {
  std::size_t n = 1;
  while (n < deeds.size() && deeds[n].before.step == deeds[0].before.step) ++n;
  return n;
}

// Deeds told one after the other, with runs of small ones told as one.
class Story {
 public:
  explicit Story(const People& people) : people_(people) {}

  std::string text_of(Deeds deeds) {
    while (!deeds.empty()) deeds = deeds.subspan(tell_next(deeds));
    return text_;
  }

 private:
  void add(const std::string& part) { text_ += (text_.empty() ? "" : "; ") + part; }
  std::string aftermath_of(Deeds deeds) const {
    return aftermath(effects_of(deeds), deeds[0].doer(), people_);
  }

  // Tells of the first deed, with those after it that belong to it; gives how many that were.
  std::size_t tell_next(Deeds deeds) {
    const Kind kind = deeds[0].action.kind();
    if (kind == Kind::take || kind == Kind::drop) return tell_sowing(deeds);
    if (kind == Kind::collect) return tell_collected(deeds);
    if (kind == Kind::put) return tell_order(deeds);
    for (const Run& run : runs)
      if (deeds[0].before.step == run.step && kind != Kind::done) return tell_run(deeds, run);
    if (kind == Kind::end)
      add_end(deeds[0]);
    else
      add((kind == Kind::bid ? people_(deeds[0].doer()) + " " : "") + tell(deeds[0], people_));
    return 1;
  }

  // That a turn is ended goes without saying, but not what comes of it.
  void add_end(const Deed& deed) {
    const std::string text = aftermath_of({&deed, 1});
    if (!text.empty()) add(text.substr(text.find_first_not_of(", ")));
  }

  // A sowing, or the rest of one after an item was used on the way.
  std::size_t tell_sowing(Deeds deeds) {
    const bool begins = deeds[0].action.kind() == Kind::take;
    std::string text = begins ? "sows " + word(deeds[0].action.tile()) : "sows on";
    std::string_view between = ": ";
    std::size_t n = begins;
    for (; n < deeds.size(); ++n) {
      const Action action = deeds[n].action;
      if (action.kind() != Kind::drop && !is_carpet(action)) break;
      text += std::string(between) + (is_carpet(action)
                                          ? "uses the carpet"
                                          : std::string(word(action.tribe())) + " " + word(action.tile()));
      between = ", ";
    }
    add(text + aftermath_of(deeds.first(n)));
    return n;
  }

  // What is collected, the camel or tent that is asked for then, and that the meeples are kept.
  std::size_t tell_collected(Deeds deeds) {
    std::size_t n = 1;
    std::string claimed;
    if (n < deeds.size() && deeds[n].before.step == Step::control) {
      for (const Effect& effect : deeds[n++].effects)
        if (effect.to.kind == PlaceKind::tile)
          claimed += ", " + things_of({&effect, 1}) + " on " + word(effect.to.tile());
    }
    const bool kept = n < deeds.size() && deeds[n].action.kind() == Kind::keep;
    const std::vector<Effect> collected =
        moves(deeds[0].effects, EffectKind::meeple, PlaceKind::tile, PlaceKind::hand);
    n += kept;
    add((kept ? "keeps " : "collects ") + things_of(collected) + " of " + word(collected[0].from.tile()) +
        claimed + aftermath_of(deeds.first(n)));
    return n;
  }

  std::size_t tell_run(Deeds deeds, const Run& run) {
    const Deeds told = deeds.first(length_of_run(deeds));
    const std::vector<Effect> moved = moves(effects_of(told), run.piece, run.from, PlaceKind::nowhere);
    add(std::string(run.head) + (run.step == Step::move_meeples ? with_origins(moved) : things_of(moved)) +
        aftermath_of(told));
    return told.size();
  }

  static std::string with_origins(Effects moved) {
    std::vector<std::string> things;
    for (const Effect& effect : moved)
      things.push_back(things_of({&effect, 1}) + " from " + word(effect.from.tile()));
    return list_of(things);
  }

  std::size_t tell_order(Deeds deeds) {
    const Deeds told = deeds.first(length_of_run(deeds));
    std::vector<std::string> cards;
    for (const Deed& deed : told) cards.emplace_back(word(deed.action.card()));
    add("orders the row: " + list_of(cards) + aftermath_of(told));
    return told.size();
  }

  const People& people_;
  std::string text_;
};

}  // namespace

std::string tell_all(const Layout& layout, const State& before, std::span<const Action> actions,
                     const People& people) {
  std::vector<Deed> deeds;
  deeds.reserve(actions.size());
  for (Action action : actions)
    deeds.emplace_back(layout, deeds.empty() ? before : deeds.back().after, action);
  return Story(people).text_of(deeds);
}

}  // namespace naqala::command
