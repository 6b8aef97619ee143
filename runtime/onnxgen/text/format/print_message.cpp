#include <string>

#include "onnxgen/error/try_allocating.h"
#include "onnxgen/reflection/storage_layout.h"
#include "onnxgen/text/encode.h"
#include "onnxgen/text/format/printer.h"
#include "onnxgen/text/format/unknown_text.h"

namespace onnxgen::text {

Status Printer::print(ConstMessage message) {
  const bool had_memory = try_allocating([&] {
    if (this->message(message, options_.max_depth)) lines_.sink().pass_on();
  });
  if (!had_memory) return Status(ErrorCode::kOutOfMemory);
  return lines_.sink().failed() ? Status(ErrorCode::kWriteFailed) : status_;
}

Status Printer::print_value(const FieldDescriptor* field, const FieldValue& value) {
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
  return had_memory ? status_ : Status(ErrorCode::kOutOfMemory);
}

bool Printer::message(ConstMessage message, int depth) {
  if (depth < 0) return fail(ErrorCode::kDepthExceeded);
  if (lines_.sink().failed()) return fail(ErrorCode::kWriteFailed);
  const MessageDescriptor& descriptor = message.descriptor();
  if (descriptor.extendable) return as_encoded(message, depth);
  if (options_.expand_any && descriptor.well_known == WellKnown::kAny) {
    const std::string_view value = message.GetString(descriptor.fields[1]);
    budget_ = 16 * value.size();
    const bool printed = any(message.GetString(descriptor.fields[0]), value, depth);
    if (printed || !status_) return printed;
  }
  for (std::size_t i = 0; i < descriptor.field_count; ++i) {
    const FieldDescriptor& row = descriptor.fields[i];
    if (is_repeated(row)) {
      if (!elements(message, row, depth)) return false;
    } else if (message.HasField(row) && !value(row, message.value(row), depth)) {
      return false;
    }
  }
  if (!options_.hide_unknown_fields) unknown_fields(message.unknown_fields());
  return true;
}

// Extensions are kept encoded, among them those that nothing has read yet, and stand between the fields.
bool Printer::as_encoded(ConstMessage message, int depth) {
  std::string bytes;
  const Status status = encode(message, bytes);
  if (!status) return fail(status.code());
  budget_ = 16 * bytes.size();
  return this->message(bytes, message.descriptor(), depth);
}

bool Printer::elements(ConstMessage message, const FieldDescriptor& row, int depth) {
  const std::size_t size = message.FieldSize(row);
  if (size == 0) return true;
  if (is_map(row)) return map(message, row, depth);
  for (std::size_t i = 0; i < size; ++i) {
    if (!value(row, message.element(row, i), depth)) return false;
  }
  close_list();
  return true;
}

bool Printer::map(ConstMessage message, const FieldDescriptor& row, int depth) {
  if (depth == 0) return fail(ErrorCode::kDepthExceeded);
  const FieldDescriptor* const parts = row.descriptor.message->fields;
  return message.VisitMap(row, [&](const FieldValue& key, const FieldValue& value) {
    open_message(row);
    if (!this->value(parts[0], key, depth - 1) || !this->value(parts[1], value, depth - 1)) return false;
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

void Printer::unknown_fields(std::string_view bytes) {
  FieldReader reader(bytes, options_.max_depth);
  for (WireField field; reader.next(field);) append_unknown(lines_, field);
}

}  // namespace onnxgen::text
