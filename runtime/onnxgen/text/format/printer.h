// Prints one message in the text format: from memory (print_message.cpp), or from encoded bytes (print_encoded.cpp).
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "onnxgen/error/status.h"
#include "onnxgen/reflection/const_message.h"
#include "onnxgen/text/format/text_lines.h"
#include "onnxgen/text/print.h"
#include "onnxgen/text/sink.h"
#include "onnxgen/text/typed_field.h"

namespace onnxgen::text {

class Printer {
 public:
  // `outermost` knows the types that an Any can name.
  Printer(const MessageDescriptor& outermost, Sink& sink, const PrintTextOptions& options)
      : types_(outermost.types), options_(options), lines_(sink, options) {}

  TextStatus print(ConstMessage message);
  TextStatus print(std::string_view bytes, const MessageDescriptor& table);
  TextStatus print_value(const FieldDescriptor* field, const FieldValue& value);

 private:
  // False once there was a fault.
  bool fail(ErrorCode error, const char* position = nullptr);
  // On the way out of a field after a fault in it.
  bool fail_in(const FieldDescriptor& row, std::size_t index = TextStatus::kNoIndex);
  // What became of it, once all is printed.
  TextStatus finish(bool had_memory);

  // From memory.
  bool message(const ConstMessage& message, int depth);
  bool field(const ConstMessage& message, const FieldDescriptor& row, int depth);
  bool fields_as_declared(const ConstMessage& message, int depth);
  bool elements(const ConstMessage& message, const FieldDescriptor& row, int depth);
  bool map(const ConstMessage& message, const FieldDescriptor& row, int depth);
  bool value(const FieldDescriptor& row, const FieldValue& value, int depth);
  bool unknown_fields(const ConstMessage& message, int depth);

  // From encoded bytes.
  bool message(std::string_view bytes, const MessageDescriptor& table, int depth);
  bool known_fields(std::string_view bytes, const MessageDescriptor& table, int depth);
  bool arranged_fields(std::string_view bytes, const MessageDescriptor& table, int depth);
  bool unknown_fields(std::string_view bytes, const MessageDescriptor& table, int depth);
  bool map_entry(std::string_view bytes, const MessageDescriptor& table, int depth);
  bool field(const FieldDescriptor& row, const WireField& field, int depth);
  bool scalars(const FieldDescriptor& row, const WireField& field);

  // False, with nothing printed, where the type of an Any is not known or its value is no message of it.
  bool any(std::string_view type_url, std::string_view value, int depth);

  // One value, its bits as FieldValue has them.
  void number_line(const FieldDescriptor& row, std::uint64_t bits);
  void text_line(const FieldDescriptor& row, std::string_view bytes);
  void open_message(const FieldDescriptor& row);

  void begin_value(const FieldDescriptor& row);
  void end_value(const FieldDescriptor& row);
  void close_list();
  // How the field is called. A name that stands nowhere as it is printed is put into `made`.
  std::string_view name(const FieldDescriptor& row, std::string& made) const;
  void number(const FieldDescriptor& row, std::uint64_t bits);
  void real(FieldType type, double value);
  void enum_value(const EnumDescriptor& table, std::int32_t number);
  void text(const FieldDescriptor& row, std::string_view bytes);

  std::string_view input_;  // of encoded bytes, for the offset of a fault
  const TypeList* types_;
  const PrintTextOptions& options_;
  TextLines lines_;
  std::size_t budget_ = 0;                      // how many bytes may be copied to bring encoded fields into order
  const FieldDescriptor* open_list_ = nullptr;  // whose short form `name: [1, 2` is not closed yet
  TextStatus status_;
};

}  // namespace onnxgen::text
