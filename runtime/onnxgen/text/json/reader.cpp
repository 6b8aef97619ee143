// Parses messages and their fields, lists and maps.
#include "onnxgen/text/json/reader.h"

#include <utility>

#include "onnxgen/error/printable.h"
#include "onnxgen/text/field_names.h"
#include "onnxgen/text/json/map_keys.h"

namespace onnxgen::text {
namespace {

// Returns whether null is a value of this type instead of meaning that the field is not set.
bool takes_null(const FieldDescriptor& row) noexcept {
  if (row.type == FieldType::kEnum) return row.descriptor.enumeration->null_value;
  return row.type == FieldType::kMessage && row.descriptor.message->well_known == WellKnown::kValue;
}

bool begins_value(JsonToken token) noexcept {
  switch (token) {
    case JsonToken::kObjectBegin:
    case JsonToken::kListBegin:
    case JsonToken::kString:
    case JsonToken::kNumber:
    case JsonToken::kTrue:
    case JsonToken::kFalse:
    case JsonToken::kNull:
      return true;
    case JsonToken::kEnd:
    case JsonToken::kObjectEnd:
    case JsonToken::kListEnd:
    case JsonToken::kColon:
    case JsonToken::kComma:
    case JsonToken::kInvalid:
      break;
  }
  return false;
}

}  // namespace

TextStatus JsonReader::read() {
  if (message() && (scanner_.kind() == JsonToken::kEnd || expected("the end of the text", TextError::kSyntax)))
    encoder_.finish();
  return std::move(status_);
}

bool JsonReader::fail_at(std::size_t position, TextError code, const std::string& what) {
  const bool is_invalid = scanner_.kind() == JsonToken::kInvalid;
  status_ = TextStatus(is_invalid ? TextError::kSyntax : code, json_, is_invalid ? scanner_.position() : position,
                       encoder_.path(), is_invalid ? scanner_.problem() : what);
  return false;
}

// If there is no value at all, the error is a syntax error.
bool JsonReader::expected(const char* what, TextError code) {
  const JsonToken kind = scanner_.kind();
  const bool is_value = begins_value(kind);
  const std::string found = kind == JsonToken::kEnd ? "the end of the text" : quoted(scanner_.token());
  return fail(is_value ? code : TextError::kSyntax, "expected " + std::string(what) + ", found " + found);
}

bool JsonReader::take(JsonToken token) noexcept {
  if (scanner_.kind() != token) return false;
  scanner_.advance();
  return true;
}

bool JsonReader::require(JsonToken token, const char* what) {
  return take(token) || expected(what, TextError::kSyntax);
}

std::string_view JsonReader::string_content(std::string& decoded) const {
  if (!scanner_.has_escapes()) return scanner_.content();
  append_json_unescaped(decoded, scanner_.content());
  return decoded;
}

bool JsonReader::member() {
  const MessageDescriptor& table = encoder_.table();
  std::string decoded;
  const std::string_view name = string_content(decoded);
  const bool is_extension = name.size() > 2 && name.front() == '[' && name.back() == ']';
  const FieldDescriptor* const row = is_extension ? find_extension(table, name.substr(1, name.size() - 2))
                                                  : find_in_json(table, encoder_.last_field(), name);
  if (row == nullptr) return unknown_member(name);
  const std::size_t position = scanner_.position();
  scanner_.advance();
  if (!require(JsonToken::kColon, "':'")) return false;
  const bool is_unset =
      scanner_.kind() == JsonToken::kNull && (row->cardinality == Cardinality::kRepeated || !takes_null(*row));
  if (is_unset) return take(JsonToken::kNull);
  return may_be_set(*row, name, position) && field(*row);
}

bool JsonReader::may_be_set(const FieldDescriptor& row, std::string_view name, std::size_t position) {
  const FieldDescriptor* const other = encoder_.conflicting_field(row);
  if (other == nullptr) return true;
  if (other == &row) {
    return fail_at(position, TextError::kSetTwice, "field " + quoted(name) + " is set twice");
  }
  return fail_at(position, TextError::kSetTwice,
                 quoted(row.name) + " and " + quoted(other->name) + " belong to the same oneof");
}

bool JsonReader::unknown_member(std::string_view name) {
  if (!options_.ignore_unknown_fields) {
    return fail(TextError::kUnknownName, "unknown field " + quoted(name) + " in " + encoder_.table().full_name);
  }
  scanner_.advance();
  return require(JsonToken::kColon, "':'") && skip_value(depth_left());
}

bool JsonReader::field(const FieldDescriptor& row) {
  encoder_.begin_field(row);
  const bool is_list = row.cardinality == Cardinality::kRepeated;
  if (!(is_map(row) ? map(row) : is_list ? list(row) : value(row))) return false;
  encoder_.end_field();
  return true;
}

bool JsonReader::list(const FieldDescriptor& row) {
  if (!take(JsonToken::kListBegin)) return expected("a list");
  if (take(JsonToken::kListEnd)) return true;
  do {
    if (scanner_.kind() == JsonToken::kNull && !takes_null(row)) return expected("a value");
    if (!value(row)) return false;
  } while (take(JsonToken::kComma));
  return require(JsonToken::kListEnd, "',' or ']'");
}

bool JsonReader::map(const FieldDescriptor& row) {
  const MessageDescriptor& entry = *row.descriptor.message;
  const FieldDescriptor& key_row = *find_field(entry, 1);
  const FieldDescriptor& value_row = *find_field(entry, 2);
  if (depth_left() <= 0) return fail(TextError::kTooDeep, "messages are nested too deeply");
  MapKeys keys;
  const bool is_read = members([&] {
    encoder_.set_key(scanner_.content());
    encoder_.begin_message(entry);
    encoder_.begin_field(key_row);
    std::string decoded;
    const std::string_view key = string_content(decoded);
    if (!map_key(key_row, key)) return false;
    keys.add(key, scanner_.has_escapes(), scanner_.position());
    scanner_.advance();
    if (!require(JsonToken::kColon, "':'")) return false;
    encoder_.begin_field(value_row);
    if (scanner_.kind() == JsonToken::kNull && !takes_null(value_row)) return expected("a value");
    has_ignored_value_ = false;
    if (!value(value_row)) return false;
    if (value_row.type == FieldType::kEnum && has_ignored_value_) {
      encoder_.drop_message();
    } else {
      encoder_.end_message();
    }
    return true;
  });
  if (!is_read) return false;
  const MapKeys::Key* const repeated = keys.find_repeated();
  if (repeated == nullptr) return true;
  encoder_.set_key(repeated->text);
  return fail_at(repeated->position, TextError::kSetTwice, "duplicate map key");
}

// Skips a value. It may be nested arbitrarily, so lists count towards the depth like messages.
bool JsonReader::skip_value(int depth) {
  const bool is_object = scanner_.kind() == JsonToken::kObjectBegin;
  const bool is_list = scanner_.kind() == JsonToken::kListBegin;
  if ((is_object || is_list) && depth <= 0) return fail(TextError::kTooDeep, "values are nested too deeply");
  if (is_object) {
    return members([this, depth] {
      scanner_.advance();
      return require(JsonToken::kColon, "':'") && skip_value(depth - 1);
    });
  }
  if (is_list) {
    scanner_.advance();
    if (take(JsonToken::kListEnd)) return true;
    do {
      if (!skip_value(depth - 1)) return false;
    } while (take(JsonToken::kComma));
    return require(JsonToken::kListEnd, "',' or ']'");
  }
  if (!begins_value(scanner_.kind())) return expected("a value");
  scanner_.advance();
  return true;
}

}  // namespace onnxgen::text
