#include "descriptor/option_values.h"

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <variant>

#include "descriptor/wire_writer.h"
#include "onnxgen/text/typed_field.h"
#include "schema/schema.h"

namespace onnxgen::descriptor {
namespace {

using schema::DefaultValue;
using schema::Field;
using schema::FieldType;
using schema::TypedField;
using schema::TypedValue;

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

std::uint64_t bits_of(double value) {
  std::uint64_t bits = 0;
  std::memcpy(&bits, &value, sizeof bits);
  return bits;
}

std::uint32_t bits_of(float value) {
  std::uint32_t bits = 0;
  std::memcpy(&bits, &value, sizeof bits);
  return bits;
}

// Encodes a sint32 or sint64. A sint32 was checked to be in range, so the result is identical for both types.
std::uint64_t zigzag(std::uint64_t bits) {
  return bits << 1 ^ (bits >> 63 != 0 ? ~std::uint64_t{0} : 0);
}

void write_value(const Field& field, const TypedValue& value, WireWriter& out) {
  const std::uint64_t bits = integer_of(value.scalar);
  const auto low = static_cast<std::uint32_t>(bits);
  switch (field.type) {
    case FieldType::kDouble:
      return out.fixed(bits_of(real_of(value.scalar)));
    case FieldType::kFloat:
      return out.fixed(bits_of(static_cast<float>(real_of(value.scalar))));
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
    case FieldType::kSint64:
      return out.varint(zigzag(bits));
    case FieldType::kString:
    case FieldType::kBytes: {
      const auto* text = std::get_if<std::string>(&value.scalar);
      // The contents of an Any are checked as a message but stored as bytes.
      if (text == nullptr && !value.fields.empty()) {
        return out.block(encode_message(*value.fields.front().field->containing, value.fields));
      }
      return out.block(text == nullptr ? "" : *text);
    }
    case FieldType::kGroup:
      out.raw(encode_message(*field.message, value.fields));
      return out.tag(field.number, WireType::kGroupEnd);
    case FieldType::kMessage:
      return out.block(encode_message(*field.message, value.fields));
  }
}

bool is_default(const DefaultValue& value) {
  if (const auto* text = std::get_if<std::string>(&value)) return text->empty();
  if (const auto* real = std::get_if<double>(&value)) return bits_of(*real) == 0;
  return integer_of(value) == 0;
}

void write_item(const Field& field, const TypedValue& value, WireWriter& out) {
  out.tag(1, WireType::kGroupStart);
  out.tag(2, WireType::kVarint);
  out.varint(static_cast<std::uint64_t>(field.number));
  out.tag(3, WireType::kLengthDelimited);
  write_value(field, value, out);
  out.tag(1, WireType::kGroupEnd);
}

// Writes the values of one field, of which there is at least one.
void write_run(const schema::Message& message, std::vector<TypedField>::const_iterator begin,
               std::vector<TypedField>::const_iterator end, WireWriter& out) {
  if (begin->field == nullptr) {
    for (auto each = begin; each != end; ++each) out.raw(std::get<std::string>(each->value.scalar));
    return;
  }
  const Field& field = *begin->field;
  if (field.packed) {
    WireWriter run;
    for (auto each = begin; each != end; ++each) write_value(field, each->value, run);
    out.tag(field.number, WireType::kLengthDelimited);
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
      out.tag(field.number, text::wire_type_of(field.type));
      write_value(field, each->value, out);
    }
  }
}

std::string encode_message(const schema::Message& message, const std::vector<TypedField>& fields) {
  std::vector<TypedField> sorted = fields;
  if (message.map_entry) {  // always has both fields
    for (const auto& field : message.fields) {
      const bool set = std::any_of(fields.begin(), fields.end(), [&](const auto& f) { return f.field == field.get(); });
      if (set) continue;
      TypedField missing{field.get(), {}};
      if (field->enumeration != nullptr) missing.value.scalar = field->enumeration->values.front().get();
      sorted.push_back(missing);
    }
  }
  std::stable_sort(sorted.begin(), sorted.end(), [](const TypedField& a, const TypedField& b) {
    return a.field != nullptr && (b.field == nullptr || a.field->number < b.field->number);
  });
  WireWriter out;
  for (auto begin = sorted.cbegin(); begin != sorted.cend();) {
    const auto end = std::find_if(begin, sorted.cend(), [&](const auto& f) { return f.field != begin->field; });
    write_run(message, begin, end, out);
    begin = end;
  }
  return out.take();
}

std::string encode_path(const std::vector<const Field*>& path, std::size_t at, const TypedValue& value) {
  const Field& field = *path[at];
  WireWriter out;
  out.tag(field.number, text::wire_type_of(field.type));
  if (at + 1 == path.size()) {
    write_value(field, value, out);
  } else if (field.type == FieldType::kGroup) {
    out.raw(encode_path(path, at + 1, value));
    out.tag(field.number, WireType::kGroupEnd);
  } else {
    out.block(encode_path(path, at + 1, value));
  }
  return out.take();
}

// Adds the value that `path` denotes, from its part `at` on, to the fields of a message. The path of encoded fields
// that are not declared ends with a null pointer.
void add(const std::vector<const Field*>& path, std::size_t at, const TypedValue& value,
         std::vector<TypedField>& fields) {
  const Field* const field = path[at];
  auto inner = std::find_if(fields.begin(), fields.end(), [&](const TypedField& each) { return each.field == field; });
  if (at + 1 == path.size()) {
    // If two values were removed from one message, both leave that message behind. Adds it only once.
    const bool is_left = inner != fields.end() && field != nullptr && field->message != nullptr &&
                         field->label != schema::Label::kRepeated;
    if (!is_left) fields.push_back({field, value});
    return;
  }
  if (inner == fields.end()) inner = fields.insert(fields.end(), {field, {}});
  add(path, at + 1, value, inner->value.fields);
}

void remove_source_only(std::vector<TypedField>& fields) {
  fields.erase(
      std::remove_if(fields.begin(), fields.end(), [](const auto& each) { return each.field->is_source_only; }),
      fields.end());
  for (TypedField& each : fields) {
    if (each.field->type == FieldType::kMessage) remove_source_only(each.value.fields);
  }
}

// A path to a value.
struct Setting {
  std::vector<const Field*> path;
  TypedValue value;
};

// Removes values of options with RETENTION_SOURCE. Like protoc, keeps the messages that contain a removed value.
void remove_source_only(Setting& setting) {
  const std::size_t length = source_only_prefix(setting.path);
  if (length != 0) {
    setting.path.resize(length - 1);
    setting.value = {};
  } else if (std::all_of(setting.path.begin(), setting.path.end(),
                         [](const Field* field) { return field->type == FieldType::kMessage; })) {
    remove_source_only(setting.value.fields);
  }
}

}  // namespace

