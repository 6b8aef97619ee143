#include "google/protobuf/descriptors/descriptor_pool.h"

#include <algorithm>
#include <string>

#include "google/protobuf/descriptor.h"
#include "google/protobuf/descriptors/declarations.h"
#include "google/protobuf/descriptors/file_list.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {
namespace {

// Returns the part of a full name before its last dot, or an empty string if it has none.
std::string_view scope_of(std::string_view full_name) {
  const std::size_t dot = full_name.rfind('.');
  return dot != std::string_view::npos ? full_name.substr(0, dot) : std::string_view();
}
std::string_view last_part(std::string_view full_name) {
  return full_name.substr(full_name.rfind('.') + 1);
}

// Calls find(file) for the linked files until it returns something other than null.
template <class Find>
auto find_in_files(Find find) -> decltype(find(std::declval<const FileDescriptor&>())) {
  internal::FileListPosition position;
  while (const onnxgen::FileTypes* const types = position.next()) {
    if (const auto found = find(*internal::descriptor_of(types->file))) return found;
  }
  return nullptr;
}

// Returns the index of an element in its list in FileDeclarations.
template <class Declared>
int index_in(const std::vector<Declared>& list, const Declared* element) {
  return static_cast<int>(element - list.data());
}

}  // namespace

const DescriptorPool* DescriptorPool::generated_pool() {
  static const DescriptorPool kPool;
  return &kPool;
}

const FileDescriptor* DescriptorPool::FindFileByName(std::string_view name) const {
  return find_in_files([&](const FileDescriptor& file) { return file.name() == name ? &file : nullptr; });
}

const FileDescriptor* DescriptorPool::FindFileContainingSymbol(std::string_view name) const {
  if (const Descriptor* const found = FindMessageTypeByName(name)) return found->file();
  if (const EnumDescriptor* const found = FindEnumTypeByName(name)) return found->file();
  if (const FieldDescriptor* const found = FindExtensionByName(name)) return found->file();
  if (const FieldDescriptor* const found = FindFieldByName(name)) return found->file();
  if (const OneofDescriptor* const found = FindOneofByName(name)) return found->file();
  if (const EnumValueDescriptor* const found = FindEnumValueByName(name)) return found->file();
  if (const ServiceDescriptor* const found = FindServiceByName(name)) return found->file();
  const MethodDescriptor* const found = FindMethodByName(name);
  return found != nullptr ? found->file() : nullptr;
}

const Descriptor* DescriptorPool::FindMessageTypeByName(std::string_view name) const {
  return find_in_files([&](const FileDescriptor& file) -> const Descriptor* {
    const internal::FileDeclarations& declared = internal::declarations_of(file);
    const internal::MessageDeclaration* const found = declared.find_message(name);
    return found != nullptr ? declared.message(index_in(declared.messages, found)) : nullptr;
  });
}

const EnumDescriptor* DescriptorPool::FindEnumTypeByName(std::string_view name) const {
  return find_in_files([&](const FileDescriptor& file) -> const EnumDescriptor* {
    const internal::FileDeclarations& declared = internal::declarations_of(file);
    const internal::EnumDeclaration* const found = declared.find_enum(name);
    return found != nullptr ? declared.enumeration(index_in(declared.enums, found)) : nullptr;
  });
}

const FieldDescriptor* DescriptorPool::FindExtensionByName(std::string_view name) const {
  return find_in_files([&](const FileDescriptor& file) -> const FieldDescriptor* {
    const internal::FileDeclarations& declared = internal::declarations_of(file);
    const internal::ExtensionDeclaration* const found = declared.find_extension(name);
    return found != nullptr ? internal::extension_in(file, index_in(declared.extensions, found)) : nullptr;
  });
}

const ServiceDescriptor* DescriptorPool::FindServiceByName(std::string_view name) const {
  return find_in_files([&](const FileDescriptor& file) {
    return file.package() == scope_of(name) ? file.FindServiceByName(last_part(name)) : nullptr;
  });
}

const FieldDescriptor* DescriptorPool::FindFieldByName(std::string_view name) const {
  const Descriptor* const message = FindMessageTypeByName(scope_of(name));
  return message != nullptr ? message->FindFieldByName(last_part(name)) : nullptr;
}

const OneofDescriptor* DescriptorPool::FindOneofByName(std::string_view name) const {
  const Descriptor* const message = FindMessageTypeByName(scope_of(name));
  return message != nullptr ? message->FindOneofByName(last_part(name)) : nullptr;
}

const EnumValueDescriptor* DescriptorPool::FindEnumValueByName(std::string_view name) const {
  if (const Descriptor* const message = FindMessageTypeByName(scope_of(name))) {
    return message->FindEnumValueByName(last_part(name));
  }
  return find_in_files([&](const FileDescriptor& file) {
    return file.package() == scope_of(name) ? file.FindEnumValueByName(last_part(name)) : nullptr;
  });
}

const MethodDescriptor* DescriptorPool::FindMethodByName(std::string_view name) const {
  const ServiceDescriptor* const service = FindServiceByName(scope_of(name));
  return service != nullptr ? service->FindMethodByName(last_part(name)) : nullptr;
}

const FieldDescriptor* DescriptorPool::FindExtensionByNumber(const Descriptor* extendee, int number) const {
  return internal::extension_of(*extendee, number);
}

const FieldDescriptor* DescriptorPool::FindExtensionByPrintableName(const Descriptor* extendee,
                                                                    std::string_view name) const {
  const std::vector<const FieldDescriptor*> known = internal::extensions_of(*extendee);
  const auto found = std::find_if(known.begin(), known.end(), [&](const FieldDescriptor* each) {
    return each->PrintableNameForExtension() == name;
  });
  return found != known.end() ? *found : nullptr;
}

void DescriptorPool::FindAllExtensions(const Descriptor* extendee, std::vector<const FieldDescriptor*>* result) const {
  const std::vector<const FieldDescriptor*> known = internal::extensions_of(*extendee);
  result->insert(result->end(), known.begin(), known.end());
}

}  // namespace ONNXGEN_HIDDEN
}  // namespace google
