#include "onnxgen/syntax/print/output.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "onnxgen/error/printable.h"
#include "onnxgen/syntax/words.h"
#include "onnxgen/text/real_chars.h"
#include "onnxgen/wire/fixed.h"

namespace onnxgen::syntax::detail {
namespace {

constexpr std::size_t kLongestNumber = 40;

// Returns an upper limit for the size of the text once it is made printable.
std::size_t unlimited(std::string_view text) noexcept {
  constexpr std::size_t kLongestEscape = 8;
  constexpr std::size_t kShortestLimit = 100;
  return kLongestEscape * text.size() + kShortestLimit;
}

std::string with_escapes(std::string_view text) {
  std::string escaped;
  escaped.reserve(text.size());
  for (const char c : text) {
    if (c == '"' || c == '\\') escaped += '\\';
    escaped += c;
  }
  return escaped;
}

// Returns whether the value is the NaN that a parser creates for "nan" or "-nan".
bool is_plain_nan(float value) noexcept {
  return (wire::bit_cast<std::uint32_t>(value) & 0x7FFFFFFFu) == 0x7FC00000u;
}
bool is_plain_nan(double value) noexcept {
  return (wire::bit_cast<std::uint64_t>(value) & 0x7FFFFFFFFFFFFFFFu) == 0x7FF8000000000000u;
}

// Returns whether the field is set to its default value.
bool is_default(const ConstMessage& message, const FieldDescriptor& field) {
  if (is_repeated(field) || is_message(field)) return false;
  if (is_text(field)) return message.GetString(field).empty();
  return message.bits(field) == field.default_bits;
}

}  // namespace

void Output::new_line() {
  put("\n");
  for (int i = 0; i < indentation_; ++i) put("  ");
}

void Output::quoted(std::string_view text) {
  const std::string escaped = with_escapes(text);
  put("\"");
  if (!options_.display) {
    put(escaped);
    return put("\"");
  }
  const std::string shown = printable(escaped, unlimited(escaped));
  put(shown);
  put(shown == escaped ? "\"" : "\"...");
}

void Output::name(std::string_view text) {
  if (is_identifier(text)) {
    put(text);
  } else {
    quoted(text);
  }
}

void Output::name_among_types(std::string_view text) {
  if (is_type_word(text) || is_number_word(text)) {
    quoted(text);
  } else {
    name(text);
  }
}

void Output::integer(std::int64_t value) {
  put(std::to_string(value));
}

void Output::unsigned_integer(std::uint64_t value) {
  put(std::to_string(value));
}

template <class Real>
bool Output::put_real(Real value, bool with_point) {
  if (!std::isfinite(value)) {
    if (std::signbit(value)) put("-");
    put(std::isnan(value) ? "nan" : "inf");
    return !std::isnan(value) || is_plain_nan(value);
  }
  int digits = std::numeric_limits<Real>::digits10;
  while (digits < std::numeric_limits<Real>::max_digits10 && !text::reads_back(value, digits)) ++digits;
  char written[kLongestNumber];
  const char* const end = text::write_real(written, value, digits);
  const std::string_view number(written, static_cast<std::size_t>(end - written));
  put(number);
  if (with_point && number.find_first_of(".e") == std::string_view::npos) put(".0");
  return true;
}

bool Output::real(float value) {
  return put_real(value);
}

bool Output::real(double value) {
  return put_real(value);
}

bool Output::real_with_point(float value) {
  return put_real(value, true);
}

void Output::comment(std::string_view text) {
  put("  # ");
  put(printable(text, kLongestSentence));
}

void Output::leave_out(std::string path) {
  if (omissions_.paths.size() < Omissions::kMaxPaths) omissions_.paths.push_back(std::move(path));
  ++omissions_.count;
}

void Output::leave_gap(const std::string& path) {
  put("...");
  if (omissions_.first_gap.empty()) omissions_.first_gap = path;
  leave_out(path);
}

void Output::leave_out_others(const LocatedMessage& located, std::initializer_list<std::uint32_t> printed) {
  const ConstMessage& message = located.message();
  message.ListFields([&](const FieldDescriptor& field) {
    const auto number = static_cast<std::uint32_t>(field.number);
    if (std::find(printed.begin(), printed.end(), number) != printed.end() || is_default(message, field)) return;
    leave_out(located.path(number));
  });
  if (!message.unknown_fields().empty()) {
    const std::string path = located.path();
    leave_out(path.empty() ? "unknown fields" : path + ": unknown fields");
  }
}

bool Output::is_too_deep(const LocatedMessage& located) {
  was_too_deep_ = was_too_deep_ || located.depth() > options_.max_depth;
  return was_too_deep_;
}

}  // namespace onnxgen::syntax::detail
