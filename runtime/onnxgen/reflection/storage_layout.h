// Where the containers of both profiles keep their elements, read without knowing the elements' type.
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

// Elements side by side; of kHeapPointers, and of messages, pointers to them. `member` is held as `storage`, which is
// one of the kinds with elements.
ErasedElements elements_of(Storage storage, const char* member) noexcept;

// A number, bool or enum at `value`, as FieldValue::bits has it.
std::uint64_t load_scalar(FieldType type, const char* value) noexcept;
void store_scalar(FieldType type, char* to, std::uint64_t bits) noexcept;
// What it takes in memory.
std::size_t scalar_size(FieldType type) noexcept;

template <class T>
T load(const char* from) noexcept {
  T value;
  std::memcpy(&value, from, sizeof value);
  return value;
}

// A pointer to an object of any type.
inline const void* load_pointer(const char* member) noexcept {
  return load<const void*>(member);
}

inline constexpr std::size_t kBitsOfWord = 32;

// Where the word of has-bits that holds `bit` begins.
constexpr std::size_t has_bits_offset(std::size_t bit) noexcept {
  return offsetof(MessageData<1>, has_bits) + bit / kBitsOfWord * sizeof(std::uint32_t);
}

// The has-bit of a message whose class keeps that many at least. `data` is the message's.
inline bool has_bit(const void* data, std::size_t bit) noexcept {
  const auto word = load<std::uint32_t>(static_cast<const char*>(data) + has_bits_offset(bit));
  return (word >> bit % kBitsOfWord & 1) != 0;
}
void set_has_bit(void* data, std::size_t bit, bool value) noexcept;

// The number of the member that is set; 0 for none.
inline std::uint32_t oneof_case(const void* data, const OneofDescriptor& oneof) noexcept {
  return load<std::uint32_t>(static_cast<const char*>(data) + oneof.case_offset);
}
void set_oneof_case(void* data, const OneofDescriptor& oneof, std::uint32_t number) noexcept;

// Whether a member that is held as `storage` begins with a pointer, which is null where there is no value.
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

// Whether a glance shows that the field is not set, or that it has no elements. False says nothing. Most fields of most
// messages are not set, so whoever goes through a message in memory passes over them this way. `data` is not null.
inline bool is_surely_absent(const MessageDescriptor& descriptor, const FieldDescriptor& field,
                             const void* data) noexcept {
  if (is_extension(field)) return false;  // is not in this data
  if (field.presence == PresenceKept::kInHasBit) return !has_bit(data, field.has_bit);
  if (field.presence == PresenceKept::kInOneof) {
    return oneof_case(data, descriptor.oneofs[field.oneof - 1]) != static_cast<std::uint32_t>(field.number);
  }
  const void* const holder = is_rare(field) ? message::header_of(data).rare() : data;
  if (holder == nullptr) return true;
  return begins_with_pointer(field.storage) && load_pointer(static_cast<const char*>(holder) + field.offset) == nullptr;
}

// The value of a singular field, no extension, becomes what it is where the field is not set; what it owned is
// destroyed. Its presence is the caller's. `holder` is the data that the field is a member of.
void clear_value(void* holder, const FieldDescriptor& field) noexcept;
// The same for the member of the oneof that is set, and none is set then.
void clear_oneof(void* data, const MessageDescriptor& descriptor, const OneofDescriptor& oneof) noexcept;

// The extensions of a message; null where its class has none, or `data` is null.
const ExtensionSet* extensions_of(const void* data, const MessageDescriptor& descriptor) noexcept;
// Of an extension that the descriptor has.
const ExtensionInfo& extension_info(const MessageDescriptor& descriptor, const FieldDescriptor& extension) noexcept;
// "demo.Shape.rank" where Shape declares it. FieldDescriptor::name is that of its type where it stands in a message
// set.
std::string_view extension_full_name(const MessageDescriptor& descriptor, const FieldDescriptor& extension) noexcept;

}  // namespace onnxgen::reflection
