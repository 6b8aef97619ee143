#include "decompile/option_text.h"

#include <fmt/format.h>

#include <cstddef>
#include <cstdint>
#include <map>

#include "decompile/canonical.h"
#include "decompile/string_literal.h"
#include "onnxgen/text/field_reader.h"
#include "onnxgen/text/print.h"
#include "schema/options/options.h"

namespace onnxgen::decompile {
namespace {

using text::FieldReader;
using text::WireField;

std::string name_of(const FieldDescriptor& field) {
  return (field.flags & FieldDescriptor::kExtension) != 0 ? fmt::format("(.{})", field.name) : field.name;
}

std::map<std::uint32_t, std::size_t> count_fields(std::string_view bytes) {
  std::map<std::uint32_t, std::size_t> counts;
  FieldReader reader(bytes, text::kMaxGroupDepth);
  for (WireField field; reader.next(field);) ++counts[field.number];
  return counts;
}

// Returns whether the encoded message contains exactly one field, and `type` declares it.
bool has_one_field(const MessageDescriptor& type, std::string_view bytes) {
  const std::map<std::uint32_t, std::size_t> counts = count_fields(bytes);
  return counts.size() == 1 && counts.begin()->second == 1 && find_field(type, counts.begin()->first) != nullptr;
}

class Writer {
 public:
  explicit Writer(const convert::DynamicTypes& types) : types_(types) {}

  // `prefix` is the name of the option that contains the message, with a final dot, or empty. protoc encodes the
  // statements `option (a).x = 1; option (a).y = 2;` as two parts of one message; `is_part` says that `bytes` are such
  // a part.
  void write(const MessageDescriptor& type, std::string_view bytes, const std::string& prefix, bool is_part) {
    const std::map<std::uint32_t, std::size_t> counts = count_fields(bytes);
    FieldReader reader(bytes, text::kMaxGroupDepth);
    const char* begin = reader.position();
    for (WireField encoded; reader.next(encoded);) {
      const std::string_view raw(begin, static_cast<std::size_t>(reader.position() - begin));
      begin = reader.position();
      const FieldDescriptor* const field = find_field(type, encoded.number);
      const bool is_unknown = field == nullptr || canonical_form(type, raw, types_).has_unknown;
      const bool is_message = field != nullptr && field->cardinality != Cardinality::kRepeated &&
                              field->type == FieldType::kMessage && encoded.type == wire::WireType::kLengthDelimited;
      // Only the fields of protoc's own descriptor.proto have a meaning in the language. Keeps other fields as bytes.
      const bool is_standard = field != nullptr && (field->flags & FieldDescriptor::kExtension) == 0;
      if (is_unknown && !(is_message && is_standard)) {
        result_.settings.push_back(
            fmt::format("{}({}) = {}", prefix, schema::kUnknownOption, string_literal(raw, text::HighBytes::kEscaped)));
        continue;
      }
      const bool has_parts =
          is_message && (is_unknown || (is_part ? has_one_field(*field->descriptor.message, encoded.bytes)
                                                : counts.at(encoded.number) > 1));
      if (has_parts) {
        write(*field->descriptor.message, encoded.bytes, prefix + name_of(*field) + '.', true);
      } else {
        write_field(type, *field, raw, prefix);
      }
    }
    if (reader.error() != ErrorCode::kOk) fail(fmt::format("the options of type '{}' are malformed", type.full_name));
  }

  OptionTexts take() { return std::move(result_); }

 private:
  void fail(std::string error) {
    if (result_.error.empty()) result_.error = std::move(error);
  }

  void write_field(const MessageDescriptor& type, const FieldDescriptor& field, std::string_view raw,
                   const std::string& prefix) {
    std::string text;
    if (!text::print_text(raw, type, text)) return fail(fmt::format("option '{}' is malformed", field.name));
    // A packed field yields several values, each with the field's name: "name: value\n" or "name {\n  ...\n}\n".
    for (std::size_t begin = 0; begin < text.size();) {
      const std::size_t value = text.find_first_of(":{", begin);
      const bool is_message = value != std::string::npos && text[value] == '{';
      const std::size_t end = value == std::string::npos ? value : text.find(is_message ? "\n}\n" : "\n", value - 1);
      if (end == std::string::npos) return fail(fmt::format("option '{}' is malformed", field.name));
      const std::size_t value_begin = is_message ? value : value + 2;
      const std::size_t value_end = is_message ? end + 2 : end;
      result_.settings.push_back(
          fmt::format("{}{} = {}", prefix, name_of(field), text.substr(value_begin, value_end - value_begin)));
      begin = value_end + 1;
    }
  }

  const convert::DynamicTypes& types_;
  OptionTexts result_;
};

}  // namespace

OptionTexts option_texts(const std::string& message, std::string_view bytes, const convert::DynamicTypes& types) {
  const MessageDescriptor* const type = types.find(message);
  if (type == nullptr) return {{}, fmt::format("message '{}' is unknown", message)};
  Writer writer(types);
  writer.write(*type, bytes, "", false);
  return writer.take();
}

}  // namespace onnxgen::decompile
