// Errors, warnings and notes about the input. The stages collect them; only main prints them.
//
// A message is lower case and has no full stop. It states one error at the smallest span that shows it. If a second
// location is involved, a note points to it:
//   diagnostics.error(field.number_span, "field number {} is already used in '{}'", number, message.name)
//       .note(first.number_span, "first used by '{}'", first.name);
#pragma once

#include <fmt/format.h>

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "source/span.h"

namespace onnxgen::source {

// Number of steps that the report of a cycle shows. A cycle can have as many steps as the input has declarations.
inline constexpr std::size_t kMaxCycleNotes = 10;

enum class Severity { kError, kWarning, kNote };

struct Note {
  Span span;
  std::string text;
};

struct Diagnostic {
  Severity severity = Severity::kError;
  Span span;  // a default span means that no file is at fault
  std::string text;
  std::vector<Note> notes;
};

class Diagnostics {
 public:
  // Adds notes to the diagnostic just reported. Use it immediately; do not store it.
  class Report {
   public:
    template <class... Args>
    Report& note(const Span& span, fmt::format_string<Args...> format, Args&&... args) {
      owner_.entries_[index_].notes.push_back({span, fmt::format(format, std::forward<Args>(args)...)});
      return *this;
    }

   private:
    friend class Diagnostics;
    Report(Diagnostics& owner, std::size_t index) : owner_(owner), index_(index) {}
    Diagnostics& owner_;
    std::size_t index_;
  };

  template <class... Args>
  Report error(const Span& span, fmt::format_string<Args...> format, Args&&... args) {
    return add(Severity::kError, span, fmt::format(format, std::forward<Args>(args)...));
  }
  template <class... Args>
  Report warning(const Span& span, fmt::format_string<Args...> format, Args&&... args) {
    return add(Severity::kWarning, span, fmt::format(format, std::forward<Args>(args)...));
  }

  // Reports something that needs no change of the input.
  template <class... Args>
  Report remark(const Span& span, fmt::format_string<Args...> format, Args&&... args) {
    return add(Severity::kNote, span, fmt::format(format, std::forward<Args>(args)...));
  }

  bool has_errors() const { return error_count_ != 0; }
  bool has_warnings() const { return warning_count_ != 0; }
  std::size_t error_count() const { return error_count_; }
  const std::vector<Diagnostic>& entries() const { return entries_; }  // in the order in which they were reported

 private:
  Report add(Severity severity, const Span& span, std::string text) {
    if (severity == Severity::kError) ++error_count_;
    if (severity == Severity::kWarning) ++warning_count_;
    entries_.push_back({severity, span, std::move(text), {}});
    return Report(*this, entries_.size() - 1);
  }

  std::vector<Diagnostic> entries_;
  std::size_t error_count_ = 0;
  std::size_t warning_count_ = 0;
};

}  // namespace onnxgen::source
