// Rules for features and other options: on which elements and in which editions they may be set.
#include <algorithm>
#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "schema/options/options.h"
#include "schema/rules/rules.h"
#include "schema/visit.h"

namespace onnxgen::schema::rules {
namespace {

struct Target {
  std::string_view noun;  // kind of element, in error messages
  std::string_view name;  // enumerator of FieldOptions.OptionTargetType
};
constexpr Target kTargets[] = {
    {"file", "TARGET_TYPE_FILE"},
    {"extension range", "TARGET_TYPE_EXTENSION_RANGE"},
    {Message::kNoun, "TARGET_TYPE_MESSAGE"},
    {Field::kNoun, "TARGET_TYPE_FIELD"},
    {Oneof::kNoun, "TARGET_TYPE_ONEOF"},
    {Enum::kNoun, "TARGET_TYPE_ENUM"},
    {EnumValue::kNoun, "TARGET_TYPE_ENUM_ENTRY"},
    {Service::kNoun, "TARGET_TYPE_SERVICE"},
    {Method::kNoun, "TARGET_TYPE_METHOD"},
};

const EnumValue* named(const TypedValue& value) {
  const auto* found = std::get_if<const EnumValue*>(&value.scalar);
  return found == nullptr ? nullptr : *found;
}

// Returns an empty noun for a target that is not known.
std::string_view noun_of(const EnumValue* target) {
  for (const auto& [noun, name] : kTargets) {
    if (target != nullptr && target->name == name) return noun;
  }
  return {};
}

bool is_feature_support(const Option& option) {
  return !option.path.empty() && option.path.front()->name == "feature_support";
}

bool has_feature_support(const std::vector<Option>& options) {
  return std::any_of(options.begin(), options.end(), is_feature_support);
}

// Where an option or one of its values may be used: FieldOptions.FeatureSupport and FieldOptions.targets.
struct Support {
  const EnumValue* introduced = nullptr;
  const EnumValue* deprecated = nullptr;
  const EnumValue* removed = nullptr;
  const std::string* warning = nullptr;
  const std::string* error = nullptr;
  std::set<std::string_view> nouns;  // kinds of elements; empty if the option may be set on all

  explicit Support(const std::vector<Option>& options) { add(options); }

  void add(const std::vector<Option>& options) {
    for (const Option& option : options) {
      const bool is_target = option.path.size() == 1 && option.path.front()->name == "targets";
      if (is_target) nouns.insert(noun_of(named(option.typed)));
      if (!is_feature_support(option)) continue;
      if (option.path.size() == 2) set(*option.path.back(), option.typed);
      for (const TypedField& field : option.typed.fields) set(*field.field, field.value);
    }
  }

 private:
  void set(const Field& field, const TypedValue& value) {
    if (field.name == "edition_introduced") introduced = named(value);
    if (field.name == "edition_deprecated") deprecated = named(value);
    if (field.name == "edition_removed") removed = named(value);
    if (field.name == "deprecation_warning") warning = std::get_if<std::string>(&value.scalar);
    if (field.name == "removal_error") error = std::get_if<std::string>(&value.scalar);
  }
};

// "2024" for EDITION_2024
std::string_view year_of(const EnumValue& edition) {
  constexpr std::string_view kPrefix = "EDITION_";
  const std::string_view name = edition.name;
  return name.substr(0, kPrefix.size()) == kPrefix ? name.substr(kPrefix.size()) : name;
}

std::string after_colon(const std::string* text) {
  return text == nullptr ? "" : ": " + *text;
}

class OptionChecker {
 public:
  explicit OptionChecker(Diagnostics& diagnostics) : diagnostics_(diagnostics) {}

  void check(const File& file) {
    file_ = &file;
    check(file.options, "file");
    for_each_element(file, [&](const auto& element) { check(element.options, element.kNoun); });
    for_each_message(file, [&](const Message& message) {
      for (const NumberRange& range : message.extension_ranges) check(range.options, "extension range");
    });
  }

