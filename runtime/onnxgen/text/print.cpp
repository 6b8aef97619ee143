#include "onnxgen/text/print.h"

#include <cstdint>

#include "onnxgen/error/try_allocating.h"
#include "onnxgen/text/any_type.h"
#include "onnxgen/text/format/field_order.h"
#include "onnxgen/text/format/text_lines.h"
#include "onnxgen/text/format/unknown_text.h"
#include "onnxgen/text/format/well_formed.h"
#include "onnxgen/text/scalar_text.h"
#include "onnxgen/wire/fixed.h"
#include "onnxgen/wire/varint.h"

namespace onnxgen::text {
namespace {

// What an Any holds must be what libprotobuf parses, by default 100 levels deep.
constexpr int kAnyDepth = 100;

bool is_repeated(const FieldDescriptor& row) noexcept {
  return row.cardinality == Cardinality::kRepeated;
}

// Whether a parser keeps 32 bits of the varint.
bool is_narrow(FieldType type) noexcept {
  return type == FieldType::kInt32 || type == FieldType::kUint32 || type == FieldType::kSint32 ||
         type == FieldType::kEnum;
}

// A proto3 scalar that is zero counts as not set.
bool is_absent(const FieldDescriptor& row, const WireField& field) noexcept {
  if (row.cardinality != Cardinality::kImplicit || is_message(row)) return false;
  if (field.type == wire::WireType::kLengthDelimited) return field.bytes.empty();
  return is_narrow(row.type) ? static_cast<std::uint32_t>(field.value) == 0 : field.value == 0;
}

class Printer {
 public:
  Printer(std::string_view bytes, const MessageDescriptor& table, std::string& out, const PrintOptions& options)
      : input_(bytes),
        types_(table.types),
        options_(options),
        lines_(out, options.single_line),
        budget_(16 * bytes.size()) {}

  Status print(const MessageDescriptor& table) {
    if (!try_allocating([&] { message(input_, table, options_.max_depth); })) return Status(ErrorCode::kOutOfMemory);
    return status_;
  }

 private:
  // False once there was a fault.
  bool fail(ErrorCode error, const char* position);

  bool message(std::string_view bytes, const MessageDescriptor& table, int depth);
  bool known_fields(std::string_view bytes, const MessageDescriptor& table, int depth);
  bool arranged_fields(std::string_view bytes, const MessageDescriptor& table, int depth);
  bool unknown_fields(std::string_view bytes, const MessageDescriptor& table, int depth);
  bool map_entry(std::string_view bytes, const MessageDescriptor& table, int depth);
  bool any(std::string_view bytes, int depth);

  bool field(const FieldDescriptor& row, const WireField& field, int depth);
  bool scalars(const FieldDescriptor& row, const WireField& field);
  void begin_scalar(const FieldDescriptor& row);
  void end_scalar(const FieldDescriptor& row);
  void close_list();
  void name(const FieldDescriptor& row);
  void number(const FieldDescriptor& row, std::uint64_t bits);
  void enum_value(const EnumDescriptor& table, std::int32_t number);
  void text(const FieldDescriptor& row, std::string_view bytes);

