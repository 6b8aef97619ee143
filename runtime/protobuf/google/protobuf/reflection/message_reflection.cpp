#include "google/protobuf/reflection/message_reflection.h"

#include <utility>

#include "google/protobuf/message.h"
#include "google/protobuf/stubs/logging.h"
#include "google/protobuf/stubs/once_map.h"
#include "onnxgen/protobuf/storage/text.h"
#include "onnxgen/reflection/storage_layout.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {
namespace {

using internal::data_of;
using onnxgen::ConstMessage;
using onnxgen::Storage;

internal::OnceMap<onnxgen::MessageDescriptor, Reflection> reflections;

// "CPPTYPE_INT32".
std::string constant_name(FieldDescriptor::CppType type) {
  std::string name = "CPPTYPE_";
  for (const char* letter = FieldDescriptor::CppTypeName(type); *letter != 0; ++letter) {
    name += static_cast<char>(*letter >= 'a' && *letter <= 'z' ? *letter - 'a' + 'A' : *letter);
  }
  return name;
}

// Returns the text of a field that is set.
const std::string& text_at(ConstMessage view, const onnxgen::FieldDescriptor& field) {
  const char* const member = static_cast<const char*>(view.holder(field)) + field.offset;
  if (field.storage == Storage::kText) return reinterpret_cast<const onnxgen::heap::Text*>(member)->get();
  return *static_cast<const std::string*>(onnxgen::reflection::load_pointer(member));
}

const std::string& text_at(ConstMessage view, const onnxgen::FieldDescriptor& field, int index) {
  const char* const member = static_cast<const char*>(view.holder(field)) + field.offset;
  const char* const pointers = onnxgen::reflection::elements_of(field.storage, member).data;
  const auto place = static_cast<std::size_t>(index) * sizeof(void*);
  return *static_cast<const std::string*>(onnxgen::reflection::load_pointer(pointers + place));
}

}  // namespace

const Reflection* internal::reflection_of(const onnxgen::MessageDescriptor& data) {
  return &reflections.get(data, [](const onnxgen::MessageDescriptor& described) {
    return std::unique_ptr<const Reflection>(new Reflection(described));
  });
}

const Reflection* internal::ClassInfo::public_reflection() const {
  return reflection_of(*descriptor);
}

const Reflection* internal::MessageBody::GetReflection() const {
  return internal::reflection_of(internal::view_of(*this).descriptor());
}

// ---- checks --------------------------------------------------------------------------------------------------------

void Reflection::fail(const FieldDescriptor* field, const char* method, const std::string& problem) const {
  GOOGLE_LOG(FATAL) << "Protocol Buffer reflection usage error:\n"
                       "  Method      : google::protobuf::Reflection::"
                    << method << "\n  Message type: " << data_->full_name
                    << "\n  Field       : " << (field != nullptr ? field->full_name() : std::string("n/a"))
                    << "\n  Problem     : " << problem;
  std::abort();  // unreachable: the line above does not return
}

ConstMessage Reflection::view(const Message& message, const char* method) const {
  const ConstMessage view = internal::view_of(message);
  if (&view.descriptor() != data_) {
    fail(nullptr, method, "This is the reflection of another type than the message's, " + message.GetTypeName() + ".");
  }
  return view;
}

void Reflection::check_field(const FieldDescriptor* field, const char* method) const {
  if (field == nullptr || &data_of(*field->containing_type()) != data_) {
    fail(field, method, "Field does not match message type.");
  }
}

void Reflection::check_singular(const FieldDescriptor* field, const char* method) const {
  check_field(field, method);
  if (field->is_repeated()) fail(field, method, "Field is repeated; the method requires a singular field.");
}

void Reflection::check_type(const FieldDescriptor* field, CppType type, const char* method) const {
  if (field->cpp_type() == type) return;
  fail(field, method,
       "Field is not the right type for this message:\n    Expected  : " + constant_name(type) +
           "\n    Field type: " + constant_name(field->cpp_type()));
}

void Reflection::check_oneof(const OneofDescriptor* oneof, const char* method) const {
  if (oneof == nullptr || &data_of(*oneof->containing_type()) != data_) {
    fail(nullptr, method, "Oneof does not match message type.");
  }
}

ConstMessage Reflection::singular(const Message& message, const FieldDescriptor* field, CppType type,
                                  const char* method) const {
  check_singular(field, method);
  check_type(field, type, method);
  return view(message, method);
}

ConstMessage Reflection::element(const Message& message, const FieldDescriptor* field, int index, CppType type,
                                 const char* method) const {
  check_field(field, method);
  if (!field->is_repeated()) fail(field, method, "Field is singular; the method requires a repeated field.");
  check_type(field, type, method);
  const ConstMessage view = this->view(message, method);
  if (field->is_map()) fail(field, method, "The entries of maps are no messages; the class's own accessor has them.");
  check_index(view, field, index, method);
  return view;
}

