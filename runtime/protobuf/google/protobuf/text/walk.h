// Prints messages for a TextFormat::Printer with printers that the program has added, or that redacts values.
#pragma once

#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "google/protobuf/text_format.h"
#include "onnxgen/reflection/const_message.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {
namespace internal {

// Collects text and indents its lines.
class IndentedText final : public TextFormat::BaseTextGenerator {
 public:
  // `spaces` is the initial indentation.
  explicit IndentedText(std::size_t spaces) : spaces_(spaces) {}

  void Indent() override { spaces_ += 2; }
  void Outdent() override { spaces_ -= 2; }
  std::size_t GetCurrentIndentationSize() const override { return spaces_; }
  void Print(const char* text, std::size_t size) override;

  std::string& text() { return text_; }

 private:
  std::string text_;
  std::size_t spaces_;
  bool is_line_start_ = true;
};

class TextWalk {
 public:
  TextWalk(const TextFormat::Printer& printer, const Message& outermost);
  // For unknown fields of any message.
  explicit TextWalk(const TextFormat::Printer& printer);

  void message(const Message& message);
  // Prints one value. If it is a message, the field must be redacted.
  void value(const FieldDescriptor& field, const onnxgen::FieldValue& value);
  void redacted_unknown_fields(std::string_view bytes);
  bool is_redacted(const FieldDescriptor& field);

  std::string& text() { return out_.text(); }

 private:
  using FieldPrinter = TextFormat::FastFieldValuePrinter;

  // Returns the printer that the program has set for the field or for all fields, or the standard one.
  const FieldPrinter& printer_of(const FieldDescriptor& field) const;

  // Prints what is between the braces of a message.
  void contents(const Message& message);
  std::vector<const FieldDescriptor*> fields_of(const Message& message) const;
  void field(const Message& message, const FieldDescriptor& field);
  void short_list(const Message& message, const FieldDescriptor& field, std::size_t count);
  void name(const Message& message, const FieldDescriptor& field, int index, std::size_t count);
  // Prints what `printer` prints before and after a message, and between them what content() prints, indented.
  template <class Content>
  void braced(const Message& message, const FieldPrinter& printer, int index, int count, Content content);
  void submessage(const Message& message, const FieldPrinter& printer, int index, int count);
  void map(const Message& message, const FieldDescriptor& field, std::size_t count);
  // Prints the key or value of a map's entry.
  void part(const FieldDescriptor& field, const onnxgen::FieldValue& value);
  // Prints the expanded form of an Any, or hides its value if that is malformed or nested too deeply. Returns false if
  // its type is unknown, or instead of hiding a value if the printer does not redact.
  bool any(const Message& message);
  void unknown_fields(const Message& message);
  void end_value();

  const TextFormat::Printer& printer_;
  const onnxgen::text::PrintTextOptions& options_;
  const onnxgen::TypeList* types_;  // types that an Any can contain
  IndentedText out_;
  int depth_ = 0;                                              // number of messages that are being printed
  std::unordered_map<const FieldDescriptor*, bool> redacted_;  // whether fields have the option debug_redact
};

}  // namespace internal
}  // namespace ONNXGEN_HIDDEN
}  // namespace google
