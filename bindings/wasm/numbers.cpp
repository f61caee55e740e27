// All numbers and names of the game; those of the box that we could not check, and the report of what is
// printed.
#include <boost/json.hpp>

#include "border.hpp"
#include "notation/printed_numbers.hpp"
#include "notation/tables.hpp"

namespace naqala::wasm {

// The document that `naqala tables --json` prints.
NAQALA_EXPORT(tables) Answer tables() { return answer(boost::json::serialize(json_of_tables())); }

// The list, as `naqala numbers --json` prints it.
NAQALA_EXPORT(house_numbers) Answer house_numbers() {
  return answer(boost::json::serialize(json_of_house_numbers()));
}

// The text that `naqala numbers --report` prints. In: an object with what is printed, by key.
NAQALA_EXPORT(numbers_report) Answer numbers_report() {
  const Result<PrintedNumbers> printed = parse_printed_numbers(input());
  return printed ? answer(report_of(*printed)) : refuse("printed: " + printed.error());
}

}  // namespace naqala::wasm
