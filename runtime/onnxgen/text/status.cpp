#include "onnxgen/text/status.h"

#include <algorithm>

#include "onnxgen/error/printable.h"
#include "onnxgen/text/parse_encoded.h"

namespace onnxgen::text {

TextStatus::TextStatus(TextError code, std::string_view text, std::size_t position, std::string_view path,
                       std::string_view what)
    : code_(code), path_(printable(path, kLongestSentence)), what_(printable(what, kLongestSentence)) {
  const std::string_view before = text.substr(0, position);
  const std::size_t line_begin = before.rfind('\n') + 1;  // 0 on the first line
  line_ = 1 + static_cast<std::size_t>(std::count(before.begin(), before.end(), '\n'));
  column_ = 1 + before.size() - line_begin;
}

TextStatus TextStatus::of_printing(const Status& status) {
  switch (status.code()) {
    case ErrorCode::kOk:
      return TextStatus();
    case ErrorCode::kDepthExceeded:
      return TextStatus(TextError::kTooDeep, error_text(status.code()));
    case ErrorCode::kAllocationLimit:
      return TextStatus(TextError::kTooManyCopies, "the encoded message has too many parts to join");
    case ErrorCode::kWriteFailed:
      return TextStatus(TextError::kWriteFailed, "cannot write the output");
    case ErrorCode::kOutOfMemory:
      return TextStatus(TextError::kOutOfMemory, "out of memory");
    default:
      return TextStatus(TextError::kMalformed, status.message());
  }
}

void TextStatus::add_outer_field(std::string_view name, std::size_t index) {
  std::string field(name);
  if (index != kNoIndex) field += "[" + std::to_string(index) + "]";
  if (!path_.empty()) field += "." + path_;
  path_ = printable(field, kLongestSentence);
}

TextStatus status_of_parse(const Status& status) {
  switch (status.code()) {
    case ErrorCode::kOk:
      return TextStatus();
    case ErrorCode::kMissingRequired:
      return TextStatus(TextError::kMissingRequired, status.message());
    case ErrorCode::kDepthExceeded:
      return TextStatus(TextError::kTooDeep, status.message());
    default:  // the bytes are valid, so a parser can fail for no other reason
      return TextStatus(TextError::kOutOfMemory, "out of memory");
  }
}

std::string TextStatus::message() const {
  if (ok()) return "ok";
  std::string message;
  if (line_ != 0) message = "line " + std::to_string(line_) + ", column " + std::to_string(column_) + ": ";
  if (!path_.empty()) message += printable(path_, kLongestFieldPath) + ": ";
  return message + what_;
}

}  // namespace onnxgen::text
