// Protobuf's text format, read: what TextFormat::PrintToString prints, and what people write.
//
// Text becomes the encoding of a message, by the static table of its type, which every kind of generated class parses.
// The functions keep no state: any number of threads may call them.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "onnxgen/reflection/descriptor.h"

namespace onnxgen::text {

// Where text is no message of its type, and why: "line 3, column 12: no field 'nmae' in onnx.NodeProto". What it quotes
// is fit to be printed. Without memory `what` is "out of memory".
struct TextFault {
  std::size_t line = 0;    // from 1; 0: no fault
  std::size_t column = 0;  // from 1, in bytes
  std::string what;

  bool ok() const noexcept { return line == 0; }
  std::string message() const;
};

struct ParseTextOptions {
  bool last_wins = false;  // a singular field may be set more than once, and members of a oneof each other's successors
  int max_depth = 100;     // messages within each other, as many as the parser of encoded bytes takes by default
};

// Appends the encoding of the message that `text` describes, as a class writes it: fields by number, wherever they
// stand in the text, and packed where the schema says so. Where there is a fault, that of what came before it may be in
// `out`. Fields that are `required` are not asked for. An expanded Any is read where its type is in the file of `table`
// or in one that this imports; MessageSets are not read.
TextFault encode_text(std::string_view text, const MessageDescriptor& table, std::string& out,
                      const ParseTextOptions& options = {});

}  // namespace onnxgen::text
