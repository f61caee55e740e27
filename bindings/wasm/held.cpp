#include "held.hpp"

#include <map>

#include "bots.hpp"

namespace naqala::wasm {

namespace {

std::map<Handle, Held> all_held;
Handle last_handle = 0;

}  // namespace

Handle hold(Held held) {
  all_held.emplace(++last_handle, std::move(held));
  return last_handle;
}

Held* find(Handle handle) {
  const auto found = all_held.find(handle);
  return found == all_held.end() ? nullptr : &found->second;
}

// Both kinds are plain values, so a copy goes its own way from here.
NAQALA_EXPORT(copy) Handle copy(Handle handle) {
  return with(handle, [](const Held& held) { return hold(held); });
}

NAQALA_EXPORT(release) Answer release(Handle handle) {
  forget_bots(handle);
  return all_held.erase(handle) == 1 ? 0 : refuse("this game was freed");
}

NAQALA_EXPORT(held) Answer held() { return static_cast<Answer>(all_held.size()); }

}  // namespace naqala::wasm
