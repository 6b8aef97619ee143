// Operator sets that a model or a function imports.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace onnxgen::build {

// Import of one operator set.
struct Opset {
  std::string domain;  // empty for the standard domain
  std::int64_t version;

  // Sets domain and version of `opset`.
  template <class OperatorSetIdProto>
  void store(OperatorSetIdProto& opset) const {
    opset.set_domain(domain);
    opset.set_version(version);
  }
};
using Opsets = std::vector<Opset>;

// Returns the IR version of the first ONNX release that has all of these operator sets, by the table in ONNX's
// Versioning.md. Returns the newest IR version if an operator set is newer than all releases. Domains that do not
// belong to ONNX are ignored. The result is at least 3, the first version in which models import operator sets.
std::int64_t ir_version_of(const Opsets& opsets) noexcept;

}  // namespace onnxgen::build
