#include "descriptor/edition_defaults.h"

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "descriptor/wire_writer.h"
#include "schema/options/options.h"
#include "schema/visit.h"

namespace onnxgen::descriptor {
namespace {

using schema::Field;
using schema::Message;
using source::Diagnostics;

constexpr std::int32_t kLegacy = 900;  // EDITION_LEGACY: all editions before the first that changes the feature
constexpr auto kFirstEdition = static_cast<std::int32_t>(schema::Edition::k2023);
constexpr auto kUnstable = static_cast<std::int32_t>(schema::Edition::kUnstable);

std::optional<std::int32_t> number_of(const schema::TypedValue* value) {
  const auto* const* const named = value == nullptr ? nullptr : std::get_if<const schema::EnumValue*>(&value->scalar);
  return named == nullptr ? std::nullopt : std::optional((*named)->number);
}

// Returns the number of a value, or nullopt if its name is unknown.
std::optional<std::int32_t> number_of(const std::string& value, const Field& field) {
  if (field.enumeration == nullptr) {
    return value == "true" ? std::optional(1) : value == "false" ? std::optional(0) : std::nullopt;
  }
  for (const auto& each : field.enumeration->values) {
    if (each->name == value) return each->number;
  }
  return std::nullopt;
}

// A field of FeatureSet or of one of its extensions.
struct Feature {
  explicit Feature(const Field& declaration) : field(&declaration) {
    introduced = number_of(find_value(field->options, {"feature_support", "edition_introduced"}).value);
    removed = number_of(find_value(field->options, {"feature_support", "edition_removed"}).value);
    for (const schema::Option& option : field->options) {
      if (option.path.size() != 1 || option.path.front()->name != "edition_defaults") continue;
      std::pair<std::int32_t, std::optional<std::int32_t>> value;
      for (const schema::TypedField& each : option.typed.fields) {
        if (each.field->name == "edition") value.first = number_of(&each.value).value_or(0);
        const auto* const text = std::get_if<std::string>(&each.value.scalar);
        if (each.field->name == "value" && text != nullptr) value.second = number_of(*text, *field);
      }
      defaults.push_back(std::move(value));
    }
    std::stable_sort(defaults.begin(), defaults.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
  }

  // Returns whether a file of this edition cannot set the feature.
  bool is_fixed(std::int32_t edition) const {
    return edition < introduced.value_or(0) || (removed && edition >= *removed);
  }

  std::int32_t value_in(std::int32_t edition) const {
    std::int32_t number = 0;
    for (const auto& [since, value] : defaults) {
      if (since <= edition) number = value.value_or(0);
    }
    return number;
  }

  const Field* field;
  std::optional<std::int32_t> introduced;
  std::optional<std::int32_t> removed;
  std::vector<std::pair<std::int32_t, std::optional<std::int32_t>>> defaults;  // values by first edition, ascending
};

// feature_resolver.cc: ValidateDescriptor. Returns the error in the declaration, or nullptr if it is valid.
const char* problem_of(const Feature& feature) {
  const Field& field = *feature.field;
  if (field.label != schema::Label::kOptional) return "is repeated or required";
  if (field.oneof != nullptr || field.proto3_optional) return "is in a oneof";
  if (field.enumeration == nullptr && field.type != schema::FieldType::kBool) return "is neither an enum nor a bool";
  if (schema::find_option(field.options, "targets") == nullptr) return "has no targets";
  if (!feature.introduced) return "has no feature_support with edition_introduced";
  bool has_legacy = false;
  for (const auto& [edition, value] : feature.defaults) {
    if (!value) return "has an unknown value as default";
    if (edition < kLegacy) return "has a default for an edition before EDITION_LEGACY";
    has_legacy = has_legacy || edition == kLegacy;
    if (edition < kFirstEdition) continue;
    if (edition < *feature.introduced) return "has a default for an edition before it was introduced";
    if (feature.removed && edition > *feature.removed) return "has a default for an edition after it was removed";
  }
  return has_legacy ? nullptr : "has no default for EDITION_LEGACY";
}

// feature_resolver.cc: ValidateExtension
const char* problem_of_extension(const Field& extension) {
  if (extension.message == nullptr) return "is not a message";
  if (extension.label == schema::Label::kRepeated) return "is repeated";
  const Message& message = *extension.message;
  if (!message.extensions.empty() || !message.extension_ranges.empty()) return "has extensions";
  return nullptr;
}

std::vector<Feature> features_of(const Message& message, Diagnostics& diagnostics) {
  std::vector<Feature> features;
  for (const auto& field : message.fields) {
    features.emplace_back(*field);
    if (const char* const problem = problem_of(features.back())) {
      diagnostics.error(field->name_span, "feature '{}' {}", field->full_name, problem);
    }
  }
  std::sort(features.begin(), features.end(),
            [](const Feature& a, const Feature& b) { return a.field->number < b.field->number; });
  return features;
}

class Encoder {
 public:
  Encoder(const schema::Schema& schema, const Message& feature_set, Diagnostics& diagnostics)
      : diagnostics_(diagnostics), own_(features_of(feature_set, diagnostics)) {
    for (const auto& file : schema.files) {
      schema::for_each_extension(*file, [&](const Field& extension) {
        if (extension.containing == &feature_set) add(extension);
      });
    }
    std::sort(extensions_.begin(), extensions_.end(),
              [](const auto& a, const auto& b) { return a.first->number < b.first->number; });
  }

