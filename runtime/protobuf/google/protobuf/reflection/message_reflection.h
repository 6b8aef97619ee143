// Reflection: access to the fields of a message by their descriptors, for code that does not know the message's class.
// Included by message.h.
//
// A field must belong to the message's class, the function must fit the field's type and label, and an index must be
// less than FieldSize(). Violations are fatal errors with a message, like GOOGLE_LOG(FATAL).
#pragma once

#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "google/protobuf/class_info.h"
#include "google/protobuf/descriptor.h"
#include "google/protobuf/repeated_field.h"
#include "onnxgen/reflection/mutable_message.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {

class Message;
class Reflection;
class UnknownFieldSet;
template <typename T>
class RepeatedFieldRef;
template <typename T>
class MutableRepeatedFieldRef;

namespace internal {

const Reflection* reflection_of(const onnxgen::MessageDescriptor& data);

}  // namespace internal

// Provides the default instances of generated classes, from which messages are created by their descriptors.
class MessageFactory {
 public:
  MessageFactory() = default;
  MessageFactory(const MessageFactory&) = delete;
  MessageFactory& operator=(const MessageFactory&) = delete;
  virtual ~MessageFactory() = default;

  // Returns the default instance of the class with this descriptor.
  virtual const Message* GetPrototype(const Descriptor* type) = 0;

  // Factory of all generated classes.
  static MessageFactory* generated_factory();
};

// Reflection of a class; there is one object per class. Functions that read a message may be called from several
// threads at once, like the message's const functions.
class Reflection final {
 public:
  Reflection(const Reflection&) = delete;
  Reflection& operator=(const Reflection&) = delete;

  // Returns whether a singular field is set. For fields without presence: whether the value is nonzero or nonempty.
  bool HasField(const Message& message, const FieldDescriptor* field) const;
  // Returns whether the message is the instance that getters return for unset fields.
  bool IsDefaultInstance(const Message& message) const;
  // Returns the number of elements of a repeated field or map.
  int FieldSize(const Message& message, const FieldDescriptor* field) const;
  bool HasOneof(const Message& message, const OneofDescriptor* oneof) const;
  // Returns the active member of the oneof, or null.
  const FieldDescriptor* GetOneofFieldDescriptor(const Message& message, const OneofDescriptor* oneof) const;
  // Replaces `output` with the fields that are set or nonempty, ordered by number, including extensions.
  void ListFields(const Message& message, std::vector<const FieldDescriptor*>* output) const;

  // Returns an extension of the message that the program links, by its full name or by its name in the text format.
  // Returns null if there is none. All functions accept the result like a field.
  const FieldDescriptor* FindKnownExtensionByName(std::string_view name) const;
  const FieldDescriptor* FindKnownExtensionByNumber(int number) const;

  // Return the value, or the default if the field is not set.
  int32 GetInt32(const Message& message, const FieldDescriptor* field) const;
  int64 GetInt64(const Message& message, const FieldDescriptor* field) const;
  uint32 GetUInt32(const Message& message, const FieldDescriptor* field) const;
  uint64 GetUInt64(const Message& message, const FieldDescriptor* field) const;
  float GetFloat(const Message& message, const FieldDescriptor* field) const;
  double GetDouble(const Message& message, const FieldDescriptor* field) const;
  bool GetBool(const Message& message, const FieldDescriptor* field) const;
  const EnumValueDescriptor* GetEnum(const Message& message, const FieldDescriptor* field) const;
  int GetEnumValue(const Message& message, const FieldDescriptor* field) const;
  // For strings and bytes.
  std::string GetString(const Message& message, const FieldDescriptor* field) const;
  // Returns a reference to the value in the message. `scratch` is not used.
  const std::string& GetStringReference(const Message& message, const FieldDescriptor* field,
                                        std::string* scratch) const;
  // Return a view of the value in the message. `scratch` is not used.
  class ScratchSpace {};
  std::string_view GetStringView(const Message& message, const FieldDescriptor* field,
                                 ScratchSpace& /*scratch*/) const {
    return GetStringReference(message, field, nullptr);
  }
  std::string_view GetRepeatedStringView(const Message& message, const FieldDescriptor* field, int index,
                                         ScratchSpace& /*scratch*/) const {
    return GetRepeatedStringReference(message, field, index, nullptr);
  }
  // Returns the default instance if the field is not set.
  const Message& GetMessage(const Message& message, const FieldDescriptor* field) const;

