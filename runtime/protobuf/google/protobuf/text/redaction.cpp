// Texts of messages for logs, without values that the schema hides.
#include <string>

#include "google/protobuf/message.h"
#include "google/protobuf/text_format.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {
namespace {

std::string print_redacted(TextFormat::Printer& printer, const Message& message) {
  printer.SetExpandAny(true);
  printer.SetRedactDebugString(true);
  std::string text;
  printer.PrintToString(message, &text);
  return text;
}

}  // namespace

namespace internal {

std::string redacted_text(const Message& message) {
  TextFormat::Printer printer;
  return print_redacted(printer, message);
}

}  // namespace internal

std::string ShortFormat(const Message& message) {
  TextFormat::Printer printer;
  printer.SetSingleLineMode(true);
  std::string text = print_redacted(printer, message);
  if (!text.empty()) text.pop_back();  // a space
  return text;
}

std::string Utf8Format(const Message& message) {
  TextFormat::Printer printer;
  printer.SetUseUtf8StringEscaping(true);
  return print_redacted(printer, message);
}

}  // namespace ONNXGEN_HIDDEN
}  // namespace google
