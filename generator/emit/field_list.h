#pragma once

#include <string>

#include "plan/cpp_file.h"

namespace onnxgen::emit {

// The typed list of a message's fields and the description of its class, from which the runtime makes all that works on
// the whole message. `parse_only`: without what writes.
std::string field_list(const plan::Message& message, plan::Profile profile, bool parse_only = false);

// The same as a table; see runtime/onnxgen/message/table/codec.h.
std::string field_table(const plan::Message& message, bool parse_only);

}  // namespace onnxgen::emit
