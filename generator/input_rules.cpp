#include "input_rules.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <limits>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <variant>
#include <vector>

#include "schema/options/options.h"
#include "schema/visit.h"
#include "source/ascii.h"

namespace onnxgen {
namespace {

using schema::FieldType;
using schema::ValueInOption;
using source::Diagnostics;

// ---- custom JSON names of enum values: the option (pb.enumvalue.json).string ----------------------------------------

ValueInOption find_json_name(const schema::EnumValue& value) {
  return find_value(value.options, {"pb.enumvalue.json", "string"});
}

// Returns the string that an option contains, or nullptr.
const std::string* text_of(const ValueInOption& found) {
  return found.value == nullptr ? nullptr : std::get_if<std::string>(&found.value->scalar);
}

bool sets_message(const ValueInOption& found) {
  return found.value != nullptr && std::holds_alternative<std::monostate>(found.value->scalar);
}

bool has_same_text(const std::string* a, const std::string* b) {
  return a == nullptr || b == nullptr ? a == b : *a == *b;
}

// Returns whether the text is a number of 32 bits, perhaps with spaces around it, but not `number`.
bool is_other_number(const std::string& text, std::int32_t number) {
  constexpr int kDecimal = 10;
  char* end = nullptr;
  const long long value = std::strtoll(text.c_str(), &end, kDecimal);
  if (end == text.c_str() || std::string_view(end).find_first_not_of(" \t\n\v\f\r") != std::string_view::npos)
    return false;
  using Limits = std::numeric_limits<std::int32_t>;
  return value >= Limits::min() && value <= Limits::max() && value != number;
}

// descriptor.cc: ValidateOptions(EnumValueDescriptor)
void check_json_name(const schema::EnumValue& value, Diagnostics& diagnostics) {
  const ValueInOption found = find_json_name(value);
  const std::string* const text = text_of(found);
  if (text == nullptr) return;
  if (text->find('\0') != std::string::npos) {
    diagnostics.error(found.option->value_span, "the JSON name of '{}' contains the character NUL", value.name);
  } else if (is_other_number(*text, value.number)) {
    diagnostics.error(found.option->value_span, "the JSON name of '{}' is a number other than {}", value.name,
                      value.number);
  }
}

// descriptor.cc: CheckEnumCustomStringUniqueness
void check_json_names_of(const schema::Enum& enumeration, Diagnostics& diagnostics) {
  static const std::string kEmpty;
  std::unordered_map<std::string_view, const schema::EnumValue*> by_name;
  std::unordered_map<std::int32_t, const schema::EnumValue*> by_number;
  for (const auto& value : enumeration.values) {
    check_json_name(*value, diagnostics);
    ValueInOption found = find_json_name(*value);
    const std::string* custom = text_of(found);
    const schema::EnumValue* const first = by_number.emplace(value->number, value.get()).first->second;
    if (!has_same_text(custom, text_of(find_json_name(*first)))) {
      diagnostics
          .error(value->name_span, "'{}' and '{}' are aliases, so they must have the same JSON name", value->name,
                 first->name)
          .note(first->name_span, "'{}' is declared here", first->name);
    }
    if (custom == nullptr) {
      found = find_value(value->options, {"pb.enumvalue.json"});
      if (sets_message(found)) custom = &kEmpty;
    }
    for (const std::string* const name : {static_cast<const std::string*>(&value->name), custom}) {
      if (name == nullptr) continue;
      const schema::EnumValue* const other = by_name.emplace(*name, value.get()).first->second;
      if (other->number == value->number) continue;
      diagnostics
          .error(name == custom ? found.option->value_span : value->name_span,
                 "enum values '{}' and '{}' have the same JSON name '{}'", value->name, other->name, *name)
          .note(other->name_span, "'{}' is declared here", other->name);
    }
  }
}

// ---- imports of options ---------------------------------------------------------------------------------------------

bool has_redacting_value(const schema::Enum& enumeration) {
  return std::any_of(enumeration.values.begin(), enumeration.values.end(),
                     [](const auto& value) { return is_set(value->options, "debug_redact"); });
}

// Finds enum values with the option debug_redact, through fields of messages. An option with such a value hides the
// fields that have it from printed messages, but only if the program links the option.
class RedactingTypes {
 public:
  bool contain(const schema::Field& field) {
    std::vector<const schema::Message*> reached;
    bool found = visit(field, reached);
    for (std::size_t i = 0; !found && i < reached.size(); ++i) {
      const auto& fields = reached[i]->fields;
      found = std::any_of(fields.begin(), fields.end(), [&](const auto& each) { return visit(*each, reached); });
    }
    if (found) {
      for (const schema::Message* const message : reached) harmless_.erase(message);
    }
    return found;
  }

 private:
  // Returns whether the field's type is an enum with such a value. Appends a message that is new to `reached`.
  bool visit(const schema::Field& field, std::vector<const schema::Message*>& reached) {
    if (field.enumeration != nullptr) return is_redacting(*field.enumeration);
    if (field.message != nullptr && harmless_.insert(field.message).second) reached.push_back(field.message);
    return false;
  }

  bool is_redacting(const schema::Enum& enumeration) {
    const auto [known, is_new] = enums_.try_emplace(&enumeration);
    if (is_new) known->second = has_redacting_value(enumeration);
    return known->second;
  }

