#include "google/protobuf/text/walk.h"

#include <algorithm>
#include <cstring>
#include <limits>
#include <memory>

#include "google/protobuf/descriptors/declarations.h"
#include "google/protobuf/descriptors/encoded_fields.h"
#include "google/protobuf/reflection/message_reflection.h"
#include "onnxgen/text/any/any_type.h"
#include "onnxgen/text/field_reader.h"
#include "onnxgen/wire/fixed.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {
namespace internal {

using onnxgen::FieldValue;
using onnxgen::text::FieldReader;
using onnxgen::text::WireField;
using onnxgen::wire::WireType;

namespace {

// Returns the printer of fields for which the program has set none. It prints only names and braces; value() prints the
// values by the options of the Printer.
const TextFormat::FastFieldValuePrinter& standard_printer() {
  static const auto* const kPrinter = new TextFormat::FastFieldValuePrinter;
  return *kPrinter;
}

int index_of(const FieldDescriptor& field, std::size_t index) {
  return field.is_repeated() ? static_cast<int>(index) : -1;
}

constexpr std::string_view kRedacted = "[REDACTED]";

bool could_be_message(std::string_view bytes) {
  constexpr int kLevels = 10;
  FieldReader reader(bytes, kLevels, onnxgen::text::LongLengths::kShortened);
  for (WireField field; reader.next(field);) {
  }
  return !bytes.empty() && reader.error() == onnxgen::ErrorCode::kOk;
}

// Returns the name by which redacted text calls an unknown field.
std::string kind_of(const WireField& unknown) {
  switch (unknown.type) {
    case WireType::kVarint:
      return "VARINT";
    case WireType::kFixed64:
      return "FIXED64";
    case WireType::kFixed32:
      return "FIXED32";
    case WireType::kGroupStart:
    case WireType::kGroupEnd:
      return "GROUP";
    case WireType::kLengthDelimited:
      break;
  }
  return could_be_message(unknown.bytes) ? "MESSAGE" : "STRING";
}

// Returns whether the field has the option debug_redact.
bool has_debug_redact(const FieldDescriptor& field) {
  constexpr std::uint32_t kOptionsOfField = 8;
  constexpr std::uint32_t kDebugRedact = 16;
  bool is_set = false;
  FieldReader options(find_encoded(encoded_of(field), kOptionsOfField).bytes, onnxgen::text::kMaxGroupDepth);
  for (WireField option; options.next(option);) {
    if (option.number == kDebugRedact) is_set = option.value != 0;
  }
  return is_set;
}

}  // namespace

void IndentedText::Print(const char* text, std::size_t size) {
  for (const char* const end = text + size; text != end;) {
    const void* const newline = std::memchr(text, '\n', static_cast<std::size_t>(end - text));
    const char* const next = newline != nullptr ? static_cast<const char*>(newline) + 1 : end;
    if (is_line_start_) text_.append(spaces_, ' ');
    text_.append(text, next);
    is_line_start_ = newline != nullptr;
    text = next;
  }
}

TextWalk::TextWalk(const TextFormat::Printer& printer, const Message& outermost)
    : printer_(printer),
      options_(printer.options_),
      types_(view_of(outermost).descriptor().types),
      out_(2 * options_.indentation) {}

TextWalk::TextWalk(const TextFormat::Printer& printer)
    : printer_(printer), options_(printer.options_), types_(nullptr), out_(2 * options_.indentation) {}

const TextWalk::FieldPrinter& TextWalk::printer_of(const FieldDescriptor& field) const {
  const auto found = printer_.field_printers_.find(&field);
  if (found != printer_.field_printers_.end()) return *found->second;
  return printer_.default_printer_ != nullptr ? *printer_.default_printer_ : standard_printer();
}

void TextWalk::message(const Message& message) {
  ++depth_;
  contents(message);
  --depth_;
}

void TextWalk::contents(const Message& message) {
  const auto found = printer_.message_printers_.find(message.GetDescriptor());
  if (found != printer_.message_printers_.end()) return found->second->Print(message, options_.single_line, &out_);
  if (options_.expand_any && any(message)) return;
  for (const FieldDescriptor* field : fields_of(message)) this->field(message, *field);
  if (!options_.hide_unknown_fields) unknown_fields(message);
}

std::vector<const FieldDescriptor*> TextWalk::fields_of(const Message& message) const {
  std::vector<const FieldDescriptor*> fields;
  message.GetReflection()->ListFields(message, &fields);
  if (options_.declared_order) {
    const auto place = [](const FieldDescriptor* field) {
      return field->is_extension() ? field->number() : field->index();
    };
    std::stable_sort(fields.begin(), fields.end(), [&](const auto* a, const auto* b) { return place(a) < place(b); });
  }
  return fields;
}

void TextWalk::field(const Message& message, const FieldDescriptor& field) {
  const Reflection& reflection = *message.GetReflection();
  const onnxgen::ConstMessage view = view_of(message);
  const onnxgen::FieldDescriptor& data = data_of(field);
  const std::size_t count = field.is_repeated() ? view.FieldSize(data) : 1;
  if (field.message_type() != nullptr && is_redacted(field)) {
    name(message, field, index_of(field, 0), count);
    out_.PrintString(": " + std::string(kRedacted));
    return end_value();
  }
  if (field.is_map()) return map(message, field, count);
  if (options_.short_repeated && field.is_packable()) return short_list(message, field, count);
  for (std::size_t i = 0; i < count; ++i) {
    const int index = index_of(field, i);
    name(message, field, index, count);
    if (field.message_type() != nullptr) {
      submessage(field.is_repeated() ? reflection.GetRepeatedMessage(message, &field, index)
                                     : reflection.GetMessage(message, &field),
                 printer_of(field), index, static_cast<int>(count));
    } else {
      out_.PrintLiteral(": ");
      value(field, field.is_repeated() ? view.element(data, i) : view.value(data));
      end_value();
    }
  }
}

void TextWalk::short_list(const Message& message, const FieldDescriptor& field, std::size_t count) {
  name(message, field, -1, count);
  out_.PrintLiteral(": [");
  for (std::size_t i = 0; i < count; ++i) {
    if (i > 0) out_.PrintLiteral(", ");
    value(field, view_of(message).element(data_of(field), i));
  }
  out_.PrintLiteral("]");
  end_value();
}

void TextWalk::name(const Message& message, const FieldDescriptor& field, int index, std::size_t count) {
  if (options_.field_numbers) return out_.PrintString(std::to_string(field.number()));
  printer_of(field).PrintFieldName(message, index, static_cast<int>(count), message.GetReflection(), &field, &out_);
}

template <class Content>
void TextWalk::braced(const Message& message, const FieldPrinter& printer, int index, int count, Content content) {
  printer.PrintMessageStart(message, index, count, options_.single_line, &out_);
  out_.Indent();
  content();
  out_.Outdent();
  printer.PrintMessageEnd(message, index, count, options_.single_line, &out_);
}

void TextWalk::submessage(const Message& message, const FieldPrinter& printer, int index, int count) {
  braced(message, printer, index, count, [&] {
    if (!printer.PrintMessageContent(message, index, count, options_.single_line, &out_)) this->message(message);
  });
}

// Prints the braces of entries with the standard printer: entries are not stored as messages, which the functions of
// the program's printers require.
void TextWalk::map(const Message& message, const FieldDescriptor& field, std::size_t count) {
  const FieldDescriptor& key_field = *field.message_type()->map_key();
  const FieldDescriptor& value_field = *field.message_type()->map_value();
  int index = 0;
  view_of(message).VisitMap(data_of(field), [&](const FieldValue& key, const FieldValue& value) {
    name(message, field, index++, count);
    braced(message, standard_printer(), 0, 0, [&] {
      part(key_field, key);
      part(value_field, value);
    });
    return true;
  });
}

void TextWalk::part(const FieldDescriptor& field, const FieldValue& value) {
  out_.PrintString(options_.field_numbers ? std::to_string(field.number()) : field.name());
  if (field.message_type() != nullptr) {
    const onnxgen::ConstMessage view(value.message, data_of(*field.message_type()));
    return submessage(message_of(view), printer_of(field), -1, 1);
  }
  out_.PrintLiteral(": ");
  this->value(field, value);
  end_value();
}

bool TextWalk::any(const Message& message) {
  const onnxgen::ConstMessage view = view_of(message);
  const onnxgen::MessageDescriptor& descriptor = view.descriptor();
  if (descriptor.well_known != onnxgen::WellKnown::kAny) return false;
  const std::string url(view.GetString(descriptor.fields[0]));
  const onnxgen::MessageDescriptor* const type = onnxgen::text::find_expanded_type({types_, nullptr}, url);
  if (type == nullptr) return false;
  const std::unique_ptr<Message> value(MessageFactory::generated_factory()->GetPrototype(descriptor_of(*type))->New());
  const FieldDescriptor& value_field = *message.GetDescriptor()->FindFieldByNumber(descriptor.fields[1].number);
  const bool is_expanded = depth_ <= options_.max_depth &&  // each value may contain another Any
                           value->ParseFromString(std::string(view.GetString(descriptor.fields[1])));
  if (!is_expanded && !printer_.redact_) return false;
  out_.PrintString("[" + url + "]");
  if (!is_expanded) {  // the bytes may contain values to hide
    out_.PrintString(": " + std::string(kRedacted));
    end_value();
    return true;
  }
  braced(*value, printer_of(value_field), -1, 0, [&] { this->message(*value); });
  return true;
}

void TextWalk::unknown_fields(const Message& message) {
  static constexpr onnxgen::MessageDescriptor kNoFields{};
  const onnxgen::ConstMessage view = view_of(message);
  std::string bytes;
  view.append_unknown_extensions(bytes);
  bytes += view.unknown_fields();
  if (printer_.redact_) return redacted_unknown_fields(bytes);
  onnxgen::text::PrintTextOptions options = options_;
  options.indentation = 0;
  options.max_depth = std::numeric_limits<int>::max();  // the parser has limited the depth of groups
  std::string text;
  (void)onnxgen::text::print_text(bytes, kNoFields, text, options);  // fails only if out of memory
  out_.PrintString(text);
}

void TextWalk::redacted_unknown_fields(std::string_view bytes) {
  FieldReader reader(bytes, std::numeric_limits<int>::max());
  for (WireField unknown; reader.next(unknown);) {
    out_.PrintString(std::to_string(unknown.number) + ": UNKNOWN_" + kind_of(unknown) + " " + std::string(kRedacted));
    end_value();
  }
}

bool TextWalk::is_redacted(const FieldDescriptor& field) {
  if (!printer_.redact_) return false;
  const auto [found, is_new] = redacted_.emplace(&field, false);
  if (is_new) found->second = has_debug_redact(field);
  return found->second;
}

void TextWalk::end_value() {
  if (options_.single_line) {
    out_.PrintLiteral(" ");
  } else {
    out_.PrintLiteral("\n");
  }
}

void TextWalk::value(const FieldDescriptor& field, const FieldValue& value) {
  if (is_redacted(field)) return out_.PrintString(kRedacted);
  const FieldPrinter& printer = printer_of(field);
  if (&printer == &standard_printer()) {
    std::string text;
    (void)onnxgen::text::print_text_value(&data_of(field), value, text, options_);  // fails only if out of memory
    return out_.PrintString(text);
  }
  const auto low = static_cast<uint32>(value.bits);
  switch (field.cpp_type()) {
    case FieldDescriptor::CPPTYPE_INT32:
      return printer.PrintInt32(static_cast<int32>(low), &out_);
    case FieldDescriptor::CPPTYPE_INT64:
      return printer.PrintInt64(static_cast<int64>(value.bits), &out_);
    case FieldDescriptor::CPPTYPE_UINT32:
      return printer.PrintUInt32(low, &out_);
    case FieldDescriptor::CPPTYPE_UINT64:
      return printer.PrintUInt64(value.bits, &out_);
    case FieldDescriptor::CPPTYPE_FLOAT:
      return printer.PrintFloat(onnxgen::wire::bit_cast<float>(low), &out_);
    case FieldDescriptor::CPPTYPE_DOUBLE:
      return printer.PrintDouble(onnxgen::wire::bit_cast<double>(value.bits), &out_);
    case FieldDescriptor::CPPTYPE_BOOL:
      return printer.PrintBool(value.bits != 0, &out_);
    case FieldDescriptor::CPPTYPE_ENUM: {
      const auto number = static_cast<int32>(low);
      const EnumValueDescriptor* const declared = field.enum_type()->FindValueByNumber(number);
      return printer.PrintEnum(number, declared != nullptr ? declared->name() : std::to_string(number), &out_);
    }
    case FieldDescriptor::CPPTYPE_STRING: {
      std::string text(value.text);
      if (options_.longest_text != 0 && text.size() > options_.longest_text) {
        text.replace(options_.longest_text, std::string::npos, "...<truncated>...");
      }
      if (field.type() == FieldDescriptor::TYPE_STRING) return printer.PrintString(text, &out_);
      return printer.PrintBytes(text, &out_);
    }
    case FieldDescriptor::CPPTYPE_MESSAGE:
      return;  // see submessage()
  }
}

}  // namespace internal
}  // namespace ONNXGEN_HIDDEN
}  // namespace google
