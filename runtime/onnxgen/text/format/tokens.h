// Tokens of protobuf's text format: names, numbers, strings and signs, separated by whitespace and `# comments`.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace onnxgen::text {

enum class TokenKind : std::uint8_t {
  kEnd,
  kName,
  kInteger,  // decimal, hexadecimal (0x) or octal, without a sign
  kFloat,    // with a decimal point, an exponent or a trailing f; without a sign
  kString,   // including its quotes and escapes, which are not validated
  kSign,     // a single character
  kInvalid,  // Tokens::problem() describes the error
};

// Splits a text into tokens. The text must outlive this object; token() returns views into it.
class Tokens {
 public:
  explicit Tokens(std::string_view text) noexcept : text_(text) { advance(); }

  TokenKind kind() const noexcept { return kind_; }
  std::string_view token() const noexcept { return text_.substr(begin_, end_ - begin_); }
  std::size_t position() const noexcept { return begin_; }
  const char* problem() const noexcept { return problem_; }

  bool is_sign(char sign) const noexcept { return kind_ == TokenKind::kSign && text_[begin_] == sign; }

  // Reads the next token. Does nothing at the end or after an invalid token.
  void advance() noexcept;

  // Reads a name in brackets, which begins at the current token and consists of the characters up to the first one for
  // which is_url_char() is false. Whitespace and comments may follow each character, and are not part of the name. The
  // name is empty if there is none. The character after it becomes the current token, a sign whatever it is.
  std::string take_bracket_name();

 private:
  char peek(std::size_t ahead = 0) const noexcept { return end_ + ahead < text_.size() ? text_[end_ + ahead] : '\0'; }
  template <class Predicate>
  std::size_t skip_while(Predicate predicate) noexcept;
  void skip_space() noexcept;
  void invalid(const char* problem) noexcept;
  void number() noexcept;
  void decimal() noexcept;
  void string() noexcept;

  std::string_view text_;
  std::size_t begin_ = 0;
  std::size_t end_ = 0;
  TokenKind kind_ = TokenKind::kEnd;
  const char* problem_ = nullptr;
};

// Converts a kInteger token. Returns false if the value exceeds `max`.
bool integer_value(std::string_view token, std::uint64_t max, std::uint64_t& value) noexcept;

// Converts a kFloat token or a decimal kInteger token. Values beyond the range of double become infinity or zero.
double float_value(std::string_view token) noexcept;

// Appends the value of a kString token. Returns false if it contains an invalid escape; part of the value may then be
// in `out`.
bool append_unescaped(std::string& out, std::string_view token);

}  // namespace onnxgen::text
