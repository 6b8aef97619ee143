// Checks the structure of every model that can be parsed.
#include <onnx/onnx-ml.pb.h>

#include <algorithm>
#include <string_view>

#include "check.h"
#include "onnxgen/check/check.h"
#include "target.h"

namespace {

using namespace onnxgen::check;

// Findings keep UTF-8 names, but escape control characters.
bool has_control_characters(std::string_view text) {
  return std::any_of(text.begin(), text.end(),
                     [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; });
}

void check_finding(const Finding& finding) {
  FUZZ_CHECK(!finding.text.empty() && finding.text.size() < 5000);
  FUZZ_CHECK(!has_control_characters(finding.message()));
  FUZZ_CHECK(!rule_name(finding.rule).empty());
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  onnx::ModelProto model;
  if (!model.ParseBorrowed(onnxgen::fuzz::view(data, size))) return 0;
  Options options;
  options.external_data_folder = "/nowhere";
  options.max_findings = 100;
  const Report report = check(model, options);
  FUZZ_CHECK(report.status);
  FUZZ_CHECK(report.errors + report.warnings >= report.findings.size());
  FUZZ_CHECK(report.ok() == (report.errors == 0));
  for (const Finding& finding : report.findings) check_finding(finding);

  // Without a limit, the checker finds the same and lists everything.
  options.max_findings = static_cast<std::size_t>(-1);
  const Report all = check(model, options);
  FUZZ_CHECK(all.errors == report.errors && all.warnings == report.warnings);
  FUZZ_CHECK(all.findings.size() == all.errors + all.warnings);
  return 0;
}
