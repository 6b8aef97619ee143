#include <limits>

#include "onnxgen/error/printable.h"
#include "onnxgen/onnx/field_numbers.h"
#include "onnxgen/onnx/topology.h"
#include "onnxgen/syntax/parse/parts.h"
#include "onnxgen/syntax/words.h"
#include "onnxgen/wire/fixed.h"

namespace onnxgen::syntax::detail {
namespace {

using text::TextError;
std::int32_t int32_of(const Word& word) {
  const std::int64_t value = integer_of(word);
  const bool fits =
      value >= std::numeric_limits<std::int32_t>::min() && value <= std::numeric_limits<std::int32_t>::max();
  if (!fits) fail(TextError::kWrongValue, word.position, std::string(word.text) + " is not a 32-bit integer");
  return static_cast<std::int32_t>(value);
}

// Returns the bits of a number as stored in the repeated field `number`.
std::uint64_t bits_of(const Word& word, std::uint32_t number) {
  switch (number) {
    case io::tensor_field::kFloatData:
      return wire::bit_cast<std::uint32_t>(float_of(word));
    case io::tensor_field::kDoubleData:
      return wire::bit_cast<std::uint64_t>(double_of(word));
    case io::tensor_field::kUint64Data:
      return unsigned_of(word);
    case io::tensor_field::kInt64Data:
      return static_cast<std::uint64_t>(integer_of(word));
    default:
      return static_cast<std::uint64_t>(std::int64_t{int32_of(word)});
  }
}

bool is_between_numbers(char c) noexcept {
  return c == ',' || c == '{' || c == '}' || c == ' ' || (c >= '\t' && c <= '\r');
}

// Calls visit(word) for each number of a list in braces, which the lexer has validated.
template <class Visit>
void for_each_number(const Word& list, Visit&& visit) {
  const std::string_view text = list.text;
  for (std::size_t at = 0; at < text.size();) {
    if (is_between_numbers(text[at])) {
      ++at;
      continue;
    }
    std::size_t end = at;
    while (!is_between_numbers(text[end])) ++end;
    visit(Word{text.substr(at, end - at), list.position + at});
    at = end;
  }
}

void build_strings(Grammar::ElementsContext* elements, const Target& tensor, const Source& source) {
  if (elements->NUMBERS() != nullptr) fail_value(source.word(elements->NUMBERS()), "quoted strings");
  for (Grammar::ElementContext* const element : elements->element()) {
    if (element->STRING() == nullptr) fail_value(source.word(element->start), "a quoted string");
    tensor.add_text(io::tensor_field::kStringData, source.string_value(element->STRING()));
  }
}

}  // namespace

void build_tensor(const Word& type, Grammar::DimsContext* dims, const Target& tensor, const Source& source) {
  tensor.set_integer(io::tensor_field::kDataType, static_cast<std::int64_t>(element_type_of(type)));
  if (dims == nullptr) return;
  if (dims->dim().empty()) fail(TextError::kSyntax, position_of(dims), "a tensor needs a shape");
  for (Grammar::DimContext* const dim : dims->dim()) {
    if (dim->INTEGER() == nullptr) {
      fail(TextError::kSyntax, position_of(dim),
           "expected a number in the shape of a tensor, found " + onnxgen::quoted(source.word(dim->start).text));
    }
    tensor.add_integer(io::tensor_field::kDims, integer_of(source.word(dim->INTEGER())));
  }
}

void build_elements(Grammar::ElementsContext* elements, const Word& type, const Target& tensor, const Source& source) {
  const ElementStorage storage = storage_of(element_type_of(type));
  if (storage.field == io::tensor_field::kStringData) return build_strings(elements, tensor, source);
  const reflection::MutableList list = tensor.list(storage.field);
  const auto add = [&](const Word& word) { list.add_bits(bits_of(word, storage.field)); };
  if (elements->NUMBERS() != nullptr) return for_each_number(source.word(elements->NUMBERS()), add);
  for (Grammar::ElementContext* const element : elements->element()) add(source.word(element->start));
}

void build_data(Grammar::DataContext* data, const Word& type, const Target& tensor, const Source& source) {
  if (data->elements() != nullptr) return build_elements(data->elements(), type, tensor, source);
  tensor.set_integer(io::tensor_field::kDataLocation, io::tensor_field::kExternal);
  build_entries(data->entries(), tensor, io::tensor_field::kExternalData, source);
}

void build_entries(Grammar::EntriesContext* tree, const Target& message, std::uint32_t number, const Source& source) {
  for (Grammar::EntryContext* const entry : tree->entry()) {
    if (entry->INTEGER() != nullptr) fail_value(source.word(entry->INTEGER()), "a quoted string");
    const Target added = message.add_child(number);
    added.set_text(io::entry_field::kKey, source.string_value(entry->STRING(0)));
    added.set_text(io::entry_field::kValue, source.string_value(entry->STRING(1)));
  }
}

}  // namespace onnxgen::syntax::detail
