#include "onnxgen/text/message_table.h"

#include <algorithm>

namespace onnxgen::text {

const FieldRow* find_row(const MessageTable& table, std::uint32_t number) noexcept {
  if (number - 1 < table.dense_count) return table.rows + (number - 1);
  const FieldRow* const end = table.rows + table.row_count;
  const FieldRow* const row =
      std::lower_bound(table.rows + table.dense_count, end, number,
                       [](const FieldRow& a, std::uint32_t b) { return static_cast<std::uint32_t>(a.number) < b; });
  return row != end && static_cast<std::uint32_t>(row->number) == number ? row : nullptr;
}

std::string_view name_in_text(const FieldRow& row) noexcept {
  if (row.type != FieldType::kGroup || (row.flags & kExtension) != 0) return row.name;
  const std::string_view type = row.table.message->full_name;
  return type.substr(type.rfind('.') + 1);
}

}  // namespace onnxgen::text
