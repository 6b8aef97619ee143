#include <algorithm>
#include <limits>
#include <string>
#include <vector>

#include "onnxgen/error/try_allocating.h"
#include "onnxgen/reflection/storage_layout.h"
#include "onnxgen/text/format/printer.h"
#include "onnxgen/text/format/unknown_text.h"

namespace onnxgen::text {

TextStatus Printer::print(ConstMessage message) {
  const bool had_memory = try_allocating([&] {
    if (this->message(message, options_.max_depth)) lines_.sink().flush();
  });
  return finish(had_memory);
}

TextStatus Printer::print_value(const FieldDescriptor* field, const FieldValue& value) {
  const bool had_memory = try_allocating([&] {
    if (field == nullptr) {
      static constexpr FieldDescriptor kBytes{"", "", nullptr, nullptr, 0,  1, 0, FieldType::kBytes,
                                              {}, 0,  0,       {},      {}, 0, 0};
      text(kBytes, value.text);
    } else if (is_message(*field)) {
      lines_.out() += "{ ";
      message({value.message, *field->descriptor.message}, options_.max_depth);
      lines_.out() += '}';
    } else if (is_text(*field)) {
      text(*field, value.text);
    } else {
      number(*field, value.bits);
    }
  });
  return finish(had_memory);
}

bool Printer::message(const ConstMessage& message, int depth) {
  if (depth < 0) return fail(ErrorCode::kDepthExceeded);
  if (lines_.sink().failed()) return fail(ErrorCode::kWriteFailed);
  const MessageDescriptor& descriptor = message.descriptor();
  if (options_.expand_any && descriptor.well_known == WellKnown::kAny) {
    const std::string_view value = message.GetString(descriptor.fields[1]);
    budget_ = 16 * value.size();
    const bool printed = any(message.GetString(descriptor.fields[0]), value, depth);
    if (printed || !status_) return printed;
  }
  if (options_.declared_order) {
    if (!fields_as_declared(message, depth)) return false;
  } else {
    const void* const data = message.data();
    for (std::size_t i = 0; i < descriptor.field_count && data != nullptr; ++i) {
      const FieldDescriptor& row = descriptor.fields[i];
      if (!reflection::is_surely_absent(descriptor, row, data) && !field(message, row, depth)) return false;
    }
  }
  return options_.hide_unknown_fields || unknown_fields(message, depth);
}

bool Printer::fields_as_declared(const ConstMessage& message, int depth) {
  std::vector<const FieldDescriptor*> rows;
  message.ListFields([&](const FieldDescriptor& row) { rows.push_back(&row); });
  const auto place = [](const FieldDescriptor* row) {
    return is_extension(*row) ? static_cast<std::uint32_t>(row->number) : row->position;
  };
  std::stable_sort(rows.begin(), rows.end(), [&](const auto* a, const auto* b) { return place(a) < place(b); });
  return std::all_of(rows.begin(), rows.end(), [&](const auto* row) { return field(message, *row, depth); });
}

bool Printer::field(const ConstMessage& message, const FieldDescriptor& row, int depth) {
  if (is_repeated(row)) return elements(message, row, depth);
  FieldValue value;
  return !message.FindValue(row, value) || this->value(row, value, depth) || fail_in(row);
}

bool Printer::elements(const ConstMessage& message, const FieldDescriptor& row, int depth) {
  if (is_map(row)) return map(message, row, depth);
  const ConstList list = message.list(row);
  for (std::size_t i = 0; i < list.size(); ++i) {
    if (!value(row, list[i], depth)) return fail_in(row, i);
  }
  close_list();
  return true;
}

bool Printer::map(const ConstMessage& message, const FieldDescriptor& row, int depth) {
  if (depth == 0 && message.FieldSize(row) != 0) {
    fail(ErrorCode::kDepthExceeded);
    return fail_in(row);
  }
  const FieldDescriptor* const parts = row.descriptor.message->fields;
  return message.VisitMap(row, [&](const FieldValue& key, const FieldValue& value) {
    open_message(row);
    if (!this->value(parts[0], key, depth - 1) || !this->value(parts[1], value, depth - 1)) {
      return fail_in(row);
    }
    lines_.close();
    return true;
  });
}

bool Printer::value(const FieldDescriptor& row, const FieldValue& value, int depth) {
  if (is_message(row)) {
    open_message(row);
    if (!message({value.message, *row.descriptor.message}, depth - 1)) return false;
    lines_.close();
  } else if (is_text(row)) {
    text_line(row, value.text);
  } else {
    number_line(row, value.bits);
  }
  return true;
}

// Extensions that the descriptor does not define come before other unknown fields, as in the encoding.
bool Printer::unknown_fields(const ConstMessage& message, int depth) {
  if (!message.has_unknown_extensions() && message.unknown_fields().empty()) return true;
  std::string extensions;
  message.append_unknown_extensions(extensions);
  if (!unknown_fields(extensions, message.descriptor(), depth)) return false;
  constexpr int kAnyDepth = std::numeric_limits<int>::max();  // the parser has limited the depth of groups
  FieldReader reader(message.unknown_fields(), kAnyDepth);
  for (WireField field; reader.next(field);) append_unknown(lines_, field);
  return true;
}

}  // namespace onnxgen::text
