#include "google/protobuf/descriptor.h"

#include <algorithm>

#include "google/protobuf/made_once.h"
#include "google/protobuf/message.h"
#include "google/protobuf/stubs/logging.h"
#include "onnxgen/wire/fixed.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {
namespace {

internal::MadeOnce<onnxgen::MessageDescriptor, Descriptor> messages;
internal::MadeOnce<onnxgen::EnumDescriptor, EnumDescriptor> enums;

std::string last_part(const std::string& full_name) {
  return full_name.substr(full_name.rfind('.') + 1);
}

// What stands before the last part, with its dot.
std::string scope_of(const std::string& full_name) {
  return full_name.substr(0, full_name.rfind('.') + 1);
}

bool is_upper(char letter) {
  return letter >= 'A' && letter <= 'Z';
}

std::string lowercase(std::string name) {
  for (char& letter : name) {
    if (is_upper(letter)) letter = static_cast<char>(letter - 'A' + 'a');
  }
  return name;
}

// float_data: floatData.
std::string camelcase(const std::string& name) {
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
  if (!result.empty()) result.replace(0, 1, lowercase(result.substr(0, 1)));
  return result;
}

void check_index(int index, int count, const std::string& of) {
  GOOGLE_CHECK(index >= 0 && index < count) << "index " << index << " of " << count << " in " << of;
}

// The one of the elements whose name is `name`; null for none.
template <class Element, class Name>
const Element* find_by(const Element* elements, int count, std::string_view name, Name name_of) {
  const Element* const end = elements + count;
  const Element* const found =
      std::find_if(elements, end, [&](const Element& each) { return (each.*name_of)() == name; });
  return found != end ? found : nullptr;
}

}  // namespace

namespace internal {

const Descriptor* descriptor_of(const onnxgen::MessageDescriptor& data) {
  return &messages.get(data, [](const onnxgen::MessageDescriptor& described) {
    return std::unique_ptr<const Descriptor>(new Descriptor(described));
  });
}

const EnumDescriptor* descriptor_of(const onnxgen::EnumDescriptor& data) {
  return &enums.get(data, [](const onnxgen::EnumDescriptor& described) {
    return std::unique_ptr<const EnumDescriptor>(new EnumDescriptor(described));
  });
}

const onnxgen::MessageDescriptor& data_of(const Descriptor& descriptor) noexcept {
  return *descriptor.data_;
}

const onnxgen::FieldDescriptor& data_of(const FieldDescriptor& field) noexcept {
  return *field.data_;
}

}  // namespace internal

const Descriptor* internal::ClassInfo::public_descriptor() const {
  return descriptor_of(*descriptor);
}

const Descriptor* internal::MessageBody::GetDescriptor() const {
  return internal::descriptor_of(internal::view_of(*this).descriptor());
}

// ---- fields --------------------------------------------------------------------------------------------------------