 private:
  void check(const std::vector<Option>& options, std::string_view noun) {
    for (const Option& option : options) {
      if (option.path.empty()) continue;
      if (is_feature(option) && is_legacy(file_->edition)) {
        diagnostics_.error(option.span, "features exist only in editions, and this file uses {}",
                           name_of(file_->edition));
        continue;
      }
      for (const Field* field : option.path) check_field(*field, option, noun);
      const auto is_own = [this](const Field* field) { return field->span.file == file_->source; };
      if (is_feature(option) && std::any_of(option.path.begin(), option.path.end(), is_own)) {
        diagnostics_.error(option.name_span, "a feature cannot be set in the file that declares it");
      }
      check_value(*option.path.back(), option.typed, option, noun);
    }
  }

  // command_line_interface.cc: ValidateTargetConstraints
  void check_field(const Field& field, const Option& option, std::string_view noun) {
    const Support& support = support_in(field.options);
    if (!support.nouns.empty() && support.nouns.count(noun) == 0) {
      diagnostics_.error(option.name_span, "option '{}' cannot be set on {} {}", field.name,
                         noun.front() == 'e' ? "an" : "a", noun);
    }
    check_support("option", field.name, support, option.name_span);
  }

  void check_value(const Field& field, const TypedValue& value, const Option& option, std::string_view noun) {
    if (const EnumValue* chosen = named(value)) {
      check_support("value", chosen->name, support_in(chosen->options), option.value_span);
      if (is_feature(option) && chosen->number == 0) {  // feature_resolver.cc: ValidateMergedFeatures
        diagnostics_.error(option.value_span, "feature '{}' cannot be set to '{}'", field.name, chosen->name);
      }
    }
    for (const TypedField& each : value.fields) {
      check_field(*each.field, option, noun);
      check_value(*each.field, each.value, option, noun);
    }
  }

  // feature_resolver.cc: ValidateSingleFeatureLifetimes
  void check_support(const char* what, const std::string& name, const Support& support, const Span& span) {
    const auto edition = static_cast<std::int32_t>(file_->edition);
    if (support.introduced != nullptr && edition < support.introduced->number) {
      diagnostics_.error(span, "{} '{}' exists since edition {}, and this file uses {}", what, name,
                         year_of(*support.introduced), name_of(file_->edition));
    }
    if (support.removed != nullptr && edition >= support.removed->number) {
      diagnostics_.error(span, "{} '{}' was removed in edition {}{}", what, name, year_of(*support.removed),
                         after_colon(support.error));
    } else if (support.deprecated != nullptr && edition >= support.deprecated->number) {
      diagnostics_.warning(span, "{} '{}' is deprecated since edition {}{}", what, name, year_of(*support.deprecated),
                           after_colon(support.warning));
    }
  }

  // An option may have as many options as uses.
  const Support& support_in(const std::vector<Option>& options) {
    return supports_.try_emplace(&options, options).first->second;
  }

