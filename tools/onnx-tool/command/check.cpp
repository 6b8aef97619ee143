#include "command/check.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
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

// Maximum number of findings to list, so that a broken model of any size is reported in limited memory.
constexpr std::size_t kMostListed = 100'000;

// The findings that are shown. Warnings that were omitted are not counted.
struct Shown {
  std::vector<Finding> listed;
  std::uint64_t errors = 0;
  std::uint64_t warnings = 0;

  std::uint64_t count() const noexcept { return errors + warnings; }
};

Shown shown_findings(onnxgen::check::Report report, bool errors_only) {
  if (!errors_only) return {std::move(report.findings), report.errors, report.warnings};
  Shown shown;
  shown.errors = report.errors;
  for (Finding& finding : report.findings) {
    if (finding.severity == Severity::kError) shown.listed.push_back(std::move(finding));
  }
  return shown;
}

void print_finding(const Finding& finding, Output& output) {
  const bool is_error = finding.severity == Severity::kError;
  const std::string message = finding.message();  // starts with the severity
  const std::size_t word = message.find(':');
  output.print("{}{}\n", output.coloured(is_error ? Colour::kRed : Colour::kYellow, message.substr(0, word)),
               message.substr(word));
}

void print_findings(const Shown& findings, Output& output) {
  for (const Finding& finding : findings.listed) print_finding(finding, output);
  const std::uint64_t count = findings.count();
  if (count == findings.listed.size()) return;
  output.print("{} more not shown{}\n", count_text(count - findings.listed.size()),
               count > kMostListed ? "" : "; use --limit 0 to print all");
}

std::string as_json(const CheckOptions& options, const Shown& findings, const ModelSummary& summary,
                    std::uint64_t unchecked) {
  JsonText json = begin_json("check");
  json.member("file", options.model).member("ok", findings.errors == 0).member("errors", findings.errors);
  json.member("warnings", findings.warnings).member("nodes", summary.nodes);
  json.member("tensors", summary.weights.tensors).member("bytes", summary.weights.bytes);
  json.member("unchecked_tensors", unchecked);
  json.key("findings").begin_array();
  for (const Finding& finding : findings.listed) {
    json.begin_object().member("severity", severity_text(finding.severity));
    json.member("rule", onnxgen::check::rule_name(finding.rule)).member("path", finding.path);
    json.member("text", finding.text).end_object();
  }
  json.end_array().end_object();
  return json.text();
}

std::string total_text(const Shown& findings, bool errors_only) {
  const std::string errors = counted(findings.errors, "error");
  return errors_only ? errors : errors + ", " + counted(findings.warnings, "warning");
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
  const OpenedModel opened = open_any_model(source, weights_for(options, source), options.access);
  onnxgen::check::Options rules;
  rules.verify_checksums = options.checksums;
  const bool has_limit = !options.json && options.limit != 0;
  rules.max_findings = has_limit ? std::min(options.limit, kMostListed) : kMostListed;
  rules.paths = options.access.paths;
  if (source.has_external_files()) {
    rules.external_data_folder = onnxgen::io::folder_of(options.model);
    rules.model_path = options.model;
  }
  onnxgen::check::Report report = [&] {
    const Activity activity("checking " + source.shown());
    return onnxgen::check::check(opened.model, rules);
  }();
  check(report.status);

  const bool is_ok = report.ok();
  const Shown findings = shown_findings(std::move(report), options.errors_only);
  const std::uint64_t unchecked = unchecked_tensors(source, opened.model);
  if (options.json || findings.count() == 0) {
    const ModelSummary summary = summarize(source, opened, 0, options.access);
    if (options.json) {
      output.write(as_json(options, findings, summary, unchecked));
    } else {
      output.print("no {} found ({}, {}, {} of weights){}\n", options.errors_only ? "errors" : "problems",
                   counted(summary.nodes, "node"), counted(summary.weights.tensors, "tensor"),
                   size_text(summary.weights.bytes), unchecked == 0 ? "" : ", but " + unchecked_text(unchecked));
    }
  } else {
    print_findings(findings, output);
    if (unchecked != 0) output.print("{}\n", unchecked_text(unchecked));
    output.print("{}\n", output.coloured(Colour::kBold, total_text(findings, options.errors_only)));
  }
  return is_ok;
}

}  // namespace onnx_tool
