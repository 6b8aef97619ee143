// Writing an encoded message again with other contents in place of some of its tensors.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "onnxgen/onnx/encoded_tensors.h"
#include "onnxgen/onnx/span_input.h"

namespace onnxgen::io {

// An encoded message in pieces, in order: parts of an input, and text of its own.
struct RewrittenMessage {
  std::vector<std::string_view> pieces;
  std::deque<std::string> text;  // what pieces point to beside the input
};

// Puts new contents in place of tensors and mends the lengths of everything around them. The input and what was found
// in it must outlive it.
class TensorRewriter {
 public:
  TensorRewriter(const SpanInput& input, const EncodedTensors& found) : input_(input), found_(found) {}

  // `tensor` is one of those found. The pieces must live as long as the rewritten message.
  void replace(std::size_t tensor, std::vector<std::string_view> pieces);

  // Appends to `message`, which may have the text of the replaced contents already.
  void write(RewrittenMessage& message);

 private:
  struct Content {
    std::vector<std::string_view> pieces;
    std::uint64_t size = 0;
  };

  void measure();
  std::uint64_t new_size(std::size_t i) const noexcept;
  void copy(std::uint64_t begin, std::uint64_t end, RewrittenMessage& message) const;

  const SpanInput& input_;
  const EncodedTensors& found_;
  std::map<std::size_t, Content> contents_;  // by tensor
  std::vector<std::uint64_t> growth_;        // of each message's content, modulo 2^64: it may shrink
};

// `value` as it is encoded.
std::string encoded_varint(std::uint64_t value);

}  // namespace onnxgen::io
