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
  std::size_t parent = kNoIndex;     // index in EncodedTensors::messages; kNoIndex for the root's children
  const WireField* field = nullptr;  // field that contains it; null for the root
  std::uint64_t index = 0;           // index in that field, across all occurrences of the parent
  std::uint64_t length_at = 0;       // start of its length, which directly precedes its content
  std::uint64_t begin = 0;           // start of its content
  std::uint64_t end = 0;             // end of its content
  std::size_t tensor = kNoIndex;     // index in EncodedTensors::tensors; kNoIndex for a message of another type
};

// Part of the model that contains a tensor. The options of saves select the tensors to move by it.
enum class TensorOwner : std::uint8_t {
  kInitializer,  // initializer of a graph or subgraph, or value of a sequence, map or optional
  kAttribute,    // attribute of a node: its field `t` or `tensors`
  kOther,        // part of a sparse tensor, of a function or of training information
};

struct EncodedTensor : TensorRecord {
  TensorOwner owner = TensorOwner::kInitializer;
  // Indices in EncodedTensors::messages, ascending. More than one if a singular field occurs several times; a parse
  // merges these occurrences into one message.
  std::vector<std::size_t> occurrences;
};

struct EncodedTensors {
  std::vector<EncodedMessage> messages;  // in the order of the input; a message precedes those in it
  std::vector<EncodedTensor> tensors;    // in the order of their first occurrences
};

// Adds the tensors of the input, and the messages that contain them, to `found`. Reads the input once from its
// beginning to its end. Adds the root itself to `messages` only if it is a tensor.
Status find_tensors(const EncodedInput& input, WalkLimits& limits, EncodedTensors& found,
                    std::size_t first_window = WireCursor::kSmallestWindow);

// Like find_tensors(), but omits most tensors that do not state the location of a data file. This takes a fraction of
// the time. Does not detect malformed data in the parts that it skips.
Status find_external_tensors(const EncodedInput& input, WalkLimits& limits, EncodedTensors& found);

// Overload for the serialized form of a message in memory. Has no memory limit, since the result is no larger than the
// message, and unknown groups may be nested as deep as a parse allows. Messages nested more than 1000 deep are
// kDepthExceeded.
Status find_tensors(const EncodedInput& input, EncodedTensors& found);

}  // namespace onnxgen::io
