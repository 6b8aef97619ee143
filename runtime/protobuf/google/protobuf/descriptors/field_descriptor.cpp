#include <utility>

#include "google/protobuf/descriptor.h"
#include "google/protobuf/descriptors/descriptor_parts.h"
#include "google/protobuf/stubs/logging.h"
#include "onnxgen/wire/fixed.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {

using internal::check_index;
using internal::last_part;

namespace {

bool is_upper(char letter) {
  return letter >= 'A' && letter <= 'Z';
}

std::string lowercase(std::string name) {
  for (char& letter : name) {
    if (is_upper(letter)) letter = static_cast<char>(letter - 'A' + 'a');
  }
  return name;
}

// Converts float_data to floatData and Float_data to FloatData.
std::string without_underscores(const std::string& name) {
  std::string result;
  bool capitalize = false;
  for (const char letter : name) {
    if (letter == '_') {
      capitalize = true;
      continue;
    }
    const bool is_lower = letter >= 'a' && letter <= 'z';
    result += capitalize && is_lower ? static_cast<char>(letter - 'a' + 'A') : letter;
    capitalize = false;
  }
  return result;
}

// Converts Float_data to floatData.
std::string camelcase(const std::string& name) {
  std::string result = without_underscores(name);
  if (!result.empty()) result.replace(0, 1, lowercase(result.substr(0, 1)));
  return result;
}

}  // namespace

void FieldDescriptor::describe(const onnxgen::FieldDescriptor& data, const Descriptor& containing_type,
                               std::string full_name) {
  data_ = &data;
  containing_type_ = &containing_type;
  name_ = last_part(full_name);
  full_name_ = std::move(full_name);
  json_name_ = is_extension() ? without_underscores(name_) : data.json_name;
  lowercase_name_ = lowercase(name_);
  camelcase_name_ = camelcase(name_);
  if (onnxgen::is_text(data) && data.default_text != nullptr) {
    default_text_.assign(data.default_text, static_cast<std::size_t>(data.default_bits));
  }
}

FieldDescriptor::CppType FieldDescriptor::TypeToCppType(Type type) {
  switch (type) {
    case TYPE_DOUBLE:
      return CPPTYPE_DOUBLE;
    case TYPE_FLOAT:
      return CPPTYPE_FLOAT;
    case TYPE_INT64:
    case TYPE_SFIXED64:
    case TYPE_SINT64:
      return CPPTYPE_INT64;
    case TYPE_UINT64:
    case TYPE_FIXED64:
      return CPPTYPE_UINT64;
    case TYPE_INT32:
    case TYPE_SFIXED32:
    case TYPE_SINT32:
      return CPPTYPE_INT32;
    case TYPE_UINT32:
    case TYPE_FIXED32:
      return CPPTYPE_UINT32;
    case TYPE_BOOL:
      return CPPTYPE_BOOL;
    case TYPE_STRING:
    case TYPE_BYTES:
      return CPPTYPE_STRING;
    case TYPE_GROUP:
    case TYPE_MESSAGE:
      return CPPTYPE_MESSAGE;
    case TYPE_ENUM:
      return CPPTYPE_ENUM;
  }
  GOOGLE_LOG(FATAL) << "no type of a field: " << static_cast<int>(type);
  return CPPTYPE_INT32;
}

const char* FieldDescriptor::text_of(Type type) {
  static constexpr const char* kNames[] = {"double",  "float", "int64",    "uint64",   "int32",   "fixed64",
                                           "fixed32", "bool",  "string",   "group",    "message", "bytes",
                                           "uint32",  "enum",  "sfixed32", "sfixed64", "sint32",  "sint64"};
  check_index(type - 1, MAX_TYPE, "FieldDescriptor::Type");
  return kNames[type - 1];
}

const char* FieldDescriptor::text_of(CppType type) {
  static constexpr const char* kNames[] = {"int32", "int64", "uint32", "uint64", "double",
                                           "float", "bool",  "enum",   "string", "message"};
  check_index(type - 1, MAX_CPPTYPE, "FieldDescriptor::CppType");
  return kNames[type - 1];
}

FieldDescriptor::Label FieldDescriptor::label() const {
  switch (data_->cardinality) {
    case onnxgen::Cardinality::kImplicit:
    case onnxgen::Cardinality::kExplicit:
      return LABEL_OPTIONAL;
    case onnxgen::Cardinality::kRequired:
      return LABEL_REQUIRED;
    case onnxgen::Cardinality::kRepeated:
      return LABEL_REPEATED;
  }
  return LABEL_OPTIONAL;
}

bool FieldDescriptor::is_packable() const {
  return is_repeated() && onnxgen::is_scalar(*data_);
}

bool FieldDescriptor::has_presence() const {
  return data_->cardinality == onnxgen::Cardinality::kExplicit || data_->cardinality == onnxgen::Cardinality::kRequired;
}

const Descriptor* FieldDescriptor::message_type() const {
  return onnxgen::is_message(*data_) ? internal::descriptor_of(*data_->descriptor.message) : nullptr;
}

const EnumDescriptor* FieldDescriptor::enum_type() const {
  return type() == TYPE_ENUM ? internal::descriptor_of(*data_->descriptor.enumeration) : nullptr;
}

const OneofDescriptor* FieldDescriptor::real_containing_oneof() const {
  return containing_oneof_ != nullptr && !containing_oneof_->is_synthetic() ? containing_oneof_ : nullptr;
}

int FieldDescriptor::index_in_oneof() const {
  GOOGLE_CHECK(containing_oneof_ != nullptr) << full_name_ << " is in no oneof";
  int index = 0;
  while (containing_oneof_->field(index) != this) ++index;
  return index;
}

std::uint64_t FieldDescriptor::default_bits(CppType type) const {
  GOOGLE_CHECK(cpp_type() == type) << "the default of " << full_name_ << " is no " << CppTypeName(type) << " but a "
                                   << cpp_type_name();
  return data_->default_bits;
}

int32 FieldDescriptor::default_value_int32() const {
  return static_cast<int32>(default_bits(CPPTYPE_INT32));
}
int64 FieldDescriptor::default_value_int64() const {
  return static_cast<int64>(default_bits(CPPTYPE_INT64));
}
uint32 FieldDescriptor::default_value_uint32() const {
  return static_cast<uint32>(default_bits(CPPTYPE_UINT32));
}
uint64 FieldDescriptor::default_value_uint64() const {
  return default_bits(CPPTYPE_UINT64);
}
float FieldDescriptor::default_value_float() const {
  return onnxgen::wire::bit_cast<float>(static_cast<uint32>(default_bits(CPPTYPE_FLOAT)));
}
double FieldDescriptor::default_value_double() const {
  return onnxgen::wire::bit_cast<double>(default_bits(CPPTYPE_DOUBLE));
}
bool FieldDescriptor::default_value_bool() const {
  return default_bits(CPPTYPE_BOOL) != 0;
}
const EnumValueDescriptor* FieldDescriptor::default_value_enum() const {
  (void)default_bits(CPPTYPE_ENUM);
  return enum_type()->FindValueByName(data_->default_text);
}
const std::string& FieldDescriptor::default_text() const {
  (void)default_bits(CPPTYPE_STRING);
  return default_text_;
}

}  // namespace ONNXGEN_HIDDEN
}  // namespace google
