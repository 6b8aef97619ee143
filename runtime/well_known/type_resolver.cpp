// Types of descriptors, and the resolver that finds them by URL.

// Hides the class TypeResolver in this file; common.h explains why.
#define ONNXGEN_PROTOBUF_BASE ONNXGEN_HIDDEN
#include "google/protobuf/util/type_resolver.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "google/protobuf/descriptor.h"
#include "google/protobuf/descriptor.pb.h"
#include "google/protobuf/descriptors/declarations.h"
#include "google/protobuf/descriptors/encoded_fields.h"
#include "google/protobuf/util/type_resolver_util.h"
#include "google/protobuf/wrappers.pb.h"
#include "onnxgen/text/scalar_text.h"
#include "option_text.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {
namespace util ONNXGEN_HIDDEN {
namespace {

using protobuf::internal::edition_of;
using protobuf::internal::encoded_of;
using protobuf::internal::find_encoded;

template <class Wrapper, class Value>
void pack(Any& any, const Value& value) {
  Wrapper wrapper;
  wrapper.set_value(value);
  any.PackFrom(wrapper);
}

// Stores the value of an option; `index` is that of an element, or -1.
void pack_value(const Message& options, const FieldDescriptor& field, int index, Any& any) {
  const Reflection& reflection = *options.GetReflection();
  const auto value_of = [&](auto get, auto get_repeated) -> decltype(auto) {
    return index < 0 ? (reflection.*get)(options, &field) : (reflection.*get_repeated)(options, &field, index);
  };
  switch (field.cpp_type()) {
    case FieldDescriptor::CPPTYPE_INT32:
      return pack<Int32Value>(any, value_of(&Reflection::GetInt32, &Reflection::GetRepeatedInt32));
    case FieldDescriptor::CPPTYPE_INT64:
      return pack<Int64Value>(any, value_of(&Reflection::GetInt64, &Reflection::GetRepeatedInt64));
    case FieldDescriptor::CPPTYPE_UINT32:
      return pack<UInt32Value>(any, value_of(&Reflection::GetUInt32, &Reflection::GetRepeatedUInt32));
    case FieldDescriptor::CPPTYPE_UINT64:
      return pack<UInt64Value>(any, value_of(&Reflection::GetUInt64, &Reflection::GetRepeatedUInt64));
    case FieldDescriptor::CPPTYPE_DOUBLE:
      return pack<DoubleValue>(any, value_of(&Reflection::GetDouble, &Reflection::GetRepeatedDouble));
    case FieldDescriptor::CPPTYPE_FLOAT:
      return pack<FloatValue>(any, value_of(&Reflection::GetFloat, &Reflection::GetRepeatedFloat));
    case FieldDescriptor::CPPTYPE_BOOL:
      return pack<BoolValue>(any, value_of(&Reflection::GetBool, &Reflection::GetRepeatedBool));
    case FieldDescriptor::CPPTYPE_ENUM:
      return pack<Int32Value>(any, value_of(&Reflection::GetEnumValue, &Reflection::GetRepeatedEnumValue));
    case FieldDescriptor::CPPTYPE_STRING: {
      const std::string text = value_of(&Reflection::GetString, &Reflection::GetRepeatedString);
      return field.type() == FieldDescriptor::TYPE_BYTES ? pack<BytesValue>(any, text) : pack<StringValue>(any, text);
    }
    case FieldDescriptor::CPPTYPE_MESSAGE:
      any.PackFrom(index < 0 ? reflection.GetMessage(options, &field)
                             : reflection.GetRepeatedMessage(options, &field, index));
      return;
  }
}

void add_options(const Message& options, RepeatedPtrField<Option>* list) {
  const Reflection& reflection = *options.GetReflection();
  std::vector<const FieldDescriptor*> fields;
  reflection.ListFields(options, &fields);
  for (const FieldDescriptor* const field : fields) {
    const int count = field->is_repeated() ? reflection.FieldSize(options, field) : 1;
    for (int i = 0; i < count; ++i) {
      Option& option = *list->Add();
      option.set_name(std::string(field->is_extension() ? field->full_name() : field->name()));
      pack_value(options, *field, field->is_repeated() ? i : -1, *option.mutable_value());
    }
  }
}

// Returns the options of a message or enum, with those features that the file and the containing messages set.
template <class Options, class Element>
Options options_of(const Element& element) {
  Options options = element.options();
  std::vector<const FeatureSet*> inherited;
  for (const Descriptor* outer = element.containing_type(); outer != nullptr; outer = outer->containing_type()) {
    inherited.push_back(&outer->options().features());
  }
  FeatureSet features = element.file()->options().features();
  for (auto outer = inherited.rbegin(); outer != inherited.rend(); ++outer) features.MergeFrom(**outer);
  features.MergeFrom(options.features());
  if (features.ByteSizeLong() != 0) *options.mutable_features() = features;
  return options;
}

std::string default_text(const FieldDescriptor& field) {
  if (field.cpp_type() != FieldDescriptor::CPPTYPE_FLOAT) {
    return std::string(find_encoded(encoded_of(field), FieldDescriptorProto::kDefaultValueFieldNumber).bytes);
  }
  std::string text;
  onnxgen::text::append_float(text, field.default_value_float());
  return text;
}

std::string url_of(std::string_view prefix, std::string_view full_name) {
  return std::string(prefix).append("/").append(full_name);
}

Field field_of(std::string_view url_prefix, const FieldDescriptor& descriptor) {
  Field field;
  field.set_kind(static_cast<Field_Kind>(descriptor.type()));
  field.set_cardinality(static_cast<Field_Cardinality>(descriptor.label()));
  field.set_number(descriptor.number());
  field.set_name(std::string(descriptor.name()));
  field.set_json_name(std::string(descriptor.json_name()));
  if (descriptor.has_default_value()) field.set_default_value(default_text(descriptor));
  if (const Descriptor* const type = descriptor.message_type()) {
    field.set_type_url(url_of(url_prefix, type->full_name()));
  } else if (const EnumDescriptor* const enumeration = descriptor.enum_type()) {
    field.set_type_url(url_of(url_prefix, enumeration->full_name()));
  }
  if (const OneofDescriptor* const oneof = descriptor.containing_oneof()) field.set_oneof_index(oneof->index() + 1);
  field.set_packed(descriptor.is_packed());
  add_options(descriptor.options(), field.mutable_options());
  return field;
}

// Sets what messages and enums have in common.
template <class Options, class Element, class Result>
void describe(const Element& element, Result& result) {
  const FileDescriptor& file = *element.file();
  if (const std::string edition = edition_of(file); !edition.empty()) {
    result.set_syntax(SYNTAX_EDITIONS);
    result.set_edition(edition);
  } else if (file.syntax() == FileDescriptor::SYNTAX_PROTO3) {
    result.set_syntax(SYNTAX_PROTO3);
  }
  result.set_name(std::string(element.full_name()));
  result.mutable_source_context()->set_file_name(std::string(file.name()));
  add_options(options_of<Options>(element), result.mutable_options());
}

class PoolResolver final : public TypeResolver {
 public:
  PoolResolver(std::string_view url_prefix, const DescriptorPool& pool) : url_prefix_(url_prefix), pool_(pool) {}

