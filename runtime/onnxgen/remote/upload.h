// Writing an encoded message to an object.
#pragma once

#include <cstddef>
#include <string>

#include "onnxgen/error/status.h"
#include "onnxgen/message/message.h"
#include "onnxgen/onnx/encoded_input.h"
#include "onnxgen/remote/options.h"

namespace onnxgen::remote {

// The spans are the message, of the form `form`, and are sent from where they are.
Status upload_message(const Span* spans, std::size_t count, io::WireForm form, const std::string& url,
                      const SaveOptions& options);

}  // namespace onnxgen::remote
