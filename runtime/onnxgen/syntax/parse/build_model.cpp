#include <set>

#include "onnxgen/error/printable.h"
#include "onnxgen/onnx/field_numbers.h"
#include "onnxgen/syntax/parse/parts.h"

namespace onnxgen::syntax::detail {
namespace {

using text::TextError;

enum class Form { kInteger, kText, kOpsets, kEntries };

struct Property {
  std::string_view key;
  Form form;
  std::uint32_t field;
};

constexpr Property kModelProperties[] = {
    {"ir_version", Form::kInteger, io::model_field::kIrVersion},
    {"opset_import", Form::kOpsets, io::model_field::kOpsetImport},
    {"producer_name", Form::kText, io::model_field::kProducerName},
    {"producer_version", Form::kText, io::model_field::kProducerVersion},
    {"domain", Form::kText, io::model_field::kDomain},
    {"model_version", Form::kInteger, io::model_field::kModelVersion},
    {"doc_string", Form::kText, io::model_field::kDocString},
    {"metadata_props", Form::kEntries, io::model_field::kMetadataProps},
};

constexpr Property kFunctionProperties[] = {
    {"domain", Form::kText, io::function_field::kDomain},
    {"overload", Form::kText, io::function_field::kOverload},
    {"opset_import", Form::kOpsets, io::function_field::kOpsetImport},
    {"doc_string", Form::kText, io::function_field::kDocString},
};

void build_opsets(Grammar::EntriesContext* tree, const Target& message, std::uint32_t field, const Source& source) {
  for (Grammar::EntryContext* const entry : tree->entry()) {
    if (entry->INTEGER() == nullptr) fail_value(source.word(entry->STRING(1)), "a version");
    const Target opset = message.add_child(field);
    opset.set_text(io::opset_field::kDomain, source.string_value(entry->STRING(0)));
    opset.set_integer(io::opset_field::kVersion, integer_of(source.word(entry->INTEGER())));
  }
}

void build_property(Grammar::PropertyValueContext* value, const Property& property, const Target& message,
                    const Source& source) {
  const Word found = source.word(value->start);
  switch (property.form) {
    case Form::kInteger:
      if (value->INTEGER() == nullptr) fail_value(found, "an integer");
      return message.set_integer(property.field, integer_of(found));
    case Form::kText:
      if (value->STRING() == nullptr) fail_value(found, "a quoted string");
      return message.set_text(property.field, source.string_value(value->STRING()));
    case Form::kOpsets:
      if (value->entries() == nullptr) fail_value(found, "a list such as [\"\" : 17]");
      return build_opsets(value->entries(), message, property.field, source);
    case Form::kEntries:
      if (value->entries() == nullptr) fail_value(found, "a list such as [\"key\": \"value\"]");
      return build_entries(value->entries(), message, property.field, source);
  }
}

template <std::size_t kCount>
void build_properties(Grammar::PropertiesContext* tree, const Property (&known)[kCount], const Target& message,
                      const Source& source) {
  if (tree == nullptr) return;
  std::set<std::string_view> seen;
  for (Grammar::PropertyContext* const each : tree->property()) {
    const Word key = source.word(each->IDENT());
    const Property* found = nullptr;
    for (const Property& property : known) {
      if (property.key == key.text) found = &property;
    }
    if (found == nullptr) fail(TextError::kUnknownName, key.position, "unknown property " + onnxgen::quoted(key.text));
    if (!seen.insert(key.text).second)
      fail(TextError::kSetTwice, key.position, onnxgen::quoted(key.text) + " is set twice");
    build_property(each->propertyValue(), *found, message.at(key.position), source);
  }
}

void build_values(const std::vector<Grammar::ValueInfoContext*>& values, std::uint32_t field, const Target& function,
                  const Source& source) {
  for (Grammar::ValueInfoContext* const value : values) {
    function.add_text(field, source.name(value->name()));
    if (value->type() != nullptr) {
      build_value_info(value, function.add_child(io::function_field::kValueInfo), source);
    }
  }
}

}  // namespace

void build_function(Grammar::FunctionContext* tree, const Target& function, const Source& source) {
  namespace field = io::function_field;
  build_properties(tree->properties(), kFunctionProperties, function, source);
  function.set_text(field::kName, source.name(tree->name()));
  if (tree->functionAttributes() != nullptr) {
    for (Grammar::FunctionAttributeContext* const attribute : tree->functionAttributes()->functionAttribute()) {
      if (attribute->value() == nullptr) {
        function.add_text(field::kAttribute, source.name(attribute->name()));
      } else {
        build_attribute(attribute->name(), attribute->attributeType(), attribute->value(),
                        function.at(position_of(attribute)).add_child(field::kAttributeProto), source);
      }
    }
  }
  build_values(tree->valueInfo(), field::kInput, function, source);
  build_values(tree->functionOutputs()->valueInfo(), field::kOutput, function, source);
  if (tree->functionValues() != nullptr) {
    for (Grammar::ValueInfoContext* const value : tree->functionValues()->valueInfo()) {
      build_value_info(value, function.at(position_of(value)).add_child(field::kValueInfo), source);
    }
  }
  build_nodes(tree->nodes(), function, field::kNode, source);
}

void build_model(Grammar::ModelTextContext* tree, const Target& model, const Source& source) {
  build_properties(tree->properties(), kModelProperties, model, source);
  build_graph(tree->graph(), model.child(io::model_field::kGraph), source);
  for (Grammar::FunctionContext* const function : tree->function()) {
    build_function(function, model.at(position_of(function)).add_child(io::model_field::kFunctions), source);
  }
}

}  // namespace onnxgen::syntax::detail