  int32 GetRepeatedInt32(const Message& message, const FieldDescriptor* field, int index) const;
  int64 GetRepeatedInt64(const Message& message, const FieldDescriptor* field, int index) const;
  uint32 GetRepeatedUInt32(const Message& message, const FieldDescriptor* field, int index) const;
  uint64 GetRepeatedUInt64(const Message& message, const FieldDescriptor* field, int index) const;
  float GetRepeatedFloat(const Message& message, const FieldDescriptor* field, int index) const;
  double GetRepeatedDouble(const Message& message, const FieldDescriptor* field, int index) const;
  bool GetRepeatedBool(const Message& message, const FieldDescriptor* field, int index) const;
  const EnumValueDescriptor* GetRepeatedEnum(const Message& message, const FieldDescriptor* field, int index) const;
  int GetRepeatedEnumValue(const Message& message, const FieldDescriptor* field, int index) const;
  std::string GetRepeatedString(const Message& message, const FieldDescriptor* field, int index) const;
  const std::string& GetRepeatedStringReference(const Message& message, const FieldDescriptor* field, int index,
                                                std::string* scratch) const;
  // Not for maps, whose entries are not messages here.
  const Message& GetRepeatedMessage(const Message& message, const FieldDescriptor* field, int index) const;

  void SetInt32(Message* message, const FieldDescriptor* field, int32 value) const;
  void SetInt64(Message* message, const FieldDescriptor* field, int64 value) const;
  void SetUInt32(Message* message, const FieldDescriptor* field, uint32 value) const;
  void SetUInt64(Message* message, const FieldDescriptor* field, uint64 value) const;
  void SetFloat(Message* message, const FieldDescriptor* field, float value) const;
  void SetDouble(Message* message, const FieldDescriptor* field, double value) const;
  void SetBool(Message* message, const FieldDescriptor* field, bool value) const;
  void SetEnum(Message* message, const FieldDescriptor* field, const EnumValueDescriptor* value) const;
  // Sets a number. A number that a proto2 enum does not define becomes an unknown field, as when parsing.
  void SetEnumValue(Message* message, const FieldDescriptor* field, int value) const;
  void SetString(Message* message, const FieldDescriptor* field, std::string value) const;
  // Returns the message for modification, creating it if the field is not set.
  Message* MutableMessage(Message* message, const FieldDescriptor* field) const;

  void SetRepeatedInt32(Message* message, const FieldDescriptor* field, int index, int32 value) const;
  void SetRepeatedInt64(Message* message, const FieldDescriptor* field, int index, int64 value) const;
  void SetRepeatedUInt32(Message* message, const FieldDescriptor* field, int index, uint32 value) const;
  void SetRepeatedUInt64(Message* message, const FieldDescriptor* field, int index, uint64 value) const;
  void SetRepeatedFloat(Message* message, const FieldDescriptor* field, int index, float value) const;
  void SetRepeatedDouble(Message* message, const FieldDescriptor* field, int index, double value) const;
  void SetRepeatedBool(Message* message, const FieldDescriptor* field, int index, bool value) const;
  void SetRepeatedEnum(Message* message, const FieldDescriptor* field, int index,
                       const EnumValueDescriptor* value) const;
  void SetRepeatedEnumValue(Message* message, const FieldDescriptor* field, int index, int value) const;
  void SetRepeatedString(Message* message, const FieldDescriptor* field, int index, std::string value) const;
  // Not for maps.
  Message* MutableRepeatedMessage(Message* message, const FieldDescriptor* field, int index) const;

