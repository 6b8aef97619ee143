#include "onnxgen/text/print.h"

#include "onnxgen/text/format/printer.h"

namespace onnxgen::text {
namespace {

PrintOptions debug_options() {
  PrintOptions options;
  options.expand_any = true;
  return options;
}

PrintOptions short_options() {
  PrintOptions options = debug_options();
  options.single_line = true;
  return options;
}

PrintOptions utf8_options() {
  PrintOptions options = debug_options();
  options.utf8_strings = true;
  return options;
}

std::string without_last_space(std::string text) {
  if (!text.empty() && text.back() == ' ') text.pop_back();
  return text;
}

}  // namespace

Status print(ConstMessage message, std::string& out, const PrintOptions& options) {
  Sink sink(out);
  return Printer(message.descriptor(), sink, options).print(message);
}

std::string print(ConstMessage message, const PrintOptions& options) {
  std::string out;
  if (print(message, out, options).code() == ErrorCode::kOutOfMemory) out_of_memory();
  return out;
}

Status print(ConstMessage message, std::ostream& out, const PrintOptions& options) {
  std::string buffer;
  Sink sink(buffer, out);
  return Printer(message.descriptor(), sink, options).print(message);
}

Status print_to(ConstMessage message, void* context, bool (*write)(void*, std::string_view),
                const PrintOptions& options) {
  std::string buffer;
  Sink sink(buffer, context, write);
  return Printer(message.descriptor(), sink, options).print(message);
}

Status print(std::string_view bytes, const MessageDescriptor& descriptor, std::string& out,
             const PrintOptions& options) {
  Sink sink(out);
  return Printer(descriptor, sink, options).print(bytes, descriptor);
}

std::string print(std::string_view bytes, const MessageDescriptor& descriptor, const PrintOptions& options) {
  std::string out;
  if (print(bytes, descriptor, out, options).code() == ErrorCode::kOutOfMemory) out_of_memory();
  return out;
}

std::string print_value(const FieldDescriptor* field, const FieldValue& value, const PrintOptions& options) {
  static constexpr MessageDescriptor kNoTypes{};
  std::string out;
  Sink sink(out);
  if (Printer(kNoTypes, sink, options).print_value(field, value).code() == ErrorCode::kOutOfMemory) out_of_memory();
  return out;
}

std::string debug_string(ConstMessage message) {
  return print(message, debug_options());
}

std::string short_debug_string(ConstMessage message) {
  return without_last_space(print(message, short_options()));
}

std::string utf8_debug_string(ConstMessage message) {
  return print(message, utf8_options());
}

std::string debug_string(std::string_view bytes, const MessageDescriptor& descriptor) {
  return print(bytes, descriptor, debug_options());
}

std::string short_debug_string(std::string_view bytes, const MessageDescriptor& descriptor) {
  return without_last_space(print(bytes, descriptor, short_options()));
}

std::string utf8_debug_string(std::string_view bytes, const MessageDescriptor& descriptor) {
  return print(bytes, descriptor, utf8_options());
}

}  // namespace onnxgen::text
