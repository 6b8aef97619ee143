#include "onnxgen/check/ir_features.h"

#include <string_view>

namespace onnxgen::check {
namespace {

struct FeatureProperties {
  int since;          // first IR version with the feature
  Severity severity;  // kError if a program of an earlier version would compute something else
  const char* name;
};

FeatureProperties properties_of(Feature feature) noexcept {
  switch (feature) {
    case Feature::kQuantizationAnnotations:
      return {5, Severity::kWarning, "quantization_annotation"};
    case Feature::kSparseTensors:
      return {6, Severity::kError, "sparse tensors"};
    case Feature::kTraining:
      return {7, Severity::kWarning, "training_info"};
    case Feature::kFunctions:
      return {8, Severity::kError, "model-local functions"};
    case Feature::kOptionalTypes:
      return {8, Severity::kError, "optional types"};
    case Feature::kSparseTensorTypes:
      return {8, Severity::kError, "sparse tensor types"};
    case Feature::kTypeAttributes:
      return {8, Severity::kError, "type attributes"};
    case Feature::kFunctionAttributeDefaults:
      return {9, Severity::kError, "default values of function attributes"};
    case Feature::kOverloads:
      return {10, Severity::kError, "function overloads"};
    case Feature::kFunctionValueInfos:
      return {10, Severity::kWarning, "value_info in functions"};
    case Feature::kMetadata:
      return {10, Severity::kWarning, "metadata_props below the model"};
    case Feature::kDeviceConfigurations:
      return {11, Severity::kWarning, "device configurations"};
  }
  return {0, Severity::kWarning, ""};
}

// Returns the first IR version whose enum DataType contains the type.
int since(io::ElementType type) noexcept {
  switch (type) {
    case io::ElementType::kUndefined:
    case io::ElementType::kFloat:
    case io::ElementType::kUint8:
    case io::ElementType::kInt8:
    case io::ElementType::kUint16:
    case io::ElementType::kInt16:
    case io::ElementType::kInt32:
    case io::ElementType::kInt64:
    case io::ElementType::kString:
    case io::ElementType::kBool:
    case io::ElementType::kFloat16:
    case io::ElementType::kDouble:
    case io::ElementType::kUint32:
    case io::ElementType::kUint64:
    case io::ElementType::kComplex64:
    case io::ElementType::kComplex128:
      return 1;
    case io::ElementType::kBfloat16:
      return 4;
    case io::ElementType::kFloat8E4M3FN:
    case io::ElementType::kFloat8E4M3FNUZ:
    case io::ElementType::kFloat8E5M2:
    case io::ElementType::kFloat8E5M2FNUZ:
      return 9;
    case io::ElementType::kUint4:
    case io::ElementType::kInt4:
      return 10;
    case io::ElementType::kFloat4E2M1:
      return 11;
    case io::ElementType::kFloat8E8M0:
      return 12;
    case io::ElementType::kUint2:
    case io::ElementType::kInt2:
      return 13;
  }
  return 1;
}

}  // namespace

void IrFeatures::report(Severity severity, int first, const std::string& what, const LocatedMessage& message) {
  findings_.add(severity, Rule::kIrFeature, message.path(),
                "IR version " + std::to_string(first) + " introduced " + what + ", but the model states version " +
                    std::to_string(ir_version_));
}

void IrFeatures::use(Feature feature, const LocatedMessage& message) {
  const FeatureProperties properties = properties_of(feature);
  const auto index = static_cast<std::size_t>(feature);
  if (ir_version_ >= properties.since || seen_features_[index]) return;
  seen_features_.set(index);
  report(properties.severity, properties.since, properties.name, message);
}

void IrFeatures::use(io::ElementType type, const LocatedMessage& message) {
  const auto index = static_cast<std::size_t>(type);
  if (ir_version_ >= since(type) || seen_types_[index]) return;
  seen_types_.set(index);
  report(Severity::kError, since(type), "elements of type " + std::string(io::type_name(type)), message);
}

}  // namespace onnxgen::check
