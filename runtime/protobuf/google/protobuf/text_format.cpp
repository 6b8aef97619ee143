#include "google/protobuf/text_format.h"

#include <limits>
#include <utility>

#include "google/protobuf/containers/repeated_index.h"
#include "google/protobuf/io/coded_stream.h"
#include "google/protobuf/io/zero_copy_stream_impl_lite.h"
#include "google/protobuf/stubs/logging.h"
#include "google/protobuf/text/walk.h"
#include "onnxgen/error/try_allocating.h"

namespace google {
namespace protobuf {

bool TextFormat::PrintToString(const Message& message, std::string* output) {
  return Printer().PrintToString(message, output);
}

bool TextFormat::Print(const Message& message, io::ZeroCopyOutputStream* output) {
  return Printer().Print(message, output);
}

bool TextFormat::PrintUnknownFields(const UnknownFieldSet& unknown_fields, io::ZeroCopyOutputStream* output) {
  return Printer().PrintUnknownFields(unknown_fields, output);
}

bool TextFormat::PrintUnknownFieldsToString(const UnknownFieldSet& unknown_fields, std::string* output) {
  return Printer().PrintUnknownFieldsToString(unknown_fields, output);
}

void TextFormat::PrintFieldValueToString(const Message& message, const FieldDescriptor* field, int index,
                                         std::string* output) {
  Printer().PrintFieldValueToString(message, field, index, output);
}

bool TextFormat::Printer::PrintUnknownFields(const UnknownFieldSet& unknown_fields,
                                             io::ZeroCopyOutputStream* output) const {
  std::string text;
  if (!PrintUnknownFieldsToString(unknown_fields, &text)) return false;
  io::CodedOutputStream coded(output);
  coded.WriteString(text);
  return !coded.HadError();
}

bool TextFormat::Printer::PrintUnknownFieldsToString(const UnknownFieldSet& unknown_fields, std::string* output) const {
  static constexpr onnxgen::MessageDescriptor kNoFields{};
  std::string bytes;
  unknown_fields.append_to(bytes);
  if (redact_) {
    internal::TextWalk walk(*this);
    walk.redacted_unknown_fields(bytes);
    *output = std::move(walk.text());
    return true;
  }
  onnxgen::text::PrintTextOptions options = options_;
  options.hide_unknown_fields = false;
  options.max_depth = std::numeric_limits<int>::max();  // the set exists, so no limit applies to its groups
  *output = first_indentation();
  return onnxgen::text::print_text(bytes, kNoFields, *output, options).ok();
}

void TextFormat::Printer::PrintFieldValueToString(const Message& message, const FieldDescriptor* field, int index,
                                                  std::string* output) const {
  if (redact_) {
    internal::TextWalk walk(*this, message);
    if (walk.is_redacted(*field)) {
      walk.value(*field, {});
      *output = std::move(walk.text());
      return;
    }
  }
  *output = std::string(2 * options_.indentation, ' ');
  const Reflection& reflection = *message.GetReflection();
  const bool is_message = field->cpp_type() == FieldDescriptor::CPPTYPE_MESSAGE;
  if (is_message && !field->is_map()) {
    PrintToString(field->is_repeated() ? reflection.GetRepeatedMessage(message, field, index)
                                       : reflection.GetMessage(message, field),
                  output);
    return;
  }
  if (field->is_repeated()) internal::check_index(index, reflection.FieldSize(message, field));
  GOOGLE_CHECK(!is_message) << "the entries of the map " << field->full_name() << " are no messages";
  const onnxgen::ConstMessage view = internal::view_of(message);
  const onnxgen::FieldDescriptor& data = internal::data_of(*field);
  const onnxgen::FieldValue value =
      field->is_repeated() ? view.element(data, static_cast<std::size_t>(index)) : view.value(data);
  if (needs_walk()) {
    internal::TextWalk walk(*this, message);
    walk.value(*field, value);
    *output = std::move(walk.text());
    return;
  }
  (void)onnxgen::text::print_text_value(&data, value, *output, options_);  // fails only without memory
}

bool TextFormat::Printer::PrintToString(const Message& message, std::string* output) const {
  if (needs_walk()) {
    internal::TextWalk walk(*this, message);
    walk.message(message);
    *output = std::move(walk.text());
    return true;
  }
  *output = first_indentation();
  return onnxgen::text::print_text(internal::view_of(message), *output, options_).ok();
}

bool TextFormat::Printer::Print(const Message& message, io::ZeroCopyOutputStream* output) const {
  io::CodedOutputStream coded(output);
  if (needs_walk()) {
    std::string text;
    PrintToString(message, &text);
    coded.WriteString(text);
    return !coded.HadError();
  }
  coded.WriteString(first_indentation());
  const auto write = [&coded](std::string_view piece) {
    coded.WriteRaw(piece.data(), static_cast<int64>(piece.size()));
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

bool TextFormat::ParseFromString(std::string_view input, Message* output) {
  return Parser().ParseFromString(input, output);
}

bool TextFormat::Merge(io::ZeroCopyInputStream* input, Message* output) {
  return Parser().Merge(input, output);
}

bool TextFormat::MergeFromString(std::string_view input, Message* output) {
  return Parser().MergeFromString(input, output);
}

bool TextFormat::ParseFieldValueFromString(std::string_view input, const FieldDescriptor* field, Message* message) {
  return Parser().ParseFieldValueFromString(input, field, message);
}

namespace {

// Returns whether `text` is one value and nothing else: a message in braces, strings, or a token with an optional sign.
bool is_one_value(std::string_view text, bool is_message) {
  struct NoErrors final : io::ErrorCollector {
    void AddError(int, io::ColumnNumber, const std::string&) override { is_valid = false; }
    bool is_valid = true;
  };
  using io::Tokenizer;
  io::ArrayInputStream input(text.data(), static_cast<int64>(text.size()));
  NoErrors errors;
  Tokenizer tokens(&input, &errors);
  tokens.set_comment_style(Tokenizer::SH_COMMENT_STYLE);
  tokens.set_allow_f_after_float(true);
  if (!tokens.Next()) return false;
  if (is_message) {
    int open = 0;
    do {
      const std::string& token = tokens.current().text;
      if (token == "{" || token == "<") ++open;
      if (token == "}" || token == ">") --open;
    } while (open > 0 && tokens.Next());
    return open == 0 && tokens.current().type == Tokenizer::TYPE_SYMBOL && !tokens.Next() && errors.is_valid;
  }
  if (tokens.current().type == Tokenizer::TYPE_STRING) {
    while (tokens.current().type == Tokenizer::TYPE_STRING && tokens.Next()) {
    }
    return tokens.current().type == Tokenizer::TYPE_END && errors.is_valid;
  }
  if (tokens.current().text == "-" && !tokens.Next()) return false;
  return tokens.current().type != Tokenizer::TYPE_SYMBOL && !tokens.Next() && errors.is_valid;
}

}  // namespace

bool TextFormat::Parser::ParseFieldValueFromString(std::string_view input, const FieldDescriptor* field,
                                                   Message* output) {
  const bool is_message = field->cpp_type() == FieldDescriptor::CPPTYPE_MESSAGE;
  if (!is_one_value(input, is_message)) {
    return fail(*output, 0, 0, "expected one value of the field " + field->full_name());
  }
  const std::string name = field->is_extension() ? "[" + field->PrintableNameForExtension() + "]"
                           : field->type() == FieldDescriptor::TYPE_GROUP ? field->message_type()->name()
                                                                          : field->name();
  Parser parser = *this;
  parser.options_.allow_partial = true;
  return parser.merge(name + (is_message ? " " : ": ") + std::string(input), true, output);
}

bool TextFormat::Parser::Parse(io::ZeroCopyInputStream* input, Message* output) {
  output->Clear();
  return merge_rest(input, false, output);
}

bool TextFormat::Parser::ParseFromString(std::string_view input, Message* output) {
  output->Clear();
  return merge(input, false, output);
}

bool TextFormat::Parser::Merge(io::ZeroCopyInputStream* input, Message* output) {
  return merge_rest(input, true, output);
}

bool TextFormat::Parser::MergeFromString(std::string_view input, Message* output) {
  return merge(input, true, output);
}

bool TextFormat::Parser::merge_rest(io::ZeroCopyInputStream* input, bool last_wins, Message* output) {
  io::CodedInputStream coded(input);
  std::string storage;
  std::string_view text;
  bool is_whole = false;
  if (!onnxgen::try_allocating([&] { is_whole = coded.ReadRemaining(text, storage); })) {
    return fail(*output, -1, 0, "out of memory");
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
    return fail(*output, static_cast<int>(status.line()) - 1, static_cast<int>(status.column()) - 1,
                field + status.what());
  }
  if (!output->MergePartialFromString(bytes)) return fail(*output, -1, 0, "out of memory");
  if (options_.allow_partial || output->IsInitialized()) return true;
  return fail(*output, -1, 0, "missing required fields: " + output->InitializationErrorString());
}

// Reports an error. Lines and columns start at 0; a line of -1 means the whole text.
bool TextFormat::Parser::fail(const Message& output, int line, int column, const std::string& what) {
  if (collector_ != nullptr) {
    collector_->RecordError(line, column, what);
  } else {
    const std::string place = line >= 0 ? std::to_string(line + 1) + ":" + std::to_string(column + 1) + ": " : "";
    GOOGLE_LOG(ERROR) << "Error parsing text-format " << output.GetTypeName() << ": " << place << what;
  }
  return false;
}

}  // namespace protobuf
}  // namespace google
