#include "google/protobuf/text_format.h"

#include "google/protobuf/io/coded_stream.h"
#include "onnxgen/error/try_allocating.h"

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
  return onnxgen::text::print_text(internal::view_of(message), *output, options_).ok();
}

bool TextFormat::Printer::Print(const Message& message, io::ZeroCopyOutputStream* output) const {
  io::CodedOutputStream coded(output);
  const auto write = [&coded](std::string_view piece) {
    coded.WriteRaw(piece.data(), static_cast<int>(piece.size()));
    return !coded.HadError();
  };
  if (!onnxgen::text::print_text_to(internal::view_of(message), write, options_)) return false;
  coded.Trim();
  return !coded.HadError();
}

void TextFormat::Printer::SetTruncateStringFieldLongerThan(int64 size) {
  options_.longest_text = static_cast<std::size_t>(std::max<int64>(size, 0));
}

bool TextFormat::Parse(io::ZeroCopyInputStream* input, Message* output) {
  return Parser().Parse(input, output);
}

bool TextFormat::ParseFromString(const std::string& input, Message* output) {
  return Parser().ParseFromString(input, output);
}

bool TextFormat::Merge(io::ZeroCopyInputStream* input, Message* output) {
  return Parser().Merge(input, output);
}

bool TextFormat::MergeFromString(const std::string& input, Message* output) {
  return Parser().MergeFromString(input, output);
}

bool TextFormat::Parser::Parse(io::ZeroCopyInputStream* input, Message* output) {
  output->Clear();
  return merge_rest(input, false, output);
}

bool TextFormat::Parser::ParseFromString(const std::string& input, Message* output) {
  output->Clear();
  return merge(input, false, output);
}

bool TextFormat::Parser::Merge(io::ZeroCopyInputStream* input, Message* output) {
  return merge_rest(input, true, output);
}

bool TextFormat::Parser::MergeFromString(const std::string& input, Message* output) {
  return merge(input, true, output);
}

bool TextFormat::Parser::merge_rest(io::ZeroCopyInputStream* input, bool last_wins, Message* output) {
  io::CodedInputStream coded(input);
  std::string storage;
  std::string_view text;
  bool is_whole = false;
  if (!onnxgen::try_allocating([&] { is_whole = coded.ReadRemaining(text, storage); })) {
    return fail(-1, 0, "out of memory");
  }
  return is_whole && merge(text, last_wins, output);
}

bool TextFormat::Parser::merge(std::string_view input, bool last_wins, Message* output) {
  onnxgen::text::ParseTextOptions options = options_;
  options.last_wins = last_wins;
  std::string bytes;
  const onnxgen::text::TextStatus status =
      onnxgen::text::encode_text(input, *internal::parts_of(*output).descriptor, bytes, options);
  if (!status) {
    const std::string field = status.path().empty() ? "" : status.path() + ": ";
    return fail(static_cast<int>(status.line()) - 1, static_cast<int>(status.column()) - 1, field + status.what());
  }
  if (!output->MergePartialFromString(bytes)) return fail(-1, 0, "out of memory");
  if (options_.allow_partial || output->IsInitialized()) return true;
  return fail(-1, 0, "missing required field " + output->InitializationErrorString());
}

// Reports an error. Lines and columns start at 0; a line of -1 means the whole text.
bool TextFormat::Parser::fail(int line, int column, const std::string& what) {
  if (collector_ != nullptr) collector_->AddError(line, column, what);
  return false;
}

}  // namespace protobuf
}  // namespace google