  std::unordered_map<const schema::Enum*, bool> enums_;  // whether they have such values
  // Messages without such values. During a search, also all that it has reached.
  std::unordered_set<const schema::Message*> harmless_;
};

// command_line_interface.cc: ValidateOptionImports
void check_option_import(const schema::Import& import, RedactingTypes& redacting, Diagnostics& diagnostics) {
  const schema::Field* found = nullptr;
  schema::for_each_extension(*import.file, [&](const schema::Field& extension) {
    if (found == nullptr && redacting.contain(extension)) found = &extension;
  });
  if (found == nullptr) return;
  diagnostics
      .error(import.span, "the option '{}' has values with debug_redact, so it needs a regular import",
             found->full_name)
      .note(found->name_span, "'{}' is declared here", found->name);
}

// ---- C++ ------------------------------------------------------------------------------------------------------------

bool is_text(const schema::Field& field) {
  return field.type == FieldType::kString || field.type == FieldType::kBytes;
}

// Returns the field itself, or the value of a map.
const schema::Field& typed(const schema::Field& field) {
  return field.is_map() ? *field.message->fields.back() : field;
}

bool is_cord(const ValueInOption& found) {
  const auto* const* value =
      found.value == nullptr ? nullptr : std::get_if<const schema::EnumValue*>(&found.value->scalar);
  return value != nullptr && (*value)->name == "CORD";
}

// generator.cc of C++: CppGenerator::ValidateFeatures. protoc 3.21 accepts each `ctype`.
void check_string_type(const schema::Field& field, bool is_legacy, Diagnostics& diagnostics) {
  const ValueInOption string_type = find_value(field.options, {"features", "pb.cpp", "string_type"});
  const ValueInOption ctype = find_value(field.options, {"ctype"});
  if (string_type.value != nullptr && ctype.value != nullptr) {
    diagnostics.error(ctype.option->span, "a field cannot have both ctype and features.(pb.cpp).string_type");
  }
  const ValueInOption& found = string_type.value != nullptr ? string_type : ctype;
  if (found.value == nullptr) return;
  const char* const problem = !is_text(field) ? "only string and bytes fields can set the type of strings"
                              : field.is_extension && is_cord(found) ? "an extension cannot have the type CORD"
                                                                     : nullptr;
  if (problem == nullptr) return;
  if (is_legacy) {
    diagnostics.warning(found.option->span, "{}", problem);
  } else {
    diagnostics.error(found.option->span, "{}", problem);
  }
}

// generator.cc of C++: CppGenerator::ValidateFeatures
void check_closed_enum(const schema::Field& field, Diagnostics& diagnostics) {
  const schema::FeatureSetting* const setting = find_feature(field.own_features, "pb.cpp.legacy_closed_enum");
  const schema::Field& type = typed(field);
  if (setting != nullptr && type.enumeration == nullptr) {
    diagnostics.error(setting->span, "only enum fields can set legacy_closed_enum");
  }
  if (type.enumeration != nullptr && type.features.legacy_closed_enum && type.presence == schema::Presence::kImplicit) {
    diagnostics.error(setting != nullptr ? setting->span : field.name_span,
                      "a field with implicit presence cannot set legacy_closed_enum");
  }
}

// Returns whether the text consists of letters, digits, '_' and '::'.
bool is_namespace(std::string text) {
  for (std::size_t i = 0; (i = text.find("::", i)) != std::string::npos;) text.replace(i, 2, "__");
  return std::all_of(text.begin(), text.end(), [](char c) { return source::is_alphanumeric(c) || c == '_'; });
}

// helpers.cc of C++: ValidateCcNamespace
void check_namespace(const schema::File& file, Diagnostics& diagnostics) {
  const ValueInOption found = find_value(file.options, {"pb.file.cpp", "namespace"});
  const std::string* const text = text_of(found);
  if (text == nullptr) return;
  if (text->rfind("::", 0) == 0) {
    diagnostics.error(found.option->value_span, "the namespace '{}' must not begin with '::'", *text);
  } else if (!is_namespace(*text)) {
    diagnostics.error(found.option->value_span, "the namespace '{}' must consist of letters, digits, '_' and '::'",
                      *text);
  }
}

}  // namespace

void check_edition(const schema::File& file, Diagnostics& diagnostics) {
  if (file.edition <= syntax::kNewestEdition || syntax::may_use_any_edition(file.name)) return;
  diagnostics.error({}, "'{}' has edition {}, which is not final; permit it with --experimental_editions", file.name,
                    name_of(file.edition));
}

void check_json_names(const schema::File& file, Diagnostics& diagnostics) {
  schema::for_each_enum(file, [&](const schema::Enum& enumeration) { check_json_names_of(enumeration, diagnostics); });
}

void check_option_imports(const schema::File& file, Diagnostics& diagnostics) {
  RedactingTypes redacting;
  for (const schema::Import& import : file.option_imports) check_option_import(import, redacting, diagnostics);
}

void check_for_cpp(const schema::File& file, Diagnostics& diagnostics) {
  const bool is_legacy = syntax::is_legacy(file.edition);
  schema::for_each_field(file, [&](const schema::Field& field) {
    check_string_type(field, is_legacy, diagnostics);
    if (!is_legacy) check_closed_enum(field, diagnostics);
  });
  check_namespace(file, diagnostics);
  schema::for_each_enum(file, [&](const schema::Enum& enumeration) {
    for (const auto& value : enumeration.values) {
      const schema::Option* const option = find_json_name(*value).option;
      if (option == nullptr) continue;
      diagnostics.warning(option->span, "the option has no effect on these classes; the value's JSON name is '{}'",
                          value->name);
    }
  });
}

}  // namespace onnxgen
