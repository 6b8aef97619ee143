// Converts messages between wire format and text, for --decode, --decode_raw and --encode.
#pragma once

#include <string>
#include <string_view>

#include "schema/schema.h"

namespace onnxgen::convert {

enum class Direction { kDecode, kEncode };

// Either the output or a one-line error message.
struct Converted {
  std::string output;
  std::string error;
};

// Converts `input`, a message of type `type`, from wire format to text or from text to wire format. `type` must be
// declared in the schema; otherwise the result is an error.
Converted convert(const schema::Schema& schema, const std::string& type, Direction direction, std::string_view input);

// Converts a message in wire format to text, using field numbers as names.
Converted decode_raw(std::string_view input);

}  // namespace onnxgen::convert
