// Where the containers of both profiles keep their elements, read without knowing the elements' type.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "onnxgen/reflection/descriptor.h"
#include "onnxgen/storage/erased_elements.h"

namespace onnxgen::reflection {

// Elements side by side; of kHeapPointers, and of messages, pointers to them. `member` is held as `storage`, which is
// one of the kinds with elements.
ErasedElements elements_of(Storage storage, const char* member) noexcept;

// A number, bool or enum at `value`, as FieldValue::bits has it.
std::uint64_t load_scalar(FieldType type, const char* value) noexcept;
void store_scalar(FieldType type, char* to, std::uint64_t bits) noexcept;
// What it takes in memory.
std::size_t scalar_size(FieldType type) noexcept;

// A pointer to an object of any type.
const void* load_pointer(const char* member) noexcept;

// The has-bit of a message whose class keeps that many at least. `data` is the message's.
bool has_bit(const void* data, std::size_t bit) noexcept;
void set_has_bit(void* data, std::size_t bit, bool value) noexcept;

// The number of the member that is set; 0 for none.
std::uint32_t oneof_case(const void* data, const OneofDescriptor& oneof) noexcept;
void set_oneof_case(void* data, const OneofDescriptor& oneof, std::uint32_t number) noexcept;

}  // namespace onnxgen::reflection
