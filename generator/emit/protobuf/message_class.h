#pragma once

#include "emit/message_text.h"
#include "plan/cpp_file.h"

namespace onnxgen::emit::protobuf {

// Returns the class of a message in the protobuf profile: its data is on the heap and its base class is
// google::protobuf::Message.
MessageText message_text(const plan::Message& message, const plan::CppFile& file);

}  // namespace onnxgen::emit::protobuf
