// Encodes messages that are printed from their encoding instead of from their fields.
#pragma once

#include <string>

#include "onnxgen/error/status.h"
#include "onnxgen/reflection/const_message.h"

namespace onnxgen::text {

// Replaces `bytes` with the encoding of the message. Required fields may be missing. Fails if memory is exhausted.
Status encode(ConstMessage message, std::string& bytes);

}  // namespace onnxgen::text
