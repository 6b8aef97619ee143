#include "schema/options/apply_options.h"

#include <cstddef>
#include <string>

#include "schema/options/options.h"
#include "schema/visit.h"

namespace onnxgen::schema {
namespace {

void set_plain_name(Option& option, const syntax::Option& syntax, const PendingOptions& pending,
                    const SymbolTable& symbols, const VisibleFiles& visible) {
  const syntax::OptionNamePart& first = syntax.name.front();
  if (!first.is_extension) return;
  const Symbol* symbol = symbols.find(first.text, pending.scope, &visible).symbol;
  if (symbol == nullptr || symbol->field == nullptr || symbol->field->is_extension) return;
  const Field& field = *symbol->field;
  if (field.containing->full_name != "google.protobuf." + std::string(pending.message)) return;
  option.name.replace(0, first.text.size() + 2, field.name);  // including the parentheses
}

// Sets the features that proto2 and proto3 express by labels, groups and the option `packed`.
void infer_features(const syntax::Field& from, Field& field) {
  Features& features = field.features;
  if (from.label == syntax::Label::kOptional) features.field_presence = FieldPresence::kExplicit;
  if (from.label == syntax::Label::kRequired) features.field_presence = FieldPresence::kLegacyRequired;
  if (from.kind == syntax::Field::Kind::kGroup) features.message_encoding = MessageEncoding::kDelimited;
  if (const Option* packed = find_option(field.options, "packed")) {
    features.repeated_encoding = packed->text == "true" ? RepeatedEncoding::kPacked : RepeatedEncoding::kExpanded;
  }
}

}  // namespace

void apply_options(const Declared& declared, const SymbolTable& symbols) {
  const VisibleFiles visible = files_visible_from_options(*declared.file);
  for (const PendingOptions& pending : declared.options) {
    for (std::size_t i = 0; i < pending.options->size(); ++i) {
      set_plain_name((*pending.options)[i], (*pending.syntax)[i], pending, symbols, visible);
    }
  }
  for_each_message(*declared.file, [](Message& message) {
    message.deprecated = is_set(message.options, "deprecated");
    message.message_set_wire_format = is_set(message.options, "message_set_wire_format");
  });
  for_each_field(*declared.file, [](Field& field) {
    field.deprecated = is_set(field.options, "deprecated");
    const Option* const retention = find_option(field.options, "retention");
    field.is_source_only = retention != nullptr && retention->text == "RETENTION_SOURCE";
  });
  for_each_enum(*declared.file, [](Enum& enumeration) {
    enumeration.deprecated = is_set(enumeration.options, "deprecated");
    enumeration.allow_alias = is_set(enumeration.options, "allow_alias");
    for (const auto& value : enumeration.values) value->deprecated = is_set(value->options, "deprecated");
  });
}

void apply_features(const Declared& declared) {
  for (const PendingFeatures& pending : declared.features) {
    *pending.own = features_in(*pending.options);
    *pending.features = inherit(*pending.outer, *pending.own);
  }
  if (is_legacy(declared.file->edition)) {
    for (const PendingField& pending : declared.fields) infer_features(*pending.syntax, *pending.field);
  }
  for_each_enum(*declared.file,
                [](Enum& enumeration) { enumeration.closed = enumeration.features.enum_type == EnumType::kClosed; });
}

}  // namespace onnxgen::schema
