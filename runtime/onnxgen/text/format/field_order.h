// Arranges the fields of an encoded message in the order and number in which a parser would store them.
#pragma once

#include <cstddef>
#include <deque>
#include <string>
#include <string_view>
#include <vector>

#include "onnxgen/text/typed_field.h"

namespace onnxgen::text {

// Result of survey().
struct Survey {
  bool in_order = true;      // the known fields are in serialization order, and there are no maps to sort
  bool has_unknown = false;  // there are unknown fields, or may be
  ErrorCode error = ErrorCode::kOk;
  const char* position = nullptr;  // of the error
};

// Checks whether the fields of an encoded message need to be rearranged.
Survey survey(std::string_view bytes, const MessageDescriptor& table, int depth) noexcept;

struct ArrangedField {
  const FieldDescriptor* row;
  WireField field;
  std::size_t merged = 0;  // 1 + index of the string that owns the bytes; 0 if they are part of the input
};

class ArrangedFields {
 public:
  // `bytes` must have passed survey() without an error and must outlive this object. `budget` is the number of bytes
  // that may be copied to merge messages that occur in several pieces. Copied bytes are subtracted from it.
  ArrangedFields(std::string_view bytes, const MessageDescriptor& table, int depth, std::size_t& budget);

  // Returns whether the budget was exceeded. Some pieces are then missing.
  bool incomplete() const noexcept { return incomplete_; }

  // The known fields, ordered by number. A singular field occurs once, a map entry once per key.
  const std::vector<ArrangedField>& fields() const noexcept { return fields_; }

 private:
  void add(const FieldDescriptor& row, const WireField& field);
  void clear_rest_of_oneof(const FieldDescriptor& row);
  void merge(ArrangedField& into, std::string_view more);
  bool take(std::size_t size) noexcept;
  static void sort_map(std::vector<ArrangedField>::iterator begin, std::vector<ArrangedField>::iterator end, int depth);

  const MessageDescriptor& table_;
  std::vector<ArrangedField> fields_;
  std::vector<std::size_t> index_;  // by row: 1 + index of a singular field in fields_; 0 if absent
  std::deque<std::string> merged_;  // bytes of messages that occur in several pieces
  std::size_t& budget_;
  bool incomplete_ = false;
};

}  // namespace onnxgen::text
