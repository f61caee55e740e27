#include "bots/net.hpp"

#include <algorithm>
#include <cstring>
#include <string_view>

namespace naqala {

namespace {

constexpr std::string_view heading = "naqala net 1: 112 inputs, 64 hidden\n";

template <class T>
void put(std::vector<std::uint8_t>& bytes, T value) {
  for (std::size_t i = 0; i < sizeof(T); ++i)
    bytes.push_back(static_cast<std::uint8_t>(static_cast<std::uint32_t>(value) >> (8 * i)));
}

template <class T>
T get(std::span<const std::uint8_t>& bytes) {
  std::uint32_t value = 0;
  for (std::size_t i = 0; i < sizeof(T); ++i) value |= std::uint32_t{bytes[i]} << (8 * i);
  bytes = bytes.subspan(sizeof(T));
  return static_cast<T>(value);
}

constexpr std::size_t file_size = heading.size() + Net::hidden * (feature_count * 2 + 4 + 2) + 4;

// Sums of products of 16-bit numbers: written so that compilers find the instruction for it.
std::int32_t dot(const std::int16_t* a, const std::int16_t* b) {
  std::int32_t sum = 0;
  for (int i = 0; i < feature_count; ++i) sum += std::int32_t{a[i]} * std::int32_t{b[i]};
  return sum;
}

}  // namespace

Value Net::evaluate(const Features& x) const {
  constexpr int shift = 6;
  static_assert(first_unit >> shift == active_unit);
  std::int32_t out = out_bias;
  for (std::size_t h = 0; h < hidden; ++h) {
    const std::int32_t z = (bias[h] + dot(first[h].data(), x.data())) >> shift;
    const std::int32_t a = std::clamp(z, 0, most_active * active_unit - 1);
    out += a * second[h];
  }
  return out / (active_unit * second_unit / point);
}

std::vector<std::uint8_t> to_bytes(const Net& net) {
  std::vector<std::uint8_t> bytes(heading.begin(), heading.end());
  for (const auto& row : net.first)
    for (std::int16_t w : row) put(bytes, w);
  for (std::int32_t b : net.bias) put(bytes, b);
  for (std::int16_t v : net.second) put(bytes, v);
  put(bytes, net.out_bias);
  return bytes;
}

std::optional<Net> net_from_bytes(std::span<const std::uint8_t> bytes) {
  if (bytes.size() != file_size || std::memcmp(bytes.data(), heading.data(), heading.size()) != 0)
    return std::nullopt;
  bytes = bytes.subspan(heading.size());
  Net net;
  for (auto& row : net.first)
    for (std::int16_t& w : row) w = get<std::int16_t>(bytes);
  for (std::int32_t& b : net.bias) b = get<std::int32_t>(bytes);
  for (std::int16_t& v : net.second) v = get<std::int16_t>(bytes);
  net.out_bias = get<std::int32_t>(bytes);
  return net;
}

}  // namespace naqala
