// A repeated field of a message of any class, to be changed. Maps are not among them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "onnxgen/reflection/descriptor.h"

namespace onnxgen {
class MutableMessage;
}

namespace onnxgen::reflection {

// Knows where either profile keeps elements, and checks nothing: what is done must fit the field's type, and an index
// be below size(). Memory that cannot be had is the end of the program or an exception, as with the class's accessors.
class MutableList {
 public:
  // Of a repeated field of `message`'s descriptor. What the field's elements are kept in is made where it is not yet,
  // which takes memory as the class's accessors do.
  MutableList(const MutableMessage& message, const FieldDescriptor& field);

  std::size_t size() const noexcept;

  // Of numbers, bools and enums, as FieldValue::bits has them.
  void add_bits(std::uint64_t bits) const;
  void set_bits(std::size_t index, std::uint64_t bits) const noexcept;

  // Of strings and bytes.
  void add_text(std::string_view value) const;
  void set_text(std::size_t index, std::string_view value) const;

  // Appends an empty message and gives its data.
  void* add_message() const;

  // Leaves the first `size` elements.
  void truncate(std::size_t size) const noexcept;
  void swap(std::size_t i, std::size_t j) const noexcept;
  // Of the elements from `first` on and before `end`, `middle` and those after it come first now.
  void rotate(std::size_t first, std::size_t middle, std::size_t end) const noexcept;

 private:
  char* element(std::size_t index) const noexcept;

  void* data_;
  char* member_;
  const FieldDescriptor& field_;
  std::size_t element_size_;
};

}  // namespace onnxgen::reflection
