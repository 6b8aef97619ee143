// The encoded fields of one message whose text is being read, in the end as its class writes them.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "onnxgen/reflection/descriptor.h"

namespace onnxgen::text {

// Whether the values of this field stand behind one tag and their common length.
inline bool is_packed(const FieldDescriptor& row) noexcept {
  return (row.flags & FieldDescriptor::kPacked) != 0;
}

// People write fields in any order. They are encoded as they come; arrange() sorts them by number, packs what is
// written packed, and leaves out what a later member of a oneof has replaced.
class EncodedFields {
 public:
  // The message is what will be appended to `out` from now on.
  explicit EncodedFields(std::string& out) noexcept : out_(out), begin_(out.size()) {}

  // What was appended since `out` had `begin` bytes are values of this field: of a packed one without tags.
  void add(const FieldDescriptor& row, std::size_t begin);
  void arrange();

 private:
  struct Piece {
    const FieldDescriptor* row;
    std::size_t begin;
    std::size_t end;
  };

  void drop_replaced();

  std::string& out_;
  std::size_t begin_;
  std::vector<Piece> pieces_;
  std::size_t in_oneofs_ = 0;  // pieces whose field is in a oneof
  bool is_arranged_ = true;
};

}  // namespace onnxgen::text