  void AddInt32(Message* message, const FieldDescriptor* field, int32 value) const;
  void AddInt64(Message* message, const FieldDescriptor* field, int64 value) const;
  void AddUInt32(Message* message, const FieldDescriptor* field, uint32 value) const;
  void AddUInt64(Message* message, const FieldDescriptor* field, uint64 value) const;
  void AddFloat(Message* message, const FieldDescriptor* field, float value) const;
  void AddDouble(Message* message, const FieldDescriptor* field, double value) const;
  void AddBool(Message* message, const FieldDescriptor* field, bool value) const;
  void AddEnum(Message* message, const FieldDescriptor* field, const EnumValueDescriptor* value) const;
  void AddEnumValue(Message* message, const FieldDescriptor* field, int value) const;
  void AddString(Message* message, const FieldDescriptor* field, std::string value) const;
  // Not for maps.
  Message* AddMessage(Message* message, const FieldDescriptor* field) const;
  // For repeated fields except maps.
  void RemoveLast(Message* message, const FieldDescriptor* field) const;
  void SwapElements(Message* message, const FieldDescriptor* field, int index1, int index2) const;

  // Take ownership of `value`, which must have been created with new or in an arena. Null clears a singular field.
  void SetAllocatedMessage(Message* message, Message* value, const FieldDescriptor* field) const;
  void AddAllocatedMessage(Message* message, const FieldDescriptor* field, Message* value) const;
  // Transfer a message to the caller, who must delete it. ReleaseMessage() returns null if the field is not set.
  Message* ReleaseMessage(Message* message, const FieldDescriptor* field, MessageFactory* factory = nullptr) const;
  Message* ReleaseLast(Message* message, const FieldDescriptor* field) const;
  // Like the functions above, but a message in an arena remains the arena's.
  void UnsafeArenaSetAllocatedMessage(Message* message, Message* value, const FieldDescriptor* field) const;
  void UnsafeArenaAddAllocatedMessage(Message* message, const FieldDescriptor* field, Message* value) const;
  Message* UnsafeArenaReleaseMessage(Message* message, const FieldDescriptor* field,
                                     MessageFactory* factory = nullptr) const {
    return internal::ClassInfo::returned(ReleaseMessage(message, field, factory));
  }
  Message* UnsafeArenaReleaseLast(Message* message, const FieldDescriptor* field) const {
    return internal::ClassInfo::returned(ReleaseLast(message, field));
  }

  // Return the container of a repeated field that is not a map. The message owns it. T is the type of the elements, or
  // int for enums.
  template <typename T>
  const RepeatedField<T>& GetRepeatedField(const Message& message, const FieldDescriptor* field) const {
    return *static_cast<const RepeatedField<T>*>(container(message, field, type_of<T>(), "GetRepeatedField"));
  }
  template <typename T>
  RepeatedField<T>* MutableRepeatedField(Message* message, const FieldDescriptor* field) const {
    return static_cast<RepeatedField<T>*>(container_to_change(message, field, type_of<T>(), "MutableRepeatedField"));
  }
  template <typename T>
  const RepeatedPtrField<T>& GetRepeatedPtrField(const Message& message, const FieldDescriptor* field) const {
    return *static_cast<const RepeatedPtrField<T>*>(container(message, field, type_of<T>(), "GetRepeatedPtrField"));
  }
  template <typename T>
  RepeatedPtrField<T>* MutableRepeatedPtrField(Message* message, const FieldDescriptor* field) const {
    return static_cast<RepeatedPtrField<T>*>(
        container_to_change(message, field, type_of<T>(), "MutableRepeatedPtrField"));
  }

  // Return a view of a repeated field that is not a map. The message must outlive it. To call them, include
  // google/protobuf/reflection.h.
  template <typename T>
  RepeatedFieldRef<T> GetRepeatedFieldRef(const Message& message, const FieldDescriptor* field) const;
  template <typename T>
  MutableRepeatedFieldRef<T> GetMutableRepeatedFieldRef(Message* message, const FieldDescriptor* field) const;

  // Exchanges the contents of two messages of this class. Neither may be part of the other.
  void Swap(Message* message1, Message* message2) const;
  void UnsafeArenaSwap(Message* message1, Message* message2) const { Swap(message1, message2); }

  // See unknown_field_set.h.
  const UnknownFieldSet& GetUnknownFields(const Message& message) const;
  UnknownFieldSet* MutableUnknownFields(Message* message) const;

  std::size_t SpaceUsedLong(const Message& message) const;
  int SpaceUsed(const Message& message) const { return static_cast<int>(SpaceUsedLong(message)); }

  MessageFactory* GetMessageFactory() const;

  void ClearField(Message* message, const FieldDescriptor* field) const;
  void ClearOneof(Message* message, const OneofDescriptor* oneof) const;

