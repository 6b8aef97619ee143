#include "decompile/default_value.h"

#include <algorithm>
#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>

#include "decompile/string_literal.h"
#include "onnxgen/text/characters/code_point.h"

namespace onnxgen::decompile {
namespace {

bool is_digit(char c, int base) {
  const int value = text::hex_value(c);
  return value >= 0 && value < base;
}

// Reads the digits of an escape: at most three octal ones, or any number of hexadecimal ones. Sets `position` to the
// position after them.
char escaped_byte(std::string_view text, std::size_t& position, int base) {
  int byte = 0;
  for (std::size_t count = 0; position != text.size() && (base == 16 || count < 3); ++count, ++position) {
    if (!is_digit(text[position], base)) break;
    byte = (byte * base + text::hex_value(text[position])) & 0xFF;
  }
  return static_cast<char>(byte);
}

// Returns the bytes of a default of type bytes. Like libprotobuf, accepts quotes that are not escaped.
std::string unescaped(std::string_view text) {
  constexpr char kEscapes[] = "abfnrtv";
  constexpr char kBytes[] = "\a\b\f\n\r\t\v";
  std::string bytes;
  for (std::size_t i = 0; i < text.size();) {
    if (text[i] != '\\' || i + 1 == text.size()) {
      bytes += text[i++];
      continue;
    }
    const char kind = text[++i];
    if (is_digit(kind, 8)) {
      bytes += escaped_byte(text, i, 8);
    } else if (kind == 'x' || kind == 'X') {
      bytes += escaped_byte(text, ++i, 16);
    } else {
      const char* const known = std::strchr(kEscapes, kind);
      bytes += known == nullptr || kind == '\0' ? kind : kBytes[known - kEscapes];
      ++i;
    }
  }
  return bytes;
}

// Returns whether the text is one word, and so cannot contain any other syntax.
bool is_word(std::string_view text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
  });
}

// Returns whether the text is a number, "inf" or "nan", with an optional sign.
bool is_number(std::string_view text) {
  std::string plain;
  for (std::size_t i = text.substr(0, 1) == "-" ? 1 : 0; i < text.size(); ++i) {
    const bool is_exponent = i != 0 && (text[i - 1] == 'e' || text[i - 1] == 'E');
    if (text[i] == '.' || ((text[i] == '-' || text[i] == '+') && is_exponent)) continue;
    plain += text[i];
  }
  return is_word(plain);
}

}  // namespace

std::string default_literal(const std::string& text, schema::FieldType type) {
  switch (type) {
    case schema::FieldType::kString:
      return string_literal(text);
    case schema::FieldType::kBytes:
      return string_literal(unescaped(text), text::HighBytes::kEscaped);
    case schema::FieldType::kBool:
    case schema::FieldType::kEnum:
      return is_word(text) ? text : "";
    default:
      return is_number(text) ? text : "";
  }
}

bool is_same_default(const std::string& a, const std::string& b, schema::FieldType type) {
  if (a == b) return true;
  if (a.empty() || b.empty()) return false;
  switch (type) {
    case schema::FieldType::kBytes:
      return unescaped(a) == unescaped(b);
    case schema::FieldType::kFloat:
      return std::strtof(a.c_str(), nullptr) == std::strtof(b.c_str(), nullptr);
    case schema::FieldType::kDouble:
      return std::strtod(a.c_str(), nullptr) == std::strtod(b.c_str(), nullptr);
    case schema::FieldType::kString:
    case schema::FieldType::kBool:
    case schema::FieldType::kEnum:
    case schema::FieldType::kMessage:
    case schema::FieldType::kGroup:
      return false;
    default:
      return a.front() == '-' ? std::strtoll(a.c_str(), nullptr, 0) == std::strtoll(b.c_str(), nullptr, 0)
                              : std::strtoull(a.c_str(), nullptr, 0) == std::strtoull(b.c_str(), nullptr, 0);
  }
}

}  // namespace onnxgen::decompile
