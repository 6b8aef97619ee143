#include "schema/features.h"

#include <string>

#include "schema/schema.h"

namespace onnxgen::schema {
namespace {

using syntax::AggregateField;
using syntax::OptionValue;

struct Setting {
  std::string_view feature;  // path below FeatureSet
  std::string_view value;
  void (*apply)(Features& features);
};

constexpr Setting kSettings[] = {
    {"field_presence", "EXPLICIT", [](Features& f) { f.field_presence = FieldPresence::kExplicit; }},
    {"field_presence", "IMPLICIT", [](Features& f) { f.field_presence = FieldPresence::kImplicit; }},
    {"field_presence", "LEGACY_REQUIRED", [](Features& f) { f.field_presence = FieldPresence::kLegacyRequired; }},
    {"enum_type", "OPEN", [](Features& f) { f.enum_type = EnumType::kOpen; }},
    {"enum_type", "CLOSED", [](Features& f) { f.enum_type = EnumType::kClosed; }},
    {"repeated_field_encoding", "PACKED", [](Features& f) { f.repeated_encoding = RepeatedEncoding::kPacked; }},
    {"repeated_field_encoding", "EXPANDED", [](Features& f) { f.repeated_encoding = RepeatedEncoding::kExpanded; }},
    {"utf8_validation", "VERIFY", [](Features& f) { f.utf8_validation = Utf8Validation::kVerify; }},
    {"utf8_validation", "NONE", [](Features& f) { f.utf8_validation = Utf8Validation::kNone; }},
    {"message_encoding", "LENGTH_PREFIXED", [](Features& f) { f.message_encoding = MessageEncoding::kLengthPrefixed; }},
    {"message_encoding", "DELIMITED", [](Features& f) { f.message_encoding = MessageEncoding::kDelimited; }},
    {"json_format", "ALLOW", [](Features& f) { f.json_format = JsonFormat::kAllow; }},
    {"json_format", "LEGACY_BEST_EFFORT", [](Features& f) { f.json_format = JsonFormat::kLegacyBestEffort; }},
    {"enforce_naming_style", "STYLE2024", [](Features& f) { f.naming_style = NamingStyle::k2024; }},
    {"enforce_naming_style", "STYLE_LEGACY", [](Features& f) { f.naming_style = NamingStyle::kLegacy; }},
    {"default_symbol_visibility", "EXPORT_ALL",
     [](Features& f) { f.default_visibility = DefaultVisibility::kExportAll; }},
    {"default_symbol_visibility", "EXPORT_TOP_LEVEL",
     [](Features& f) { f.default_visibility = DefaultVisibility::kExportTopLevel; }},
    {"default_symbol_visibility", "LOCAL_ALL",
     [](Features& f) { f.default_visibility = DefaultVisibility::kLocalAll; }},
    {"default_symbol_visibility", "STRICT", [](Features& f) { f.default_visibility = DefaultVisibility::kStrict; }},
    {"pb.cpp.legacy_closed_enum", "true", [](Features& f) { f.legacy_closed_enum = true; }},
    {"pb.cpp.legacy_closed_enum", "false", [](Features& f) { f.legacy_closed_enum = false; }},
};

std::string_view without_leading_dot(std::string_view name) {
  return name.substr(0, 1) == "." ? name.substr(1) : name;
}

std::string below(const std::string& path, std::string_view name) {
  return path.empty() ? std::string(name) : path + '.' + std::string(name);
}

void apply(const std::string& path, const OptionValue& value, Features& features) {
  for (const AggregateField& field : value.fields) {
    for (const OptionValue& each : field.values) {
      apply(below(path, without_leading_dot(field.name.text)), each, features);
    }
  }
  for (const Setting& setting : kSettings) {
    if (setting.feature == path && setting.value == value.text) setting.apply(features);
  }
}

}  // namespace

Features default_features(Edition edition) {
  Features features;
  if (edition == Edition::kProto2) return features;
  features.field_presence = edition == Edition::kProto3 ? FieldPresence::kImplicit : FieldPresence::kExplicit;
  features.enum_type = EnumType::kOpen;
  features.repeated_encoding = RepeatedEncoding::kPacked;
  features.utf8_validation = Utf8Validation::kVerify;
  features.json_format = JsonFormat::kAllow;
  features.legacy_closed_enum = false;
  if (edition < Edition::k2024) return features;
  features.naming_style = NamingStyle::k2024;
  features.default_visibility = DefaultVisibility::kExportTopLevel;
  return features;
}

Features inherit(const Features& outer, const std::vector<syntax::Option>& options) {
  Features features = outer;
  for (const syntax::Option& option : options) {
    if (option.name.front().text != "features" || option.name.front().is_extension) continue;
    std::string path;
    for (std::size_t i = 1; i < option.name.size(); ++i) {
      path = below(path, without_leading_dot(option.name[i].text));
    }
    apply(path, option.value, features);
  }
  return features;
}

bool is_feature(const Option& option) {
  return !option.path.empty() && !option.path.front()->is_extension && option.path.front()->name == "features";
}

const Option* find_feature(const std::vector<Option>& options, std::string_view name, std::string_view& value) {
  const auto value_of = [](const TypedValue& typed) -> std::string_view {
    const auto* named = std::get_if<const EnumValue*>(&typed.scalar);
    return named == nullptr ? std::string_view() : std::string_view((*named)->name);
  };
  for (const Option& option : options) {
    if (!is_feature(option)) continue;
    if (option.path.size() == 2 && option.path.back()->name == name) {
      value = value_of(option.typed);
      return &option;
    }
    if (option.path.size() != 1) continue;
    for (const TypedField& field : option.typed.fields) {
      if (field.field->is_extension || field.field->name != name) continue;
      value = value_of(field.value);
      return &option;
    }
  }
  return nullptr;
}

}  // namespace onnxgen::schema
