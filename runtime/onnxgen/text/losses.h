// Finds the parts of a message that text format and JSON do not preserve.
#pragma once

#include <string>

#include "onnxgen/reflection/const_message.h"

namespace onnxgen::text {

enum class Loss {
  kNone,
  // JSON omits unknown fields; text format prints them by number, which parsers do not accept.
  kUnknownFields,
  // Both forms write every NaN as "nan", which is read back as the positive quiet NaN without a payload.
  kNanBits,
};

// First part of a message that a conversion to text would lose.
struct FoundLoss {
  Loss loss = Loss::kNone;
  std::string path;  // of the message with unknown fields, or of the number, such as "graph.node[0].attribute[1].f"
};

// Finds the first part of the message that would differ after printing it in text format or JSON and parsing the text,
// even though both succeed. A program that converts messages to text without a loss must call this. Throws
// std::bad_alloc if memory is exhausted.
FoundLoss find_loss(ConstMessage message);

}  // namespace onnxgen::text
