#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "rules/options.hpp"

namespace naqala {

// Values of positions, in parts of a point.
using Value = int;
inline constexpr Value point = 128;

// What a net is told of a position, see features.hpp.
inline constexpr int feature_count = 144;
inline constexpr int first_feature_count = 112;            // what nets of the first form are told
using Features = std::array<std::int16_t, feature_count>;  // each from -127 to 127

// A net of one hidden layer with whole numbers for weights, so that it says the same on every machine. It
// tells how many points a seat's lead will still grow by until the end of the game.
struct Net {
  static constexpr int hidden = 96;

  // In the units of a net trained with real numbers z = w * x + b, a = min(max(z, 0),
  // most_active), out = v * a + c points:
  static constexpr int active_unit = 256;   // a = 1
  static constexpr int most_active = 8;     // the largest a
  static constexpr int first_unit = 16384;  // w = 1 and b = 1
  static constexpr int second_unit =
      64;  // v = 1; the output and c then have active_unit * second_unit to the point

  std::array<std::array<std::int16_t, feature_count>, hidden> first{};
  std::array<std::int32_t, hidden> bias{};
  std::array<std::int16_t, hidden> second{};
  std::int32_t out_bias = 0;

  Value evaluate(const Features& x) const;

  friend bool operator==(const Net&, const Net&) = default;
};

// The weights as a file holds them: a line of text that names format and size, then the numbers,
// little-endian.
std::vector<std::uint8_t> to_bytes(const Net& net);
std::optional<Net> net_from_bytes(std::span<const std::uint8_t> bytes);

// There is a net for each of the eight kinds of game: two seats or more, with which expansions. The last
// ones are further nets of the first kind, the most played one: trained apart, they err in different places,
// and their mean errs less.
inline constexpr int kind_count = 8;
inline constexpr int net_count = 11;
constexpr int net_for(const Options& options) {
  return (options.seats > 2) + 2 * options.plays(Set::artisans) + 4 * options.plays(Set::whims);
}
constexpr int kind_of(int net) { return net < kind_count ? net : 0; }
using Nets = std::array<Net, net_count>;
inline constexpr std::array<const char*, net_count> net_names{
    "base-2", "base-more", "artisans-2", "artisans-more", "whims-2", "whims-more",
    "both-2", "both-more", "base-2-b",   "base-2-c",      "base-2-d"};

// Those that are built in.
const Nets& shipped_nets();

}  // namespace naqala
