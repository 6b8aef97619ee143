#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>

#include "onnxgen/reflection/const_message.h"
#include "onnxgen/text/json/sink.h"
#include "onnxgen/text/print_json.h"
#include "onnxgen/text/typed_field.h"

namespace onnxgen::text {

// The row of a tag that JSON prints; null where it is unknown there.
const FieldDescriptor* find_json_row(const MessageDescriptor& table, std::uint32_t tag) noexcept;

// Reads over a field that is not printed. False at a fault.
bool skip_json_field(FieldReader& reader, std::uint32_t tag) noexcept;

// Goes through a message and hands what JSON has of it to a sink. Of an encoded message it follows the wire as
// libprotobuf does, which shows where a message is unusual: a field that comes twice is written twice. A message in
// memory is encoded where libprotobuf's rules are about its encoding: well-known types, groups, and messages with
// unknown fields.
class JsonWalk {
 public:
  JsonWalk(const MessageDescriptor& table, const PrintJsonOptions& options, JsonSink& sink)
      : types_(table.types), options_(options), sink_(sink) {}

  TextStatus run(std::string_view bytes, const MessageDescriptor& table);
  TextStatus run(ConstMessage message);

 private:
  // How many more messages may be within each other: up to the next Any, and in all.
  struct Depth {
    int here;
    int total;
  };
  static constexpr int kTotalDepth = 1000;

  Depth whole_depth() const noexcept { return {options_.max_depth, std::max(options_.max_depth, kTotalDepth)}; }
  // Within an Any the count begins again, as in libprotobuf.
  Depth fresh(Depth depth) const noexcept { return {options_.max_depth, depth.total - 1}; }

  // False once there was an error.
  bool fail(TextError error, const std::string& message);
  // On the way out of a field after an error in it.
  bool fail_in(const FieldDescriptor& row, std::size_t index = TextStatus::kNoIndex);
  bool check(const FieldReader& reader);
  bool check_fields(std::string_view bytes, Depth depth);
  bool enter(const FieldDescriptor& row, std::string_view name, Depth& depth);

  bool message(const ConstMessage& message, std::string_view name, Depth depth);
  bool as_encoded(const ConstMessage& message, std::string_view name, Depth depth);
  bool goes_by_its_encoding(const ConstMessage& message) const;
  bool field(const ConstMessage& message, const FieldDescriptor& row, Depth depth);
  bool elements(const ConstMessage& message, const FieldDescriptor& row, Depth depth);
  bool map(const ConstMessage& message, const FieldDescriptor& row, Depth depth);
  bool value(const FieldDescriptor& row, const FieldValue& value, std::string_view name, Depth depth);
  bool submessage(const FieldDescriptor& row, const ConstMessage& message, std::string_view name, Depth depth);
  bool text(const FieldDescriptor& row, std::string_view bytes, std::string_view name);
  bool check_string(std::string_view bytes);
  void number(const FieldDescriptor& row, std::uint64_t bits, std::string_view name);

  bool message(std::string_view bytes, const MessageDescriptor& table, std::string_view name, Depth depth, bool braces);
  bool fields(std::string_view bytes, const MessageDescriptor& table, Depth depth);
  bool list(FieldReader& reader, const FieldDescriptor& row, std::uint32_t& tag, bool& more, std::string_view name,
            Depth depth);
  bool map(FieldReader& reader, const FieldDescriptor& row, std::uint32_t& tag, bool& more, Depth depth);
  bool map_entry(std::string_view bytes, const MessageDescriptor& entry, Depth depth);
  bool field(const FieldDescriptor& row, const WireField& field, std::string_view name, Depth depth);
  void scalar(const FieldDescriptor& row, std::uint64_t bits, std::string_view name);
  void enum_value(const EnumDescriptor& table, std::int32_t number, std::string_view name);

  bool well_known(std::string_view bytes, const MessageDescriptor& table, std::string_view name, Depth depth);
  bool any(std::string_view bytes, const MessageDescriptor& table, std::string_view name, Depth depth);
  bool time(std::string_view bytes, const MessageDescriptor& table, std::string_view name, Depth depth);
  bool mask(std::string_view bytes, const MessageDescriptor& table, std::string_view name, Depth depth);
  bool structure(std::string_view bytes, const MessageDescriptor& table, std::string_view name, Depth depth);
  bool struct_value(std::string_view bytes, const MessageDescriptor& table, std::string_view name, Depth depth);
  bool list_value(std::string_view bytes, const MessageDescriptor& table, std::string_view name, Depth depth);
  bool wrapper(std::string_view bytes, const MessageDescriptor& table, std::string_view name);

  std::string_view name_of(const FieldDescriptor& row) const noexcept {
    return options_.preserve_proto_field_names ? row.name : row.json_name;
  }
  // The same of any field, an extension's in brackets, for which `in_brackets` gives the room.
  std::string_view name_of(const FieldDescriptor& row, std::string& in_brackets) const {
    return is_extension(row) ? name_in_brackets(row, in_brackets) : name_of(row);
  }
  static std::string_view name_in_brackets(const FieldDescriptor& row, std::string& name);

  const TypeList* types_;
  const PrintJsonOptions& options_;
  JsonSink& sink_;
  bool left_bytes_ = false;  // behind the value of the wrapper that was read last
  TextStatus status_;
};

// A number, its bits as FieldValue has them.
JsonValue json_number(FieldType type, std::uint64_t bits) noexcept;

}  // namespace onnxgen::text
