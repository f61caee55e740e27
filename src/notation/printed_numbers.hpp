#pragma once

#include <boost/json/fwd.hpp>
#include <map>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "rules/house_numbers.hpp"

// What somebody who owns the box has found printed, held against the numbers that we could not check.

namespace naqala {

class PrintedNumbers {
 public:
  // Notes a number, or a word where a word is printed. Returns what is wrong in one line that names the key:
  // that there is no such key, that it has been noted before, or that the text is no number or none of the
  // words; empty if it was noted.
  std::string note(std::string_view wanted, std::string_view text);

  // What was noted for this one; null if nothing was.
  const PrintedValue* printed(const HouseNumber& row) const;
  bool differs(const HouseNumber& row) const;
  int noted() const { return static_cast<int>(values_.size()); }
  int differing() const;

 private:
  std::map<std::string, PrintedValue, std::less<>> values_;
};

// From {"djinn geb": 8, "tile workshop colour": "red"}, numbers also as text.
Result<PrintedNumbers> parse_printed_numbers(std::string_view text);

// The whole list, in its order:
//   [{"key": "djinn geb", "set": "artisans", "subject": "djinn-points", "thing": "geb",
//     "title": "Geb: points on the card", "ours": 6, "mark": "house number",
//     "reason": "points on the card; in no source we have", "printed": 8}, ...]
// Where a word is printed, `ours` and `printed` are words and `words` has those that there are. Without what
// was noted there is no `printed`.
boost::json::value json_of_house_numbers(const PrintedNumbers& printed = {});

// What to paste into the issue form "A printed number of your box": what differs, what is the same, and how
// much has not been looked at; with nothing noted, a list to be filled in.
std::string report_of(const PrintedNumbers& printed);

}  // namespace naqala
