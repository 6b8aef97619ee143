#include "onnxgen/text/characters/code_point.h"

namespace onnxgen::text {

int hex_value(char c) noexcept {
  if (c >= '0' && c <= '9') return c - '0';
  const char lower = static_cast<char>(c | 0x20);
  return lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : -1;
}

std::uint32_t hex_number(std::string_view text, std::size_t digits) noexcept {
  std::uint32_t value = 0;
  for (std::size_t i = 0; i < digits; ++i) value = value << 4 | static_cast<std::uint32_t>(hex_value(text[i]));
  return value;
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

}  // namespace onnxgen::text
