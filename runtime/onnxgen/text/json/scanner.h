// The words of JSON, by its strict grammar (RFC 8259): no comments, no commas too many, no single quotes.
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
  kInvalid,  // what is wrong says JsonScanner::fault()
};

// Reads one after the other. The text must outlive it, and the views that it gives are into the text. A copy goes on
// from where the original stands.
class JsonScanner {
 public:
  explicit JsonScanner(std::string_view text) noexcept : text_(text) { advance(); }

  JsonToken kind() const noexcept { return kind_; }
  // As it stands there: of a string with its quotes and escapes.
  std::string_view token() const noexcept { return text_.substr(begin_, end_ - begin_); }
  std::size_t position() const noexcept { return begin_; }
  const char* fault() const noexcept { return fault_; }

  // Of a string what is between its quotes, and whether there are escapes in it.
  std::string_view content() const noexcept { return text_.substr(begin_ + 1, end_ - begin_ - 2); }
  bool has_escapes() const noexcept { return has_escapes_; }

  // On to the next. At the end, and at what is invalid, it stays.
  void advance() noexcept;

 private:
  char peek(std::size_t ahead = 0) const noexcept { return end_ + ahead < text_.size() ? text_[end_ + ahead] : '\0'; }
  void sign(JsonToken kind) noexcept;
  void word(std::string_view word, JsonToken kind) noexcept;
  void number() noexcept;
  bool digits() noexcept;
  void string() noexcept;
  bool escape() noexcept;
  void invalid(const char* fault) noexcept;

  std::string_view text_;
  std::size_t begin_ = 0;
  std::size_t end_ = 0;
  JsonToken kind_ = JsonToken::kEnd;
  bool has_escapes_ = false;
  const char* fault_ = nullptr;
};

// Whether all of `text` is a number as JSON writes it.
bool is_json_number(std::string_view text) noexcept;

// Appends what the content of a string that the scanner has read stands for.
void append_json_unescaped(std::string& out, std::string_view content);

}  // namespace onnxgen::text
