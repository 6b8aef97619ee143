#include <algorithm>

#include "onnxgen/message/table/member.h"
#include "onnxgen/wire/compiler.h"

namespace onnxgen::table {
namespace {

// State for reading one field: its table row and the message being parsed.
struct Reading {
  const Extra* extra;
  void* data;
  ParseContext& context;
  const Row& row;
  std::uint32_t number;
  const MessageInfo* message;  // class of the field's messages

  MessageHeader& header() const noexcept { return message::header_of(data); }
  char* member() const noexcept { return table::member(data, row); }
  bool is_known(std::uint64_t bits) const noexcept {
    return !has(row, Row::kClosedEnum) || extra->is_valid(static_cast<std::int32_t>(bits));
  }
};

// Returns the index of the field with this number, or field_count if there is none. Tries `likely` first, since fields
// mostly appear in the order of their numbers.
std::size_t find(const MessageInfo& info, std::uint32_t number, std::size_t likely) noexcept {
  const FieldInfo* const fields = info.fields;
  if (number == 0) return info.field_count;  // ranges of extensions have number 0
  if (likely < info.field_count && fields[likely].number == number) return likely;
  if (number - 1 < info.table->dense_count) return number - 1;
  std::size_t low = info.table->dense_count;
  std::size_t high = info.field_count;
  while (low < high) {
    const std::size_t middle = low + (high - low) / 2;
    std::size_t at = middle;
    while (at > low && fields[at].number == 0) --at;
    if (fields[at].number == number) return at;
    if (fields[at].number < number) {
      low = middle + 1;
    } else {
      high = at;
    }
  }
  return info.field_count;
}

// ---- scalars -------------------------------------------------------------------------------------------------------

// Reads one encoded value; returns its bits.
ONNXGEN_ALWAYS_INLINE inline const char* read_bits(Kind kind, const char* p, const char* end,
                                                   std::uint64_t& bits) noexcept {
  if (!is_fixed(kind)) {
    p = wire::read_varint(p, end, bits);
    return p;
  }
  const std::size_t size = scalar_size(kind);
  if (end - p < static_cast<std::ptrdiff_t>(size)) return nullptr;
  bits = size == 4 ? wire::load_fixed<std::uint32_t>(p) : wire::load_fixed<std::uint64_t>(p);
  return p + size;
}

// Reads one value to `to`. Sets `keep` to false if a closed enum does not have the number.
const char* read_value(const Reading& field, const char* p, const char* end, char* to, bool& keep) noexcept {
  const Kind kind = field.row.kind;
  std::uint64_t bits = 0;
  p = read_bits(kind, p, end, bits);
  if (p == nullptr) return nullptr;
  keep = field.is_known(bits);
  if (keep) {
    store_bits(kind, to, is_fixed(kind) ? bits : decode(kind, bits));
  } else if (!parse::keep_unknown_enum(field.header(), field.number, bits, field.context)) {
    return field.context.fail_allocation(p);
  }
  return p;
}

const char* read_scalar(const Reading& field, const char* p, const char* end) noexcept {
  std::uint64_t value;
  bool keep = true;
  p = read_value(field, p, end, reinterpret_cast<char*>(&value), keep);
  if (p == nullptr || !keep) return p;
  activate(field.data, field.row, field.number);
  std::memcpy(field.member(), &value, scalar_size(field.row.kind));
  return p;
}

// Returns the number of consecutive elements at `p`, at least one. The tag of the first has already been read.
std::size_t count_run(Kind kind, const char* p, const char* end, std::uint32_t tag) noexcept {
  std::size_t count = 1;
  for (;; ++count) {
    std::uint64_t ignored = 0;
    p = read_bits(kind, p, end, ignored);
    if (p == nullptr || !parse::accept_tag(p, end, tag)) return count;
  }
}

// Adjusts the expected encoded size for elements that will be written as a block, with one tag for all of them.
void expect_block(const Reading& field, std::size_t tags, std::uint32_t tag, std::uint64_t read) noexcept {
  if (tags == 0 || !has(field.row, Row::kPacked)) return;
  const std::uint64_t saved = (tags - 1) * wire::varint_size(tag);
  field.context.expect_less_output(saved - wire::varint_size(read - saved));
}

const char* read_run(const Reading& field, const char* p, const char* end, std::uint32_t tag) noexcept {
  const char* const start = p;
  const ErasedArray array = scalars(field.data, field.row);
  const std::size_t old_size = array.size();
  std::size_t size = old_size;
  if (array.try_append(count_run(field.row.kind, p, end, tag), field.context.arena()) == nullptr) {
    return field.context.fail_allocation(p);
  }
  do {
    bool keep = true;
    const char* const element = p;
    p = read_value(field, p, end, array.at(size), keep);
    if (p == nullptr) {
      field.context.fail_number(element, end);
      array.truncate(size);
      return field.context.fail_element(field.context.stack().size(), size);
    }
    if (keep) ++size;
  } while (parse::accept_tag(p, end, tag));
  array.truncate(size);
  expect_block(field, size - old_size, tag, static_cast<std::uint64_t>(p - start));
  return p;
}

const char* read_packed_varints(const Reading& field, const char* p, const char* stop) noexcept {
  const std::size_t count = wire::count_varints(p, stop);
  if (count == 0) return p == stop ? stop : field.context.fail(ErrorCode::kTruncated, stop);
  const ErasedArray array = scalars(field.data, field.row);
  const std::size_t old_size = array.size();
  if (array.try_append(count, field.context.arena()) == nullptr) return field.context.fail_allocation(p);
  std::size_t size = old_size;
  while (p < stop) {
    bool keep = true;
    const char* const start = p;
    p = read_value(field, p, stop, array.at(size), keep);
    if (p == nullptr) {
      array.truncate(old_size);
      return field.context.fail_number(start, stop);
    }
    if (keep) ++size;
  }
  array.truncate(size);
  return stop;
}

const char* read_packed(const Reading& field, const char* p, const char* end) noexcept {
  std::size_t length = 0;
  p = wire::read_length(p, end, length);
  if (p == nullptr) return nullptr;
  const char* const stop = p + length;
  const Kind kind = field.row.kind;
  if (!is_fixed(kind)) return read_packed_varints(field, p, stop);
  const std::size_t count = length / scalar_size(kind);
  if (count * scalar_size(kind) != length) return field.context.fail(ErrorCode::kTruncated, stop);
  if (count == 0) return stop;
  char* const to = scalars(field.data, field.row).try_append(count, field.context.arena());
  if (to == nullptr) return field.context.fail_allocation(p);
  if constexpr (wire::kHostIsLittleEndian) {
    std::memcpy(to, p, length);
  } else {
    for (std::size_t at = 0; at < length; at += scalar_size(kind)) {
      std::uint64_t bits = 0;
      read_bits(kind, p + at, stop, bits);
      store_bits(kind, to + at, bits);
    }
  }
  return stop;
}

// ---- strings, bytes and messages -----------------------------------------------------------------------------------

const char* read_text(const Reading& field, const char* p, const char* end, std::uint32_t tag) noexcept {
  char* const member = field.member();
  ParseContext& context = field.context;
  const bool is_string = field.row.kind == Kind::kString;
  const bool is_utf8 = has(field.row, Row::kUtf8);
  if (has(field.row, Row::kRepeated)) {
    if (!is_string) return parse::read_bytes_run(as<RepeatedBytes>(member), p, end, tag, context);
    return (is_utf8 ? parse::read_utf8_strings : parse::read_strings)(as<RepeatedString>(member), p, end, tag, context);
  }
  activate(field.data, field.row, field.number);
  bool has_value;
  if (is_string) {
    p = (is_utf8 ? parse::read_utf8_string : parse::read_string)(as<StringField>(member), p, end, context);
    has_value = as<StringField>(member).has_value();
  } else {
    p = parse::read_bytes(as<BytesField>(member), p, end, context);
    has_value = as<BytesField>(member).has_value();
  }
  if (!has_value && has(field.row, Row::kInOneof)) set_oneof_case(field.data, field.row, 0);
  return p;
}

// Returns the number of a group's field, or 0 for a length-delimited message; see parse::read_message.
std::uint32_t group_of(const Reading& field) noexcept {
  return field.row.kind == Kind::kGroup ? field.number : 0;
}

const char* read_message(const Reading& field, const char* p, const char* end) noexcept {
  void* message = is_set(field.data, field.row, field.number) ? load_message(field.member()) : nullptr;
  p = parse::read_message(message, *field.message, group_of(field), p, end, field.context);
  if (message == nullptr) return p;
  activate(field.data, field.row, field.number);
  store_message(field.member(), message);
  return p;
}

const char* read_messages(const Reading& field, const char* p, const char* end, std::uint32_t tag) noexcept {
  return parse::read_messages(messages(field.data, field.row), *field.message, group_of(field), p, end, tag,
                              field.context);
}

// ---- fields --------------------------------------------------------------------------------------------------------

// Reads the field at `index`. Returns false if its type does not allow the wire type of `tag`.
bool read_field(const MessageInfo& info, std::size_t index, void* data, const char* start, const char*& p,
                const char* end, std::uint32_t tag, ParseContext& context) noexcept {
  const Row& row = info.table->rows[index];
  const Reading field{info.table->extras + row.extra, data, context, row, info.fields[index].number,
                      info.fields[index].message};
  const bool is_packed = is_scalar(row.kind) && has(row, Row::kRepeated) &&
                         wire::tag_type(tag) == static_cast<std::uint32_t>(wire::WireType::kLengthDelimited);
  if (is_packed) {
    p = read_packed(field, p, end);
    return true;
  }
  if (wire::tag_type(tag) != static_cast<std::uint32_t>(wire_type(row.kind))) return false;
  if (is_scalar(row.kind)) {
    p = has(row, Row::kRepeated) ? read_run(field, p, end, tag) : read_scalar(field, p, end);
  } else if (is_message(row.kind)) {
    p = has(row, Row::kRepeated) ? read_messages(field, p, end, tag) : read_message(field, p, end);
  } else if (row.kind == Kind::kTyped) {
    p = field.extra->typed->read(data, start, p, end, tag, info.extensions, context);
  } else {
    p = read_text(field, p, end, tag);
  }
  return true;
}

// Reads a field for which the table has no row.
const char* read_unlisted(const MessageInfo& info, void* data, const char* start, const char* p, const char* end,
                          std::uint32_t tag, ParseContext& context) noexcept {
  for (std::size_t i = 0; info.table->extension != nullptr && i < info.field_count; ++i) {
    if (info.fields[i].number != 0) continue;
    const TypedField& range = *info.table->extras[info.table->rows[i].extra].typed;
    if (range.accepts(tag)) return range.read(data, start, p, end, tag, info.extensions, context);
  }
  return parse::read_unknown(message::header_of(data), start, p, end, tag, context);
}

}  // namespace

const char* parse(void* data, const char* p, const char* end, ParseContext& context, const MessageInfo& info) noexcept {
  std::size_t likely = 0;
  while (p < end) {
    const char* const start = p;
    std::uint32_t tag = 0;
    p = wire::read_tag(p, end, tag);
    if (p == nullptr) return context.fail_field(start, end, 0);
    const std::size_t index = find(info, wire::tag_number(tag), likely);
    const bool known = index != info.field_count && read_field(info, index, data, start, p, end, tag, context);
    if (known) {
      likely = index + 1;
    } else {
      if (context.ends_group(tag)) return p;
      p = read_unlisted(info, data, start, p, end, tag, context);
    }
    if (p == nullptr) return context.fail_field(start, end, tag);
  }
  return p;
}

}  // namespace onnxgen::table
