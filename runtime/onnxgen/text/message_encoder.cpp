#include "onnxgen/text/message_encoder.h"

#include <algorithm>

#include "onnxgen/error/printable.h"
#include "onnxgen/text/typed_field.h"
#include "onnxgen/wire/append.h"
#include "onnxgen/wire/fixed.h"
#include "onnxgen/wire/tag.h"
#include "onnxgen/wire/varint.h"

namespace onnxgen::text {
namespace {

using wire::WireType;

// An item of a MessageSet is a group with this number. It contains the number of the extension and the message.
constexpr std::uint32_t kItem = 1;
constexpr std::uint32_t kItemNumber = 2;
constexpr std::uint32_t kItemMessage = 3;

template <class Bits>
void append_fixed(std::string& out, Bits bits) {
  char buffer[sizeof bits];
  wire::store_fixed(buffer, bits);
  out.append(buffer, sizeof buffer);
}

}  // namespace

MessageEncoder::MessageEncoder(std::string& out, const MessageDescriptor& table, Source source)
    : out_(out), source_(source) {
  push_frame(table, out.size());
}

void MessageEncoder::finish() {
  close_field();
  arrange(frames_.back());
}

MessageEncoder::State& MessageEncoder::state_of(const Frame& frame, const FieldDescriptor& row) noexcept {
  return states_[frame.first_state + static_cast<std::size_t>(&row - frame.table->fields)];
}

const MessageEncoder::State& MessageEncoder::state_of(const Frame& frame, const FieldDescriptor& row) const noexcept {
  return states_[frame.first_state + static_cast<std::size_t>(&row - frame.table->fields)];
}

bool MessageEncoder::is_set(const State& state) const noexcept {
  return source_ == Source::kJson ? state.is_begun : state.values != 0;
}

const FieldDescriptor* MessageEncoder::conflicting_field(const FieldDescriptor& row) const noexcept {
  if (source_ != Source::kJson && row.cardinality == Cardinality::kRepeated) return nullptr;
  return is_set(state_of(frames_.back(), row)) ? &row : other_oneof_member(row);
}

// Returns another member of the field's oneof that is set.
const FieldDescriptor* MessageEncoder::other_oneof_member(const FieldDescriptor& row) const noexcept {
  if (row.oneof == 0) return nullptr;
  const Frame& frame = frames_.back();
  for (std::size_t i = 0; i < frame.table->field_count; ++i) {
    const FieldDescriptor& other = frame.table->fields[i];
    if (other.oneof == row.oneof && &other != &row && is_set(states_[frame.first_state + i])) return &other;
  }
  return nullptr;
}

void MessageEncoder::push_frame(const MessageDescriptor& table, std::size_t tag) {
  frames_.push_back({&table, tag, out_.size(), states_.size(), fields_.size()});
  states_.resize(states_.size() + table.field_count);
}

MessageEncoder::Frame MessageEncoder::pop_frame() {
  const Frame frame = frames_.back();
  frames_.pop_back();
  fields_.resize(frame.first_field);
  states_.resize(frame.first_state);
  return frame;
}

void MessageEncoder::begin_field(const FieldDescriptor& row) {
  Frame& frame = frames_.back();
  frame.in_field = true;
  frame.key = {};
  if (frame.field == &row) return;
  close_field();
  frame.field = &row;
  state_of(frame, row).is_begun = true;
  const std::size_t begin = out_.size();
  if (is_packed(row)) {
    append_tag(WireType::kLengthDelimited);
    out_ += '\0';
  }
  fields_.push_back({&row, begin, out_.size(), 0});
}

void MessageEncoder::close_field() {
  Frame& frame = frames_.back();
  if (frame.field == nullptr) return;
  const FieldDescriptor& row = *frame.field;
  frame.field = nullptr;
  EncodedField& encoded = fields_.back();
  if (out_.size() == encoded.values) {
    out_.resize(encoded.begin);
    fields_.pop_back();
    return;
  }
  if (is_packed(row)) {
    const std::size_t length = out_.size() - encoded.values;
    write_length_before(encoded.values);
    encoded.values = out_.size() - length;
  }
  encoded.end = out_.size();
  const bool is_first = fields_.size() == frame.first_field + 1;
  if (!is_first && fields_[fields_.size() - 2].row >= &row) frame.is_arranged = false;
  if (other_oneof_member(row) != nullptr) frame.has_replaced = true;
}

void MessageEncoder::count_value() noexcept {
  ++state_of(frames_.back(), *frames_.back().field).values;
}

// Returns whether a value is omitted because it is a default. The key and value of a map entry are always written, as
// generated classes do.
bool MessageEncoder::is_left_out(bool is_zero) const noexcept {
  const Frame& frame = frames_.back();
  return is_zero && source_ != Source::kMergedText && frame.field->cardinality == Cardinality::kImplicit &&
         !frame.table->map_entry;
}

void MessageEncoder::add_number(std::uint64_t bits) {
  const FieldDescriptor& row = *frames_.back().field;
  if (is_left_out(bits == 0)) return;
  const WireType type = wire_type_of(row.type);
  if (!is_packed(row)) append_tag(type);
  if (type == WireType::kFixed64) {
    append_fixed(out_, bits);
  } else if (type == WireType::kFixed32) {
    append_fixed(out_, static_cast<std::uint32_t>(bits));
  } else {
    const bool is_zigzag = row.type == FieldType::kSint32 || row.type == FieldType::kSint64;
    wire::append_varint(out_, is_zigzag ? wire::zigzag(static_cast<std::int64_t>(bits)) : bits);
  }
  count_value();
}

void MessageEncoder::add_bytes(std::string_view bytes) {
  if (is_left_out(bytes.empty())) return;
  append_tag(WireType::kLengthDelimited);
  wire::append_varint(out_, bytes.size());
  out_.append(bytes);
  count_value();
}

void MessageEncoder::begin_bytes() {
  append_tag(WireType::kLengthDelimited);
  out_ += '\0';
  bytes_begin_ = out_.size();
}

void MessageEncoder::end_bytes() {
  if (is_left_out(out_.size() == bytes_begin_)) {
    out_.resize(fields_.back().begin);
    return;
  }
  write_length_before(bytes_begin_);
  count_value();
}

void MessageEncoder::begin_message(const MessageDescriptor& table) {
  const std::size_t tag = out_.size();
  if (frames_.back().field->type == FieldType::kGroup) {
    append_tag(WireType::kGroupStart);
  } else if (this->table().message_set) {
    wire::append_tag(out_, kItem, WireType::kGroupStart);
    wire::append_tag(out_, kItemNumber, WireType::kVarint);
    wire::append_varint(out_, static_cast<std::uint32_t>(frames_.back().field->number));
    wire::append_tag(out_, kItemMessage, WireType::kLengthDelimited);
    out_ += '\0';
  } else {
    append_tag(WireType::kLengthDelimited);
    out_ += '\0';
  }
  push_frame(table, tag);
}

void MessageEncoder::end_message() {
  close_field();
  arrange(frames_.back());
  const Frame ended = pop_frame();
  const FieldDescriptor& row = *frames_.back().field;
  count_value();
  if (row.type == FieldType::kGroup) {
    append_tag(WireType::kGroupEnd);
  } else if (row.type == FieldType::kBytes && is_left_out(out_.size() == ended.begin)) {
    out_.resize(ended.tag);
  } else {
    write_length_before(ended.begin);
    if (table().message_set) wire::append_tag(out_, kItem, WireType::kGroupEnd);
  }
}

void MessageEncoder::drop_message() {
  out_.resize(pop_frame().tag);
}

// Appends the tag of the current field.
void MessageEncoder::append_tag(WireType type) {
  wire::append_tag(out_, static_cast<std::uint32_t>(frames_.back().field->number), type);
}

// Writes the length of the bytes from `begin` to the end. One byte before `begin` is reserved for it.
void MessageEncoder::write_length_before(std::size_t begin) {
  const std::size_t length = out_.size() - begin;
  const std::size_t more = wire::varint_size(length) - 1;
  if (more != 0) out_.insert(begin, more, '\0');
  wire::write_varint_before(out_.data() + begin + more, length);
}

// Sorts the fields of a message. Rows are ordered by field number.
void MessageEncoder::arrange(Frame& frame) {
  if (frame.has_replaced) drop_replaced(frame);
  if (frame.is_arranged && !frame.has_replaced) return;
  const auto first = fields_.begin() + static_cast<std::ptrdiff_t>(frame.first_field);
  std::stable_sort(first, fields_.end(), [](const EncodedField& a, const EncodedField& b) { return a.row < b.row; });
  std::string arranged;
  arranged.reserve(out_.size() - frame.begin);
  for (auto encoded = first; encoded != fields_.end();) {
    const FieldDescriptor& row = *encoded->row;
    const auto next =
        std::find_if(encoded, fields_.end(), [&row](const EncodedField& other) { return other.row != &row; });
    if (is_packed(row)) {
      std::size_t length = 0;
      for (auto part = encoded; part != next; ++part) length += part->end - part->values;
      wire::append_tag(arranged, static_cast<std::uint32_t>(row.number), WireType::kLengthDelimited);
      wire::append_varint(arranged, length);
    }
    for (; encoded != next; ++encoded) arranged.append(out_, encoded->values, encoded->end - encoded->values);
  }
  out_.replace(frame.begin, std::string::npos, arranged);
}

// Keeps only the member of each oneof that was written last. Removes all encoded fields before and
// including the last one of another member.
void MessageEncoder::drop_replaced(const Frame& frame) {
  struct Member {
    const FieldDescriptor* last = nullptr;
    bool is_complete = false;
  };
  std::vector<Member> members;
  const auto first = fields_.begin() + static_cast<std::ptrdiff_t>(frame.first_field);
  for (auto encoded = fields_.end(); encoded != first;) {
    --encoded;
    const std::size_t oneof = encoded->row->oneof;
    if (oneof == 0) continue;
    if (members.size() <= oneof) members.resize(oneof + 1);
    Member& member = members[oneof];
    if (member.last == nullptr) member.last = encoded->row;
    member.is_complete = member.is_complete || member.last != encoded->row;
    if (member.is_complete) encoded->row = nullptr;
  }
  fields_.erase(
      std::remove_if(first, fields_.end(), [](const EncodedField& encoded) { return encoded.row == nullptr; }),
      fields_.end());
}

std::string MessageEncoder::path() const {
  std::string path;
  for (const Frame& frame : frames_) {
    if (!frame.in_field) break;
    append_element(path, frame);
  }
  return path;
}

// Appends one field to the path. In JSON, the fields that implement maps and well-known types have no names.
void MessageEncoder::append_element(std::string& path, const Frame& frame) const {
  const FieldDescriptor& row = *frame.field;
  const bool is_json = source_ == Source::kJson;
  if (is_json && frame.table->map_entry) return;
  if (!is_json || frame.table->well_known == WellKnown::kNone) {
    if (!path.empty()) path += '.';
    if (is_extension(row)) {
      path.append("[").append(row.name).append("]");
    } else {
      path += is_json ? std::string_view(row.json_name) : name_in_text(row);
    }
  }
  if (is_json && is_map(row)) {
    if (frame.key.data() != nullptr) path.append("[\"").append(printable(frame.key, kLongestName)).append("\"]");
  } else if (row.cardinality == Cardinality::kRepeated) {
    path.append("[").append(std::to_string(state_of(frame, row).values)).append("]");
  }
}

}  // namespace onnxgen::text
