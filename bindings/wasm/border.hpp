#pragma once

#include <cstdint>
#include <string>
#include <string_view>

// How texts cross the border between JavaScript and the engine.
//
// The face is a handful of plain C functions instead of embind: that needs no glue code of emscripten at all
// (the module is one .wasm file that any host can load), costs nothing per call, and everything with a
// structure is JSON or notation that exists anyway. naqala.ts gives it types.
//
// - A text for the engine goes into the buffer that `text_in(size)` makes room for; the next
//   function called reads it.
// - An answer is a number of at least 0. If the answer is a text or a list, that number is its length in
//   bytes, and it lies at `text_out()` until the next call.
// - A refusal is -1, and its message, in UTF-8 and ended by a 0, lies at `text_out()`. Nothing is
//   ever thrown.

#define NAQALA_EXPORT(name) extern "C" __attribute__((export_name(#name)))

namespace naqala::wasm {

using Answer = std::int32_t;

// The text that the caller has put in.
std::string_view input();

Answer answer(std::string text);
// Any plain values, byte for byte.
Answer answer_bytes(const void* data, std::size_t size);
Answer refuse(std::string why);

// 16 digits: JavaScript's numbers are too small for 64 bits.
std::string hex(std::uint64_t number);

}  // namespace naqala::wasm
