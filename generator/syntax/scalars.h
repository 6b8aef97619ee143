// Names of the scalar types.
#pragma once

#include <optional>
#include <string_view>

#include "onnxgen/reflection/descriptor.h"

namespace onnxgen::syntax {

using onnxgen::FieldType;

struct Scalar {
  const char* name;
  FieldType type;
};

inline constexpr Scalar kScalars[] = {
    {"double", FieldType::kDouble},     {"float", FieldType::kFloat},   {"int64", FieldType::kInt64},
    {"uint64", FieldType::kUint64},     {"int32", FieldType::kInt32},   {"fixed64", FieldType::kFixed64},
    {"fixed32", FieldType::kFixed32},   {"bool", FieldType::kBool},     {"string", FieldType::kString},
    {"bytes", FieldType::kBytes},       {"uint32", FieldType::kUint32}, {"sfixed32", FieldType::kSfixed32},
    {"sfixed64", FieldType::kSfixed64}, {"sint32", FieldType::kSint32}, {"sint64", FieldType::kSint64},
};

// Returns the type that the word names, or nullopt if it is not the name of a scalar type.
inline std::optional<FieldType> scalar_type(std::string_view name) {
  for (const Scalar& scalar : kScalars) {
    if (name == scalar.name) return scalar.type;
  }
  return std::nullopt;
}

// Returns the name of a scalar type, or "message", "group" or "enum".
inline const char* name_of(FieldType type) {
  for (const Scalar& scalar : kScalars) {
    if (scalar.type == type) return scalar.name;
  }
  return type == FieldType::kMessage ? "message" : type == FieldType::kGroup ? "group" : "enum";
}

}  // namespace onnxgen::syntax
