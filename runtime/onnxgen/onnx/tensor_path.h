// Where in a model a tensor is, in the words of the schema.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

#include "onnxgen/onnx/topology.h"

namespace onnxgen::io {

// The fields from the root to a message. A value: copies, and the paths of messages side by side, share the steps that
// they have in common, so that an index of deeply nested tensors stays small.
class TensorPath {
 public:
  // The root itself.
  TensorPath() = default;

  // The way on to the message in `field`, which is the schema's own; `index` counts in repeated fields.
  TensorPath child(const WireField& field, std::uint64_t index) const;

  bool empty() const noexcept { return last_ == nullptr; }

  // "graph.node[7].attribute[0].t"; empty for the root.
  std::string text() const;

  // Memory that one child takes, about.
  static constexpr std::size_t kStepBytes = 64;

 private:
  struct Step {
    std::shared_ptr<const Step> parent;  // null below the root
    const WireField* field;
    std::uint64_t index;
  };

  std::shared_ptr<const Step> last_;
};

}  // namespace onnxgen::io
