// Names of the scalar types.
#pragma once

#include <optional>
#include <string_view>

#include "onnxgen/reflection/descriptor.h"
#include "syntax/edition.h"

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

// Names of integer types in edition UNSTABLE, where `int32` has a fixed length. Their other names are obsolete there
// (parser.cc: GetTypeNameTableWithFixedWireForIntTypes).
inline constexpr Scalar kUnstableIntegers[] = {
    {"int32", FieldType::kSfixed32},   {"int64", FieldType::kSfixed64},   {"uint32", FieldType::kFixed32},
    {"uint64", FieldType::kFixed64},   {"varint32", FieldType::kInt32},   {"varint64", FieldType::kInt64},
    {"uvarint32", FieldType::kUint32}, {"uvarint64", FieldType::kUint64}, {"zigzag32", FieldType::kSint32},
    {"zigzag64", FieldType::kSint64},
};

// Returns the type that the word names, or nullopt if it is not the name of a scalar type. Obsolete names count.
inline std::optional<FieldType> scalar_type(std::string_view name, Edition edition = kNewestEdition) {
  if (edition == Edition::kUnstable) {
    for (const Scalar& scalar : kUnstableIntegers) {
      if (name == scalar.name) return scalar.type;
    }
  }
  for (const Scalar& scalar : kScalars) {
    if (name == scalar.name) return scalar.type;
  }
  return std::nullopt;
}

// Returns the name of a scalar type, or "message", "group" or "enum".
inline const char* name_of(FieldType type, Edition edition = kNewestEdition) {
  if (edition == Edition::kUnstable) {
    for (const Scalar& scalar : kUnstableIntegers) {
      if (scalar.type == type) return scalar.name;
    }
  }
  for (const Scalar& scalar : kScalars) {
    if (scalar.type == type) return scalar.name;
  }
  return type == FieldType::kMessage ? "message" : type == FieldType::kGroup ? "group" : "enum";
}

}  // namespace onnxgen::syntax
