#include "plan/text_table_plan.h"

#include <algorithm>
#include <cstring>
#include <set>
#include <unordered_map>
#include <utility>

#include "plan/literal.h"
#include "plan/schema_names.h"
#include "plan/type_names.h"

namespace onnxgen::plan {
namespace {

using schema::FieldType;

std::string type_text(FieldType type) {
  switch (type) {
    case FieldType::kDouble:
      return "kDouble";
    case FieldType::kFloat:
      return "kFloat";
    case FieldType::kInt64:
      return "kInt64";
    case FieldType::kUint64:
      return "kUint64";
    case FieldType::kInt32:
      return "kInt32";
    case FieldType::kFixed64:
      return "kFixed64";
    case FieldType::kFixed32:
      return "kFixed32";
    case FieldType::kBool:
      return "kBool";
    case FieldType::kString:
      return "kString";
    case FieldType::kGroup:
      return "kGroup";
    case FieldType::kMessage:
      return "kMessage";
    case FieldType::kBytes:
      return "kBytes";
    case FieldType::kUint32:
      return "kUint32";
    case FieldType::kEnum:
      return "kEnum";
    case FieldType::kSfixed32:
      return "kSfixed32";
    case FieldType::kSfixed64:
      return "kSfixed64";
    case FieldType::kSint32:
      return "kSint32";
    case FieldType::kSint64:
      return "kSint64";
  }
  return {};
}

std::string cardinality_text(const schema::Field& field) {
  switch (field.label) {
    case schema::Label::kRepeated:
      return "kRepeated";
    case schema::Label::kRequired:
      return "kRequired";
    case schema::Label::kOptional:
      return field.presence == schema::Presence::kImplicit ? "kImplicit" : "kExplicit";
  }
  return {};
}

// Like libprotobuf in C++, the file of the field decides whether its enum is closed, not that of the enum.
std::string flags_text(const schema::Field& field, bool is_proto2) {
  std::string flags;
  const auto add = [&flags](bool is_set, const char* name) {
    if (is_set) flags += (flags.empty() ? "onnxgen::text::" : " | onnxgen::text::") + std::string(name);
  };
  add(field.packed, "kPacked");
  add(field.is_extension, "kExtension");
  add(field.oneof != nullptr || field.proto3_optional, "kInOneof");
  add(field.validate_utf8, "kValidatesUtf8");
  add(field.type == FieldType::kEnum && is_proto2, "kClosedEnum");
  return flags.empty() ? "0" : flags;
}

std::string well_known_text(const schema::Message& message) {
  static const std::unordered_map<std::string, std::string> names{
      {"google.protobuf.Any", "kAny"},
      {"google.protobuf.Timestamp", "kTimestamp"},
      {"google.protobuf.Duration", "kDuration"},
      {"google.protobuf.FieldMask", "kFieldMask"},
      {"google.protobuf.Struct", "kStruct"},
      {"google.protobuf.Value", "kValue"},
      {"google.protobuf.ListValue", "kListValue"},
      {"google.protobuf.DoubleValue", "kDoubleValue"},
      {"google.protobuf.FloatValue", "kFloatValue"},
      {"google.protobuf.Int64Value", "kInt64Value"},
      {"google.protobuf.UInt64Value", "kUint64Value"},
      {"google.protobuf.Int32Value", "kInt32Value"},
      {"google.protobuf.UInt32Value", "kUint32Value"},
      {"google.protobuf.BoolValue", "kBoolValue"},
      {"google.protobuf.StringValue", "kStringValue"},
      {"google.protobuf.BytesValue", "kBytesValue"},
  };
  const auto found = names.find(message.full_name);
  return found != names.end() ? found->second : "kNone";
}

// An item of a MessageSet goes by the name of its message where that is what declares the extension.
std::string printed_name(const schema::Field& field) {
  if (!field.is_extension) return field.name;
  const bool named_by_message = field.containing->message_set_wire_format && field.type == FieldType::kMessage &&
                                field.label == schema::Label::kOptional && field.extension_scope == field.message;
  return named_by_message ? field.message->full_name : field.full_name;
}

template <class Bits, class Number>
std::string bits_text(Number number) {
  Bits bits;
  static_assert(sizeof bits == sizeof number);
  std::memcpy(&bits, &number, sizeof bits);
  return unsigned_literal(bits);
}

struct DefaultText {
  std::string text = "nullptr";
  std::string bits = "0";
};

DefaultText default_text(const schema::Field& field) {
  const schema::DefaultValue& value = field.default_value;
  if (field.type == FieldType::kEnum) {
    const auto* chosen = std::get_if<const schema::EnumValue*>(&value);
    const schema::EnumValue& first = chosen != nullptr ? **chosen : *field.enumeration->values.front();
    return {string_literal(first.name), bits_text<std::uint64_t>(std::int64_t{first.number})};
  }
  if (const auto* text = std::get_if<std::string>(&value))
    return {string_literal(*text), unsigned_literal(text->size())};
  if (const auto* number = std::get_if<std::int64_t>(&value)) return {"nullptr", bits_text<std::uint64_t>(*number)};
  if (const auto* number = std::get_if<std::uint64_t>(&value)) return {"nullptr", unsigned_literal(*number)};
  if (const auto* truth = std::get_if<bool>(&value)) return {"nullptr", *truth ? "1" : "0"};
  if (const auto* number = std::get_if<double>(&value)) {
    const bool is_float = field.type == FieldType::kFloat;
    return {"nullptr", is_float ? bits_text<std::uint32_t>(to_float(*number)) : bits_text<std::uint64_t>(*number)};
  }
  return {};
}

bool reaches_any(const schema::File& file) {
  const auto is_any_file = [](const schema::File* reached) { return reached->name == "google/protobuf/any.proto"; };
  std::set<const schema::File*> reached{&file};
  for (std::vector<const schema::File*> left{&file}; !left.empty();) {
    const schema::File& next = *left.back();
    left.pop_back();
    for (const schema::Import& import : next.imports) {
      if (reached.insert(import.file).second) left.push_back(import.file);
    }
  }
  return std::any_of(reached.begin(), reached.end(), is_any_file);
}

class Planner {
 public:
  Planner(const schema::File& file, const CppOptions& options, const ExtensionsByMessage& extensions,
          NameScope& file_scope)
      : file_(file), types_(file, options), extensions_(extensions), scope_(file_scope) {}

