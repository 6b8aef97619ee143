// Parses well-known types, which have special forms in JSON.
#include <algorithm>

#include "onnxgen/error/printable.h"
#include "onnxgen/text/any/type_url.h"
#include "onnxgen/text/json/field_mask.h"
#include "onnxgen/text/json/reader.h"
#include "onnxgen/text/json/timestamps.h"

namespace onnxgen::text {

bool JsonReader::message() {
  const MessageDescriptor& table = encoder_.table();
  switch (table.well_known) {
    case WellKnown::kNone:
      return object();
    case WellKnown::kAny:
      return any();
    case WellKnown::kTimestamp:
      return timestamp();
    case WellKnown::kDuration:
      return duration();
    case WellKnown::kFieldMask:
      return field_mask();
    case WellKnown::kValue:
      return any_json();
    case WellKnown::kStruct:
    case WellKnown::kListValue:
    case WellKnown::kDoubleValue:
    case WellKnown::kFloatValue:
    case WellKnown::kInt64Value:
    case WellKnown::kUint64Value:
    case WellKnown::kInt32Value:
    case WellKnown::kUint32Value:
    case WellKnown::kBoolValue:
    case WellKnown::kStringValue:
    case WellKnown::kBytesValue:
      return field(*table.fields);  // their only field
  }
  return false;
}

// Parses an Any. The type may come after the value.
bool JsonReader::any() {
  if (scanner_.kind() != JsonToken::kObjectBegin) return expected("an object");
  std::string url;
  std::size_t url_position = 0;
  if (!find_type_url(url, url_position)) return false;
  if (url_position == 0) return members([this] { return fail(TextError::kWrongValue, "the Any has no \"@type\""); });
  const TypeOfUrl type = type_of_url(url, types_);
  if (type.table == nullptr) return fail_at(url_position, TextError::kUnknownName, type.problem);
  if (depth_left() <= 0) return fail(TextError::kTooDeep, "messages are nested too deeply");
  encoder_.begin_field(*find_field(encoder_.table(), 1));
  encoder_.add_bytes(url);
  encoder_.begin_field(*find_field(encoder_.table(), 2));
  encoder_.begin_message(*type.table);
  if (!any_content(*type.table)) return false;
  encoder_.end_message();
  encoder_.end_field();
  return true;
}

// Searches the object for its type URL and restores the scanner. `position` remains 0 if there is none.
bool JsonReader::find_type_url(std::string& url, std::size_t& position) {
  const JsonScanner begin = scanner_;
  scanner_.advance();
  while (scanner_.kind() == JsonToken::kString) {
    std::string decoded;
    const bool is_type = string_content(decoded) == "@type";
    scanner_.advance();
    if (!require(JsonToken::kColon, "':'")) return false;
    if (is_type) {
      if (scanner_.kind() != JsonToken::kString) return expected("a type URL");
      position = scanner_.position();
      std::string decoded_url;
      url = string_content(decoded_url);
      break;
    }
    if (!skip_value(depth_left())) return false;
    if (!take(JsonToken::kComma)) break;
  }
  scanner_ = begin;
  return true;
}

// Parses the content of an Any: the fields of the message or, if its type has a special JSON form, the member "value".
// Printers omit that member if the message is empty.
bool JsonReader::any_content(const MessageDescriptor& type) {
  bool has_type = false;
  bool has_value = false;
  const auto take_name = [this](bool& was_set) {
    if (was_set) return fail(TextError::kSetTwice, quoted(scanner_.content()) + " is set twice");
    was_set = true;
    scanner_.advance();
    return require(JsonToken::kColon, "':'");
  };
  return members([&] {
    std::string decoded;
    const std::string_view name = string_content(decoded);
    if (name == "@type") return take_name(has_type) && take(JsonToken::kString);
    if (type.well_known == WellKnown::kNone) return member();
    if (name != "value") return unknown_member(name);
    return take_name(has_value) && message();
  });
}

void JsonReader::set_number(std::uint32_t field_number, std::uint64_t bits) {
  encoder_.begin_field(*find_field(encoder_.table(), field_number));
  encoder_.add_number(bits);
  encoder_.end_field();
}

bool JsonReader::timestamp() {
  if (scanner_.kind() != JsonToken::kString) return expected("a timestamp");
  std::string decoded;
  Seconds time;
  if (!read_timestamp(string_content(decoded), time))
    return expected("a timestamp such as \"2015-05-20T13:29:35.120Z\"");
  set_number(1, static_cast<std::uint64_t>(time.seconds));
  set_number(2, static_cast<std::uint64_t>(std::int64_t{time.nanos}));
  scanner_.advance();
  return true;
}

bool JsonReader::duration() {
  if (scanner_.kind() != JsonToken::kString) return expected("a duration");
  std::string decoded;
  Seconds duration;
  if (!read_duration(string_content(decoded), duration)) return expected("a duration such as \"-1.5s\"");
  set_number(1, static_cast<std::uint64_t>(duration.seconds));
  set_number(2, static_cast<std::uint64_t>(std::int64_t{duration.nanos}));
  scanner_.advance();
  return true;
}

bool JsonReader::field_mask() {
  if (scanner_.kind() != JsonToken::kString) return expected("a list of field paths");
  std::string decoded;
  std::string_view paths = string_content(decoded);
  encoder_.begin_field(*encoder_.table().fields);
  while (!paths.empty()) {
    const std::size_t comma = std::min(paths.find(','), paths.size());
    std::string path;
    const bool is_last = comma == paths.size();
    if (!append_proto_mask_path(path, paths.substr(0, comma)) || comma + 1 == paths.size()) {
      return expected("a list of field paths");
    }
    encoder_.add_bytes(path);
    paths.remove_prefix(is_last ? comma : comma + 1);
  }
  encoder_.end_field();
  scanner_.advance();
  return true;
}

// Parses a google.protobuf.Value. The kind of JSON value determines which field is set.
bool JsonReader::any_json() {
  std::uint32_t number = 0;
  switch (scanner_.kind()) {
    case JsonToken::kNull:
      number = 1;
      break;
    case JsonToken::kNumber:
      number = 2;
      break;
    case JsonToken::kString:
      number = 3;
      break;
    case JsonToken::kTrue:
    case JsonToken::kFalse:
      number = 4;
      break;
    case JsonToken::kObjectBegin:
      number = 5;
      break;
    case JsonToken::kListBegin:
      number = 6;
      break;
    case JsonToken::kEnd:
    case JsonToken::kObjectEnd:
    case JsonToken::kListEnd:
    case JsonToken::kColon:
    case JsonToken::kComma:
    case JsonToken::kInvalid:
      return expected("a value");
  }
  return field(*find_field(encoder_.table(), number));
}

}  // namespace onnxgen::text
