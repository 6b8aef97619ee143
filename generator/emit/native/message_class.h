#pragma once

#include "emit/message_text.h"
#include "plan/cpp_file.h"

namespace onnxgen::emit::native {

// The class of a message in the native profile: its data in an arena, its base onnxgen::Message.
MessageText message_text(const plan::Message& message, const plan::CppFile& file);

}  // namespace onnxgen::emit::native
