// The words of protobuf's text format: names, numbers, strings and signs, with space and `# comments` between them.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace onnxgen::text {

enum class TokenKind : std::uint8_t {
  kEnd,
  kName,
  kInteger,  // decimal, 0x or octal, without a sign
  kFloat,    // with a point, an exponent or an f behind it; without a sign
  kString,   // with its quotes and escapes, of which nobody has looked whether they exist
  kSign,     // one character
  kInvalid,  // what is wrong says Tokens::fault()
};

// Reads one after the other. The text must outlive it, and the views it gives are into it.
class Tokens {
 public:
  explicit Tokens(std::string_view text) noexcept : text_(text) { advance(); }

  TokenKind kind() const noexcept { return kind_; }
  std::string_view token() const noexcept { return text_.substr(begin_, end_ - begin_); }
  std::size_t position() const noexcept { return begin_; }
  const char* fault() const noexcept { return fault_; }

  bool is_sign(char sign) const noexcept { return kind_ == TokenKind::kSign && text_[begin_] == sign; }

  // On to the next. At the end, and at what is invalid, it stays.
  void advance() noexcept;

 private:
  char peek(std::size_t ahead = 0) const noexcept { return end_ + ahead < text_.size() ? text_[end_ + ahead] : '\0'; }
  template <class Predicate>
  std::size_t skip_while(Predicate predicate) noexcept;
  void skip_space() noexcept;
  void invalid(const char* fault) noexcept;
  void number() noexcept;
  void decimal() noexcept;
  void string() noexcept;

  std::string_view text_;
  std::size_t begin_ = 0;
  std::size_t end_ = 0;
  TokenKind kind_ = TokenKind::kEnd;
  const char* fault_ = nullptr;
};

// What a token of kInteger is; false if it is more than `max`.
bool integer_value(std::string_view token, std::uint64_t max, std::uint64_t& value) noexcept;

// What a token of kFloat, or a decimal one of kInteger, is. Past the ends of double's range it is infinite, or zero.
double float_value(std::string_view token) noexcept;

// Appends what a token of kString stands for. False where an escape in it does not exist; a part may be in `out` then.
bool append_unescaped(std::string& out, std::string_view token);

}  // namespace onnxgen::text
