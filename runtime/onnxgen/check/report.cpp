#include "onnxgen/check/report.h"

#include "onnxgen/error/printable.h"

namespace onnxgen::check {

std::string_view rule_name(Rule rule) noexcept {
  switch (rule) {
    case Rule::kRequiredField:
      return "required-field";
    case Rule::kUniqueKey:
      return "unique-key";
    case Rule::kUniqueName:
      return "unique-name";
    case Rule::kNesting:
      return "nesting";
    case Rule::kIrVersion:
      return "ir-version";
    case Rule::kIrFeature:
      return "ir-feature";
    case Rule::kOpsetImport:
      return "opset-import";
    case Rule::kOpsetDomain:
      return "opset-domain";
    case Rule::kSingleAssignment:
      return "single-assignment";
    case Rule::kTopologicalOrder:
      return "topological-order";
    case Rule::kUndefinedName:
      return "undefined-name";
    case Rule::kGraphOutput:
      return "graph-output";
    case Rule::kInitializer:
      return "initializer";
    case Rule::kNodeValues:
      return "node-values";
    case Rule::kAttributeType:
      return "attribute-type";
    case Rule::kAttributeValue:
      return "attribute-value";
    case Rule::kAttributeReference:
      return "attribute-reference";
    case Rule::kFunctionId:
      return "function-id";
    case Rule::kFunctionSignature:
      return "function-signature";
    case Rule::kFunctionCall:
      return "function-call";
    case Rule::kFunctionRecursion:
      return "function-recursion";
    case Rule::kValueType:
      return "value-type";
    case Rule::kTensorType:
      return "tensor-type";
    case Rule::kTensorShape:
      return "tensor-shape";
    case Rule::kTensorData:
      return "tensor-data";
    case Rule::kTensorSize:
      return "tensor-size";
    case Rule::kSparseTensor:
      return "sparse-tensor";
    case Rule::kExternalEntry:
      return "external-entry";
    case Rule::kExternalLocation:
      return "external-location";
    case Rule::kExternalFile:
      return "external-file";
    case Rule::kExternalBounds:
      return "external-bounds";
    case Rule::kExternalAlignment:
      return "external-alignment";
    case Rule::kExternalChecksum:
      return "external-checksum";
    case Rule::kExternalUnused:
      return "external-unused";
    case Rule::kExternalShape:
      return "external-shape";
    case Rule::kTrainingBinding:
      return "training-binding";
    case Rule::kQuantization:
      return "quantization";
    case Rule::kDeviceConfiguration:
      return "device-configuration";
  }
  return "";
}

std::string Finding::message() const {
  std::string line = severity == Severity::kError ? "error: " : "warning: ";
  if (!path.empty()) line += printable(path, kLongestFieldPath) + ": ";
  line += text;
  line += " (";
  line += rule_name(rule);
  return line + ")";
}

}  // namespace onnxgen::check
