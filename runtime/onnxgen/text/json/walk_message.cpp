// JSON of messages in memory.
#include <algorithm>

#include "onnxgen/text/encode.h"
#include "onnxgen/text/json/walk.h"

namespace onnxgen::text {
namespace {

bool has_groups(ConstMessage message) {
  const MessageDescriptor& descriptor = message.descriptor();
  return std::any_of(descriptor.fields, descriptor.fields + descriptor.field_count, [&](const FieldDescriptor& row) {
    return row.type == FieldType::kGroup && !is_extension(row) && message.has_any(row);
  });
}

bool goes_by_its_encoding(ConstMessage message) {
  const MessageDescriptor& descriptor = message.descriptor();
  return descriptor.well_known != WellKnown::kNone || descriptor.extendable || !message.unknown_fields().empty() ||
         has_groups(message);
}

}  // namespace

JsonStatus JsonWalk::run(ConstMessage message) {
  this->message(message, {}, kWholeDepth);
  return status_;
}

bool JsonWalk::message(ConstMessage message, std::string_view name, Depth depth) {
  if (goes_by_its_encoding(message)) return as_encoded(message, name, depth);
  sink_.start_object(name);
  const MessageDescriptor& descriptor = message.descriptor();
  for (std::size_t i = 0; i < descriptor.field_count; ++i) {
    const FieldDescriptor& row = descriptor.fields[i];
    if (is_repeated(row)) {
      if (!elements(message, row, depth)) return false;
    } else if (message.HasField(row) && !value(row, message.value(row), name_of(row), depth)) {
      return false;
    }
  }
  sink_.end_object();
  return true;
}

bool JsonWalk::as_encoded(ConstMessage message, std::string_view name, Depth depth) {
  std::string bytes;
  if (!encode(message, bytes)) return fail(JsonError::kOutOfMemory, "out of memory");
  return this->message(bytes, message.descriptor(), name, depth, true);
}

bool JsonWalk::elements(ConstMessage message, const FieldDescriptor& row, Depth depth) {
  const std::size_t size = message.FieldSize(row);
  if (size == 0) return true;
  if (is_map(row)) return map(message, row, depth);
  sink_.start_list(name_of(row));
  for (std::size_t i = 0; i < size; ++i) {
    if (!value(row, message.element(row, i), {}, depth)) return false;
  }
  sink_.end_list();
  return true;
}

bool JsonWalk::map(ConstMessage message, const FieldDescriptor& row, Depth depth) {
  const FieldDescriptor& key_row = row.descriptor.message->fields[0];
  const FieldDescriptor& value_row = row.descriptor.message->fields[1];
  sink_.start_object(name_of(row));
  const bool done = message.VisitMap(row, [&](const FieldValue& key, const FieldValue& value) {
    const std::string name = is_text(key_row) ? std::string(key.text) : json_key(key_row.type, key.bits);
    return this->value(value_row, value, name, depth);
  });
  sink_.end_object();
  return done;
}

bool JsonWalk::value(const FieldDescriptor& row, const FieldValue& value, std::string_view name, Depth depth) {
  if (is_message(row)) return submessage(row, ConstMessage(value.message, *row.descriptor.message), name, depth);
  if (is_text(row)) {
    text(row, value.text, name);
  } else {
    number(row, value.bits, name);
  }
  return true;
}

bool JsonWalk::submessage(const FieldDescriptor& row, ConstMessage message, std::string_view name, Depth depth) {
  if (!enter(row, name, depth)) return false;
  left_bytes_ = false;
  if (!this->message(message, name, depth)) return false;
  return !left_bytes_ || fail(JsonError::kInvalidArgument, "Nested protocol message not parsed in its entirety.");
}

void JsonWalk::text(const FieldDescriptor& row, std::string_view bytes, std::string_view name) {
  sink_.value(name, row.type == FieldType::kString ? JsonValue::string(bytes) : JsonValue::bytes(bytes));
}

}  // namespace onnxgen::text
