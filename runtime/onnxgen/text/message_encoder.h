// Encodes a message while it is parsed from text or JSON. The result is the encoding that the message's class would
// write.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "onnxgen/reflection/descriptor.h"
#include "onnxgen/wire/tag.h"

namespace onnxgen::text {

// Returns whether the values of this field are packed: one tag and length for all values.
inline bool is_packed(const FieldDescriptor& row) noexcept {
  return (row.flags & FieldDescriptor::kPacked) != 0;
}

// Source of a message, which determines when a field counts as set.
enum class Source : std::uint8_t {
  kText,        // a proto3 scalar that is zero is omitted and may be set later
  kMergedText,  // fields may be set repeatedly; zeros are written, so that they replace merged values
  kJson,        // each name occurs once, regardless of its value; zeros are omitted
};

// Encodes fields in the order of the input. If the end of a message finds them out of order, sorts them by number,
// joins packed values, and removes members of oneofs that later members have replaced.
//
// All functions refer to the innermost message that has begun and not ended. Lengths precede their contents: one byte
// is reserved for each length, and contents of more than 127 bytes are moved when their end is known.
class MessageEncoder {
 public:
  // Appends a message of type `table` to `out`, which must outlive this object.
  MessageEncoder(std::string& out, const MessageDescriptor& table, Source source);

  // Completes the message.
  void finish();

  const MessageDescriptor& table() const noexcept { return *frames_.back().table; }
  // Returns the number of messages that enclose the innermost one.
  std::size_t depth() const noexcept { return frames_.size() - 1; }

  // Returns the field that was written last, or the first of the table. The next field in the input usually follows it
  // in the schema.
  const FieldDescriptor* last_field() const noexcept {
    const Frame& frame = frames_.back();
    return frame.field != nullptr ? frame.field : frame.table->fields;
  }

  // Returns the field that prevents `row` from being set: `row` itself or another member of its oneof. Returns nullptr
  // if there is none.
  const FieldDescriptor* conflicting_field(const FieldDescriptor& row) const noexcept;

  // Values added between these two calls belong to field `row`.
  void begin_field(const FieldDescriptor& row);
  void end_field() noexcept { frames_.back().in_field = false; }

  // Adds a number. `bits` are its value; a signed number is sign-extended.
  void add_number(std::uint64_t bits);
  void add_bytes(std::string_view bytes);
  // Bytes appended to out() between these two calls are a string or bytes value.
  void begin_bytes();
  void end_bytes();
  // Begins a value that is a message of type `table`. This differs from the type of the field for the value of an Any.
  void begin_message(const MessageDescriptor& table);
  void end_message();
  // Discards the message, as if it had not begun. Call this instead of end_message().
  void drop_message();

  std::string& out() noexcept { return out_; }

  // Sets the key of the current map entry, as in the text, for path().
  void set_key(std::string_view key) noexcept { frames_.back().key = key; }
  // Returns the path of the current field, for example "graph.node[3].op_type".
  std::string path() const;

 private:
  // A message being written.
  struct Frame {
    const MessageDescriptor* table;
    std::size_t tag;                         // offset of the message in out_
    std::size_t begin;                       // offset of its fields in out_
    std::size_t first_state;                 // index in states_ of its first field
    std::size_t first_field;                 // index in fields_
    const FieldDescriptor* field = nullptr;  // field whose encoding is still open
    bool in_field = false;                   // a value of the field is being read
    bool is_arranged = true;
    bool has_replaced = false;  // several members of one oneof were written
    std::string_view key = {};
  };

  // State of a field.
  struct State {
    std::uint32_t values = 0;  // number of values written
    bool is_begun = false;
  };

  // A contiguous range of written values of one field.
  struct EncodedField {
    const FieldDescriptor* row;
    std::size_t begin;
    std::size_t values;  // offset of the values, after the tag and length of a packed field
    std::size_t end;
  };

  State& state_of(const Frame& frame, const FieldDescriptor& row) noexcept;
  const State& state_of(const Frame& frame, const FieldDescriptor& row) const noexcept;
  bool is_set(const State& state) const noexcept;
  void count_value() noexcept;
  const FieldDescriptor* other_oneof_member(const FieldDescriptor& row) const noexcept;
  bool is_left_out(bool is_zero) const noexcept;
  void push_frame(const MessageDescriptor& table, std::size_t tag);
  Frame pop_frame();
  void close_field();
  void arrange(Frame& frame);
  void drop_replaced(const Frame& frame);
  void append_tag(wire::WireType type);
  void write_length_before(std::size_t begin);
  void append_element(std::string& path, const Frame& frame) const;

  std::string& out_;
  Source source_;
  std::vector<Frame> frames_;
  std::vector<EncodedField> fields_;  // of all open messages, innermost last
  std::vector<State> states_;         // of all fields of these messages
  std::size_t bytes_begin_ = 0;       // offset of the value that begin_bytes() began
};

}  // namespace onnxgen::text
