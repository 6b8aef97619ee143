#include "onnxgen/reflection/storage_layout.h"

#include <cstring>

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
std::uint64_t load_signed(const char* from) noexcept {
  return static_cast<std::uint64_t>(std::int64_t{load<T>(from)});
}

Elements as_elements(ErasedElements elements) noexcept {
  return {static_cast<const char*>(elements.data), elements.size};
}

}  // namespace

Elements elements_of(Storage storage, const char* member) noexcept {
  switch (storage) {
    case Storage::kArenaArray:
      return as_elements(Array<char>::erased(member));
    case Storage::kHeapArray:
      return as_elements(heap::Array<char>::erased(member));
    case Storage::kHeapPointers:
      return as_elements(heap::ElementArray<char>::erased(member));
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

}  // namespace onnxgen::reflection
