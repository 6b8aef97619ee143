// Converts ANTLR's parse tree to the syntax tree of this project.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "ProtobufParser.h"
#include "source/diagnostics.h"
#include "source/source_file.h"
#include "syntax/antlr/error_strategy.h"
#include "syntax/tree.h"

namespace onnxgen::syntax::antlr {

// Omits declarations with syntax errors. Reports invalid values and statements that are misplaced or repeated.
class TreeBuilder {
 public:
  TreeBuilder(const source::SourceFile& file, Edition edition, antlr4::CommonTokenStream& tokens,
              const ErrorStrategy& errors, source::Diagnostics& diagnostics)
      : file_(file), edition_(edition), tokens_(tokens), errors_(errors), diagnostics_(diagnostics) {}

  File build(ProtobufParser::FileContext& context);

  // Returns false if the tree would cause misleading errors everywhere, because an essential statement was lost or a
  // number has no valid value.
  bool is_usable() const { return is_usable_; }

 private:
  using P = ProtobufParser;

  // tree_builder.cpp: declarations
  void add_element(P::FileElementContext& context, File& file);
  void add_syntax(const antlr4::ParserRuleContext& context, File& file);
  Import build_import(P::ImportDeclContext& context);
  void add_type(P::TypeDeclContext& context, std::vector<Message>& messages, std::vector<Enum>& enums);
  Message build_message(P::MessageDeclContext& context, const P::TypeDeclContext& declaration);
  void add_message_body(P::MessageBodyContext& body, Message& message);
  void add_message_element(P::MessageElementContext& element, Message& message);
  void add_oneof(P::OneofDeclContext& context, Message& message);
  Extend build_extend(P::ExtendDeclContext& context);
  Extensions build_extensions(P::ExtensionsDeclContext& context);
  Enum build_enum(P::EnumDeclContext& context, const P::TypeDeclContext& declaration);
  EnumValue build_enum_value(P::EnumValueContext& context);
  Service build_service(P::ServiceDeclContext& context);
  Method build_method(P::MethodDeclContext& context);
  MethodType build_method_type(P::MethodTypeContext& context);
  void add_reserved(P::ReservedDeclContext& context, std::vector<Range>& ranges, std::vector<ReservedName>& names);

  // field_builder.cpp
  Field build_field(P::FieldContext& context);
  Field build_field(P::MemberContext& context);
  template <class Context>
  Field build_field(Context& context, antlr4::ParserRuleContext* unlabelled_type);
  void fill_group(P::GroupRestContext& context, Field& field);
  Name build_type(antlr4::ParserRuleContext& context);
  void fill_map_or_name(P::MapTypeContext& context, Field& field);

  // option_builder.cpp
  Option build_option(P::OptionContext& context);
  OptionValue build_value(P::OptionValueContext& context);
  OptionValue build_scalar(P::ScalarValueContext& context);
  std::vector<Option> build_options(P::CompactOptionsContext* context);

  // aggregate_builder.cpp
  OptionValue build_aggregate(const std::vector<P::AggregateFieldContext*>& fields, antlr4::ParserRuleContext& context);
  OptionValue build_aggregate(P::AggregateBodyContext& context);
  AggregateField build_aggregate_field(P::AggregateFieldContext& context);
  void add_values(P::AggregateValueContext& context, AggregateField& field);

  String build_string(P::StringValueContext& context);
  Name build_name(antlr4::ParserRuleContext& context);
  Integer build_integer(P::SignedIntegerContext& context);
  Integer build_integer(const antlr4::Token& token);
  Range build_range(P::RangeContext& context);
  Range build_range(P::ReservedRangeContext& context);

  // comments_of.cpp: `end` is the token that ends the declaration or opens its block
  Comments comments_of(const antlr4::ParserRuleContext& context, const antlr4::Token& end);
  Comments comments_of(const antlr4::ParserRuleContext& context) { return comments_of(context, *context.stop); }
  const antlr4::Token* neighbour(const antlr4::Token& token, int step) const;

  source::Span span(const antlr4::ParserRuleContext& context) const;
  // Returns the declarations of a block that can be used.
  template <class Context>
  std::vector<Context*> whole(const std::vector<Context*>& declarations) const;

  const source::SourceFile& file_;
  const Edition edition_;
  antlr4::CommonTokenStream& tokens_;
  const ErrorStrategy& errors_;
  source::Diagnostics& diagnostics_;
  bool seen_syntax_ = false;
  bool is_usable_ = true;
  std::size_t depth_ = 0;  // of messages and groups
};

}  // namespace onnxgen::syntax::antlr
