// Features: properties that the syntax fixes in proto2 and proto3, and that each element can choose in editions.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "syntax/edition.h"
#include "syntax/tree.h"

namespace onnxgen::schema {

using syntax::Edition;

struct Option;

enum class FieldPresence : std::uint8_t { kExplicit, kImplicit, kLegacyRequired };
enum class EnumType : std::uint8_t { kOpen, kClosed };
enum class RepeatedEncoding : std::uint8_t { kPacked, kExpanded };
enum class Utf8Validation : std::uint8_t { kVerify, kNone };
enum class MessageEncoding : std::uint8_t { kLengthPrefixed, kDelimited };
enum class JsonFormat : std::uint8_t { kAllow, kLegacyBestEffort };
enum class NamingStyle : std::uint8_t { kLegacy, k2024 };
enum class DefaultVisibility : std::uint8_t { kExportAll, kExportTopLevel, kLocalAll, kStrict };

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
  bool legacy_closed_enum = true;  // fields of open enums treat undeclared numbers as unknown fields
};

// Returns the features of a file that sets none.
Features default_features(Edition edition);

// Returns the features of an element that has these options and is declared in an element with the features `outer`.
// Ignores unknown features and values, which are errors that interpret_options() reports.
Features inherit(const Features& outer, const std::vector<syntax::Option>& options);

// Returns whether the option sets features. Requires interpreted options.
bool is_feature(const Option& option);

// Returns the option that sets this field of FeatureSet ("field_presence") on the element itself, or nullptr. Requires
// interpreted options. Sets `value` to the name of the enum value.
const Option* find_feature(const std::vector<Option>& options, std::string_view name, std::string_view& value);

}  // namespace onnxgen::schema
