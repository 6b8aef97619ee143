#include "onnxgen/error/printable.h"
#include "onnxgen/onnx/field_numbers.h"
#include "onnxgen/syntax/parse/parts.h"
#include "onnxgen/syntax/words.h"

namespace onnxgen::syntax::detail {
namespace {

using text::TextError;
void build_dimension(Grammar::DimContext* tree, const Target& dim, const Source& source) {
  if (tree->INTEGER() != nullptr) {
    dim.set_integer(io::shape_field::kDimValue, integer_of(source.word(tree->INTEGER())));
  } else if (tree->name() != nullptr) {
    dim.set_text(io::shape_field::kDimParam, source.name(tree->name()));
  }
}

// Builds the type of a dense or sparse tensor. No brackets mean a scalar; empty brackets mean that the shape is
// unknown.
void build_shaped(const Word& word, Grammar::DimsContext* dims, const Target& tensor, const Source& source) {
  tensor.set_integer(io::type_field::kElemType, static_cast<std::int64_t>(element_type_of(word)));
  if (dims != nullptr && dims->dim().empty()) return;
  const Target shape = tensor.child(io::type_field::kShape);
  if (dims == nullptr) return;
  for (Grammar::DimContext* const dim : dims->dim()) {
    build_dimension(dim, shape.add_child(io::shape_field::kDim), source);
  }
}

[[noreturn]] void fail_arguments(const Word& word, const char* expected) {
  fail(TextError::kSyntax, word.position, std::string(word.text) + " requires " + expected);
}

// Returns the arguments as types. Fails unless there are exactly `count`.
std::vector<Grammar::TypeContext*> types_in(const Word& word, Grammar::TypeArgumentsContext* tree, std::size_t count,
                                            const char* expected) {
  std::vector<Grammar::TypeContext*> types;
  for (Grammar::TypeArgumentContext* const argument : tree->typeArgument()) {
    const bool is_type = argument->type() != nullptr && argument->name().empty();
    if (!is_type) fail_arguments(word, expected);
    types.push_back(argument->type());
  }
  if (types.size() != count) fail_arguments(word, expected);
  return types;
}

// Returns the only word of a type, for the key of a map and the elements of a sparse tensor.
Word word_of(Grammar::TypeContext* type, const Word& container, const char* expected, const Source& source) {
  if (type->IDENT() == nullptr) fail_arguments(container, expected);
  return source.word(type->IDENT());
}

void build_map(const Word& word, Grammar::TypeArgumentsContext* arguments, const Target& map, const Source& source) {
  constexpr const char* kExpected = "a key type, which is a single word, and a value type: map(int64, float)";
  const auto types = types_in(word, arguments, 2, kExpected);
  if (types[0]->dims() != nullptr) fail_arguments(word, kExpected);
  const Word key = word_of(types[0], word, kExpected, source);
  map.set_integer(io::type_field::kKeyType, static_cast<std::int64_t>(element_type_of(key)));
  build_type(types[1], map.child(io::type_field::kValueType), source);
}

// Returns a name whose parts are separated by dots.
std::string qualified(Grammar::TypeArgumentContext* tree, const Word& word, const Source& source) {
  constexpr const char* kExpected = "a name, or a domain and a name: opaque(my.domain, name)";
  std::string name;
  if (tree->STRING() != nullptr) {
    name = source.string_value(tree->STRING());
  } else {
    if (tree->type()->dims() != nullptr || tree->type()->IDENT() == nullptr) fail_arguments(word, kExpected);
    name = source.word(tree->type()->IDENT()).text;
  }
  for (Grammar::NameContext* const part : tree->name()) name += "." + source.name(part);
  return name;
}

void build_opaque(const Word& word, Grammar::TypeArgumentsContext* tree, const Target& opaque, const Source& source) {
  const auto arguments = tree->typeArgument();
  if (arguments.size() > 2) fail_arguments(word, "a name, or a domain and a name: opaque(my.domain, name)");
  if (arguments.size() == 2) opaque.set_text(io::type_field::kOpaqueDomain, qualified(arguments.front(), word, source));
  if (!arguments.empty()) opaque.set_text(io::type_field::kOpaqueName, qualified(arguments.back(), word, source));
}

bool is_in_quotes(Grammar::NameContext* name) {
  return name->STRING() != nullptr;
}

}  // namespace

io::ElementType element_type_of(const Word& word) {
  const io::ElementType type = element_type_named(word.text);
  if (type == io::ElementType::kUndefined) {
    fail(TextError::kUnknownName, word.position, "unknown type " + onnxgen::quoted(word.text));
  }
  return type;
}

void build_tensor_type(const Word& word, Grammar::DimsContext* dims, const Target& type, const Source& source) {
  build_shaped(word, dims, type.child(io::type_field::kTensor), source);
}

void build_container_type(const Word& word, Grammar::TypeArgumentsContext* arguments, const Target& type,
                          const Source& source) {
  if (word.text == "map") return build_map(word, arguments, type.child(io::type_field::kMap), source);
  if (word.text == "opaque") return build_opaque(word, arguments, type.child(io::type_field::kOpaque), source);
  if (word.text == "sparse_tensor") {
    constexpr const char* kExpected = "a tensor type: sparse_tensor(float[2])";
    Grammar::TypeContext* const tensor = types_in(word, arguments, 1, kExpected)[0];
    const Word element = word_of(tensor, word, kExpected, source);
    return build_shaped(element, tensor->dims(), type.child(io::type_field::kSparseTensor), source);
  }
  const Target container = type.child(word.text == "seq" ? io::type_field::kSequence : io::type_field::kOptional);
  Grammar::TypeContext* const element = types_in(word, arguments, 1, "an element type")[0];
  build_type(element, container.child(io::type_field::kElemType), source);
}

void build_type(Grammar::TypeContext* tree, const Target& type, const Source& source) {
  if (tree->CONTAINER() != nullptr) {
    build_container_type(source.word(tree->CONTAINER()), tree->typeArguments(), type, source);
  } else {
    build_tensor_type(source.word(tree->IDENT()), tree->dims(), type, source);
  }
}

void build_value_info(Grammar::ValueInfoContext* tree, const Target& info, const Source& source) {
  const std::string name = source.name(tree->name());
  if (tree->type() != nullptr) {
    build_type(tree->type(), info.child(io::value_info_field::kType), source);
  } else if (!is_in_quotes(tree->name()) && is_type_word(name)) {
    fail(TextError::kSyntax, position_of(tree),
         onnxgen::quoted(name) + " is a type; add a name after it, or quotes around it if it is a name");
  }
  info.set_text(io::value_info_field::kName, name);
}

}  // namespace onnxgen::syntax::detail