  // Returns the editions up to `maximum`, and UNSTABLE, in which a feature changes.
  std::set<std::int32_t> editions(std::int32_t maximum) const {
    std::set<std::int32_t> editions;
    const auto insert = [&](std::int32_t edition) {
      if (edition <= maximum || edition == kUnstable) editions.insert(edition);
    };
    const auto insert_all = [&](const std::vector<Feature>& features) {
      for (const Feature& feature : features) {
        insert(*feature.introduced);
        if (feature.removed) insert(*feature.removed);
        for (const auto& [edition, value] : feature.defaults) insert(edition);
      }
    };
    insert_all(own_);
    for (const auto& [extension, features] : extensions_) insert_all(features);
    return editions;
  }

  // Encodes google.protobuf.FeatureSetDefaults.FeatureSetEditionDefault.
  std::string defaults(std::int32_t edition) const {
    WireWriter out;
    out.field(3, edition);
    out.field(4, values(edition, false));
    out.field(5, values(edition, true));
    return out.take();
  }

 private:
  void add(const Field& extension) {
    if (const char* const problem = problem_of_extension(extension)) {
      diagnostics_.error(extension.name_span, "extension '{}' of FeatureSet {}", extension.full_name, problem);
    } else {
      extensions_.emplace_back(&extension, features_of(*extension.message, diagnostics_));
    }
  }

  // Encodes the values of the features that are fixed in this edition, or of the others.
  std::string values(std::int32_t edition, bool fixed) const {
    WireWriter out;
    write(own_, edition, fixed, out);
    for (const auto& [extension, features] : extensions_) {
      WireWriter message;
      write(features, edition, fixed, message);
      out.field(extension->number, message.take());
    }
    return out.take();
  }

  static void write(const std::vector<Feature>& features, std::int32_t edition, bool fixed, WireWriter& out) {
    for (const Feature& feature : features) {
      if (feature.is_fixed(edition) == fixed) out.field(feature.field->number, feature.value_in(edition));
    }
  }

  Diagnostics& diagnostics_;
  std::vector<Feature> own_;
  std::vector<std::pair<const Field*, std::vector<Feature>>> extensions_;
};

// Returns the declaration of FeatureSet, or nullptr.
const Message* find_feature_set(const schema::Schema& schema) {
  const Message* found = nullptr;
  for (const auto& file : schema.files) {
    schema::for_each_message(*file, [&](const Message& message) {
      if (message.full_name == "google.protobuf.FeatureSet") found = &message;
    });
  }
  return found;
}

// Returns the number of an edition that the file declares. Reports an error if it is unknown.
std::optional<std::int32_t> number_of(const std::string& edition, const schema::File& file, Diagnostics& diagnostics) {
  std::optional<std::int32_t> number;
  schema::for_each_enum(file, [&](const schema::Enum& enumeration) {
    if (enumeration.full_name != "google.protobuf.Edition") return;
    for (const auto& value : enumeration.values) {
      if (value->name == "EDITION_" + edition) number = value->number;
    }
  });
  if (!number) diagnostics.error({}, "unknown edition '{}'", edition);
  return number;
}

}  // namespace

std::string edition_defaults(const schema::Schema& schema, const EditionRange& range, Diagnostics& diagnostics) {
  const Message* const feature_set = find_feature_set(schema);
  if (feature_set == nullptr) {
    diagnostics.error({}, "--edition_defaults_out needs FeatureSet; name or import google/protobuf/descriptor.proto");
    return {};
  }
  const std::optional<std::int32_t> minimum = number_of(range.minimum, *feature_set->file, diagnostics);
  const std::optional<std::int32_t> maximum = number_of(range.maximum, *feature_set->file, diagnostics);
  if (!minimum || !maximum) return {};
  if (*minimum < kLegacy || *minimum > *maximum) {
    diagnostics.error({}, "the range of editions from '{}' to '{}' is invalid", range.minimum, range.maximum);
  }
  Encoder encoder(schema, *feature_set, diagnostics);
  if (diagnostics.has_errors()) return {};
  WireWriter out;
  for (const std::int32_t edition : encoder.editions(*maximum)) out.field(1, encoder.defaults(edition));
  out.field(4, *minimum);
  out.field(5, *maximum);
  return out.take();
}

}  // namespace onnxgen::descriptor
