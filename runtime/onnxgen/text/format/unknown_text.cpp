#include "onnxgen/text/format/unknown_text.h"

#include "onnxgen/text/scalar_text.h"

namespace onnxgen::text {
namespace {

using wire::WireType;

bool could_be_message(const TextLines& lines, std::string_view bytes, int levels) noexcept {
  if (bytes.empty()) return lines.options().plain_unknown;
  if (levels <= 0) return false;
  FieldReader reader(bytes, levels, LongLengths::kShortened);
  for (WireField field; reader.next(field);) {
  }
  return reader.error() == ErrorCode::kOk;
}

void begin_field(TextLines& lines, std::uint32_t number) {
  lines.begin();
  append_integer(lines.out(), std::uint64_t{number});
}

void append_fixed(TextLines& lines, std::uint64_t value, int hex_digits) {
  if (lines.options().plain_unknown) return append_integer(lines.out(), value);
  append_hex(lines.out(), value, hex_digits);
}

// Prints the fields of a group, or of bytes that could be a message. Nested groups are handled without recursion,
// because only the reader that provided them limits their depth.
void append_fields(TextLines& lines, std::string_view bytes, int levels) {
  FieldReader reader(bytes, 0, LongLengths::kShortened);
  lines.open_unknown();
  int open = 0;
  for (std::uint32_t tag = 0; reader.next_tag(tag);) {
    const auto type = static_cast<WireType>(wire::tag_type(tag));
    WireField field;
    if (type == WireType::kGroupStart) {
      begin_field(lines, wire::tag_number(tag));
      lines.open_unknown();
      ++open;
    } else if (type == WireType::kGroupEnd) {
      lines.close_unknown();
      --open;
    } else if (reader.read_payload(tag, field)) {
      append_unknown(lines, field, levels - open);
    }
  }
  lines.close_unknown();
}

}  // namespace

void append_unknown(TextLines& lines, const WireField& field, int levels) {
  std::string& out = lines.out();
  begin_field(lines, field.number);
  switch (field.type) {
    case WireType::kVarint:
      out += ": ";
      append_integer(out, field.value);
      break;
    case WireType::kFixed64:
      out += ": ";
      append_fixed(lines, field.value, 16);
      break;
    case WireType::kFixed32:
      out += ": ";
      append_fixed(lines, field.value, 8);
      break;
    case WireType::kLengthDelimited:
      if (could_be_message(lines, field.bytes, levels)) return append_fields(lines, field.bytes, levels - 1);
      out += ": \"";
      lines.escaped(field.bytes);
      out += '"';
      break;
    case WireType::kGroupStart:
    case WireType::kGroupEnd:  // readers never return it
      return append_fields(lines, field.bytes, levels - 1);
  }
  lines.end();
}

}  // namespace onnxgen::text
