// What a field on the wire is to a table: which row it belongs to, and whether a parser would take it.
#pragma once

#include <cstdint>
#include <string_view>

#include "onnxgen/reflection/descriptor.h"
#include "onnxgen/text/field_reader.h"

namespace onnxgen::text {

wire::WireType wire_type_of(FieldType type) noexcept;

// Whether a number of this field, which is an enum, is one of the field and not an unknown field.
bool is_declared(const FieldDescriptor& row, std::uint64_t value) noexcept;

// The bits of a number on the wire as a member would hold them, which are those of FieldValue.
std::uint64_t decoded(FieldType type, std::uint64_t wire_bits) noexcept;

// The name that stands in text: of a group its type's own, which has capitals.
std::string_view name_in_text(const FieldDescriptor& row) noexcept;

// The fields of a message in the order of the wire, an item of a MessageSet as if it were a length-delimited field with
// the number of its extension.
class TypedReader {
 public:
  TypedReader(std::string_view bytes, const MessageDescriptor& table, int depth) noexcept
      : fields_(bytes, depth), table_(table), depth_(depth) {}

  // The next field, and its row: null for an unknown field.
  bool next(WireField& field, const FieldDescriptor*& row) noexcept;

  ErrorCode error() const noexcept { return fields_.error(); }
  const char* position() const noexcept { return fields_.position(); }

 private:
  FieldReader fields_;
  const MessageDescriptor& table_;
  int depth_;
};

// Reads the values of a repeated scalar, packed or not, one after the other.
class ScalarReader {
 public:
  ScalarReader(const WireField& field, FieldType type) noexcept;

  // The bits of the next value; false at the end, and at one that is cut short.
  bool next(std::uint64_t& bits) noexcept;
  bool failed() const noexcept { return failed_; }

 private:
  const char* p_ = nullptr;
  const char* end_ = nullptr;
  std::uint64_t value_;
  wire::WireType element_;
  bool single_;  // the field holds one value, which is left to be given
  bool failed_ = false;
};

}  // namespace onnxgen::text
