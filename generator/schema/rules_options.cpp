// Options that the language itself defines. Custom ones, in parentheses, are their owner's matter.
#include <algorithm>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "schema/options.h"
#include "schema/rules.h"
#include "schema/visit.h"

namespace onnxgen::schema::rules {
namespace {

struct StandardOption {
  enum class Type { kBool, kString, kEnum, kAny };
  std::string_view name;
  Type type;
  std::vector<std::string_view> values = {};  // of an enum
};

using StandardOptions = std::vector<StandardOption>;
using Type = StandardOption::Type;

const StandardOptions& file_options() {
  static const StandardOptions kOptions = {
      {"java_package", Type::kString},
      {"java_outer_classname", Type::kString},
      {"java_multiple_files", Type::kBool},
      {"java_generate_equals_and_hash", Type::kBool},
      {"java_string_check_utf8", Type::kBool},
      {"optimize_for", Type::kEnum, {"SPEED", "CODE_SIZE", "LITE_RUNTIME"}},
      {"go_package", Type::kString},
      {"cc_generic_services", Type::kBool},
      {"java_generic_services", Type::kBool},
      {"py_generic_services", Type::kBool},
      {"php_generic_services", Type::kBool},
      {"deprecated", Type::kBool},
      {"cc_enable_arenas", Type::kBool},
      {"objc_class_prefix", Type::kString},
      {"csharp_namespace", Type::kString},
      {"swift_prefix", Type::kString},
      {"php_class_prefix", Type::kString},
      {"php_namespace", Type::kString},
      {"php_metadata_namespace", Type::kString},
      {"ruby_package", Type::kString},
  };
  return kOptions;
}

const StandardOptions& message_options() {
  static const StandardOptions kOptions = {
      {"message_set_wire_format", Type::kBool},
      {"no_standard_descriptor_accessor", Type::kBool},
      {"deprecated", Type::kBool},
      {"deprecated_legacy_json_field_conflicts", Type::kBool},
  };
  return kOptions;
}

const StandardOptions& field_options() {
  static const StandardOptions kOptions = {
      {"default", Type::kAny},  // checked against the field's type
      {"json_name", Type::kString},  {"ctype", Type::kEnum, {"STRING", "CORD", "STRING_PIECE"}},
      {"packed", Type::kBool},       {"jstype", Type::kEnum, {"JS_NORMAL", "JS_STRING", "JS_NUMBER"}},
      {"lazy", Type::kBool},         {"unverified_lazy", Type::kBool},
      {"deprecated", Type::kBool},   {"weak", Type::kBool},
      {"debug_redact", Type::kBool},
  };
  return kOptions;
}

const StandardOptions& enum_options() {
  static const StandardOptions kOptions = {
      {"allow_alias", Type::kBool},
      {"deprecated", Type::kBool},
      {"deprecated_legacy_json_field_conflicts", Type::kBool},
  };
  return kOptions;
}

const StandardOptions& method_options() {
  static const StandardOptions kOptions = {
      {"deprecated", Type::kBool},
      {"idempotency_level", Type::kEnum, {"IDEMPOTENCY_UNKNOWN", "NO_SIDE_EFFECTS", "IDEMPOTENT"}},
  };
  return kOptions;
}

// Of enum values and services.
const StandardOptions& deprecated_only() {
  static const StandardOptions kOptions = {{"deprecated", Type::kBool}};
  return kOptions;
}

// Of oneofs and extension ranges.
const StandardOptions& no_options() {
  static const StandardOptions kOptions;
  return kOptions;
}

std::string joined(const std::vector<std::string_view>& values) {
  return fmt::format("{}", fmt::join(values, ", "));
}

void check_value(const Option& option, const StandardOption& standard, Diagnostics& diagnostics) {
  const bool word = option.kind == Option::Kind::kIdentifier && !option.negative;
  switch (standard.type) {
    case Type::kBool:
      if (word && (option.text == "true" || option.text == "false")) return;
      diagnostics.error(option.value_span, "option '{}' takes true or false", option.name);
      return;
    case Type::kString:
      if (option.kind == Option::Kind::kString) return;
      diagnostics.error(option.value_span, "option '{}' takes a string", option.name);
      return;
    case Type::kEnum:
      if (word && std::count(standard.values.begin(), standard.values.end(), option.text) != 0) return;
      diagnostics.error(option.value_span, "option '{}' takes one of {}", option.name, joined(standard.values));
      return;
    case Type::kAny:
      return;
  }
}

void check_option(const Option& option, const StandardOptions& standard, Diagnostics& diagnostics) {
  if (option.name == "map_entry") {
    diagnostics.error(option.name_span, "'map_entry' cannot be set; declare a field of type map<Key, Value>");
    return;
  }
  const std::string first = option.name.substr(0, option.name.find('.'));
  const auto known = std::find_if(standard.begin(), standard.end(),
                                  [&](const StandardOption& candidate) { return candidate.name == first; });
  if (known == standard.end()) {
    diagnostics.error(option.name_span, "unknown option '{}'", option.name);
  } else if (first != option.name) {
    diagnostics.error(option.name_span, "option '{}' is not a message and has no fields", first);
  } else {
    check_value(option, *known, diagnostics);
  }
}

void check(const std::vector<Option>& options, const StandardOptions& standard, Diagnostics& diagnostics) {
  std::map<std::string_view, const Option*> seen;
  for (const Option& option : options) {
    if (option.name.front() == '(') continue;
    const Option* first = seen.emplace(option.name, &option).first->second;
    if (first == &option) {
      check_option(option, standard, diagnostics);
    } else {
      diagnostics.error(option.name_span, "option '{}' is already set", option.name)
          .note(first->span, "first set here");
    }
  }
}

bool is_lite(const File& file) {
  const Option* option = find_option(file.options, "optimize_for");
  return option != nullptr && option->text == "LITE_RUNTIME";
}

}  // namespace

void standard_options_are_known(const File& file, Diagnostics& diagnostics) {
  check(file.options, file_options(), diagnostics);
  for_each_message(file, [&](const Message& message) {
    check(message.options, message_options(), diagnostics);
    check(message.extension_range_options, no_options(), diagnostics);
    for (const auto& oneof : message.oneofs) check(oneof->options, no_options(), diagnostics);
  });
  for_each_field(file, [&](const Field& field) { check(field.options, field_options(), diagnostics); });
  for_each_enum(file, [&](const Enum& enumeration) {
    check(enumeration.options, enum_options(), diagnostics);
    for (const auto& value : enumeration.values) check(value->options, deprecated_only(), diagnostics);
  });
  for (const Service& service : file.services) {
    check(service.options, deprecated_only(), diagnostics);
    for (const Method& method : service.methods) check(method.options, method_options(), diagnostics);
  }
}

void lite_is_not_imported(const File& file, Diagnostics& diagnostics) {
  if (is_lite(file)) return;
  for (const Import& import : file.imports) {
    if (!is_lite(*import.file)) continue;
    diagnostics.error(import.span, "a file without optimize_for = LITE_RUNTIME cannot import \"{}\", which has it",
                      import.file->name);
  }
}

}  // namespace onnxgen::schema::rules