  Diagnostics& diagnostics_;
  const File* file_ = nullptr;
  std::unordered_map<const std::vector<Option>*, Support> supports_;
};

std::int32_t number_of(const EnumValue* edition) {
  return edition == nullptr ? 0 : edition->number;
}

// feature_resolver.cc: ValidateFeatureSupport. Returns the inconsistency in the editions, or nullptr if there is none.
const char* problem_of(const Support& support) {
  const std::int32_t introduced = number_of(support.introduced);
  const std::int32_t deprecated = number_of(support.deprecated);
  const std::int32_t removed = number_of(support.removed);
  if (deprecated != 0 && deprecated < introduced) return "is deprecated before it is introduced";
  if (removed != 0 && removed < introduced) return "is removed before it is introduced";
  if (removed != 0 && removed <= deprecated) return "is removed before it is deprecated";
  const bool has_warning = support.warning != nullptr;
  if ((deprecated != 0) != has_warning) return "must have both edition_deprecated and deprecation_warning, or neither";
  const bool needs_error = removed != 0 && removed != introduced;
  if (needs_error && support.error == nullptr) return "is removed without a removal_error";
  if (removed == 0 && support.error != nullptr) return "has a removal_error, but is never removed";
  return nullptr;
}

// Returns whether a value of an option is introduced earlier, or deprecated or removed later, than the option.
bool exceeds(const Support& value, const Support& option) {
  const auto is_later = [](const EnumValue* a, const EnumValue* b) { return b != nullptr && a->number > b->number; };
  return number_of(value.introduced) < number_of(option.introduced) || is_later(value.removed, option.removed) ||
         is_later(value.deprecated, option.deprecated);
}

// Reports `problem` unless it is null.
void report(const char* problem, const EnumValue* value, const Element& element, Diagnostics& diagnostics) {
  if (problem == nullptr) return;
  const std::string& name = value != nullptr ? value->name : element.name;
  auto report = diagnostics.error(element.name_span, "'{}' {}; see its feature_support", name, problem);
  if (value != nullptr) report.note(value->name_span, "'{}' is declared here", name);
}

// feature_resolver.cc: ValidateFieldFeatureSupport, ValidateEnumValueFeatureSupport
void check_feature_support(const Field& field, Diagnostics& diagnostics) {
  if (!has_feature_support(field.options)) return;
  const Support support(field.options);
  report(problem_of(support), nullptr, field, diagnostics);
  if (field.enumeration == nullptr) return;
  for (const auto& value : field.enumeration->values) {
    if (!has_feature_support(value->options)) continue;
    Support own = support;
    own.add(value->options);
    const char* const problem = exceeds(own, support) ? "exceeds the editions of its option" : problem_of(own);
    report(problem, value.get(), field, diagnostics);
  }
}

bool has_strings(const Field& field) {
  if (!field.is_map()) return field.type == FieldType::kString;
  const auto& entry = field.message->fields;
  return std::any_of(entry.begin(), entry.end(), [](const auto& each) { return each->type == FieldType::kString; });
}

// descriptor.cc: ValidateFieldFeatures. Reports features that fields of this kind cannot have.
void check_features(const Field& field, Diagnostics& diagnostics) {
  const bool repeated = field.label == Label::kRepeated;
  const bool submessage = field.message != nullptr;
  if (const FeatureSetting* presence = find_feature(field.own_features, "field_presence")) {
    const std::string_view value = presence->chosen->value;
    const char* const what = field.oneof != nullptr                             ? "a member of a oneof"
                             : repeated                                         ? "a repeated field"
                             : field.is_extension && value != "LEGACY_REQUIRED" ? "an extension"
                             : submessage && value == "IMPLICIT"                ? "a message field"
                                                                                : nullptr;
    if (what != nullptr) {
      diagnostics.error(presence->span, "{} cannot set field_presence to {}", what, value);
    }
  }
  if (const FeatureSetting* encoding = find_feature(field.own_features, "repeated_field_encoding")) {
    if (!repeated) {
      diagnostics.error(encoding->span, "only repeated fields can set repeated_field_encoding");
    } else if (encoding->chosen->value == "PACKED" && !is_packable(field.type)) {
      diagnostics.error(encoding->span, "only repeated fields of numbers, bools and enums can be packed");
    }
  }
  if (const FeatureSetting* validation = find_feature(field.own_features, "utf8_validation")) {
    if (!has_strings(field)) diagnostics.error(validation->span, "only string fields can set utf8_validation");
  }
  if (const FeatureSetting* encoding = find_feature(field.own_features, "message_encoding")) {
    if (!submessage || field.is_map()) {
      diagnostics.error(encoding->span, "only message fields can set message_encoding");
    }
  }
}

void check_file(const File& file, Diagnostics& diagnostics) {
  for_each_field(file, [&](const Field& field) { check_feature_support(field, diagnostics); });
  for_each_enum(file, [&](const Enum& enumeration) {  // each value also by itself, without the editions of an option
    for (const auto& value : enumeration.values)
      report(problem_of(Support(value->options)), nullptr, *value, diagnostics);
  });
  if (is_legacy(file.edition)) return;
  for_each_field(file, [&](const Field& field) { check_features(field, diagnostics); });
  const FeatureSetting* presence = find_feature(file.own_features, "field_presence");  // ValidateFileFeatures
  if (presence != nullptr && presence->chosen->value == "LEGACY_REQUIRED") {
    diagnostics.error(presence->span, "fields cannot be required by default");
  }
  if (is_set(file.options, "java_string_check_utf8")) {
    diagnostics.error(find_option(file.options, "java_string_check_utf8")->span,
                      "editions have no option 'java_string_check_utf8'; use features.(pb.java).utf8_validation");
  }
}

}  // namespace

void features_are_allowed(const Schema& schema, Diagnostics& diagnostics) {
  OptionChecker checker(diagnostics);
  for (const auto& file : schema.files) {
    checker.check(*file);
    check_file(*file, diagnostics);
  }
}

}  // namespace onnxgen::schema::rules
