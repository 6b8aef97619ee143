// Iterates over the fields of an encoded message without knowing its type.
#pragma once

#include <cstdint>
#include <string_view>

#include "onnxgen/error/status.h"
#include "onnxgen/wire/tag.h"

namespace onnxgen::text {

struct WireField {
  std::uint32_t number = 0;
  wire::WireType type = wire::WireType::kVarint;
  std::uint64_t value = 0;  // of a varint or fixed-width field
  std::string_view bytes;   // of a length-delimited field, or the content of a group
};

// How to treat a length that exceeds 32 bits. libprotobuf's parsers reject it, but where libprotobuf guesses that
// unknown bytes are a message, it ignores the upper bits.
enum class LongLengths { kRefused, kShortened };

// Maximum nesting depth of groups for callers without a limit of their own: that of the binary parser.
inline constexpr int kMaxGroupDepth = 100;

class FieldReader {
 public:
  // `depth` is the maximum nesting depth of groups.
  FieldReader(std::string_view bytes, int depth, LongLengths long_lengths = LongLengths::kRefused) noexcept
      : p_(bytes.data()), end_(p_ + bytes.size()), depth_(depth), long_lengths_(long_lengths) {}

  // Reads the next field. Returns false at the end or after an error.
  bool next(WireField& field) noexcept;

  // Reads a field in two steps, for callers that descend into groups instead of reading each as a whole.
  bool next_tag(std::uint32_t& tag) noexcept;
  bool read_payload(std::uint32_t tag, WireField& field) noexcept { return read_payload(tag, depth_, field); }

  // Returns kOk unless an error occurred. The error is at or after position().
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