void Reflection::check_index(ConstMessage view, const FieldDescriptor* field, int index, const char* method) const {
  const std::size_t size = view.FieldSize(data_of(*field));
  if (index < 0 || static_cast<std::size_t>(index) >= size) {
    fail(field, method, "Index " + std::to_string(index) + " of " + std::to_string(size) + " elements.");
  }
}

// ---- presence and size ---------------------------------------------------------------------------------------------

bool Reflection::HasField(const Message& message, const FieldDescriptor* field) const {
  check_singular(field, "HasField");
  return view(message, "HasField").HasField(data_of(*field));
}

int Reflection::FieldSize(const Message& message, const FieldDescriptor* field) const {
  check_field(field, "FieldSize");
  if (!field->is_repeated()) fail(field, "FieldSize", "Field is singular; the method requires a repeated field.");
  return static_cast<int>(view(message, "FieldSize").FieldSize(data_of(*field)));
}

bool Reflection::HasOneof(const Message& message, const OneofDescriptor* oneof) const {
  return GetOneofFieldDescriptor(message, oneof) != nullptr;
}

const FieldDescriptor* Reflection::GetOneofFieldDescriptor(const Message& message, const OneofDescriptor* oneof) const {
  check_oneof(oneof, "GetOneofFieldDescriptor");
  if (oneof->is_synthetic()) return HasField(message, oneof->field(0)) ? oneof->field(0) : nullptr;
  const onnxgen::OneofDescriptor& data = data_->oneofs[oneof->index()];
  const onnxgen::FieldDescriptor* const set = view(message, "GetOneofFieldDescriptor").GetOneofFieldDescriptor(data);
  return set != nullptr ? oneof->containing_type()->FindFieldByNumber(set->number) : nullptr;
}

void Reflection::ListFields(const Message& message, std::vector<const FieldDescriptor*>* output) const {
  output->clear();
  const Descriptor& descriptor = *internal::descriptor_of(*data_);
  view(message, "ListFields").ListFields([&](const onnxgen::FieldDescriptor& field) {
    output->push_back(&descriptor.described(field));
  });
}

bool Reflection::IsDefaultInstance(const Message& message) const {
  view(message, "IsDefaultInstance");
  return internal::parts_of(message).info->default_object->load(std::memory_order_acquire) == &message;
}

const FieldDescriptor* Reflection::FindKnownExtensionByName(std::string_view name) const {
  return internal::descriptor_of(*data_)->find_extension(name);
}

const FieldDescriptor* Reflection::FindKnownExtensionByNumber(int number) const {
  return internal::descriptor_of(*data_)->find_extension(number);
}

// ---- singular fields -----------------------------------------------------------------------------------------------

int32 Reflection::GetInt32(const Message& message, const FieldDescriptor* field) const {
  return singular(message, field, FieldDescriptor::CPPTYPE_INT32, "GetInt32").GetInt32(data_of(*field));
}
int64 Reflection::GetInt64(const Message& message, const FieldDescriptor* field) const {
  return singular(message, field, FieldDescriptor::CPPTYPE_INT64, "GetInt64").GetInt64(data_of(*field));
}
uint32 Reflection::GetUInt32(const Message& message, const FieldDescriptor* field) const {
  return singular(message, field, FieldDescriptor::CPPTYPE_UINT32, "GetUInt32").GetUInt32(data_of(*field));
}
uint64 Reflection::GetUInt64(const Message& message, const FieldDescriptor* field) const {
  return singular(message, field, FieldDescriptor::CPPTYPE_UINT64, "GetUInt64").GetUInt64(data_of(*field));
}
float Reflection::GetFloat(const Message& message, const FieldDescriptor* field) const {
  return singular(message, field, FieldDescriptor::CPPTYPE_FLOAT, "GetFloat").GetFloat(data_of(*field));
}
double Reflection::GetDouble(const Message& message, const FieldDescriptor* field) const {
  return singular(message, field, FieldDescriptor::CPPTYPE_DOUBLE, "GetDouble").GetDouble(data_of(*field));
}
bool Reflection::GetBool(const Message& message, const FieldDescriptor* field) const {
  return singular(message, field, FieldDescriptor::CPPTYPE_BOOL, "GetBool").GetBool(data_of(*field));
}

const EnumValueDescriptor* Reflection::GetEnum(const Message& message, const FieldDescriptor* field) const {
  const int number = GetEnumValue(message, field);
  return field->enum_type()->FindValueByNumberCreatingIfUnknown(number);
}

int Reflection::GetEnumValue(const Message& message, const FieldDescriptor* field) const {
  return singular(message, field, FieldDescriptor::CPPTYPE_ENUM, "GetEnumValue").GetEnumValue(data_of(*field));
}

