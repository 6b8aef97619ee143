#include "onnxgen/text/json/escape.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <iterator>

#include "onnxgen/text/characters/is_plain.h"

namespace onnxgen::text {
namespace {

struct CodePoint {
  std::uint32_t value = 0;
  std::size_t size = 1;  // number of bytes read, including invalid ones
  bool valid = false;
};

// Decodes a code point. Overlong encodings are accepted, unlike in the standard.
CodePoint read_code_point(std::string_view text) noexcept {
  CodePoint point;
  const auto first = static_cast<unsigned char>(text.front());
  point.value = first;
  std::size_t rest = 0;
  if (first < 0x80) {
    point.valid = true;
    return point;
  }
  if (first < 0xC0 || first > 0xF7) return point;
  if (first < 0xE0) {
    point.value &= 0x1F;
    rest = 1;
  } else if (first < 0xF0) {
    point.value &= 0x0F;
    rest = 2;
  } else {
    point.value &= 0x07;
    rest = 3;
  }
  for (; rest > 0 && point.size < text.size(); --rest) {
    const auto next = static_cast<unsigned char>(text[point.size++]);
    if (next < 0x80 || next > 0xBF) return point;
    point.value = point.value << 6 | (next & 0x3FU);
  }
  const bool is_surrogate = (point.value & 0xFFFFF800U) == 0xD800;
  point.valid = rest == 0 && !is_surrogate && point.value <= 0x10FFFF;
  return point;
}

struct HiddenRange {
  std::uint32_t first;
  std::uint32_t last;
};

// Code points above ASCII that are written as escapes: control and invisible characters.
constexpr HiddenRange kHidden[] = {
    {0x7F, 0x9F},     {0xAD, 0xAD},     {0x600, 0x603},     {0x6DD, 0x6DD},     {0x70F, 0x70F},
    {0x17B4, 0x17B5}, {0x200B, 0x200F}, {0x2028, 0x202E},   {0x2060, 0x2064},   {0x206A, 0x206F},
    {0xFEFF, 0xFEFF}, {0xFFF9, 0xFFFB}, {0x1D173, 0x1D17A}, {0xE0001, 0xE0001}, {0xE0020, 0xE007F},
};

bool is_hidden(std::uint32_t point) noexcept {
  const HiddenRange* const range = std::lower_bound(std::begin(kHidden), std::end(kHidden), point,
                                                    [](const HiddenRange& a, std::uint32_t b) { return a.last < b; });
  return range != std::end(kHidden) && range->first <= point;
}

void append_unit(std::string& out, std::uint32_t unit) {
  out += "\\u";
  for (int shift = 12; shift >= 0; shift -= 4) out += "0123456789abcdef"[unit >> shift & 15];
}

void append_as_number(std::string& out, std::uint32_t point) {
  if (point < 0x10000) return append_unit(out, point);
  append_unit(out, 0xD800 + ((point - 0x10000) >> 10));
  append_unit(out, 0xDC00 + (point & 0x3FF));
}

char letter_for(std::uint32_t point) noexcept {
  switch (point) {
    case '\b':
      return 'b';
    case '\t':
      return 't';
    case '\n':
      return 'n';
    case '\f':
      return 'f';
    case '\r':
      return 'r';
    case '"':
    case '\\':
      return static_cast<char>(point);
    default:
      return 0;
  }
}

constexpr std::array<bool, 256> kPlain = [] {
  std::array<bool, 256> plain{};
  for (unsigned byte = 0x20; byte < 0x7F; ++byte) {
    plain[byte] = byte != '"' && byte != '\\' && byte != '<' && byte != '>';
  }
  return plain;
}();

bool is_plain_byte(char c) noexcept {
  return kPlain[static_cast<unsigned char>(c)];
}

// Appends the first character of `text` and removes it from `text`.
void append_character(std::string& out, std::string_view& text) {
  const CodePoint point = read_code_point(text);
  const std::string_view bytes = text.substr(0, point.size);
  text.remove_prefix(point.size);
  if (!point.valid) return;
  if (const char letter = letter_for(point.value)) {
    out += '\\';
    out += letter;
  } else if (point.value < 0x20 || point.value == '<' || point.value == '>' || is_hidden(point.value)) {
    append_as_number(out, point.value);
  } else {
    out += bytes;
  }
}

constexpr std::string_view kDigits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

// Base64 digits for each group of 12 bits.
constexpr std::array<std::array<char, 2>, 4096> kDigitPairs = [] {
  std::array<std::array<char, 2>, 4096> pairs{};
  for (std::size_t bits = 0; bits < pairs.size(); ++bits) pairs[bits] = {kDigits[bits >> 6], kDigits[bits & 63]};
  return pairs;
}();

}  // namespace

// Appends a plain text in one step: first as many quotes as the total length, then the text over all but the outer two.
void append_json_string(std::string& out, std::string_view text) {
  if (is_plain<'"', '\\', '<', '>'>(text)) {
    const std::size_t begin = out.size() + 1;
    out.append(text.size() + 2, '"');
    text.copy(out.data() + begin, text.size());
    return;
  }
  out += '"';
  while (!text.empty()) {
    const auto plain =
        static_cast<std::size_t>(std::find_if_not(text.begin(), text.end(), is_plain_byte) - text.begin());
    out += text.substr(0, plain);
    text.remove_prefix(plain);
    if (!text.empty()) append_character(out, text);
  }
  out += '"';
}

void append_base64(std::string& out, std::string_view bytes) {
  const auto at = [bytes](std::size_t i) { return std::uint32_t{static_cast<unsigned char>(bytes[i])}; };
  const std::size_t begin = out.size();
  out.resize(begin + (bytes.size() + 2) / 3 * 4);
  char* to = out.data() + begin;
  std::size_t i = 0;
  for (; i + 3 <= bytes.size(); i += 3, to += 4) {
    const std::uint32_t three = at(i) << 16 | at(i + 1) << 8 | at(i + 2);
    std::memcpy(to, kDigitPairs[three >> 12].data(), 2);
    std::memcpy(to + 2, kDigitPairs[three & 0xFFF].data(), 2);
  }
  const std::size_t rest = bytes.size() - i;
  if (rest == 0) return;
  const std::uint32_t three = at(i) << 16 | (rest == 2 ? at(i + 1) << 8 : 0);
  to[0] = kDigits[three >> 18];
  to[1] = kDigits[three >> 12 & 63];
  to[2] = rest == 2 ? kDigits[three >> 6 & 63] : '=';
  to[3] = '=';
}

}  // namespace onnxgen::text
