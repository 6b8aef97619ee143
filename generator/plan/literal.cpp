#include "plan/literal.h"

#include <charconv>
#include <cmath>
#include <limits>

namespace onnxgen::plan {
namespace {

template <class Number>
std::string digits(Number value) {
  char buffer[64];
  const auto end = std::to_chars(buffer, buffer + sizeof(buffer), value).ptr;
  return {buffer, end};
}

// Returns the shortest text that parses back to `value`, marked as floating point.
template <class Float>
std::string floating(Float value, std::string_view type, std::string_view suffix) {
  const std::string limits = "std::numeric_limits<" + std::string(type) + ">::";
  if (std::isnan(value)) return limits + "quiet_NaN()";
  if (std::isinf(value)) return (value < 0 ? "-" : "") + limits + "infinity()";
  std::string text = digits(value);
  if (text.find_first_of(".e") == std::string::npos) text += ".0";
  return text.append(suffix);
}

void append_octal(std::string& text, unsigned char byte) {
  text += '\\';
  text += static_cast<char>('0' + (byte >> 6));
  text += static_cast<char>('0' + (byte >> 3 & 7));
  text += static_cast<char>('0' + (byte & 7));
}

std::vector<std::string> literal_lines(std::string_view bytes) {
  constexpr std::size_t kColumns = 114;
  constexpr std::size_t kWidestByte = 4;
  std::vector<std::string> lines;
  std::string line;
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    const auto byte = static_cast<unsigned char>(bytes[i]);
    const bool is_plain = byte >= ' ' && byte <= '~' && byte != '"' && byte != '\\' && byte != '?';
    const bool ends = line.size() + 2 * kWidestByte > kColumns || i + 1 == bytes.size();
    const bool next_is_digit = !ends && bytes[i + 1] >= '0' && bytes[i + 1] <= '9';
    if (is_plain) {
      line += bytes[i];
    } else if (byte == '\n') {
      line += "\\n";
    } else {
      std::string octal;
      append_octal(octal, byte);
      if (!next_is_digit) octal.erase(1, byte < 8 ? 2 : byte < 64 ? 1 : 0);
      line += octal;
    }
    if (!ends) continue;
    lines.push_back('"' + line + '"');
    line.clear();
  }
  return lines;
}

}  // namespace

float to_float(double value) {
  // The largest float plus half a unit in the last place. Values from here on round to infinity.
  constexpr double kOverflow = 3.4028235677973366e+38;
  if (std::isnan(value)) return std::numeric_limits<float>::quiet_NaN();
  if (std::fabs(value) >= kOverflow)
    return std::copysign(std::numeric_limits<float>::infinity(), value < 0 ? -1.0F : 1.0F);
  return static_cast<float>(value);
}

std::string string_literal(std::string_view bytes) {
  std::string text = "\"";
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    const char c = bytes[i];
    if (c == '"' || c == '\\') {
      text.append(1, '\\').append(1, c);
    } else if (c == '?' && i > 0 && bytes[i - 1] == '?') {
      text += "\\?";  // no trigraphs
    } else if (c == '\n') {
      text += "\\n";
    } else if (c == '\t') {
      text += "\\t";
    } else if (c < ' ' || c > '~') {
      append_octal(text, static_cast<unsigned char>(c));
    } else {
      text += c;
    }
  }
  return text + '"';
}

std::vector<LiteralPart> literal_parts(std::string_view bytes) {
  constexpr std::size_t kMaxSize = 7'000;  // compilers need not accept longer literals
  std::vector<LiteralPart> parts;
  for (; !bytes.empty(); bytes.remove_prefix(parts.back().size)) {
    const std::string_view part = bytes.substr(0, kMaxSize);
    parts.push_back({literal_lines(part), part.size()});
  }
  return parts;
}

std::string view_literal(std::string_view bytes) {
  const std::string text = string_literal(bytes);
  if (bytes.find('\0') == std::string_view::npos) return text;
  return "std::string_view(" + text + ", " + digits(bytes.size()) + ")";
}

std::string signed_literal(std::int64_t value) {
  // The smallest number of a type cannot be written as a single literal.
  const bool is_smallest =
      value == std::numeric_limits<std::int64_t>::min() || value == std::numeric_limits<std::int32_t>::min();
  return is_smallest ? "(" + digits(value + 1) + " - 1)" : digits(value);
}

std::string unsigned_literal(std::uint64_t value) {
  return value == 0 ? "0" : digits(value) + "U";
}

std::string float_literal(double value) {
  return floating(to_float(value), "float", "F");
}

std::string double_literal(double value) {
  return floating(value, "double", "");
}

}  // namespace onnxgen::plan
