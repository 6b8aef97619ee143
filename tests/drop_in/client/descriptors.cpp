// Files, their elements and options: programs that send schemas, list services or find classes by name.
#include <google/protobuf/descriptor.h>
#include <google/protobuf/descriptor.pb.h>
#include <google/protobuf/message.h>

#include <ostream>
#include <set>
#include <vector>

#include "described.pb.h"
#include "extensions_elsewhere.pb.h"
#include "kinds.pb.h"
#include "onnx/onnx-data.pb.h"
#include "onnx/onnx-ml.pb.h"
#include "onnx/onnx-operators-ml.pb.h"
#include "onnx_second-ml.pb.h"
#include "passes.h"

namespace client {
namespace {

using google::protobuf::Descriptor;
using google::protobuf::DescriptorPool;
using google::protobuf::EnumDescriptor;
using google::protobuf::FieldDescriptor;
using google::protobuf::FileDescriptor;
using google::protobuf::MethodDescriptor;
using google::protobuf::OneofDescriptor;
using google::protobuf::ServiceDescriptor;

std::string name_or_none(const Descriptor* message) {
  return message != nullptr ? message->full_name() : "none";
}

// Prints the properties that all kinds of descriptors have.
template <class Proto, class Element>
void print_common(const Element& element, std::ostream& out) {
  out << element.full_name() << " " << element.name() << " " << element.index() << " " << element.file()->name()
      << "\n";
  Proto proto;
  element.CopyTo(&proto);
  out << proto.SerializeAsString() << "\n" << proto.DebugString() << element.options().DebugString();
  out << (&element.options() == &element.options()) << element.options().GetDescriptor()->full_name() << "\n";
  out << element.DebugString();
  google::protobuf::DebugStringOptions options;
  options.elide_group_body = true;
  options.elide_oneof_body = true;
  options.include_comments = true;
  out << element.DebugStringWithOptions(options);
  google::protobuf::SourceLocation location;
  out << element.GetSourceLocation(&location) << "\n";
}

void print_field(const FieldDescriptor& field, std::ostream& out) {
  print_common<google::protobuf::FieldDescriptorProto>(field, out);
  out << field.has_default_value() << field.has_json_name() << field.has_optional_keyword() << " " << field.json_name()
      << " " << name_or_none(field.containing_type());
  if (field.is_extension()) out << " in " << name_or_none(field.extension_scope());
  out << "\n";
}

void print_enum(const EnumDescriptor& type, std::ostream& out) {
  print_common<google::protobuf::EnumDescriptorProto>(type, out);
  out << name_or_none(type.containing_type()) << " " << type.is_placeholder() << "\n";
  for (int i = 0; i < type.value_count(); ++i) {
    print_common<google::protobuf::EnumValueDescriptorProto>(*type.value(i), out);
    out << (DescriptorPool::generated_pool()->FindEnumValueByName(type.value(i)->full_name()) == type.value(i)) << "\n";
  }
  for (int i = 0; i < type.reserved_range_count(); ++i) {
    out << type.reserved_range(i)->start << "-" << type.reserved_range(i)->end << " ";
  }
  for (int i = 0; i < type.reserved_name_count(); ++i) out << type.reserved_name(i) << " ";
  out << type.IsReservedNumber(8) << type.IsReservedNumber(9) << type.IsReservedNumber(10) << type.IsReservedName("OLD")
      << "\n";
}

void print_ranges(const Descriptor& message, std::ostream& out) {
  for (int i = 0; i < message.extension_range_count(); ++i) {
    const Descriptor::ExtensionRange& range = *message.extension_range(i);
    google::protobuf::DescriptorProto_ExtensionRange proto;
    range.CopyTo(&proto);
    out << range.start << "-" << range.end << " " << proto.ShortDebugString() << "\n";
  }
  for (const int number : {99, 100, 199, 200, 300, 301}) {
    out << message.IsExtensionNumber(number) << (message.FindExtensionRangeContainingNumber(number) != nullptr);
  }
  for (int i = 0; i < message.reserved_range_count(); ++i) {
    out << " " << message.reserved_range(i)->start << "-" << message.reserved_range(i)->end;
  }
  for (int i = 0; i < message.reserved_name_count(); ++i) out << " " << message.reserved_name(i);
  out << message.IsReservedNumber(70) << message.IsReservedNumber(79) << message.IsReservedNumber(80)
      << message.IsReservedName("former") << message.IsReservedName("later") << "\n";
}

template <class Scope>
void print_extensions(const Scope& scope, std::ostream& out) {
  for (int i = 0; i < scope.extension_count(); ++i) {
    const FieldDescriptor* const extension = scope.extension(i);
    print_field(*extension, out);
    out << (scope.FindExtensionByName(extension->name()) == extension)
        << (scope.FindExtensionByLowercaseName(extension->lowercase_name()) == extension)
        << (scope.FindExtensionByCamelcaseName(extension->camelcase_name()) == extension)
        << (DescriptorPool::generated_pool()->FindExtensionByName(extension->full_name()) == extension)
        << (DescriptorPool::generated_pool()->FindExtensionByNumber(extension->containing_type(),
                                                                    extension->number()) == extension)
        << (DescriptorPool::generated_pool()->FindExtensionByPrintableName(
                extension->containing_type(), extension->PrintableNameForExtension()) == extension)
        << "\n";
  }
}

void print_message(const Descriptor& message, std::ostream& out) {
  print_common<google::protobuf::DescriptorProto>(message, out);
  const DescriptorPool& pool = *DescriptorPool::generated_pool();
  out << name_or_none(message.containing_type()) << " " << message.is_placeholder() << message.field_count()
      << message.oneof_decl_count() << message.extension_count() << "\n";
  for (int i = 0; i < message.field_count(); ++i) {
    print_field(*message.field(i), out);
    out << (pool.FindFieldByName(message.field(i)->full_name()) == message.field(i)) << "\n";
  }
  for (int i = 0; i < message.oneof_decl_count(); ++i) {
    print_common<google::protobuf::OneofDescriptorProto>(*message.oneof_decl(i), out);
    out << (pool.FindOneofByName(message.oneof_decl(i)->full_name()) == message.oneof_decl(i)) << "\n";
  }
  for (int i = 0; i < message.nested_type_count(); ++i) {
    const Descriptor* const nested = message.nested_type(i);
    print_message(*nested, out);
    out << (message.FindNestedTypeByName(nested->name()) == nested) << (nested->containing_type() == &message)
        << (pool.FindMessageTypeByName(nested->full_name()) == nested) << "\n";
  }
  for (int i = 0; i < message.enum_type_count(); ++i) {
    const EnumDescriptor* const nested = message.enum_type(i);
    print_enum(*nested, out);
    out << (message.FindEnumTypeByName(nested->name()) == nested)
        << (message.FindEnumValueByName(nested->value(0)->name()) == nested->value(0))
        << (pool.FindEnumTypeByName(nested->full_name()) == nested) << "\n";
  }
  print_extensions(message, out);
  print_ranges(message, out);
}

void print_service(const ServiceDescriptor& service, std::ostream& out) {
  print_common<google::protobuf::ServiceDescriptorProto>(service, out);
  out << service.method_count() << "\n";
  for (int i = 0; i < service.method_count(); ++i) {
    const MethodDescriptor* const method = service.method(i);
    print_common<google::protobuf::MethodDescriptorProto>(*method, out);
    out << (method->service() == &service) << name_or_none(method->input_type()) << " "
        << name_or_none(method->output_type()) << " " << method->client_streaming() << method->server_streaming()
        << (service.FindMethodByName(method->name()) == method)
        << (DescriptorPool::generated_pool()->FindMethodByName(method->full_name()) == method) << "\n";
  }
  out << (DescriptorPool::generated_pool()->FindServiceByName(service.full_name()) == &service) << "\n";
}

void print_file(const FileDescriptor& file, std::ostream& out) {
  const DescriptorPool& pool = *DescriptorPool::generated_pool();
  out << file.name() << " " << file.package() << " " << FileDescriptor::SyntaxName(file.syntax())
      << (file.syntax() == FileDescriptor::SYNTAX_PROTO3) << (file.pool() == &pool)
      << (pool.FindFileByName(file.name()) == &file) << file.is_placeholder() << "\n";
  for (int i = 0; i < file.dependency_count(); ++i) out << "imports " << file.dependency(i)->name() << "\n";
  for (int i = 0; i < file.public_dependency_count(); ++i)
    out << "public " << file.public_dependency(i)->name() << "\n";
  for (int i = 0; i < file.weak_dependency_count(); ++i) out << "weak " << file.weak_dependency(i)->name() << "\n";
  google::protobuf::FileDescriptorProto proto;
  file.CopyTo(&proto);
  out << proto.SerializeAsString() << "\n" << file.options().DebugString() << "\n";
  file.CopyJsonNameTo(&proto);
  file.CopySourceCodeInfoTo(&proto);
  out << proto.SerializeAsString() << "\n";
  out << file.DebugString() << file.DebugStringWithOptions(google::protobuf::DebugStringOptions());
  for (int i = 0; i < file.message_type_count(); ++i) {
    print_message(*file.message_type(i), out);
    out << (file.FindMessageTypeByName(file.message_type(i)->name()) == file.message_type(i))
        << (pool.FindFileContainingSymbol(file.message_type(i)->full_name()) == &file) << "\n";
  }
  for (int i = 0; i < file.enum_type_count(); ++i) {
    print_enum(*file.enum_type(i), out);
    out << (file.FindEnumTypeByName(file.enum_type(i)->name()) == file.enum_type(i))
        << (file.FindEnumValueByName(file.enum_type(i)->value(0)->name()) == file.enum_type(i)->value(0)) << "\n";
  }
  for (int i = 0; i < file.service_count(); ++i) {
    print_service(*file.service(i), out);
    out << (file.FindServiceByName(file.service(i)->name()) == file.service(i)) << "\n";
  }
  print_extensions(file, out);
}

// Collects a file and everything that it imports, as programs do that send a schema with their data.
void collect(const FileDescriptor* file, std::set<const FileDescriptor*>* seen,
             google::protobuf::FileDescriptorSet* files) {
  if (!seen->insert(file).second) return;
  for (int i = 0; i < file->dependency_count(); ++i) collect(file->dependency(i), seen, files);
  file->CopyTo(files->add_file());
}

void find_nothing(std::ostream& out) {
  const DescriptorPool& pool = *DescriptorPool::generated_pool();
  for (const char* const name : {"", "onnx", "onnx.NoSuch", "onnx.ModelProto.no_such", ".onnx.ModelProto", "NoSuch"}) {
    out << (pool.FindFileByName(name) == nullptr) << (pool.FindMessageTypeByName(name) == nullptr)
        << (pool.FindEnumTypeByName(name) == nullptr) << (pool.FindEnumValueByName(name) == nullptr)
        << (pool.FindFieldByName(name) == nullptr) << (pool.FindOneofByName(name) == nullptr)
        << (pool.FindExtensionByName(name) == nullptr) << (pool.FindServiceByName(name) == nullptr)
        << (pool.FindMethodByName(name) == nullptr) << "\n";
  }
  const FileDescriptor& file = *described::Everything::descriptor()->file();
  out << (file.FindMessageTypeByName("Nested") == nullptr) << (file.FindMessageTypeByName("Level") == nullptr)
      << (file.FindEnumTypeByName("Inner") == nullptr) << (file.FindEnumValueByName("INNER_A") == nullptr)
      << (file.FindServiceByName("Note") == nullptr) << (file.FindExtensionByName("in_scope") == nullptr) << "\n";
}

}  // namespace

void describe_files(std::ostream& out) {
  const Descriptor* const types[] = {
      described::Everything::descriptor(), described3::Plain::descriptor(),   onnx::ModelProto::descriptor(),
      onnx::SequenceProto::descriptor(),   onnx::OperatorProto::descriptor(), second::ModelProto::descriptor(),
      kinds::Scalars::descriptor(),
  };
  google::protobuf::FileDescriptorSet files;
  std::set<const FileDescriptor*> seen;
  for (const Descriptor* const type : types) {
    print_file(*type->file(), out);
    collect(type->file(), &seen, &files);
  }
  for (const auto& file : files.file()) out << file.name() << "\n";

  const auto& options = described::Everything::descriptor()->options();
  out << options.GetExtension(described::message_note).inner().text() << options.deprecated() << "\n";
  const FieldDescriptor* const numbers = described::Everything::descriptor()->FindFieldByName("numbers");
  out << numbers->options().GetExtension(described::field_weight)
      << numbers->options().HasExtension(described::field_level)
      << described::Searching::descriptor()->options().GetExtension(described::service_number) << "\n";

  const DescriptorPool& pool = *DescriptorPool::generated_pool();
  std::vector<const FieldDescriptor*> extensions;
  pool.FindAllExtensions(described::Everything::descriptor(), &extensions);
  std::set<int> known;
  for (const FieldDescriptor* extension : extensions) known.insert(extension->number());
  for (const int number : known) out << number << " ";
  out << "\n";

  const Descriptor* const found = pool.FindMessageTypeByName("onnx.TensorProto");
  google::protobuf::Message* const made =
      google::protobuf::MessageFactory::generated_factory()->GetPrototype(found)->New();
  out << made->GetTypeName() << (found == onnx::TensorProto::descriptor()) << "\n";
  delete made;
  find_nothing(out);
}

}  // namespace client
