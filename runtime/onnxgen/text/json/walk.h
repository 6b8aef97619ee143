#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>

#include "onnxgen/reflection/const_message.h"
#include "onnxgen/text/any/any_type.h"
#include "onnxgen/text/json/sink.h"
#include "onnxgen/text/print_json.h"
#include "onnxgen/text/typed_field.h"

namespace onnxgen::text {

// Returns the descriptor of the field with this tag, or nullptr if JSON treats it as unknown.
const FieldDescriptor* find_json_row(const MessageDescriptor& table, std::uint32_t tag) noexcept;

// Skips a field that is not printed. Returns false after an error.
bool skip_json_field(FieldReader& reader, std::uint32_t tag) noexcept;

// Walks a message and passes its JSON elements to a sink. Like libprotobuf, prints the fields of an encoded message in
// the order of the encoding; for example, a field that occurs twice is printed twice. A message in memory is encoded
// first if libprotobuf's output depends on the encoding, as for well-known types and messages with unknown fields.
// Groups are printed like other messages, as later releases of libprotobuf do; 3.21 prints their fields as those of the
// outer message.
class JsonWalk {
 public:
  JsonWalk(const MessageDescriptor& table, const PrintJsonOptions& options, JsonSink& sink)
      : types_{table.types, options.any_types}, options_(options), sink_(sink) {}

  TextStatus run(std::string_view bytes, const MessageDescriptor& table);
  TextStatus run(ConstMessage message);

 private:
  // Number of further nested messages allowed: up to the next Any, and in total.
  struct Depth {
    int here;
    int total;
  };
  static constexpr int kTotalDepth = 1000;

  Depth whole_depth() const noexcept { return {options_.max_depth, (std::max)(options_.max_depth, kTotalDepth)}; }
  // Within an Any the count starts again, as in libprotobuf.
  Depth fresh(Depth depth) const noexcept { return {options_.max_depth, depth.total - 1}; }

  // Records an error. Always returns false.
  bool fail(TextError error, const std::string& message);
  // Adds a field to the path of an error. Always returns false.
  bool fail_in(const FieldDescriptor& row, std::size_t index = TextStatus::kNoIndex);
  bool check(const FieldReader& reader);
  bool check_fields(std::string_view bytes, Depth depth);
  bool enter(const FieldDescriptor& row, std::string_view name, Depth& depth);

  bool message(const ConstMessage& message, std::string_view name, Depth depth);
  bool as_encoded(const ConstMessage& message, std::string_view name, Depth depth);
  bool prints_from_encoding(const ConstMessage& message) const;
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
  bool item(FieldReader& reader, const MessageDescriptor& table, std::uint32_t tag, Depth depth);
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
  // Returns the JSON name of any field. The name of an extension is in brackets and stored in `in_brackets`.
  std::string_view name_of(const FieldDescriptor& row, std::string& in_brackets) const {
    return is_extension(row) ? name_in_brackets(row, in_brackets) : name_of(row);
  }
  static std::string_view name_in_brackets(const FieldDescriptor& row, std::string& name);

  KnownTypes types_;
  const PrintJsonOptions& options_;
  JsonSink& sink_;
  bool left_bytes_ = false;  // the last wrapper had bytes after its value
  TextStatus status_;
};

// Returns a number as JSON value; `bits` are as in FieldValue.
JsonValue json_number(FieldType type, std::uint64_t bits) noexcept;

}  // namespace onnxgen::text
