// A model with everything that belongs to it in itself.
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

struct FoldedPayload {
  std::vector<std::string_view> pieces;  // of the message, in order
  io::EditedMessage message;             // what pieces of it are made of
  io::Mappings mappings;                 // that pieces of it may lie in
  std::vector<io::HeldBytes> held;       // external data
};

// The spans of a message of this form, which must outlive the payload, with external tensors as inline ones: those that
// hold their data, as convert_to_external leaves them, and those whose data `options` find. Data is mapped, not copied.
Status fold_external_data(const Span* spans, std::size_t count, io::WireForm form, const io::Mappings& mappings,
                          const io::LoadOptions& options, FoldedPayload& payload);

}  // namespace onnxgen::crypto
