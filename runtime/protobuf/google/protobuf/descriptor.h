// Descriptors of messages, fields, oneofs, enums, files and services, with libprotobuf's names.
//
// A descriptor is created when it is first requested, from the constant data that onnxgen emits with each class. It
// exists until the program ends, so programs may keep references to its names. Two pointers are equal if they refer to
// the same entity. All functions are thread-safe.
//
// An index out of range, or a function that does not fit the type of the field, is a fatal error like a failed
// GOOGLE_CHECK. options(), CopyTo() and DebugString() require the library onnxgen::well_known_protobuf.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "google/protobuf/descriptors/descriptor_pool.h"
#include "google/protobuf/descriptors/enum_descriptor.h"
#include "google/protobuf/descriptors/file_descriptor.h"
#include "google/protobuf/descriptors/printing.h"
#include "google/protobuf/descriptors/service_descriptor.h"
#include "google/protobuf/stubs/common.h"
#include "onnxgen/reflection/descriptor.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {

class Descriptor;
class FieldDescriptor;
class OneofDescriptor;

namespace internal {

struct MessageDeclaration;

const Descriptor* descriptor_of(const onnxgen::MessageDescriptor& data);
const onnxgen::MessageDescriptor& data_of(const Descriptor& descriptor) noexcept;
const onnxgen::FieldDescriptor& data_of(const FieldDescriptor& field) noexcept;
const MessageDeclaration& declaration_of(const Descriptor& descriptor);
// Return the known extensions of a message: the one with a number, or null, and all by ascending number.
const FieldDescriptor* extension_of(const Descriptor& extended, int number);
std::vector<const FieldDescriptor*> extensions_of(const Descriptor& extended);

}  // namespace internal

class FieldDescriptor {
 public:
  using Proto = FieldDescriptorProto;

  enum Type {
    TYPE_DOUBLE = 1,
    TYPE_FLOAT = 2,
    TYPE_INT64 = 3,
    TYPE_UINT64 = 4,
    TYPE_INT32 = 5,
    TYPE_FIXED64 = 6,
    TYPE_FIXED32 = 7,
    TYPE_BOOL = 8,
    TYPE_STRING = 9,
    TYPE_GROUP = 10,
    TYPE_MESSAGE = 11,
    TYPE_BYTES = 12,
    TYPE_UINT32 = 13,
    TYPE_ENUM = 14,
    TYPE_SFIXED32 = 15,
    TYPE_SFIXED64 = 16,
    TYPE_SINT32 = 17,
    TYPE_SINT64 = 18,
    MAX_TYPE = 18,
  };

  enum CppType {
    CPPTYPE_INT32 = 1,
    CPPTYPE_INT64 = 2,
    CPPTYPE_UINT32 = 3,
    CPPTYPE_UINT64 = 4,
    CPPTYPE_DOUBLE = 5,
    CPPTYPE_FLOAT = 6,
    CPPTYPE_BOOL = 7,
    CPPTYPE_ENUM = 8,
    CPPTYPE_STRING = 9,
    CPPTYPE_MESSAGE = 10,
    MAX_CPPTYPE = 10,
  };

  enum Label {
    LABEL_OPTIONAL = 1,
    LABEL_REQUIRED = 2,
    LABEL_REPEATED = 3,
    MAX_LABEL = 3,
  };

  static constexpr int kMaxNumber = (1 << 29) - 1;
  static constexpr int kFirstReservedNumber = 19000;
  static constexpr int kLastReservedNumber = 19999;

  FieldDescriptor(const FieldDescriptor&) = delete;
  FieldDescriptor& operator=(const FieldDescriptor&) = delete;

