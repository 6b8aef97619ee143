#pragma once

#include <string>

#include "plan/cpp_file.h"

namespace onnxgen::emit {

// The typed list of a message's fields and the description of its class, from which the runtime makes all that works on
// the whole message.
std::string field_list(const plan::Message& message, plan::Profile profile);

}  // namespace onnxgen::emit
