#pragma once

#include "emit/message_text.h"
#include "plan/cpp_file.h"

namespace onnxgen::emit::protobuf {

// The class of a message in the protobuf profile: its data on the heap, its base google::protobuf::Message.
MessageText message_text(const plan::Message& message, const plan::CppFile& file);

}  // namespace onnxgen::emit::protobuf
