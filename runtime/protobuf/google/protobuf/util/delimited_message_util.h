// Writes and reads several messages in one stream: the size of each, as a varint, precedes it.
#pragma once

#include <iosfwd>

#include "google/protobuf/io/coded_stream.h"
#include "google/protobuf/io/zero_copy_stream.h"
#include "google/protobuf/message_lite.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {
namespace util ONNXGEN_HIDDEN {

// Write a message, even if a `required` field is missing. Return false if writing fails.
bool SerializeDelimitedToFileDescriptor(const MessageLite& message, int file_descriptor);
bool SerializeDelimitedToOstream(const MessageLite& message, std::ostream* output);
bool SerializeDelimitedToZeroCopyStream(const MessageLite& message, io::ZeroCopyOutputStream* output);
bool SerializeDelimitedToCodedStream(const MessageLite& message, io::CodedOutputStream* output);

// Read the next message and merge it into `message`. Return false at the end and after an error. `clean_eof`, if not
// null, tells whether the stream ended before the message.
bool ParseDelimitedFromZeroCopyStream(MessageLite* message, io::ZeroCopyInputStream* input, bool* clean_eof);
bool ParseDelimitedFromCodedStream(MessageLite* message, io::CodedInputStream* input, bool* clean_eof);

}  // namespace ONNXGEN_HIDDEN
}  // namespace ONNXGEN_HIDDEN
}  // namespace google
