// Serializing a whole message to a stream. In a file of its own, so that programs without streams do not link those of
// the standard library.
#include <ostream>

#include "onnxgen/message/message.h"

namespace onnxgen::message {

Status serialize_to_stream(const void* data, const MessageInfo& info, Completeness completeness, std::ostream& output) {
  return serialize(data, info, completeness, &output, [](void* sink, const Span* spans, std::size_t count) {
    auto& stream = *static_cast<std::ostream*>(sink);
    for (std::size_t i = 0; i < count && stream; ++i) {
      stream.write(spans[i].data(), static_cast<std::streamsize>(spans[i].size()));
    }
    return stream.good();
  });
}

}  // namespace onnxgen::message
