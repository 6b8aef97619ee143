#include "onnxgen/text/format/printer.h"

#include <algorithm>
#include <utility>

#include "onnxgen/text/any/any_type.h"
#include "onnxgen/text/format/well_formed.h"
#include "onnxgen/text/scalar_text.h"
#include "onnxgen/wire/fixed.h"

namespace onnxgen::text {
namespace {

// Maximum nesting depth of the message in an Any: the default limit of libprotobuf's parser.
constexpr int kAnyDepth = 100;

}  // namespace

bool Printer::fail(ErrorCode error, const char* position) {
  const bool in_input = position >= input_.data() && position <= input_.data() + input_.size();
  status_ = TextStatus::of_printing(Status(error, in_input ? static_cast<std::uint64_t>(position - input_.data()) : 0));
  return false;
}

bool Printer::fail_in(const FieldDescriptor& row, std::size_t index) {
  status_.add_outer_field(is_extension(row) ? "[" + std::string(row.name) + "]" : row.name, index);
  return false;
}

TextStatus Printer::finish(bool had_memory) {
  if (!had_memory) return TextStatus::of_printing(Status(ErrorCode::kOutOfMemory));
  return lines_.sink().failed() ? TextStatus::of_printing(Status(ErrorCode::kWriteFailed)) : std::move(status_);
}

bool Printer::any(std::string_view type_url, std::string_view value, int depth) {
  const MessageDescriptor* const type = find_expanded_type(types_, type_url);
  if (type == nullptr || !is_well_formed(value, *type, kAnyDepth)) return false;
  lines_.open(std::string("[").append(type_url).append("]"));
  if (!message(value, *type, depth - 1)) return false;
  lines_.close();
  return true;
}

void Printer::number_line(const FieldDescriptor& row, std::uint64_t bits) {
  begin_value(row);
  number(row, bits);
  end_value(row);
}

void Printer::text_line(const FieldDescriptor& row, std::string_view bytes) {
  begin_value(row);
  text(row, bytes);
  end_value(row);
}

void Printer::open_message(const FieldDescriptor& row) {
  std::string made;
  lines_.open(name(row, made));
}

void Printer::begin_value(const FieldDescriptor& row) {
  if (open_list_ == &row) {
    lines_.out() += ", ";
    return;
  }
  std::string made;
  lines_.begin(name(row, made), ": ");
  if (options_.short_repeated && is_repeated(row) && is_scalar(row)) {
    lines_.out() += '[';
    open_list_ = &row;
  }
}

void Printer::end_value(const FieldDescriptor& row) {
  if (open_list_ != &row) {
    lines_.end();
  } else {
    lines_.sink().flush_if_large();
  }
}

void Printer::close_list() {
  if (open_list_ == nullptr) return;
  open_list_ = nullptr;
  lines_.out() += ']';
  lines_.end();
}

std::string_view Printer::name(const FieldDescriptor& row, std::string& made) const {
  if (options_.field_numbers) {
    append_integer(made, std::int64_t{row.number});
  } else if (is_extension(row)) {
    made.append("[").append(row.name).append("]");
  } else {
    return name_in_text(row);
  }
  return made;
}

void Printer::number(const FieldDescriptor& row, std::uint64_t bits) {
  std::string& out = lines_.out();
  const auto low = static_cast<std::uint32_t>(bits);
  switch (row.type) {
    case FieldType::kDouble:
      return real(row.type, wire::bit_cast<double>(bits));
    case FieldType::kFloat:
      return real(row.type, double{wire::bit_cast<float>(low)});
    case FieldType::kInt64:
    case FieldType::kSint64:
    case FieldType::kSfixed64:
      return append_integer(out, static_cast<std::int64_t>(bits));
    case FieldType::kUint64:
    case FieldType::kFixed64:
      return append_integer(out, bits);
    case FieldType::kInt32:
    case FieldType::kSint32:
    case FieldType::kSfixed32:
      return append_integer(out, std::int64_t{static_cast<std::int32_t>(low)});
    case FieldType::kUint32:
    case FieldType::kFixed32:
      return append_integer(out, std::uint64_t{low});
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

void Printer::real(FieldType type, double value) {
  std::string& out = lines_.out();
  if (options_.reals.append != nullptr) return options_.reals.append(options_.reals.context, type, value, out);
  if (type == FieldType::kFloat) return append_float(out, static_cast<float>(value));
  append_double(out, value);
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
  if (cut) bytes = bytes.substr(0, options_.longest_text);
  lines_.out() += '"';
  lines_.escaped(bytes, keep ? HighBytes::kKept : HighBytes::kEscaped);
  if (cut) lines_.out() += "...<truncated>...";
  lines_.out() += '"';
}

}  // namespace onnxgen::text
