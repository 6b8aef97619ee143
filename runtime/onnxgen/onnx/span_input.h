// Reads a serialized message, given as the spans of its writer, like a file.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "onnxgen/message/message.h"
#include "onnxgen/onnx/encoded_input.h"

namespace onnxgen::io {

// The spans must outlive this object.
class SpanInput {
 public:
  SpanInput(const Span* spans, std::size_t count);

  std::uint64_t size() const noexcept { return ends_.empty() ? 0 : ends_.back(); }

  // Returns the message as an encoded input. The spans and this object must outlive it.
  EncodedInput encoded(WireForm form) const;

  // Appends views of the bytes [offset, offset + length), which must lie within the input. The views are parts of
  // spans; none is empty.
  void append_views(std::uint64_t offset, std::uint64_t length, std::vector<std::string_view>& views) const;

 private:
  const Span* spans_;
  std::vector<std::uint64_t> ends_;  // offset of each span's end in the message
};

}  // namespace onnxgen::io