  TextTables plan() {
    for (const auto& enumeration : file_.enums) add_enum(*enumeration);
    for (const auto& message : file_.messages) add_nested_enums(*message);
    for (const auto& message : file_.messages) add_message(*message);
    if (!plan_.messages.empty() && reaches_any(file_)) add_types();
    return std::move(plan_);
  }

 private:
  void add_nested_enums(const schema::Message& message) {
    for (const auto& enumeration : message.enums) add_enum(*enumeration);
    for (const auto& nested : message.messages) add_nested_enums(*nested);
  }

  void add_enum(const schema::Enum& enumeration) {
    TextEnum plan;
    plan.name = class_name(enumeration).with_suffix("_text_table");
    plan.entries_name = class_name(enumeration).with_prefix("k").with_suffix("Entries");
    plan.count = enumeration.values.size();
    plan.full_name = string_literal(enumeration.full_name);
    plan.null_value = enumeration.full_name == "google.protobuf.NullValue";
    scope_.add(plan.name, {"enum", enumeration.name, enumeration.name_span});
    plan_.enums.push_back(std::move(plan));
  }

  void add_message(const schema::Message& message) {
    for (const auto& nested : message.messages) add_message(*nested);
    const Origin origin{"message", message.name, message.name_span};
    TextTable plan;
    plan.rows_name = class_name(message).with_prefix("kRowsOf_");
    plan.name = table_name(message);
    plan.full_name = string_literal(message.full_name);
    plan.well_known = well_known_text(message);
    plan.map_entry = message.map_entry;
    plan.message_set = message.message_set_wire_format;
    for (std::size_t i = 0; i < message.fields.size(); ++i) plan.rows.push_back(row(*message.fields[i], i));
    const auto extensions = extensions_.find(&message);
    if (extensions != extensions_.end()) {
      for (const schema::Field* extension : extensions->second) plan.rows.push_back(row(*extension, 0));
    }
    std::sort(plan.rows.begin(), plan.rows.end(),
              [](const TextRow& a, const TextRow& b) { return a.number < b.number; });
    while (plan.dense_count < plan.rows.size() &&
           plan.rows[plan.dense_count].number == static_cast<std::int32_t>(plan.dense_count + 1)) {
      ++plan.dense_count;
    }
    scope_.add(plan.rows_name, origin);
    if (message.map_entry) scope_.add(Identifier::exact(plan.name), origin);
    plan_.messages.push_back(std::move(plan));
  }

