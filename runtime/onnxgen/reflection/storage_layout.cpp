#include "onnxgen/reflection/storage_layout.h"

#include <cstring>

#include "onnxgen/message/message_data.h"
#include "onnxgen/protobuf/storage/array.h"
#include "onnxgen/protobuf/storage/element_array.h"
#include "onnxgen/storage/array.h"

namespace onnxgen::reflection {
namespace {

template <class T>
T load(const char* from) noexcept {
  T value;
  std::memcpy(&value, from, sizeof value);
  return value;
}

template <class T>
void store(char* to, std::uint64_t bits) noexcept {
  const T value = static_cast<T>(bits);
  std::memcpy(to, &value, sizeof value);
}

template <class T>
std::uint64_t load_signed(const char* from) noexcept {
  return static_cast<std::uint64_t>(std::int64_t{load<T>(from)});
}

constexpr std::size_t kBitsOfWord = 32;

// Where the word of has-bits that holds `bit` begins.
constexpr std::size_t has_bits_offset(std::size_t bit) noexcept {
  return offsetof(MessageData<1>, has_bits) + bit / kBitsOfWord * sizeof(std::uint32_t);
}

}  // namespace

ErasedElements elements_of(Storage storage, const char* member) noexcept {
  switch (storage) {
    case Storage::kArenaArray:
      return Array<char>::erased(member);
    case Storage::kHeapArray:
      return heap::ScalarArray::erased(member);
    case Storage::kHeapPointers:
      return heap::ElementArray::erased(member);
    case Storage::kNone:
    case Storage::kScalar:
    case Storage::kArenaString:
    case Storage::kArenaBytes:
    case Storage::kStdString:
    case Storage::kStdStringPointer:
    case Storage::kMessagePointer:
    case Storage::kMap:
      return {};
  }
  return {};
}

std::uint64_t load_scalar(FieldType type, const char* value) noexcept {
  switch (type) {
    case FieldType::kInt32:
    case FieldType::kSint32:
    case FieldType::kSfixed32:
    case FieldType::kEnum:
      return load_signed<std::int32_t>(value);
    case FieldType::kUint32:
    case FieldType::kFixed32:
    case FieldType::kFloat:
      return load<std::uint32_t>(value);
    case FieldType::kInt64:
    case FieldType::kUint64:
    case FieldType::kSint64:
    case FieldType::kFixed64:
    case FieldType::kSfixed64:
    case FieldType::kDouble:
      return load<std::uint64_t>(value);
    case FieldType::kBool:
      return load<std::uint8_t>(value);
    case FieldType::kString:
    case FieldType::kBytes:
    case FieldType::kMessage:
    case FieldType::kGroup:
      return 0;
  }
  return 0;
}

void store_scalar(FieldType type, char* to, std::uint64_t bits) noexcept {
  switch (scalar_size(type)) {
    case 1:
      return store<std::uint8_t>(to, bits);
    case 4:
      return store<std::uint32_t>(to, bits);
    case 8:
      return store<std::uint64_t>(to, bits);
    default:
      return;
  }
}

std::size_t scalar_size(FieldType type) noexcept {
  switch (type) {
    case FieldType::kInt32:
    case FieldType::kSint32:
    case FieldType::kSfixed32:
    case FieldType::kEnum:
    case FieldType::kUint32:
    case FieldType::kFixed32:
    case FieldType::kFloat:
      return 4;
    case FieldType::kInt64:
    case FieldType::kUint64:
    case FieldType::kSint64:
    case FieldType::kFixed64:
    case FieldType::kSfixed64:
    case FieldType::kDouble:
      return 8;
    case FieldType::kBool:
      return 1;
    case FieldType::kString:
    case FieldType::kBytes:
    case FieldType::kMessage:
    case FieldType::kGroup:
      return 0;
  }
  return 0;
}

const void* load_pointer(const char* member) noexcept {
  return load<const void*>(member);
}

bool has_bit(const void* data, std::size_t bit) noexcept {
  const auto word = load<std::uint32_t>(static_cast<const char*>(data) + has_bits_offset(bit));
  return (word >> bit % kBitsOfWord & 1) != 0;
}

void set_has_bit(void* data, std::size_t bit, bool value) noexcept {
  char* const at = static_cast<char*>(data) + has_bits_offset(bit);
  const std::uint32_t mask = std::uint32_t{1} << bit % kBitsOfWord;
  const auto word = load<std::uint32_t>(at);
  const std::uint32_t changed = value ? word | mask : word & ~mask;
  std::memcpy(at, &changed, sizeof changed);
}

std::uint32_t oneof_case(const void* data, const OneofDescriptor& oneof) noexcept {
  return load<std::uint32_t>(static_cast<const char*>(data) + oneof.case_offset);
}

void set_oneof_case(void* data, const OneofDescriptor& oneof, std::uint32_t number) noexcept {
  std::memcpy(static_cast<char*>(data) + oneof.case_offset, &number, sizeof number);
}

}  // namespace onnxgen::reflection
