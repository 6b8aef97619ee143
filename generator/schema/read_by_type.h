// Reads option values and defaults according to the type of their field.
#pragma once

#include <cstdint>
#include <limits>
#include <optional>

#include "schema/schema.h"

namespace onnxgen::schema {

// Calls the function of `reader` for the given type and returns its result. For integers, the argument is the largest
// value of the type.
template <class Reader>
auto read_by_type(FieldType type, Reader& reader) -> decltype(reader.real()) {
  switch (type) {
    case FieldType::kInt32:
    case FieldType::kSint32:
    case FieldType::kSfixed32:
      return reader.signed_integer(std::numeric_limits<std::int32_t>::max());
    case FieldType::kInt64:
    case FieldType::kSint64:
    case FieldType::kSfixed64:
      return reader.signed_integer(std::numeric_limits<std::int64_t>::max());
    case FieldType::kUint32:
    case FieldType::kFixed32:
      return reader.unsigned_integer(std::numeric_limits<std::uint32_t>::max());
    case FieldType::kUint64:
    case FieldType::kFixed64:
      return reader.unsigned_integer(std::numeric_limits<std::uint64_t>::max());
    case FieldType::kDouble:
    case FieldType::kFloat:
      return reader.real();
    case FieldType::kBool:
      return reader.boolean();
    case FieldType::kString:
    case FieldType::kBytes:
      return reader.string();
    case FieldType::kEnum:
      return reader.enum_value();
    case FieldType::kMessage:
    case FieldType::kGroup:
      return reader.message();
  }
  return {};
}

// Returns the integer, or nullopt if it is above `max` or below -max - 1.
template <class Literal>
std::optional<std::int64_t> signed_value(const Literal& literal, std::int64_t max) {
  const std::uint64_t limit = static_cast<std::uint64_t>(max) + (literal.negative ? 1 : 0);
  if (literal.too_large || literal.magnitude > limit) return std::nullopt;
  // Unsigned arithmetic, because negating the smallest number would overflow int64.
  return static_cast<std::int64_t>(literal.negative ? std::uint64_t{0} - literal.magnitude : literal.magnitude);
}

}  // namespace onnxgen::schema
