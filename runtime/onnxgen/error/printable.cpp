#include "onnxgen/error/printable.h"

#include <cstdint>

#include "onnxgen/wire/utf8.h"

namespace onnxgen {
namespace {

// The next character of a text, or a byte that is none.
struct Unit {
  std::string_view bytes;
  std::uint32_t code;    // of a character
  bool is_valid = true;  // whether it is one
};

Unit first_unit(std::string_view text) noexcept {
  const std::size_t length = wire::utf8_sequence_length(text);
  const auto lead = static_cast<unsigned char>(text[0]);
  if (length == 0) return {text.substr(0, 1), lead, false};
  std::uint32_t code = length == 1 ? lead : lead & (0x7Fu >> length);
  for (std::size_t i = 1; i < length; ++i) code = code << 6 | (static_cast<unsigned char>(text[i]) & 0x3F);
  return {text.substr(0, length), code, true};
}

// Where the last unit begins.
std::size_t last_unit(std::string_view text) noexcept {
  constexpr std::size_t kLongestUnit = 4;
  for (std::size_t length = 1; length <= kLongestUnit && length <= text.size(); ++length) {
    const std::size_t begin = text.size() - length;
    if (wire::utf8_sequence_length(text.substr(begin)) == length) return begin;
  }
  return text.size() - 1;
}

// What terminals act upon, what ends a line, and what turns the direction of the text around it.
bool is_forging(std::uint32_t code) noexcept {
  return code < 0x20 || (code >= 0x7F && code < 0xA0) || code == 0x61C || code == 0x200E || code == 0x200F ||
         (code >= 0x2028 && code <= 0x202E) || (code >= 0x2066 && code <= 0x2069);
}

void append_hex(std::string& out, std::uint32_t value, int digits) {
  for (int shift = 4 * (digits - 1); shift >= 0; shift -= 4) out += "0123456789abcdef"[value >> shift & 0xF];
}

void append_unit(std::string& out, const Unit& unit) {
  if (unit.is_valid && !is_forging(unit.code)) {
    out += unit.bytes;
  } else if (unit.code == '\n') {
    out += "\\n";
  } else if (unit.code == '\r') {
    out += "\\r";
  } else if (unit.code == '\t') {
    out += "\\t";
  } else if (!unit.is_valid || unit.code < 0x80) {
    out += "\\x";
    append_hex(out, unit.code, 2);
  } else {
    out += "\\u";
    append_hex(out, unit.code, 4);
  }
}

// Appends units from the front of `text` while no more than `room` bytes come of them, and removes them.
void take_front(std::string& out, std::string_view& text, std::size_t room) {
  const std::size_t end = out.size() + room;
  while (!text.empty()) {
    const std::size_t size_before = out.size();
    const Unit unit = first_unit(text);
    append_unit(out, unit);
    if (out.size() > end) return out.resize(size_before);
    text.remove_prefix(unit.bytes.size());
  }
}

// As many units from the back of `text` as make no more than `room` bytes.
std::string_view back_of(std::string_view text, std::size_t room) {
  std::string scratch;
  std::size_t begin = text.size();
  while (begin != 0) {
    const std::size_t unit = last_unit(text.substr(0, begin));
    append_unit(scratch, first_unit(text.substr(unit, begin - unit)));
    if (scratch.size() > room) break;
    begin = unit;
  }
  return text.substr(begin);
}

}  // namespace

std::string printable(std::string_view text, std::size_t longest) {
  constexpr std::size_t kLongestRemark = 50;
  std::string out;
  std::string_view rest = text;
  take_front(out, rest, longest);
  if (rest.empty()) return out;
  out.clear();
  rest = text;
  const std::size_t half = (longest - kLongestRemark) / 2;
  take_front(out, rest, half);
  std::string_view back = back_of(rest, half);
  out += "[... " + std::to_string(rest.size() - back.size()) + " bytes left out ...]";
  take_front(out, back, half);
  return out;
}

std::string quoted(std::string_view name) {
  return "'" + printable(name, kLongestName) + "'";
}

}  // namespace onnxgen
