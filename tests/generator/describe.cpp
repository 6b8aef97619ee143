#include "describe.h"

#include <google/protobuf/stubs/strutil.h>

#include <cstdint>
#include <set>
#include <string>
#include <variant>

#include "encode_options.h"

namespace onnxgen::tests {
namespace {

namespace pb = google::protobuf;

template <class Descriptor>
void describe_options(const std::vector<schema::Option>& options, Descriptor& out) {
  if (options.empty()) return;
  const std::string bytes = encode(options);
  // `default` and `json_name` alone make no options.
  if (!bytes.empty()) out.mutable_options()->ParsePartialFromString(bytes);
}

// protoc wraps around where a range goes to the largest number.
std::int32_t after(std::int32_t number) {
  return static_cast<std::int32_t>(static_cast<std::uint32_t>(number) + 1);
}

std::string default_text(const schema::Field& field) {
  return std::visit(
      [&](const auto& value) -> std::string {
        using T = std::decay_t<decltype(value)>;
        if constexpr (std::is_same_v<T, std::monostate>) {
          return "";
        } else if constexpr (std::is_same_v<T, bool>) {
          return value ? "true" : "false";
        } else if constexpr (std::is_same_v<T, double>) {
          return field.type == schema::FieldType::kFloat ? pb::SimpleFtoa(static_cast<float>(value))
                                                         : pb::SimpleDtoa(value);
        } else if constexpr (std::is_same_v<T, std::string>) {
          return field.type == schema::FieldType::kBytes ? pb::CEscape(value) : value;
        } else if constexpr (std::is_same_v<T, const schema::EnumValue*>) {
          return value->name;
        } else {
          return std::to_string(value);
        }
      },
      field.default_value);
}

void describe_field(const schema::Field& field, pb::FieldDescriptorProto& out) {
  out.set_name(field.name);
  out.set_number(field.number);
  out.set_label(static_cast<pb::FieldDescriptorProto::Label>(field.label));
  out.set_type(static_cast<pb::FieldDescriptorProto::Type>(field.type));
  if (field.message != nullptr) out.set_type_name('.' + field.message->full_name);
  if (field.enumeration != nullptr) out.set_type_name('.' + field.enumeration->full_name);
  if (field.is_extension) out.set_extendee('.' + field.containing->full_name);
  out.set_json_name(field.json_name);
  if (field.default_value.index() != 0) out.set_default_value(default_text(field));
  if (field.proto3_optional) out.set_proto3_optional(true);
  describe_options(field.options, out);
}

template <class Values>
void describe_enum(const schema::Enum& enumeration, Values& out) {
  out.set_name(enumeration.name);
  for (const auto& value : enumeration.values) {
    pb::EnumValueDescriptorProto& to = *out.add_value();
    to.set_name(value->name);
    to.set_number(value->number);
    describe_options(value->options, to);
  }
  for (const schema::NumberRange& range : enumeration.reserved_ranges) {
    out.add_reserved_range()->set_start(range.begin);
    out.mutable_reserved_range()->rbegin()->set_end(range.end);
  }
  for (const schema::ReservedName& name : enumeration.reserved_names) out.add_reserved_name(name.name);
  describe_options(enumeration.options, out);
}

// A proto3 optional field is the one member of a oneof that nobody wrote; those come after the others.
void describe_oneofs(const schema::Message& message, pb::DescriptorProto& out) {
  for (const auto& oneof : message.oneofs) {
    out.add_oneof_decl()->set_name(oneof->name);
    describe_options(oneof->options, *out.mutable_oneof_decl()->rbegin());
  }
  std::set<std::string> names;
  for (const auto& field : message.fields) names.insert(field->name);
  for (const auto& oneof : message.oneofs) names.insert(oneof->name);
  for (std::size_t i = 0; i < message.fields.size(); ++i) {
    const schema::Field& field = *message.fields[i];
    pb::FieldDescriptorProto& to = *out.mutable_field(static_cast<int>(i));
    if (field.oneof != nullptr) {
      for (std::size_t k = 0; k < message.oneofs.size(); ++k) {
        if (message.oneofs[k].get() == field.oneof) to.set_oneof_index(static_cast<int>(k));
      }
    } else if (field.proto3_optional) {
      to.set_oneof_index(out.oneof_decl_size());
      std::string name = field.name[0] == '_' ? field.name : '_' + field.name;
      while (!names.insert(name).second) name = 'X' + name;
      out.add_oneof_decl()->set_name(name);
    }
  }
}

void describe_message(const schema::Message& message, pb::DescriptorProto& out) {
  out.set_name(message.name);
  for (const auto& field : message.fields) describe_field(*field, *out.add_field());
  describe_oneofs(message, out);
  for (const auto& nested : message.messages) describe_message(*nested, *out.add_nested_type());
  for (const auto& nested : message.enums) describe_enum(*nested, *out.add_enum_type());
  for (const auto& extension : message.extensions) describe_field(*extension, *out.add_extension());
  for (const schema::NumberRange& range : message.extension_ranges) {
    pb::DescriptorProto::ExtensionRange& to = *out.add_extension_range();
    to.set_start(range.begin);
    to.set_end(after(range.end));
    describe_options(range.options, to);
  }
  for (const schema::NumberRange& range : message.reserved_ranges) {
    out.add_reserved_range()->set_start(range.begin);
    out.mutable_reserved_range()->rbegin()->set_end(after(range.end));
  }
  for (const schema::ReservedName& name : message.reserved_names) out.add_reserved_name(name.name);
  if (message.map_entry) out.mutable_options()->set_map_entry(true);
  describe_options(message.options, out);
}

void describe_service(const schema::Service& service, pb::ServiceDescriptorProto& out) {
  out.set_name(service.name);
  for (const schema::Method& method : service.methods) {
    pb::MethodDescriptorProto& to = *out.add_method();
    to.set_name(method.name);
    to.set_input_type('.' + method.input->full_name);
    to.set_output_type('.' + method.output->full_name);
    if (method.client_streaming) to.set_client_streaming(true);
    if (method.server_streaming) to.set_server_streaming(true);
    describe_options(method.options, to);
    if (method.has_body && !to.has_options()) to.mutable_options();
  }
  describe_options(service.options, out);
}

}  // namespace

pb::FileDescriptorProto describe(const schema::File& file) {
  pb::FileDescriptorProto out;
  out.set_name(file.name);
  if (!file.package.empty()) out.set_package(file.package);
  for (std::size_t i = 0; i < file.imports.size(); ++i) {
    out.add_dependency(file.imports[i].file->name);
    if (file.imports[i].is_public) out.add_public_dependency(static_cast<int>(i));
    if (file.imports[i].is_weak) out.add_weak_dependency(static_cast<int>(i));
  }
  for (const auto& message : file.messages) describe_message(*message, *out.add_message_type());
  for (const auto& enumeration : file.enums) describe_enum(*enumeration, *out.add_enum_type());
  for (const auto& extension : file.extensions) describe_field(*extension, *out.add_extension());
  for (const schema::Service& service : file.services) describe_service(service, *out.add_service());
  describe_options(file.options, out);
  if (file.syntax == schema::Syntax::kProto3) out.set_syntax("proto3");
  return out;
}

}  // namespace onnxgen::tests
