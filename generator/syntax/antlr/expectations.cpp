#include "syntax/antlr/expectations.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <vector>

#include "ProtobufParser.h"

namespace onnxgen::syntax::antlr {
namespace {

using P = ProtobufParser;

constexpr std::size_t kMaxQuoted = 40;

// A position in a rule at which one specific token is expected.
struct Position {
  std::size_t rule;
  std::size_t token;
  const char* after;
};

constexpr Position kPositions[] = {
    {P::RuleSyntaxDecl, P::EQUALS, "'syntax'"},
    {P::RuleSyntaxDecl, P::SEMICOLON, "syntax statement"},
    {P::RuleEditionDecl, P::EQUALS, "'edition'"},
    {P::RuleEditionDecl, P::SEMICOLON, "edition statement"},
    {P::RuleImportDecl, P::SEMICOLON, "import"},
    {P::RulePackageDecl, P::SEMICOLON, "package name"},
    {P::RuleFieldRest, P::EQUALS, "field name"},
    {P::RuleFieldRest, P::SEMICOLON, "field declaration"},
    {P::RuleGroupRest, P::EQUALS, "group name"},
    {P::RuleMessageBody, P::LBRACE, "message name"},
    {P::RuleEnumDecl, P::LBRACE, "enum name"},
    {P::RuleEnumValue, P::EQUALS, "enum value name"},
    {P::RuleEnumValue, P::SEMICOLON, "enum value"},
    {P::RuleOneofDecl, P::LBRACE, "oneof name"},
    {P::RuleExtendDecl, P::LBRACE, "name of the extended message"},
    {P::RuleServiceDecl, P::LBRACE, "service name"},
    {P::RuleMethodDecl, P::RETURNS, "method's input type"},
    {P::RuleMethodType, P::RPAREN, "method's type"},
    {P::RuleExtensionsDecl, P::SEMICOLON, "extension ranges"},
    {P::RuleReservedDecl, P::SEMICOLON, "reserved numbers or names"},
    {P::RuleOptionDecl, P::SEMICOLON, "option"},
    {P::RuleOption, P::EQUALS, "option name"},
    {P::RuleOptionNamePart, P::RPAREN, "option name"},
    {P::RuleCompactOptions, P::RBRACKET, "option"},
    {P::RuleAggregateList, P::RBRACKET, "value"},
    {P::RuleMapType, P::COMMA, "map key type"},
    {P::RuleMapType, P::RANGLE, "map value type"},
};

// Returns the kind of name that a rule contains directly.
const char* name_in(std::size_t rule) {
  switch (rule) {
    case P::RuleMessageDecl:
      return "message name";
    case P::RuleEnumDecl:
      return "enum name";
    case P::RuleOneofDecl:
      return "oneof name";
    case P::RuleServiceDecl:
      return "service name";
    case P::RuleMethodDecl:
      return "method name";
    case P::RuleGroupRest:
      return "group name";
    case P::RuleFieldRest:
      return "field name";
    case P::RulePackageDecl:
      return "package name";
    case P::RuleTypeName:
      return "type name";
    case P::RuleLabelledType:
    case P::RuleUnlabelledType:
    case P::RuleUnstreamedType:
    case P::RuleMapType:
      return "type name after '.'";
    case P::RuleOptionNamePart:
      return "option name";
    case P::RuleAggregateName:
      return "field name";
    default:
      return "name";  // the other rules contain no specific name
  }
}

const char* string_in(std::size_t rule) {
  switch (rule) {
    case P::RuleSyntaxDecl:
      return "\"proto2\" or \"proto3\"";
    case P::RuleEditionDecl:
      return "an edition in quotes";
    case P::RuleImportDecl:
      return "a file name in quotes";
    default:
      return "a string in quotes";  // any other rule
  }
}

// Returns the noun for a rule with too many alternatives to list, or nullptr if the alternatives can be listed.
const char* noun_of(std::size_t rule, std::size_t parent, std::size_t grandparent) {
  switch (rule) {
    case P::RuleIdent:
      return name_in(parent == P::RuleDottedName ? grandparent : parent);
    case P::RuleDottedName:
      return name_in(parent);
    case P::RuleTypeName:
      return parent == P::RuleExtendDecl ? "name of the extended message" : "type name";
    case P::RuleStringValue:
      return string_in(parent);
    case P::RuleImportDecl:
      return string_in(rule);
    case P::RuleFieldNumber:
      return "field number";
    case P::RuleSignedInteger:
      return parent == P::RuleEnumValue ? "number of the enum value" : "number";
    case P::RuleReservedDecl:
      return "numbers or quoted names";
    case P::RuleField:
    case P::RuleMember:
    case P::RuleMemberType:
    case P::RuleMemberTypeStart:
    case P::RuleLabelledType:
    case P::RuleUnlabelledType:
    case P::RuleLabelledTypeStart:
    case P::RuleUnlabelledTypeStart:
      return "field type";
    case P::RuleMethodType:
    case P::RuleUnstreamedType:
    case P::RuleUnstreamedTypeStart:
      return "message type";
    case P::RuleEnumValueName:
      return "enum value name";
    case P::RuleOptionNamePart:
      return "option name";
    case P::RuleOptionValue:
      return "option value";
    case P::RuleScalarValue:
      return parent == P::RuleOptionValue ? "option value" : "value";
    case P::RuleAggregateValue:
    case P::RuleListValue:
      return "value";
    case P::RuleAggregateField:
      return "':' or '{' after field name";
    case P::RuleAggregateBody:
      return "a field or the end of the value";
    default:
      return nullptr;  // the other rules expect few tokens
  }
}

std::size_t rule_of(const antlr4::RuleContext* context) {
  return context == nullptr ? static_cast<std::size_t>(-1) : context->getRuleIndex();
}

const antlr4::RuleContext* parent_of(const antlr4::RuleContext* context) {
  return context == nullptr ? nullptr : static_cast<const antlr4::RuleContext*>(context->parent);
}

std::string single(antlr4::Parser& parser, std::size_t rule, std::size_t token) {
  const std::string name(parser.getVocabulary().getLiteralName(token));  // a string_view since ANTLR 4.10
  const auto position = std::find_if(std::begin(kPositions), std::end(kPositions), [&](const Position& candidate) {
    return candidate.rule == rule && candidate.token == token;
  });
  return position == std::end(kPositions) ? name : fmt::format("{} after {}", name, position->after);
}

// Lists the expected tokens. Omits '-', which only starts a number.
std::string listed(antlr4::Parser& parser, std::vector<ssize_t> tokens) {
  if (tokens.size() > 1) tokens.erase(std::remove(tokens.begin(), tokens.end(), P::MINUS), tokens.end());
  std::string text;
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    if (i > 0) text += i + 1 == tokens.size() ? " or " : ", ";
    const auto token = static_cast<std::size_t>(tokens[i]);
    text += token == P::INTEGER ? "number"
            : token == P::IDENT ? "name"
                                : std::string(parser.getVocabulary().getLiteralName(token));
  }
  return text;
}

}  // namespace

