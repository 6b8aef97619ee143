// A model with everything that belongs to it in itself.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "onnxgen/error/status.h"
#include "onnxgen/io/file_content.h"
#include "onnxgen/io/held_bytes.h"
#include "onnxgen/io/load_options.h"
#include "onnxgen/io/tensor_rewriter.h"
#include "onnxgen/io/wire_schema.h"
#include "onnxgen/message/message.h"

namespace onnxgen::crypto {

struct FoldedPayload {
  io::RewrittenMessage message;
  io::Mappings mappings;            // that pieces of it may lie in
  std::vector<io::HeldBytes> held;  // external data
};

// The spans of a message of `kind`, which must outlive the payload, with external tensors as inline ones: those that
// hold their data, as convert_to_external leaves them, and those whose data `options` find. Data is mapped, not copied.
Status fold_external_data(const Span* spans, std::size_t count, io::WireKind kind, const io::Mappings& mappings,
                          const io::LoadOptions& options, FoldedPayload& payload);

}  // namespace onnxgen::crypto
