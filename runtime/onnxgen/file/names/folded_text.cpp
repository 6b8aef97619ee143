#include "onnxgen/file/names/folded_text.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "onnxgen/file/names/unicode_tables.h"
#include "onnxgen/wire/utf8.h"

namespace onnxgen::io {
namespace {

using unicode::CharacterRange;

constexpr char32_t kFirstBeyondPlane0 = 0x10000;

bool is_ascii(char c) {
  return static_cast<unsigned char>(c) < 0x80;
}

bool is_in(const CharacterRange* ranges, std::size_t count, char32_t character) {
  const CharacterRange* const end = ranges + count;
  const CharacterRange* const after = std::upper_bound(
      ranges, end, character, [](char32_t value, const CharacterRange& range) { return value < range.first; });
  return after != ranges && character <= (after - 1)->last;
}

// Decodes a single character of well-formed UTF-8.
char32_t decode(std::string_view bytes) {
  const auto lead = static_cast<unsigned char>(bytes[0]);
  if (bytes.size() == 1) return lead;
  char32_t character = lead & (0x7FU >> bytes.size());
  for (const char c : bytes.substr(1)) character = character << 6 | (static_cast<unsigned char>(c) & 0x3FU);
  return character;
}

// Decomposes a Hangul syllable, by the arithmetic of section 3.12 of the Unicode Standard. Returns false for other
// characters.
bool append_hangul(char32_t character, std::u32string& to) {
  constexpr char32_t kFirst = 0xAC00;
  constexpr char32_t kVowels = 21;
  constexpr char32_t kTails = 28;
  if (character < kFirst || character > 0xD7A3) return false;
  const char32_t index = character - kFirst;
  to += static_cast<char32_t>(0x1100 + index / (kVowels * kTails));
  to += static_cast<char32_t>(0x1161 + index / kTails % kVowels);
  if (index % kTails != 0) to += static_cast<char32_t>(0x11A7 + index % kTails);
  return true;
}

void append_from_table(char32_t character, std::u32string& to) {
  const std::size_t plane = character >> 16;
  const std::uint16_t* const begin = unicode::kFolded + (plane == 0 ? 0 : unicode::kPlaneEnds[plane - 1]);
  const std::uint16_t* const end = unicode::kFolded + unicode::kPlaneEnds[plane];
  const auto low = static_cast<std::uint16_t>(character & 0xFFFF);
  const std::uint16_t* const found = std::lower_bound(begin, end, low);
  if (found == end || *found != low) {
    to += character;
    return;
  }
  const std::uint16_t place = unicode::kFoldedTo[found - unicode::kFolded];
  const char16_t* unit = unicode::kUnits + (place >> 3);
  for (const char16_t* const last = unit + (place & 7); unit != last; ++unit) {
    if (*unit < 0xD800 || *unit >= 0xE000) {
      to += *unit;
    } else {
      const char32_t high = *unit - 0xD800U;
      to += kFirstBeyondPlane0 + (high << 10) + (*++unit - 0xDC00U);
    }
  }
}

void append_folded_character(char32_t character, std::u32string& to) {
  if (character >= U'A' && character <= U'Z') {
    to += character - U'A' + U'a';
  } else if (character < 0x80) {
    to += character;
  } else if (!is_in(unicode::kIgnored, unicode::kIgnoredCount, character) && !append_hangul(character, to)) {
    append_from_table(character, to);
  }
}

// Sorts each run of combining marks by code point. Unicode keeps the order of marks at the same position. Here, names
// that differ only in that order become equal, so no table of positions is needed.
void sort_marks(std::u32string& text) {
  const auto is_mark = [](char32_t c) { return c >= 0x80 && is_in(unicode::kMarks, unicode::kMarksCount, c); };
  for (auto begin = text.begin(); begin != text.end();) {
    begin = std::find_if(begin, text.end(), is_mark);
    const auto end = std::find_if_not(begin, text.end(), is_mark);
    std::sort(begin, end);
    begin = end;
  }
}

// Folds well-formed UTF-8.
void append_folded_utf8(std::string_view text, std::string& to) {
  std::u32string folded;
  while (!text.empty()) {
    const std::size_t length = wire::utf8_sequence_length(text);
    append_folded_character(decode(text.substr(0, length)), folded);
    text.remove_prefix(length);
  }
  sort_marks(folded);
  for (const char32_t character : folded) wire::append_utf8(to, character);
}

}  // namespace

void append_folded(std::string_view text, std::string& to) {
  while (!text.empty()) {
    std::size_t valid = 0;
    bool is_plain = true;
    for (std::size_t length = 1; valid < text.size() && length != 0; valid += length) {
      length = is_ascii(text[valid]) ? 1 : wire::utf8_sequence_length(text.substr(valid));
      is_plain = is_plain && length == 1;
    }
    if (is_plain) {
      for (const char c : text.substr(0, valid)) to += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    } else {
      append_folded_utf8(text.substr(0, valid), to);
    }
    text.remove_prefix(valid);
    if (text.empty()) return;
    to += text.front();
    text.remove_prefix(1);
  }
}

}  // namespace onnxgen::io
