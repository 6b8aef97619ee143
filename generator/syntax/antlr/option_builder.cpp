// Functions of TreeBuilder that build options, literals and names.
#include <cstdint>
#include <limits>
#include <optional>

#include "syntax/antlr/spans.h"
#include "syntax/antlr/tree_builder.h"
#include "syntax/literals.h"

namespace onnxgen::syntax::antlr {

std::vector<Option> TreeBuilder::build_options(P::CompactOptionsContext* context) {
  std::vector<Option> options;
  if (context == nullptr) return options;
  for (P::OptionContext* option : context->option()) options.push_back(build_option(*option));
  return options;
}

Option TreeBuilder::build_option(P::OptionContext& context) {
  Option option;
  for (P::OptionNamePartContext* part : context.optionName()->optionNamePart()) {
    if (auto* extension = part->typeName()) {
      option.name.push_back({build_name(*extension).text, true, span(*part)});
    } else {
      option.name.push_back({build_name(*part->ident()).text, false, span(*part)});
    }
  }
  option.value = build_value(*context.optionValue());
  option.name_span = span(*context.optionName());
  option.span = span(context);
  return option;
}

OptionValue TreeBuilder::build_value(P::OptionValueContext& context) {
  if (P::ScalarValueContext* scalar = context.scalarValue()) return build_scalar(*scalar);
  return build_aggregate(context.aggregateField(), context);
}

OptionValue TreeBuilder::build_scalar(P::ScalarValueContext& context) {
  OptionValue value;
  value.span = span(context);
  value.negative = context.MINUS() != nullptr;
  if (auto* string = context.stringValue()) {
    value.kind = OptionValue::Kind::kString;
    value.text = build_string(*string).text;
  } else if (auto* integer = context.INTEGER()) {
    value.kind = OptionValue::Kind::kInteger;
    value.magnitude = build_integer(*integer->getSymbol()).magnitude;
    value.real = float_value(integer->getText());
    value.too_large = !integer_value(integer->getText());
  } else if (auto* real = context.FLOAT()) {
    value.kind = OptionValue::Kind::kFloat;
    value.real = float_value(real->getText());
  } else {
    value.text = build_name(*context.ident()).text;
  }
  return value;
}

String TreeBuilder::build_string(P::StringValueContext& context) {
  String string;
  string.span = span(context);
  for (antlr4::tree::TerminalNode* literal : context.STRING()) {
    append_string_value(span_of(file_, *literal->getSymbol()), string.text, diagnostics_);
  }
  return string;
}

// Builds the name from its tokens alone, because blanks and comments may separate them.
Name TreeBuilder::build_name(antlr4::ParserRuleContext& context) {
  Name name;
  name.span = span(context);
  for (std::size_t i = context.start->getTokenIndex(); i <= context.stop->getTokenIndex(); ++i) {
    const antlr4::Token& token = *tokens_.get(i);
    if (token.getChannel() != antlr4::Token::DEFAULT_CHANNEL) continue;
    name.text += source::text_of(span_of(file_, token));
  }
  return name;
}

Integer TreeBuilder::build_integer(const antlr4::Token& token) {
  Integer integer;
  integer.span = span_of(file_, token);
  integer.magnitude = integer_value(source::text_of(integer.span)).value_or(std::numeric_limits<std::uint64_t>::max());
  return integer;
}

Integer TreeBuilder::build_integer(P::SignedIntegerContext& context) {
  Integer integer = build_integer(*context.INTEGER()->getSymbol());
  integer.negative = context.MINUS() != nullptr;
  integer.span = span(context);
  constexpr auto kMax = static_cast<std::uint64_t>(std::numeric_limits<std::int32_t>::max());
  if (integer.magnitude > kMax + (integer.negative ? 1 : 0)) {
    diagnostics_.error(integer.span, "{} is not a 32-bit integer", source::text_of(integer.span));
    is_usable_ = false;
  }
  return integer;
}

Range TreeBuilder::build_range(P::RangeContext& context) {
  Range range;
  range.span = span(context);
  range.first = build_integer(*context.INTEGER(0)->getSymbol());
  range.last = context.INTEGER().size() > 1 ? build_integer(*context.INTEGER(1)->getSymbol()) : range.first;
  range.to_max = context.MAX() != nullptr;
  return range;
}

Range TreeBuilder::build_range(P::ReservedRangeContext& context) {
  Range range;
  range.span = span(context);
  range.first = build_integer(*context.signedInteger(0));
  range.last = context.signedInteger().size() > 1 ? build_integer(*context.signedInteger(1)) : range.first;
  range.to_max = context.MAX() != nullptr;
  return range;
}

}  // namespace onnxgen::syntax::antlr
