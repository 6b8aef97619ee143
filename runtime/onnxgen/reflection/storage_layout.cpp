#include "onnxgen/reflection/storage_layout.h"

#include <cstring>
#include <string>

#include "onnxgen/message/extension/extension_set.h"
#include "onnxgen/protobuf/storage/array.h"
#include "onnxgen/protobuf/storage/element_array.h"
#include "onnxgen/protobuf/storage/text.h"
#include "onnxgen/storage/array.h"
#include "onnxgen/storage/bytes_field.h"
#include "onnxgen/storage/string_field.h"

namespace onnxgen::reflection {
namespace {

template <class T>
void store(char* to, std::uint64_t bits) noexcept {
  const T value = static_cast<T>(bits);
  std::memcpy(to, &value, sizeof value);
}

template <class T>
std::uint64_t load_signed(const char* from) noexcept {
  return static_cast<std::uint64_t>(std::int64_t{load<T>(from)});
}

void* take_pointer(char* member) noexcept {
  void* const taken = load<void*>(member);
  std::memset(member, 0, sizeof taken);
  return taken;
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
    case Storage::kText:
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

void set_has_bit(void* data, std::size_t bit, bool value) noexcept {
  char* const at = static_cast<char*>(data) + has_bits_offset(bit);
  const std::uint32_t mask = std::uint32_t{1} << bit % kBitsOfWord;
  const auto word = load<std::uint32_t>(at);
  const std::uint32_t changed = value ? word | mask : word & ~mask;
  std::memcpy(at, &changed, sizeof changed);
}

void set_oneof_case(void* data, const OneofDescriptor& oneof, std::uint32_t number) noexcept {
  std::memcpy(static_cast<char*>(data) + oneof.case_offset, &number, sizeof number);
}

void clear_value(void* holder, const FieldDescriptor& field) noexcept {
  char* const member = static_cast<char*>(holder) + field.offset;
  switch (field.storage) {
    case Storage::kScalar:
      return store_scalar(field.type, member, field.default_bits);
    case Storage::kArenaString:
      return reinterpret_cast<StringField*>(member)->clear();
    case Storage::kArenaBytes: {
      MessageHeader& header = message::header_of(holder);
      if (header.arena_or_null() != nullptr) reinterpret_cast<BytesField*>(member)->clear(header.arena());
      return;
    }
    case Storage::kText:
      return reinterpret_cast<heap::Text*>(member)->clear();
    case Storage::kStdStringPointer:
      delete static_cast<std::string*>(take_pointer(member));
      return;
    case Storage::kMessagePointer: {
      void* const message = take_pointer(member);
      const heap::ElementType* const objects = field.descriptor.message->objects;
      if (message != nullptr && objects != nullptr) heap::delete_object(message, *objects);
      return;
    }
    case Storage::kNone:
    case Storage::kArenaArray:
    case Storage::kHeapArray:
    case Storage::kHeapPointers:
    case Storage::kMap:
      return;
  }
}

void clear_oneof(void* data, const MessageDescriptor& descriptor, const OneofDescriptor& oneof) noexcept {
  const std::uint32_t number = oneof_case(data, oneof);
  if (number == 0) return;
  clear_value(data, *find_field(descriptor, number));
  set_oneof_case(data, oneof, 0);
}

const ExtensionSet* extensions_of(const void* data, const MessageDescriptor& descriptor) noexcept {
  if (data == nullptr || descriptor.extensions_offset == 0) return nullptr;
  return reinterpret_cast<const ExtensionSet*>(static_cast<const char*>(data) + descriptor.extensions_offset);
}

const ExtensionInfo& extension_info(const MessageDescriptor& descriptor, const FieldDescriptor& extension) noexcept {
  return *descriptor.info->extensions->find(static_cast<std::uint32_t>(extension.number));
}

// The field names of an extension's value are meant for paths and include the brackets.
std::string_view extension_full_name(const MessageDescriptor& descriptor, const FieldDescriptor& extension) noexcept {
  const std::string_view in_brackets = extension_info(descriptor, extension).value->field_names;
  return in_brackets.substr(1, in_brackets.size() - 2);
}

}  // namespace onnxgen::reflection
