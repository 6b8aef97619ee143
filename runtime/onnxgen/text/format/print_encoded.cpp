#include <cstdint>

#include "onnxgen/error/try_allocating.h"
#include "onnxgen/text/any/any_type.h"
#include "onnxgen/text/format/field_order.h"
#include "onnxgen/text/format/printer.h"
#include "onnxgen/text/format/unknown_text.h"
#include "onnxgen/wire/varint.h"

namespace onnxgen::text {
namespace {

// Returns whether a parser keeps only 32 bits of the varint.
bool is_32_bit(FieldType type) noexcept {
  return type == FieldType::kInt32 || type == FieldType::kUint32 || type == FieldType::kSint32 ||
         type == FieldType::kEnum;
}

// Returns whether the field counts as unset: a proto3 scalar that is zero.
bool is_absent(const FieldDescriptor& row, const WireField& field) noexcept {
  if (row.cardinality != Cardinality::kImplicit || is_message(row)) return false;
  if (field.type == wire::WireType::kLengthDelimited) return field.bytes.empty();
  return is_32_bit(row.type) ? static_cast<std::uint32_t>(field.value) == 0 : field.value == 0;
}

}  // namespace

TextStatus Printer::print(std::string_view bytes, const MessageDescriptor& table) {
  input_ = bytes;
  budget_ = 16 * bytes.size();
  const bool had_memory = try_allocating([&] {
    message(bytes, table, options_.max_depth);
    lines_.sink().flush();
  });
  return finish(had_memory);
}

bool Printer::message(std::string_view bytes, const MessageDescriptor& table, int depth) {
  if (depth < 0) return fail(ErrorCode::kDepthExceeded, bytes.data());
  if (options_.expand_any && table.well_known == WellKnown::kAny) {
    const AnyParts parts = any_parts(bytes, depth);
    const bool printed = any(parts.type_url, parts.value, depth);
    if (printed || !status_) return printed;
  }
  const Survey survey = text::survey(bytes, table, depth);
  if (survey.error != ErrorCode::kOk) return fail(survey.error, survey.position);
  const bool printed = survey.in_order ? known_fields(bytes, table, depth) : arranged_fields(bytes, table, depth);
  return printed && (!survey.has_unknown || options_.hide_unknown_fields || unknown_fields(bytes, table, depth));
}

bool Printer::known_fields(std::string_view bytes, const MessageDescriptor& table, int depth) {
  TypedReader reader(bytes, table, depth);
  const FieldDescriptor* row = nullptr;
  for (WireField wire_field; reader.next(wire_field, row);) {
    if (row == nullptr || is_absent(*row, wire_field)) continue;
    if (!field(*row, wire_field, depth)) return fail_in(*row);
  }
  close_list();
  return true;
}

bool Printer::arranged_fields(std::string_view bytes, const MessageDescriptor& table, int depth) {
  const ArrangedFields arranged(bytes, table, depth, budget_);
  if (arranged.incomplete()) return fail(ErrorCode::kAllocationLimit, bytes.data());
  for (const ArrangedField& next : arranged.fields()) {
    if (is_absent(*next.row, next.field)) continue;
    if (!field(*next.row, next.field, depth)) return fail_in(*next.row);
  }
  close_list();
  return true;
}

bool Printer::unknown_fields(std::string_view bytes, const MessageDescriptor& table, int depth) {
  TypedReader reader(bytes, table, depth);
  const FieldDescriptor* row = nullptr;
  for (WireField field; reader.next(field, row);) {
    if (row == nullptr) {
      append_unknown(lines_, field);
    } else if ((row->flags & FieldDescriptor::kClosedEnum) != 0) {
      ScalarReader values(field, row->type);
      for (std::uint64_t bits = 0; values.next(bits);) {
        if (is_declared(*row, bits)) continue;
        WireField value;
        value.number = field.number;
        value.value = bits;
        append_unknown(lines_, value);
      }
    }
  }
  return true;
}

// Prints a map entry. Key and value are always printed, even if unset.
bool Printer::map_entry(std::string_view bytes, const MessageDescriptor& table, int depth) {
  const Survey survey = text::survey(bytes, table, depth);
  if (survey.error != ErrorCode::kOk) return fail(survey.error, survey.position);
  const ArrangedFields arranged(bytes, table, depth, budget_);
  if (arranged.incomplete()) return fail(ErrorCode::kAllocationLimit, bytes.data());
  auto given = arranged.fields().begin();
  for (const FieldDescriptor* row = table.fields; row != table.fields + table.field_count; ++row) {
    WireField value;
    value.type = wire_type_of(row->type);
    // An unset key or value has its default, which is the first value for an enum and otherwise zero or empty. The bits
    // of these defaults are also their wire values.
    value.value = row->default_bits;
    value.bytes = bytes.substr(0, 0);
    if (given != arranged.fields().end() && given->row == row) value = (given++)->field;
    if (!field(*row, value, depth)) return fail_in(*row);
  }
  return true;
}

bool Printer::field(const FieldDescriptor& row, const WireField& field, int depth) {
  if (open_list_ != &row) close_list();
  if (is_scalar(row)) return scalars(row, field);
  if (is_text(row)) {
    text_line(row, field.bytes);
    return true;
  }
  open_message(row);
  const MessageDescriptor& table = *row.descriptor.message;
  const bool printed = is_map(row) ? map_entry(field.bytes, table, depth - 1) : message(field.bytes, table, depth - 1);
  if (printed) lines_.close();
  return printed;
}

bool Printer::scalars(const FieldDescriptor& row, const WireField& field) {
  ScalarReader values(field, row.type);
  for (std::uint64_t bits = 0; values.next(bits);) {
    if (is_declared(row, bits)) number_line(row, decoded(row.type, bits));
  }
  return !values.failed() || fail(ErrorCode::kTruncated, field.bytes.data());
}

}  // namespace onnxgen::text
