#include "onnxgen/text/print.h"

#include "onnxgen/text/format/printer.h"

namespace onnxgen::text {
namespace {

PrintTextOptions debug_options() {
  PrintTextOptions options;
  options.expand_any = true;
  return options;
}

PrintTextOptions short_options() {
  PrintTextOptions options = debug_options();
  options.single_line = true;
  return options;
}

PrintTextOptions utf8_options() {
  PrintTextOptions options = debug_options();
  options.utf8_strings = true;
  return options;
}

// Calls print(std::string& out) -> TextStatus and returns the text. An error is appended as a comment.
template <class Print>
std::string text_or_error(Print&& print) {
  std::string text;
  const TextStatus status = print(text);
  if (status.code() == TextError::kOutOfMemory) out_of_memory();
  if (!status) text += "# " + status.message() + "\n";
  return text;
}

std::string debug_text(ConstMessage message, const PrintTextOptions& options) {
  return text_or_error([&](std::string& out) { return print_text(message, out, options); });
}

std::string debug_text(std::string_view bytes, const MessageDescriptor& descriptor, const PrintTextOptions& options) {
  return text_or_error([&](std::string& out) { return print_text(bytes, descriptor, out, options); });
}

std::string without_last_space(std::string text) {
  if (!text.empty() && text.back() == ' ') text.pop_back();
  return text;
}

}  // namespace

TextStatus print_text(ConstMessage message, std::string& out, const PrintTextOptions& options) {
  Sink sink(out);
  // An escaped byte occupies up to four characters. With truncated values, the size cannot be estimated.
  if (options.longest_text == 0) sink.make_room(message, 4);
  return Printer(message.descriptor(), sink, options).print(message);
}

TextStatus print_text(ConstMessage message, std::ostream& out, const PrintTextOptions& options) {
  std::string buffer;
  Sink sink(buffer, out);
  return Printer(message.descriptor(), sink, options).print(message);
}

TextStatus print_text_to(ConstMessage message, void* context, bool (*write)(void*, std::string_view),
                         const PrintTextOptions& options) {
  std::string buffer;
  Sink sink(buffer, context, write);
  return Printer(message.descriptor(), sink, options).print(message);
}

TextStatus print_text(std::string_view bytes, const MessageDescriptor& descriptor, std::string& out,
                      const PrintTextOptions& options) {
  Sink sink(out);
  return Printer(descriptor, sink, options).print(bytes, descriptor);
}

TextStatus print_text_value(const FieldDescriptor* field, const FieldValue& value, std::string& out,
                            const PrintTextOptions& options) {
  static constexpr MessageDescriptor kNoTypes{};
  Sink sink(out);
  return Printer(kNoTypes, sink, options).print_value(field, value);
}

std::string debug_string(ConstMessage message) {
  return debug_text(message, debug_options());
}

std::string short_debug_string(ConstMessage message) {
  return without_last_space(debug_text(message, short_options()));
}

std::string utf8_debug_string(ConstMessage message) {
  return debug_text(message, utf8_options());
}

std::string debug_string(std::string_view bytes, const MessageDescriptor& descriptor) {
  return debug_text(bytes, descriptor, debug_options());
}

std::string short_debug_string(std::string_view bytes, const MessageDescriptor& descriptor) {
  return without_last_space(debug_text(bytes, descriptor, short_options()));
}

std::string utf8_debug_string(std::string_view bytes, const MessageDescriptor& descriptor) {
  return debug_text(bytes, descriptor, utf8_options());
}

}  // namespace onnxgen::text
