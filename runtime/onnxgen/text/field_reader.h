// Walks the fields of an encoded message without knowing its type.
#pragma once

#include <cstdint>
#include <string_view>

#include "onnxgen/error/status.h"
#include "onnxgen/wire/tag.h"

namespace onnxgen::text {

struct WireField {
  std::uint32_t number = 0;
  wire::WireType type = wire::WireType::kVarint;
  std::uint64_t value = 0;  // of a varint, and the bits of a fixed one
  std::string_view bytes;   // of a length-delimited field, and of a group what is between its tags
};

// What a length has of bits past 32: libprotobuf's own parsers refuse them, but where it guesses that unknown bytes are
// a message it drops them.
enum class LongLengths { kRefused, kShortened };

class FieldReader {
 public:
  // `depth`: how deep groups may be nested.
  FieldReader(std::string_view bytes, int depth, LongLengths long_lengths = LongLengths::kRefused) noexcept
      : p_(bytes.data()), end_(p_ + bytes.size()), depth_(depth), long_lengths_(long_lengths) {}

  // The next field; false at the end, and at a fault.
  bool next(WireField& field) noexcept;

  // next() in two steps, for those who go into a group instead of reading it as a whole.
  bool next_tag(std::uint32_t& tag) noexcept;
  bool read_payload(std::uint32_t tag, WireField& field) noexcept { return read_payload(tag, depth_, field); }

  // kOk unless there was a fault; it is at or behind position().
  ErrorCode error() const noexcept { return error_; }
  const char* position() const noexcept { return p_; }

 private:
  bool fail(ErrorCode error) noexcept;
  bool read_tag(std::uint32_t& tag) noexcept;
  bool read_payload(std::uint32_t tag, int depth, WireField& field) noexcept;
  bool read_bytes(WireField& field) noexcept;
  bool read_group(std::uint32_t number, int depth, WireField& field) noexcept;

  const char* p_;
  const char* end_;
  int depth_;
  LongLengths long_lengths_;
  ErrorCode error_ = ErrorCode::kOk;
};

}  // namespace onnxgen::text
