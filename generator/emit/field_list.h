#pragma once

#include <string>

#include "plan/cpp_file.h"

namespace onnxgen::emit {

// The typed list of a message's fields and its MessageInfo, from which the runtime makes all that works on the whole
// message.
std::string field_list(const plan::Message& message, const std::string& describe);

}  // namespace onnxgen::emit
