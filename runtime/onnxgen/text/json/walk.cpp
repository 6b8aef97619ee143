#include "onnxgen/text/json/walk.h"

#include "onnxgen/error/printable.h"
#include "onnxgen/text/scalar_text.h"
#include "onnxgen/wire/utf8.h"
#include "onnxgen/wire/varint.h"

namespace onnxgen::text {
namespace {

using wire::WireType;

std::int32_t low_int32(std::uint64_t bits) noexcept {
  return static_cast<std::int32_t>(static_cast<std::uint32_t>(bits));
}

// Returns a map key as the name of a JSON member.
std::string key_text(const FieldDescriptor& key, const WireField& field) {
  FieldValue value;
  value.text = field.bytes;
  if (is_scalar(key)) value.bits = decoded(key.type, field.value);
  return map_key_text(key.type, value);
}

}  // namespace

JsonValue json_number(FieldType type, std::uint64_t bits) noexcept {
  const auto low = static_cast<std::uint32_t>(bits);
  switch (type) {
    case FieldType::kDouble:
      return JsonValue::double_bits(bits);
    case FieldType::kFloat:
      return JsonValue::float_bits(low);
    case FieldType::kInt64:
    case FieldType::kSint64:
    case FieldType::kSfixed64:
      return JsonValue::int64(static_cast<std::int64_t>(bits));
    case FieldType::kUint64:
    case FieldType::kFixed64:
      return JsonValue::uint64(bits);
    case FieldType::kInt32:
    case FieldType::kSint32:
    case FieldType::kSfixed32:
    case FieldType::kEnum:
      return JsonValue::int32(low_int32(bits));
    case FieldType::kUint32:
    case FieldType::kFixed32:
      return JsonValue::uint32(low);
    case FieldType::kBool:
      return JsonValue::boolean(bits != 0);
    case FieldType::kString:
    case FieldType::kGroup:
    case FieldType::kMessage:
    case FieldType::kBytes:
      return JsonValue::null();
  }
  return JsonValue::null();
}

const FieldDescriptor* find_json_row(const MessageDescriptor& table, std::uint32_t tag) noexcept {
  const FieldDescriptor* const row = find_field(table, wire::tag_number(tag));
  if (row == nullptr) return nullptr;
  const auto type = static_cast<WireType>(wire::tag_type(tag));
  const bool is_list = row->cardinality == Cardinality::kRepeated && is_scalar(*row);
  return type == wire_type_of(row->type) || (is_list && type == WireType::kLengthDelimited) ? row : nullptr;
}

bool skip_json_field(FieldReader& reader, std::uint32_t tag) noexcept {
  WireField field;
  return reader.read_payload(tag, field);
}

TextStatus JsonWalk::run(std::string_view bytes, const MessageDescriptor& table) {
  message(bytes, table, {}, whole_depth(), true);
  return status_;
}

bool JsonWalk::fail(TextError error, const std::string& message) {
  status_ = TextStatus(error, printable(message, kLongestSentence));
  return false;
}

bool JsonWalk::fail_in(const FieldDescriptor& row, std::size_t index) {
  status_.add_outer_field(row.name, index);
  return false;
}

bool JsonWalk::check_string(std::string_view bytes) {
  if (options_.drop_invalid_utf8 || wire::is_valid_utf8(bytes)) return true;
  return fail(TextError::kNoForm, "a string is not valid UTF-8 and cannot be written as JSON");
}

bool JsonWalk::check(const FieldReader& reader) {
  if (reader.error() == ErrorCode::kOk) return true;
  return fail(TextError::kMalformed, std::string("invalid message: ") + error_text(reader.error()));
}

// Checks that the last field of a message ends at the end of its bytes. Otherwise bytes appended to the message would
// become part of that field.
bool JsonWalk::check_fields(std::string_view bytes, Depth depth) {
  FieldReader reader(bytes, depth.total);
  for (std::uint32_t tag = 0; reader.next_tag(tag) && skip_json_field(reader, tag);) {
  }
  return check(reader);
}

bool JsonWalk::enter(const FieldDescriptor& row, std::string_view name, Depth& depth) {
  if (--depth.here >= 0 && --depth.total >= 0) return true;
  return fail(TextError::kTooDeep, std::string("Message too deep. Max recursion depth reached for type '") +
                                       row.descriptor.message->full_name + "', field '" + std::string(name) + "'");
}

bool JsonWalk::message(std::string_view bytes, const MessageDescriptor& table, std::string_view name, Depth depth,
                       bool braces) {
  if (table.well_known != WellKnown::kNone) return well_known(bytes, table, name, depth);
  if (braces) sink_.start_object(name);
  if (!fields(bytes, table, depth)) return false;
  if (braces) sink_.end_object();
  return true;
}

bool JsonWalk::fields(std::string_view bytes, const MessageDescriptor& table, Depth depth) {
  FieldReader reader(bytes, depth.total);
  std::uint32_t tag = 0;
  bool more = reader.next_tag(tag);
  while (more) {
    if (table.message_set && tag == wire::make_tag(1, WireType::kGroupStart)) {
      if (!item(reader, table, tag, depth)) return false;
      more = reader.next_tag(tag);
      continue;
    }
    const FieldDescriptor* const row = find_json_row(table, tag);
    if (row == nullptr) {
      more = skip_json_field(reader, tag) && reader.next_tag(tag);
      continue;
    }
    std::string in_brackets;
    const std::string_view name = name_of(*row, in_brackets);
    if (is_map(*row)) {
      sink_.start_object(name);
      if (!map(reader, *row, tag, more, depth)) return fail_in(*row);
      sink_.end_object();
    } else if (row->cardinality == Cardinality::kRepeated) {
      if (!list(reader, *row, tag, more, name, depth)) return fail_in(*row);
    } else {
      WireField value;
      if (!reader.read_payload(tag, value)) break;
      if (!field(*row, value, name, depth)) return fail_in(*row);
      more = reader.next_tag(tag);
    }
  }
  return check(reader);
}

// Prints an item of a MessageSet.
bool JsonWalk::item(FieldReader& reader, const MessageDescriptor& table, std::uint32_t tag, Depth depth) {
  WireField item;
  if (!reader.read_payload(tag, item)) return check(reader);
  unwrap_item(item, depth.total);
  const FieldDescriptor* const row = find_field(table, item.number);
  if (row == nullptr || row->type != FieldType::kMessage || item.type != WireType::kLengthDelimited) return true;
  std::string in_brackets;
  return field(*row, item, name_of(*row, in_brackets), depth) || fail_in(*row);
}

// Prints a list. Leaves `tag` and `more` as read after the last element.
bool JsonWalk::list(FieldReader& reader, const FieldDescriptor& row, std::uint32_t& tag, bool& more,
                    std::string_view name, Depth depth) {
  sink_.start_list(name);
  const std::uint32_t list_tag = tag;
  do {
    WireField element;
    if (!reader.read_payload(tag, element)) return check(reader);
    if (is_scalar(row)) {
      ScalarReader values(element, row.type);
      for (std::uint64_t bits = 0; values.next(bits);) scalar(row, bits, {});
      if (values.failed()) return fail(TextError::kMalformed, "invalid message: truncated");
    } else if (!field(row, element, {}, depth)) {
      return false;
    }
    more = reader.next_tag(tag);
  } while (more && tag == list_tag &&
           !(is_scalar(row) && wire::tag_type(tag) == static_cast<std::uint32_t>(WireType::kLengthDelimited)));
  sink_.end_list();
  return true;
}

bool JsonWalk::map(FieldReader& reader, const FieldDescriptor& row, std::uint32_t& tag, bool& more, Depth depth) {
  const std::uint32_t map_tag = tag;
  do {
    WireField entry;
    if (!reader.read_payload(tag, entry)) return check(reader);
    if (!map_entry(entry.bytes, *row.descriptor.message, depth)) return false;
    more = reader.next_tag(tag);
  } while (more && tag == map_tag);
  return true;
}

// Reads a map entry as a class does: the last key or value counts, messages are merged, and missing parts have their
// defaults. libprotobuf skips an entry without a value.
bool JsonWalk::map_entry(std::string_view bytes, const MessageDescriptor& entry, Depth depth) {
  const FieldDescriptor& value_row = *find_field(entry, 2);
  FieldReader reader(bytes, depth.total);
  WireField key;
  WireField value;
  std::string_view last;  // last value as in the entry
  std::string merged;     // all values, if there are several messages
  for (std::uint32_t tag = 0; reader.next_tag(tag);) {
    const FieldDescriptor* const row = find_json_row(entry, tag);
    WireField part;
    if (row == nullptr) {
      if (!skip_json_field(reader, tag)) break;
    } else if (!reader.read_payload(tag, part)) {
      break;
    } else if (row->number == 1) {
      key = part;
    } else {
      if (is_message(value_row) && !value.bytes.empty()) {
        if (!check_fields(last, depth)) return false;
        if (merged.empty()) merged = value.bytes;
        merged += part.bytes;
      }
      value = part;
      last = part.bytes;
      if (!merged.empty()) value.bytes = merged;
    }
  }
  const std::string name = key_text(*find_field(entry, 1), key);
  return check(reader) && check_string(name) && field(value_row, value, name, depth);
}

bool JsonWalk::field(const FieldDescriptor& row, const WireField& field, std::string_view name, Depth depth) {
  switch (row.type) {
    case FieldType::kString:
      return text(row, field.bytes, name);
    case FieldType::kBytes:
      sink_.value(name, JsonValue::bytes_value(field.bytes));
      return true;
    case FieldType::kMessage:
    case FieldType::kGroup:
      if (!enter(row, name, depth)) return false;
      left_bytes_ = false;
      if (!message(field.bytes, *row.descriptor.message, name, depth, true)) return false;
      return !left_bytes_ || fail(TextError::kMalformed, "Nested protocol message not parsed in its entirety.");
    case FieldType::kDouble:
    case FieldType::kFloat:
    case FieldType::kInt64:
    case FieldType::kUint64:
    case FieldType::kInt32:
    case FieldType::kFixed64:
    case FieldType::kFixed32:
    case FieldType::kBool:
    case FieldType::kUint32:
    case FieldType::kEnum:
    case FieldType::kSfixed32:
    case FieldType::kSfixed64:
    case FieldType::kSint32:
    case FieldType::kSint64:
      scalar(row, field.value, name);
      return true;
  }
  return true;
}

void JsonWalk::scalar(const FieldDescriptor& row, std::uint64_t bits, std::string_view name) {
  number(row, decoded(row.type, bits), name);
}

void JsonWalk::number(const FieldDescriptor& row, std::uint64_t bits, std::string_view name) {
  if (row.type == FieldType::kEnum) return enum_value(*row.descriptor.enumeration, low_int32(bits), name);
  sink_.value(name, json_number(row.type, bits));
}

void JsonWalk::enum_value(const EnumDescriptor& table, std::int32_t number, std::string_view name) {
  if (table.null_value) return sink_.value(name, JsonValue::null());
  const char* const value_name = options_.always_print_enums_as_ints ? nullptr : enum_value_name(table, number);
  sink_.value(name, value_name != nullptr ? JsonValue::string(value_name) : JsonValue::int32(number));
}

}  // namespace onnxgen::text
