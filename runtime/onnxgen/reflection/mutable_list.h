// A repeated field of a message of any class, for modification. Does not support maps.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "onnxgen/reflection/descriptor.h"

namespace onnxgen {
class MutableMessage;
}

namespace onnxgen::reflection {

// Works on the containers of both profiles without checks: operations must match the field's type, and indices must be
// less than size(). If memory is exhausted, operations throw or abort like the class's accessors.
class MutableList {
 public:
  // `field` must be a repeated field of the message's descriptor. Creates the field's container if necessary, which
  // allocates memory like the class's accessors.
  MutableList(const MutableMessage& message, const FieldDescriptor& field);

  std::size_t size() const noexcept;

  // For numbers, bools and enums, in the form of FieldValue::bits.
  void add_bits(std::uint64_t bits) const;
  void set_bits(std::size_t index, std::uint64_t bits) const noexcept;

  // For strings and bytes.
  void add_text(std::string_view value) const;
  void set_text(std::size_t index, std::string_view value) const;

  // Appends an empty message and returns its data.
  void* add_message() const;

  // Removes all elements but the first `size`.
  void truncate(std::size_t size) const noexcept;
  void swap(std::size_t i, std::size_t j) const noexcept;
  // Rotates the elements [first, end) so that the one at `middle` becomes the first of them.
  void rotate(std::size_t first, std::size_t middle, std::size_t end) const noexcept;

 private:
  char* element(std::size_t index) const noexcept;

  void* data_;
  char* member_;
  const FieldDescriptor& field_;
  std::size_t element_size_;
};

}  // namespace onnxgen::reflection
