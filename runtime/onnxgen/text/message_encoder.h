// The encoding of a message that is being read from text or JSON, in the end as its class writes it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "onnxgen/reflection/descriptor.h"
#include "onnxgen/wire/tag.h"

namespace onnxgen::text {

// Whether the values of this field stand behind one tag and their common length.
inline bool is_packed(const FieldDescriptor& row) noexcept {
  return (row.flags & FieldDescriptor::kPacked) != 0;
}

// What the message is read from, which says what counts as set.
enum class Source : std::uint8_t {
  kText,        // a proto3 scalar that is zero is left out, and may be set later
  kMergedText,  // all may be set again; zeros are written, so that they replace what they are merged into
  kJson,        // each name stands once, whatever its value; zeros are left out
};

// People write fields in any order. They are encoded as they come; where the end of a message finds them out of order,
// it sorts them by number, joins what is written packed, and leaves out what a later member of a oneof has replaced.
//
// Everything is about the innermost message that has begun and not ended. Lengths stand before what they measure: one
// byte is left for each, and what is longer than 127 bytes is moved when its end is known.
class MessageEncoder {
 public:
  // Appends a message of this type to `out`, which must outlive this.
  MessageEncoder(std::string& out, const MessageDescriptor& table, Source source);

  // The message is complete.
  void finish();

  const MessageDescriptor& table() const noexcept { return *frames_.back().table; }
  // How many messages are around the innermost one.
  std::size_t depth() const noexcept { return frames_.size() - 1; }

  // The field that was written last, or the first of the table: those that follow it in the schema come next, mostly.
  const FieldDescriptor* last_field() const noexcept {
    const Frame& frame = frames_.back();
    return frame.field != nullptr ? frame.field : frame.table->fields;
  }

  // The field that `row` may not follow: itself, or another member of its oneof; null where there is none.
  const FieldDescriptor* in_the_way(const FieldDescriptor& row) const noexcept;

  // The values that are added between these two are those of this field.
  void begin_field(const FieldDescriptor& row);
  void end_field() noexcept { frames_.back().in_field = false; }

  // `bits` are the number's own; a signed one is extended.
  void add_number(std::uint64_t bits);
  void add_bytes(std::string_view bytes);
  // What is appended to out() between these two is the value, of a string or bytes.
  void begin_bytes();
  void end_bytes();
  // The value is a message of this type, which is not that of the field where the field is the value of an Any.
  void begin_message(const MessageDescriptor& table);
  void end_message();
  // Instead of end_message(): as if it had not begun.
  void drop_message();

  std::string& out() noexcept { return out_; }

  // The key of the entry of a map that is being read, as it stands in the text: for path().
  void set_key(std::string_view key) noexcept { frames_.back().key = key; }
  // The way to the field that is being read: "graph.node[3].op_type".
  std::string path() const;

 private:
  // A message that is being written.
  struct Frame {
    const MessageDescriptor* table;
    std::size_t tag;                         // where it begins in out_
    std::size_t begin;                       // of its fields in out_
    std::size_t first_state;                 // in states_, where each of its rows has one
    std::size_t first_piece;                 // in pieces_
    const FieldDescriptor* field = nullptr;  // whose piece is not yet closed
    bool in_field = false;                   // a value of it is being read
    bool is_arranged = true;
    bool has_replaced = false;  // there are several members of one oneof
    std::string_view key = {};
  };

  // What is known of a field.
  struct State {
    std::uint32_t values = 0;  // that were written
    bool is_begun = false;
  };

  // What was written of a field at one time.
  struct Piece {
    const FieldDescriptor* row;
    std::size_t begin;
    std::size_t values;  // where they begin, behind the tag and length of a packed field
    std::size_t end;
  };

  State& state_of(const Frame& frame, const FieldDescriptor& row) noexcept;
  const State& state_of(const Frame& frame, const FieldDescriptor& row) const noexcept;
  bool is_set(const State& state) const noexcept;
  void count_value() noexcept;
  const FieldDescriptor* rival_of(const FieldDescriptor& row) const noexcept;
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
  std::vector<Piece> pieces_;    // of all messages that have begun, those of the innermost last
  std::vector<State> states_;    // of all fields of these messages
  std::size_t bytes_begin_ = 0;  // of the value that begin_bytes() began
};

}  // namespace onnxgen::text
