// Finds the tensors of a serialized message, to be written again with their elements elsewhere.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "onnxgen/error/status.h"
#include "onnxgen/onnx/element_type.h"
#include "onnxgen/onnx/span_input.h"
#include "onnxgen/onnx/wire_schema.h"

namespace onnxgen::io {

inline constexpr std::size_t kNone = std::numeric_limits<std::size_t>::max();

// A message on the way to a tensor, or a tensor. Positions are bytes in the input.
struct EncodedMessage {
  std::size_t parent = kNone;   // in EncodedTensors::messages; kNone below the root
  std::uint64_t length_at = 0;  // where its length stands, right before its content
  std::uint64_t begin = 0;      // content
  std::uint64_t end = 0;
  std::size_t tensor = kNone;  // in EncodedTensors::tensors; kNone when it is none
};

// Where a tensor belongs, as far as it matters for moving its elements.
enum class TensorPlace {
  kInitializer,  // of a graph or subgraph, and values of sequences and the like
  kAttribute,    // of a node, `t` or `tensors`
  kElsewhere,    // sparse tensors, functions, training information
};

struct EncodedTensor {
  std::uint64_t begin = 0;
  std::uint64_t end = 0;
  TensorPlace place = TensorPlace::kInitializer;
  std::string name;
  ElementType type = ElementType::kUndefined;
  std::vector<std::int64_t> dims;

  // Elements: the field that has them, and its content. 0 where there are none; kInPieces where they are not one run.
  static constexpr std::uint32_t kInPieces = std::numeric_limits<std::uint32_t>::max();
  std::uint32_t data_field = 0;
  std::uint64_t data_begin = 0;
  std::uint64_t data_length = 0;

  bool is_external = false;
  bool is_segment = false;
  // external_data, in order.
  std::vector<std::pair<std::string, std::string>> entries;

  std::string_view entry(std::string_view key) const noexcept;
};

struct EncodedTensors {
  std::vector<EncodedMessage> messages;  // each before those in it, so in the order of their lengths in the input
  std::vector<EncodedTensor> tensors;    // in the order of the input
};

// `kind` is what the root is.
Status find_tensors(const SpanInput& input, WireKind kind, EncodedTensors& found);

// The content of `tensor` without its elements and with these entries, EXTERNAL. Everything else is as it was.
Status encode_as_external(const SpanInput& input, const EncodedTensor& tensor,
                          const std::vector<std::pair<std::string, std::string>>& entries, std::string& output);

}  // namespace onnxgen::io
