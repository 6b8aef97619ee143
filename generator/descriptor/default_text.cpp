#include "descriptor/default_text.h"

#include <string_view>
#include <type_traits>
#include <variant>

#include "onnxgen/text/scalar_text.h"

namespace onnxgen::descriptor {
namespace {

std::string real_text(double value, schema::FieldType type) {
  std::string text;
  if (type == schema::FieldType::kFloat) {
    text::append_float(text, static_cast<float>(value));
  } else {
    text::append_double(text, value);
  }
  return text;
}

std::string escaped(std::string_view bytes) {
  std::string text;
  text::append_escaped(text, bytes);
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
          return real_text(value, field.type);
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
