#include "onnxgen/build/opsets.h"

#include <algorithm>

namespace onnxgen::build {
namespace {

// ONNX releases by IR version, with the newest operator sets of each. Source:
// https://github.com/onnx/onnx/blob/main/docs/Versioning.md#released-versions
struct Release {
  std::int64_t ir_version;
  std::int64_t standard;  // ai.onnx
  std::int64_t ml;        // ai.onnx.ml
  std::int64_t training;  // ai.onnx.training and its preview
};

constexpr Release kReleases[] = {
    {3, 8, 1, 0},  {4, 9, 1, 0},   {5, 10, 1, 0},  {6, 11, 2, 0},  {7, 14, 2, 1},  {8, 18, 3, 1},
    {9, 20, 4, 1}, {10, 22, 5, 1}, {11, 23, 5, 1}, {12, 24, 5, 1}, {13, 25, 5, 1},
};
constexpr std::int64_t kNewestIrVersion = 13;

std::int64_t Release::*domain_of(const Opset& opset) noexcept {
  if (opset.domain.empty() || opset.domain == "ai.onnx") return &Release::standard;
  if (opset.domain == "ai.onnx.ml") return &Release::ml;
  if (opset.domain == "ai.onnx.training" || opset.domain == "ai.onnx.preview.training") return &Release::training;
  return nullptr;
}

std::int64_t ir_version_of(const Opset& opset) noexcept {
  const auto domain = domain_of(opset);
  if (domain == nullptr) return 0;
  for (const Release& release : kReleases) {
    if (opset.version <= release.*domain) return release.ir_version;
  }
  return kNewestIrVersion;
}

}  // namespace

std::int64_t ir_version_of(const Opsets& opsets) noexcept {
  std::int64_t version = 3;
  for (const Opset& opset : opsets) version = std::max(version, ir_version_of(opset));
  return version;
}

}  // namespace onnxgen::build
