// Where the containers of both profiles keep their elements, read without knowing the elements' type.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "onnxgen/reflection/descriptor.h"

namespace onnxgen::reflection {

// Elements side by side; of kHeapPointers, and of messages, pointers to them.
struct Elements {
  const char* data = nullptr;
  std::size_t size = 0;
};

// `member` is held as `storage`, which is one of the kinds with elements.
Elements elements_of(Storage storage, const char* member) noexcept;

// A number, bool or enum at `value`, as FieldValue::bits has it.
std::uint64_t load_scalar(FieldType type, const char* value) noexcept;
// What it takes in memory.
std::size_t scalar_size(FieldType type) noexcept;

// A pointer to an object of any type.
const void* load_pointer(const char* member) noexcept;

}  // namespace onnxgen::reflection
