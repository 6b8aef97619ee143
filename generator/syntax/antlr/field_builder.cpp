// Functions of TreeBuilder that build fields.
#include <cstddef>
#include <memory>
#include <optional>
#include <string>

#include "syntax/antlr/tree_builder.h"
#include "syntax/scalars.h"

namespace onnxgen::syntax::antlr {

// Builds a field from either rule. The rules differ only in the words with which a type may start.
template <class Context>
Field TreeBuilder::build_field(Context& context, antlr4::ParserRuleContext* unlabelled_type) {
  Field field;
  field.span = span(context);
  if (auto* label = context.label()) {
    if (label->OPTIONAL() != nullptr) field.label = Label::kOptional;
    if (label->REQUIRED() != nullptr) field.label = Label::kRequired;
    if (label->REPEATED() != nullptr) field.label = Label::kRepeated;
    field.label_span = span(*label);
  }
  if (auto* group = context.groupRest()) {
    fill_group(*group, field);
    field.group->comments = comments_of(context, *group->messageBody()->start);
    return field;
  }
  if (auto* type = context.mapType()) {
    fill_map_or_name(*type, field);
  } else if (auto* labelled = context.labelledType()) {
    field.type = build_type(*labelled);
  } else {
    field.type = build_type(*unlabelled_type);
  }
  if (field.type_span.file == nullptr) field.type_span = field.type.span;
  P::FieldRestContext& rest = *context.fieldRest();
  field.name = build_name(*rest.ident());
  field.number = build_integer(*rest.fieldNumber()->start);
  field.options = build_options(rest.compactOptions());
  field.comments = comments_of(context);
  return field;
}

Field TreeBuilder::build_field(P::FieldContext& context) {
  return build_field(context, context.unlabelledType());
}

Field TreeBuilder::build_field(P::MemberContext& context) {
  return build_field(context, context.memberType());
}

void TreeBuilder::fill_group(P::GroupRestContext& context, Field& field) {
  field.kind = Field::Kind::kGroup;
  field.name = build_name(*context.ident());
  field.number = build_integer(*context.fieldNumber()->start);
  field.options = build_options(context.compactOptions());
  field.type_span = field.name.span;
  field.group = std::make_unique<Message>();
  field.group->name = field.name;
  field.group->span = field.span;
  add_message_body(*context.messageBody(), *field.group);
}

// Replaces the first word if it is a name of edition UNSTABLE.
Name TreeBuilder::build_type(antlr4::ParserRuleContext& context) {
  Name name = build_name(context);
  if (edition_ != Edition::kUnstable) return name;
  const std::string first = name.text.substr(0, name.text.find('.'));
  const std::optional<FieldType> type = scalar_type(first, edition_);
  if (!type) return name;
  const char* const current = name_of(*type, edition_);
  if (first != current) {
    diagnostics_.error(name.span, "type '{}' is obsolete in edition {}; use '{}'", first, name_of(edition_), current);
  }
  name.text.replace(0, first.size(), name_of(*type));
  return name;
}

void TreeBuilder::fill_map_or_name(P::MapTypeContext& context, Field& field) {
  field.type_span = span(context);
  if (context.LANGLE() == nullptr) {
    field.type = build_type(context);
    return;
  }
  field.kind = Field::Kind::kMap;
  field.key_type = build_type(*context.typeName(0));
  field.type = build_type(*context.typeName(1));
}

}  // namespace onnxgen::syntax::antlr
