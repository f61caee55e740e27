#include "rules/house_numbers.hpp"

#include <algorithm>
#include <array>
#include <cctype>

#include "rules/options.hpp"

namespace naqala {

namespace {

constexpr std::array<std::string_view, count_of<NumberMark>> mark_names{"house number", "one source"};
constexpr std::array<std::string_view, count_of<NumberGroup>> group_names{name(Set::artisans),
                                                                          name(Set::whims), "both"};
constexpr std::array<std::string_view, count_of<NumberGroup>> group_titles{
    title(Set::artisans), title(Set::whims), "Both together"};

// A key is the first word, the thing and the last word, as far as there are any.
struct SubjectRow {
  std::string_view name;
  std::string_view first, last;
  std::string_view asked;
};
constexpr std::array<SubjectRow, count_of<NumberSubject>> subject_table{{
    {"djinn-points", "djinn", "", "points on the card"},
    {"item-count", "item", "count", "how many the box has"},
    {"item-points", "item", "points", "points on the card"},
    {"whim-count", "whim", "count", "how many the box has"},
    {"whim-coins", "whim", "coins", "coins on the card"},
    {"tile-value", "tile", "value", "value on the tile"},
    {"tile-colour", "tile", "colour", "colour of its value"},
    {"tile-count", "tile", "count", "how many the box has"},
    {"track-spaces", "track", "", "spaces of this price, five seats"},
    {"middle-columns", "middle", "columns", "columns of the middle of the board"},
    {"middle-rows", "middle", "rows", "rows of the middle of the board"},
    {"city-whim", "city", "whim", "a whim face up on each at the start"},
}};
constexpr const SubjectRow& row_of(NumberSubject subject) { return subject_table[index(subject)]; }

constexpr std::array<std::string_view, 2> colour_words{"red", "blue"};
constexpr std::array<std::string_view, 2> yes_and_no{"yes", "no"};

constexpr Options with_both{.sets = Set::artisans | Set::whims};

static_assert(row_of(TileKind::workshop_nw).value == row_of(TileKind::workshop_se).value &&
              row_of(TileKind::workshop_nw).colour == row_of(TileKind::workshop_se).colour);

TileKind tile_of(const HouseNumber& row) { return static_cast<TileKind>(row.which); }

std::string_view colour_word(Colour colour) {
  return colour == Colour::red ? colour_words[0] : colour == Colour::blue ? colour_words[1] : "none";
}

bool is_about_workshops(const HouseNumber& row) {
  const bool is_about_tiles = row.subject == NumberSubject::tile_value ||
                              row.subject == NumberSubject::tile_colour ||
                              row.subject == NumberSubject::tile_count;
  return is_about_tiles && row_of(tile_of(row)).action == TileAction::workshop;
}

// The thing in a key: value and colour are those of both kinds of workshop.
std::string key_word(const HouseNumber& row) {
  return is_about_workshops(row) && row.subject != NumberSubject::tile_count ? "workshop" : thing(row);
}

// The thing in a title.
std::string title_words(const HouseNumber& row) {
  switch (row.subject) {
    case NumberSubject::track_spaces:
      return "price " + thing(row);
    case NumberSubject::whim_count:
    case NumberSubject::whim_coins:
      return "whim " + thing(row);
    case NumberSubject::city_whim:
      return "cities";
    case NumberSubject::middle_columns:
    case NumberSubject::middle_rows:
      return "both sets";
    default:
      return is_about_workshops(row) ? "workshop" : thing(row);
  }
}

std::string asked(const HouseNumber& row) {
  if (row.subject == NumberSubject::tile_count && tile_of(row) == TileKind::workshop_nw)
    return "how many, mountains north and west";
  if (row.subject == NumberSubject::tile_count && tile_of(row) == TileKind::workshop_se)
    return "how many, mountains south and east";
  return std::string(row_of(row.subject).asked);
}

std::string joined(std::string text, std::string_view next) {
  if (!text.empty() && !next.empty()) text += ' ';
  return text.append(next);
}

template <class Range, class Value>
int how_many(const Range& range, const Value& value) {
  return static_cast<int>(std::count(range.begin(), range.end(), value));
}

}  // namespace

std::string_view name(NumberMark mark) { return mark_names[index(mark)]; }
std::string_view name(NumberGroup group) { return group_names[index(group)]; }
std::string_view title(NumberGroup group) { return group_titles[index(group)]; }
std::string_view name(NumberSubject subject) { return row_of(subject).name; }

std::string thing(const HouseNumber& row) {
  switch (row.subject) {
    case NumberSubject::djinn_points:
      return std::string(name(static_cast<Djinn>(row.which)));
    case NumberSubject::item_count:
    case NumberSubject::item_points:
      return std::string(name(static_cast<Item>(row.which)));
    case NumberSubject::whim_count:
    case NumberSubject::whim_coins:
      return std::string(name(static_cast<Whim>(row.which)));
    case NumberSubject::tile_value:
    case NumberSubject::tile_colour:
    case NumberSubject::tile_count:
      return std::string(name(tile_of(row)));
    case NumberSubject::track_spaces:
      return std::to_string(row.which);
    case NumberSubject::middle_columns:
    case NumberSubject::middle_rows:
    case NumberSubject::city_whim:
      break;
  }
  return {};
}

std::string key(const HouseNumber& row) {
  const SubjectRow& subject = row_of(row.subject);
  return joined(joined(std::string(subject.first), key_word(row)), subject.last);
}

std::string title(const HouseNumber& row) {
  std::string text = title_words(row);
  std::replace(text.begin(), text.end(), '-', ' ');
  text[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
  return text + ": " + asked(row);
}

std::string reason(const HouseNumber& row) {
  return asked(row) +
         (row.mark == NumberMark::house_number ? "; in no source we have" : "; in one source only");
}

PrintedValue ours(const HouseNumber& row) {
  const auto which = static_cast<std::size_t>(row.which);
  switch (row.subject) {
    case NumberSubject::djinn_points:
      return {djinn_table[which].value, {}};
    case NumberSubject::item_count:
      return {item_table[which].count, {}};
    case NumberSubject::item_points:
      return {item_table[which].value, {}};
    case NumberSubject::whim_count:
      return {copies_of_whim, {}};
    case NumberSubject::whim_coins:
      return {whim_table[which].coins, {}};
    case NumberSubject::tile_value:
      return {row_of(tile_of(row)).value, {}};
    case NumberSubject::tile_colour:
      return {0, colour_word(row_of(tile_of(row)).colour)};
    case NumberSubject::tile_count:
      return {count_in(with_both, tile_of(row)), {}};
    case NumberSubject::track_spaces:
      return {how_many(prices_5, row.which), {}};
    case NumberSubject::middle_columns:
      return {middle_columns_of(with_both), {}};
    case NumberSubject::middle_rows:
      return {middle_rows_of(with_both), {}};
    case NumberSubject::city_whim:  // no table has it: a test deals a game and looks
      return {0, yes_and_no[0]};
  }
  return {};
}

std::span<const std::string_view> words_for(const HouseNumber& row) {
  if (row.subject == NumberSubject::tile_colour) return colour_words;
  if (row.subject == NumberSubject::city_whim) return yes_and_no;
  return {};
}

std::string text_of(PrintedValue value) {
  return value.word.empty() ? std::to_string(value.number) : std::string(value.word);
}

const HouseNumber* house_number(std::string_view wanted) {
  for (const HouseNumber& row : house_number_table)
    if (key(row) == wanted) return &row;
  return nullptr;
}

}  // namespace naqala