std::string expectation(antlr4::Parser& parser) {
  const antlr4::RuleContext* context = parser.getContext();
  const std::size_t rule = rule_of(context);
  const std::size_t parent = rule_of(parent_of(context));
  const antlr4::atn::ATN& atn = parser.getATN();
  const std::vector<ssize_t> tokens = atn.nextTokens(atn.states[parser.getState()]).toList();
  const bool punctuation =
      tokens.size() == 1 && !parser.getVocabulary().getLiteralName(static_cast<std::size_t>(tokens[0])).empty();
  if (rule == P::RuleMessageBody && parent == P::RuleGroupRest) return "'{' after group number";
  if (punctuation) return single(parser, rule, static_cast<std::size_t>(tokens[0]));
  if (const char* noun = noun_of(rule, parent, rule_of(parent_of(parent_of(context))))) return noun;
  return listed(parser, tokens);
}

std::string element_of(std::size_t rule) {
  switch (rule) {
    case P::RuleFile:
      return "'message', 'enum', 'import' or another declaration of a file";
    case P::RuleMessageBody:
      return "field or another declaration of a message";
    case P::RuleEnumDecl:
      return "enum value";
    case P::RuleOneofDecl:
    case P::RuleExtendDecl:
      return "field";
    case P::RuleServiceDecl:
      return "'rpc' or 'option'";
    default:
      return "'option'";  // the block of a method
  }
}

std::string block_of(std::size_t rule) {
  switch (rule) {
    case P::RuleMessageBody:
      return "message";
    case P::RuleEnumDecl:
      return "enum";
    case P::RuleOneofDecl:
      return "oneof";
    case P::RuleExtendDecl:
      return "extend block";
    case P::RuleServiceDecl:
      return "service";
    case P::RuleMethodBody:
      return "method";
    default:
      return "value";  // an aggregate
  }
}

std::string quoted(const antlr4::Token& token) {
  if (token.getType() == antlr4::Token::EOF) return "end of file";
  if (token.getType() == P::SEMICOLON) return "';'";  // one token may cover several semicolons
  const std::string text = token.getText();
  if (text.size() <= kMaxQuoted) return fmt::format("'{}'", text);
  return token.getType() == P::STRING ? "a string" : "a long word";
}

}  // namespace onnxgen::syntax::antlr
