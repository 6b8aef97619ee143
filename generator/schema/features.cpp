#include "schema/features.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <variant>

#include "schema/options/options.h"
#include "schema/schema.h"

namespace onnxgen::schema {
namespace {

constexpr FeatureValue kValues[] = {
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
    {"enforce_naming_style", "STYLE2026", [](Features& f) { f.naming_style = NamingStyle::k2026; }},
    {"enforce_naming_style", "STYLE_LEGACY", [](Features& f) { f.naming_style = NamingStyle::kLegacy; }},
    {"default_symbol_visibility", "EXPORT_ALL",
     [](Features& f) { f.default_visibility = DefaultVisibility::kExportAll; }},
    {"default_symbol_visibility", "EXPORT_TOP_LEVEL",
     [](Features& f) { f.default_visibility = DefaultVisibility::kExportTopLevel; }},
    {"default_symbol_visibility", "LOCAL_ALL",
     [](Features& f) { f.default_visibility = DefaultVisibility::kLocalAll; }},
    {"default_symbol_visibility", "STRICT", [](Features& f) { f.default_visibility = DefaultVisibility::kStrict; }},
    {"enforce_proto_limits", "LEGACY_NO_EXPLICIT_LIMITS", [](Features& f) { f.limits = ProtoLimits::kNone; }},
    {"enforce_proto_limits", "PROTO_LIMITS2026", [](Features& f) { f.limits = ProtoLimits::k2026; }},
    {"pb.cpp.legacy_closed_enum", "true", [](Features& f) { f.legacy_closed_enum = true; }},
    {"pb.cpp.legacy_closed_enum", "false", [](Features& f) { f.legacy_closed_enum = false; }},
};

std::string below(const std::string& path, const Field& field) {
  return (path.empty() ? "" : path + '.') + field.printed_name();
}

// Returns the value with the spelling that it has in kValues, or "" if it is no enum value or bool.
std::string_view name_of(const DefaultValue& value) {
  if (const auto* const* named = std::get_if<const EnumValue*>(&value)) return (*named)->name;
  if (const bool* flag = std::get_if<bool>(&value)) return *flag ? "true" : "false";
  return {};
}

// Adds the features in a value of the field `path`, a path inside FeatureSet.
void add(const std::string& path, const TypedValue& value, const source::Span& span,
         std::vector<FeatureSetting>& settings) {
  for (const TypedField& each : value.fields) add(below(path, *each.field), each.value, span, settings);
  for (const FeatureValue& known : kValues) {
    if (known.feature == path && known.value == name_of(value.scalar)) settings.push_back({&known, span});
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
  if (edition < Edition::k2026) return features;
  features.naming_style = NamingStyle::k2026;
  features.default_visibility = DefaultVisibility::kStrict;
  features.limits = ProtoLimits::k2026;
  return features;
}

std::vector<FeatureSetting> features_in(const std::vector<Option>& options) {
  std::vector<FeatureSetting> settings;
  for (const Option& option : options) {
    if (!is_feature(option)) continue;
    std::string path;
    for (std::size_t i = 1; i < option.path.size(); ++i) path = below(path, *option.path[i]);
    add(path, option.typed, option.span, settings);
  }
  return settings;
}

const FeatureSetting* find_feature(const std::vector<FeatureSetting>& settings, std::string_view feature) {
  const auto found = std::find_if(settings.begin(), settings.end(),
                                  [&](const FeatureSetting& setting) { return setting.chosen->feature == feature; });
  return found == settings.end() ? nullptr : &*found;
}

Features inherit(const Features& outer, const std::vector<FeatureSetting>& own) {
  Features features = outer;
  for (const FeatureSetting& setting : own) setting.chosen->apply(features);
  return features;
}

}  // namespace onnxgen::schema
