#include "onnxgen/reflection/descriptor.h"

#include <algorithm>

namespace onnxgen::text {

const FieldDescriptor* find_field(const MessageDescriptor& table, std::uint32_t number) noexcept {
  if (number - 1 < table.dense_count) return table.fields + (number - 1);
  const FieldDescriptor* const end = table.fields + table.field_count;
  const FieldDescriptor* const row =
      std::lower_bound(table.fields + table.dense_count, end, number,
                       [](const FieldDescriptor& a, std::uint32_t b) { return static_cast<std::uint32_t>(a.number) < b; });
  return row != end && static_cast<std::uint32_t>(row->number) == number ? row : nullptr;
}

std::string_view name_in_text(const FieldDescriptor& row) noexcept {
  if (row.type != FieldType::kGroup || (row.flags & FieldDescriptor::kExtension) != 0) return row.name;
  const std::string_view type = row.descriptor.message->full_name;
  return type.substr(type.rfind('.') + 1);
}

}  // namespace onnxgen::text
