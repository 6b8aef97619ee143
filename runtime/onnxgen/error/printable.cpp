#include "onnxgen/error/printable.h"

#include <cstdint>

#include "onnxgen/error/decimal_digits.h"
#include "onnxgen/wire/utf8.h"

namespace onnxgen {
namespace {

// Like std::string_view::substr(), but without its range check, whose exception would link in a formatter.
std::string_view front_of(std::string_view text, std::size_t size) noexcept {
  return {text.data(), size};
}
std::string_view from(std::string_view text, std::size_t begin) noexcept {
  return {text.data() + begin, text.size() - begin};
}

// The next character of a text, or one byte that is not part of a valid character.
struct Unit {
  std::string_view bytes;
  std::uint32_t code;    // the code point, or the value of the invalid byte
  bool is_valid = true;  // false for a byte that is not valid UTF-8
};

Unit first_unit(std::string_view text) noexcept {
  const std::size_t length = wire::utf8_sequence_length(text);
  const auto lead = static_cast<unsigned char>(text[0]);
  if (length == 0) return {front_of(text, 1), lead, false};
  std::uint32_t code = length == 1 ? lead : lead & (0x7Fu >> length);
  for (std::size_t i = 1; i < length; ++i) code = code << 6 | (static_cast<unsigned char>(text[i]) & 0x3F);
  return {front_of(text, length), code, true};
}

// Returns the offset of the last unit.
std::size_t last_unit(std::string_view text) noexcept {
  constexpr std::size_t kLongestUnit = 4;
  for (std::size_t length = 1; length <= kLongestUnit && length <= text.size(); ++length) {
    const std::size_t begin = text.size() - length;
    if (wire::utf8_sequence_length(from(text, begin)) == length) return begin;
  }
  return text.size() - 1;
}

// Returns whether a character could forge or hide part of a message: control characters, line separators and marks that
// change the direction of writing.
bool is_forging(std::uint32_t code) noexcept {
  return code < 0x20 || (code >= 0x7F && code < 0xA0) || code == 0x61C || code == 0x200E || code == 0x200F ||
         (code >= 0x2028 && code <= 0x202E) || (code >= 0x2066 && code <= 0x2069);
}

// The printable form of a unit.
class PrintedUnit {
 public:
  explicit PrintedUnit(const Unit& unit) noexcept {
    if (unit.is_valid && !is_forging(unit.code)) {
      for (const char byte : unit.bytes) add(byte);
      return;
    }
    const char letter = escape_of(unit);
    add('\\');
    add(letter);
    if (letter != 'x' && letter != 'u') return;
    for (int shift = letter == 'x' ? 4 : 12; shift >= 0; shift -= 4) add("0123456789abcdef"[unit.code >> shift & 0xF]);
  }
  std::string_view view() const noexcept { return {bytes_, size_}; }

 private:
  static constexpr std::size_t kMaxSize = 6;  // such as \u202e

  void add(char byte) noexcept { bytes_[size_++] = byte; }
  static char escape_of(const Unit& unit) noexcept {
    if (unit.code == '\n') return 'n';
    if (unit.code == '\r') return 'r';
    if (unit.code == '\t') return 't';
    return !unit.is_valid || unit.code < 0x80 ? 'x' : 'u';
  }

  char bytes_[kMaxSize];
  std::size_t size_ = 0;
};

// Moves units from the front of `text` to `out` as long as their printable form fits into `room` bytes.
void take_front(std::string& out, std::string_view& text, std::size_t room) {
  const std::size_t end = out.size() + room;
  while (!text.empty()) {
    const Unit unit = first_unit(text);
    const PrintedUnit printed(unit);
    if (out.size() + printed.view().size() > end) return;
    out.append(printed.view());
    text.remove_prefix(unit.bytes.size());
  }
}

// Returns the longest end of `text` whose printable form fits into `room` bytes.
std::string_view back_of(std::string_view text, std::size_t room) noexcept {
  std::size_t begin = text.size();
  while (begin != 0) {
    const std::size_t unit = last_unit(front_of(text, begin));
    const std::size_t size = PrintedUnit(first_unit(from(front_of(text, begin), unit))).view().size();
    if (size > room) break;
    room -= size;
    begin = unit;
  }
  return from(text, begin);
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
  out.append("[... ").append(DecimalDigits(rest.size() - back.size()).view()).append(" bytes left out ...]");
  take_front(out, back, half);
  return out;
}

std::string quoted(std::string_view name) {
  return "'" + printable(name, kLongestName) + "'";
}

}  // namespace onnxgen
