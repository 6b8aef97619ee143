// Features that later IR versions added and that models of earlier versions must not use.
#pragma once

#include <bitset>
#include <cstddef>
#include <cstdint>
#include <string>

#include "onnxgen/check/findings.h"
#include "onnxgen/onnx/element_type.h"
#include "onnxgen/reflection/located_message.h"

namespace onnxgen::check {

enum class Feature : std::uint8_t {
  kQuantizationAnnotations,
  kSparseTensors,
  kTraining,
  kFunctions,
  kOptionalTypes,
  kSparseTensorTypes,
  kTypeAttributes,
  kFunctionAttributeDefaults,
  kOverloads,
  kFunctionValueInfos,
  kMetadata,
  kDeviceConfigurations,
};
inline constexpr std::size_t kFeatures = static_cast<std::size_t>(Feature::kDeviceConfigurations) + 1;

// Compares the features that a model uses with its IR version. Reports each feature once, at its first use.
class IrFeatures {
 public:
  IrFeatures(std::int64_t ir_version, Findings& findings) noexcept : ir_version_(ir_version), findings_(findings) {}

  std::int64_t ir_version() const noexcept { return ir_version_; }

  void use(Feature feature, const LocatedMessage& message);
  void use(io::ElementType type, const LocatedMessage& message);

 private:
  static constexpr std::size_t kTypes = 32;

  void report(Severity severity, int since, const std::string& what, const LocatedMessage& message);

  std::int64_t ir_version_;
  Findings& findings_;
  std::bitset<kFeatures> seen_features_;
  std::bitset<kTypes> seen_types_;
};

}  // namespace onnxgen::check
