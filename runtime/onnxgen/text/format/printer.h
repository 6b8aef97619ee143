// Prints a message in the text format, from memory (print_message.cpp) or from its encoding (print_encoded.cpp).
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "onnxgen/error/status.h"
#include "onnxgen/reflection/const_message.h"
#include "onnxgen/text/any/any_type.h"
#include "onnxgen/text/format/text_lines.h"
#include "onnxgen/text/print.h"
#include "onnxgen/text/sink.h"
#include "onnxgen/text/typed_field.h"

namespace onnxgen::text {

class Printer {
 public:
  // The descriptor `outermost` provides the types that an Any can contain.
  Printer(const MessageDescriptor& outermost, Sink& sink, const PrintTextOptions& options)
      : types_{outermost.types, options.any_types}, options_(options), lines_(sink, options) {}

  TextStatus print(ConstMessage message);
  TextStatus print(std::string_view bytes, const MessageDescriptor& table);
  TextStatus print_value(const FieldDescriptor* field, const FieldValue& value);

 private:
  // Records an error. Always returns false.
  bool fail(ErrorCode error, const char* position = nullptr);
  // Adds a field to the path of an error. Always returns false.
  bool fail_in(const FieldDescriptor& row, std::size_t index = TextStatus::kNoIndex);
  // Returns the result after printing has finished.
  TextStatus finish(bool had_memory);

  // Printing from memory.
  bool message(const ConstMessage& message, int depth);
  bool field(const ConstMessage& message, const FieldDescriptor& row, int depth);
  bool fields_as_declared(const ConstMessage& message, int depth);
  bool elements(const ConstMessage& message, const FieldDescriptor& row, int depth);
  bool map(const ConstMessage& message, const FieldDescriptor& row, int depth);
  bool value(const FieldDescriptor& row, const FieldValue& value, int depth);
  bool unknown_fields(const ConstMessage& message, int depth);

  // Printing from the encoding.
  bool message(std::string_view bytes, const MessageDescriptor& table, int depth);
  bool known_fields(std::string_view bytes, const MessageDescriptor& table, int depth);
  bool arranged_fields(std::string_view bytes, const MessageDescriptor& table, int depth);
  bool unknown_fields(std::string_view bytes, const MessageDescriptor& table, int depth);
  bool map_entry(std::string_view bytes, const MessageDescriptor& table, int depth);
  bool field(const FieldDescriptor& row, const WireField& field, int depth);
  bool scalars(const FieldDescriptor& row, const WireField& field);

  // Prints the expanded form of an Any. If the type is unknown or the value is not a valid message of that type, prints
  // nothing and returns false.
  bool any(std::string_view type_url, std::string_view value, int depth);

  // Print one value; `bits` are as in FieldValue.
  void number_line(const FieldDescriptor& row, std::uint64_t bits);
  void text_line(const FieldDescriptor& row, std::string_view bytes);
  void open_message(const FieldDescriptor& row);

  void begin_value(const FieldDescriptor& row);
  void end_value(const FieldDescriptor& row);
  void close_list();
  // Returns the name of the field as printed. If it has to be composed, it is stored in `made`.
  std::string_view name(const FieldDescriptor& row, std::string& made) const;
  void number(const FieldDescriptor& row, std::uint64_t bits);
  void real(FieldType type, double value);
  void enum_value(const EnumDescriptor& table, std::int32_t number);
  void text(const FieldDescriptor& row, std::string_view bytes);

  std::string_view input_;  // the encoded bytes, for the offset of an error
  KnownTypes types_;
  const PrintTextOptions& options_;
  TextLines lines_;
  std::size_t budget_ = 0;                      // remaining bytes that may be copied to rearrange encoded fields
  const FieldDescriptor* open_list_ = nullptr;  // field whose short form `name: [1, 2` is still open
  TextStatus status_;
};

}  // namespace onnxgen::text
