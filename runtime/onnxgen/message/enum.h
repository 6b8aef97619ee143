// Enums as constant data, and conversions between their numbers and names.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace onnxgen {

struct FileDescriptor;

// One value of an enum.
struct EnumEntry {
  int number;
  const char* name;  // as in the schema, NUL-terminated
};

// Description of an enum, emitted by onnxgen as constant data. It and everything it points to has static storage.
struct EnumDescriptor {
  const char* full_name;    // "onnx.TensorProto.DataType"
  const EnumEntry* values;  // ascending by number; of equal numbers, the first in the schema comes first
  std::size_t count;
  bool null_value;  // whether it is google.protobuf.NullValue, which JSON writes as null
  // The position of each value in the schema, or null if the schema lists the values by ascending number.
  const std::uint32_t* positions = nullptr;
  // For the protobuf profile: the file that declares the enum. Null for others.
  const FileDescriptor* file = nullptr;
};

// Storage for EnumDescriptor::positions.
template <std::uint32_t... kPosition>
inline constexpr std::uint32_t kPositions[] = {kPosition...};

// Returns the first name of a number, in static storage, or null if the enum does not have that number.
const char* enum_value_name(const EnumDescriptor& enumeration, int number) noexcept;

// Returns the first name of `number`, NUL-terminated, or an empty view if the enum does not have that number. `entries`
// must be in ascending order of numbers.
std::string_view enum_name(const EnumEntry* entries, std::size_t count, int number) noexcept;

// Stores the number of the value called `name`. If there is none, returns false and leaves `number` unchanged.
bool enum_number(const EnumEntry* entries, std::size_t count, std::string_view name, int& number) noexcept;

// Overloads for the entries of one enum. enum_parse() stores the value called `name`; if there is none, it returns
// false and leaves `value` unchanged.
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