  ONNXGEN_PROTOBUF_UNTIL_30
  // Returns whether enum fields keep numbers that the schema does not define, as those of proto3 do.
  bool SupportsUnknownEnumValues() const;

 private:
  friend const Reflection* internal::reflection_of(const onnxgen::MessageDescriptor& data);

  using CppType = FieldDescriptor::CppType;

  explicit Reflection(const onnxgen::MessageDescriptor& data) : data_(&data) {}

  // Checks the class of the message and returns a view for reading. `method` is the name of the called function.
  onnxgen::ConstMessage view(const Message& message, const char* method) const;
  // Also check the field's label and type.
  onnxgen::ConstMessage singular(const Message& message, const FieldDescriptor* field, CppType type,
                                 const char* method) const;
  onnxgen::ConstMessage element(const Message& message, const FieldDescriptor* field, int index, CppType type,
                                const char* method) const;
  void check_field(const FieldDescriptor* field, const char* method) const;
  void check_singular(const FieldDescriptor* field, const char* method) const;
  void check_type(const FieldDescriptor* field, CppType type, const char* method) const;
  void check_index(onnxgen::ConstMessage view, const FieldDescriptor* field, int index, const char* method) const;
  void check_oneof(const OneofDescriptor* oneof, const char* method) const;
  [[noreturn]] void fail(const FieldDescriptor* field, const char* method, const std::string& problem) const;

  // Check the message and field and return a view for modification. list() requires a repeated field that is not a map.
  onnxgen::MutableMessage changed(Message* message, const FieldDescriptor* field, CppType type,
                                  const char* method) const;
  onnxgen::MutableMessage changed(Message* message, const FieldDescriptor* field, int index, CppType type,
                                  const char* method) const;
  onnxgen::MutableMessage list(Message* message, const FieldDescriptor* field, const char* method) const;
  onnxgen::MutableMessage list(Message* message, const FieldDescriptor* field, CppType type, const char* method) const;
  // Also check the type of a message that becomes a part, and return what it becomes a part of.
  onnxgen::MutableMessage to_set(Message* message, const FieldDescriptor* field, const Message* value) const;
  onnxgen::heap::ElementArray& to_add(Message* message, const FieldDescriptor* field, const Message* value) const;
  void check_enum(const FieldDescriptor* field, const EnumValueDescriptor* value, const char* method) const;
  // Checks that the field is repeated, is not a map, and has elements of this type; CPPTYPE_INT32 also matches enums.
  // `messages` is the class that its messages must have, or null for any.
  void check_list(const Message& message, const FieldDescriptor* field, CppType type, const Descriptor* messages,
                  const char* method) const;

  // Return the container of a repeated field with elements of this type; CPPTYPE_INT32 also matches enums.
  const void* container(const Message& message, const FieldDescriptor* field, CppType type, const char* method) const;
  void* container_to_change(Message* message, const FieldDescriptor* field, CppType type, const char* method) const;
  template <typename T>
  static constexpr CppType type_of() {
    if constexpr (std::is_same_v<T, std::string>) return FieldDescriptor::CPPTYPE_STRING;
    if constexpr (std::is_base_of_v<Message, T>) return FieldDescriptor::CPPTYPE_MESSAGE;
    if constexpr (std::is_enum_v<T>) return FieldDescriptor::CPPTYPE_ENUM;
    if constexpr (std::is_same_v<T, bool>) return FieldDescriptor::CPPTYPE_BOOL;
    if constexpr (std::is_same_v<T, float>) return FieldDescriptor::CPPTYPE_FLOAT;
    if constexpr (std::is_same_v<T, double>) return FieldDescriptor::CPPTYPE_DOUBLE;
    if constexpr (std::is_same_v<T, int64>) return FieldDescriptor::CPPTYPE_INT64;
    if constexpr (std::is_same_v<T, uint64>) return FieldDescriptor::CPPTYPE_UINT64;
    if constexpr (std::is_same_v<T, uint32>) return FieldDescriptor::CPPTYPE_UINT32;
    return FieldDescriptor::CPPTYPE_INT32;
  }

  const onnxgen::MessageDescriptor* data_;
};

}  // namespace ONNXGEN_HIDDEN
}  // namespace google
