#include "onnxgen/text/encode.h"

#include "onnxgen/message/message.h"

namespace onnxgen::text {

Status encode(ConstMessage message, std::string& bytes) {
  bytes.clear();
  if (message.data() == nullptr) return Status();
  return message::serialize_to_string(message.data(), *message.descriptor().info, message::Completeness::kPartial,
                                      bytes, 0);
}

}  // namespace onnxgen::text
