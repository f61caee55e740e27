#include "fair/secret.hpp"

#include <sodium.h>

#include <cstdlib>

namespace naqala {

namespace {

using Digest = std::array<std::uint8_t, 32>;
static_assert(crypto_hash_sha256_BYTES == std::tuple_size_v<Digest>);

std::string hex(const std::array<std::uint8_t, 32>& bytes) {
  constexpr char digits[] = "0123456789abcdef";
  std::string text;
  for (const std::uint8_t byte : bytes) {
    text += digits[byte >> 4];
    text += digits[byte & 15];
  }
  return text;
}

int value_of(char digit) {
  if (digit >= '0' && digit <= '9') return digit - '0';
  if (digit >= 'a' && digit <= 'f') return digit - 'a' + 10;
  return -1;
}

// What is hashed, piece by piece.
class Message {
 public:
  void add(std::string_view bytes) { content_ += bytes; }
  void add(const Secret& secret) { content_.append(secret.bytes.begin(), secret.bytes.end()); }
  void add_number(std::size_t number) {
    for (int shift = 0; shift < 32; shift += 8) content_ += static_cast<char>(number >> shift & 255);
  }
  void add_text(std::string_view text) {
    add_number(text.size());
    add(text);
  }

  Digest digest() const {
    Digest digest;
    crypto_hash_sha256(digest.data(), reinterpret_cast<const unsigned char*>(content_.data()),
                       content_.size());
    return digest;
  }

 private:
  std::string content_;
};

}  // namespace

Secret random_secret() {
  if (sodium_init() < 0) std::abort();  // a system without random numbers: nothing can be fair here
  Secret secret;
  randombytes_buf(secret.bytes.data(), secret.bytes.size());
  return secret;
}

std::string to_hex(const Secret& secret) { return hex(secret.bytes); }

Result<Secret> secret_from_hex(std::string_view text) {
  Secret secret;
  bool good = text.size() == 2 * secret.bytes.size();
  for (std::size_t i = 0; good && i < secret.bytes.size(); ++i) {
    const int high = value_of(text[2 * i]);
    const int low = value_of(text[2 * i + 1]);
    good = high >= 0 && low >= 0;
    secret.bytes[i] = static_cast<std::uint8_t>(high << 4 | low);
  }
  if (!good) return Error{"this is not 64 digits 0-9 and a-f"};
  return secret;
}

std::string commitment_of(const Secret& secret) {
  Message message;
  message.add("naqala 1 commitment\n");
  message.add(secret);
  return hex(message.digest());
}

Key key_of(const Secret& secret, std::string_view table_id, const std::vector<std::string>& nonces) {
  Message message;
  message.add("naqala 1 key\n");
  message.add(secret);
  message.add_text(table_id);
  message.add_number(nonces.size());
  for (const std::string& nonce : nonces) message.add_text(nonce);
  return {message.digest()};
}

}  // namespace naqala
