// Finds descriptors by name. Included by descriptor.h, which documents all descriptors.
#pragma once

#include <string_view>
#include <vector>

#include "google/protobuf/stubs/common.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {

class Descriptor;
class EnumDescriptor;
class EnumValueDescriptor;
class FieldDescriptor;
class FileDescriptor;
class MethodDescriptor;
class OneofDescriptor;
class ServiceDescriptor;

// The schema files whose complete classes are linked. There are no other pools.
class DescriptorPool {
 public:
  DescriptorPool(const DescriptorPool&) = delete;
  DescriptorPool& operator=(const DescriptorPool&) = delete;

  // Returns the pool of the program or shared library that calls this function. As with libprotobuf, it contains a file
  // of a static library only if the program uses something else of that file.
  static const DescriptorPool* generated_pool();

  // Find an element by its full name, without a leading dot. Return null if there is no such element.
  const FileDescriptor* FindFileByName(std::string_view name) const;
  const FileDescriptor* FindFileContainingSymbol(std::string_view name) const;
  const Descriptor* FindMessageTypeByName(std::string_view name) const;
  const FieldDescriptor* FindFieldByName(std::string_view name) const;
  const FieldDescriptor* FindExtensionByName(std::string_view name) const;
  const OneofDescriptor* FindOneofByName(std::string_view name) const;
  const EnumDescriptor* FindEnumTypeByName(std::string_view name) const;
  const EnumValueDescriptor* FindEnumValueByName(std::string_view name) const;
  const ServiceDescriptor* FindServiceByName(std::string_view name) const;
  const MethodDescriptor* FindMethodByName(std::string_view name) const;

  // Find extensions of a message. The last function appends all of them to `result`, by ascending number.
  const FieldDescriptor* FindExtensionByNumber(const Descriptor* extendee, int number) const;
  const FieldDescriptor* FindExtensionByPrintableName(const Descriptor* extendee, std::string_view name) const;
  void FindAllExtensions(const Descriptor* extendee, std::vector<const FieldDescriptor*>* result) const;

 private:
  DescriptorPool() = default;
};

}  // namespace ONNXGEN_HIDDEN
}  // namespace google
