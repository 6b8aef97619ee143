// Output of printed text, and record of what cannot be expressed.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>

#include "onnxgen/reflection/located_message.h"
#include "onnxgen/syntax/print.h"
#include "onnxgen/text/sink.h"

namespace onnxgen::syntax::detail {

class Output {
 public:
  Output(text::Sink& sink, const PrintOptions& options, Omissions& omissions) noexcept
      : sink_(sink), options_(options), omissions_(omissions) {}

  void put(std::string_view text) {
    sink_.flush_if_large();
    sink_.out() += text;
  }
  // Ends the line and begins the next one at the current indentation.
  void new_line();
  void indent() noexcept { ++indentation_; }
  void outdent() noexcept { --indentation_; }

  void quoted(std::string_view text);
  // Prints a name, in quotes unless it is an identifier.
  void name(std::string_view text);
  // Like name(), but also quotes words that would be read as a type or number.
  void name_among_types(std::string_view text);

  void integer(std::int64_t value);
  void unsigned_integer(std::uint64_t value);
  // Prints the fewest digits that are read back as the same number. Returns false for a NaN that text cannot
  // distinguish from the default one.
  bool real(float value);
  bool real(double value);
  // Prints the number with a decimal point or exponent, so that it is not read as an integer.
  bool real_with_point(float value);

  bool is_for_display() const noexcept { return options_.display; }
  // Prints a comment up to the end of the line.
  void comment(std::string_view text);

  // Records a part of the message that the syntax cannot express.
  void leave_out(std::string path);
  // Prints "..." in place of a required value, and records it.
  void leave_gap(const std::string& path);
  // Records all fields that are set in the message except `printed`, including unknown fields. Fields set to their
  // defaults are ignored.
  void leave_out_others(const LocatedMessage& message, std::initializer_list<std::uint32_t> printed);

  // Returns whether the message is nested too deeply to be printed.
  bool is_too_deep(const LocatedMessage& message);
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
