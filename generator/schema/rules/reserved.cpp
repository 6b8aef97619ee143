// Rules for reserved names and numbers: each is reserved once and not used.
#include <string>
#include <unordered_map>
#include <vector>

#include "schema/range_index.h"
#include "schema/rules/free_numbers.h"
#include "schema/rules/rules.h"

namespace onnxgen::schema::rules {
namespace {

// Checks that no reserved name is repeated or used, and that names have quotes exactly where the edition requires them.
// `noun` names the kind of element, for example "field".
template <class Elements>
void check_names(const std::vector<ReservedName>& names, const File& file, const Elements& elements, const char* noun,
                 Diagnostics& diagnostics) {
  std::unordered_map<std::string, const ReservedName*> by_name;
  for (const ReservedName& name : names) {
    if (name.is_quoted != is_legacy(file.edition)) {
      diagnostics.error(
          name.span, "reserved names are {}",
          name.is_quoted ? "identifiers in editions; remove the quotes" : "strings in proto2 and proto3; add quotes");
    }
    const auto [first, fresh] = by_name.emplace(name.text, &name);
    if (fresh) continue;
    diagnostics.error(name.span, "name '{}' is reserved twice", name.text)
        .note(first->second->span, "first reserved here");
  }
  for (const auto& element : elements) {
    const auto found = by_name.find(element->name);
    if (found == by_name.end()) continue;
    diagnostics.error(element->name_span, "{} name '{}' is reserved", noun, element->name)
        .note(found->second->span, "reserved here");
  }
}

}  // namespace

void reserved_are_unused(const Message& message, Diagnostics& diagnostics) {
  check_names(message.reserved_names, *message.file, message.fields, Field::kNoun, diagnostics);
  const RangeIndex reserved_ranges(message.reserved_ranges);
  const RangeIndex extension_ranges(message.extension_ranges);
  FreeNumbers free_numbers(message);
  for (const auto& field : message.fields) {
    if (const NumberRange* reserved = reserved_ranges.find(field->number)) {
      diagnostics.error(field->number_span, "field number {} is reserved{}", field->number, free_numbers.suggestion())
          .note(reserved->span, "reserved here");
    } else if (const NumberRange* extensions = extension_ranges.find(field->number)) {
      diagnostics
          .error(extensions->span, "extension range contains {}, the number of field '{}'", field->number, field->name)
          .note(field->number_span, "declared here");
    }
  }
}

void reserved_are_unused(const Enum& enumeration, Diagnostics& diagnostics) {
  check_names(enumeration.reserved_names, *enumeration.file, enumeration.values, EnumValue::kNoun, diagnostics);
  const RangeIndex reserved_ranges(enumeration.reserved_ranges);
  for (const auto& value : enumeration.values) {
    const NumberRange* reserved = reserved_ranges.find(value->number);
    if (reserved == nullptr) continue;
    diagnostics.error(value->number_span, "enum value number {} is reserved", value->number)
        .note(reserved->span, "reserved here");
  }
}

}  // namespace onnxgen::schema::rules
