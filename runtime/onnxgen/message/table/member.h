// Access to the member of a message that a row of its table describes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>

#include "onnxgen/message/fields/message_field.h"
#include "onnxgen/message/table/table.h"
#include "onnxgen/storage/array.h"

namespace onnxgen::table {

inline bool has(const Row& row, unsigned flag) noexcept {
  return (row.flags & flag) != 0;
}

inline char* member(void* data, const Row& row) noexcept {
  return static_cast<char*>(data) + row.offset;
}
inline const char* member(const void* data, const Row& row) noexcept {
  return static_cast<const char*>(data) + row.offset;
}

template <class T>
T& as(char* member) noexcept {
  return *reinterpret_cast<T*>(member);
}
template <class T>
const T& as(const char* member) noexcept {
  return *reinterpret_cast<const T*>(member);
}

// Load and store a pointer to a message of any class.
inline void* load_message(const char* member) noexcept {
  void* message;
  std::memcpy(&message, member, sizeof message);
  return message;
}
inline void store_message(char* member, const void* message) noexcept {
  std::memcpy(member, &message, sizeof message);
}

// The distinctions that algorithms make between fields: all scalars are handled alike.
enum class Shape : std::uint8_t { kScalar, kString, kBytes, kMessage, kGroup, kTyped };

constexpr Shape shape(Kind kind) noexcept {
  static_assert(static_cast<int>(Kind::kTyped) - static_cast<int>(Kind::kString) ==
                static_cast<int>(Shape::kTyped) - static_cast<int>(Shape::kString));
  if (kind < Kind::kString) return Shape::kScalar;
  return static_cast<Shape>(static_cast<int>(kind) - static_cast<int>(Kind::kString) +
                            static_cast<int>(Shape::kString));
}

constexpr bool is_scalar(Kind kind) noexcept {
  return shape(kind) == Shape::kScalar;
}
constexpr bool is_message(Kind kind) noexcept {
  return kind == Kind::kMessage || kind == Kind::kGroup;
}

// Returns the size of a scalar in memory, in bytes. For kFixed32 and kFixed64 it is also the encoded size.
constexpr std::size_t scalar_size(Kind kind) noexcept {
  switch (kind) {
    case Kind::kInt64:
    case Kind::kSint64:
    case Kind::kFixed64:
      return 8;
    case Kind::kBool:
      return 1;
    case Kind::kInt32:
    case Kind::kUint32:
    case Kind::kSint32:
    case Kind::kFixed32:
    case Kind::kString:
    case Kind::kBytes:
    case Kind::kMessage:
    case Kind::kGroup:
    case Kind::kTyped:
      return 4;
  }
  return 4;
}

constexpr bool is_fixed(Kind kind) noexcept {
  return kind == Kind::kFixed32 || kind == Kind::kFixed64;
}

constexpr wire::WireType wire_type(Kind kind) noexcept {
  switch (kind) {
    case Kind::kFixed32:
      return wire::WireType::kFixed32;
    case Kind::kFixed64:
      return wire::WireType::kFixed64;
    case Kind::kGroup:
      return wire::WireType::kGroupStart;
    case Kind::kString:
    case Kind::kBytes:
    case Kind::kMessage:
    case Kind::kTyped:
      return wire::WireType::kLengthDelimited;
    case Kind::kInt32:
    case Kind::kUint32:
    case Kind::kInt64:
    case Kind::kSint32:
    case Kind::kSint64:
    case Kind::kBool:
      return wire::WireType::kVarint;
  }
  return wire::WireType::kVarint;
}

// Loads a scalar's bits as they are in memory.
inline std::uint64_t load_bits(Kind kind, const char* from) noexcept {
  switch (scalar_size(kind)) {
    case 1:
      return static_cast<unsigned char>(*from);
    case 4: {
      std::uint32_t bits;
      std::memcpy(&bits, from, sizeof bits);
      return bits;
    }
    default: {
      std::uint64_t bits;
      std::memcpy(&bits, from, sizeof bits);
      return bits;
    }
  }
}

inline void store_bits(Kind kind, char* to, std::uint64_t bits) noexcept {
  switch (scalar_size(kind)) {
    case 1:
      *to = static_cast<char>(bits);
      return;
    case 4: {
      const auto low = static_cast<std::uint32_t>(bits);
      std::memcpy(to, &low, sizeof low);
      return;
    }
    default:
      std::memcpy(to, &bits, sizeof bits);
      return;
  }
}

// Convert between a scalar's bits in memory and the number in its varint.
inline std::uint64_t encode(Kind kind, std::uint64_t bits) noexcept {
  const auto as_signed = static_cast<std::int64_t>(static_cast<std::int32_t>(static_cast<std::uint32_t>(bits)));
  if (kind == Kind::kInt32) return static_cast<std::uint64_t>(as_signed);
  if (kind == Kind::kSint32) return static_cast<std::uint32_t>(wire::zigzag(as_signed));
  if (kind == Kind::kSint64) return wire::zigzag(static_cast<std::int64_t>(bits));
  return bits;
}
inline std::uint64_t decode(Kind kind, std::uint64_t bits) noexcept {
  if (kind == Kind::kSint32) return static_cast<std::uint64_t>(wire::unzigzag(static_cast<std::uint32_t>(bits)));
  if (kind == Kind::kSint64) return static_cast<std::uint64_t>(wire::unzigzag(bits));
  return kind == Kind::kBool ? (bits != 0 ? 1 : 0) : bits;
}

inline std::uint32_t oneof_case(const void* data, const Row& row) noexcept {
  std::uint32_t number;
  std::memcpy(&number, static_cast<const char*>(data) + row.presence, sizeof number);
  return number;
}
inline void set_oneof_case(void* data, const Row& row, std::uint32_t number) noexcept {
  std::memcpy(static_cast<char*>(data) + row.presence, &number, sizeof number);
}

// Returns whether a field is certainly empty, by looking only at its member: lists, strings, bytes and messages are
// pointers, or begin with one, which is null if they are empty. True for most fields of most messages; for all others
// call is_set().
inline bool is_null(const void* data, const Row& row) noexcept {
  const bool is_pointer = !is_scalar(row.kind) || has(row, Row::kRepeated);
  const bool has_separate_presence = has(row, Row::kHasBit | Row::kInOneof) || row.kind == Kind::kTyped;
  return is_pointer && !has_separate_presence && load_message(member(data, row)) == nullptr;
}

// Returns whether a singular field is set.
bool is_set(const void* data, const Row& row, std::uint32_t number) noexcept;

// Called before a value is stored in the member of a singular field. A member of a oneof that was not active then has
// no value.
void activate(void* data, const Row& row, std::uint32_t number) noexcept;

inline ErasedArray scalars(void* data, const Row& row) noexcept {
  return {member(data, row), scalar_size(row.kind)};
}
inline ErasedElements scalars(const void* data, const Row& row) noexcept {
  return Array<char>::erased(member(data, row));
}

inline MessageArray& messages(void* data, const Row& row) noexcept {
  return as<MessageArray>(member(data, row));
}
inline MessageSpan messages(const void* data, const Row& row) noexcept {
  const auto& array = as<MessageArray>(member(data, row));
  return {array.data(), array.size()};
}

}  // namespace onnxgen::table
