#include "schema/validate.h"

#include "schema/rules/rules.h"
#include "schema/visit.h"

namespace onnxgen::schema {
namespace {

using source::Diagnostics;

void validate_field(const Field& field, const File& file, Diagnostics& diagnostics) {
  rules::number_is_allowed(field, diagnostics);
  rules::label_is_valid(field, file, diagnostics);
  rules::group_is_allowed(field, file, diagnostics);
  rules::map_is_allowed(field, diagnostics);
  rules::default_is_allowed(field, file, diagnostics);
  rules::type_fits_options(field, file, diagnostics);
  rules::enum_fits_presence(field, file, diagnostics);
}

void validate_message(const Message& message, Diagnostics& diagnostics) {
  rules::json_names_are_unique(message, diagnostics);
  rules::ranges_are_valid(message, diagnostics);
  rules::field_numbers_are_unique(message, diagnostics);
  rules::reserved_are_unused(message, diagnostics);
  rules::extension_declarations_are_valid(message, diagnostics);
  rules::message_set_is_valid(message, diagnostics);
  rules::message_fits_proto3(message, diagnostics);
  for (const auto& oneof : message.oneofs) rules::oneof_has_fields(*oneof, diagnostics);
}

void validate_enum(const Enum& enumeration, Diagnostics& diagnostics) {
  rules::enum_has_values(enumeration, diagnostics);
  rules::aliases_are_allowed(enumeration, diagnostics);
  rules::values_differ_by_more_than_spelling(enumeration, diagnostics);
  rules::ranges_are_valid(enumeration, diagnostics);
  rules::reserved_are_unused(enumeration, diagnostics);
}

void validate_file(const File& file, Diagnostics& diagnostics) {
  for_each_message(file, [&](const Message& message) {
    rules::map_entry_is_not_declared(message, diagnostics);
    if (!message.map_entry) validate_message(message, diagnostics);
  });
  for_each_enum(file, [&](const Enum& enumeration) { validate_enum(enumeration, diagnostics); });
  for_each_field(file, [&](const Field& field) { validate_field(field, file, diagnostics); });
  for_each_extension(file, [&](const Field& extension) {
    rules::extension_is_allowed(extension, file, diagnostics);
    rules::lite_extends_lite(extension, file, diagnostics);
  });
  rules::names_follow_style(file, diagnostics);
  rules::sizes_are_within_limits(file, diagnostics);
  rules::nested_types_are_local(file, diagnostics);
  rules::imports_fit_edition(file, diagnostics);
  rules::package_is_not_too_long(file, diagnostics);
  rules::lite_is_not_imported(file, diagnostics);
  rules::lite_has_no_services(file, diagnostics);
}

}  // namespace

void validate(const Schema& schema, Diagnostics& diagnostics) {
  rules::full_names_are_unique(schema, diagnostics);
  for (const auto& file : schema.files) validate_file(*file, diagnostics);
  rules::features_are_allowed(schema, diagnostics);
  rules::extensions_are_in_range(schema, diagnostics);
  rules::extension_numbers_are_unique(schema, diagnostics);
  rules::required_fields_are_not_recursive(schema, diagnostics);
  if (!diagnostics.has_errors()) rules::imports_are_used(schema, diagnostics);
}

}  // namespace onnxgen::schema
