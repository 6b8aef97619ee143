#include "onnxgen/reflection/descriptor.h"

#include <algorithm>

namespace onnxgen {

const FieldDescriptor* find_field(const MessageDescriptor& message, std::uint32_t number) noexcept {
  if (number - 1 < message.dense_count) return message.fields + (number - 1);
  const FieldDescriptor* const end = message.fields + message.field_count;
  const FieldDescriptor* const field = std::lower_bound(
      message.fields + message.dense_count, end, number,
      [](const FieldDescriptor& a, std::uint32_t b) { return static_cast<std::uint32_t>(a.number) < b; });
  return field != end && static_cast<std::uint32_t>(field->number) == number ? field : nullptr;
}

const FieldDescriptor* find_field(const MessageDescriptor& message, std::string_view name) noexcept {
  const FieldDescriptor* const end = message.fields + message.field_count;
  const FieldDescriptor* const field =
      std::find_if(message.fields, end, [name](const FieldDescriptor& each) { return each.name == name; });
  return field != end ? field : nullptr;
}

bool is_reserved_name(const MessageDescriptor& message, std::string_view name) noexcept {
  if (message.reserved_names == nullptr) return false;
  for (std::string_view each = message.reserved_names; !each.empty(); each = each.data() + each.size() + 1) {
    if (each == name) return true;
  }
  return false;
}

}  // namespace onnxgen
