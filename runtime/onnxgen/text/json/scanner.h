// Tokens of JSON by its strict grammar (RFC 8259): no comments, no trailing commas, no single quotes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace onnxgen::text {

enum class JsonToken : std::uint8_t {
  kEnd,
  kObjectBegin,
  kObjectEnd,
  kListBegin,
  kListEnd,
  kColon,
  kComma,
  kString,
  kNumber,
  kTrue,
  kFalse,
  kNull,
  kInvalid,  // JsonScanner::problem() describes the error
};

// Splits a text into tokens. The text must outlive this object; all views point into it. A copy continues from the
// position of the original.
class JsonScanner {
 public:
  explicit JsonScanner(std::string_view text) noexcept : text_(text) { advance(); }

  JsonToken kind() const noexcept { return kind_; }
  // Returns the token as in the text. A string includes its quotes and escapes.
  std::string_view token() const noexcept { return text_.substr(begin_, end_ - begin_); }
  std::size_t position() const noexcept { return begin_; }
  const char* problem() const noexcept { return problem_; }

  // For a string token: the text between the quotes, and whether it contains escapes.
  std::string_view content() const noexcept { return text_.substr(begin_ + 1, end_ - begin_ - 2); }
  bool has_escapes() const noexcept { return has_escapes_; }

  // Reads the next token. Does nothing at the end or after an invalid token.
  void advance() noexcept;

 private:
  char peek(std::size_t ahead = 0) const noexcept { return end_ + ahead < text_.size() ? text_[end_ + ahead] : '\0'; }
  void sign(JsonToken kind) noexcept;
  void word(std::string_view word, JsonToken kind) noexcept;
  void number() noexcept;
  bool digits() noexcept;
  void string() noexcept;
  bool escape() noexcept;
  void invalid(const char* problem) noexcept;

  std::string_view text_;
  std::size_t begin_ = 0;
  std::size_t end_ = 0;
  JsonToken kind_ = JsonToken::kEnd;
  bool has_escapes_ = false;
  const char* problem_ = nullptr;
};

// Returns whether all of `text` is a JSON number.
bool is_json_number(std::string_view text) noexcept;

// Appends the value of a string token, given its content().
void append_json_unescaped(std::string& out, std::string_view content);

}  // namespace onnxgen::text
