// Where printed text goes, letter by letter, and what becomes of that which cannot be expressed.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>

#include "onnxgen/reflection/place.h"
#include "onnxgen/syntax/print.h"
#include "onnxgen/text/sink.h"

namespace onnxgen::syntax::detail {

class Output {
 public:
  Output(text::Sink& sink, const PrintOptions& options, Omissions& omissions) noexcept
      : sink_(sink), options_(options), omissions_(omissions) {}

  void put(std::string_view text) {
    sink_.pass_on_if_large();
    sink_.out() += text;
  }
  // Ends the line and begins the next one at the present depth.
  void new_line();
  void indent() noexcept { ++indentation_; }
  void outdent() noexcept { --indentation_; }

  void quoted(std::string_view text);
  // In quotes where it is no identifier.
  void name(std::string_view text);
  // The same where a word that means something else must be in quotes, too.
  void name_among_types(std::string_view text);

  void integer(std::int64_t value);
  void unsigned_integer(std::uint64_t value);
  // As few digits as are read as the same number. A NaN with bits of its own, which text cannot tell from another, is
  // printed and false.
  bool real(float value);
  bool real(double value);
  // With a point or an exponent, so that it is not taken for an integer.
  bool real_with_point(float value);

  bool is_for_display() const noexcept { return options_.display; }
  // A comment up to the end of the line.
  void comment(std::string_view text);

  // Notes something that has no words in the syntax.
  void leave_out(std::string path);
  // Notes all that is set in the message but these fields, unknown fields included. What is set to its default says
  // nothing.
  void leave_out_others(const Place& place, std::initializer_list<std::uint32_t> printed);

  // Whether nothing below may be printed, as the message lies too deep.
  bool is_too_deep(const Place& place);
  bool was_too_deep() const noexcept { return was_too_deep_; }

 private:
  template <class Real>
  bool put_real(Real value, bool with_point = false);

  text::Sink& sink_;
  const PrintOptions& options_;
  Omissions& omissions_;
  int indentation_ = 0;
  bool was_too_deep_ = false;
};

}  // namespace onnxgen::syntax::detail
