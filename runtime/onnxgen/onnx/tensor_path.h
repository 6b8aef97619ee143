// Where in a model a tensor is, in the words of the schema.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

#include "onnxgen/onnx/topology.h"

namespace onnxgen::io {

// The fields that lead from the root to a message. Copies of a path, and the paths of neighbouring messages, share the
// steps that they have in common, so that an index of deeply nested tensors stays small.
class TensorPath {
 public:
  // The root itself.
  TensorPath() = default;

  // The path of the message in `field`; `index` is its place in a repeated field.
  TensorPath child(const WireField& field, std::uint64_t index) const;

  bool empty() const noexcept { return last_ == nullptr; }

  // "graph.node[7].attribute[0].t"; empty for the root.
  std::string text() const;

  // About how much memory one step takes.
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