std::string Reflection::GetString(const Message& message, const FieldDescriptor* field) const {
  return GetStringReference(message, field, nullptr);
}

const std::string& Reflection::GetStringReference(const Message& message, const FieldDescriptor* field,
                                                  std::string*) const {
  const ConstMessage view = singular(message, field, FieldDescriptor::CPPTYPE_STRING, "GetString");
  return view.HasField(data_of(*field)) ? text_at(view, data_of(*field)) : field->default_value_string();
}

const Message& Reflection::GetMessage(const Message& message, const FieldDescriptor* field) const {
  const ConstMessage value =
      singular(message, field, FieldDescriptor::CPPTYPE_MESSAGE, "GetMessage").GetMessage(data_of(*field));
  if (value.data() != nullptr) return internal::message_of(value);
  return *static_cast<const Message*>(value.descriptor().default_object());
}

// ---- repeated fields -----------------------------------------------------------------------------------------------

int32 Reflection::GetRepeatedInt32(const Message& message, const FieldDescriptor* field, int index) const {
  return element(message, field, index, FieldDescriptor::CPPTYPE_INT32, "GetRepeatedInt32")
      .GetRepeatedInt32(data_of(*field), static_cast<std::size_t>(index));
}
int64 Reflection::GetRepeatedInt64(const Message& message, const FieldDescriptor* field, int index) const {
  return element(message, field, index, FieldDescriptor::CPPTYPE_INT64, "GetRepeatedInt64")
      .GetRepeatedInt64(data_of(*field), static_cast<std::size_t>(index));
}
uint32 Reflection::GetRepeatedUInt32(const Message& message, const FieldDescriptor* field, int index) const {
  return element(message, field, index, FieldDescriptor::CPPTYPE_UINT32, "GetRepeatedUInt32")
      .GetRepeatedUInt32(data_of(*field), static_cast<std::size_t>(index));
}
uint64 Reflection::GetRepeatedUInt64(const Message& message, const FieldDescriptor* field, int index) const {
  return element(message, field, index, FieldDescriptor::CPPTYPE_UINT64, "GetRepeatedUInt64")
      .GetRepeatedUInt64(data_of(*field), static_cast<std::size_t>(index));
}
float Reflection::GetRepeatedFloat(const Message& message, const FieldDescriptor* field, int index) const {
  return element(message, field, index, FieldDescriptor::CPPTYPE_FLOAT, "GetRepeatedFloat")
      .GetRepeatedFloat(data_of(*field), static_cast<std::size_t>(index));
}
double Reflection::GetRepeatedDouble(const Message& message, const FieldDescriptor* field, int index) const {
  return element(message, field, index, FieldDescriptor::CPPTYPE_DOUBLE, "GetRepeatedDouble")
      .GetRepeatedDouble(data_of(*field), static_cast<std::size_t>(index));
}
bool Reflection::GetRepeatedBool(const Message& message, const FieldDescriptor* field, int index) const {
  return element(message, field, index, FieldDescriptor::CPPTYPE_BOOL, "GetRepeatedBool")
      .GetRepeatedBool(data_of(*field), static_cast<std::size_t>(index));
}

const EnumValueDescriptor* Reflection::GetRepeatedEnum(const Message& message, const FieldDescriptor* field,
                                                       int index) const {
  const int number = GetRepeatedEnumValue(message, field, index);
  return field->enum_type()->FindValueByNumberCreatingIfUnknown(number);
}

int Reflection::GetRepeatedEnumValue(const Message& message, const FieldDescriptor* field, int index) const {
  return element(message, field, index, FieldDescriptor::CPPTYPE_ENUM, "GetRepeatedEnumValue")
      .GetRepeatedEnumValue(data_of(*field), static_cast<std::size_t>(index));
}

std::string Reflection::GetRepeatedString(const Message& message, const FieldDescriptor* field, int index) const {
  return GetRepeatedStringReference(message, field, index, nullptr);
}

const std::string& Reflection::GetRepeatedStringReference(const Message& message, const FieldDescriptor* field,
                                                          int index, std::string*) const {
  const ConstMessage view = element(message, field, index, FieldDescriptor::CPPTYPE_STRING, "GetRepeatedString");
  return text_at(view, data_of(*field), index);
}

const Message& Reflection::GetRepeatedMessage(const Message& message, const FieldDescriptor* field, int index) const {
  const ConstMessage view = element(message, field, index, FieldDescriptor::CPPTYPE_MESSAGE, "GetRepeatedMessage");
  return internal::message_of(view.GetRepeatedMessage(data_of(*field), static_cast<std::size_t>(index)));
}

}  // namespace ONNXGEN_HIDDEN
}  // namespace google
