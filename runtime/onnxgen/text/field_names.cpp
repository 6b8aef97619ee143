#include "onnxgen/text/field_names.h"

#include <cstring>

namespace onnxgen::text {
namespace {

bool equals(const char* text, std::string_view name) noexcept {
  return std::strncmp(text, name.data(), name.size()) == 0 && text[name.size()] == '\0';
}

bool is_extension(const FieldRow& row) noexcept {
  return (row.flags & kExtension) != 0;
}

// The first row that fits, from `near` to the end and from the beginning to `near`.
template <class Predicate>
const FieldRow* find_near(const MessageTable& table, const FieldRow* near, Predicate fits) noexcept {
  const FieldRow* const end = table.rows + table.row_count;
  for (const FieldRow* row = near; row != end; ++row) {
    if (fits(*row)) return row;
  }
  for (const FieldRow* row = table.rows; row != near; ++row) {
    if (fits(*row)) return row;
  }
  return nullptr;
}

}  // namespace

const FieldRow* find_in_text(const MessageTable& table, const FieldRow* near, std::string_view name) noexcept {
  return find_near(table, near, [name](const FieldRow& row) {
    if (is_extension(row)) return false;
    return equals(row.name, name) || (row.type == FieldType::kGroup && name_in_text(row) == name);
  });
}

const FieldRow* find_in_json(const MessageTable& table, const FieldRow* near, std::string_view name) noexcept {
  const FieldRow* const row = find_near(
      table, near, [name](const FieldRow& other) { return !is_extension(other) && equals(other.json_name, name); });
  if (row != nullptr) return row;
  return find_near(table, near,
                   [name](const FieldRow& other) { return !is_extension(other) && equals(other.name, name); });
}

const FieldRow* find_extension(const MessageTable& table, std::string_view name) noexcept {
  return find_near(table, table.rows,
                   [name](const FieldRow& row) { return is_extension(row) && equals(row.name, name); });
}

}  // namespace onnxgen::text