std::size_t source_only_prefix(const std::vector<const Field*>& path) {
  for (std::size_t i = 0; i < path.size(); ++i) {
    if (path[i]->is_source_only) return i + 1;
    if (path[i]->type != FieldType::kMessage) break;
  }
  return 0;
}

// Options that are fields of protoc's own descriptor.proto are known to protoc. Extensions are unknown fields to it.
std::string encode(const std::vector<schema::Option>& options, Retention retention, schema::Edition edition) {
  const bool is_merged = retention == Retention::kRuntime && !is_legacy(edition);
  const schema::Message* message = nullptr;
  std::vector<TypedField> standard;
  std::string custom;
  for (const schema::Option& option : options) {
    if (option.is_unknown && option.path.empty()) custom += option.text;
    Setting setting{option.path, option.typed};
    if (retention == Retention::kRuntime) remove_source_only(setting);
    if (setting.path.empty()) continue;
    if (option.is_unknown) {
      setting.path.push_back(nullptr);
      setting.value.scalar = option.text;
    }
    if (setting.path.front()->is_extension && !is_merged) {
      custom += encode_path(setting.path, 0, setting.value);
    } else {
      message = setting.path.front()->containing;
      add(setting.path, 0, setting.value, standard);
    }
  }
  return message == nullptr ? custom : encode_message(*message, standard) + custom;
}

}  // namespace onnxgen::descriptor
