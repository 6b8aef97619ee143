// Descriptors of schema files. Included by descriptor.h, which documents all descriptors.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "google/protobuf/descriptors/printing.h"
#include "google/protobuf/descriptors/service_descriptor.h"
#include "google/protobuf/stubs/common.h"
#include "onnxgen/reflection/file_descriptor.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {

class Descriptor;
class DescriptorPool;
class EnumDescriptor;
class EnumValueDescriptor;
class FieldDescriptor;
class FileDescriptor;

namespace internal {

struct FileDeclarations;

const FileDescriptor* descriptor_of(const onnxgen::FileDescriptor& data);
const FileDeclarations& declarations_of(const FileDescriptor& file) noexcept;

}  // namespace internal

class FileDescriptor {
 public:
  using Proto = FileDescriptorProto;

  FileDescriptor(const FileDescriptor&) = delete;
  FileDescriptor& operator=(const FileDescriptor&) = delete;
  ~FileDescriptor();

  // Name by which other files import this one: "onnx/onnx-ml.proto".
  ONNXGEN_PROTOBUF_TAG internal::NameResult name() const { return name_; }
  ONNXGEN_PROTOBUF_TAG internal::NameResult package() const { return package_; }
  const DescriptorPool* pool() const;
  bool is_placeholder() const { return false; }

  // Imports. It is a fatal error to ask for an import whose classes are lite.
  int dependency_count() const;
  const FileDescriptor* dependency(int index) const;
  int public_dependency_count() const;
  const FileDescriptor* public_dependency(int index) const;
  int weak_dependency_count() const;
  const FileDescriptor* weak_dependency(int index) const;

  // Elements that are not declared inside a message, in schema order.
  //
  // It is a fatal error to ask for a message, enum or extension whose class is not in the calling program or shared
  // library.
  int message_type_count() const;
  const Descriptor* message_type(int index) const;
  int enum_type_count() const;
  const EnumDescriptor* enum_type(int index) const;
  int service_count() const;
  const ServiceDescriptor* service(int index) const;
  int extension_count() const;
  const FieldDescriptor* extension(int index) const;

  // Find an element that is not declared inside a message, by its name without the package. Return null if there is no
  // such element.
  const Descriptor* FindMessageTypeByName(std::string_view name) const;
  const EnumDescriptor* FindEnumTypeByName(std::string_view name) const;
  const EnumValueDescriptor* FindEnumValueByName(std::string_view name) const;
  const ServiceDescriptor* FindServiceByName(std::string_view name) const;
  const FieldDescriptor* FindExtensionByName(std::string_view name) const;
  const FieldDescriptor* FindExtensionByLowercaseName(std::string_view name) const;
  const FieldDescriptor* FindExtensionByCamelcaseName(std::string_view name) const;

  const FileOptions& options() const;
  // Copies everything except JSON names that the schema does not set.
  void CopyTo(FileDescriptorProto* proto) const;
  // Sets the JSON names of all fields. CopyTo() must have been called before.
  void CopyJsonNameTo(FileDescriptorProto* proto) const;
  // Does nothing, because generated code contains no source locations.
  void CopySourceCodeInfoTo(FileDescriptorProto* /*proto*/) const {}
  std::string DebugString() const;
  std::string DebugStringWithOptions(const DebugStringOptions& options) const;
  bool GetSourceLocation(SourceLocation* /*location*/) const { return false; }
  bool GetSourceLocation(const std::vector<int>& /*path*/, SourceLocation* /*location*/) const { return false; }

  ONNXGEN_PROTOBUF_UNTIL_30
  // Files of editions have SYNTAX_UNKNOWN, since libprotobuf 3.21 knows no editions.
  enum Syntax { SYNTAX_UNKNOWN = 0, SYNTAX_PROTO2 = 2, SYNTAX_PROTO3 = 3 };
  Syntax syntax() const { return syntax_; }
  static const char* SyntaxName(Syntax syntax);

 private:
  friend const FileDescriptor* internal::descriptor_of(const onnxgen::FileDescriptor& data);
  friend const internal::FileDeclarations& internal::declarations_of(const FileDescriptor& file) noexcept;

  explicit FileDescriptor(const onnxgen::FileDescriptor& data);
  std::string full_name(std::string_view name) const;
  template <class Name>
  const FieldDescriptor* find_extension(std::string_view name, Name name_of) const;

  const onnxgen::FileDescriptor* data_;
  std::unique_ptr<const internal::FileDeclarations> declarations_;
  std::string name_;
  std::string package_;
  std::unique_ptr<ServiceDescriptor[]> services_;
  int service_count_ = 0;
  Syntax syntax_ = SYNTAX_PROTO2;
};

}  // namespace ONNXGEN_HIDDEN
}  // namespace google
