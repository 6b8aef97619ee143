// Collects the findings of a check.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>

#include "onnxgen/check/report.h"

namespace onnxgen::check {

class Findings {
 public:
  // Lists up to `most` findings in the report and counts all.
  Findings(Report& report, std::size_t most) noexcept : report_(report), most_(most) {}

  void add(Severity severity, Rule rule, std::string path, std::string text) {
    ++(severity == Severity::kError ? report_.errors : report_.warnings);
    if (report_.findings.size() < most_) {
      report_.findings.push_back({severity, rule, std::move(path), std::move(text)});
    }
  }
  void error(Rule rule, std::string path, std::string text) {
    add(Severity::kError, rule, std::move(path), std::move(text));
  }
  void warning(Rule rule, std::string path, std::string text) {
    add(Severity::kWarning, rule, std::move(path), std::move(text));
  }

  // Returns the number of errors so far.
  std::uint64_t errors() const noexcept { return report_.errors; }

 private:
  Report& report_;
  std::size_t most_;
};

}  // namespace onnxgen::check