  std::string_view input_;
  const TypeList* types_;
  const PrintOptions& options_;
  TextLines lines_;
  std::size_t budget_;
  const FieldDescriptor* open_list_ = nullptr;  // whose short form `name: [1, 2` is not closed yet
  Status status_;
};

bool Printer::fail(ErrorCode error, const char* position) {
  const bool in_input = position >= input_.data() && position <= input_.data() + input_.size();
  status_ = Status(error, in_input ? static_cast<std::uint64_t>(position - input_.data()) : 0);
  return false;
}

bool Printer::message(std::string_view bytes, const MessageDescriptor& table, int depth) {
  if (depth < 0) return fail(ErrorCode::kDepthExceeded, bytes.data());
  if (options_.expand_any && table.well_known == WellKnown::kAny) {
    const bool printed = any(bytes, depth);
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
    if (!field(*row, wire_field, depth)) return false;
  }
  close_list();
  return true;
}

bool Printer::arranged_fields(std::string_view bytes, const MessageDescriptor& table, int depth) {
  const ArrangedFields arranged(bytes, table, depth, budget_);
  if (arranged.incomplete()) return fail(ErrorCode::kAllocationLimit, bytes.data());
  for (const ArrangedField& next : arranged.fields()) {
    if (is_absent(*next.row, next.field)) continue;
    if (!field(*next.row, next.field, depth)) return false;
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

// Both fields are always printed.
bool Printer::map_entry(std::string_view bytes, const MessageDescriptor& table, int depth) {
  const Survey survey = text::survey(bytes, table, depth);
  if (survey.error != ErrorCode::kOk) return fail(survey.error, survey.position);
  const ArrangedFields arranged(bytes, table, depth, budget_);
  if (arranged.incomplete()) return fail(ErrorCode::kAllocationLimit, bytes.data());
  auto given = arranged.fields().begin();
  for (const FieldDescriptor* row = table.fields; row != table.fields + table.field_count; ++row) {
    WireField value;
    value.type = wire_type_of(row->type);
    value.value = row->default_bits;  // of an enum, its first
    value.bytes = bytes.substr(0, 0);
    if (given != arranged.fields().end() && given->row == row) value = (given++)->field;
    if (!field(*row, value, depth)) return false;
  }
  return true;
}

// False, with nothing printed, where the value's type is not known or the value is no message of it.
bool Printer::any(std::string_view bytes, int depth) {
  const AnyParts parts = any_parts(bytes, depth);
  const MessageDescriptor* const type = find_expanded_type(types_, parts.type_url);
  if (type == nullptr || !is_well_formed(parts.value, *type, kAnyDepth)) return false;
  lines_.begin();
  lines_.out().append("[").append(parts.type_url).append("]");
  lines_.open();
  if (!message(parts.value, *type, depth - 1)) return false;
  lines_.close();
  return true;
}

bool Printer::field(const FieldDescriptor& row, const WireField& field, int depth) {
  if (open_list_ != &row) close_list();
  if (is_message(row)) {
    lines_.begin();
    name(row);
    lines_.open();
    const MessageDescriptor& table = *row.descriptor.message;
    const bool printed =
        is_map(row) ? map_entry(field.bytes, table, depth - 1) : message(field.bytes, table, depth - 1);
    if (printed) lines_.close();
    return printed;
  }
  if (is_packable(row.type)) return scalars(row, field);
  begin_scalar(row);
  text(row, field.bytes);
  end_scalar(row);
  return true;
}

bool Printer::scalars(const FieldDescriptor& row, const WireField& field) {
  ScalarReader values(field, row.type);
  for (std::uint64_t bits = 0; values.next(bits);) {
    if (!is_declared(row, bits)) continue;
    begin_scalar(row);
    number(row, bits);
    end_scalar(row);
  }
  return !values.failed() || fail(ErrorCode::kTruncated, field.bytes.data());
}

void Printer::begin_scalar(const FieldDescriptor& row) {
  if (open_list_ == &row) {
    lines_.out() += ", ";
    return;
  }
  lines_.begin();
  name(row);
  lines_.out() += ": ";
  if (options_.short_repeated && is_repeated(row) && is_packable(row.type)) {
    lines_.out() += '[';
    open_list_ = &row;
  }
}

void Printer::end_scalar(const FieldDescriptor& row) {
  if (open_list_ != &row) lines_.end();
}

void Printer::close_list() {
  if (open_list_ == nullptr) return;
  open_list_ = nullptr;
  lines_.out() += ']';
  lines_.end();
}

void Printer::name(const FieldDescriptor& row) {
  std::string& out = lines_.out();
  if (options_.field_numbers) {
    append_integer(out, std::int64_t{row.number});
  } else if ((row.flags & FieldDescriptor::kExtension) != 0) {
    out.append("[").append(row.name).append("]");
  } else {
    out += name_in_text(row);
  }
}

void Printer::number(const FieldDescriptor& row, std::uint64_t bits) {
  std::string& out = lines_.out();
  const auto low = static_cast<std::uint32_t>(bits);
  switch (row.type) {
    case FieldType::kDouble:
      return append_double(out, wire::bit_cast<double>(bits));
    case FieldType::kFloat:
      return append_float(out, wire::bit_cast<float>(low));
    case FieldType::kInt64:
    case FieldType::kSfixed64:
      return append_integer(out, static_cast<std::int64_t>(bits));
    case FieldType::kUint64:
    case FieldType::kFixed64:
      return append_integer(out, bits);
    case FieldType::kInt32:
    case FieldType::kSfixed32:
      return append_integer(out, std::int64_t{static_cast<std::int32_t>(low)});
    case FieldType::kUint32:
    case FieldType::kFixed32:
      return append_integer(out, std::uint64_t{low});
    case FieldType::kSint32:
      return append_integer(out, wire::unzigzag(low));
    case FieldType::kSint64:
      return append_integer(out, wire::unzigzag(bits));
    case FieldType::kBool:
      out += bits != 0 ? "true" : "false";
      return;
    case FieldType::kEnum:
      return enum_value(*row.descriptor.enumeration, static_cast<std::int32_t>(low));
    case FieldType::kString:
    case FieldType::kGroup:
    case FieldType::kMessage:
    case FieldType::kBytes:
      return;
  }
}

void Printer::enum_value(const EnumDescriptor& table, std::int32_t number) {
  if (const char* const value_name = enum_value_name(table, number)) {
    lines_.out() += value_name;
  } else {
    append_integer(lines_.out(), std::int64_t{number});
  }
}

void Printer::text(const FieldDescriptor& row, std::string_view bytes) {
  const bool keep = options_.utf8_strings && row.type == FieldType::kString;
  const bool cut = options_.longest_text != 0 && bytes.size() > options_.longest_text;
  lines_.out() += '"';
  append_escaped(lines_.out(), cut ? bytes.substr(0, options_.longest_text) : bytes,
                 keep ? HighBytes::kKept : HighBytes::kEscaped);
  if (cut) lines_.out() += "...<truncated>...";
  lines_.out() += '"';
}

}  // namespace

Status print(std::string_view bytes, const MessageDescriptor& table, std::string& out, const PrintOptions& options) {
  return Printer(bytes, table, out, options).print(table);
}

std::string print(std::string_view bytes, const MessageDescriptor& table, const PrintOptions& options) {
  std::string out;
  if (print(bytes, table, out, options).code() == ErrorCode::kOutOfMemory) out_of_memory();
  return out;
}

std::string debug_string(std::string_view bytes, const MessageDescriptor& table) {
  PrintOptions options;
  options.expand_any = true;
  return print(bytes, table, options);
}

std::string short_debug_string(std::string_view bytes, const MessageDescriptor& table) {
  PrintOptions options;
  options.expand_any = true;
  options.single_line = true;
  std::string out = print(bytes, table, options);
  if (!out.empty() && out.back() == ' ') out.pop_back();
  return out;
}

std::string utf8_debug_string(std::string_view bytes, const MessageDescriptor& table) {
  PrintOptions options;
  options.expand_any = true;
  options.utf8_strings = true;
  return print(bytes, table, options);
}

}  // namespace onnxgen::text
