#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"

// What all luck of a game follows from (docs/fairness.md). Before the game a secret is chosen and its
// commitment shown; then each seat may add a text of its own, its nonce. Secret, table and nonces together
// give the key of the game.

namespace naqala {

struct Secret {
  std::array<std::uint8_t, 32> bytes{};

  friend bool operator==(const Secret&, const Secret&) = default;
};

// From the random numbers of the system.
Secret random_secret();

// 64 lower-case hexadecimal digits, and back.
std::string to_hex(const Secret& secret);
Result<Secret> secret_from_hex(std::string_view text);

// What is shown before the game: it fits no other secret that anybody could find, and tells nothing
// about this one. The SHA-256 of the ASCII text "naqala 1 commitment\n" and the 32 bytes of the
// secret, in hexadecimal digits.
std::string commitment_of(const Secret& secret);

struct Key {
  std::array<std::uint8_t, 32> bytes{};

  friend bool operator==(const Key&, const Key&) = default;
};

// A nonce is a free text; that of a seat that gave none is empty.
inline constexpr std::size_t longest_nonce = 64;  // bytes

// The SHA-256 of the ASCII text "naqala 1 key\n", the 32 bytes of the secret, the table's id, the number of
// nonces and each nonce. Numbers are 4 bytes, the lowest first, and each text has its length in bytes before
// it, so that no two different lists of texts look the same.
Key key_of(const Secret& secret, std::string_view table_id, const std::vector<std::string>& nonces);

}  // namespace naqala
