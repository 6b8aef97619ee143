#include "onnxgen/error/printable.h"
#include "onnxgen/onnx/field_numbers.h"
#include "onnxgen/onnx/topology.h"
#include "onnxgen/syntax/parse/parts.h"
#include "onnxgen/syntax/words.h"

namespace onnxgen::syntax::detail {
namespace {

using text::TextError;
// Returns the kind of an item, determined by its form alone.
std::string_view kind_name_of(Grammar::ItemContext* item, const Source& source) {
  if (item->graphRest() != nullptr) return "graph";
  if (item->tensorRest() != nullptr) return "tensor";
  if (item->INTEGER() != nullptr) return "int";
  if (item->FLOAT() != nullptr) return "float";
  if (item->STRING() != nullptr) return "string";
  const bool is_word = item->IDENT() != nullptr && item->dims() == nullptr;
  if (!is_word) return "type_proto";
  const Word word = source.word(item->IDENT());
  if (is_number_word(word.text)) return "float";
  if (!is_type_word(word.text))
    fail(TextError::kUnknownName, word.position, onnxgen::quoted(word.text) + " is not a value");
  return "type_proto";
}

const AttributeKind& kind_of(Grammar::ItemContext* item, const Source& source) {
  return *attribute_kind_named(kind_name_of(item, source));
}

void build_tensor_item(Grammar::ItemContext* item, const Target& tensor, const Source& source) {
  const Word type = source.word(item->IDENT());
  Grammar::TensorRestContext* const rest = item->tensorRest();
  build_tensor(type, item->dims(), tensor, source);
  if (rest->name() != nullptr) tensor.set_text(io::tensor_field::kName, source.name(rest->name()));
  if (rest->data() != nullptr) {
    build_data(rest->data(), type, tensor, source);
  } else {
    build_elements(rest->elements(), type, tensor, source);
  }
}

void build_graph_item(Grammar::ItemContext* item, const Target& graph, const Source& source) {
  if (item->STRING() != nullptr) {
    graph.set_text(io::graph_field::kName, source.string_value(item->STRING()));
  } else if (item->IDENT() != nullptr) {
    graph.set_text(io::graph_field::kName, source.word(item->IDENT()).text);
  }
  build_graph_rest(item->graphRest(), graph, source);
}

void build_type_item(Grammar::ItemContext* item, const Target& type, const Source& source) {
  if (item->CONTAINER() != nullptr) {
    build_container_type(source.word(item->CONTAINER()), item->typeArguments(), type, source);
  } else {
    build_tensor_type(source.word(item->IDENT()), item->dims(), type, source);
  }
}

// Stores the item in the attribute's field for `kind`.
void build_item(Grammar::ItemContext* item, const AttributeKind& kind, const Target& attribute, const Source& source) {
  const auto child = [&] { return kind.is_list ? attribute.add_child(kind.field) : attribute.child(kind.field); };
  switch (kind.field) {
    case io::attribute_field::kF:
      return attribute.set_float(kind.field, float_of(source.word(item->start)));
    case io::attribute_field::kFloats:
      return attribute.add_float(kind.field, float_of(source.word(item->start)));
    case io::attribute_field::kI:
      return attribute.set_integer(kind.field, integer_of(source.word(item->start)));
    case io::attribute_field::kInts:
      return attribute.add_integer(kind.field, integer_of(source.word(item->start)));
    case io::attribute_field::kS:
      return attribute.set_text(kind.field, source.string_value(item->STRING()));
    case io::attribute_field::kStrings:
      return attribute.add_text(kind.field, source.string_value(item->STRING()));
    case io::attribute_field::kT:
    case io::attribute_field::kTensors:
      return build_tensor_item(item, child(), source);
    case io::attribute_field::kG:
    case io::attribute_field::kGraphs:
      return build_graph_item(item, child(), source);
    default:
      return build_type_item(item, child(), source);
  }
}

// Returns the kind of a list of such items.
const AttributeKind& list_of(const AttributeKind& kind) {
  return *attribute_kind_named(std::string(kind.name) + "s");
}

// Returns whether an attribute of `kind` accepts the item. Integers are accepted as floating-point numbers.
bool takes(const AttributeKind& kind, const AttributeKind& item) {
  const bool is_real = kind.field == io::attribute_field::kF || kind.field == io::attribute_field::kFloats;
  if (is_real && item.field == io::attribute_field::kI) return true;
  return kind.is_list ? list_of(item).field == kind.field : item.field == kind.field;
}

void check_takes(const AttributeKind& kind, Grammar::ItemContext* item, const Source& source) {
  const AttributeKind& found = kind_of(item, source);
  if (takes(kind, found)) return;
  fail(TextError::kWrongValue, position_of(item),
       "an attribute of type " + std::string(kind.name) + " cannot hold a value of type " + std::string(found.name));
}

// Returns the kind of a list without a declared type: that of its first item, or floats if some item is not an integer.
const AttributeKind& kind_of_list(Grammar::ListContext* list, const Source& source) {
  const auto items = list->item();
  if (items.empty()) {
    fail(TextError::kSyntax, position_of(list), "an empty list needs a type, as in 'axes: ints = []'");
  }
  const AttributeKind* kind = &kind_of(items.front(), source);
  for (Grammar::ItemContext* const item : items) {
    const AttributeKind& other = kind_of(item, source);
    if (kind->field == io::attribute_field::kI && other.field == io::attribute_field::kF) kind = &other;
  }
  return list_of(*kind);
}

void build_list(Grammar::ListContext* list, const AttributeKind* declared, const Target& attribute,
                const Source& source) {
  for (Grammar::ItemContext* const item : list->item()) {
    if (item->name() != nullptr) fail(TextError::kSyntax, position_of(item), "a list cannot contain a reference");
  }
  const AttributeKind& kind = declared != nullptr ? *declared : kind_of_list(list, source);
  if (!kind.is_list) {
    fail(TextError::kWrongValue, position_of(list),
         "an attribute of type " + std::string(kind.name) + " cannot hold a list");
  }
  attribute.set_integer(io::attribute_field::kType, kind.number);
  for (Grammar::ItemContext* const item : list->item()) {
    check_takes(kind, item, source);
    build_item(item, kind, attribute, source);
  }
}

// Returns null if no type is declared.
const AttributeKind* declared_kind(Grammar::AttributeTypeContext* type, const Source& source) {
  if (type == nullptr) return nullptr;
  const Word word = source.word(type->stop);
  const AttributeKind* const kind = attribute_kind_named(word.text);
  if (kind == nullptr)
    fail(TextError::kUnknownName, word.position, "unknown attribute type " + onnxgen::quoted(word.text));
  return kind;
}

}  // namespace

void build_attribute(Grammar::NameContext* name, Grammar::AttributeTypeContext* type, Grammar::ValueContext* value,
                     const Target& attribute, const Source& source) {
  attribute.set_text(io::attribute_field::kName, source.name(name));
  const AttributeKind* const declared = declared_kind(type, source);
  if (value->list() != nullptr) return build_list(value->list(), declared, attribute, source);
  Grammar::ItemContext* const item = value->item();
  if (item->name() != nullptr) {
    attribute.set_text(io::attribute_field::kRefAttrName, source.name(item->name()));
    if (declared != nullptr) attribute.set_integer(io::attribute_field::kType, declared->number);
    return;
  }
  const AttributeKind& kind = declared != nullptr ? *declared : kind_of(item, source);
  check_takes(kind, item, source);
  if (kind.is_list) {
    fail(TextError::kWrongValue, position_of(item),
         "an attribute of type " + std::string(kind.name) + " requires a list in brackets");
  }
  attribute.set_integer(io::attribute_field::kType, kind.number);
  build_item(item, kind, attribute, source);
}

}  // namespace onnxgen::syntax::detail
