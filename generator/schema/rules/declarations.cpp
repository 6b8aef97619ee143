// Rules for extension ranges that declare their extensions: ExtensionRangeOptions.declaration and verification.
#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "schema/rules/rules.h"
#include "source/ascii.h"
#include "source/source_file.h"

namespace onnxgen::schema::rules {
namespace {

struct Declaration {
  std::int64_t number = 0;
  std::optional<std::string> full_name;  // with a leading dot
  std::optional<std::string> type;
  bool reserved = false;
  bool repeated = false;
  Span span;
};

Declaration read(const TypedValue& value, const Span& span) {
  Declaration declaration;
  declaration.span = span;
  for (const TypedField& field : value.fields) {
    const DefaultValue& scalar = field.value.scalar;
    if (const auto* number = std::get_if<std::int64_t>(&scalar)) declaration.number = *number;
    if (const auto* text = std::get_if<std::string>(&scalar)) {
      (field.field->name == "type" ? declaration.type : declaration.full_name) = *text;
    }
    if (const auto* flag = std::get_if<bool>(&scalar)) {
      (field.field->name == "reserved" ? declaration.reserved : declaration.repeated) = *flag;
    }
  }
  return declaration;
}

// The options `declaration` and `verification` of one extension range.
struct Declarations {
  std::vector<Declaration> all;
  const Option* verification = nullptr;

  explicit Declarations(const NumberRange& range) {
    for (const Option& option : range.options) {
      if (option.path.size() != 1) continue;
      if (option.path.front()->name == "declaration") all.push_back(read(option.typed, option.span));
      if (option.path.front()->name == "verification") verification = &option;
    }
  }

  bool is_verified() const {
    if (verification == nullptr) return !all.empty();
    const auto* state = std::get_if<const EnumValue*>(&verification->typed.scalar);
    return !all.empty() || (state != nullptr && (*state)->name == "DECLARATION");
  }
};

void check_full_name(const std::string& name, const Span& span, Diagnostics& diagnostics) {
  const auto is_valid = [](char c) { return source::is_alphanumeric(c) || c == '_' || c == '.'; };
  if (name.empty() || name.front() != '.') {
    diagnostics.error(span, "\"{}\" must begin with a dot, because it is a full name", name);
  } else if (name.back() == '.' || name.find("..") != std::string::npos ||
             !std::all_of(name.begin(), name.end(), is_valid)) {
    diagnostics.error(span, "\"{}\" is not a valid name", name);
  }
}

void check_range(const NumberRange& range, std::unordered_set<std::string>& names, Diagnostics& diagnostics) {
  const Declarations declarations(range);
  const Option* const verification = declarations.verification;
  if (verification != nullptr && !declarations.all.empty() && verification->text == "UNVERIFIED") {
    diagnostics.error(verification->span, "an extension range with declarations cannot be UNVERIFIED");
  }
  std::unordered_set<std::int64_t> numbers;
  for (const Declaration& each : declarations.all) {
    if (each.number < range.begin || each.number > range.end) {
      diagnostics.error(each.span, "the declared number {} is not in the extension range", each.number);
    }
    if (!numbers.insert(each.number).second) {
      diagnostics.error(each.span, "extension number {} is declared twice", each.number);
    }
    const bool is_named = each.full_name && each.type;
    if (!is_named && (!each.reserved || each.full_name || each.type)) {
      diagnostics.error(each.span, "the declaration of extension number {} needs 'full_name' and 'type'", each.number);
    }
    if (!is_named) continue;
    if (!names.insert(*each.full_name).second) {
      diagnostics.error(each.span, "extension name \"{}\" is declared twice", *each.full_name);
    }
    check_full_name(*each.full_name, each.span, diagnostics);
    if (each.type != "enum" && !syntax::scalar_type(*each.type)) check_full_name(*each.type, each.span, diagnostics);
  }
}

std::string type_of(const Field& extension) {
  if (extension.message != nullptr) return '.' + extension.message->full_name;
  if (extension.enumeration != nullptr) return '.' + extension.enumeration->full_name;
  return syntax::name_of(extension.type);
}

void check_extension(const Field& extension, const Declaration& declared, Diagnostics& diagnostics) {
  const std::string& extended = extension.containing->full_name;
  if (declared.reserved) {
    diagnostics.error(extension.number_span, "'{}' reserves the extension number {}", extended, extension.number)
        .note(declared.span, "reserved here");
    return;
  }
  const bool repeated = extension.label == Label::kRepeated;
  if (declared.full_name == '.' + extension.full_name && declared.type == type_of(extension) &&
      declared.repeated == repeated) {
    return;
  }
  diagnostics
      .error(extension.name_span, "extension {} of '{}' must be '{}{} {}'", extension.number, extended,
             declared.repeated ? "repeated " : "", declared.type.value_or(""), declared.full_name.value_or(""))
      .note(declared.span, "declared here");
}

}  // namespace

void extension_declarations_are_valid(const Message& message, Diagnostics& diagnostics) {
  std::unordered_set<std::string> names;
  for (const NumberRange& range : message.extension_ranges) check_range(range, names, diagnostics);
}

void extensions_are_declared(const std::vector<const Field*>& extensions, const NumberRange& range,
                             Diagnostics& diagnostics) {
  const Declarations declarations(range);
  if (!declarations.is_verified()) return;
  std::unordered_map<std::int64_t, const Declaration*> by_number;
  for (const Declaration& each : declarations.all) by_number.emplace(each.number, &each);
  for (const Field* const extension : extensions) {
    const auto declared = by_number.find(extension->number);
    if (declared != by_number.end()) {
      check_extension(*extension, *declared->second, diagnostics);
      continue;
    }
    diagnostics
        .error(extension->number_span, "'{}' does not declare an extension with the number {}",
               extension->containing->full_name, extension->number)
        .note(range.span, "all extensions of this range must be declared");
  }
}

}  // namespace onnxgen::schema::rules
