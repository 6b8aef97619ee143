#include "syntax/antlr/tree_builder.h"

#include <algorithm>
#include <utility>

#include "syntax/antlr/spans.h"

namespace onnxgen::syntax::antlr {

using source::Span;

source::Span TreeBuilder::span(const antlr4::ParserRuleContext& context) const {
  return span_of(file_, context);
}

template <class Context>
std::vector<Context*> TreeBuilder::whole(const std::vector<Context*>& declarations) const {
  std::vector<Context*> result;
  for (Context* declaration : declarations) {
    const antlr4::Token* end = declaration->start;
    const auto stays_in_header = [&] {
      return end->getType() != P::LBRACE && end->getType() != antlr4::Token::EOF && end != declaration->stop;
    };
    while (stays_in_header()) end = neighbour(*end, +1);
    const Span header{&file_, span_of(file_, *declaration->start).begin, span_of(file_, *end).end};
    if (errors_.is_whole(*declaration, header)) result.push_back(declaration);
  }
  return result;
}

File TreeBuilder::build(P::FileContext& context) {
  File file;
  file.source = &file_;
  file.edition = edition_;
  file.complete = errors_.is_complete(context);
  const auto elements = whole(context.fileElement());
  for (P::FileElementContext* element : elements) add_element(*element, file);
  // Without the package all full names are wrong, and without the syntax statement the applicable rules are unknown.
  const auto is_essential = [](auto* element) {
    const std::size_t first = element->start->getType();
    return first == P::PACKAGE || first == P::SYNTAX || first == P::EDITION;
  };
  const auto written = context.fileElement();
  const bool is_complete = std::count_if(written.begin(), written.end(), is_essential) ==
                           std::count_if(elements.begin(), elements.end(), is_essential);
  if (!is_complete || (!file.complete && !seen_syntax_)) is_usable_ = false;
  if (!seen_syntax_ && !elements.empty()) {
    file.comments.leading_detached = comments_of(*elements.front()).leading_detached;
  }
  return file;
}

void TreeBuilder::add_element(P::FileElementContext& context, File& file) {
  if (auto* syntax = context.syntaxDecl()) {
    add_syntax(*syntax, file);
  } else if (auto* edition = context.editionDecl()) {
    add_syntax(*edition, file);
  } else if (auto* import = context.importDecl()) {
    file.imports.push_back(build_import(*import));
  } else if (auto* package = context.packageDecl()) {
    if (file.package) {
      diagnostics_.error(span(*package), "duplicate package statement; a file has only one")
          .note(file.package->span, "the first one is here");
    } else {
      file.package = Package{build_name(*package->dottedName()), span(*package)};
    }
  } else if (auto* option = context.optionDecl()) {
    file.options.push_back(build_option(*option->option()));
  } else if (auto* type = context.typeDecl()) {
    add_type(*type, file.messages, file.enums);
  } else if (auto* extend = context.extendDecl()) {
    file.extends.push_back(build_extend(*extend));
  } else if (auto* service = context.serviceDecl()) {
    file.services.push_back(build_service(*service));
  }
}

void TreeBuilder::add_syntax(const antlr4::ParserRuleContext& context, File& file) {
  const Span statement = span(context);
  const antlr4::Token* before = neighbour(*tokens_.get(0), 0);
  if (seen_syntax_) {
    diagnostics_.error(statement, "duplicate syntax or edition statement; a file has only one");
  } else if (span_of(file_, *before).begin != statement.begin) {
    diagnostics_.error(statement, "the syntax or edition statement must be the first statement of the file");
  }
  seen_syntax_ = true;
  file.comments = comments_of(context);
}

Import TreeBuilder::build_import(P::ImportDeclContext& context) {
  Import import;
  if (context.PUBLIC() != nullptr) import.kind = Import::Kind::kPublic;
  if (context.WEAK() != nullptr) import.kind = Import::Kind::kWeak;
  if (context.OPTION() != nullptr) import.kind = Import::Kind::kOption;
  import.name = build_string(*context.stringValue());
  import.span = span(context);
  return import;
}

void TreeBuilder::add_type(P::TypeDeclContext& context, std::vector<Message>& messages, std::vector<Enum>& enums) {
  Visibility visibility = Visibility::kUnset;
  if (auto* keyword = context.VISIBILITY()) {
    visibility = keyword->getText() == "local" ? Visibility::kLocal : Visibility::kExport;
  }
  if (auto* message = context.messageDecl()) {
    messages.push_back(build_message(*message, context));
    messages.back().visibility = visibility;
  } else if (auto* enumeration = context.enumDecl()) {
    enums.push_back(build_enum(*enumeration, context));
    enums.back().visibility = visibility;
  }
}

Message TreeBuilder::build_message(P::MessageDeclContext& context, const P::TypeDeclContext& declaration) {
  Message message;
  message.name = build_name(*context.ident());
  message.comments = comments_of(declaration, *context.messageBody()->start);
  message.span = span(declaration);
  add_message_body(*context.messageBody(), message);
  return message;
}

void TreeBuilder::add_message_body(P::MessageBodyContext& body, Message& message) {
  if (++depth_ == kMaxMessageDepth + 1) {
    diagnostics_.error(message.name.span, "messages are nested more than {} levels deep", kMaxMessageDepth);
  }
  message.complete = errors_.is_complete(body);
  for (P::MessageElementContext* element : whole(body.messageElement())) add_message_element(*element, message);
  message.fields.shrink_to_fit();
  --depth_;
}

void TreeBuilder::add_message_element(P::MessageElementContext& element, Message& message) {
  if (auto* field = element.field()) {
    message.fields.push_back(build_field(*field));
  } else if (auto* type = element.typeDecl()) {
    add_type(*type, message.messages, message.enums);
  } else if (auto* extensions = element.extensionsDecl()) {
    message.extensions.push_back(build_extensions(*extensions));
  } else if (auto* reserved = element.reservedDecl()) {
    add_reserved(*reserved, message.reserved_ranges, message.reserved_names);
  } else if (auto* extend = element.extendDecl()) {
    message.extends.push_back(build_extend(*extend));
  } else if (auto* option = element.optionDecl()) {
    message.options.push_back(build_option(*option->option()));
  } else if (auto* oneof = element.oneofDecl()) {
    add_oneof(*oneof, message);
  }
}

void TreeBuilder::add_oneof(P::OneofDeclContext& context, Message& message) {
  Oneof oneof;
  oneof.name = build_name(*context.ident());
  oneof.comments = comments_of(context, *context.LBRACE()->getSymbol());
  oneof.span = span(context);
  oneof.complete = errors_.is_complete(context);
  for (P::OneofElementContext* element : whole(context.oneofElement())) {
    if (auto* option = element->optionDecl()) {
      oneof.options.push_back(build_option(*option->option()));
    } else {
      Field field = build_field(*element->member());
      field.oneof = message.oneofs.size();
      message.fields.push_back(std::move(field));
    }
  }
  message.oneofs.push_back(std::move(oneof));
}

Extend TreeBuilder::build_extend(P::ExtendDeclContext& context) {
  Extend extend;
  extend.extendee = build_name(*context.typeName());
  for (P::ExtendElementContext* element : whole(context.extendElement())) {
    extend.fields.push_back(build_field(*element->member()));
  }
  if (extend.fields.empty() && errors_.is_complete(context)) {
    diagnostics_.error(span_of(file_, *context.stop), "the extend block has no fields");
  }
  return extend;
}

Extensions TreeBuilder::build_extensions(P::ExtensionsDeclContext& context) {
  Extensions extensions;
  for (P::RangeContext* range : context.range()) extensions.ranges.push_back(build_range(*range));
  extensions.options = build_options(context.compactOptions());
  return extensions;
}

void TreeBuilder::add_reserved(P::ReservedDeclContext& context, std::vector<Range>& ranges,
                               std::vector<ReservedName>& names) {
  for (P::ReservedRangeContext* range : context.reservedRange()) ranges.push_back(build_range(*range));
  for (P::StringValueContext* name : context.stringValue()) names.push_back({build_string(*name), true});
  for (P::IdentContext* ident : context.ident()) {
    const Name name = build_name(*ident);
    names.push_back({{name.text, name.span}, false});
  }
}

Enum TreeBuilder::build_enum(P::EnumDeclContext& context, const P::TypeDeclContext& declaration) {
  Enum result;
  result.name = build_name(*context.ident());
  result.comments = comments_of(declaration, *context.LBRACE()->getSymbol());
  result.span = span(declaration);
  result.complete = errors_.is_complete(context);
  for (P::EnumElementContext* element : whole(context.enumElement())) {
    if (auto* value = element->enumValue()) {
      result.values.push_back(build_enum_value(*value));
    } else if (auto* option = element->optionDecl()) {
      result.options.push_back(build_option(*option->option()));
    } else if (auto* reserved = element->reservedDecl()) {
      add_reserved(*reserved, result.reserved_ranges, result.reserved_names);
    }
  }
  return result;
}

EnumValue TreeBuilder::build_enum_value(P::EnumValueContext& context) {
  EnumValue value;
  value.name = build_name(*context.enumValueName());
  value.number = build_integer(*context.signedInteger());
  value.options = build_options(context.compactOptions());
  value.comments = comments_of(context);
  value.span = span(context);
  return value;
}

Service TreeBuilder::build_service(P::ServiceDeclContext& context) {
  Service service;
  service.name = build_name(*context.ident());
  service.comments = comments_of(context, *context.LBRACE()->getSymbol());
  service.span = span(context);
  for (P::ServiceElementContext* element : whole(context.serviceElement())) {
    if (auto* method = element->methodDecl()) {
      service.methods.push_back(build_method(*method));
    } else if (auto* option = element->optionDecl()) {
      service.options.push_back(build_option(*option->option()));
    }
  }
  return service;
}

Method TreeBuilder::build_method(P::MethodDeclContext& context) {
  Method method;
  method.name = build_name(*context.ident());
  method.input = build_method_type(*context.methodType(0));
  method.output = build_method_type(*context.methodType(1));
  P::MethodBodyContext* body = context.methodBody();
  method.comments = comments_of(context, body == nullptr ? *context.stop : *body->start);
  method.span = span(context);
  method.has_body = body != nullptr;
  if (body == nullptr) return method;
  for (P::MethodElementContext* element : whole(body->methodElement())) {
    if (auto* option = element->optionDecl()) method.options.push_back(build_option(*option->option()));
  }
  return method;
}

MethodType TreeBuilder::build_method_type(P::MethodTypeContext& context) {
  if (auto* name = context.typeName()) return {build_name(*name), true};
  return {build_name(*context.unstreamedType()), false};
}

}  // namespace onnxgen::syntax::antlr
