#include "encode_options.h"

#include <google/protobuf/io/coded_stream.h>
#include <google/protobuf/io/zero_copy_stream_impl_lite.h>
#include <google/protobuf/wire_format_lite.h>

#include <algorithm>
#include <cstdint>
#include <variant>

namespace onnxgen::tests {
namespace {

using google::protobuf::internal::WireFormatLite;
using schema::DefaultValue;
using schema::Field;
using schema::FieldType;
using schema::TypedField;
using schema::TypedValue;

class Writer {
 public:
  void varint(std::uint64_t value) {
    for (; value >= 0x80; value >>= 7) bytes_ += static_cast<char>(value | 0x80);
    bytes_ += static_cast<char>(value);
  }
  void tag(std::int32_t number, WireFormatLite::WireType type) {
    varint(static_cast<std::uint64_t>(number) << 3 | static_cast<std::uint64_t>(type));
  }
  template <class Bits>
  void fixed(Bits bits) {
    for (std::size_t i = 0; i < sizeof bits; ++i) bytes_ += static_cast<char>(bits >> (8 * i));
  }
  void block(const std::string& bytes) {
    varint(bytes.size());
    bytes_ += bytes;
  }
  void raw(const std::string& bytes) { bytes_ += bytes; }
  std::string take() { return std::move(bytes_); }

 private:
  std::string bytes_;
};

std::uint64_t integer_of(const DefaultValue& value) {
  if (const auto* number = std::get_if<std::int64_t>(&value)) return static_cast<std::uint64_t>(*number);
  if (const auto* number = std::get_if<std::uint64_t>(&value)) return *number;
  if (const auto* boolean = std::get_if<bool>(&value)) return *boolean ? 1 : 0;
  if (const auto* named = std::get_if<const schema::EnumValue*>(&value)) {
    return static_cast<std::uint64_t>(std::int64_t{(*named)->number});
  }
  return 0;
}

double real_of(const DefaultValue& value) {
  const auto* real = std::get_if<double>(&value);
  return real == nullptr ? 0 : *real;
}

std::string encode_message(const schema::Message& message, const std::vector<TypedField>& fields);

WireFormatLite::WireType wire_type(const Field& field) {
  return WireFormatLite::WireTypeForFieldType(static_cast<WireFormatLite::FieldType>(field.type));
}

void write_value(const Field& field, const TypedValue& value, Writer& out) {
  const std::uint64_t bits = integer_of(value.scalar);
  const auto low = static_cast<std::uint32_t>(bits);
  switch (field.type) {
    case FieldType::kDouble:
      return out.fixed(WireFormatLite::EncodeDouble(real_of(value.scalar)));
    case FieldType::kFloat:
      return out.fixed(WireFormatLite::EncodeFloat(static_cast<float>(real_of(value.scalar))));
    case FieldType::kInt64:
    case FieldType::kUint64:
    case FieldType::kInt32:
    case FieldType::kUint32:
    case FieldType::kBool:
    case FieldType::kEnum:
      return out.varint(bits);
    case FieldType::kFixed64:
    case FieldType::kSfixed64:
      return out.fixed(bits);
    case FieldType::kFixed32:
    case FieldType::kSfixed32:
      return out.fixed(low);
    case FieldType::kSint32:
      return out.varint(WireFormatLite::ZigZagEncode32(static_cast<std::int32_t>(low)));
    case FieldType::kSint64:
      return out.varint(WireFormatLite::ZigZagEncode64(static_cast<std::int64_t>(bits)));
    case FieldType::kString:
    case FieldType::kBytes: {
      const auto* text = std::get_if<std::string>(&value.scalar);
      // What an Any holds is checked as a message, and kept as bytes.
      if (text == nullptr && !value.fields.empty()) {
        return out.block(encode_message(*value.fields.front().field->containing, value.fields));
      }
      return out.block(text == nullptr ? "" : *text);
    }
    case FieldType::kGroup:
      out.raw(encode_message(*field.message, value.fields));
      return out.tag(field.number, WireFormatLite::WIRETYPE_END_GROUP);
    case FieldType::kMessage:
      return out.block(encode_message(*field.message, value.fields));
  }
}

bool is_default(const DefaultValue& value) {
  if (const auto* text = std::get_if<std::string>(&value)) return text->empty();
  if (const auto* real = std::get_if<double>(&value)) return WireFormatLite::EncodeDouble(*real) == 0;
  return integer_of(value) == 0;
}

void write_item(const Field& field, const TypedValue& value, Writer& out) {
  out.tag(1, WireFormatLite::WIRETYPE_START_GROUP);
  out.tag(2, WireFormatLite::WIRETYPE_VARINT);
  out.varint(static_cast<std::uint64_t>(field.number));
  out.tag(3, WireFormatLite::WIRETYPE_LENGTH_DELIMITED);
  write_value(field, value, out);
  out.tag(1, WireFormatLite::WIRETYPE_END_GROUP);
}

// The same field's values, one or more of them.
void write_run(const schema::Message& message, std::vector<TypedField>::const_iterator begin,
               std::vector<TypedField>::const_iterator end, Writer& out) {
  const Field& field = *begin->field;
  if (field.packed) {
    Writer run;
    for (auto each = begin; each != end; ++each) write_value(field, each->value, run);
    out.tag(field.number, WireFormatLite::WIRETYPE_LENGTH_DELIMITED);
    out.block(run.take());
    return;
  }
  for (auto each = begin; each != end; ++each) {
    if (field.presence == schema::Presence::kImplicit && !message.map_entry && each->value.fields.empty() &&
        is_default(each->value.scalar)) {
      continue;
    }
    if (message.message_set_wire_format) {
      write_item(field, each->value, out);
    } else {
      out.tag(field.number, wire_type(field));
      write_value(field, each->value, out);
    }
  }
}

std::string encode_message(const schema::Message& message, const std::vector<TypedField>& fields) {
  std::vector<TypedField> sorted = fields;
  if (message.map_entry) {  // always whole
    for (const auto& field : message.fields) {
      const bool set = std::any_of(fields.begin(), fields.end(), [&](const auto& f) { return f.field == field.get(); });
      if (set) continue;
      TypedField missing{field.get(), {}};
      if (field->enumeration != nullptr) missing.value.scalar = field->enumeration->values.front().get();
      sorted.push_back(missing);
    }
  }
  std::stable_sort(sorted.begin(), sorted.end(),
                   [](const TypedField& a, const TypedField& b) { return a.field->number < b.field->number; });
  Writer out;
  for (auto begin = sorted.cbegin(); begin != sorted.cend();) {
    const auto end = std::find_if(begin, sorted.cend(), [&](const auto& f) { return f.field != begin->field; });
    write_run(message, begin, end, out);
    begin = end;
  }
  return out.take();
}

std::string encode_path(const std::vector<const Field*>& path, std::size_t at, const TypedValue& value) {
  const Field& field = *path[at];
  Writer out;
  out.tag(field.number, wire_type(field));
  if (at + 1 == path.size()) {
    write_value(field, value, out);
  } else if (field.type == FieldType::kGroup) {
    out.raw(encode_path(path, at + 1, value));
    out.tag(field.number, WireFormatLite::WIRETYPE_END_GROUP);
  } else {
    out.block(encode_path(path, at + 1, value));
  }
  return out.take();
}

}  // namespace

std::string encode(const std::vector<schema::Option>& options) {
  std::string bytes;
  for (const schema::Option& option : options) {
    if (!option.path.empty()) bytes += encode_path(option.path, 0, option.typed);
  }
  return bytes;
}

}  // namespace onnxgen::tests