  ONNXGEN_PROTOBUF_TAG internal::NameResult name() const { return name_; }
  ONNXGEN_PROTOBUF_TAG internal::NameResult full_name() const { return full_name_; }
  ONNXGEN_PROTOBUF_TAG internal::NameResult json_name() const { return json_name_; }
  ONNXGEN_PROTOBUF_TAG internal::NameResult lowercase_name() const { return lowercase_name_; }
  ONNXGEN_PROTOBUF_TAG internal::NameResult camelcase_name() const { return camelcase_name_; }
  int number() const { return data_->number; }
  // Index in the schema's order, among the fields of the message or among the extensions of the file or message that
  // declares this extension.
  int index() const { return static_cast<int>(data_->position); }
  // For an extension: the message that it extends.
  const Descriptor* containing_type() const { return containing_type_; }
  bool is_extension() const { return onnxgen::is_extension(*data_); }
  // For an extension: the message in which it is declared, or null if there is none.
  const Descriptor* extension_scope() const;
  const FileDescriptor* file() const;
  // Returns the name in the brackets of the text format.
  ONNXGEN_PROTOBUF_TAG internal::NewNameResult PrintableNameForExtension() const { return data_->name; }

  Type type() const { return static_cast<Type>(data_->type); }
  CppType cpp_type() const { return TypeToCppType(type()); }
  ONNXGEN_PROTOBUF_TAG internal::ConstantNameResult type_name() const { return text_of(type()); }
  ONNXGEN_PROTOBUF_TAG internal::ConstantNameResult cpp_type_name() const { return text_of(cpp_type()); }
  static CppType TypeToCppType(Type type);
  ONNXGEN_PROTOBUF_TAG static internal::ConstantNameResult TypeName(Type type) { return text_of(type); }
  ONNXGEN_PROTOBUF_TAG static internal::ConstantNameResult CppTypeName(CppType type) { return text_of(type); }

  // C++ type of a string field. Always kString.
  enum class CppStringType { kView = 1, kCord = 2, kString = 3 };
  CppStringType cpp_string_type() const { return CppStringType::kString; }
  // Returns whether parsers check that the string is UTF-8.
  bool requires_utf8_validation() const { return (data_->flags & onnxgen::FieldDescriptor::kValidatesUtf8) != 0; }
  // Returns whether undeclared numbers of the enum become unknown fields, as in proto2.
  bool legacy_enum_field_treated_as_closed() const {
    return type() == TYPE_ENUM && (data_->flags & onnxgen::FieldDescriptor::kClosedEnum) != 0;
  }

  Label label() const;
  bool is_required() const { return label() == LABEL_REQUIRED; }
  bool is_optional() const { return label() == LABEL_OPTIONAL; }
  bool is_repeated() const { return label() == LABEL_REPEATED; }
  bool is_map() const { return onnxgen::is_map(*data_); }
  bool is_packable() const;
  // Returns whether a repeated field of this type can be packed.
  static bool IsTypePackable(Type type) {
    return type != TYPE_STRING && type != TYPE_BYTES && type != TYPE_MESSAGE && type != TYPE_GROUP;
  }
  bool is_packed() const { return (data_->flags & onnxgen::FieldDescriptor::kPacked) != 0; }
  bool has_presence() const;
  // Return whether the schema sets a default value, or a JSON name.
  bool has_default_value() const;
  bool has_json_name() const;

  // Null unless the field is a message or group.
  const Descriptor* message_type() const;
  // Null unless the field is an enum.
  const EnumDescriptor* enum_type() const;

  // Oneof of the field. For a proto3 field with `optional`, the synthetic oneof that represents its presence.
  const OneofDescriptor* containing_oneof() const { return containing_oneof_; }
  // Like containing_oneof(), but null for synthetic oneofs.
  const OneofDescriptor* real_containing_oneof() const;
  int index_in_oneof() const;

  int32 default_value_int32() const;
  int64 default_value_int64() const;
  uint32 default_value_uint32() const;
  uint64 default_value_uint64() const;
  float default_value_float() const;
  double default_value_double() const;
  bool default_value_bool() const;
  int32 default_value_int32_t() const { return default_value_int32(); }
  int64 default_value_int64_t() const { return default_value_int64(); }
  uint32 default_value_uint32_t() const { return default_value_uint32(); }
  uint64 default_value_uint64_t() const { return default_value_uint64(); }
  const EnumValueDescriptor* default_value_enum() const;
  ONNXGEN_PROTOBUF_TAG internal::NameResult default_value_string() const { return default_text(); }

