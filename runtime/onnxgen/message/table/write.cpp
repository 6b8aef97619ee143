// Encoded size of a message, and serialization.
#include "onnxgen/message/table/member.h"

namespace onnxgen::table {
namespace {

std::uint64_t value_size(Kind kind, const char* value) noexcept {
  return is_fixed(kind) ? scalar_size(kind) : wire::varint_size(encode(kind, load_bits(kind, value)));
}

// The caller must provide the memory before `p`.
char* write_value_before(Kind kind, char* p, const char* value) noexcept {
  const std::uint64_t bits = load_bits(kind, value);
  if (!is_fixed(kind)) return wire::write_varint_before(p, encode(kind, bits));
  p -= scalar_size(kind);
  if (kind == Kind::kFixed32) {
    wire::store_fixed(p, static_cast<std::uint32_t>(bits));
  } else {
    wire::store_fixed(p, bits);
  }
  return p;
}

std::uint64_t scalars_size(Kind kind, ErasedElements elements) noexcept {
  const std::size_t each = scalar_size(kind);
  if (is_fixed(kind)) return std::uint64_t{elements.size} * each;
  std::uint64_t size = 0;
  for (std::size_t i = 0; i < elements.size; ++i) size += value_size(kind, elements.data + i * each);
  return size;
}

std::uint64_t repeated_size(const void* data, const Row& row, std::uint64_t tag_size,
                            const MessageInfo* message) noexcept {
  const char* const at = member(data, row);
  switch (shape(row.kind)) {
    case Shape::kString: {
      const auto& texts = as<RepeatedString>(at);
      return texts.size() * tag_size + elements_size(texts);
    }
    case Shape::kBytes: {
      const auto& texts = as<RepeatedBytes>(at);
      return texts.size() * tag_size + elements_size(texts);
    }
    case Shape::kMessage: {
      const MessageSpan elements = messages(data, row);
      return elements.size * tag_size + elements_size(elements, *message);
    }
    case Shape::kGroup: {
      const MessageSpan elements = messages(data, row);
      return elements.size * 2 * tag_size + bodies_size(elements, *message);
    }
    case Shape::kScalar:
    case Shape::kTyped:  // handled by its own functions
      break;
  }
  const ErasedElements elements = scalars(data, row);
  if (elements.size == 0) return 0;
  const std::uint64_t size = scalars_size(row.kind, elements);
  return has(row, Row::kPacked) ? tag_size + delimited_size(size) : elements.size * tag_size + size;
}

std::uint64_t singular_size(const void* data, const Row& row, std::uint64_t tag_size,
                            const MessageInfo* message) noexcept {
  const char* const at = member(data, row);
  switch (shape(row.kind)) {
    case Shape::kString:
      return tag_size + delimited_size(as<StringField>(at).get().size());
    case Shape::kBytes:
      return tag_size + delimited_size(as<BytesField>(at).get().size());
    case Shape::kMessage:
      return tag_size + delimited_size(message->byte_size(load_message(at)));
    case Shape::kGroup:
      return 2 * tag_size + message->byte_size(load_message(at));
    case Shape::kScalar:
    case Shape::kTyped:  // handled by its own functions
      break;
  }
  return tag_size + value_size(row.kind, at);
}

char* write_scalars(char* p, std::uint32_t number, const Row& row, ErasedElements elements, Writer& writer) noexcept {
  if (elements.size == 0) return p;
  const std::size_t each = scalar_size(row.kind);
  const bool is_packed = has(row, Row::kPacked);
  const std::uint32_t tag = wire::make_tag(number, is_packed ? wire::WireType::kLengthDelimited : wire_type(row.kind));
  const std::uint64_t before = writer.written(p);
  if (is_packed && is_fixed(row.kind) && wire::kHostIsLittleEndian) {
    p = writer.write(p, {elements.data, elements.size * each});
  } else {
    for (std::size_t i = elements.size; i != 0; --i) {
      p = writer.ensure(p);
      p = write_value_before(row.kind, p, elements.data + (i - 1) * each);
      if (!is_packed) p = write::tag_before(p, tag);
    }
  }
  if (!is_packed) return p;
  return write::head(p, tag, writer.written(p) - before, writer);
}

char* write_repeated(const void* data, char* p, std::uint32_t number, const Row& row, const MessageInfo* message,
                     Writer& writer) noexcept {
  const std::uint32_t tag = wire::make_tag(number, wire_type(row.kind));
  switch (shape(row.kind)) {
    case Shape::kString:
      return write::texts(p, tag, as<RepeatedString>(member(data, row)), writer);
    case Shape::kBytes:
      return write::texts(p, tag, as<RepeatedBytes>(member(data, row)), writer);
    case Shape::kMessage:
      return write::messages(p, tag, messages(data, row), *message, writer);
    case Shape::kGroup:
      return write::groups(p, tag, messages(data, row), *message, writer);
    case Shape::kScalar:
    case Shape::kTyped:  // handled by its own functions
      break;
  }
  return write_scalars(p, number, row, scalars(data, row), writer);
}

char* write_singular(const void* data, char* p, std::uint32_t number, const Row& row, const MessageInfo* message,
                     Writer& writer) noexcept {
  const std::uint32_t tag = wire::make_tag(number, wire_type(row.kind));
  const char* const at = member(data, row);
  switch (shape(row.kind)) {
    case Shape::kString:
      return write::text(p, tag, as<StringField>(at), writer);
    case Shape::kBytes:
      return write::text(p, tag, as<BytesField>(at), writer);
    case Shape::kMessage:
      return write::message(p, tag, load_message(at), *message, writer);
    case Shape::kGroup:
      return write::group(p, tag, load_message(at), *message, writer);
    case Shape::kScalar:
    case Shape::kTyped:  // handled by its own functions
      break;
  }
  p = writer.ensure(p);
  return write::tag_before(write_value_before(row.kind, p, at), tag);
}

}  // namespace

std::uint64_t byte_size(const void* data, const MessageInfo& info) noexcept {
  const MessageHeader& header = message::header_of(data);
  std::uint64_t size = header.may_have_unknown() ? header.unknown_size() : 0;
  for (std::size_t i = 0; i < info.field_count; ++i) {
    const Row& row = info.table->rows[i];
    if (is_null(data, row)) continue;
    const FieldInfo& field = info.fields[i];
    if (row.kind == Kind::kTyped) {
      size += info.table->extras[row.extra].typed->size(data);
      continue;
    }
    const std::uint64_t tag_size = wire::varint_size(wire::make_tag(field.number, wire::WireType::kVarint));
    if (has(row, Row::kRepeated)) {
      size += repeated_size(data, row, tag_size, field.message);
    } else if (is_set(data, row, field.number)) {
      size += singular_size(data, row, tag_size, field.message);
    }
  }
  return size;
}

char* write(const void* data, char* p, Writer& writer, const MessageInfo& info) noexcept {
  const MessageHeader& header = message::header_of(data);
  if (header.may_have_unknown()) p = write::unknown(p, header, writer);
  for (std::size_t i = info.field_count; i-- > 0;) {
    const Row& row = info.table->rows[i];
    if (is_null(data, row)) continue;
    const FieldInfo& field = info.fields[i];
    if (row.kind == Kind::kTyped) {
      p = info.table->extras[row.extra].typed->write(data, p, writer);
    } else if (has(row, Row::kRepeated)) {
      p = write_repeated(data, p, field.number, row, field.message, writer);
    } else if (is_set(data, row, field.number)) {
      p = write_singular(data, p, field.number, row, field.message, writer);
    }
  }
  return p;
}

}  // namespace onnxgen::table
