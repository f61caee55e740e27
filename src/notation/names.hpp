#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "rules/action.hpp"
#include "rules/options.hpp"
#include "rules/score.hpp"
#include "rules/state.hpp"

// The words of all text forms: what each piece, place and step is called. One value has one word, lower case.

namespace naqala {

// The word of a value; "?" for a number that is no value of its enum, so that broken input can
// still be shown.
std::string_view word(Tribe tribe);
std::string_view word(Card card);
std::string_view word(Djinn djinn);
std::string_view word(Item item);
std::string_view word(Whim whim);
std::string_view word(TileKind kind);
std::string_view word(Colour colour);
std::string_view word(TileAction action);
std::string_view word(Side side);
std::string_view word(Cost cost);
std::string_view word(Moment moment);
std::string_view word(Step step);
std::string_view word(Category category);
std::string_view word(Payment payment);  // one or two words: "elder fakir"
std::string_view word(DjinnUse use);
std::string_view word(NekirPays pays);
std::string_view word(ArtisanTies ties);
std::string_view word(Totals totals);
std::string_view word(Set set);

// A place: column letter and row number, `a1` in the north-west corner, `g6` in the south-east one.
std::string word(Tile tile);

// The value that a word stands for, if it stands for one. The word must be exact.
template <class E>
std::optional<E> from_word(std::string_view text);
template <>
std::optional<Tile> from_word(std::string_view text);

// What a set can be, for messages: "base, artisans or whims".
std::string words_of_sets();

// A number as people write it: digits, no sign, no leading zero; at most `most`.
std::optional<int> number_from(std::string_view text, int most);

// Text from outside, fit for one line of a message: control and foreign characters become '?', a
// long text is cut.
std::string printable(std::string_view text);
// The same in quotation marks.
std::string quoted(std::string_view text);

}  // namespace naqala
