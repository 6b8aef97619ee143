// Prints messages as text, formatted like libprotobuf's output, and parses text.
#pragma once

#include <algorithm>
#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>

#include "google/protobuf/io/tokenizer.h"
#include "google/protobuf/io/zero_copy_stream.h"
#include "google/protobuf/message.h"
#include "google/protobuf/unknown_field_set.h"
#include "onnxgen/text/parse.h"
#include "onnxgen/text/print.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {

namespace internal {

class TextWalk;

}  // namespace internal

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

  // Destination of the text that printers of values and messages write. It indents the lines.
  class BaseTextGenerator {
   public:
    virtual ~BaseTextGenerator() = default;

    virtual void Indent() {}
    virtual void Outdent() {}
    // Returns the number of spaces before the next line.
    virtual std::size_t GetCurrentIndentationSize() const { return 0; }
    virtual void Print(const char* text, std::size_t size) = 0;

    void PrintString(std::string_view text) { Print(text.data(), text.size()); }
    template <std::size_t n>
    void PrintLiteral(const char (&text)[n]) {
      Print(text, n - 1);
    }
  };

  // Prints the names, values and braces of fields. By default, the functions print the usual text; derived classes
  // override them. They are not called for the braces of a map entry, nor for its names `key` and `value`.
  class FastFieldValuePrinter {
   public:
    FastFieldValuePrinter() = default;
    FastFieldValuePrinter(const FastFieldValuePrinter&) = delete;
    FastFieldValuePrinter& operator=(const FastFieldValuePrinter&) = delete;
    virtual ~FastFieldValuePrinter() = default;

    virtual void PrintBool(bool value, BaseTextGenerator* generator) const;
    virtual void PrintInt32(int32 value, BaseTextGenerator* generator) const;
    virtual void PrintUInt32(uint32 value, BaseTextGenerator* generator) const;
    virtual void PrintInt64(int64 value, BaseTextGenerator* generator) const;
    virtual void PrintUInt64(uint64 value, BaseTextGenerator* generator) const;
    virtual void PrintFloat(float value, BaseTextGenerator* generator) const;
    virtual void PrintDouble(double value, BaseTextGenerator* generator) const;
    virtual void PrintString(const std::string& value, BaseTextGenerator* generator) const;
    virtual void PrintBytes(const std::string& value, BaseTextGenerator* generator) const;
    // If the enum does not declare the value, `name` is its decimal number.
    virtual void PrintEnum(int32 value, const std::string& name, BaseTextGenerator* generator) const;

    // `field_index` is -1 for a singular field, and for a repeated field printed as a list in brackets. The Printer
    // calls the first overload, which by default calls the second one. Neither is called if it prints field numbers.
    virtual void PrintFieldName(const Message& message, int field_index, int field_count, const Reflection* reflection,
                                const FieldDescriptor* field, BaseTextGenerator* generator) const;
    virtual void PrintFieldName(const Message& message, const Reflection* reflection, const FieldDescriptor* field,
                                BaseTextGenerator* generator) const;
    virtual void PrintMessageStart(const Message& message, int field_index, int field_count, bool single_line_mode,
                                   BaseTextGenerator* generator) const;
    // Returns whether the contents of the message were printed. Otherwise the Printer prints them.
    virtual bool PrintMessageContent(const Message& message, int field_index, int field_count, bool single_line_mode,
                                     BaseTextGenerator* generator) const;
    virtual void PrintMessageEnd(const Message& message, int field_index, int field_count, bool single_line_mode,
                                 BaseTextGenerator* generator) const;
  };

  // Older form of FastFieldValuePrinter, whose functions return the text.
  class FieldValuePrinter {
   public:
    FieldValuePrinter() = default;
    FieldValuePrinter(const FieldValuePrinter&) = delete;
    FieldValuePrinter& operator=(const FieldValuePrinter&) = delete;
    virtual ~FieldValuePrinter() = default;

    virtual std::string PrintBool(bool value) const;
    virtual std::string PrintInt32(int32 value) const;
    virtual std::string PrintUInt32(uint32 value) const;
    virtual std::string PrintInt64(int64 value) const;
    virtual std::string PrintUInt64(uint64 value) const;
    virtual std::string PrintFloat(float value) const;
    virtual std::string PrintDouble(double value) const;
    virtual std::string PrintString(const std::string& value) const;
    virtual std::string PrintBytes(const std::string& value) const;
    virtual std::string PrintEnum(int32 value, const std::string& name) const;
    virtual std::string PrintFieldName(const Message& message, const Reflection* reflection,
                                       const FieldDescriptor* field) const;
    virtual std::string PrintMessageStart(const Message& message, int field_index, int field_count,
                                          bool single_line_mode) const;
    virtual std::string PrintMessageEnd(const Message& message, int field_index, int field_count,
                                        bool single_line_mode) const;
  };

  // Prints the contents of all messages of one class, without the braces around them.
  class MessagePrinter {
   public:
    MessagePrinter() = default;
    MessagePrinter(const MessagePrinter&) = delete;
    MessagePrinter& operator=(const MessagePrinter&) = delete;
    virtual ~MessagePrinter() = default;

    virtual void Print(const Message& message, bool single_line_mode, BaseTextGenerator* generator) const = 0;
  };

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
    void SetInitialIndentLevel(int level) { options_.indentation = static_cast<std::size_t>((std::max)(level, 0)); }
    void SetSingleLineMode(bool single_line) { options_.single_line = single_line; }
    bool IsInSingleLineMode() const { return options_.single_line; }
    // Also removes a printer set by SetDefaultFieldValuePrinter().
    void SetUseUtf8StringEscaping(bool as_utf8);
    void SetUseShortRepeatedPrimitives(bool as_lists) { options_.short_repeated = as_lists; }
    void SetUseFieldNumber(bool numbers) { options_.field_numbers = numbers; }
    void SetHideUnknownFields(bool hide) { options_.hide_unknown_fields = hide; }
    // Prints fields in the order of the schema instead of by number.
    void SetPrintMessageFieldsInIndexOrder(bool in_index_order) { options_.declared_order = in_index_order; }
    void SetExpandAny(bool expand) { options_.expand_any = expand; }
    void SetTruncateStringFieldLongerThan(int64 size);  // 0 or less means no limit
    // Prints "[REDACTED]" instead of the values of unknown fields and of fields with the option debug_redact.
    void SetRedactDebugString(bool redact) { redact_ = redact; }

    // Set a printer for all fields, for one field, or for the messages of one class, and take ownership of it. A
    // printer of one field takes precedence over that of all fields. The functions that return bool return false, and
    // leave ownership with the caller, if such a printer is already registered or an argument is null. A
    // FieldValuePrinter for all fields must not be null. If several threads use the Printer, all of them call the
    // printers set here.
    void SetDefaultFieldValuePrinter(const FastFieldValuePrinter* printer) { default_printer_.reset(printer); }
    void SetDefaultFieldValuePrinter(const FieldValuePrinter* printer);
    bool RegisterFieldValuePrinter(const FieldDescriptor* field, const FastFieldValuePrinter* printer);
    bool RegisterFieldValuePrinter(const FieldDescriptor* field, const FieldValuePrinter* printer);
    bool RegisterMessagePrinter(const Descriptor* descriptor, const MessagePrinter* printer);

   private:
    friend class internal::TextWalk;

    // Returns whether onnxgen::text cannot print the message.
    bool needs_walk() const {
      return redact_ || default_printer_ != nullptr || !field_printers_.empty() || !message_printers_.empty();
    }
    // In single-line mode, only the beginning of the output is indented.
    std::string first_indentation() const {
      return std::string(options_.single_line ? 2 * options_.indentation : 0, ' ');
    }

    onnxgen::text::PrintTextOptions options_;
    bool redact_ = false;
    std::unique_ptr<const FastFieldValuePrinter> default_printer_;
    std::unordered_map<const FieldDescriptor*, std::unique_ptr<const FastFieldValuePrinter>> field_printers_;
    std::unordered_map<const Descriptor*, std::unique_ptr<const MessagePrinter>> message_printers_;
  };

  // Replace the message with the one that the text describes. A singular field must not be set twice. Return false if
  // the text is invalid or a `required` field is missing; the contents of the message are then unspecified.
  static bool Parse(io::ZeroCopyInputStream* input, Message* output);
  static bool ParseFromString(std::string_view input, Message* output);

  // Merge the message that the text describes. If a field is set twice, the last value counts.
  static bool Merge(io::ZeroCopyInputStream* input, Message* output);
  static bool MergeFromString(std::string_view input, Message* output);

  // Parses one value as it would follow the field's name: 3, "text", CONV, { op_type: "Conv" }. Sets a singular field
  // or adds an element to a repeated field. If the text is invalid, returns false and does not change the message.
  static bool ParseFieldValueFromString(std::string_view input, const FieldDescriptor* field, Message* message);

  // Parser with options and error messages.
  class Parser {
   public:
    bool Parse(io::ZeroCopyInputStream* input, Message* output);
    bool ParseFromString(std::string_view input, Message* output);
    bool Merge(io::ZeroCopyInputStream* input, Message* output);
    bool MergeFromString(std::string_view input, Message* output);
    bool ParseFieldValueFromString(std::string_view input, const FieldDescriptor* field, Message* output);

    // Sets the receiver of errors, which must outlive the parser. Null, the default, logs them.
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
    bool fail(const Message& output, int line, int column, const std::string& what);

    io::ErrorCollector* collector_ = nullptr;
    onnxgen::text::ParseTextOptions options_;
  };
};

}  // namespace ONNXGEN_HIDDEN
}  // namespace google
