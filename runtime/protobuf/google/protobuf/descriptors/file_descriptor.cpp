#include "google/protobuf/descriptors/file_descriptor.h"

#include "google/protobuf/descriptor.h"
#include "google/protobuf/descriptors/declarations.h"
#include "google/protobuf/descriptors/descriptor_parts.h"
#include "google/protobuf/stubs/logging.h"
#include "google/protobuf/stubs/once_map.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {

using internal::check_index;

namespace {

internal::OnceMap<onnxgen::FileDescriptor, FileDescriptor> files;

}  // namespace

namespace internal {

const FileDescriptor* descriptor_of(const onnxgen::FileDescriptor& data) {
  return &files.get(data, [](const onnxgen::FileDescriptor& described) {
    return std::unique_ptr<const FileDescriptor>(new FileDescriptor(described));
  });
}

const FileDeclarations& declarations_of(const FileDescriptor& file) noexcept {
  return *file.declarations_;
}

}  // namespace internal

FileDescriptor::FileDescriptor(const onnxgen::FileDescriptor& data)
    : data_(&data),
      declarations_(new internal::FileDeclarations(data)),
      name_(declarations_->name),
      package_(declarations_->package),
      service_count_(static_cast<int>(declarations_->services.size())),
      syntax_(declarations_->syntax) {
  if (service_count_ != 0) services_.reset(new ServiceDescriptor[declarations_->services.size()]);
  for (int i = 0; i < service_count_; ++i) {
    const auto index = static_cast<std::size_t>(i);
    services_[index].describe(declarations_->services[index], *this, i);
  }
}

FileDescriptor::~FileDescriptor() = default;

const DescriptorPool* FileDescriptor::pool() const {
  return DescriptorPool::generated_pool();
}

const char* FileDescriptor::SyntaxName(Syntax syntax) {
  switch (syntax) {
    case SYNTAX_PROTO2:
      return "proto2";
    case SYNTAX_PROTO3:
      return "proto3";
    case SYNTAX_UNKNOWN:
      return "unknown";
  }
  GOOGLE_LOG(FATAL) << "no syntax: " << static_cast<int>(syntax);
  return nullptr;
}

// ---- imports -------------------------------------------------------------------------------------------------------

int FileDescriptor::dependency_count() const {
  return declarations_->import_count;
}

const FileDescriptor* FileDescriptor::dependency(int index) const {
  check_index(index, dependency_count(), name_);
  const onnxgen::FileDescriptor* const data = data_->imports[index];
  GOOGLE_CHECK(data != nullptr) << name_ << ": the classes of import " << index << " are lite, so it has no descriptor";
  return internal::descriptor_of(*data);
}

int FileDescriptor::public_dependency_count() const {
  return static_cast<int>(declarations_->public_imports.size());
}
const FileDescriptor* FileDescriptor::public_dependency(int index) const {
  check_index(index, public_dependency_count(), name_);
  return dependency(declarations_->public_imports[static_cast<std::size_t>(index)]);
}

int FileDescriptor::weak_dependency_count() const {
  return static_cast<int>(declarations_->weak_imports.size());
}
const FileDescriptor* FileDescriptor::weak_dependency(int index) const {
  check_index(index, weak_dependency_count(), name_);
  return dependency(declarations_->weak_imports[static_cast<std::size_t>(index)]);
}

// ---- elements ------------------------------------------------------------------------------------------------------

int FileDescriptor::message_type_count() const {
  return static_cast<int>(declarations_->scope_of(internal::kFileScope).messages.size());
}
const Descriptor* FileDescriptor::message_type(int index) const {
  check_index(index, message_type_count(), name_);
  return declarations_->message(
      declarations_->scope_of(internal::kFileScope).messages[static_cast<std::size_t>(index)]);
}

int FileDescriptor::enum_type_count() const {
  return static_cast<int>(declarations_->scope_of(internal::kFileScope).enums.size());
}
const EnumDescriptor* FileDescriptor::enum_type(int index) const {
  check_index(index, enum_type_count(), name_);
  return declarations_->enumeration(
      declarations_->scope_of(internal::kFileScope).enums[static_cast<std::size_t>(index)]);
}

int FileDescriptor::service_count() const {
  return service_count_;
}
const ServiceDescriptor* FileDescriptor::service(int index) const {
  check_index(index, service_count_, name_);
  return &services_[static_cast<std::size_t>(index)];
}

int FileDescriptor::extension_count() const {
  return static_cast<int>(declarations_->scope_of(internal::kFileScope).extensions.size());
}
const FieldDescriptor* FileDescriptor::extension(int index) const {
  check_index(index, extension_count(), name_);
  return internal::extension_in(
      *this, declarations_->scope_of(internal::kFileScope).extensions[static_cast<std::size_t>(index)]);
}

// ---- search --------------------------------------------------------------------------------------------------------

std::string FileDescriptor::full_name(std::string_view name) const {
  std::string scope = package_.empty() ? "" : package_ + ".";
  return scope.append(name);
}

const Descriptor* FileDescriptor::FindMessageTypeByName(std::string_view name) const {
  const internal::MessageDeclaration* const found = declarations_->find_message(full_name(name));
  return found != nullptr && found->scope == internal::kFileScope ? message_type(found->index) : nullptr;
}

const EnumDescriptor* FileDescriptor::FindEnumTypeByName(std::string_view name) const {
  const internal::EnumDeclaration* const found = declarations_->find_enum(full_name(name));
  return found != nullptr && found->scope == internal::kFileScope ? enum_type(found->index) : nullptr;
}

const EnumValueDescriptor* FileDescriptor::FindEnumValueByName(std::string_view name) const {
  for (int i = 0; i < enum_type_count(); ++i) {
    if (const EnumValueDescriptor* const found = enum_type(i)->FindValueByName(name)) return found;
  }
  return nullptr;
}

const ServiceDescriptor* FileDescriptor::FindServiceByName(std::string_view name) const {
  for (int i = 0; i < service_count_; ++i) {
    if (service(i)->name() == name) return service(i);
  }
  return nullptr;
}

template <class Name>
const FieldDescriptor* FileDescriptor::find_extension(std::string_view name, Name name_of) const {
  for (int i = 0; i < extension_count(); ++i) {
    if ((extension(i)->*name_of)() == name) return extension(i);
  }
  return nullptr;
}

const FieldDescriptor* FileDescriptor::FindExtensionByName(std::string_view name) const {
  return find_extension(name, &FieldDescriptor::name);
}
const FieldDescriptor* FileDescriptor::FindExtensionByLowercaseName(std::string_view name) const {
  return find_extension(name, &FieldDescriptor::lowercase_name);
}
const FieldDescriptor* FileDescriptor::FindExtensionByCamelcaseName(std::string_view name) const {
  return find_extension(name, &FieldDescriptor::camelcase_name);
}

}  // namespace ONNXGEN_HIDDEN
}  // namespace google
