// Collects the findings of a check.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "onnxgen/check/report.h"

namespace onnxgen::check {

class Findings {
 public:
  // Counts all findings in the report, and lists up to `most` of them: as many errors as possible, and warnings for the
  // rest. The caller must call finish() at the end.
  Findings(Report& report, std::size_t most) noexcept : report_(report), most_(most) {}

  void add(Severity severity, Rule rule, std::string path, std::string text) {
    const bool is_error = severity == Severity::kError;
    ++(is_error ? report_.errors : report_.warnings);
    std::vector<Entry>& list = is_error ? errors_ : warnings_;
    if (list.size() == most_) return;
    list.push_back({report_.errors + report_.warnings, {severity, rule, std::move(path), std::move(text)}});
  }
  void error(Rule rule, std::string path, std::string text) {
    add(Severity::kError, rule, std::move(path), std::move(text));
  }
  void warning(Rule rule, std::string path, std::string text) {
    add(Severity::kWarning, rule, std::move(path), std::move(text));
  }

  // Returns the number of errors so far.
  std::uint64_t errors() const noexcept { return report_.errors; }

  // Moves the listed findings to the report, in the order in which they were found.
  void finish() {
    const std::size_t warnings = (std::min)(warnings_.size(), most_ - errors_.size());
    std::size_t next = 0;
    const auto add_warnings_before = [&](std::uint64_t number) {
      for (; next < warnings && warnings_[next].number < number; ++next) {
        report_.findings.push_back(std::move(warnings_[next].finding));
      }
    };
    for (Entry& error : errors_) {
      add_warnings_before(error.number);
      report_.findings.push_back(std::move(error.finding));
    }
    add_warnings_before(report_.errors + report_.warnings + 1);
  }

 private:
  struct Entry {
    std::uint64_t number;  // among all findings
    Finding finding;
  };

  Report& report_;
  std::size_t most_;
  std::vector<Entry> errors_;
  std::vector<Entry> warnings_;
};

}  // namespace onnxgen::check
