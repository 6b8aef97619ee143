#include "google/protobuf/descriptors/service_descriptor.h"

#include "google/protobuf/descriptor.h"
#include "google/protobuf/descriptors/declarations.h"
#include "google/protobuf/descriptors/descriptor_parts.h"
#include "google/protobuf/descriptors/encoded_fields.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {

namespace internal {

std::string_view encoded_of(const ServiceDescriptor& service) noexcept {
  return service.encoded_;
}
std::string_view encoded_of(const MethodDescriptor& method) noexcept {
  return method.encoded_;
}

}  // namespace internal

// The field numbers in this file are those of descriptor.proto.

void ServiceDescriptor::describe(std::string_view encoded, const FileDescriptor& file, int index) {
  encoded_ = encoded;
  file_ = &file;
  index_ = index;
  internal::read_fields(encoded, [this](const internal::EncodedField& field) {
    if (field.number == 1) name_ = field.bytes;
    if (field.number == 2) ++method_count_;
  });
  full_name_ = (file.package().empty() ? "" : file.package() + ".") + name_;
  if (method_count_ == 0) return;
  methods_.reset(new MethodDescriptor[static_cast<std::size_t>(method_count_)]);
  int next = 0;
  internal::read_fields(encoded, [&](const internal::EncodedField& field) {
    if (field.number != 2) return;
    methods_[static_cast<std::size_t>(next)].describe(field.bytes, *this, next);
    ++next;
  });
}

const MethodDescriptor* ServiceDescriptor::method(int index) const {
  internal::check_index(index, method_count_, full_name_);
  return &methods_[static_cast<std::size_t>(index)];
}

const MethodDescriptor* ServiceDescriptor::FindMethodByName(std::string_view name) const {
  for (int i = 0; i < method_count_; ++i) {
    if (method(i)->name() == name) return method(i);
  }
  return nullptr;
}

void MethodDescriptor::describe(std::string_view encoded, const ServiceDescriptor& service, int index) {
  encoded_ = encoded;
  service_ = &service;
  index_ = index;
  internal::read_fields(encoded, [this](const internal::EncodedField& field) {
    if (field.number == 1) name_ = field.bytes;
    if (field.number == 2) input_ = field.bytes.substr(1);  // without the dot
    if (field.number == 3) output_ = field.bytes.substr(1);
    if (field.number == 5) client_streaming_ = field.value != 0;
    if (field.number == 6) server_streaming_ = field.value != 0;
  });
  full_name_ = service.full_name() + "." + name_;
}

const FileDescriptor* MethodDescriptor::file() const {
  return service_->file();
}
const Descriptor* MethodDescriptor::input_type() const {
  return internal::message_in(*file(), input_);
}
const Descriptor* MethodDescriptor::output_type() const {
  return internal::message_in(*file(), output_);
}

}  // namespace ONNXGEN_HIDDEN
}  // namespace google
