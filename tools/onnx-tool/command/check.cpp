#include "command/check.h"

#include <limits>

#include "failure.h"
#include "model/open.h"
#include "onnxgen/check/check.h"
#include "output/numbers.h"

namespace onnx_tool {
namespace {

using onnxgen::check::Finding;
using onnxgen::check::Severity;

void print_finding(const Finding& finding, Output& output) {
  const bool is_error = finding.severity == Severity::kError;
  const std::string message = finding.message();  // starts with the severity
  const std::size_t word = message.find(':');
  output.print("{}{}\n", output.coloured(is_error ? Colour::kRed : Colour::kYellow, message.substr(0, word)),
               message.substr(word));
}

}  // namespace

bool run_check(const CheckOptions& options, Output& output) {
  const OpenedModel opened = open_model(options.model, Weights::kOwn, options.access);
  onnxgen::check::Options rules;
  rules.verify_checksums = options.checksums;
  rules.max_findings = std::numeric_limits<std::size_t>::max();  // warnings may precede errors
  rules.paths = options.access.paths;
  if (has_external_files(opened.format)) {
    rules.external_data_folder = onnxgen::io::folder_of(options.model);
    rules.model_path = options.model;
  }
  const onnxgen::check::Report report = onnxgen::check::check(opened.model, rules);
  check(report.status);

  std::uint64_t wanted = 0;
  std::uint64_t printed = 0;
  for (const Finding& finding : report.findings) {
    if (options.errors_only && finding.severity == Severity::kWarning) continue;
    ++wanted;
    if (options.limit != 0 && printed == options.limit) continue;
    print_finding(finding, output);
    ++printed;
  }
  if (wanted > printed) output.print("{} more not shown; use --limit 0 to print all\n", count_text(wanted - printed));
  return report.ok();
}

}  // namespace onnx_tool
