// Messages between their encoding and text: what --decode, --decode_raw and --encode do.
#pragma once

#include <string>
#include <string_view>

#include "schema/schema.h"

namespace onnxgen::convert {

enum class Direction { kDecode, kEncode };

// Either the result or what went wrong, in one line.
struct Converted {
  std::string output;
  std::string error;
};

// `input` as the message `type`, which the schema declares: from its encoding to text, or back.
Converted convert(const schema::Schema& schema, const std::string& type, Direction direction, std::string_view input);

// Encoded bytes as text, by field numbers alone.
Converted decode_raw(std::string_view input);

}  // namespace onnxgen::convert
