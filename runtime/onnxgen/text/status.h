// What became of printing or reading text or JSON: ok, or what is wrong, where it stands and in which field.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "onnxgen/error/status.h"

namespace onnxgen::text {

enum class TextError : std::uint8_t {
  kNone,
  kSyntax,           // the text does not follow the grammar of its format
  kUnknownName,      // a field, an extension, a value of an enum, or the type of an Any
  kWrongValue,       // a value that its field cannot have: of another type, out of range, not UTF-8
  kSetTwice,         // a field, a second member of a oneof, or a key of a map
  kTooDeep,          // more messages within each other than the options allow
  kTooLong,          // more text than the options allow
  kMissingRequired,  // a `required` field is not set
  kOutOfMemory,
  // Of printing.
  kMalformed,      // the bytes are no message
  kNoForm,         // a value that the format has no form for: a Timestamp out of range, an Any of an unknown type
  kTooManyCopies,  // encoded messages come in so many pieces that joining them would take too long
  kWriteFailed,    // the output takes no more
};

// Line and column count from 1, columns in bytes; both are 0 where the failure is one of the whole text, or of
// printing. The words may quote hostile text: they are fit to be printed, and of a length that a log can bear.
class [[nodiscard]] TextStatus {
 public:
  TextStatus() noexcept = default;
  // A failure of the whole text, in words that are fit to be printed.
  TextStatus(TextError code, std::string what) noexcept : code_(code), what_(std::move(what)) {}
  // What a failure to print a message says.
  static TextStatus of_printing(const Status& status);
  // A failure at this byte of `text`, in the field with this path.
  TextStatus(TextError code, std::string_view text, std::size_t position, std::string_view path, std::string_view what);

  operator bool() const noexcept { return code_ == TextError::kNone; }
  bool ok() const noexcept { return code_ == TextError::kNone; }

  TextError code() const noexcept { return code_; }
  std::size_t line() const noexcept { return line_; }
  std::size_t column() const noexcept { return column_; }
  const std::string& path() const noexcept { return path_; }  // "graph.node[3].op_type"; empty outside of all fields
  const std::string& what() const noexcept { return what_; }

  // "line 3, column 12: graph.node[3].op_type: a string expected, found '7'"; "ok" without an error.
  std::string message() const;

  // Puts a field before the path, on the way out of it: of a list with the index of the element.
  static constexpr std::size_t kNoIndex = static_cast<std::size_t>(-1);
  void add_outer_field(std::string_view name, std::size_t index = kNoIndex);

 private:
  TextError code_ = TextError::kNone;
  std::size_t line_ = 0;
  std::size_t column_ = 0;
  std::string path_;
  std::string what_;
};

}  // namespace onnxgen::text
