#include "onnxgen/text/scalar_text.h"

#include <array>
#include <charconv>
#include <cmath>
#include <cstring>

#include "onnxgen/text/characters/is_plain.h"
#include "onnxgen/text/real_chars.h"

namespace onnxgen::text {
namespace {

template <class Integer>
void append_digits(std::string& out, Integer value) {
  char buffer[24];
  out.append(buffer, std::to_chars(buffer, buffer + sizeof buffer, value).ptr);
}

// libprotobuf never uses the short form of a subnormal float, because strtof() reports it as out of range.
bool has_short_form(float value, int short_digits) {
  return std::fpclassify(value) != FP_SUBNORMAL && reads_back(value, short_digits);
}

bool has_short_form(double value, int short_digits) {
  return reads_back(value, short_digits);
}

template <class Float>
void append_floating(std::string& out, Float value, int short_digits, int long_digits) {
  if (std::isnan(value)) {
    out += "nan";
    return;
  }
  if (std::isinf(value)) {
    out += value < 0 ? "-inf" : "inf";
    return;
  }
  char buffer[32];
  out.append(buffer, write_real(buffer, value, has_short_form(value, short_digits) ? short_digits : long_digits));
}

constexpr char letter_for(char c) noexcept {
  switch (c) {
    case '\n':
      return 'n';
    case '\r':
      return 'r';
    case '\t':
      return 't';
    case '"':
    case '\'':
    case '\\':
      return c;
    default:
      return 0;
  }
}

struct Escape {
  char text[4] = {};
  std::uint8_t size = 0;
};
using Escapes = std::array<Escape, 256>;

// Table of the text for each byte: the byte itself, a backslash and a letter, or three octal digits.
constexpr Escapes escapes(HighBytes high_bytes) {
  Escapes table{};
  for (unsigned byte = 0; byte < table.size(); ++byte) {
    const char c = static_cast<char>(static_cast<unsigned char>(byte));
    const bool is_plain = byte >= 0x80 ? high_bytes == HighBytes::kKept
                                       : byte >= 0x20 && byte != 0x7F && c != '"' && c != '\'' && c != '\\';
    const char letter = letter_for(c);
    if (is_plain) {
      table[byte] = {{c}, 1};
    } else if (letter != 0) {
      table[byte] = {{'\\', letter}, 2};
    } else {
      table[byte] = {{'\\', static_cast<char>('0' + (byte >> 6)), static_cast<char>('0' + (byte >> 3 & 7)),
                      static_cast<char>('0' + (byte & 7))},
                     4};
    }
  }
  return table;
}

constexpr Escapes kEscapes = escapes(HighBytes::kEscaped);
constexpr Escapes kEscapesButHighBytes = escapes(HighBytes::kKept);

}  // namespace

void append_integer(std::string& out, std::int64_t value) {
  append_digits(out, value);
}

void append_integer(std::string& out, std::uint64_t value) {
  append_digits(out, value);
}

void append_float(std::string& out, float value) {
  append_floating(out, value, 6, 9);
}

void append_double(std::string& out, double value) {
  append_floating(out, value, 15, 17);
}

void append_hex(std::string& out, std::uint64_t bits, int digits) {
  out += "0x";
  for (int shift = 4 * (digits - 1); shift >= 0; shift -= 4) out += "0123456789abcdef"[bits >> shift & 15];
}

// Fast path for texts without escapes, such as names. Otherwise always copies all four bytes of an escape and advances
// by its size: weights have no pattern that branch prediction could use.
void append_escaped(std::string& out, std::string_view bytes, HighBytes high_bytes) {
  if (is_plain<'"', '\'', '\\'>(bytes)) {
    out += bytes;
    return;
  }
  constexpr std::size_t kBlock = 1024;
  const Escapes& table = high_bytes == HighBytes::kKept ? kEscapesButHighBytes : kEscapes;
  char buffer[kBlock * sizeof(Escape::text)];
  while (!bytes.empty()) {
    const std::string_view block = bytes.substr(0, kBlock);
    char* end = buffer;
    for (const char c : block) {
      const Escape& escape = table[static_cast<unsigned char>(c)];
      std::memcpy(end, escape.text, sizeof escape.text);
      end += escape.size;
    }
    out.append(buffer, end);
    bytes.remove_prefix(block.size());
  }
}

}  // namespace onnxgen::text
