// Descriptors of services and their methods. Included by descriptor.h, which documents all descriptors.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "google/protobuf/descriptors/printing.h"
#include "google/protobuf/stubs/common.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {

class Descriptor;
class FileDescriptor;
class MethodDescriptor;
class ServiceDescriptor;

namespace internal {

std::string_view encoded_of(const ServiceDescriptor& service) noexcept;
std::string_view encoded_of(const MethodDescriptor& method) noexcept;

}  // namespace internal

class MethodDescriptor {
 public:
  using Proto = MethodDescriptorProto;

  MethodDescriptor(const MethodDescriptor&) = delete;
  MethodDescriptor& operator=(const MethodDescriptor&) = delete;

  ONNXGEN_PROTOBUF_TAG internal::NameResult name() const { return name_; }
  ONNXGEN_PROTOBUF_TAG internal::NameResult full_name() const { return full_name_; }
  int index() const { return index_; }
  const ServiceDescriptor* service() const { return service_; }
  const FileDescriptor* file() const;
  // Never null.
  const Descriptor* input_type() const;
  const Descriptor* output_type() const;
  bool client_streaming() const { return client_streaming_; }
  bool server_streaming() const { return server_streaming_; }

  const MethodOptions& options() const;
  void CopyTo(MethodDescriptorProto* proto) const;
  std::string DebugString() const;
  std::string DebugStringWithOptions(const DebugStringOptions& options) const;
  bool GetSourceLocation(SourceLocation* /*location*/) const { return false; }

 private:
  friend class ServiceDescriptor;
  friend std::string_view internal::encoded_of(const MethodDescriptor& method) noexcept;

  MethodDescriptor() = default;
  void describe(std::string_view encoded, const ServiceDescriptor& service, int index);

  std::string_view encoded_;
  const ServiceDescriptor* service_ = nullptr;
  std::string name_;
  std::string full_name_;
  std::string_view input_;  // full names
  std::string_view output_;
  int index_ = 0;
  bool client_streaming_ = false;
  bool server_streaming_ = false;
};

class ServiceDescriptor {
 public:
  using Proto = ServiceDescriptorProto;

  ServiceDescriptor(const ServiceDescriptor&) = delete;
  ServiceDescriptor& operator=(const ServiceDescriptor&) = delete;

  ONNXGEN_PROTOBUF_TAG internal::NameResult name() const { return name_; }
  ONNXGEN_PROTOBUF_TAG internal::NameResult full_name() const { return full_name_; }
  int index() const { return index_; }
  const FileDescriptor* file() const { return file_; }

  int method_count() const { return method_count_; }
  const MethodDescriptor* method(int index) const;
  // Returns null if there is no such method.
  const MethodDescriptor* FindMethodByName(std::string_view name) const;

  const ServiceOptions& options() const;
  void CopyTo(ServiceDescriptorProto* proto) const;
  std::string DebugString() const;
  std::string DebugStringWithOptions(const DebugStringOptions& options) const;
  bool GetSourceLocation(SourceLocation* /*location*/) const { return false; }

 private:
  friend class FileDescriptor;
  friend std::string_view internal::encoded_of(const ServiceDescriptor& service) noexcept;

  ServiceDescriptor() = default;
  void describe(std::string_view encoded, const FileDescriptor& file, int index);

  std::string_view encoded_;
  const FileDescriptor* file_ = nullptr;
  std::string name_;
  std::string full_name_;
  std::unique_ptr<MethodDescriptor[]> methods_;
  int method_count_ = 0;
  int index_ = 0;
};

}  // namespace ONNXGEN_HIDDEN
}  // namespace google
