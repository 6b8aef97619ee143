// Rules for field numbers and enum value numbers.
#include <cstdint>
#include <unordered_map>

#include "schema/limits.h"
#include "schema/options/options.h"
#include "schema/rules/free_numbers.h"
#include "schema/rules/rules.h"
#include "source/source_file.h"

namespace onnxgen::schema::rules {

void number_is_allowed(const Field& field, Diagnostics& diagnostics) {
  // An extension number must be in an extension range, whose bounds are checked separately.
  const bool too_large = !field.is_extension && field.number > kMaxFieldNumber;
  if (field.number < 1 || too_large) {
    diagnostics.error(field.number_span, "field number {} is not between 1 and {}", source::text_of(field.number_span),
                      kMaxFieldNumber);
  } else if (field.number >= kFirstImplementationNumber && field.number <= kLastImplementationNumber) {
    diagnostics.error(field.number_span, "field numbers {} to {} are reserved for the protobuf implementation",
                      kFirstImplementationNumber, kLastImplementationNumber);
  }
}

void field_numbers_are_unique(const Message& message, Diagnostics& diagnostics) {
  FreeNumbers free_numbers(message);
  std::unordered_map<std::int32_t, const Field*> by_number;
  for (const auto& field : message.fields) {
    if (field->number < 1 || field->number > kMaxFieldNumber) continue;  // already reported
    const Field* first = by_number.emplace(field->number, field.get()).first->second;
    if (first == field.get()) continue;
    diagnostics
        .error(field->number_span, "field number {} is already used in '{}'{}", field->number, message.name,
               free_numbers.suggestion())
        .note(first->number_span, "first used by '{}'", first->name);
  }
}

void aliases_are_allowed(const Enum& enumeration, Diagnostics& diagnostics) {
  std::unordered_map<std::int32_t, const EnumValue*> by_number;
  bool has_alias = false;
  for (const auto& value : enumeration.values) {
    const EnumValue* first = by_number.emplace(value->number, value.get()).first->second;
    if (first == value.get()) continue;
    has_alias = true;
    if (enumeration.allow_alias) continue;
    diagnostics
        .error(value->number_span, "'{}' has the same number as '{}'; to allow this, set option allow_alias = true",
               value->name, first->name)
        .note(first->number_span, "first used by '{}'", first->name);
  }
  const Option* option = find_option(enumeration.options, "allow_alias");
  if (option == nullptr) return;
  if (!enumeration.allow_alias && option->text == "false") {
    diagnostics.error(option->span, "option allow_alias = false has no effect; remove it");
  } else if (enumeration.allow_alias && !has_alias && enumeration.complete) {
    diagnostics.error(option->span, "enum '{}' has no aliases; remove option allow_alias", enumeration.name);
  }
}

}  // namespace onnxgen::schema::rules
