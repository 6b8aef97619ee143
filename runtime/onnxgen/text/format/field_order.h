// Brings the fields of an encoded message into the order and number in which a parsed message has them.
#pragma once

#include <cstddef>
#include <deque>
#include <string>
#include <string_view>
#include <vector>

#include "onnxgen/text/typed_field.h"

namespace onnxgen::text {

struct Survey {
  bool in_order = true;      // the known fields are as a serializer writes them, and there are no maps to sort
  bool has_unknown = false;  // there are unknown fields, or may be
  ErrorCode error = ErrorCode::kOk;
  const char* position = nullptr;  // of the error
};

Survey survey(std::string_view bytes, const MessageDescriptor& table, int depth) noexcept;

struct ArrangedField {
  const FieldDescriptor* row;
  WireField field;
  std::size_t merged = 0;  // 1 + the place in what owns its bytes; 0: they are part of the input
};

class ArrangedFields {
 public:
  // `bytes` must have been surveyed without an error, and must outlive this. `budget` is how many bytes may be copied
  // where messages come in pieces; what is copied is taken from it.
  ArrangedFields(std::string_view bytes, const MessageDescriptor& table, int depth, std::size_t& budget);

  // The budget was not enough; some pieces are missing then.
  bool incomplete() const noexcept { return incomplete_; }

  // The known fields by number; a singular one once, an entry of a map once for each key.
  const std::vector<ArrangedField>& fields() const noexcept { return fields_; }

 private:
  void add(const FieldDescriptor& row, const WireField& field);
  void clear_rest_of_oneof(const FieldDescriptor& row);
  void merge(ArrangedField& into, std::string_view more);
  bool take(std::size_t size) noexcept;
  static void sort_map(std::vector<ArrangedField>::iterator begin, std::vector<ArrangedField>::iterator end, int depth);

  const MessageDescriptor& table_;
  std::vector<ArrangedField> fields_;
  std::vector<std::size_t> index_;  // by row: 1 + the place of a singular field in fields_; 0: not there
  std::deque<std::string> merged_;  // the bytes of messages that came in pieces
  std::size_t& budget_;
  bool incomplete_ = false;
};

}  // namespace onnxgen::text
