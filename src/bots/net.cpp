#include "bots/net.hpp"

#include <algorithm>
#include <cstring>
#include <string_view>

#ifdef __wasm_simd128__
#include <wasm_simd128.h>
#endif

// Compiled a second time for processors with registers of 256 bits; the program takes what suits when it
// starts. Not by clang: the choice is made before its sanitizers are ready.
#if defined(__x86_64__) && defined(__linux__) && !defined(__clang__)
#define WITH_WIDE_REGISTERS __attribute__((target_clones("avx2", "default")))
#else
#define WITH_WIDE_REGISTERS
#endif

namespace naqala {

namespace {

// Files of the first nets have fewer of both: what they do not name is 0.
struct Form {
  std::string_view heading;
  std::size_t inputs, units;

  constexpr std::size_t size() const { return heading.size() + units * (inputs * 2 + 4 + 2) + 4; }
};
constexpr Form first_form{"naqala net 1: 112 inputs, 64 hidden\n", first_feature_count, 64};
constexpr Form present_form{"naqala net 2: 144 inputs, 96 hidden\n", feature_count, Net::hidden};

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

// Sums of products of 16-bit numbers: written so that compilers find the instruction for it, where they do.
inline std::int32_t dot(const std::int16_t* a, const std::int16_t* b) {
#ifdef __wasm_simd128__
  static_assert(feature_count % 16 == 0);
  v128_t even = wasm_i32x4_const(0, 0, 0, 0), odd = even;
  for (int i = 0; i < feature_count; i += 16) {
    even = wasm_i32x4_add(even, wasm_i32x4_dot_i16x8(wasm_v128_load(a + i), wasm_v128_load(b + i)));
    odd = wasm_i32x4_add(odd, wasm_i32x4_dot_i16x8(wasm_v128_load(a + i + 8), wasm_v128_load(b + i + 8)));
  }
  const v128_t sums = wasm_i32x4_add(even, odd);
  return wasm_i32x4_extract_lane(sums, 0) + wasm_i32x4_extract_lane(sums, 1) +
         wasm_i32x4_extract_lane(sums, 2) + wasm_i32x4_extract_lane(sums, 3);
#else
  std::int32_t sum = 0;
  for (int i = 0; i < feature_count; ++i) sum += std::int32_t{a[i]} * std::int32_t{b[i]};
  return sum;
#endif
}

}  // namespace

WITH_WIDE_REGISTERS Value Net::evaluate(const Features& x) const {
  constexpr int shift = 6;
  static_assert(first_unit >> shift == active_unit);
  std::array<std::int32_t, hidden> sums;
  for (std::size_t h = 0; h < hidden; ++h) sums[h] = dot(first[h].data(), x.data());
  std::int32_t out = out_bias;
  for (std::size_t h = 0; h < hidden; ++h)
    out += std::clamp((bias[h] + sums[h]) >> shift, 0, most_active * active_unit - 1) * second[h];
  return out / (active_unit * second_unit / point);
}

std::vector<std::uint8_t> to_bytes(const Net& net) {
  std::vector<std::uint8_t> bytes(present_form.heading.begin(), present_form.heading.end());
  for (const auto& row : net.first)
    for (std::int16_t w : row) put(bytes, w);
  for (std::int32_t b : net.bias) put(bytes, b);
  for (std::int16_t v : net.second) put(bytes, v);
  put(bytes, net.out_bias);
  return bytes;
}

std::optional<Net> net_from_bytes(std::span<const std::uint8_t> bytes) {
  for (const Form& form : {first_form, present_form}) {
    if (bytes.size() != form.size()) continue;
    if (std::memcmp(bytes.data(), form.heading.data(), form.heading.size()) != 0) continue;
    bytes = bytes.subspan(form.heading.size());
    Net net;
    for (std::size_t h = 0; h < form.units; ++h)
      for (std::size_t i = 0; i < form.inputs; ++i) net.first[h][i] = get<std::int16_t>(bytes);
    for (std::size_t h = 0; h < form.units; ++h) net.bias[h] = get<std::int32_t>(bytes);
    for (std::size_t h = 0; h < form.units; ++h) net.second[h] = get<std::int16_t>(bytes);
    net.out_bias = get<std::int32_t>(bytes);
    return net;
  }
  return std::nullopt;
}

}  // namespace naqala
