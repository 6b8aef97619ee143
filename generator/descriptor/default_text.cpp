#include "descriptor/default_text.h"

#include <fmt/format.h>

#include <cmath>
#include <cstdlib>
#include <limits>
#include <string_view>
#include <type_traits>
#include <variant>

namespace onnxgen::descriptor {
namespace {

// Formats a number with the digits that its type always preserves, or with more if those yield a different number.
template <class Real>
std::string real_text(Real value) {
  if (std::isnan(value)) return "nan";
  if (std::isinf(value)) return value > 0 ? "inf" : "-inf";
  constexpr int kDigits = std::numeric_limits<Real>::digits10;
  constexpr int kEnough = kDigits + (std::is_same_v<Real, float> ? 3 : 2);
  const std::string text = fmt::format("{:.{}g}", value, kDigits);
  const bool is_exact = static_cast<Real>(std::strtod(text.c_str(), nullptr)) == value;
  return is_exact ? text : fmt::format("{:.{}g}", value, kEnough);
}

std::string escaped(std::string_view bytes) {
  std::string text;
  for (const char byte : bytes) {
    switch (byte) {
      case '\n':
        text += "\\n";
        break;
      case '\r':
        text += "\\r";
        break;
      case '\t':
        text += "\\t";
        break;
      case '"':
      case '\'':
      case '\\':
        text += '\\';
        text += byte;
        break;
      default:
        if (byte >= ' ' && byte < 0x7F) {
          text += byte;
        } else {
          text += fmt::format("\\{:03o}", static_cast<unsigned char>(byte));
        }
    }
  }
  return text;
}

}  // namespace

std::string default_text(const schema::Field& field) {
  return std::visit(
      [&](const auto& value) -> std::string {
        using T = std::decay_t<decltype(value)>;
        if constexpr (std::is_same_v<T, std::monostate>) {
          return "";
        } else if constexpr (std::is_same_v<T, bool>) {
          return value ? "true" : "false";
        } else if constexpr (std::is_same_v<T, double>) {
          return field.type == schema::FieldType::kFloat ? real_text(static_cast<float>(value)) : real_text(value);
        } else if constexpr (std::is_same_v<T, std::string>) {
          return field.type == schema::FieldType::kBytes ? escaped(value) : value;
        } else if constexpr (std::is_same_v<T, const schema::EnumValue*>) {
          return value->name;
        } else {
          return std::to_string(value);
        }
      },
      field.default_value);
}

}  // namespace onnxgen::descriptor
