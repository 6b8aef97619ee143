// Prints the well-known types as JSON.
#include <cmath>

#include "onnxgen/text/any/any_type.h"
#include "onnxgen/text/any/type_url.h"
#include "onnxgen/text/json/field_mask.h"
#include "onnxgen/text/json/timestamps.h"
#include "onnxgen/text/json/walk.h"
#include "onnxgen/wire/fixed.h"
#include "onnxgen/wire/varint.h"

namespace onnxgen::text {
namespace {

template <class Bits>
const char* read_wrapped_fixed(const char* p, const char* end, std::uint64_t& value) noexcept {
  if (static_cast<std::size_t>(end - p) < sizeof(Bits)) return end;
  value = wire::load_fixed<Bits>(p);
  return p + sizeof(Bits);
}

// Returns the position after the value, or nullptr if a varint is truncated.
const char* read_wrapped(const char* p, const char* end, wire::WireType type, WireField& field) noexcept {
  switch (type) {
    case wire::WireType::kFixed64:
      return read_wrapped_fixed<std::uint64_t>(p, end, field.value);
    case wire::WireType::kFixed32:
      return read_wrapped_fixed<std::uint32_t>(p, end, field.value);
    case wire::WireType::kLengthDelimited: {
      std::uint64_t length = 0;
      p = wire::read_varint(p, end, length);
      if (p == nullptr) return nullptr;
      const auto left = static_cast<std::size_t>(end - p);
      field.bytes = std::string_view(p, length < left ? static_cast<std::size_t>(length) : left);
      return p + field.bytes.size();
    }
    case wire::WireType::kVarint:
    case wire::WireType::kGroupStart:
    case wire::WireType::kGroupEnd:
      return wire::read_varint(p, end, field.value);
  }
  return nullptr;
}

}  // namespace

bool JsonWalk::well_known(std::string_view bytes, const MessageDescriptor& table, std::string_view name, Depth depth) {
  switch (table.well_known) {
    case WellKnown::kNone:
      return true;
    case WellKnown::kAny:
      return any(bytes, table, name, depth);
    case WellKnown::kTimestamp:
    case WellKnown::kDuration:
      return time(bytes, table, name, depth);
    case WellKnown::kFieldMask:
      return mask(bytes, table, name, depth);
    case WellKnown::kStruct:
      return structure(bytes, table, name, depth);
    case WellKnown::kValue:
      return struct_value(bytes, table, name, depth);
    case WellKnown::kListValue:
      return list_value(bytes, table, name, depth);
    case WellKnown::kDoubleValue:
    case WellKnown::kFloatValue:
    case WellKnown::kInt64Value:
    case WellKnown::kUint64Value:
    case WellKnown::kInt32Value:
    case WellKnown::kUint32Value:
    case WellKnown::kBoolValue:
    case WellKnown::kStringValue:
    case WellKnown::kBytesValue:
      return wrapper(bytes, table, name);
  }
  return true;
}

bool JsonWalk::any(std::string_view bytes, const MessageDescriptor& table, std::string_view name, Depth depth) {
  FieldReader reader(bytes, depth.total);
  std::string_view type_url;
  std::string_view value;
  for (std::uint32_t tag = 0; reader.next_tag(tag);) {
    const FieldDescriptor* const row = find_json_row(table, tag);
    WireField part;
    if (row == nullptr ? !skip_json_field(reader, tag) : !reader.read_payload(tag, part)) break;
    if (row != nullptr) (row->number == 1 ? type_url : value) = part.bytes;
  }
  if (!check(reader)) return false;
  if (value.empty()) {
    sink_.start_object(name);
    if (!type_url.empty()) sink_.value("@type", JsonValue::string(type_url));
    sink_.end_object();
    return true;
  }
  if (type_url.empty()) return fail(TextError::kNoForm, "Invalid Any, the type_url is missing.");
  const TypeOfUrl type = type_of_url(type_url, types_);
  if (type.table == nullptr) return fail(TextError::kNoForm, type.problem);
  if (depth.total <= 0) return fail(TextError::kTooDeep, "Message too deep.");
  sink_.start_object(name);
  sink_.value("@type", JsonValue::string(type_url));
  const bool done = message(value, *type.table, "value", fresh(depth), false);
  sink_.end_object();
  left_bytes_ = false;
  return done;
}

bool JsonWalk::time(std::string_view bytes, const MessageDescriptor& table, std::string_view name, Depth depth) {
  Seconds value;
  FieldReader reader(bytes, depth.total);
  for (std::uint32_t tag = 0; reader.next_tag(tag);) {
    const FieldDescriptor* const row = find_json_row(table, tag);
    WireField part;
    if (row == nullptr ? !skip_json_field(reader, tag) : !reader.read_payload(tag, part)) break;
    if (row == nullptr) continue;
    if (row->number == 1) value.seconds = static_cast<std::int64_t>(part.value);
    if (row->number == 2) value.nanos = static_cast<std::int32_t>(static_cast<std::uint32_t>(part.value));
  }
  if (!check(reader)) return false;
  std::string text;
  std::string problem;
  const bool done = table.well_known == WellKnown::kTimestamp ? append_timestamp(text, value, problem)
                                                              : append_duration(text, value, problem);
  if (!done) return fail(TextError::kNoForm, problem + std::string(name));
  sink_.value(name, JsonValue::string(text));
  return true;
}

bool JsonWalk::mask(std::string_view bytes, const MessageDescriptor& table, std::string_view name, Depth depth) {
  std::string paths;
  FieldReader reader(bytes, depth.total);
  for (std::uint32_t tag = 0; reader.next_tag(tag);) {
    if (find_json_row(table, tag) == nullptr) {
      return fail(TextError::kNoForm, "Invalid FieldMask, unexpected field.");
    }
    WireField path;
    if (!reader.read_payload(tag, path)) break;
    if (!paths.empty()) paths += ',';
    if (!append_json_mask_path(paths, path.bytes)) {
      return fail(TextError::kNoForm, "a FieldMask path cannot be represented in JSON: " + std::string(path.bytes));
    }
  }
  if (!check(reader)) return false;
  if (!check_string(paths)) return false;
  sink_.value(name, JsonValue::string(paths));
  return true;
}

bool JsonWalk::structure(std::string_view bytes, const MessageDescriptor& table, std::string_view name, Depth depth) {
  FieldReader reader(bytes, depth.total);
  std::uint32_t tag = 0;
  bool more = reader.next_tag(tag);
  sink_.start_object(name);
  while (more) {
    if (const FieldDescriptor* const row = find_json_row(table, tag)) {
      if (!map(reader, *row, tag, more, depth)) return false;
    } else {
      more = skip_json_field(reader, tag) && reader.next_tag(tag);
    }
  }
  sink_.end_object();
  return check(reader);
}

bool JsonWalk::struct_value(std::string_view bytes, const MessageDescriptor& table, std::string_view name,
                            Depth depth) {
  FieldReader reader(bytes, depth.total);
  for (std::uint32_t tag = 0; reader.next_tag(tag);) {
    const FieldDescriptor* const row = find_json_row(table, tag);
    WireField part;
    if (row == nullptr ? !skip_json_field(reader, tag) : !reader.read_payload(tag, part)) break;
    if (row == nullptr) continue;
    if (row->type == FieldType::kDouble && !std::isfinite(wire::bit_cast<double>(part.value))) {
      return fail(TextError::kNoForm, "a google.protobuf.Value cannot represent an infinite number or NaN");
    }
    if (!field(*row, part, name, depth)) return false;
  }
  return check(reader);
}

bool JsonWalk::list_value(std::string_view bytes, const MessageDescriptor& table, std::string_view name, Depth depth) {
  FieldReader reader(bytes, depth.total);
  std::uint32_t tag = 0;
  bool more = reader.next_tag(tag);
  if (!more) {
    sink_.start_list(name);
    sink_.end_list();
  }
  while (more) {
    if (const FieldDescriptor* const row = find_json_row(table, tag)) {
      if (!list(reader, *row, tag, more, name, depth)) return false;
    } else {
      more = skip_json_field(reader, tag) && reader.next_tag(tag);
    }
  }
  return check(reader);
}

// Prints a wrapper type as libprotobuf does: uses the first field as the value, regardless of its number and wire type,
// and the bytes that exist of a truncated value. `left_bytes_` reports bytes after the value.
bool JsonWalk::wrapper(std::string_view bytes, const MessageDescriptor& table, std::string_view name) {
  const FieldDescriptor& row = *table.fields;
  const char* p = bytes.data();
  const char* const end = p + bytes.size();
  WireField value;
  if (p != end) {
    std::uint64_t tag = 0;
    p = wire::read_varint(p, end, tag);
    if (p != nullptr) p = read_wrapped(p, end, wire_type_of(row.type), value);
    if (p == nullptr) return fail(TextError::kMalformed, "invalid message: malformed varint");
  }
  left_bytes_ = p != end;
  if (is_text(row)) return text(row, value.bytes, name);
  scalar(row, value.value, name);
  return true;
}

}  // namespace onnxgen::text
