// Finds the tensors of an encoded message by means of the topology, without parsing the message.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

#include "onnxgen/error/status.h"
#include "onnxgen/onnx/encoded_input.h"
#include "onnxgen/onnx/tensor_record.h"
#include "onnxgen/onnx/topology.h"
#include "onnxgen/onnx/wire_cursor.h"

namespace onnxgen::io {

// Value of an index that does not apply.
inline constexpr std::size_t kNoIndex = (std::numeric_limits<std::size_t>::max)();

// A tensor, or a message that may contain tensors. Positions are bytes in the input.
struct EncodedMessage {
  std::size_t parent = kNoIndex;     // in EncodedTensors::messages; kNoIndex for the root's children
  const WireField* field = nullptr;  // field that contains it; null for the root
  std::uint64_t index = 0;           // index in that field, across all occurrences of the parent
  std::uint64_t length_at = 0;       // where its length stands, right before its content
  std::uint64_t begin = 0;           // content
  std::uint64_t end = 0;
  std::size_t tensor = kNoIndex;  // in EncodedTensors::tensors; kNoIndex when it is none
};

// Where a tensor belongs, as far as it matters for moving its elements.
enum class TensorOwner : std::uint8_t {
  kInitializer,  // of a graph or subgraph, and values of sequences and the like
  kAttribute,    // of a node, `t` or `tensors`
  kOther,        // sparse tensors, functions, training information
};

struct EncodedTensor : TensorRecord {
  TensorOwner owner = TensorOwner::kInitializer;
  // In EncodedTensors::messages, in order: more than one where a singular field stands several times, which a parse
  // merges into one message.
  std::vector<std::size_t> occurrences;
};

struct EncodedTensors {
  std::vector<EncodedMessage> messages;  // each before those in it, so in the order of their lengths in the input
  std::vector<EncodedTensor> tensors;    // in the order of their first occurrences
};

// Adds what the input holds to `found`, reading from its beginning to its end. The root itself is in `messages` only
// where it is a tensor.
Status find_tensors(const EncodedInput& input, WalkLimits& limits, EncodedTensors& found,
                    std::size_t first_window = WireCursor::kSmallestWindow);

// Like find_tensors(), but leaves out most tensors that do not state the location of a data file, which takes a
// fraction of the time. Does not notice damage in the parts it skips.
Status find_external_tensors(const EncodedInput& input, WalkLimits& limits, EncodedTensors& found);

// Overload for the serialized form of a message in memory. Has no memory limit, since the result is no larger than the
// message, and unknown groups may be nested as deep as a parse allows. Messages nested more than 1000 deep are
// kDepthExceeded.
Status find_tensors(const EncodedInput& input, EncodedTensors& found);

}  // namespace onnxgen::io
