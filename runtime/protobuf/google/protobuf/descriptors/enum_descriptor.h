// Descriptors of enums and their values. Included by descriptor.h, which documents all descriptors.
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>

#include "google/protobuf/descriptors/printing.h"
#include "google/protobuf/stubs/common.h"
#include "google/protobuf/stubs/mutex.h"
#include "onnxgen/message/enum.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {

class Descriptor;
class EnumDescriptor;
class FileDescriptor;

namespace internal {

const EnumDescriptor* descriptor_of(const onnxgen::EnumDescriptor& data);

}  // namespace internal

class EnumValueDescriptor {
 public:
  using Proto = EnumValueDescriptorProto;

  EnumValueDescriptor(const EnumValueDescriptor&) = delete;
  EnumValueDescriptor& operator=(const EnumValueDescriptor&) = delete;

  ONNXGEN_PROTOBUF_TAG internal::NameResult name() const { return name_; }
  // Full name. It contains the scope of the enum, not the enum itself: "onnx.TensorProto.FLOAT".
  ONNXGEN_PROTOBUF_TAG internal::NameResult full_name() const { return full_name_; }
  int number() const { return number_; }
  int index() const { return index_; }
  const EnumDescriptor* type() const { return type_; }
  const FileDescriptor* file() const;

  const EnumValueOptions& options() const;
  void CopyTo(EnumValueDescriptorProto* proto) const;
  std::string DebugString() const;
  std::string DebugStringWithOptions(const DebugStringOptions& options) const;
  bool GetSourceLocation(SourceLocation* /*location*/) const { return false; }

 private:
  friend class EnumDescriptor;

  EnumValueDescriptor() = default;

  std::string name_;
  std::string full_name_;
  const EnumDescriptor* type_ = nullptr;
  int number_ = 0;
  int index_ = 0;
};

class EnumDescriptor {
 public:
  using Proto = EnumDescriptorProto;

  EnumDescriptor(const EnumDescriptor&) = delete;
  EnumDescriptor& operator=(const EnumDescriptor&) = delete;

  ONNXGEN_PROTOBUF_TAG internal::NameResult name() const { return name_; }
  ONNXGEN_PROTOBUF_TAG internal::NameResult full_name() const { return full_name_; }
  // Index among the enums of the file or containing message.
  int index() const;
  const FileDescriptor* file() const;
  // Null if the enum is not declared inside a message.
  const Descriptor* containing_type() const;
  bool is_placeholder() const { return false; }
  // Returns whether the schema makes the enum closed, as in proto2. Numbers that a closed enum does not declare become
  // unknown fields. FieldDescriptor::legacy_enum_field_treated_as_closed() tells whether the parser does so.
  bool is_closed() const;

  // Values in schema order.
  int value_count() const { return static_cast<int>(data_->count); }
  const EnumValueDescriptor* value(int index) const;
  // Return null if there is no such value.
  const EnumValueDescriptor* FindValueByName(std::string_view name) const;
  const EnumValueDescriptor* FindValueByNumber(int number) const;

  // Numbers and names that no value may have.
  struct ReservedRange {
    int start;
    int end;  // inclusive
  };
  int reserved_range_count() const;
  const ReservedRange* reserved_range(int index) const;
  // Returns null if no range contains the number.
  const ReservedRange* FindReservedRangeContainingNumber(int number) const;
  bool IsReservedNumber(int number) const { return FindReservedRangeContainingNumber(number) != nullptr; }
  int reserved_name_count() const;
  ONNXGEN_PROTOBUF_TAG internal::NameResult reserved_name(int index) const { return reserved_text(index); }
  bool IsReservedName(std::string_view name) const;

  const EnumOptions& options() const;
  void CopyTo(EnumDescriptorProto* proto) const;
  std::string DebugString() const;
  std::string DebugStringWithOptions(const DebugStringOptions& options) const;
  bool GetSourceLocation(SourceLocation* /*location*/) const { return false; }

  ONNXGEN_PROTOBUF_UNTIL_30
  // Returns the value with this number. For a number that is not in the schema, creates a value UNKNOWN_ENUM_VALUE_...,
  // which is never destroyed. Programs that read untrusted input should use numbers instead.
  const EnumValueDescriptor* FindValueByNumberCreatingIfUnknown(int number) const;

 private:
  friend const EnumDescriptor* internal::descriptor_of(const onnxgen::EnumDescriptor& data);

  explicit EnumDescriptor(const onnxgen::EnumDescriptor& data);
  const std::string& reserved_text(int index) const;
  // Returns the position in the schema of the value that is number `entry` in ascending order of numbers.
  std::size_t position(std::size_t entry) const {
    return data_->positions != nullptr ? data_->positions[entry] : entry;
  }

  const onnxgen::EnumDescriptor* data_;
  std::string full_name_;
  std::string name_;
  std::unique_ptr<EnumValueDescriptor[]> values_;
  mutable internal::Mutex unknown_mutex_;
  mutable std::unordered_map<int, std::unique_ptr<EnumValueDescriptor>> unknown_;
};

}  // namespace ONNXGEN_HIDDEN
}  // namespace google
