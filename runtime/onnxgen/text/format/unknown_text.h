// Prints unknown fields in the text format, by number. Bytes that could be a message are printed as one, as libprotobuf
// does.
#pragma once

#include "onnxgen/text/field_reader.h"
#include "onnxgen/text/format/text_lines.h"

namespace onnxgen::text {

// Maximum number of nested levels of unknown bytes that are interpreted as messages.
inline constexpr int kUnknownLevels = 10;

// Appends an unknown field. `field` must come from a reader that limits the depth of groups.
void append_unknown(TextLines& lines, const WireField& field, int levels = kUnknownLevels);

}  // namespace onnxgen::text