  const FieldOptions& options() const;
  void CopyTo(FieldDescriptorProto* proto) const;
  std::string DebugString() const;
  std::string DebugStringWithOptions(const DebugStringOptions& options) const;
  bool GetSourceLocation(SourceLocation* /*location*/) const { return false; }

  ONNXGEN_PROTOBUF_UNTIL_30
  // Returns whether the schema has the keyword `optional`.
  bool has_optional_keyword() const;

 private:
  friend class Descriptor;
  friend const onnxgen::FieldDescriptor& internal::data_of(const FieldDescriptor& field) noexcept;

  FieldDescriptor() = default;
  // `full_name` ends with the name of the field.
  void describe(const onnxgen::FieldDescriptor& data, const Descriptor& containing_type, std::string full_name);
  std::uint64_t default_bits(CppType type) const;
  const std::string& default_text() const;
  static const char* text_of(Type type);
  static const char* text_of(CppType type);

  const onnxgen::FieldDescriptor* data_ = nullptr;
  const Descriptor* containing_type_ = nullptr;
  const OneofDescriptor* containing_oneof_ = nullptr;
  std::string name_;
  std::string full_name_;
  std::string json_name_;
  std::string lowercase_name_;
  std::string camelcase_name_;
  std::string default_text_;
};

class OneofDescriptor {
 public:
  using Proto = OneofDescriptorProto;

  OneofDescriptor(const OneofDescriptor&) = delete;
  OneofDescriptor& operator=(const OneofDescriptor&) = delete;

  ONNXGEN_PROTOBUF_TAG internal::NameResult name() const { return name_; }
  ONNXGEN_PROTOBUF_TAG internal::NameResult full_name() const { return full_name_; }
  int index() const { return index_; }
  const Descriptor* containing_type() const { return containing_type_; }
  int field_count() const { return static_cast<int>(fields_.size()); }
  const FieldDescriptor* field(int index) const;
  const FileDescriptor* file() const;

  const OneofOptions& options() const;
  void CopyTo(OneofDescriptorProto* proto) const;
  std::string DebugString() const;
  std::string DebugStringWithOptions(const DebugStringOptions& options) const;
  bool GetSourceLocation(SourceLocation* /*location*/) const { return false; }

  ONNXGEN_PROTOBUF_UNTIL_30
  // Returns whether the oneof represents the presence of a proto3 field with `optional`. The schema does not declare
  // such a oneof.
  bool is_synthetic() const { return is_synthetic_; }

 private:
  friend class Descriptor;
  friend class FieldDescriptor;

  OneofDescriptor() = default;

  std::string name_;
  std::string full_name_;
  const Descriptor* containing_type_ = nullptr;
  std::vector<const FieldDescriptor*> fields_;
  int index_ = 0;
  bool is_synthetic_ = false;
};

class Descriptor {
 public:
  using Proto = DescriptorProto;

  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;

  ONNXGEN_PROTOBUF_TAG internal::NameResult name() const { return name_; }
  ONNXGEN_PROTOBUF_TAG internal::NameResult full_name() const { return full_name_; }

  // Index among the messages of the file or containing message.
  int index() const;
  const FileDescriptor* file() const;
  // Null if the message is not declared inside another one.
  const Descriptor* containing_type() const;
  bool is_placeholder() const { return false; }

  // Fields in schema order, without extensions.
  int field_count() const { return field_count_; }
  const FieldDescriptor* field(int index) const;
  // Return null if there is no such field.
  const FieldDescriptor* FindFieldByNumber(int number) const;
  const FieldDescriptor* FindFieldByName(std::string_view name) const;
  const FieldDescriptor* FindFieldByLowercaseName(std::string_view name) const;
  const FieldDescriptor* FindFieldByCamelcaseName(std::string_view name) const;

  // Oneofs. Those declared in the schema come first.
  int oneof_decl_count() const { return oneof_count_; }
  int real_oneof_decl_count() const { return static_cast<int>(data_->oneof_count); }
  const OneofDescriptor* oneof_decl(int index) const;
  const OneofDescriptor* real_oneof_decl(int index) const;
  const OneofDescriptor* FindOneofByName(std::string_view name) const;

