// The result of checking a model.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "onnxgen/error/status.h"

namespace onnxgen::check {

enum class Severity : std::uint8_t {
  kWarning,  // the specification advises against it, or a program may stumble over it
  kError,    // the specification forbids it
};

// The rules. Each has a name that stays the same from release to release; docs/check.md says where each rule comes
// from.
enum class Rule : std::uint8_t {
  kRequiredField,
  kUniqueKey,
  kUniqueName,
  kNesting,
  kIrVersion,
  kIrFeature,
  kOpsetImport,
  kOpsetDomain,
  kSingleAssignment,
  kTopologicalOrder,
  kUndefinedName,
  kGraphOutput,
  kInitializer,
  kNodeValues,
  kAttributeType,
  kAttributeValue,
  kAttributeReference,
  kFunctionId,
  kFunctionSignature,
  kFunctionCall,
  kFunctionRecursion,
  kValueType,
  kTensorType,
  kTensorShape,
  kTensorData,
  kTensorSize,
  kSparseTensor,
  kExternalEntry,
  kExternalLocation,
  kExternalFile,
  kExternalBounds,
  kExternalAlignment,
  kExternalChecksum,
  kExternalUnused,
  kExternalShape,
  kTrainingBinding,
  kQuantization,
  kDeviceConfiguration,
};
inline constexpr Rule kLastRule = Rule::kDeviceConfiguration;

// "required-field"; static storage.
std::string_view rule_name(Rule rule) noexcept;

struct Finding {
  Severity severity;
  Rule rule;
  std::string path;  // "graph.node[3].input[1]"; empty for the model itself
  std::string text;  // what is wrong, in words that are fit to be printed whatever the model holds

  // "error: graph.node[3].input[1]: 'x' is not defined (undefined-name)", one line.
  std::string message() const;
};

struct Report {
  // Says why the model could not be read, or why the check could not be finished. In that case the findings are not
  // complete.
  Status status;
  // The findings in the order in which they were made; at most Options::max_findings.
  std::vector<Finding> findings;
  // The number of all errors and warnings, including those that are not listed.
  std::uint64_t errors = 0;
  std::uint64_t warnings = 0;

  // Whether the model was checked to its end and has no errors. Warnings do not count.
  bool ok() const noexcept { return status.ok() && errors == 0; }
};

}  // namespace onnxgen::check
