// A serialized message as the spans that its writer gives, read like a file.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "onnxgen/message/message.h"
#include "onnxgen/onnx/encoded_input.h"

namespace onnxgen::io {

// The spans must outlive it.
class SpanInput {
 public:
  SpanInput(const Span* spans, std::size_t count);

  std::uint64_t size() const noexcept { return ends_.empty() ? 0 : ends_.back(); }

  // To be looked through; the spans and this object must outlive it.
  EncodedInput encoded(WireForm form) const;

  // Appends what makes up [offset, offset + length), which must lie within the input: parts of the spans, none empty.
  void append_views(std::uint64_t offset, std::uint64_t length, std::vector<std::string_view>& views) const;

 private:
  const Span* spans_;
  std::vector<std::uint64_t> ends_;  // of each span, in the whole
};

}  // namespace onnxgen::io
