#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "canvas.hpp"
#include "rules/action.hpp"
#include "rules/layout.hpp"
#include "rules/state.hpp"
#include "words.hpp"

// What a person can choose from, in an order and in groups that are easy to survey. Choices are numbered
// from 1 as they are listed.

namespace naqala::command {

// Something that can be picked, or several that belong together: "c4 (V E2)  3 elder  4 vizier".
struct Offer {
  std::string title;
  std::vector<std::pair<int, std::string>> picks;  // number and label
};
// Offers under a common heading.
struct OfferGroup {
  std::string heading;
  std::vector<Offer> offers;
};

struct Choices {
  std::vector<Action> actions;  // by number - 1
  std::vector<OfferGroup> groups;
  std::vector<OfferGroup> more;  // shown when asked for
  TileSet tiles;                 // that the main choices name
};

// The sets of goods that can be sold now, what brings most first.
std::vector<Action> sales_in(const Layout& layout, const State& view);

// Whether it is the use of a djinn or an item, beside what the step itself asks for.
bool is_use(Action action);

// `view` is what the actor knows; `brief` leaves out what the board shows anyway. `covered` is for a screen
// that others look at too and that is to tell nobody's hand (R82): no points, which depend on it, and sales
// only in `more`.
Choices choices_for(const Layout& layout, const State& view, const People& people, bool brief, bool covered);

// The groups in so many columns.
Canvas draw_choices(const std::vector<OfferGroup>& groups, int width);

// The choice that a person means: a number, an action as text, or the beginnings of its words ("c4 e" for
// "drop c4 elder"). Otherwise what is wrong, or what it could be.
Result<Action> choice_from(std::string_view text, const Choices& choices);

}  // namespace naqala::command
