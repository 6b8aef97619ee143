// Rules for reserved names and numbers: each is reserved once and not used.
#include <string>
#include <unordered_map>
#include <vector>

#include "schema/range_index.h"
#include "schema/rules/free_numbers.h"
#include "schema/rules/rules.h"

namespace onnxgen::schema::rules {
namespace {

using ReservedNames = std::unordered_map<std::string, const ReservedName*>;

ReservedNames index_names(const std::vector<ReservedName>& names, const File& file, Diagnostics& diagnostics) {
  ReservedNames by_name;
  for (const ReservedName& name : names) {
    if (name.is_quoted != is_legacy(file.edition)) {
      diagnostics.error(
          name.span, "reserved names are {}",
          name.is_quoted ? "identifiers in editions; remove the quotes" : "strings in proto2 and proto3; add quotes");
    }
    const auto [first, fresh] = by_name.emplace(name.name, &name);
    if (fresh) continue;
    diagnostics.error(name.span, "name '{}' is reserved twice", name.name)
        .note(first->second->span, "first reserved here");
  }
  return by_name;
}

}  // namespace

void reserved_names_are_unused(const Message& message, Diagnostics& diagnostics) {
  const ReservedNames reserved = index_names(message.reserved_names, *message.file, diagnostics);
  for (const auto& field : message.fields) {
    const auto found = reserved.find(field->name);
    if (found == reserved.end()) continue;
    diagnostics.error(field->name_span, "field name '{}' is reserved", field->name)
        .note(found->second->span, "reserved here");
  }
}

void reserved_names_are_unused(const Enum& enumeration, Diagnostics& diagnostics) {
  const ReservedNames reserved = index_names(enumeration.reserved_names, *enumeration.file, diagnostics);
  for (const auto& value : enumeration.values) {
    const auto found = reserved.find(value->name);
    if (found == reserved.end()) continue;
    diagnostics.error(value->name_span, "enum value name '{}' is reserved", value->name)
        .note(found->second->span, "reserved here");
  }
}

void reserved_numbers_are_unused(const Message& message, Diagnostics& diagnostics) {
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

void reserved_numbers_are_unused(const Enum& enumeration, Diagnostics& diagnostics) {
  const RangeIndex reserved_ranges(enumeration.reserved_ranges);
  for (const auto& value : enumeration.values) {
    const NumberRange* reserved = reserved_ranges.find(value->number);
    if (reserved == nullptr) continue;
    diagnostics.error(value->number_span, "enum value number {} is reserved", value->number)
        .note(reserved->span, "reserved here");
  }
}

}  // namespace onnxgen::schema::rules
