#include "onnxgen/check/opset_imports.h"

#include <string>

#include "onnxgen/error/printable.h"
#include "onnxgen/onnx/field_numbers.h"

namespace onnxgen::check {

void OpsetImports::read(const LocatedMessage& message, std::uint32_t field, Findings& findings) {
  for (std::size_t i = 0; i < message.size(field); ++i) {
    const LocatedMessage import = message.child(field, i);
    const std::int64_t version = import.integer(io::opset_field::kVersion);
    if (!import.has(io::opset_field::kVersion)) {
      findings.error(Rule::kRequiredField, import.path(io::opset_field::kVersion), "required but missing");
    } else if (version < 1) {
      findings.warning(Rule::kOpsetImport, import.path(io::opset_field::kVersion),
                       "invalid operator set version " + std::to_string(version) + "; the first version is 1");
    }
    const std::string_view domain = import.text(io::opset_field::kDomain);
    const auto [first, is_new] = versions_.emplace(domain_key(domain), version);
    if (is_new) continue;
    const bool is_same = first->second == version;
    findings.add(
        is_same ? Severity::kWarning : Severity::kError, Rule::kOpsetImport, import.path(),
        "domain " + quoted(domain.empty() ? "ai.onnx" : domain) + " is imported twice" +
            (is_same ? std::string()
                     : ", with versions " + std::to_string(first->second) + " and " + std::to_string(version)));
  }
}

}  // namespace onnxgen::check
