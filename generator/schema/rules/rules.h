// The rules of the language, grouped by subject, with one source file per group. A rule examines one element or several
// related elements and reports an error that protoc also reports.
//
// Pointers are null for names that were not found. The type of a field is then meaningless.
#pragma once

#include <utility>
#include <vector>

#include "schema/schema.h"
#include "source/diagnostics.h"

namespace onnxgen::schema::rules {

using source::Diagnostics;

// Reports an error, or a warning if protoc also accepts the element.
template <class... Args>
Diagnostics::Report error_or_warning(bool is_error, Diagnostics& diagnostics, const Span& span,
                                     fmt::format_string<Args...> format, Args&&... args) {
  return is_error ? diagnostics.error(span, format, std::forward<Args>(args)...)
                  : diagnostics.warning(span, format, std::forward<Args>(args)...);
}

// names.cpp; descriptor.cc: AddSymbol, AddPackage
void full_names_are_unique(const Schema& schema, Diagnostics& diagnostics);
void package_is_not_too_long(const File& file, Diagnostics& diagnostics);

// json_names.cpp; descriptor.cc: CheckFieldJsonNameUniqueness, CheckEnumValueUniqueness
void json_names_are_unique(const Message& message, Diagnostics& diagnostics);
void values_differ_by_more_than_spelling(const Enum& enumeration, Diagnostics& diagnostics);

// reserved.cpp; descriptor.cc: BuildMessage, BuildEnum
void reserved_are_unused(const Message& message, Diagnostics& diagnostics);
void reserved_are_unused(const Enum& enumeration, Diagnostics& diagnostics);

// ranges.cpp; descriptor.cc: BuildMessage, BuildReservedRange, BuildExtensionRange
void ranges_are_valid(const Message& message, Diagnostics& diagnostics);
void ranges_are_valid(const Enum& enumeration, Diagnostics& diagnostics);

// numbers.cpp
void number_is_allowed(const Field& field, Diagnostics& diagnostics);
void field_numbers_are_unique(const Message& message, Diagnostics& diagnostics);
void aliases_are_allowed(const Enum& enumeration, Diagnostics& diagnostics);

// fields.cpp; parser.cc: ParseMessageField; descriptor.cc: ValidateOptions, ValidateFieldFeatures of a field
void label_is_valid(const Field& field, const File& file, Diagnostics& diagnostics);
void group_is_allowed(const Field& field, const File& file, Diagnostics& diagnostics);
void default_is_allowed(const Field& field, const File& file, Diagnostics& diagnostics);
void type_fits_options(const Field& field, const File& file, Diagnostics& diagnostics);
void enum_fits_presence(const Field& field, const File& file, Diagnostics& diagnostics);

// maps.cpp; parser.cc: ParseMapType; descriptor.cc: ValidateMapEntry
void map_is_allowed(const Field& field, Diagnostics& diagnostics);
void map_entry_is_not_declared(const Message& message, Diagnostics& diagnostics);

// messages.cpp; descriptor.cc: ValidateOptions, ValidateProto3Message, ValidateProtoLimits, BuildEnum
void oneof_has_fields(const Oneof& oneof, Diagnostics& diagnostics);
void message_set_is_valid(const Message& message, Diagnostics& diagnostics);
void message_fits_proto3(const Message& message, Diagnostics& diagnostics);
void enum_has_values(const Enum& enumeration, Diagnostics& diagnostics);
void sizes_are_within_limits(const File& file, Diagnostics& diagnostics);
void required_fields_are_not_recursive(const Schema& schema, Diagnostics& diagnostics);

// extensions.cpp
void extension_is_allowed(const Field& extension, const File& file, Diagnostics& diagnostics);
void extensions_are_in_range(const Schema& schema, Diagnostics& diagnostics);
void extension_numbers_are_unique(const Schema& schema, Diagnostics& diagnostics);

// features.cpp; descriptor.cc: ValidateFieldFeatures; feature_resolver.cc: ValidateFeatureLifetimes
void features_are_allowed(const Schema& schema, Diagnostics& diagnostics);

// naming_style.cpp; descriptor.cc: ValidateNamingStyle
void names_follow_style(const File& file, Diagnostics& diagnostics);

// visibility.cpp; symbol_checker.cc: CheckSymbolVisibilityRules
void nested_types_are_local(const File& file, Diagnostics& diagnostics);

// declarations.cpp; descriptor.cc: ValidateExtensionDeclaration, CheckExtensionDeclaration
void extension_declarations_are_valid(const Message& message, Diagnostics& diagnostics);
// `extensions` are those with a number in `range`.
void extensions_are_declared(const std::vector<const Field*>& extensions, const NumberRange& range,
                             Diagnostics& diagnostics);

// imports.cpp; descriptor.cc: ValidateOptions of a file, LogUnusedDependency
void imports_fit_edition(const File& file, Diagnostics& diagnostics);
void imports_are_used(const Schema& schema, Diagnostics& diagnostics);

// options.cpp
void lite_is_not_imported(const File& file, Diagnostics& diagnostics);
void lite_extends_lite(const Field& extension, const File& file, Diagnostics& diagnostics);
void lite_has_no_services(const File& file, Diagnostics& diagnostics);

}  // namespace onnxgen::schema::rules
