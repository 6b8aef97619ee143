// Parses the text format into the encoding of a message.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "onnxgen/text/any/any_type.h"
#include "onnxgen/text/format/tokens.h"
#include "onnxgen/text/message_encoder.h"
#include "onnxgen/text/parse.h"

namespace onnxgen::text {

class TextReader {
 public:
  TextReader(std::string_view text, const MessageDescriptor& table, std::string& out, const ParseTextOptions& options)
      : text_(text),
        tokens_(text),
        encoder_(out, table, options.last_wins ? Source::kMergedText : Source::kText),
        options_(options),
        types_{table.types, options.any_types} {}

  TextStatus read();

 private:
  // Record an error. All return false, so that callers can return the result.
  bool fail(TextError code, const std::string& what);
  bool fail_at(std::size_t position, TextError code, const std::string& what);
  bool expected(const char* what);

  bool take(char sign);
  bool require(char sign);
  void take_separator();

  bool fields(char end);
  bool field();
  bool field_name(const FieldDescriptor*& row);
  bool name_in_brackets(const char* what, bool (*is_valid)(std::string_view), std::string& name);
  bool may_be_set(const FieldDescriptor& row);
  bool expanded_any();

  // Skip unknown fields, which the options may allow.
  bool skip_rest_of_field(int depth);
  bool skip_value(int depth);
  bool skip_message(int depth);

  bool values(const FieldDescriptor& row);
  bool value(const FieldDescriptor& row);
  bool message(const MessageDescriptor& table);
  bool string(const FieldDescriptor& row);
  bool number(const FieldDescriptor& row);
  bool unsigned_integer(std::uint64_t max, std::uint64_t& value);
  bool signed_integer(std::int64_t max, std::uint64_t& bits);
  bool floating(double& value);
  bool is_infinity() const;
  bool is_nan() const;
  bool boolean(std::uint64_t& value);
  bool enum_value(const FieldDescriptor& row, std::uint64_t& bits);

  std::string_view text_;
  Tokens tokens_;
  MessageEncoder encoder_;
  const ParseTextOptions& options_;
  KnownTypes types_;
  TextStatus status_;
};

}  // namespace onnxgen::text
