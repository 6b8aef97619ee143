#pragma once

#include <string>

#include "plan/cpp_file.h"

namespace onnxgen::emit {

// Returns the typed list of the message's fields and the description of its class. The runtime derives all
// whole-message operations from them.
std::string field_list(const plan::Message& message, const plan::CppFile& file);

// Like field_list(), but as a table; see runtime/onnxgen/message/table/codec.h.
std::string field_table(const plan::Message& message, bool parse_only);

}  // namespace onnxgen::emit
