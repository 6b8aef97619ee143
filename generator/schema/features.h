// Features: properties that the syntax fixes in proto2 and proto3, and that each element can choose in editions.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "source/span.h"
#include "syntax/edition.h"

namespace onnxgen::schema {

using syntax::Edition;

struct Option;

enum class FieldPresence : std::uint8_t { kExplicit, kImplicit, kLegacyRequired };
enum class EnumType : std::uint8_t { kOpen, kClosed };
enum class RepeatedEncoding : std::uint8_t { kPacked, kExpanded };
enum class Utf8Validation : std::uint8_t { kVerify, kNone };
enum class MessageEncoding : std::uint8_t { kLengthPrefixed, kDelimited };
enum class JsonFormat : std::uint8_t { kAllow, kLegacyBestEffort };
enum class NamingStyle : std::uint8_t { kLegacy, k2024, k2026 };
enum class DefaultVisibility : std::uint8_t { kExportAll, kExportTopLevel, kLocalAll, kStrict };
enum class ProtoLimits : std::uint8_t { kNone, k2026 };

// The features of one element that have an effect here, as FeatureSet in descriptor.proto and CppFeatures in
// cpp_features.proto define them. The initial values are those of proto2.
struct Features {
  FieldPresence field_presence = FieldPresence::kExplicit;
  EnumType enum_type = EnumType::kClosed;
  RepeatedEncoding repeated_encoding = RepeatedEncoding::kExpanded;
  Utf8Validation utf8_validation = Utf8Validation::kNone;
  MessageEncoding message_encoding = MessageEncoding::kLengthPrefixed;
  JsonFormat json_format = JsonFormat::kLegacyBestEffort;
  NamingStyle naming_style = NamingStyle::kLegacy;
  DefaultVisibility default_visibility = DefaultVisibility::kExportAll;
  ProtoLimits limits = ProtoLimits::kNone;
  bool legacy_closed_enum = true;  // fields of open enums treat undeclared numbers as unknown fields
};

// Returns the features of a file that sets none.
Features default_features(Edition edition);

// A feature and one of its values, with the names used in FeatureSet: "field_presence", "EXPLICIT".
struct FeatureValue {
  std::string_view feature;
  std::string_view value;
  void (*apply)(Features& features);
};

// An option that sets a feature.
struct FeatureSetting {
  const FeatureValue* chosen;
  source::Span span;  // of the option
};

// Returns the features that these options set, in source order. Requires interpreted options, so that every notation
// counts: field_presence = IMPLICIT, or 2 in an aggregate.
std::vector<FeatureSetting> features_in(const std::vector<Option>& options);

// Returns the setting of a feature, or nullptr if there is none.
const FeatureSetting* find_feature(const std::vector<FeatureSetting>& settings, std::string_view feature);

// Returns the features of an element that sets `own` and is declared in an element with the features `outer`.
Features inherit(const Features& outer, const std::vector<FeatureSetting>& own);

}  // namespace onnxgen::schema
