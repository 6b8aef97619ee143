// Functions that write and read several messages in one stream. The size of each, as a varint, precedes it.
#pragma once

#include <iosfwd>

#include "google/protobuf/io/coded_stream.h"
#include "google/protobuf/io/zero_copy_stream_impl.h"
#include "google/protobuf/message_lite.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {
namespace util ONNXGEN_HIDDEN {

// Write the size of a message and the message, even if a `required` field is missing. Return false if writing fails. A
// part may then have been written. The file descriptor and the stream stay open.
bool SerializeDelimitedToFileDescriptor(const MessageLite& message, int file_descriptor);
bool SerializeDelimitedToOstream(const MessageLite& message, std::ostream* output);
bool SerializeDelimitedToZeroCopyStream(const MessageLite& message, io::ZeroCopyOutputStream* output);
bool SerializeDelimitedToCodedStream(const MessageLite& message, io::CodedOutputStream* output);

// Read the next message and merge it into `message`. Return false at the end of the stream and after an error;
// `message` may then contain a part of the fields. `clean_eof`, if not null, is set to true if the stream ended before
// the size of a message, so that nothing is missing.
bool ParseDelimitedFromZeroCopyStream(MessageLite* message, io::ZeroCopyInputStream* input, bool* clean_eof);
bool ParseDelimitedFromCodedStream(MessageLite* message, io::CodedInputStream* input, bool* clean_eof);

}  // namespace ONNXGEN_HIDDEN
}  // namespace ONNXGEN_HIDDEN
}  // namespace google
