// Result of checking a model.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "onnxgen/error/status.h"

namespace onnxgen::check {

// Severity of a finding.
enum class Severity : std::uint8_t {
  kWarning,  // the specification advises against it, or some programs cannot handle it
  kError,    // the specification forbids it
};

// Rules of the check. Their names are stable across releases. docs/check.md gives the source of each rule.
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
// Last rule, for loops over all of them.
inline constexpr Rule kLastRule = Rule::kDeviceConfiguration;

// Returns the name of the rule, for example "required-field". The string has static storage duration.
std::string_view rule_name(Rule rule) noexcept;

// One error or warning.
struct Finding {
  Severity severity;
  Rule rule;
  std::string path;  // for example "graph.node[3].input[1]"; empty for the model itself
  std::string text;  // description of the problem; printable regardless of the model's content

  // Returns the finding as one line, for example "error: graph.node[3].input[1]: 'x' is not defined (undefined-name)".
  // The middle of a long path is omitted.
  std::string message() const;
};

// Result of a check.
struct Report {
  // Error that prevented reading the model or completing the check. If it is not ok, the findings are incomplete.
  Status status;
  // Findings in the order in which they were found; at most Options::max_findings. If there are more, warnings are left
  // out first.
  std::vector<Finding> findings;
  // Total numbers of errors and warnings, including those that are not listed.
  std::uint64_t errors = 0;
  std::uint64_t warnings = 0;

  // Returns whether the check was completed without errors. Warnings do not count.
  bool ok() const noexcept { return status.ok() && errors == 0; }
};

}  // namespace onnxgen::check
