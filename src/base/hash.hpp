#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>

namespace naqala {

// Mixes 64 bits so that each input bit reaches every output bit (the finaliser of splitmix64).
constexpr std::uint64_t mix(std::uint64_t x) {
  x ^= x >> 30;
  x *= 0xbf58476d1ce4e5b9u;
  x ^= x >> 27;
  x *= 0x94d049bb133111ebu;
  x ^= x >> 31;
  return x;
}

// 64 bits over a run of bytes, the same on every little-endian machine and compiler. Not for adversaries.
inline std::uint64_t hash_bytes(const void* data, std::uint64_t size, std::uint64_t seed = 0) {
  const auto* bytes = static_cast<const unsigned char*>(data);
  std::uint64_t hash = mix(seed ^ (size * 0x9e3779b97f4a7c15u));
  while (size > 0) {
    std::uint64_t word = 0;
    const std::uint64_t n = size < 8 ? size : 8;
    std::memcpy(&word, bytes, static_cast<std::size_t>(n));
    hash = mix(hash ^ word) + 0x9e3779b97f4a7c15u;
    bytes += n;
    size -= n;
  }
  return mix(hash);
}

}  // namespace naqala
