#include "views.hpp"

#include <boost/json.hpp>

#include "notation/action_text.hpp"
#include "notation/effects.hpp"
#include "notation/json_pieces.hpp"

namespace naqala::wasm {

namespace json = boost::json;

json::object json_of_told(Seat seat, Action action, std::span<const Effect> effects) {
  return {{"seat", seat == chance ? json::value("chance") : json::value(number_of(seat))},
          {"action", to_text(action)},
          {"effects", json_of(effects)}};
}

}  // namespace naqala::wasm
