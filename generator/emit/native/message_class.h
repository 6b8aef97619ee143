#pragma once

#include "emit/message_text.h"
#include "plan/cpp_file.h"

namespace onnxgen::emit::native {

// Returns the class of a message in the native profile: its data is in an arena and its base class is onnxgen::Message.
MessageText message_text(const plan::Message& message, const plan::CppFile& file);

}  // namespace onnxgen::emit::native
