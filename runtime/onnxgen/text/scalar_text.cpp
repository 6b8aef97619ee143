#include "onnxgen/text/scalar_text.h"

#include <charconv>
#include <cmath>
#include <type_traits>

namespace onnxgen::text {
namespace {

template <class Integer>
void append_digits(std::string& out, Integer value) {
  char buffer[24];
  out.append(buffer, std::to_chars(buffer, buffer + sizeof buffer, value).ptr);
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
  char buffer[40];
  char* end = std::to_chars(buffer, buffer + sizeof buffer, value, std::chars_format::general, short_digits).ptr;
  Float read_back = 0;
  const std::from_chars_result read = std::from_chars(buffer, end, read_back);
  // libprotobuf never takes the short form of a denormal float, because strtof() calls it out of range.
  const bool is_refused = std::is_same_v<Float, float> && std::fpclassify(value) == FP_SUBNORMAL;
  if (is_refused || read.ec != std::errc() || read_back != value) {
    end = std::to_chars(buffer, buffer + sizeof buffer, value, std::chars_format::general, long_digits).ptr;
  }
  out.append(buffer, end);
}

char letter_for(char c) noexcept {
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

bool is_plain(char c, HighBytes high_bytes) noexcept {
  const auto byte = static_cast<unsigned char>(c);
  if (byte >= 0x80) return high_bytes == HighBytes::kKept;
  return byte >= 0x20 && byte != 0x7F && c != '"' && c != '\'' && c != '\\';
}

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

void append_escaped(std::string& out, std::string_view bytes, HighBytes high_bytes) {
  const char* const end = bytes.data() + bytes.size();
  for (const char* p = bytes.data(); p != end; ++p) {
    const char* const plain = p;
    while (p != end && is_plain(*p, high_bytes)) ++p;
    out.append(plain, p);
    if (p == end) return;
    out += '\\';
    if (const char letter = letter_for(*p)) {
      out += letter;
    } else {
      const auto byte = static_cast<unsigned char>(*p);
      out += static_cast<char>('0' + (byte >> 6));
      out += static_cast<char>('0' + (byte >> 3 & 7));
      out += static_cast<char>('0' + (byte & 7));
    }
  }
}

}  // namespace onnxgen::text
