// Prints messages in memory as JSON.
#include <string>

#include "onnxgen/reflection/storage_layout.h"
#include "onnxgen/text/encode.h"
#include "onnxgen/text/json/walk.h"

namespace onnxgen::text {
bool JsonWalk::prints_from_encoding(const ConstMessage& message) const {
  if (message.descriptor().well_known != WellKnown::kNone) return true;
  if (options_.as_python) return false;
  return message.has_unknown_extensions() || !message.unknown_fields().empty();
}

TextStatus JsonWalk::run(ConstMessage message) {
  this->message(message, {}, whole_depth());
  return status_;
}

bool JsonWalk::message(const ConstMessage& message, std::string_view name, Depth depth) {
  if (prints_from_encoding(message)) return as_encoded(message, name, depth);
  sink_.start_object(name);
  const MessageDescriptor& descriptor = message.descriptor();
  const void* const data = message.data();
  for (std::size_t i = 0; i < descriptor.field_count && data != nullptr; ++i) {
    const FieldDescriptor& row = descriptor.fields[i];
    if (reflection::is_surely_absent(descriptor, row, data)) continue;
    if (!field(message, row, depth)) return false;
  }
  sink_.end_object();
  return true;
}

std::string_view JsonWalk::name_in_brackets(const FieldDescriptor& row, std::string& name) {
  name = "[" + std::string(row.name) + "]";
  return name;
}

bool JsonWalk::field(const ConstMessage& message, const FieldDescriptor& row, Depth depth) {
  if (is_map(row)) return map(message, row, depth);
  if (is_repeated(row)) return elements(message, row, depth);
  FieldValue value;
  if (!message.FindValue(row, value)) return true;
  std::string in_brackets;
  return this->value(row, value, name_of(row, in_brackets), depth) || fail_in(row);
}

bool JsonWalk::as_encoded(const ConstMessage& message, std::string_view name, Depth depth) {
  std::string bytes;
  if (!encode(message, bytes)) return fail(TextError::kOutOfMemory, "out of memory");
  return this->message(bytes, message.descriptor(), name, depth, true);
}

bool JsonWalk::elements(const ConstMessage& message, const FieldDescriptor& row, Depth depth) {
  const ConstList list = message.list(row);
  if (list.size() == 0) return true;
  std::string in_brackets;
  sink_.start_list(name_of(row, in_brackets));
  for (std::size_t i = 0; i < list.size(); ++i) {
    if (!value(row, list[i], {}, depth)) return fail_in(row, i);
  }
  sink_.end_list();
  return true;
}

bool JsonWalk::map(const ConstMessage& message, const FieldDescriptor& row, Depth depth) {
  if (message.FieldSize(row) == 0) return true;
  const FieldDescriptor& key_row = row.descriptor.message->fields[0];
  const FieldDescriptor& value_row = row.descriptor.message->fields[1];
  sink_.start_object(name_of(row));
  const bool done = message.VisitMap(row, [&](const FieldValue& key, const FieldValue& value) {
    const std::string name = map_key_text(key_row.type, key);
    return check_string(name) && this->value(value_row, value, name, depth);
  });
  sink_.end_object();
  return done || fail_in(row);
}

bool JsonWalk::value(const FieldDescriptor& row, const FieldValue& value, std::string_view name, Depth depth) {
  if (is_message(row)) return submessage(row, ConstMessage(value.message, *row.descriptor.message), name, depth);
  if (is_text(row)) return text(row, value.text, name);
  number(row, value.bits, name);
  return true;
}

bool JsonWalk::submessage(const FieldDescriptor& row, const ConstMessage& message, std::string_view name, Depth depth) {
  if (!enter(row, name, depth)) return false;
  left_bytes_ = false;
  if (!this->message(message, name, depth)) return false;
  return !left_bytes_ || fail(TextError::kMalformed, "Nested protocol message not parsed in its entirety.");
}

bool JsonWalk::text(const FieldDescriptor& row, std::string_view bytes, std::string_view name) {
  const bool is_string = row.type == FieldType::kString;
  if (is_string && !check_string(bytes)) return false;
  sink_.value(name, is_string ? JsonValue::string_value(bytes) : JsonValue::bytes_value(bytes));
  return true;
}

}  // namespace onnxgen::text
