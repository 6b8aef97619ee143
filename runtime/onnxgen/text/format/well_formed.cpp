#include "onnxgen/text/format/well_formed.h"

#include <algorithm>
#include <cstdint>
#include <vector>

#include "onnxgen/text/typed_field.h"
#include "onnxgen/wire/utf8.h"

namespace onnxgen::text {
namespace {

bool is_value_well_formed(const FieldDescriptor& row, const WireField& field, int depth) {
  if (is_message(row)) return depth > 0 && is_well_formed(field.bytes, *row.descriptor.message, depth - 1);
  if ((row.flags & FieldDescriptor::kValidatesUtf8) != 0) return wire::is_valid_utf8(field.bytes);
  if (!is_scalar(row)) return true;
  ScalarReader values(field, row.type);
  for (std::uint64_t bits = 0; values.next(bits);) {
  }
  return !values.failed();
}

bool is_required(const FieldDescriptor& row) noexcept {
  return row.cardinality == Cardinality::kRequired;
}

}  // namespace

bool is_well_formed(std::string_view bytes, const MessageDescriptor& table, int depth) {
  const FieldDescriptor* const rows_end = table.fields + table.field_count;
  std::vector<const FieldDescriptor*> missing;
  for (const FieldDescriptor* row = table.fields; row != rows_end; ++row) {
    if (is_required(*row)) missing.push_back(row);
  }
  TypedReader reader(bytes, table, depth);
  const FieldDescriptor* row = nullptr;
  for (WireField field; reader.next(field, row);) {
    if (row == nullptr) continue;
    if (is_required(*row)) missing.erase(std::remove(missing.begin(), missing.end(), row), missing.end());
    if (!is_value_well_formed(*row, field, depth)) return false;
  }
  return reader.error() == ErrorCode::kOk && missing.empty();
}

}  // namespace onnxgen::text
