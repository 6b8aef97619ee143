// Prints messages as text, formatted like libprotobuf's output, and parses text.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>

#include "google/protobuf/io/tokenizer.h"
#include "google/protobuf/io/zero_copy_stream.h"
#include "google/protobuf/message.h"
#include "google/protobuf/unknown_field_set.h"
#include "onnxgen/text/parse.h"
#include "onnxgen/text/print.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {

class TextFormat {
 public:
  TextFormat() = delete;

  // Return false if the output cannot be written.
  static bool PrintToString(const Message& message, std::string* output);
  static bool Print(const Message& message, io::ZeroCopyOutputStream* output);

  // Print unknown fields, without a message around them.
  static bool PrintUnknownFields(const UnknownFieldSet& unknown_fields, io::ZeroCopyOutputStream* output);
  static bool PrintUnknownFieldsToString(const UnknownFieldSet& unknown_fields, std::string* output);
  // Prints one value of a field without its name. `index` is -1 for a singular field.
  static void PrintFieldValueToString(const Message& message, const FieldDescriptor* field, int index,
                                      std::string* output);

  // Printer with options. A const Printer may be used by several threads.
  class Printer {
   public:
    bool PrintToString(const Message& message, std::string* output) const;
    bool Print(const Message& message, io::ZeroCopyOutputStream* output) const;

    bool PrintUnknownFields(const UnknownFieldSet& unknown_fields, io::ZeroCopyOutputStream* output) const;
    bool PrintUnknownFieldsToString(const UnknownFieldSet& unknown_fields, std::string* output) const;
    void PrintFieldValueToString(const Message& message, const FieldDescriptor* field, int index,
                                 std::string* output) const;

    // Indents all lines by this number of levels.
    void SetInitialIndentLevel(int level) { options_.indentation = static_cast<std::size_t>(std::max(level, 0)); }
    void SetSingleLineMode(bool single_line) { options_.single_line = single_line; }
    bool IsInSingleLineMode() const { return options_.single_line; }
    void SetUseUtf8StringEscaping(bool as_utf8) { options_.utf8_strings = as_utf8; }
    void SetUseShortRepeatedPrimitives(bool as_lists) { options_.short_repeated = as_lists; }
    void SetUseFieldNumber(bool numbers) { options_.field_numbers = numbers; }
    void SetHideUnknownFields(bool hide) { options_.hide_unknown_fields = hide; }
    // Prints fields in the order of the schema instead of by number.
    void SetPrintMessageFieldsInIndexOrder(bool in_index_order) { options_.declared_order = in_index_order; }
    void SetExpandAny(bool expand) { options_.expand_any = expand; }
    void SetTruncateStringFieldLongerThan(int64 size);  // 0 or less means no limit

   private:
    // In single-line mode, only the beginning of the output is indented.
    std::string first_indentation() const {
      return std::string(options_.single_line ? 2 * options_.indentation : 0, ' ');
    }

    onnxgen::text::PrintTextOptions options_;
  };

  // Replace the message with the one that the text describes. A singular field must not be set twice. Return false if
  // the text is invalid or a `required` field is missing; the contents of the message are then unspecified.
  static bool Parse(io::ZeroCopyInputStream* input, Message* output);
  static bool ParseFromString(const std::string& input, Message* output);

  // Merge the message that the text describes. If a field is set twice, the last value counts.
  static bool Merge(io::ZeroCopyInputStream* input, Message* output);
  static bool MergeFromString(const std::string& input, Message* output);

  // Parses one value as it would follow the field's name: 3, "text", CONV, { op_type: "Conv" }. Sets a singular field
  // or adds an element to a repeated field. If the text is invalid, returns false and does not change the message.
  static bool ParseFieldValueFromString(const std::string& input, const FieldDescriptor* field, Message* message);

  // Parser with options and error messages.
  class Parser {
   public:
    bool Parse(io::ZeroCopyInputStream* input, Message* output);
    bool ParseFromString(const std::string& input, Message* output);
    bool Merge(io::ZeroCopyInputStream* input, Message* output);
    bool MergeFromString(const std::string& input, Message* output);
    bool ParseFieldValueFromString(const std::string& input, const FieldDescriptor* field, Message* output);

    // Sets the receiver of errors, which must outlive the parser. Null, the default, discards them.
    void RecordErrorsTo(io::ErrorCollector* collector) { collector_ = collector; }
    // Accept missing `required` fields.
    void AllowPartialMessage(bool allow) { options_.allow_partial = allow; }
    // Accept field numbers in place of names.
    void AllowFieldNumber(bool allow) { options_.field_numbers = allow; }
    // Ignore unknown fields or extensions.
    void AllowUnknownField(bool allow) { options_.ignore_unknown_fields = allow; }
    void AllowUnknownExtension(bool allow) { options_.ignore_unknown_extensions = allow; }
    // Sets the maximum nesting depth of messages. Values above 100 are treated as 100.
    void SetRecursionLimit(int limit) { options_.max_depth = (std::min)(limit, 100); }

   private:
    bool merge_rest(io::ZeroCopyInputStream* input, bool last_wins, Message* output);
    bool merge(std::string_view input, bool last_wins, Message* output);
    bool fail(int line, int column, const std::string& what);

    io::ErrorCollector* collector_ = nullptr;
    onnxgen::text::ParseTextOptions options_;
  };
};

}  // namespace ONNXGEN_HIDDEN
}  // namespace google
