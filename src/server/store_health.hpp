#pragma once

#include <cstdint>
#include <optional>

namespace naqala::server {

// Whether the store does what it is asked for: not while the last thing it should have kept or read has
// failed. When nobody has asked for anything since, that says nothing any more after a while: a server that
// others avoid could never get well. On the thread of the loop; times are its ticks.
class StoreHealth {
 public:
  void note_write(bool well, std::int64_t now) { note(write_failed_, well, now); }
  void note_read(bool well, std::int64_t now) { note(read_failed_, well, now); }

  bool is_well(std::int64_t now) const {
    return !is_recent(write_failed_, now) && !is_recent(read_failed_, now);
  }

 private:
  using Failed = std::optional<std::int64_t>;  // when
  static constexpr std::int64_t memory = 60'000;

  static void note(Failed& failed, bool well, std::int64_t now) {
    failed.reset();
    if (!well) failed = now;
  }
  static bool is_recent(const Failed& failed, std::int64_t now) { return failed && now - *failed < memory; }

  Failed write_failed_, read_failed_;
};

}  // namespace naqala::server
