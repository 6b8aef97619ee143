// Result of printing or parsing text or JSON: success, or an error with its position and field.
#pragma once

#include <cstddef>
#include <cstdint>
#include <iosfwd>
#include <string>
#include <string_view>
#include <utility>

#include "onnxgen/error/status.h"

namespace onnxgen::text {

// Reason for a failure.
enum class TextError : std::uint8_t {
  kNone,
  kSyntax,           // the text does not follow the grammar of its format
  kUnknownName,      // unknown field, extension, enum value, or type of an Any
  kWrongValue,       // invalid value for the field: wrong type, out of range, or not UTF-8
  kSetTwice,         // repeated field, second member of a oneof, or repeated map key
  kTooDeep,          // messages are nested more deeply than the options allow
  kTooLong,          // the text is longer than the options allow
  kMissingRequired,  // a `required` field is not set
  kOutOfMemory,
  // Errors of printing.
  kMalformed,      // the bytes are not a valid message
  kNoForm,         // the format cannot express the value: a Timestamp out of range, an Any of an unknown type
  kTooManyCopies,  // joining the pieces of encoded messages would take too long
  kWriteFailed,    // writing the output failed
};

// Status of printing or parsing. Lines and columns start at 1; columns count bytes. Both are 0 for errors of printing
// and errors of the whole text. Quoted input in messages is made printable and limited in length, so messages are safe
// to log.
class [[nodiscard]] TextStatus {
 public:
  TextStatus() noexcept = default;
  // Constructs an error that concerns the whole text. `what` must be printable.
  TextStatus(TextError code, std::string what) noexcept : code_(code), what_(std::move(what)) {}
  // Converts the status of printing a message. Codes without a counterpart become kMalformed.
  static TextStatus of_printing(const Status& status);
  // Constructs an error at byte `position` of `text`, in the field with this path. `path` and `what` are copied, made
  // printable and shortened.
  TextStatus(TextError code, std::string_view text, std::size_t position, std::string_view path, std::string_view what);

  operator bool() const noexcept { return code_ == TextError::kNone; }
  bool ok() const noexcept { return code_ == TextError::kNone; }

  TextError code() const noexcept { return code_; }
  std::size_t line() const noexcept { return line_; }
  std::size_t column() const noexcept { return column_; }
  const std::string& path() const noexcept { return path_; }  // "graph.node[3].op_type"; empty outside of fields
  const std::string& what() const noexcept { return what_; }

  // Returns the complete message, for example "line 3, column 12: graph.node[3].op_type: expected a string, found '7'".
  // Returns "ok" if there is no error.
  std::string message() const;

  // Prepends a field to the path. `index` is the position of an element in a repeated field, or kNoIndex.
  static constexpr std::size_t kNoIndex = static_cast<std::size_t>(-1);
  void add_outer_field(std::string_view name, std::size_t index = kNoIndex);

 private:
  TextError code_ = TextError::kNone;
  std::size_t line_ = 0;
  std::size_t column_ = 0;
  std::string path_;
  std::string what_;
};

// Prints the message.
template <class Traits>
std::basic_ostream<char, Traits>& operator<<(std::basic_ostream<char, Traits>& out, const TextStatus& status) {
  return out << status.message();
}

}  // namespace onnxgen::text
