// Reflection: the fields of a message by their descriptors, for code that does not know the message's class.
// Included by message.h.
//
// A field must be one of the message's class, and the function fit its type and label; an index must be below
// FieldSize(). What does not fit is a fatal error that says so, as GOOGLE_LOG(FATAL) has it.
#pragma once

#include <string>
#include <vector>

#include "google/protobuf/descriptor.h"
#include "onnxgen/reflection/mutable_message.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {

class Message;
class Reflection;

namespace internal {

const Reflection* reflection_of(const onnxgen::MessageDescriptor& data);

}  // namespace internal

// One for each class. const functions of messages may be called in several threads at once, and so may those here that
// read.
class Reflection final {
 public:
  Reflection(const Reflection&) = delete;
  Reflection& operator=(const Reflection&) = delete;

  // Of a singular field. Without presence: whether it differs from zero or is not empty.
  bool HasField(const Message& message, const FieldDescriptor* field) const;
  // Of a repeated field or a map.
  int FieldSize(const Message& message, const FieldDescriptor* field) const;
  bool HasOneof(const Message& message, const OneofDescriptor* oneof) const;
  // The member that is set; null for none.
  const FieldDescriptor* GetOneofFieldDescriptor(const Message& message, const OneofDescriptor* oneof) const;
  // Replaces `output` by the fields that are set or not empty, by ascending numbers, extensions among them.
  void ListFields(const Message& message, std::vector<const FieldDescriptor*>* output) const;

  // An extension of the message that the same file declares, by its full name, or as text prints it; null where there
  // is none. All functions take it as they take a field.
  const FieldDescriptor* FindKnownExtensionByName(const std::string& name) const;
  const FieldDescriptor* FindKnownExtensionByNumber(int number) const;

  // The value, or its default where the field is not set.
  int32 GetInt32(const Message& message, const FieldDescriptor* field) const;
  int64 GetInt64(const Message& message, const FieldDescriptor* field) const;
  uint32 GetUInt32(const Message& message, const FieldDescriptor* field) const;
  uint64 GetUInt64(const Message& message, const FieldDescriptor* field) const;
  float GetFloat(const Message& message, const FieldDescriptor* field) const;
  double GetDouble(const Message& message, const FieldDescriptor* field) const;
  bool GetBool(const Message& message, const FieldDescriptor* field) const;
  const EnumValueDescriptor* GetEnum(const Message& message, const FieldDescriptor* field) const;
  int GetEnumValue(const Message& message, const FieldDescriptor* field) const;
  // Strings and bytes.
  std::string GetString(const Message& message, const FieldDescriptor* field) const;
  // What the message holds itself; `scratch` is not needed.
  const std::string& GetStringReference(const Message& message, const FieldDescriptor* field,
                                        std::string* scratch) const;
  // The default instance where it is not set.
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
  // Not of maps, whose entries are no messages here.
  const Message& GetRepeatedMessage(const Message& message, const FieldDescriptor* field, int index) const;

  void SetInt32(Message* message, const FieldDescriptor* field, int32 value) const;
  void SetInt64(Message* message, const FieldDescriptor* field, int64 value) const;
  void SetUInt32(Message* message, const FieldDescriptor* field, uint32 value) const;
  void SetUInt64(Message* message, const FieldDescriptor* field, uint64 value) const;
  void SetFloat(Message* message, const FieldDescriptor* field, float value) const;
  void SetDouble(Message* message, const FieldDescriptor* field, double value) const;
  void SetBool(Message* message, const FieldDescriptor* field, bool value) const;
  void SetEnum(Message* message, const FieldDescriptor* field, const EnumValueDescriptor* value) const;
  // A number that a proto2 enum does not have becomes an unknown field, as it would be parsed.
  void SetEnumValue(Message* message, const FieldDescriptor* field, int value) const;
  void SetString(Message* message, const FieldDescriptor* field, std::string value) const;
  // The message, which is made where it is not set.
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
  // Not of maps.
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
  // Not of maps.
  Message* AddMessage(Message* message, const FieldDescriptor* field) const;
  // Of repeated fields but maps.
  void RemoveLast(Message* message, const FieldDescriptor* field) const;
  void SwapElements(Message* message, const FieldDescriptor* field, int index1, int index2) const;

  void ClearField(Message* message, const FieldDescriptor* field) const;
  void ClearOneof(Message* message, const OneofDescriptor* oneof) const;

 private:
  friend const Reflection* internal::reflection_of(const onnxgen::MessageDescriptor& data);

  using CppType = FieldDescriptor::CppType;

  explicit Reflection(const onnxgen::MessageDescriptor& data) : data_(&data) {}

  // The message for reading, if it is one of this class; `method` is the function that was called.
  onnxgen::ConstMessage view(const Message& message, const char* method) const;
  // The same for a field of a label and type.
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

  // The same for a message and field to be changed; `list`: a repeated field, but no map.
  onnxgen::MutableMessage changed(Message* message, const FieldDescriptor* field, CppType type,
                                  const char* method) const;
  onnxgen::MutableMessage changed(Message* message, const FieldDescriptor* field, int index, CppType type,
                                  const char* method) const;
  onnxgen::MutableMessage list(Message* message, const FieldDescriptor* field, const char* method) const;
  onnxgen::MutableMessage list(Message* message, const FieldDescriptor* field, CppType type, const char* method) const;
  void check_enum(const FieldDescriptor* field, const EnumValueDescriptor* value, const char* method) const;

  const onnxgen::MessageDescriptor* data_;
};

}  // namespace ONNXGEN_HIDDEN
}  // namespace google
