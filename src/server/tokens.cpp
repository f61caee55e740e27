#include "server/tokens.hpp"

#include <sodium.h>

#include <algorithm>
#include <array>

namespace naqala::server {

namespace {

constexpr std::size_t bytes_of_id = 12;

std::string word_of(const unsigned char* bytes, std::size_t size) {
  std::string text(sodium_base64_encoded_len(size, sodium_base64_VARIANT_URLSAFE_NO_PADDING), '\0');
  sodium_bin2base64(text.data(), text.size(), bytes, size, sodium_base64_VARIANT_URLSAFE_NO_PADDING);
  text.pop_back();  // the 0 at its end
  return text;
}

template <std::size_t size>
std::array<unsigned char, size> random_bytes() {
  std::array<unsigned char, size> bytes;
  randombytes_buf(bytes.data(), size);
  return bytes;
}

// Ids are words of a command line, so none begins with a dash.
std::string id_of(const unsigned char* bytes) {
  std::string id = word_of(bytes, bytes_of_id);
  if (id.front() == '-') id.front() = '_';
  return id;
}

using Hash = std::array<unsigned char, crypto_hash_sha256_BYTES>;

Hash hash_of(std::string_view text) {
  Hash hash{};
  crypto_hash_sha256(hash.data(), reinterpret_cast<const unsigned char*>(text.data()), text.size());
  return hash;
}

}  // namespace

std::string new_token() { return word_of(random_bytes<16>().data(), 16); }
std::string new_table_id() { return id_of(random_bytes<bytes_of_id>().data()); }

std::string table_id_from(std::string_view secret) { return id_of(hash_of(secret).data()); }

bool is_table_id(std::string_view text) {
  const auto belongs = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
  };
  return text.size() == bytes_of_id / 3 * 4 && std::all_of(text.begin(), text.end(), belongs);
}

std::string hash_of_token(std::string_view token) {
  const Hash hash = hash_of(token);
  std::string text(2 * hash.size() + 1, '\0');
  sodium_bin2hex(text.data(), text.size(), hash.data(), hash.size());
  text.pop_back();
  return text;
}

}  // namespace naqala::server
