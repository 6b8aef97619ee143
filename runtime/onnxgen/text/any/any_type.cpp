#include "onnxgen/text/any/any_type.h"

#include <algorithm>

#include "onnxgen/text/characters/bracket_name.h"
#include "onnxgen/text/field_reader.h"

namespace onnxgen::text {

AnyParts any_parts(std::string_view bytes, int depth) noexcept {
  AnyParts parts;
  FieldReader reader(bytes, depth);
  for (WireField field; reader.next(field);) {
    if (field.type != wire::WireType::kLengthDelimited) continue;
    if (field.number == 1) parts.type_url = field.bytes;
    if (field.number == 2) parts.value = field.bytes;
  }
  return parts;
}

namespace {

const MessageDescriptor* find_in(const TypeList* types, std::string_view full_name) noexcept {
  if (types == nullptr) return nullptr;
  const MessageDescriptor* const* const end = types->descriptors + types->count;
  const MessageDescriptor* const* const found = std::lower_bound(
      types->descriptors, end, full_name,
      [](const MessageDescriptor* table, std::string_view wanted) { return table->full_name < wanted; });
  if (found != end && (*found)->full_name == full_name) return *found;
  return types->find_other != nullptr ? types->find_other(full_name) : nullptr;
}

}  // namespace

const MessageDescriptor* find_type(const KnownTypes& types, std::string_view full_name) noexcept {
  const MessageDescriptor* const type = find_in(types.of_file, full_name);
  return type != nullptr ? type : find_in(types.additional, full_name);
}

const MessageDescriptor* find_expanded_type(const KnownTypes& types, std::string_view type_url) noexcept {
  return is_type_url(type_url) ? find_type(types, type_name_of(type_url)) : nullptr;
}

}  // namespace onnxgen::text
