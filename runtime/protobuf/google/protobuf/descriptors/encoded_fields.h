// Reads serialized descriptors without the classes of descriptor.proto, so that programs need not link these.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "onnxgen/message/visibility.h"
#include "onnxgen/wire/tag.h"
#include "onnxgen/wire/varint.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {
namespace internal {

// A field of a message of descriptor.proto. All fields except options have the wire type varint or length-delimited.
struct EncodedField {
  std::uint32_t number = 0;
  std::string_view bytes;   // of a length-delimited field
  std::uint64_t value = 0;  // of a varint
  int as_int() const noexcept { return static_cast<int>(value); }
};

// The fields of a serialized message, in order.
class EncodedFields {
 public:
  explicit EncodedFields(std::string_view message) noexcept
      : position_(message.data()), end_(message.data() + message.size()) {}

  // Reads the next field. Returns false at the end of the message or if the rest is malformed.
  bool next(EncodedField& field) noexcept {
    namespace wire = onnxgen::wire;
    std::uint32_t tag = 0;
    if (position_ == end_) return false;
    position_ = wire::read_tag(position_, end_, tag);
    if (position_ == nullptr) return stop();
    field = EncodedField{wire::tag_number(tag), {}, 0};
    if (wire::tag_type(tag) == static_cast<std::uint32_t>(wire::WireType::kVarint)) {
      position_ = wire::read_varint(position_, end_, field.value);
      return position_ != nullptr || stop();
    }
    std::size_t length = 0;
    position_ = wire::read_length(position_, end_, length);
    if (position_ == nullptr) return stop();
    field.bytes = {position_, length};
    position_ += length;
    return true;
  }

 private:
  bool stop() noexcept {
    position_ = end_;
    return false;
  }

  const char* position_;
  const char* end_;
};

// Calls read(field) for each field of a serialized message.
template <class Read>
void read_fields(std::string_view message, Read read) {
  EncodedFields fields(message);
  for (EncodedField field; fields.next(field);) read(field);
}

// Returns the last field with this number, or one with the number 0 if there is none.
inline EncodedField find_encoded(std::string_view message, std::uint32_t number) {
  EncodedField found;
  read_fields(message, [&](const EncodedField& field) {
    if (field.number == number) found = field;
  });
  return found;
}

}  // namespace internal
}  // namespace ONNXGEN_HIDDEN
}  // namespace google
