#include "onnxgen/reflection/mutable_list.h"

#include <algorithm>
#include <memory>
#include <string>

#include "onnxgen/message/fields/message_field.h"
#include "onnxgen/message/message_data.h"
#include "onnxgen/protobuf/storage/arena_slabs.h"
#include "onnxgen/protobuf/storage/array.h"
#include "onnxgen/protobuf/storage/element_array.h"
#include "onnxgen/reflection/mutable_message.h"
#include "onnxgen/reflection/storage_layout.h"
#include "onnxgen/storage/array.h"
#include "onnxgen/storage/bytes_field.h"
#include "onnxgen/storage/string_field.h"

namespace onnxgen::reflection {
namespace {

// Returns the container of strings or messages of the protobuf profile.
heap::ElementArray& elements_in(char* member) noexcept {
  return *reinterpret_cast<heap::ElementArray*>(member);
}

std::size_t element_size(const FieldDescriptor& field) noexcept {
  if (field.storage == Storage::kHeapPointers || is_message(field)) return sizeof(void*);
  if (field.type == FieldType::kString) return sizeof(StringField);
  if (field.type == FieldType::kBytes) return sizeof(BytesField);
  return scalar_size(field.type);
}

// Returns the array of numbers of the protobuf profile.
heap::ScalarArray& numbers_in(char* member) noexcept {
  return *reinterpret_cast<heap::ScalarArray*>(member);
}

char* append(char* member, std::size_t element_size, Arena& arena) {
  char* const added = ErasedArray(member, element_size).try_append(1, arena);
  if (added == nullptr) out_of_memory();
  return added;
}

template <class Handle>
void append_text(char* member, std::string_view value, Arena& arena) {
  Handle handle = {};
  handle.set(value, arena);
  std::memcpy(append(member, sizeof handle, arena), &handle, sizeof handle);
}

}  // namespace

MutableList::MutableList(const MutableMessage& message, const FieldDescriptor& field)
    : data_(message.holder_to_change(field)),
      member_(static_cast<char*>(data_) + field.offset),
      field_(field),
      element_size_(element_size(field)) {}

std::size_t MutableList::size() const noexcept {
  return elements_of(field_.storage, member_).size;
}

char* MutableList::element(std::size_t index) const noexcept {
  return const_cast<char*>(elements_of(field_.storage, member_).data) + index * element_size_;
}

void MutableList::add_bits(std::uint64_t bits) const {
  if (field_.storage == Storage::kArenaArray) {
    store_scalar(field_.type, append(member_, element_size_, message::header_of(data_).arena()), bits);
    return;
  }
  heap::ScalarArray& numbers = numbers_in(member_);
  if (!numbers.try_reserve_next(element_size_, heap::slabs_of(message::header_of(data_)))) out_of_memory();
  store_scalar(field_.type, static_cast<char*>(numbers.append_reserved(element_size_)), bits);
}

void MutableList::set_bits(std::size_t index, std::uint64_t bits) const noexcept {
  store_scalar(field_.type, element(index), bits);
}

void MutableList::add_text(std::string_view value) const {
  if (field_.storage == Storage::kHeapPointers) {
    elements_in(member_).adopt(std::make_unique<std::string>(value).release(), heap::kTextType);
  } else if (field_.type == FieldType::kString) {
    append_text<StringField>(member_, value, message::header_of(data_).arena());
  } else {
    append_text<BytesField>(member_, value, message::header_of(data_).arena());
  }
}

void MutableList::set_text(std::size_t index, std::string_view value) const {
  if (field_.storage == Storage::kHeapPointers) {
    *static_cast<std::string*>(elements_in(member_).data()[index]) = value;
  } else if (field_.type == FieldType::kString) {
    reinterpret_cast<StringField*>(element(index))->set(value, message::header_of(data_).arena());
  } else {
    reinterpret_cast<BytesField*>(element(index))->set(value, message::header_of(data_).arena());
  }
}

void* MutableList::add_message() const {
  const MessageDescriptor& descriptor = *field_.descriptor.message;
  const MessageInfo& info = *descriptor.info;
  if (field_.storage == Storage::kHeapPointers) {
    return static_cast<char*>(elements_in(member_).add(*descriptor.objects)) + info.data_offset;
  }
  Arena& arena = message::header_of(data_).arena();
  void* const made = create_message(info, arena);
  std::memcpy(append(member_, element_size_, arena), &made, sizeof made);
  return made;
}

void MutableList::truncate(std::size_t size) const noexcept {
  if (field_.storage == Storage::kArenaArray) {
    ErasedArray(member_, element_size_).truncate(size);
  } else if (field_.storage == Storage::kHeapArray) {
    numbers_in(member_).truncate(size);
  } else if (heap::ElementArray& elements = elements_in(member_); size < elements.size()) {
    elements.erase(size, elements.size(), is_message(field_) ? *field_.descriptor.message->objects : heap::kTextType);
  }
}

void MutableList::swap(std::size_t i, std::size_t j) const noexcept {
  if (i != j) std::swap_ranges(element(i), element(i) + element_size_, element(j));
}

void MutableList::rotate(std::size_t first, std::size_t middle, std::size_t end) const noexcept {
  if (first != middle && middle != end) std::rotate(element(first), element(middle), element(end));
}

}  // namespace onnxgen::reflection