void FieldDescriptor::describe(const onnxgen::FieldDescriptor& data, const Descriptor& containing_type) {
  data_ = &data;
  containing_type_ = &containing_type;
  name_ = data.name;
  full_name_ = containing_type.full_name() + "." + name_;
  json_name_ = data.json_name;
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

const char* FieldDescriptor::TypeName(Type type) {
  static constexpr const char* kNames[] = {"double",  "float", "int64",    "uint64",   "int32",   "fixed64",
                                           "fixed32", "bool",  "string",   "group",    "message", "bytes",
                                           "uint32",  "enum",  "sfixed32", "sfixed64", "sint32",  "sint64"};
  check_index(type - 1, MAX_TYPE, "FieldDescriptor::Type");
  return kNames[type - 1];
}

const char* FieldDescriptor::CppTypeName(CppType type) {
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
const std::string& FieldDescriptor::default_value_string() const {
  (void)default_bits(CPPTYPE_STRING);
  return default_text_;
}

// ---- messages ------------------------------------------------------------------------------------------------------

Descriptor::Descriptor(const onnxgen::MessageDescriptor& data)
    : data_(&data), full_name_(data.full_name), name_(last_part(full_name_)) {
  const auto begin = data.fields;
  const auto end = data.fields + data.field_count;
  field_count_ = static_cast<int>(std::count_if(begin, end, [](const auto& each) { return !is_extension(each); }));
  if (field_count_ != 0) fields_.reset(new FieldDescriptor[static_cast<std::size_t>(field_count_)]);
  for (auto field = begin; field != end; ++field) {
    if (!is_extension(*field)) fields_[field->position].describe(*field, *this);
  }
  describe_oneofs();
}

void Descriptor::describe_oneofs() {
  const auto is_alone = [](const FieldDescriptor& field) {
    return field.data_->oneof == 0 && (field.data_->flags & onnxgen::FieldDescriptor::kInOneof) != 0;
  };
  FieldDescriptor* const begin = fields_.get();
  FieldDescriptor* const end = begin + field_count_;
  const std::size_t count = data_->oneof_count + static_cast<std::size_t>(std::count_if(begin, end, is_alone));
  if (count == 0) return;
  oneofs_.reset(new OneofDescriptor[count]);
  for (std::size_t i = 0; i < data_->oneof_count; ++i) add_oneof(data_->oneofs[i].name);
  for (FieldDescriptor* field = begin; field != end; ++field) {
    OneofDescriptor* oneof = nullptr;
    if (field->data_->oneof != 0) {
      oneof = &oneofs_[field->data_->oneof - 1u];
    } else if (is_alone(*field)) {
      oneof = &add_oneof(synthetic_name(*field));
      oneof->is_synthetic_ = true;
    } else {
      continue;
    }
    oneof->fields_.push_back(field);
    field->containing_oneof_ = oneof;
  }
}

OneofDescriptor& Descriptor::add_oneof(const std::string& name) {
  OneofDescriptor& oneof = oneofs_[static_cast<std::size_t>(oneof_count_)];
  oneof.name_ = name;
  oneof.full_name_ = full_name_ + "." + name;
  oneof.containing_type_ = this;
  oneof.index_ = oneof_count_++;
  return oneof;
}

// As protoc names it.
std::string Descriptor::synthetic_name(const FieldDescriptor& field) const {
  std::string name = field.name();
  if (name.front() != '_') name.insert(0, 1, '_');
  while (FindFieldByName(name) != nullptr || FindOneofByName(name) != nullptr) name.insert(0, 1, 'X');
  return name;
}

const FieldDescriptor* Descriptor::field(int index) const {
  check_index(index, field_count_, full_name_);
  return &fields_[static_cast<std::size_t>(index)];
}

const FieldDescriptor* Descriptor::FindFieldByNumber(int number) const {
  const onnxgen::FieldDescriptor* const found = onnxgen::find_field(*data_, static_cast<std::uint32_t>(number));
  return found != nullptr && !onnxgen::is_extension(*found) ? &fields_[found->position] : nullptr;
}

const FieldDescriptor* Descriptor::FindFieldByName(std::string_view name) const {
  return find_by(fields_.get(), field_count_, name, &FieldDescriptor::name);
}
const FieldDescriptor* Descriptor::FindFieldByLowercaseName(std::string_view name) const {
  return find_by(fields_.get(), field_count_, name, &FieldDescriptor::lowercase_name);
}
const FieldDescriptor* Descriptor::FindFieldByCamelcaseName(std::string_view name) const {
  return find_by(fields_.get(), field_count_, name, &FieldDescriptor::camelcase_name);
}

const OneofDescriptor* Descriptor::oneof_decl(int index) const {
  check_index(index, oneof_count_, full_name_);
  return &oneofs_[static_cast<std::size_t>(index)];
}

const OneofDescriptor* Descriptor::FindOneofByName(std::string_view name) const {
  return find_by(oneofs_.get(), oneof_count_, name, &OneofDescriptor::name);
}

const FieldDescriptor* OneofDescriptor::field(int index) const {
  check_index(index, field_count(), full_name_);
  return fields_[static_cast<std::size_t>(index)];
}

// ---- enums ---------------------------------------------------------------------------------------------------------

EnumDescriptor::EnumDescriptor(const onnxgen::EnumDescriptor& data)
    : data_(&data), full_name_(data.full_name), name_(last_part(full_name_)) {
  values_.reset(new EnumValueDescriptor[data.count]);
  const std::string scope = scope_of(full_name_);
  for (std::size_t i = 0; i < data.count; ++i) {
    EnumValueDescriptor& value = values_[position(i)];
    value.name_ = data.values[i].name;
    value.full_name_ = scope + value.name_;
    value.type_ = this;
    value.number_ = data.values[i].number;
    value.index_ = static_cast<int>(position(i));
  }
}

const EnumValueDescriptor* EnumDescriptor::value(int index) const {
  check_index(index, value_count(), full_name_);
  return &values_[static_cast<std::size_t>(index)];
}

const EnumValueDescriptor* EnumDescriptor::FindValueByName(std::string_view name) const {
  return find_by(values_.get(), value_count(), name, &EnumValueDescriptor::name);
}

const EnumValueDescriptor* EnumDescriptor::FindValueByNumber(int number) const {
  const onnxgen::EnumEntry* const end = data_->values + data_->count;
  const onnxgen::EnumEntry* const found = std::lower_bound(
      data_->values, end, number, [](const onnxgen::EnumEntry& entry, int wanted) { return entry.number < wanted; });
  if (found == end || found->number != number) return nullptr;
  return &values_[position(static_cast<std::size_t>(found - data_->values))];
}

const EnumValueDescriptor* EnumDescriptor::FindValueByNumberCreatingIfUnknown(int number) const {
  if (const EnumValueDescriptor* const known = FindValueByNumber(number)) return known;
  const std::lock_guard<std::mutex> lock(unknown_mutex_);
  std::unique_ptr<EnumValueDescriptor>& value = unknown_[number];
  if (value == nullptr) {
    std::unique_ptr<EnumValueDescriptor> made(new EnumValueDescriptor);
    made->name_ = "UNKNOWN_ENUM_VALUE_" + name_ + "_" + std::to_string(number);
    made->full_name_ = full_name_ + "." + made->name_;
    made->type_ = this;
    made->number_ = number;
    made->index_ = -1;
    value = std::move(made);
  }
  return value.get();
}

}  // namespace ONNXGEN_HIDDEN
}  // namespace google
