// Makes a model self-contained by including its external data.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "onnxgen/error/status.h"
#include "onnxgen/file/file_content.h"
#include "onnxgen/file/held_bytes.h"
#include "onnxgen/io/load_options.h"
#include "onnxgen/message/message.h"
#include "onnxgen/onnx/encoded_input.h"
#include "onnxgen/onnx/tensor_edit.h"

namespace onnxgen::crypto {

// An encoded message whose external tensors have been made inline.
struct InlinedPayload {
  std::vector<std::string_view> chunks;  // parts of the message, in order
  io::EditedMessage message;             // owns some of the chunks
  io::Mappings mappings;                 // files that chunks may be mapped from
  std::vector<io::HeldBytes> held;       // external data
};

// Makes the external tensors of a serialized message inline: those that hold their data, as convert_to_external()
// leaves them, and those whose data is found with `options`. External data is mapped, not copied. The spans must
// outlive `payload`. `form` describes the message.
Status inline_external_data(const Span* spans, std::size_t count, io::WireForm form, const io::Mappings& mappings,
                            const io::LoadOptions& options, InlinedPayload& payload);

}  // namespace onnxgen::crypto
