#pragma once

#include <span>
#include <string>
#include <string_view>

#include "rules/action.hpp"

// The words of an action that stand for something: what is written in capital letters in the forms of
// action_text.cpp. For the .cpp files of this layer.

namespace naqala {

using Words = std::span<const std::string_view>;

// How a field is read from the words at hand and written. `read` gives the number of words used,
// 0 if they do not fit.
struct Field {
  std::string_view name;  // in the forms
  std::string_view what;  // in messages
  std::size_t (*read)(Words words, Action& action);
  std::string (*write)(Action action);
};

// The field of that name; null if the word stands for itself.
const Field* field_named(std::string_view name);

// Whether a power or a magic item is used at a tile.
bool needs_tile(Djinn djinn);
bool needs_tile(Item item);

// ---- What is shown along with an action: fish jewellery crown ---------------------------------------------

std::string write_shown(const Shown& shown);
// Adds one word to what is shown; false if it cannot be.
bool add_shown(Shown& shown, std::string_view text);

}  // namespace naqala
