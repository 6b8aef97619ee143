#include "google/protobuf/text_format.h"

#include "google/protobuf/io/coded_stream.h"

namespace google {
namespace protobuf {

bool TextFormat::PrintToString(const Message& message, std::string* output) {
  return Printer().PrintToString(message, output);
}

bool TextFormat::Print(const Message& message, io::ZeroCopyOutputStream* output) {
  return Printer().Print(message, output);
}

bool TextFormat::Printer::PrintToString(const Message& message, std::string* output) const {
  output->clear();
  const std::string bytes = message.SerializePartialAsString();
  return onnxgen::text::print(bytes, *internal::parts_of(message).text, *output, options_).ok();
}

bool TextFormat::Printer::Print(const Message& message, io::ZeroCopyOutputStream* output) const {
  std::string text;
  if (!PrintToString(message, &text)) return false;
  io::CodedOutputStream coded(output);
  coded.WriteString(text);
  coded.Trim();
  return !coded.HadError();
}

void TextFormat::Printer::SetTruncateStringFieldLongerThan(int64 size) {
  options_.longest_text = static_cast<std::size_t>(std::max<int64>(size, 0));
}

}  // namespace protobuf
}  // namespace google
