// Functions of descriptors that use the messages of descriptor.proto: CopyTo() and options().
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "google/protobuf/descriptor.h"
#include "google/protobuf/descriptor.pb.h"
#include "google/protobuf/descriptors/declarations.h"
#include "google/protobuf/descriptors/encoded_fields.h"
#include "google/protobuf/stubs/once_map.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {

namespace {

using internal::encoded_of;
using internal::find_encoded;

template <class Proto>
void parse_into(Proto* proto, std::string_view encoded) {
  (void)proto->ParseFromString(std::string(encoded));
}

// Returns the options in the field `number` of a serialized descriptor. They are parsed at the first request and never
// destroyed. The address of their bytes is the key under which they are stored; it is unique even for empty options.
template <class Options>
const Options& options_in(std::string_view encoded, std::uint32_t number) {
  static internal::OnceMap<char, Options> parsed;
  const internal::EncodedField field = find_encoded(encoded, number);
  if (field.number == 0) return Options::default_instance();
  return parsed.get(*field.bytes.data(), [&](const char&) {
    auto options = std::make_unique<Options>();
    parse_into(options.get(), field.bytes);
    return std::unique_ptr<const Options>(std::move(options));
  });
}

void copy_json_names(const Descriptor& from, DescriptorProto* to) {
  for (int i = 0; i < from.field_count(); ++i) to->mutable_field(i)->set_json_name(from.field(i)->json_name());
  for (int i = 0; i < from.extension_count(); ++i) {
    to->mutable_extension(i)->set_json_name(from.extension(i)->json_name());
  }
  for (int i = 0; i < from.nested_type_count(); ++i) copy_json_names(*from.nested_type(i), to->mutable_nested_type(i));
}

}  // namespace

const FileOptions& FileDescriptor::options() const {
  return options_in<FileOptions>(encoded_of(*this), FileDescriptorProto::kOptionsFieldNumber);
}
const MessageOptions& Descriptor::options() const {
  return options_in<MessageOptions>(encoded_of(*this), DescriptorProto::kOptionsFieldNumber);
}
const FieldOptions& FieldDescriptor::options() const {
  return options_in<FieldOptions>(encoded_of(*this), FieldDescriptorProto::kOptionsFieldNumber);
}
const OneofOptions& OneofDescriptor::options() const {
  return options_in<OneofOptions>(encoded_of(*this), OneofDescriptorProto::kOptionsFieldNumber);
}
const EnumOptions& EnumDescriptor::options() const {
  return options_in<EnumOptions>(encoded_of(*this), EnumDescriptorProto::kOptionsFieldNumber);
}
const EnumValueOptions& EnumValueDescriptor::options() const {
  return options_in<EnumValueOptions>(encoded_of(*this), EnumValueDescriptorProto::kOptionsFieldNumber);
}
const ServiceOptions& ServiceDescriptor::options() const {
  return options_in<ServiceOptions>(encoded_of(*this), ServiceDescriptorProto::kOptionsFieldNumber);
}
const MethodOptions& MethodDescriptor::options() const {
  return options_in<MethodOptions>(encoded_of(*this), MethodDescriptorProto::kOptionsFieldNumber);
}

void FileDescriptor::CopyTo(FileDescriptorProto* proto) const {
  parse_into(proto, encoded_of(*this));
}
void Descriptor::CopyTo(DescriptorProto* proto) const {
  parse_into(proto, encoded_of(*this));
}
void FieldDescriptor::CopyTo(FieldDescriptorProto* proto) const {
  parse_into(proto, encoded_of(*this));
}
void OneofDescriptor::CopyTo(OneofDescriptorProto* proto) const {
  parse_into(proto, encoded_of(*this));
}
void EnumDescriptor::CopyTo(EnumDescriptorProto* proto) const {
  parse_into(proto, encoded_of(*this));
}
void ServiceDescriptor::CopyTo(ServiceDescriptorProto* proto) const {
  parse_into(proto, encoded_of(*this));
}
void MethodDescriptor::CopyTo(MethodDescriptorProto* proto) const {
  parse_into(proto, encoded_of(*this));
}
void Descriptor::ExtensionRange::CopyTo(DescriptorProto_ExtensionRange* proto) const {
  parse_into(proto, encoded);
}

void EnumValueDescriptor::CopyTo(EnumValueDescriptorProto* proto) const {
  parse_into(proto, encoded_of(*this));
  proto->set_name(name_);  // also for a value that is not declared
  proto->set_number(number_);
}

void FileDescriptor::CopyJsonNameTo(FileDescriptorProto* proto) const {
  if (proto->message_type_size() != message_type_count() || proto->extension_size() != extension_count()) return;
  for (int i = 0; i < message_type_count(); ++i) copy_json_names(*message_type(i), proto->mutable_message_type(i));
  for (int i = 0; i < extension_count(); ++i) {
    proto->mutable_extension(i)->set_json_name(extension(i)->json_name());
  }
}

}  // namespace ONNXGEN_HIDDEN
}  // namespace google
