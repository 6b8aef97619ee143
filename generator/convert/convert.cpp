#include "convert/convert.h"

#include <fmt/format.h>

#include "convert/dynamic_types.h"
#include "onnxgen/text/parse.h"
#include "onnxgen/text/print.h"

namespace onnxgen::convert {
namespace {

Converted decode(const MessageDescriptor& type, std::string_view input) {
  Converted result;
  if (const text::TextStatus status = text::print_text(input, type, result.output); !status)
    return {"", "input: " + status.message()};
  return result;
}

Converted encode(const MessageDescriptor& type, std::string_view input) {
  Converted result;
  const text::TextStatus status = text::encode_text(input, type, result.output);
  if (status) return result;
  if (status.line() == 0) return {"", "input: " + status.message()};
  const std::string where = status.path().empty() ? "" : status.path() + ": ";
  return {"", fmt::format("input:{}:{}: {}{}", status.line(), status.column(), where, status.what())};
}

}  // namespace

Converted convert(const schema::Schema& schema, const std::string& type, Direction direction, std::string_view input) {
  const DynamicTypes types(schema);
  const MessageDescriptor* const descriptor = types.find(type);
  if (descriptor == nullptr) return {"", fmt::format("message '{}' is not defined in the .proto files", type)};
  return direction == Direction::kDecode ? decode(*descriptor, input) : encode(*descriptor, input);
}

Converted decode_raw(std::string_view input) {
  return decode(MessageDescriptor{}, input);  // no fields, so all are unknown
}

}  // namespace onnxgen::convert
