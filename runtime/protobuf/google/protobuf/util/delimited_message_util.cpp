#include "google/protobuf/util/delimited_message_util.h"

#include <ostream>

#include "google/protobuf/io/zero_copy_stream_impl.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {
namespace util ONNXGEN_HIDDEN {

bool SerializeDelimitedToFileDescriptor(const MessageLite& message, int file_descriptor) {
  io::FileOutputStream output(file_descriptor);
  return SerializeDelimitedToZeroCopyStream(message, &output) && output.Flush();
}

bool SerializeDelimitedToOstream(const MessageLite& message, std::ostream* output) {
  {
    io::OstreamOutputStream stream(output);  // its destructor writes buffered bytes to `output`
    if (!SerializeDelimitedToZeroCopyStream(message, &stream)) return false;
  }
  return output->good();
}

bool SerializeDelimitedToZeroCopyStream(const MessageLite& message, io::ZeroCopyOutputStream* output) {
  io::CodedOutputStream coded(output);
  return SerializeDelimitedToCodedStream(message, &coded);
}

bool SerializeDelimitedToCodedStream(const MessageLite& message, io::CodedOutputStream* output) {
  output->WriteVarint64(message.ByteSizeLong());
  return message.SerializePartialToCodedStream(output) && !output->HadError();
}

bool ParseDelimitedFromZeroCopyStream(MessageLite* message, io::ZeroCopyInputStream* input, bool* clean_eof) {
  io::CodedInputStream coded(input);
  return ParseDelimitedFromCodedStream(message, &coded, clean_eof);
}

bool ParseDelimitedFromCodedStream(MessageLite* message, io::CodedInputStream* input, bool* clean_eof) {
  const int64 start = input->CurrentPosition64();
  uint64 size = 0;
  const bool has_size = input->ReadVarint64(&size);
  if (clean_eof != nullptr) *clean_eof = !has_size && input->CurrentPosition64() == start;
  if (!has_size || size > static_cast<uint64>(kint64max)) return false;
  const int64 begin = input->CurrentPosition64();
  const io::CodedInputStream::Limit limit = input->PushLimit(static_cast<int64>(size));
  if (!message->MergeFromCodedStream(input) || !input->ConsumedEntireMessage()) return false;
  if (input->CurrentPosition64() - begin != static_cast<int64>(size)) return false;
  input->PopLimit(limit);
  return true;
}

}  // namespace ONNXGEN_HIDDEN
}  // namespace ONNXGEN_HIDDEN
}  // namespace google
