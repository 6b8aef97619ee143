#include "command/check.h"

#include <algorithm>
#include <limits>
#include <vector>

#include "failure.h"
#include "model/open.h"
#include "model/summary.h"
#include "onnxgen/check/check.h"
#include "onnxgen/onnx/external_data.h"
#include "onnxgen/onnx/tensor_walk.h"
#include "output/activity.h"
#include "output/json_text.h"
#include "output/numbers.h"

namespace onnx_tool {
namespace {

namespace io = onnxgen::io;
using onnxgen::check::Finding;
using onnxgen::check::Severity;

std::string_view severity_text(Severity severity) {
  return severity == Severity::kError ? "error" : "warning";
}

std::uint64_t count_of(const std::vector<Finding>& findings, Severity severity) {
  std::uint64_t count = 0;
  for (const Finding& finding : findings) count += finding.severity == severity ? 1 : 0;
  return count;
}

void print_finding(const Finding& finding, Output& output) {
  const bool is_error = finding.severity == Severity::kError;
  const std::string message = finding.message();  // starts with the severity
  const std::size_t word = message.find(':');
  output.print("{}{}\n", output.coloured(is_error ? Colour::kRed : Colour::kYellow, message.substr(0, word)),
               message.substr(word));
}

void print_findings(const std::vector<Finding>& findings, std::size_t limit, Output& output) {
  const std::size_t printed = limit == 0 ? findings.size() : std::min(limit, findings.size());
  for (std::size_t i = 0; i < printed; ++i) print_finding(findings[i], output);
  if (findings.size() > printed) {
    output.print("{} more not shown; use --limit 0 to print all\n", count_text(findings.size() - printed));
  }
}

std::string as_json(const CheckOptions& options, const std::vector<Finding>& findings, const ModelSummary& summary,
                    std::uint64_t unchecked) {
  const std::uint64_t errors = count_of(findings, Severity::kError);
  JsonText json = begin_json("check");
  json.member("file", options.model).member("ok", errors == 0).member("errors", errors);
  json.member("warnings", count_of(findings, Severity::kWarning)).member("nodes", summary.nodes);
  json.member("tensors", summary.weights.tensors).member("bytes", summary.weights.bytes);
  json.member("unchecked_tensors", unchecked);
  json.key("findings").begin_array();
  for (const Finding& finding : findings) {
    json.begin_object().member("severity", severity_text(finding.severity));
    json.member("rule", onnxgen::check::rule_name(finding.rule)).member("path", finding.path);
    json.member("text", finding.text).end_object();
  }
  json.end_array().end_object();
  return json.text();
}

// Warnings that were omitted are not counted.
std::string total_text(const std::vector<Finding>& findings, bool errors_only) {
  const std::string errors = counted(count_of(findings, Severity::kError), "error");
  return errors_only ? errors : errors + ", " + counted(count_of(findings, Severity::kWarning), "warning");
}

// Returns the weights to load. The rules verify the checksums of external data files; loading verifies those of other
// forms.
Weights weights_for(const CheckOptions& options, const Source& source) {
  switch (source.format()) {
    case Format::kArchive:
    case Format::kFolder:
    case Format::kRemote:
      return options.checksums ? Weights::kAll : Weights::kOwn;
    case Format::kOnnx:
    case Format::kText:
    case Format::kJson:
    case Format::kSyntax:
    case Format::kEncrypted:
      return Weights::kOwn;
  }
  return Weights::kOwn;
}

// Returns the number of tensors whose data is in files that cannot be found: a stream has no folder.
std::uint64_t unchecked_tensors(const Source& source, const onnx::ModelProto& model) {
  std::uint64_t count = 0;
  if (source.has_external_files()) return count;
  io::for_each_tensor(model, [&](const onnx::TensorProto& tensor, const io::TensorSite&) {
    io::ExternalDataEntry entry;
    if (!io::is_external(tensor) || io::holds_new_elements(tensor)) return;
    const bool is_in_model_file = io::parse_external_data(tensor, entry) && !entry.stamp.empty();
    count += is_in_model_file ? 0 : 1;
  });
  return count;
}

std::string unchecked_text(std::uint64_t count) {
  return fmt::format("the data of {} {} in other files, which were not checked", counted(count, "tensor"),
                     count == 1 ? "is" : "are");
}

}  // namespace

bool run_check(const CheckOptions& options, Output& output) {
  const Source source(options.model);
  const OpenedModel opened = open_model(source, weights_for(options, source), options.access);
  onnxgen::check::Options rules;
  rules.verify_checksums = options.checksums;
  rules.max_findings = std::numeric_limits<std::size_t>::max();  // warnings may precede errors
  rules.paths = options.access.paths;
  if (source.has_external_files()) {
    rules.external_data_folder = onnxgen::io::folder_of(options.model);
    rules.model_path = options.model;
  }
  const onnxgen::check::Report report = [&] {
    const Activity activity("checking " + source.shown());
    return onnxgen::check::check(opened.model, rules);
  }();
  check(report.status);

  std::vector<Finding> findings;
  for (const Finding& finding : report.findings) {
    if (!options.errors_only || finding.severity == Severity::kError) findings.push_back(finding);
  }
  const std::uint64_t unchecked = unchecked_tensors(source, opened.model);
  if (options.json || findings.empty()) {
    const ModelSummary summary = summarize(source, opened, 0, options.access);
    if (options.json) {
      output.write(as_json(options, findings, summary, unchecked));
    } else {
      output.print("no {} found ({}, {}, {} of weights){}\n", options.errors_only ? "errors" : "problems",
                   counted(summary.nodes, "node"), counted(summary.weights.tensors, "tensor"),
                   size_text(summary.weights.bytes), unchecked == 0 ? "" : ", but " + unchecked_text(unchecked));
    }
  } else {
    print_findings(findings, options.limit, output);
    if (unchecked != 0) output.print("{}\n", unchecked_text(unchecked));
    output.print("{}\n", output.coloured(Colour::kBold, total_text(findings, options.errors_only)));
  }
  return report.ok();
}

}  // namespace onnx_tool
