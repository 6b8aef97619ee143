// Functions of descriptors of messages, fields, oneofs and enums that read the serialized file.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "google/protobuf/descriptor.h"
#include "google/protobuf/descriptors/declarations.h"
#include "google/protobuf/descriptors/descriptor_parts.h"
#include "google/protobuf/descriptors/encoded_fields.h"
#include "google/protobuf/stubs/logging.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {

using internal::declaration_of;
using internal::declarations_of;
using internal::EnumDeclaration;
using internal::FileDeclarations;
using internal::MessageDeclaration;

namespace {

int size_of(const std::vector<int>& elements) {
  return static_cast<int>(elements.size());
}

template <class Element>
const Element& checked(const std::vector<Element>& elements, int index, const std::string& of) {
  internal::check_index(index, static_cast<int>(elements.size()), of);
  return elements[static_cast<std::size_t>(index)];
}

const internal::Scope& scope_of(const Descriptor& message) {
  const FileDeclarations& declared = declarations_of(*message.file());
  return declared.scope_of(static_cast<int>(&declaration_of(message) - declared.messages.data()));
}

// Returns the first element of `scope` whose function `name_of` returns `name`, or null. `element` returns the element
// with an index.
template <class Element, class Name>
const Element* find_in(int count, std::string_view name, Name name_of, const Element* (Descriptor::*element)(int) const,
                       const Descriptor& scope) {
  for (int i = 0; i < count; ++i) {
    const Element* const each = (scope.*element)(i);
    if ((each->*name_of)() == name) return each;
  }
  return nullptr;
}

bool contains(const std::vector<std::string>& names, std::string_view name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

// Returns the range that contains the number, or null. The ends of ranges of enum values are inclusive, those of field
// numbers exclusive.
template <class Range>
const Range* find_range(const std::vector<Range>& ranges, int number, bool end_is_inclusive) {
  const auto found = std::find_if(ranges.begin(), ranges.end(), [&](const Range& range) {
    return range.start <= number && (number < range.end || (end_is_inclusive && number == range.end));
  });
  return found != ranges.end() ? &*found : nullptr;
}

// Returns the feature `enum_type` in serialized options, or 0 if it is not set. `features` is the number of the field.
std::uint64_t enum_type_in(std::string_view options, std::uint32_t features) {
  internal::EncodedFields fields(options);
  for (internal::EncodedField field; fields.next(field);) {  // custom options, which can have other types, are last
    if (field.number == features) return internal::find_encoded(field.bytes, 2).value;
  }
  return 0;
}

}  // namespace

// ---- messages ------------------------------------------------------------------------------------------------------

const FileDescriptor* Descriptor::file() const {
  GOOGLE_CHECK(data_->file != nullptr) << full_name_ << ": its class was generated without a description of the file";
  return internal::descriptor_of(*data_->file);
}

int Descriptor::index() const {
  return declaration_of(*this).index;
}

const Descriptor* Descriptor::containing_type() const {
  const int scope = declaration_of(*this).scope;
  return scope != internal::kFileScope ? declarations_of(*file()).message(scope) : nullptr;
}

int Descriptor::nested_type_count() const {
  return size_of(scope_of(*this).messages);
}
const Descriptor* Descriptor::nested_type(int index) const {
  return declarations_of(*file()).message(checked(scope_of(*this).messages, index, full_name_));
}
const Descriptor* Descriptor::FindNestedTypeByName(std::string_view name) const {
  return find_in(nested_type_count(), name, &Descriptor::name, &Descriptor::nested_type, *this);
}

int Descriptor::enum_type_count() const {
  return size_of(scope_of(*this).enums);
}
const EnumDescriptor* Descriptor::enum_type(int index) const {
  return declarations_of(*file()).enumeration(checked(scope_of(*this).enums, index, full_name_));
}
const EnumDescriptor* Descriptor::FindEnumTypeByName(std::string_view name) const {
  return find_in(enum_type_count(), name, &EnumDescriptor::name, &Descriptor::enum_type, *this);
}
const EnumValueDescriptor* Descriptor::FindEnumValueByName(std::string_view name) const {
  for (int i = 0; i < enum_type_count(); ++i) {
    if (const EnumValueDescriptor* const found = enum_type(i)->FindValueByName(name)) return found;
  }
  return nullptr;
}

int Descriptor::extension_count() const {
  return size_of(scope_of(*this).extensions);
}
const FieldDescriptor* Descriptor::extension(int index) const {
  return internal::extension_in(*file(), checked(scope_of(*this).extensions, index, full_name_));
}
const FieldDescriptor* Descriptor::FindExtensionByName(std::string_view name) const {
  return find_in(extension_count(), name, &FieldDescriptor::name, &Descriptor::extension, *this);
}
const FieldDescriptor* Descriptor::FindExtensionByLowercaseName(std::string_view name) const {
  return find_in(extension_count(), name, &FieldDescriptor::lowercase_name, &Descriptor::extension, *this);
}
const FieldDescriptor* Descriptor::FindExtensionByCamelcaseName(std::string_view name) const {
  return find_in(extension_count(), name, &FieldDescriptor::camelcase_name, &Descriptor::extension, *this);
}

int Descriptor::extension_range_count() const {
  return static_cast<int>(declaration_of(*this).extension_ranges.size());
}
const Descriptor::ExtensionRange* Descriptor::extension_range(int index) const {
  return &checked(declaration_of(*this).extension_ranges, index, full_name_);
}
const Descriptor::ExtensionRange* Descriptor::FindExtensionRangeContainingNumber(int number) const {
  return find_range(declaration_of(*this).extension_ranges, number, false);
}

int Descriptor::reserved_range_count() const {
  return static_cast<int>(declaration_of(*this).reserved_ranges.size());
}
const Descriptor::ReservedRange* Descriptor::reserved_range(int index) const {
  return &checked(declaration_of(*this).reserved_ranges, index, full_name_);
}
const Descriptor::ReservedRange* Descriptor::FindReservedRangeContainingNumber(int number) const {
  return find_range(declaration_of(*this).reserved_ranges, number, false);
}
int Descriptor::reserved_name_count() const {
  return static_cast<int>(declaration_of(*this).reserved_names.size());
}
const std::string& Descriptor::reserved_text(int index) const {
  return checked(declaration_of(*this).reserved_names, index, full_name_);
}
bool Descriptor::IsReservedName(std::string_view name) const {
  return contains(declaration_of(*this).reserved_names, name);
}

// ---- fields and oneofs ---------------------------------------------------------------------------------------------

const FileDescriptor* FieldDescriptor::file() const {
  return is_extension() ? internal::declaration_of_extension(*this).file : containing_type_->file();
}

const Descriptor* FieldDescriptor::extension_scope() const {
  GOOGLE_CHECK(is_extension()) << full_name_ << " is no extension";
  const internal::DeclaredExtension declared = internal::declaration_of_extension(*this);
  const int scope = declared.declaration->scope;
  return scope != internal::kFileScope ? declarations_of(*declared.file).message(scope) : nullptr;
}

bool FieldDescriptor::has_default_value() const {
  return internal::find_encoded(internal::encoded_of(*this), 7).number != 0;
}
bool FieldDescriptor::has_json_name() const {
  return internal::find_encoded(internal::encoded_of(*this), 10).number != 0;
}
bool FieldDescriptor::has_optional_keyword() const {
  if (internal::find_encoded(internal::encoded_of(*this), 17).value != 0) return true;  // proto3_optional
  return file()->syntax() == FileDescriptor::SYNTAX_PROTO2 && is_optional() && containing_oneof() == nullptr;
}

const FileDescriptor* OneofDescriptor::file() const {
  return containing_type_->file();
}

// ---- enums ---------------------------------------------------------------------------------------------------------

const FileDescriptor* EnumDescriptor::file() const {
  GOOGLE_CHECK(data_->file != nullptr) << full_name_ << ": it was generated without a description of the file";
  return internal::descriptor_of(*data_->file);
}

bool EnumDescriptor::is_closed() const {
  constexpr std::uint64_t kUnset = 0;
  constexpr std::uint64_t kClosed = 2;
  std::uint64_t feature = enum_type_in(internal::find_encoded(internal::encoded_of(*this), 3).bytes, 7);
  if (feature == kUnset) feature = enum_type_in(internal::find_encoded(internal::encoded_of(*file()), 8).bytes, 50);
  return feature != kUnset ? feature == kClosed : file()->syntax() == FileDescriptor::SYNTAX_PROTO2;
}

int EnumDescriptor::index() const {
  return declaration_of(*this).index;
}

const Descriptor* EnumDescriptor::containing_type() const {
  const int scope = declaration_of(*this).scope;
  return scope != internal::kFileScope ? declarations_of(*file()).message(scope) : nullptr;
}

int EnumDescriptor::reserved_range_count() const {
  return static_cast<int>(declaration_of(*this).reserved_ranges.size());
}
const EnumDescriptor::ReservedRange* EnumDescriptor::reserved_range(int index) const {
  return &checked(declaration_of(*this).reserved_ranges, index, full_name_);
}
const EnumDescriptor::ReservedRange* EnumDescriptor::FindReservedRangeContainingNumber(int number) const {
  return find_range(declaration_of(*this).reserved_ranges, number, true);
}
int EnumDescriptor::reserved_name_count() const {
  return static_cast<int>(declaration_of(*this).reserved_names.size());
}
const std::string& EnumDescriptor::reserved_text(int index) const {
  return checked(declaration_of(*this).reserved_names, index, full_name_);
}
bool EnumDescriptor::IsReservedName(std::string_view name) const {
  return contains(declaration_of(*this).reserved_names, name);
}

const FileDescriptor* EnumValueDescriptor::file() const {
  return type_->file();
}

}  // namespace ONNXGEN_HIDDEN
}  // namespace google
