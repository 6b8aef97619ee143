#include "source/utf8.h"

#include <algorithm>
#include <iterator>

namespace onnxgen::source {
namespace {

struct CodePointRange {
  char32_t first;
  char32_t last;
};

bool is_in(char32_t code_point, const CodePointRange* begin, const CodePointRange* end) {
  return std::any_of(
      begin, end, [&](const CodePointRange& range) { return range.first <= code_point && code_point <= range.last; });
}

// Ranges of combining and wide characters that are common in practice; not the complete Unicode tables.
constexpr CodePointRange kCombining[] = {{0x300, 0x36F}, {0x200B, 0x200F}, {0x20D0, 0x20FF}, {0xFE00, 0xFE0F}};
constexpr CodePointRange kWide[] = {{0x1100, 0x115F}, {0x2E80, 0xA4CF},   {0xAC00, 0xD7A3},
                                    {0xF900, 0xFAFF}, {0xFE30, 0xFE6F},   {0xFF00, 0xFF60},
                                    {0xFFE0, 0xFFE6}, {0x1F300, 0x1FAFF}, {0x20000, 0x3FFFD}};

}  // namespace

Character decode_utf8(std::string_view bytes) {
  if (bytes.empty()) return {};
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(bytes[i]); };
  const char32_t first = byte(0);
  if (first < 0x80) return {first, 1};
  const std::size_t length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
  if (first < 0xC2 || first > 0xF4 || bytes.size() < length) return {};
  char32_t code_point = first & (0x7Fu >> length);
  for (std::size_t i = 1; i < length; ++i) {
    if ((byte(i) & 0xC0) != 0x80) return {};
    code_point = code_point << 6 | (byte(i) & 0x3Fu);
  }
  constexpr char32_t kSmallest[] = {0, 0, 0x80, 0x800, 0x10000};
  const bool surrogate = code_point >= 0xD800 && code_point <= 0xDFFF;
  if (code_point < kSmallest[length] || surrogate || code_point > 0x10FFFF) return {};
  return {code_point, length};
}

std::size_t find_invalid_utf8(std::string_view bytes) {
  std::size_t i = 0;
  while (i < bytes.size()) {
    if (static_cast<unsigned char>(bytes[i]) < 0x80) {
      ++i;
      continue;
    }
    const std::size_t length = decode_utf8(bytes.substr(i)).length;
    if (length == 0) return i;
    i += length;
  }
  return std::string_view::npos;
}

std::string with_valid_utf8(std::string text) {
  for (std::size_t i = 0; i < text.size();) {
    const std::size_t invalid = find_invalid_utf8(std::string_view(text).substr(i));
    if (invalid == std::string_view::npos) break;
    i += invalid;
    text[i] = '?';
  }
  return text;
}

std::size_t terminal_width(char32_t code_point) {
  if (code_point < 0x300) return 1;
  if (is_in(code_point, std::begin(kCombining), std::end(kCombining))) return 0;
  return is_in(code_point, std::begin(kWide), std::end(kWide)) ? 2 : 1;
}

}  // namespace onnxgen::source
