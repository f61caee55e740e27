#pragma once

#include <string>
#include <string_view>

#include "notation/names.hpp"

#include "rules/game.hpp"
#include "words.hpp"

namespace naqala::command {

// What whims have paid a seat between two moments.
int whim_coins(const State& before, const State& after, Seat seat);

// One action with the positions before and after it, told as a choice ("take ...") or as a report
// ("takes ..."). What the expansions add stands in tell_items.cpp and tell_whims.cpp.
class Telling {
 public:
  Telling(const Layout& layout, const State& before, Action action, const People& people, bool report)
      : layout_(layout), before_(before), after_(before), action_(action), people_(people), report_(report) {
    apply(layout, after_, action);
  }

  std::string text() const { return deed() + aftermath(); }
  // What comes of it besides: ", camel on d4, +1 coin (Marid)".
  std::string aftermath() const { return camels() + earnings() + whims(); }

 private:
  std::string verb(std::string_view stem) const { return std::string(stem) + (report_ ? "s" : ""); }
  std::string at() const { return word(before_.at); }
  // What a seat has gained, whims not counted.
  int coins(Seat seat) const {
    return after_.coins[index(seat)] - before_.coins[index(seat)] - whim_coins(seat);
  }

  std::string deed() const;
  std::string bid() const;
  std::string take() const;
  std::string skip() const;
  std::string trade() const;
  std::string build() const;
  std::string kill() const;
  std::string buy() const;
  std::string sell() const;
  std::string use() const;
  std::string use_on(Tile tile) const;
  std::string keep_djinn() const;
  std::string deal_card() const;
  std::string deal_djinn() const;
  std::string camels() const;
  std::string earnings() const;
  std::string_view source_of_earnings() const;
  int kandicha_coins() const;

  // The Artisans of Naqala
  std::string item_deed() const;
  std::string drawing() const;
  std::string piece_on(Tile tile) const;
  std::string keep_item() const;
  std::string use_item() const;
  std::string workshop() const;

  // Whims of the Sultan
  std::string whims() const { return fulfilled(before_, after_, people_); }
  int whim_coins(Seat seat) const { return naqala::command::whim_coins(before_, after_, seat); }
  std::string take_whim() const;
  std::string kam_coins() const;
  int pushed_for_kam() const;

  const Layout& layout_;
  const State& before_;
  State after_;
  Action action_;
  const People& people_;
  bool report_;
};

}  // namespace naqala::command
