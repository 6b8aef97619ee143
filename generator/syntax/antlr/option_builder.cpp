// The part of TreeBuilder that is about options, literals and names.
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
      option.name.push_back({build_name(*extension).text, true});
    } else {
      option.name.push_back({build_name(*part->ident()).text, false});
    }
  }
  option.value = build_value(*context.optionValue());
  option.name_span = span(*context.optionName());
  option.span = span(context);
  return option;
}

OptionValue TreeBuilder::build_value(P::OptionValueContext& context) {
  OptionValue value;
  value.span = span(context);
  P::ScalarValueContext* scalar = context.scalarValue();
  if (scalar == nullptr) {
    value.kind = OptionValue::Kind::kAggregate;
    check_strings(context);
    return value;
  }
  value.negative = scalar->MINUS() != nullptr;
  if (auto* string = scalar->stringValue()) {
    value.kind = OptionValue::Kind::kString;
    value.text = build_string(*string).text;
  } else if (auto* integer = scalar->INTEGER()) {
    value.kind = OptionValue::Kind::kInteger;
    value.magnitude = build_integer(*integer->getSymbol()).magnitude;
  } else if (auto* real = scalar->FLOAT()) {
    value.kind = OptionValue::Kind::kFloat;
    value.real = float_value(real->getText());
  } else {
    value.text = build_name(*scalar->ident()).text;
  }
  return value;
}

// Aggregates are kept as text; their literals must be right all the same.
void TreeBuilder::check_strings(antlr4::ParserRuleContext& context) {
  for (std::size_t i = context.start->getTokenIndex(); i <= context.stop->getTokenIndex(); ++i) {
    const antlr4::Token& token = *tokens_.get(i);
    std::string bytes;
    if (token.getType() == P::STRING) append_string_value(span_of(file_, token), bytes, diagnostics_);
  }
}

String TreeBuilder::build_string(P::StringValueContext& context) {
  String string;
  string.span = span(context);
  for (antlr4::tree::TerminalNode* literal : context.STRING()) {
    append_string_value(span_of(file_, *literal->getSymbol()), string.text, diagnostics_);
  }
  return string;
}

// Blanks and comments may stand between a name's parts: the name is its tokens alone.
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
  const std::optional<std::uint64_t> value = integer_value(source::text_of(integer.span));
  if (!value) diagnostics_.error(integer.span, "integer needs more than 64 bits");
  integer.magnitude = value.value_or(0);
  return integer;
}

Integer TreeBuilder::build_integer(P::SignedIntegerContext& context) {
  Integer integer = build_integer(*context.INTEGER()->getSymbol());
  integer.negative = context.MINUS() != nullptr;
  integer.span = span(context);
  constexpr auto kMax = static_cast<std::uint64_t>(std::numeric_limits<std::int32_t>::max());
  if (integer.magnitude > kMax + (integer.negative ? 1 : 0)) {
    diagnostics_.error(integer.span, "number needs more than 32 bits");
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
