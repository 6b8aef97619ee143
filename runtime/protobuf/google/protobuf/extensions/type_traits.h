// Types of extensions, as template arguments of their identifiers. The names and member types are libprotobuf's.
#pragma once

#include <cassert>
#include <cstdint>
#include <string>
#include <string_view>

#include "google/protobuf/repeated_field.h"
#include "google/protobuf/stubs/common.h"
#include "onnxgen/message/extension/extension_set.h"
#include "onnxgen/protobuf/storage/extendable_data.h"
#include "onnxgen/protobuf/storage/text.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {
namespace internal {

// Value of FieldDescriptor::Type.
using FieldType = std::uint8_t;

// Returns the default value of a string as an object, which is created on first use and never destroyed. Thread-safe.
const std::string& default_text_of(const onnxgen::ExtensionInfo& extension, std::string_view text);

// Members that every class below has in addition to those of libprotobuf:
//
//   Value: type of the member that a class has for such a field
//   Default: type of the default stored in the identifier; default_value() converts it
//   Data: data of the message that holds the value
//   has(): returns whether `data` has a value
//
// Classes for singular extensions also have get() and functions that change the value in `data`.

template <typename Type>
class ONNXGEN_VISIBLE_TAGGED PrimitiveTypeTraits {
 public:
  using ConstType = Type;
  using MutableType = Type;
  using Singular = PrimitiveTypeTraits;
  using Value = Type;
  using Default = Type;
  using Data = onnxgen::heap::ExtensionData<Value>;

  static Type default_value(const onnxgen::ExtensionInfo&, Type value) noexcept { return value; }
  static bool has(const Data& data) noexcept { return data.has(0); }
  static Type get(const Data& data) noexcept { return data.value; }
  static void set(Data& data, Type value) noexcept {
    data.value = value;
    data.set_has(0);
  }
};

template <typename Type, bool IsValid(int)>
class ONNXGEN_VISIBLE_TAGGED EnumTypeTraits : public PrimitiveTypeTraits<Type> {
 public:
  using Singular = EnumTypeTraits;
  using typename PrimitiveTypeTraits<Type>::Data;

  static void set(Data& data, Type value) noexcept {
    assert(IsValid(value));
    PrimitiveTypeTraits<Type>::set(data, value);
  }
};

// For strings and bytes.
class ONNXGEN_VISIBLE_TAGGED StringTypeTraits {
 public:
  using ConstType = const std::string&;
  using MutableType = std::string*;
  using Singular = StringTypeTraits;
  using Value = onnxgen::heap::Text;
  using Default = std::string_view;
  using Data = onnxgen::heap::ExtensionData<Value>;

  static const std::string& default_value(const onnxgen::ExtensionInfo& extension, std::string_view text) {
    return default_text_of(extension, text);
  }
  static bool has(const Data& data) noexcept { return data.has(0); }
  static const std::string& get(const Data& data) noexcept { return data.value.get(); }
  static std::string* mutate(Data& data) {
    std::string* const text = data.value.mutable_string(data.header);
    data.set_has(0);
    return text;
  }
  static void set(Data& data, const std::string& value) {
    data.value.set(value, data.header);
    data.set_has(0);
  }
};

// For messages and groups.
template <typename Type>
class ONNXGEN_VISIBLE_TAGGED MessageTypeTraits {
 public:
  using ConstType = const Type&;
  using MutableType = Type*;
  using Singular = MessageTypeTraits;
  using Value = Type*;
  struct Default {};
  using Data = onnxgen::heap::ExtensionData<Value>;

  static const Type& default_value(const onnxgen::ExtensionInfo&, Default) noexcept { return Type::default_instance(); }
  static bool has(const Data& data) noexcept { return data.value != nullptr; }
  static const Type& get(const Data& data) noexcept { return *data.value; }
  static Type* mutate(Data& data) {
    if (data.value == nullptr) data.value = new Type;
    return data.value;
  }
  static Type* release(Data& data) noexcept {
    Type* const value = data.value;
    data.value = nullptr;
    return value;
  }
  static void set_allocated(Data& data, Type* value) noexcept {
    if (data.value == value) return;
    if (data.value != nullptr) onnxgen::heap::delete_object(data.value, onnxgen::heap::element_type<Type>());
    data.value = value;
  }
};

template <typename Container>
class ONNXGEN_VISIBLE_TAGGED RepeatedTypeTraits {
 public:
  using RepeatedFieldType = Container;
  using Value = Container;
  struct Default {};
  using Data = onnxgen::heap::ExtensionData<Value>;

  static bool has(const Data& data) noexcept { return !data.value.empty(); }
};

template <typename Type>
class ONNXGEN_VISIBLE_TAGGED RepeatedPrimitiveTypeTraits : public RepeatedTypeTraits<RepeatedField<Type>> {
 public:
  using ConstType = Type;
  using MutableType = Type;
  using Repeated = RepeatedPrimitiveTypeTraits;
};

template <typename Type, bool IsValid(int)>
class ONNXGEN_VISIBLE_TAGGED RepeatedEnumTypeTraits : public RepeatedTypeTraits<RepeatedField<Type>> {
 public:
  using ConstType = Type;
  using MutableType = Type;
  using Repeated = RepeatedEnumTypeTraits;
};

class ONNXGEN_VISIBLE_TAGGED RepeatedStringTypeTraits : public RepeatedTypeTraits<RepeatedPtrField<std::string>> {
 public:
  using ConstType = const std::string&;
  using MutableType = std::string*;
  using Repeated = RepeatedStringTypeTraits;
};

template <typename Type>
class ONNXGEN_VISIBLE_TAGGED RepeatedMessageTypeTraits : public RepeatedTypeTraits<RepeatedPtrField<Type>> {
 public:
  using ConstType = const Type&;
  using MutableType = Type*;
  using Repeated = RepeatedMessageTypeTraits;
};

}  // namespace internal
}  // namespace ONNXGEN_HIDDEN
}  // namespace google
