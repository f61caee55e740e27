#pragma once

#include <cstdint>
#include <string>

#include "store/store.hpp"

// What becomes of a change, the same in every kind of store. For the .cpp files of this layer.

namespace naqala {

struct Verdict {
  Store::Outcome outcome = Store::Outcome::done;
  std::string problem;  // empty when it is done

  bool is_done() const { return outcome == Store::Outcome::done; }
};

inline Verdict failed(std::string problem) { return {Store::Outcome::failed, std::move(problem)}; }
inline Verdict taken(std::string problem) { return {Store::Outcome::taken, std::move(problem)}; }

// The change, for a table that is of this version and has so many events; version 0 if there is none.
Verdict judge(const Change& change, std::int64_t version, std::int64_t events);

}  // namespace naqala
