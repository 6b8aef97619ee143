// Functions of TreeBuilder that build option values in braces.
#include <utility>
#include <vector>

#include "syntax/antlr/tree_builder.h"

namespace onnxgen::syntax::antlr {

OptionValue TreeBuilder::build_aggregate(const std::vector<P::AggregateFieldContext*>& fields,
                                         antlr4::ParserRuleContext& context) {
  OptionValue value;
  value.kind = OptionValue::Kind::kAggregate;
  value.span = span(context);
  for (P::AggregateFieldContext* field : fields) value.fields.push_back(build_aggregate_field(*field));
  return value;
}

OptionValue TreeBuilder::build_aggregate(P::AggregateBodyContext& context) {
  return build_aggregate(context.aggregateField(), context);
}

AggregateField TreeBuilder::build_aggregate_field(P::AggregateFieldContext& context) {
  AggregateField field;
  P::AggregateNameContext& name = *context.aggregateName();
  if (auto* plain = name.ident()) {
    field.name = build_name(*plain);
  } else {
    field.kind = name.SLASH() != nullptr ? AggregateField::Kind::kAny : AggregateField::Kind::kExtension;
    field.name = build_name(name);
    field.name.text = field.name.text.substr(1, field.name.text.size() - 2);  // without the brackets
  }
  field.has_colon = context.COLON() != nullptr;
  if (auto* value = context.aggregateValue()) {
    add_values(*value, field);
  } else if (auto* body = context.aggregateBody()) {
    field.values.push_back(build_aggregate(*body));
  } else {
    field.is_list = true;
    for (P::AggregateBodyContext* each : context.aggregateBodies()->aggregateBody()) {
      field.values.push_back(build_aggregate(*each));
    }
  }
  return field;
}

void TreeBuilder::add_values(P::AggregateValueContext& context, AggregateField& field) {
  if (auto* scalar = context.scalarValue()) {
    field.values.push_back(build_scalar(*scalar));
  } else if (auto* body = context.aggregateBody()) {
    field.values.push_back(build_aggregate(*body));
  } else {
    field.is_list = true;
    for (P::ListValueContext* each : context.aggregateList()->listValue()) {
      P::AggregateBodyContext* body_of_list = each->aggregateBody();
      field.values.push_back(body_of_list != nullptr ? build_aggregate(*body_of_list)
                                                     : build_scalar(*each->scalarValue()));
    }
  }
}

}  // namespace onnxgen::syntax::antlr
