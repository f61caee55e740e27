#include "notation/names.hpp"
#include "rules/game.hpp"
#include "words.hpp"

namespace naqala::command {

namespace {

using Kind = Action::Kind;

// Actions told one after the other, with runs of small ones told as one.
class Story {
 public:
  Story(const Layout& layout, const State& start, const People& people)
      : layout_(layout), now_(start), people_(people) {}

  // Tells of the first action, with those after it that belong to it; gives how many that were.
  std::size_t tell_next(std::span<const Action> actions) {
    const Kind kind = actions[0].kind();
    if (kind == Kind::take) return tell_sowing(actions);
    if (kind == Kind::collect && actions.size() > 1 && actions[1].kind() == Kind::keep)
      return tell_kept(actions);
    if (now_.step == Step::refill_cards) return tell_run(actions, "the row gets ");
    if (now_.step == Step::refill_djinns) return tell_run(actions, "new djinns: ");
    if (now_.step == Step::draw_djinns) return tell_run(actions, "sees ");
    if (now_.step == Step::draw_meeples) return tell_run(actions, "the bag gives ");
    const std::string who = kind == Kind::bid ? people_(actor(now_)) + " " : "";
    if (kind != Kind::end) add(who + tell(layout_, now_, actions[0], people_));
    apply(layout_, now_, actions[0]);
    return 1;
  }

  const std::string& text() const { return text_; }

 private:
  void add(const std::string& part) { text_ += (text_.empty() ? "" : "; ") + part; }

  std::size_t tell_sowing(std::span<const Action> actions) {
    const State before = now_;
    std::string path;
    std::size_t n = 0;
    for (; n < actions.size() && (n == 0 || actions[n].kind() == Kind::drop); ++n) {
      if (n > 0)
        path +=
            (n == 1 ? ": " : ", ") + std::string(word(actions[n].tribe())) + " " + word(actions[n].tile());
      apply(layout_, now_, actions[n]);
    }
    add("sows " + word(actions[0].tile()) + path + earned(before, now_, 0, "Marid", people_));
    return n;
  }

  // Meeples that are collected to be kept.
  std::size_t tell_kept(std::span<const Action> actions) {
    add("keeps" + tell(layout_, now_, actions[0], people_).substr(std::string_view("collects").size()));
    apply(layout_, now_, actions[0]);
    apply(layout_, now_, actions[1]);
    return 2;
  }

  std::size_t tell_run(std::span<const Action> actions, const std::string& head) {
    const Step step = now_.step;
    std::vector<std::string> things;
    for (; things.size() < actions.size() && now_.step == step;
         apply(layout_, now_, actions[things.size() - 1]))
      things.push_back(thing(actions[things.size()]));
    add(head + list_of(things));
    return things.size();
  }

  static std::string thing(Action action) {
    switch (action.kind()) {
      case Kind::deal_djinn:
        return std::string(naqala::title(action.djinn()));
      case Kind::draw_meeple:
        return one(action.tribe());
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
