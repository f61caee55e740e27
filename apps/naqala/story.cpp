#include <utility>

#include "notation/names.hpp"
#include "rules/game.hpp"
#include "words.hpp"

namespace naqala::command {

namespace {

using Kind = Action::Kind;

// Steps of which several come one after the other, told as one thing.
struct Run {
  Step step;
  std::string_view head;
};
constexpr Run runs[] = {
    {Step::refill_cards, "the row gets "},  {Step::refill_djinns, "new djinns: "},
    {Step::refill_whims, "new whims: "},    {Step::draw_djinns, "sees "},
    {Step::draw_meeples, "the bag gives "}, {Step::draw_items, "draws "},
    {Step::fill_row, "the row gets "},      {Step::remove_meeples, "removes "},
    {Step::move_meeples, "calls "},         {Step::order_row, "orders the row: "},
};

bool is_carpet(Action action) { return action.kind() == Kind::use_item && action.item() == Item::carpet; }

// Actions told one after the other, with runs of small ones told as one.
class Story {
 public:
  Story(const Layout& layout, const State& start, const People& people)
      : layout_(layout), now_(start), people_(people) {}

  // Tells of the first action, with those after it that belong to it; gives how many that were.
  std::size_t tell_next(std::span<const Action> actions) {
    const Kind kind = actions[0].kind();
    if (kind == Kind::take || kind == Kind::drop) return tell_sowing(actions);
    if (kind == Kind::collect) return tell_collected(actions);
    for (const Run& run : runs)
      if (now_.step == run.step) return tell_run(actions, std::string(run.head));
    const std::string who = kind == Kind::bid ? people_(actor(now_)) + " " : "";
    if (kind == Kind::end)
      add_aftermath(actions[0]);
    else
      add(who + tell(layout_, now_, actions[0], people_));
    apply(layout_, now_, actions[0]);
    return 1;
  }

  const std::string& text() const { return text_; }

 private:
  void add(const std::string& part) { text_ += (text_.empty() ? "" : "; ") + part; }

  // That a turn is ended goes without saying, but not what comes of it.
  void add_aftermath(Action action) {
    const std::string text = aftermath(layout_, now_, action, people_);
    if (!text.empty()) add(text.substr(text.find_first_not_of(", ")));
  }

  // A sowing, or the rest of one after an item was used on the way.
  std::size_t tell_sowing(std::span<const Action> actions) {
    const State before = now_;
    const bool begins = actions[0].kind() == Kind::take;
    std::string text = begins ? "sows " + word(actions[0].tile()) : "sows on";
    std::string_view before_step = ": ";
    std::size_t n = 0;
    for (; n < actions.size(); ++n) {
      const bool is_step = actions[n].kind() == Kind::drop || is_carpet(actions[n]);
      if (!is_step && !(begins && n == 0)) break;
      if (is_step) text += std::string(std::exchange(before_step, ", ")) + step_of(actions[n]);
      apply(layout_, now_, actions[n]);
    }
    add(text + earned(before, now_, 0, "Marid", people_) + fulfilled(before, now_, people_));
    return n;
  }

  static std::string step_of(Action action) {
    if (is_carpet(action)) return "uses the carpet";
    return std::string(word(action.tribe())) + " " + word(action.tile());
  }

  // What is collected, the camel or tent that is asked for then, and that the meeples are kept.
  std::size_t tell_collected(std::span<const Action> actions) {
    std::string text = tell(layout_, now_, actions[0], people_);
    std::size_t n = 0;
    const auto pass = [&] { apply(layout_, now_, actions[n++]); };
    pass();
    if (n < actions.size() && now_.step == Step::control) {
      text += ", " + std::string(actions[n].kind() == Kind::tent ? "tent" : "camel") + " on " +
              word(now_.place) + aftermath(layout_, now_, actions[n], people_);
      pass();
    }
    if (n < actions.size() && actions[n].kind() == Kind::keep) {
      text.replace(0, std::string_view("collects").size(), "keeps");
      text += aftermath(layout_, now_, actions[n], people_);
      pass();
    }
    add(text);
    return n;
  }

  std::size_t tell_run(std::span<const Action> actions, const std::string& head) {
    const Step step = now_.step;
    std::vector<std::string> things;
    std::string besides;
    std::size_t n = 0, unseen = 0;
    while (n < actions.size() && now_.step == step) {
      const Action action = actions[n++];
      unseen += action.kind() == Kind::deal_item_unseen;
      if (const std::string text = thing(action); !text.empty()) things.push_back(text);
      besides += aftermath(layout_, now_, action, people_);
      apply(layout_, now_, action);
    }
    if (unseen > 0) things.push_back(count(static_cast<int>(unseen), "item") + " unseen");
    add(head + list_of(things) + besides);
    return n;
  }

  // Nothing for what is counted or needs no word.
  static std::string thing(Action action) {
    switch (action.kind()) {
      case Kind::deal_djinn:
        return std::string(naqala::title(action.djinn()));
      case Kind::draw_meeple:
      case Kind::remove:
        return one(action.tribe());
      case Kind::move:
        return one(action.tribe()) + " from " + word(action.tile());
      case Kind::deal_item:
        return std::string(word(action.item()));
      case Kind::deal_whim:
        return explain(action.whim());
      case Kind::deal_item_unseen:
      case Kind::done:
        return "";
      default:
        return std::string(word(action.card()));
    }
  }

  const Layout& layout_;
  State now_;
  const People& people_;
  std::string text_;
};

}  // namespace

std::string tell_all(const Layout& layout, const State& before, std::span<const Action> actions,
                     const People& people) {
  Story story(layout, before, people);
  while (!actions.empty()) actions = actions.subspan(story.tell_next(actions));
  return story.text();
}

}  // namespace naqala::command
