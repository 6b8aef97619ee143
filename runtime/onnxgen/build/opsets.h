// The operator sets that a model or a function imports.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace onnxgen::build {

struct Opset {
  std::string domain;  // empty: the standard one
  std::int64_t version;

  template <class OperatorSetIdProto>
  void store(OperatorSetIdProto& opset) const {
    opset.set_domain(domain);
    opset.set_version(version);
  }
};
using Opsets = std::vector<Opset>;

// The IR version of the first release of ONNX that has all of these, by the table in ONNX's Versioning.md; the newest
// one where a version is newer than all releases. Domains that are not ONNX's do not count. The result is at least 3,
// the first version in which models import operator sets.
std::int64_t ir_version_of(const Opsets& opsets) noexcept;

}  // namespace onnxgen::build