  // Null unless the message is the entry of a map.
  const FieldDescriptor* map_key() const { return data_->map_entry ? field(0) : nullptr; }
  const FieldDescriptor* map_value() const { return data_->map_entry ? field(1) : nullptr; }

  // Declarations inside the message, in schema order. The entries of maps are also nested types. The functions that
  // find a declaration by name return null if there is none.
  int nested_type_count() const;
  const Descriptor* nested_type(int index) const;
  const Descriptor* FindNestedTypeByName(std::string_view name) const;
  int enum_type_count() const;
  const EnumDescriptor* enum_type(int index) const;
  const EnumDescriptor* FindEnumTypeByName(std::string_view name) const;
  const EnumValueDescriptor* FindEnumValueByName(std::string_view name) const;
  int extension_count() const;
  const FieldDescriptor* extension(int index) const;
  const FieldDescriptor* FindExtensionByName(std::string_view name) const;
  const FieldDescriptor* FindExtensionByLowercaseName(std::string_view name) const;
  const FieldDescriptor* FindExtensionByCamelcaseName(std::string_view name) const;

  // Numbers that extensions may have.
  struct ExtensionRange {
    using Proto = DescriptorProto_ExtensionRange;

    int start_number() const { return start; }
    int end_number() const { return end; }  // exclusive
    void CopyTo(DescriptorProto_ExtensionRange* proto) const;

    ONNXGEN_PROTOBUF_UNTIL_30
    int start;
    int end;  // exclusive
    std::string_view encoded;
  };
  int extension_range_count() const;
  const ExtensionRange* extension_range(int index) const;
  // Returns null if no range contains the number.
  const ExtensionRange* FindExtensionRangeContainingNumber(int number) const;
  bool IsExtensionNumber(int number) const { return FindExtensionRangeContainingNumber(number) != nullptr; }

  // Numbers and names that no field may have.
  struct ReservedRange {
    int start;
    int end;  // exclusive
  };
  int reserved_range_count() const;
  const ReservedRange* reserved_range(int index) const;
  // Returns null if no range contains the number.
  const ReservedRange* FindReservedRangeContainingNumber(int number) const;
  bool IsReservedNumber(int number) const { return FindReservedRangeContainingNumber(number) != nullptr; }
  int reserved_name_count() const;
  ONNXGEN_PROTOBUF_TAG internal::NameResult reserved_name(int index) const { return reserved_text(index); }
  bool IsReservedName(std::string_view name) const;

  const MessageOptions& options() const;
  void CopyTo(DescriptorProto* proto) const;
  std::string DebugString() const;
  std::string DebugStringWithOptions(const DebugStringOptions& options) const;
  bool GetSourceLocation(SourceLocation* /*location*/) const { return false; }

 private:
  friend class Reflection;
  friend const FieldDescriptor* internal::extension_of(const Descriptor& extended, int number);
  friend std::vector<const FieldDescriptor*> internal::extensions_of(const Descriptor& extended);
  friend const Descriptor* internal::descriptor_of(const onnxgen::MessageDescriptor& data);
  friend const onnxgen::MessageDescriptor& internal::data_of(const Descriptor& descriptor) noexcept;

  explicit Descriptor(const onnxgen::MessageDescriptor& data);
  const std::string& reserved_text(int index) const;
  void describe_fields();
  void describe_oneofs();
  OneofDescriptor& add_oneof(const std::string& name);
  std::string synthetic_name(const FieldDescriptor& field) const;
  // Returns the descriptor of a field or known extension.
  const FieldDescriptor& described(const onnxgen::FieldDescriptor& data) const;
  const FieldDescriptor* find_extension(int number) const;
  const FieldDescriptor* find_extension(std::string_view name) const;

  const onnxgen::MessageDescriptor* data_;
  std::string full_name_;
  std::string name_;
  std::unique_ptr<FieldDescriptor[]> fields_;
  std::unique_ptr<OneofDescriptor[]> oneofs_;
  int field_count_ = 0;
  int oneof_count_ = 0;
};

}  // namespace ONNXGEN_HIDDEN
}  // namespace google