  std::string table_name(const schema::Message& message) const {
    if (message.map_entry) return class_name(message).with_prefix("kTableOf_").str();
    return types_.message(message) + "::Text_table_";
  }

  TextRow row(const schema::Field& field, std::size_t position) const {
    TextRow row;
    row.name = string_literal(printed_name(field));
    row.json_name = string_literal(field.is_extension ? "" : field.json_name);
    row.table = "nullptr";
    if (field.message != nullptr) row.table = "&" + table_name(*field.message);
    if (field.enumeration != nullptr) row.table = "&" + types_.enumeration(*field.enumeration) + "_text_table";
    const DefaultText given = default_text(field);
    row.default_text = given.text;
    row.default_bits = given.bits;
    row.number = field.number;
    row.position = position;
    row.type = type_text(field.type);
    row.cardinality = cardinality_text(field);
    row.flags = flags_text(field, file_.syntax == schema::Syntax::kProto2);
    if (field.oneof != nullptr) {
      const auto& oneofs = field.containing->oneofs;
      const auto found = std::find_if(oneofs.begin(), oneofs.end(),
                                      [&field](const auto& oneof) { return oneof.get() == field.oneof; });
      row.oneof = static_cast<std::size_t>(found - oneofs.begin()) + 1;
    }
    return row;
  }

  void add_types() {
    std::set<const schema::File*> reached{&file_};
    std::vector<std::pair<std::string, std::string>> types;
    for (std::vector<const schema::File*> left{&file_}; !left.empty();) {
      const schema::File& next = *left.back();
      left.pop_back();
      for (const auto& message : next.messages) add_type(*message, types);
      for (const schema::Import& import : next.imports) {
        if (reached.insert(import.file).second) left.push_back(import.file);
      }
    }
    std::sort(types.begin(), types.end());
    const schema::Message& first = *file_.messages.front();
    for (const char* name : {"kTypes", "kTypeTables"}) {
      scope_.add(Identifier::exact(name), {"message", first.name, first.name_span});
    }
    for (auto& type : types) plan_.types.push_back(std::move(type.second));
  }

  void add_type(const schema::Message& message, std::vector<std::pair<std::string, std::string>>& types) const {
    if (message.map_entry) return;
    types.emplace_back(message.full_name, "&" + table_name(message));
    for (const auto& nested : message.messages) add_type(*nested, types);
  }

  const schema::File& file_;
  const TypeNames types_;
  const ExtensionsByMessage& extensions_;
  NameScope& scope_;
  TextTables plan_;
};

}  // namespace

TextTables plan_text_tables(const schema::File& file, const CppOptions& options, const ExtensionsByMessage& extensions,
                            NameScope& file_scope) {
  return Planner(file, options, extensions, file_scope).plan();
}

}  // namespace onnxgen::plan
