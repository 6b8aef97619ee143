#include "protocol.h"

#include <cstddef>
#include <cstdint>
#include <istream>
#include <ostream>

#include "onnxgen/wire/fixed.h"
#include "onnxgen/wire/tag.h"
#include "onnxgen/wire/varint.h"

namespace onnxgen::tests {
namespace {

// A value of conformance.TestCategory.
constexpr std::uint64_t kJsonIgnoreUnknownParsingTest = 3;

// A field of a request: its bytes or its number.
struct WireField {
  std::uint32_t tag = 0;
  std::uint64_t number = 0;
  std::string_view block;
};

// Returns the position after the field, or nullptr if there is no valid field. Requests have only these wire types.
const char* read_field(const char* p, const char* end, WireField& field) {
  p = wire::read_tag(p, end, field.tag);
  if (p == nullptr) return nullptr;
  switch (wire::tag_type(field.tag)) {
    case static_cast<std::uint32_t>(wire::WireType::kVarint):
      return wire::read_varint(p, end, field.number);
    case static_cast<std::uint32_t>(wire::WireType::kLengthDelimited): {
      std::size_t size = 0;
      p = wire::read_length(p, end, size);
      if (p == nullptr) return nullptr;
      field.block = {p, size};
      return p + size;
    }
    default:
      return nullptr;
  }
}

void take_payload(Request& request, Format input, const WireField& field) {
  request.input = input;
  request.payload = field.block;
}

}  // namespace

bool decode(std::string_view bytes, Request& request) {
  const char* p = bytes.data();
  const char* const end = p + bytes.size();
  while (p < end) {
    WireField field;
    p = read_field(p, end, field);
    if (p == nullptr) return false;
    switch (wire::tag_number(field.tag)) {
      case 1:
        take_payload(request, Format::kProtobuf, field);
        break;
      case 2:
        take_payload(request, Format::kJson, field);
        break;
      case 3:
        request.output = static_cast<Format>(field.number);
        break;
      case 4:
        request.message_type = field.block;
        break;
      case 5:
        request.ignores_unknown_json = field.number == kJsonIgnoreUnknownParsingTest;
        break;
      case 7:
        take_payload(request, Format::kJspb, field);
        break;
      case 8:
        take_payload(request, Format::kText, field);
        break;
      case 9:
        request.prints_unknown_fields = field.number != 0;
        break;
      default:  // options of a format that no testee supports
        break;
    }
  }
  return true;
}

std::string encode(const Response& response) {
  char head[2 * wire::kMaxVarintBytes];
  char* const end = head + sizeof head;
  char* p = wire::write_varint_before(end, response.text.size());
  p = wire::write_varint_before(
      p, wire::make_tag(static_cast<std::uint32_t>(response.kind), wire::WireType::kLengthDelimited));
  return std::string(p, end) + response.text;
}

bool read_frame(std::istream& in, std::string& bytes) {
  char head[4];
  if (!in.read(head, sizeof head)) return false;
  bytes.resize(wire::load_fixed<std::uint32_t>(head));
  return static_cast<bool>(in.read(bytes.data(), static_cast<std::streamsize>(bytes.size())));
}

void write_frame(std::ostream& out, const std::string& bytes) {
  char head[4];
  wire::store_fixed(head, static_cast<std::uint32_t>(bytes.size()));
  out.write(head, sizeof head).write(bytes.data(), static_cast<std::streamsize>(bytes.size())).flush();
}

}  // namespace onnxgen::tests
