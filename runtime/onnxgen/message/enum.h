// Enums as constant data, and the names of their values.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace onnxgen {

struct EnumEntry {
  int number;
  const char* name;
};

// An enum, as constant data that onnxgen emits.
struct EnumDescriptor {
  const char* full_name;    // "onnx.TensorProto.DataType"
  const EnumEntry* values;  // ascending numbers; of equal ones the first in the schema first
  std::size_t count;
  bool null_value;  // google.protobuf.NullValue, which JSON writes as null
  // The position of each value in the schema; null if the schema lists them by ascending numbers, too.
  const std::uint32_t* positions = nullptr;
};

template <std::uint32_t... kPosition>
inline constexpr std::uint32_t kPositions[] = {kPosition...};

// The name of a number, or null if the enum does not have that number.
const char* enum_value_name(const EnumDescriptor& enumeration, int number) noexcept;

// The first name of `number`, NUL-terminated, or an empty view if the table does not have that number.
std::string_view enum_name(const EnumEntry* entries, std::size_t count, int number) noexcept;

// Stores the number that is called `name`. Returns false, and leaves `number` as it was, if there is no such name.
bool enum_number(const EnumEntry* entries, std::size_t count, std::string_view name, int& number) noexcept;

template <std::size_t kCount>
std::string_view enum_name(const EnumEntry (&entries)[kCount], int number) noexcept {
  return enum_name(entries, kCount, number);
}

template <class E, std::size_t kCount>
bool enum_parse(const EnumEntry (&entries)[kCount], std::string_view name, E* value) noexcept {
  int number = 0;
  if (!enum_number(entries, kCount, name, number)) return false;
  *value = static_cast<E>(number);
  return true;
}

}  // namespace onnxgen
