#include "training/samples.hpp"

#include <cstring>
#include <optional>
#include <string_view>

#include "rules/options.hpp"
#include "rules/seat.hpp"

namespace naqala {

namespace {

constexpr std::size_t head_size = 4 + 4 + 4 + 4;
constexpr std::size_t sample_size = feature_count + 2 + 2;
constexpr std::uint32_t most_samples = 100'000;  // of one game; more is not believed

void put(std::string& bytes, std::uint32_t value, int size) {
  for (int i = 0; i < size; ++i) bytes += static_cast<char>(value >> (8 * i));
}

std::uint32_t get(const char* bytes, int size) {
  std::uint32_t value = 0;
  for (int i = 0; i < size; ++i) value |= std::uint32_t{static_cast<unsigned char>(bytes[i])} << (8 * i);
  return value;
}

// FNV-1a: finds what a broken disk or an editor does, not what somebody does on purpose.
std::uint32_t checksum(std::string_view bytes) {
  std::uint32_t sum = 2166136261u;
  for (char c : bytes) sum = (sum ^ static_cast<unsigned char>(c)) * 16777619u;
  return sum;
}

Sample sample_at(const char* bytes) {
  Sample sample;
  std::memcpy(sample.features.data(), bytes, feature_count);
  sample.lead = static_cast<std::int16_t>(get(bytes + feature_count, 2));
  sample.final_lead = static_cast<std::int16_t>(get(bytes + feature_count + 2, 2));
  return sample;
}

struct Head {
  std::uint32_t number, seats, count, sum;
};

Head head_at(const char* bytes) {
  return {get(bytes, 4), get(bytes + 4, 4), get(bytes + 8, 4), get(bytes + 12, 4)};
}

bool is_plausible(const Head& head, std::size_t number) {
  return head.number == number && head.seats >= fewest_seats && head.seats <= count_of<Seat> &&
         head.count <= most_samples;
}

SampledGame game_of(const Head& head, std::string_view body) {
  SampledGame game{head.number, static_cast<std::uint8_t>(head.seats), {}};
  for (std::size_t at = 0; at < body.size(); at += sample_size)
    game.samples.push_back(sample_at(body.data() + at));
  return game;
}

}  // namespace

std::string samples_heading(const std::string& kind) {
  return "naqala samples 2: " + kind + ", 144 features\n";
}

std::string to_bytes(const SampledGame& game) {
  std::string body;
  for (const Sample& sample : game.samples) {
    body.append(reinterpret_cast<const char*>(sample.features.data()), feature_count);
    put(body, static_cast<std::uint16_t>(sample.lead), 2);
    put(body, static_cast<std::uint16_t>(sample.final_lead), 2);
  }
  std::string bytes;
  put(bytes, game.number, 4);
  put(bytes, game.seats, 4);
  put(bytes, static_cast<std::uint32_t>(game.samples.size()), 4);
  put(bytes, checksum(body), 4);
  return bytes + body;
}

Result<SampleFile> read_samples(const std::string& bytes, const std::string& kind) {
  const std::string heading = samples_heading(kind);
  SampleFile file;
  if (bytes.compare(0, heading.size(), heading.substr(0, bytes.size())) != 0)
    return Error{"these are no samples of " + kind};
  if (bytes.size() < heading.size()) return file;  // cut in the heading
  file.whole = heading.size();
  while (bytes.size() - file.whole >= head_size) {
    const Head head = head_at(bytes.data() + file.whole);
    const std::string where =
        "game " + std::to_string(file.games.size()) + " at byte " + std::to_string(file.whole);
    if (!is_plausible(head, file.games.size())) return Error{where + " is damaged"};
    const std::size_t size = head.count * sample_size;
    if (bytes.size() - file.whole - head_size < size) break;
    const std::string_view body = std::string_view(bytes).substr(file.whole + head_size, size);
    if (checksum(body) != head.sum) return Error{where + " is damaged: its checksum is wrong"};
    file.games.push_back(game_of(head, body));
    file.whole += head_size + size;
  }
  return file;
}

}  // namespace naqala
