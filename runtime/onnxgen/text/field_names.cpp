#include "onnxgen/text/field_names.h"

#include <cstring>

#include "onnxgen/text/typed_field.h"

namespace onnxgen::text {
namespace {

// Compares a C string with a name from the input. `name` may contain NUL bytes; strncmp() stops there, so the length is
// compared as well.
bool equals(const char* text, std::string_view name) noexcept {
  return std::strncmp(text, name.data(), name.size()) == 0 && std::strlen(text) == name.size();
}

// Returns the first matching row, searching from `near` to the end and then from the start to `near`.
template <class Predicate>
const FieldDescriptor* find_near(const MessageDescriptor& table, const FieldDescriptor* near, Predicate fits) noexcept {
  const FieldDescriptor* const end = table.fields + table.field_count;
  for (const FieldDescriptor* row = near; row != end; ++row) {
    if (fits(*row)) return row;
  }
  for (const FieldDescriptor* row = table.fields; row != near; ++row) {
    if (fits(*row)) return row;
  }
  return nullptr;
}

}  // namespace

const FieldDescriptor* find_in_text(const MessageDescriptor& table, const FieldDescriptor* near,
                                    std::string_view name) noexcept {
  return find_near(table, near, [name](const FieldDescriptor& row) {
    if (is_extension(row)) return false;
    return equals(row.name, name) || name_in_text(row) == name;
  });
}

const FieldDescriptor* find_in_json(const MessageDescriptor& table, const FieldDescriptor* near,
                                    std::string_view name) noexcept {
  const FieldDescriptor* const row = find_near(table, near, [name](const FieldDescriptor& other) {
    return !is_extension(other) && equals(other.json_name, name);
  });
  if (row != nullptr) return row;
  return find_near(table, near,
                   [name](const FieldDescriptor& other) { return !is_extension(other) && equals(other.name, name); });
}

const FieldDescriptor* find_extension(const MessageDescriptor& table, std::string_view name) noexcept {
  return find_near(table, table.fields,
                   [name](const FieldDescriptor& row) { return is_extension(row) && equals(row.name, name); });
}

}  // namespace onnxgen::text