  Status ResolveMessageType(const std::string& type_url, Type* message_type) override {
    const Descriptor* descriptor = nullptr;
    const Status status = FindGenerated_(type_url, &descriptor);
    if (status.ok()) *message_type = ConvertDescriptorToType(url_prefix_, *descriptor);
    return status;
  }

  Status ResolveEnumType(const std::string& type_url, Enum* enum_type) override {
    std::string_view name;
    if (Status status = split(type_url, name); !status.ok()) return status;
    const EnumDescriptor* const descriptor = pool_.FindEnumTypeByName(name);
    if (descriptor == nullptr) return unknown(StatusCode::kInvalidArgument, name);
    *enum_type = ConvertDescriptorToType(*descriptor);
    return Status();
  }

  Status FindGenerated_(const std::string& type_url, const Descriptor** descriptor) const override {
    std::string_view name;
    if (Status status = split(type_url, name); !status.ok()) return status;
    *descriptor = pool_.FindMessageTypeByName(name);
    return *descriptor != nullptr ? Status() : unknown(StatusCode::kNotFound, name);
  }

 private:
  static Status unknown(StatusCode code, std::string_view name) {
    return Status(code, std::string("Invalid type URL, unknown type: ").append(name));
  }

  // Sets `name` to the full name in the URL.
  Status split(std::string_view type_url, std::string_view& name) const {
    const std::size_t size = url_prefix_.size();
    if (type_url.size() > size && type_url.substr(0, size) == url_prefix_ && type_url[size] == '/') {
      name = type_url.substr(size + 1);
      return Status();
    }
    return Status(StatusCode::kInvalidArgument, "Invalid type URL, type URLs must be of the form '" + url_prefix_ +
                                                    "/<typename>', got: " + std::string(type_url));
  }

  const std::string url_prefix_;
  const DescriptorPool& pool_;
};

}  // namespace

TypeResolver::~TypeResolver() = default;

Status TypeResolver::FindGenerated_(const std::string& type_url, const Descriptor** /*descriptor*/) const {
  return Status(StatusCode::kUnimplemented,
                type_url + ": JSON is converted only with resolvers of NewTypeResolverForDescriptorPool()");
}

TypeResolver* NewTypeResolverForDescriptorPool(std::string_view url_prefix, const DescriptorPool* pool) {
  return new PoolResolver(url_prefix, *pool);
}

Type ConvertDescriptorToType(std::string_view url_prefix, const Descriptor& descriptor) {
  Type type;
  describe<MessageOptions>(descriptor, type);
  for (int i = 0; i < descriptor.field_count(); ++i) *type.add_fields() = field_of(url_prefix, *descriptor.field(i));
  for (int i = 0; i < descriptor.oneof_decl_count(); ++i) type.add_oneofs(descriptor.oneof_decl(i)->name());
  return type;
}

Enum ConvertDescriptorToType(const EnumDescriptor& descriptor) {
  Enum enumeration;
  describe<EnumOptions>(descriptor, enumeration);
  for (int i = 0; i < descriptor.value_count(); ++i) {
    const EnumValueDescriptor& value = *descriptor.value(i);
    EnumValue& converted = *enumeration.add_enumvalue();
    converted.set_name(value.name());
    converted.set_number(value.number());
    add_options(value.options(), converted.mutable_options());
  }
  return enumeration;
}

}  // namespace ONNXGEN_HIDDEN
}  // namespace ONNXGEN_HIDDEN
}  // namespace google
