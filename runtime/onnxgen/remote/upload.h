// Uploads an encoded message as an object.
#pragma once

#include <cstddef>
#include <string>

#include "onnxgen/error/status.h"
#include "onnxgen/message/message.h"
#include "onnxgen/onnx/encoded_input.h"
#include "onnxgen/remote/options.h"

namespace onnxgen::remote {

// Uploads the message of form `form` that the spans contain, without copying it.
Status upload_message(const Span* spans, std::size_t count, io::WireForm form, const std::string& url,
                      const SaveOptions& options);

}  // namespace onnxgen::remote
