// Type-independent access to how the classes of both profiles store values.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>

#include "onnxgen/message/message_data.h"
#include "onnxgen/reflection/descriptor.h"
#include "onnxgen/storage/erased_elements.h"

namespace onnxgen {
class ExtensionSet;
struct ExtensionInfo;
}  // namespace onnxgen

namespace onnxgen::reflection {

// Returns the contiguous elements of a member with storage `storage`. They are pointers for kHeapPointers and for
// messages. Empty for kinds of storage without elements.
ErasedElements elements_of(Storage storage, const char* member) noexcept;

// Load and store a number, bool or enum, in the form of FieldValue::bits.
std::uint64_t load_scalar(FieldType type, const char* value) noexcept;
void store_scalar(FieldType type, char* to, std::uint64_t bits) noexcept;
// Returns the size of a value in memory, in bytes.
std::size_t scalar_size(FieldType type) noexcept;

template <class T>
T load(const char* from) noexcept {
  T value;
  std::memcpy(&value, from, sizeof value);
  return value;
}

// Loads a pointer to an object of any type.
inline const void* load_pointer(const char* member) noexcept {
  return load<const void*>(member);
}

inline constexpr std::size_t kBitsOfWord = 32;

// Returns the offset of the word of has-bits that contains `bit`.
constexpr std::size_t has_bits_offset(std::size_t bit) noexcept {
  return offsetof(MessageData<1>, has_bits) + bit / kBitsOfWord * sizeof(std::uint32_t);
}

// Returns a has-bit. The class must have at least that many. `data` is the message's data.
inline bool has_bit(const void* data, std::size_t bit) noexcept {
  const auto word = load<std::uint32_t>(static_cast<const char*>(data) + has_bits_offset(bit));
  return (word >> bit % kBitsOfWord & 1) != 0;
}
void set_has_bit(void* data, std::size_t bit, bool value) noexcept;

// Returns the number of the member that is set, or 0.
inline std::uint32_t oneof_case(const void* data, const OneofDescriptor& oneof) noexcept {
  return load<std::uint32_t>(static_cast<const char*>(data) + oneof.case_offset);
}
void set_oneof_case(void* data, const OneofDescriptor& oneof, std::uint32_t number) noexcept;

// Returns whether a member with this storage begins with a pointer that is null if there is no value.
constexpr bool begins_with_pointer(Storage storage) noexcept {
  switch (storage) {
    case Storage::kArenaString:
    case Storage::kArenaBytes:
    case Storage::kStdStringPointer:
    case Storage::kMessagePointer:
    case Storage::kArenaArray:
    case Storage::kHeapArray:
    case Storage::kHeapPointers:
      return true;
    case Storage::kNone:
    case Storage::kScalar:
    case Storage::kText:
    case Storage::kMap:
      return false;
  }
  return false;
}

// Returns true if a quick check shows that the field is not set or has no elements. False means that this is not known.
// Most fields of most messages are not set, so this speeds up traversals. `data` must not be null.
inline bool is_surely_absent(const MessageDescriptor& descriptor, const FieldDescriptor& field,
                             const void* data) noexcept {
  if (is_extension(field)) return false;  // not in this data
  if (field.presence == PresenceKept::kInHasBit) return !has_bit(data, field.has_bit);
  if (field.presence == PresenceKept::kInOneof) {
    return oneof_case(data, descriptor.oneofs[field.oneof - 1]) != static_cast<std::uint32_t>(field.number);
  }
  const void* const holder = is_cold(field) ? message::header_of(data).cold_fields() : data;
  if (holder == nullptr) return true;
  return begins_with_pointer(field.storage) && load_pointer(static_cast<const char*>(holder) + field.offset) == nullptr;
}

// Resets the value of a singular field, except an extension, to that of an unset field and destroys what it owned. Does
// not change its presence. `holder` is the data that contains the member.
void clear_value(void* holder, const FieldDescriptor& field) noexcept;
// Clears the active member of the oneof and marks the oneof as unset.
void clear_oneof(void* data, const MessageDescriptor& descriptor, const OneofDescriptor& oneof) noexcept;

// Returns the extensions of a message, or null if its class has none or `data` is null.
const ExtensionSet* extensions_of(const void* data, const MessageDescriptor& descriptor) noexcept;
// The descriptor must have the extension.
const ExtensionInfo& extension_info(const MessageDescriptor& descriptor, const FieldDescriptor& extension) noexcept;
// Returns the full name, such as "demo.Shape.rank" if Shape declares the extension. In a message set,
// FieldDescriptor::name is the name of the extension's type instead.
std::string_view extension_full_name(const MessageDescriptor& descriptor, const FieldDescriptor& extension) noexcept;

}  // namespace onnxgen::reflection
