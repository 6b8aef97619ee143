#include "onnxgen/wire/utf8.h"

#include <cstdint>
#include <cstring>

namespace onnxgen::wire {
namespace {

bool is_continuation(unsigned char byte) {
  return (byte & 0xC0) == 0x80;
}

// Returns the length of the multi-byte sequence at `p`, or 0 if it is malformed.
std::size_t sequence_length(const unsigned char* p, std::size_t available) {
  const unsigned char lead = p[0];
  const std::size_t length = lead < 0xC2 ? 0 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : lead < 0xF5 ? 4 : 0;
  if (length == 0 || length > available) return 0;
  for (std::size_t i = 1; i < length; ++i) {
    if (!is_continuation(p[i])) return 0;
  }
  // The second byte's range rules out overlong forms, surrogates and values past U+10FFFF.
  if (lead == 0xE0 && p[1] < 0xA0) return 0;
  if (lead == 0xED && p[1] > 0x9F) return 0;
  if (lead == 0xF0 && p[1] < 0x90) return 0;
  if (lead == 0xF4 && p[1] > 0x8F) return 0;
  return length;
}

}  // namespace

std::size_t utf8_sequence_length(std::string_view text) noexcept {
  const auto* const p = reinterpret_cast<const unsigned char*>(text.data());
  return *p < 0x80 ? 1 : sequence_length(p, text.size());
}

bool is_valid_utf8(std::string_view text) noexcept {
  const auto* p = reinterpret_cast<const unsigned char*>(text.data());
  const auto* const end = p + text.size();
  while (p < end) {
    while (end - p >= 8) {  // eight ASCII bytes at a time: nearly all text in models is ASCII
      std::uint64_t chunk;
      std::memcpy(&chunk, p, sizeof chunk);
      if ((chunk & 0x8080808080808080u) != 0) break;
      p += 8;
    }
    if (p == end) return true;
    if (*p < 0x80) {
      ++p;
      continue;
    }
    const std::size_t length = sequence_length(p, static_cast<std::size_t>(end - p));
    if (length == 0) return false;
    p += length;
  }
  return true;
}

char* write_utf8(char* to, std::uint32_t code) noexcept {
  const auto put = [&to](std::uint32_t byte) { *to++ = static_cast<char>(static_cast<unsigned char>(byte)); };
  if (code < 0x80) {
    put(code);
  } else if (code < 0x800) {
    put(0xC0 | code >> 6);
    put(0x80 | (code & 0x3F));
  } else if (code < 0x10000) {
    put(0xE0 | code >> 12);
    put(0x80 | (code >> 6 & 0x3F));
    put(0x80 | (code & 0x3F));
  } else {
    put(0xF0 | code >> 18);
    put(0x80 | (code >> 12 & 0x3F));
    put(0x80 | (code >> 6 & 0x3F));
    put(0x80 | (code & 0x3F));
  }
  return to;
}

void append_utf8(std::string& out, std::uint32_t code) {
  char bytes[4];
  out.append(bytes, write_utf8(bytes, code));
}

}  // namespace onnxgen::wire
