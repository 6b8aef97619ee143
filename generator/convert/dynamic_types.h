// Message descriptors built from a schema at run time, for the runtime's text format. No generated class belongs to
// them: they describe the fields but not the location of values in memory.
#pragma once

#include <deque>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "onnxgen/reflection/descriptor.h"
#include "schema/schema.h"

namespace onnxgen::convert {

class DynamicTypes {
 public:
  // Creates descriptors for all messages of all files, including all extensions declared there. The schema must outlive
  // this object.
  explicit DynamicTypes(const schema::Schema& schema);
  // Creates descriptors for these files, which must include all files that they import.
  explicit DynamicTypes(const std::vector<const schema::File*>& files);
  DynamicTypes(const DynamicTypes&) = delete;
  DynamicTypes& operator=(const DynamicTypes&) = delete;

  // Finds a message by full name, for example "onnx.ModelProto". Returns nullptr if the schema has no such message.
  const MessageDescriptor* find(std::string_view full_name) const;

 private:
  void collect(const schema::Message& message);
  void collect(const std::vector<std::unique_ptr<schema::Field>>& extensions);
  void describe(const schema::Message& message);
  FieldDescriptor row_of(const schema::Field& field);
  const EnumDescriptor* enumeration(const schema::Enum& enumeration);

  // Deques, because the descriptors point to these elements.
  std::deque<MessageDescriptor> messages_;
  std::deque<std::vector<FieldDescriptor>> fields_;
  std::deque<std::vector<OneofDescriptor>> oneofs_;
  std::deque<std::string> reserved_names_;
  std::deque<EnumDescriptor> enums_;
  std::deque<std::vector<EnumEntry>> values_;
  std::deque<std::vector<std::uint32_t>> positions_;  // of enum values, in order of their numbers

  std::unordered_map<const schema::Message*, MessageDescriptor*> by_message_;
  std::unordered_map<const schema::Enum*, const EnumDescriptor*> by_enum_;
  std::unordered_map<const schema::Message*, std::vector<const schema::Field*>> extensions_;
  std::vector<const MessageDescriptor*> by_name_;  // sorted; without map entries
  TypeList types_{};
};

}  // namespace onnxgen::convert
