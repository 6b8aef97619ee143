// Descriptors of a schema's messages, made while the program runs, as the runtime's text format wants them. No class
// stands behind them: they say what a message is, not where values lie.
#pragma once

#include <deque>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "onnxgen/reflection/descriptor.h"
#include "schema/schema.h"

namespace onnxgen::convert {

class DynamicTypes {
 public:
  // All messages of all files, with all extensions that these declare. The schema must outlive this.
  explicit DynamicTypes(const schema::Schema& schema);
  DynamicTypes(const DynamicTypes&) = delete;
  DynamicTypes& operator=(const DynamicTypes&) = delete;

  // By its full name, "onnx.ModelProto"; null where the schema has no such message.
  const MessageDescriptor* find(std::string_view full_name) const;

 private:
  void collect(const schema::Message& message);
  void collect(const std::vector<std::unique_ptr<schema::Field>>& extensions);
  void describe(const schema::Message& message);
  FieldDescriptor row_of(const schema::Field& field, bool is_proto2);
  const EnumDescriptor* enumeration(const schema::Enum& enumeration);

  // What the descriptors point to stays where it is.
  std::deque<MessageDescriptor> messages_;
  std::deque<std::vector<FieldDescriptor>> fields_;
  std::deque<std::vector<OneofDescriptor>> oneofs_;
  std::deque<EnumDescriptor> enums_;
  std::deque<std::vector<EnumEntry>> values_;
  std::deque<std::vector<std::uint32_t>> positions_;

  std::unordered_map<const schema::Message*, MessageDescriptor*> by_message_;
  std::unordered_map<const schema::Enum*, const EnumDescriptor*> by_enum_;
  std::unordered_map<const schema::Message*, std::vector<const schema::Field*>> extensions_;
  std::vector<const MessageDescriptor*> by_name_;  // all but the entries of maps, ascending
  TypeList types_{};
};

}  // namespace onnxgen::convert
