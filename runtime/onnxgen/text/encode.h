// For what is printed by its encoding rather than by its fields.
#pragma once

#include <string>

#include "onnxgen/error/status.h"
#include "onnxgen/reflection/const_message.h"

namespace onnxgen::text {

// Replaces `bytes` by the encoding of the message, which may lack required fields. Fails where memory is out.
Status encode(ConstMessage message, std::string& bytes);

}  // namespace onnxgen::text
