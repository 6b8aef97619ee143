#include "onnxgen/text/format/unknown_text.h"

#include <limits>

#include "onnxgen/text/scalar_text.h"

namespace onnxgen::text {
namespace {

using wire::WireType;

bool could_be_message(std::string_view bytes, int levels) noexcept {
  if (bytes.empty() || levels <= 0) return false;
  FieldReader reader(bytes, levels, LongLengths::kShortened);
  for (WireField field; reader.next(field);) {
  }
  return reader.error() == ErrorCode::kOk;
}

void append_fields(TextLines& lines, std::string_view bytes, int levels) {
  // Reading these bytes succeeded before, under a limit.
  FieldReader reader(bytes, std::numeric_limits<int>::max(), LongLengths::kShortened);
  lines.open();
  for (WireField field; reader.next(field);) append_unknown(lines, field, levels);
  lines.close();
}

}  // namespace

void append_unknown(TextLines& lines, const WireField& field, int levels) {
  std::string& out = lines.out();
  lines.begin();
  append_integer(out, std::uint64_t{field.number});
  switch (field.type) {
    case WireType::kVarint:
      out += ": ";
      append_integer(out, field.value);
      break;
    case WireType::kFixed64:
      out += ": ";
      append_hex(out, field.value, 16);
      break;
    case WireType::kFixed32:
      out += ": ";
      append_hex(out, field.value, 8);
      break;
    case WireType::kLengthDelimited:
      if (could_be_message(field.bytes, levels)) return append_fields(lines, field.bytes, levels - 1);
      out += ": \"";
      append_escaped(out, field.bytes);
      out += '"';
      break;
    case WireType::kGroupStart:
    case WireType::kGroupEnd:  // no reader gives it
      return append_fields(lines, field.bytes, levels - 1);
  }
  lines.end();
}

}  // namespace onnxgen::text
