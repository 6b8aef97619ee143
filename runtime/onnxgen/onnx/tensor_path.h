// The path of a tensor in a model, in terms of the schema.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

#include "onnxgen/onnx/topology.h"

namespace onnxgen::io {

// Sequence of fields that leads from the root to a message. Copies of a path and paths of neighboring messages share
// common steps, so an index of deeply nested tensors stays small.
class TensorPath {
 public:
  // Constructs the path of the root.
  TensorPath() = default;

  // Returns the path of the message in `field`, a result of find_wire_field(). `index` is its position if the field is
  // repeated.
  TensorPath child(const WireField& field, std::uint64_t index) const;

  // Returns whether this is the path of the root.
  bool empty() const noexcept { return last_ == nullptr; }

  // Returns the path as text, for example "graph.node[7].attribute[0].t". Empty for the root.
  std::string text() const;

  // Approximate memory per step, in bytes.
  static constexpr std::size_t kStepBytes = 64;

 private:
  struct Step {
    std::shared_ptr<const Step> parent;  // null if the parent is the root
    const WireField* field;
    std::uint64_t index;
  };

  std::shared_ptr<const Step> last_;
};

}  // namespace onnxgen::io
