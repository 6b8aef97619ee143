#include "plan/descriptor_plan.h"

#include <algorithm>
#include <cstring>
#include <iterator>
#include <map>
#include <string_view>
#include <utility>

#include "plan/field_plan.h"
#include "plan/literal.h"
#include "plan/schema_names.h"
#include "schema/names.h"
#include "schema/options/options.h"
#include "schema/visit.h"

namespace onnxgen::plan {
namespace {

using schema::FieldType;

std::string cardinality_text(const schema::Field& field) {
  if (field.label == schema::Label::kRepeated) return "kRepeated";
  if (field.label == schema::Label::kRequired) return "kRequired";
  return field.presence == schema::Presence::kImplicit ? "kImplicit" : "kExplicit";
}

void add_flag(const char* name, std::string& flags) {
  const std::string before = flags == "0" ? "" : flags + " | ";
  flags = before + "onnxgen::FieldDescriptor::" + name;
}

std::string flags_text(const schema::Field& field) {
  std::string flags = "0";
  const auto add = [&flags](bool is_set, const char* name) {
    if (is_set) add_flag(name, flags);
  };
  add(field.packed, "kPacked");
  add(field.is_extension, "kExtension");
  add(field.oneof != nullptr || field.proto3_optional, "kInOneof");
  add(field.validate_utf8, "kValidatesUtf8");
  add(field.closed_enum, "kClosedEnum");
  add(field.is_group_like() && !field.is_extension, "kGroupName");
  return flags;
}

std::string well_known_text(const schema::Message& message) {
  static constexpr std::string_view kNames[] = {"Any",        "Timestamp", "Duration",    "FieldMask",  "Struct",
                                                "Value",      "ListValue", "DoubleValue", "FloatValue", "Int64Value",
                                                "Int32Value", "BoolValue", "StringValue", "BytesValue"};
  constexpr std::string_view kPackage = "google.protobuf.";
  const std::string_view full_name = message.full_name;
  if (full_name.substr(0, kPackage.size()) != kPackage) return "kNone";
  const std::string_view name = full_name.substr(kPackage.size());
  if (name == "UInt64Value") return "kUint64Value";
  if (name == "UInt32Value") return "kUint32Value";
  const bool is_known = std::find(std::begin(kNames), std::end(kNames), name) != std::end(kNames);
  return is_known ? "k" + std::string(name) : "kNone";
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

// Returns how the class stores the field, as an enumerator of the runtime's Storage.
std::string storage_text(const Field& field, Profile profile) {
  const bool is_native = profile == Profile::kNative;
  switch (field.kind) {
    case FieldKind::kScalar:
      return "kScalar";
    case FieldKind::kString:
    case FieldKind::kBytes:
      if (is_native) return field.kind == FieldKind::kString ? "kArenaString" : "kArenaBytes";
      return field.presence == Presence::kOneof ? "kStdStringPointer" : "kText";
    case FieldKind::kMessage:
      return "kMessagePointer";
    case FieldKind::kRepeatedScalar:
      return is_native ? "kArenaArray" : "kHeapArray";
    case FieldKind::kRepeatedText:
    case FieldKind::kRepeatedMessage:
      return is_native ? "kArenaArray" : "kHeapPointers";
    case FieldKind::kMap:
      return "kMap";
  }
  return {};
}

std::string presence_text(Presence presence) {
  if (presence == Presence::kHasBit) return "kInHasBit";
  return presence == Presence::kOneof ? "kInOneof" : "kInValue";
}

std::string map_entry_name(const schema::Field& map) {
  return "kEntryOf_" + map.name;
}

std::string descriptor_of_type(const schema::Field& field, const TypeNames& types) {
  if (field.enumeration != nullptr) return types.descriptor(*field.enumeration);
  if (field.message == nullptr) return "nullptr";
  if (field.message->map_entry) return "&" + map_entry_name(field);
  return types.descriptor(*field.message);
}

FieldDescriptor describe(const schema::Field& field, const TypeNames& types) {
  const DefaultText given = default_text(field);
  FieldDescriptor plan;
  plan.name = string_literal(field.printed_name());
  plan.json_name = string_literal(field.is_extension ? "" : field.json_name);
  plan.descriptor = descriptor_of_type(field, types);
  plan.default_text = given.text;
  plan.default_bits = given.bits;
  plan.number = field.number;
  plan.type = Identifier::constant(syntax::name_of(field.type)).str();
  plan.cardinality = cardinality_text(field);
  plan.flags = flags_text(field);
  plan.oneof = field.oneof == nullptr ? 0 : field.oneof->index + 1;
  plan.storage = "kNone";
  plan.presence = "kInValue";
  plan.offset = "0";
  return plan;
}

// `offset` is that of the member that stores the field.
void add_storage(const Field& field, Profile profile, const std::string& offset, FieldDescriptor& plan) {
  plan.storage = storage_text(field, profile);
  plan.presence = presence_text(field.presence);
  plan.has_bit = field.has_bit;
  plan.offset = offset;
  if (field.cold) add_flag("kCold", plan.flags);
}

void sort_fields(MessageDescriptor& plan) {
  std::sort(plan.fields.begin(), plan.fields.end(),
            [](const FieldDescriptor& a, const FieldDescriptor& b) { return a.number < b.number; });
  while (plan.dense_count < plan.fields.size() &&
         plan.fields[plan.dense_count].number == static_cast<std::int32_t>(plan.dense_count + 1)) {
    ++plan.dense_count;
  }
}

MapEntryDescriptor describe_entry(const schema::Field& map, const Field& field, const TypeNames& types) {
  MapEntryDescriptor plan;
  plan.name = map_entry_name(map);
  plan.member = field.member.str();
  plan.entry.full_name = string_literal(map.message->full_name);
  plan.entry.well_known = "kNone";
  for (std::size_t i = 0; i < map.message->fields.size(); ++i) {
    plan.entry.fields.push_back(describe(*map.message->fields[i], types));
    plan.entry.fields.back().position = i;
  }
  sort_fields(plan.entry);
  return plan;
}

// Returns whether the shared code of lite classes accesses the field by its number: singular strings and bytes, and
// singular and repeated messages.
bool has_place(FieldKind kind) {
  return kind == FieldKind::kString || kind == FieldKind::kBytes || kind == FieldKind::kMessage ||
         kind == FieldKind::kRepeatedMessage;
}

FieldPlace plan_place(const schema::Field& field, const FieldDescriptor& descriptor, const Field& plan,
                      const Message& message, const TypeNames& types) {
  FieldPlace place{descriptor, "0", "nullptr"};
  if (plan.presence == Presence::kOneof) {
    place.case_offset = "offsetof(Data_, " + message.oneofs[plan.oneof].case_member.str() + ")";
  }
  if (field.message != nullptr) place.messages = types.class_info(*field.message);
  return place;
}

}  // namespace

bool is_lite(const schema::File& file, const CppOptions& options) {
  if (options.profile != Profile::kProtobuf || options.optimize_for == OptimizeFor::kSpeed) return false;
  return options.optimize_for == OptimizeFor::kLite || schema::is_optimized_for(file, "LITE_RUNTIME");
}

void plan_descriptor(const schema::Message& message, const TypeNames& types, const ExtensionsByMessage& extensions,
                     Message& plan) {
  const Profile profile = types.options().profile;
  MessageDescriptor descriptor;
  descriptor.full_name = plan.full_name;
  descriptor.well_known = well_known_text(message);
  descriptor.message_set = message.message_set_wire_format;
  descriptor.extendable = !message.extension_ranges.empty();
  const std::string reserved = schema::reserved_names_of(message);
  if (!reserved.empty()) descriptor.reserved_names = string_literal(reserved);
  const auto declared = extensions.find(&message);
  descriptor.fields.reserve(message.fields.size() + (declared == extensions.end() ? 0 : declared->second.size()));
  for (std::size_t i = 0; i < message.fields.size(); ++i) {
    const schema::Field& field = *message.fields[i];
    if (plan.fields[i].kind == FieldKind::kMap) {
      plan.map_entries.push_back(describe_entry(field, plan.fields[i], types));
    }
    descriptor.fields.push_back(describe(field, types));
    descriptor.fields.back().position = i;
    const std::string data = plan.fields[i].cold ? "ColdFields_" : "Data_";
    add_storage(plan.fields[i], profile, "offsetof(" + data + ", " + plan.fields[i].member.str() + ")",
                descriptor.fields.back());
    if (has_place(plan.fields[i].kind)) {
      plan.places.push_back(plan_place(field, descriptor.fields.back(), plan.fields[i], plan, types));
    }
  }
  std::sort(plan.places.begin(), plan.places.end(),
            [](const FieldPlace& a, const FieldPlace& b) { return a.field.number < b.field.number; });
  if (declared != extensions.end()) {
    for (const schema::Field* extension : declared->second) {
      descriptor.fields.push_back(plan_extension_descriptor(*extension, types));
    }
  }
  sort_fields(descriptor);
  plan.descriptor = std::move(descriptor);
}

FieldDescriptor plan_extension_descriptor(const schema::Field& extension, const TypeNames& types) {
  FieldDescriptor plan = describe(extension, types);
  plan.position = extension.index;
  // The value is the only member of a separate struct.
  const Profile profile = types.options().profile;
  const Field field = plan_field(extension, {}, types);
  add_storage(field, profile, "offsetof(" + extension_data(field, profile) + ", value)", plan);
  return plan;
}

std::vector<std::string> plan_any_types(const schema::File& file, const TypeNames& types) {
  const std::vector<const schema::File*> reached = schema::with_imports(file);
  const auto is_any_file = [](const schema::File* each) { return each->name == "google/protobuf/any.proto"; };
  if (file.messages.empty() || std::none_of(reached.begin(), reached.end(), is_any_file)) return {};
  std::map<std::string, std::string> descriptors;
  for (const schema::File* each : reached) {
    schema::for_each_message(*each, [&](const schema::Message& message) {
      if (!message.map_entry) descriptors.emplace(message.full_name, types.descriptor(message));
    });
  }
  std::vector<std::string> result;
  for (auto& type : descriptors) result.push_back(std::move(type.second));
  return result;
}

}  // namespace onnxgen::plan
