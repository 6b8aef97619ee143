// The encoded model itself: from a file, from memory or from a stream, held as the options say.
#pragma once

#include <iosfwd>
#include <memory>
#include <string>
#include <string_view>

#include "onnxgen/error/status.h"
#include "onnxgen/file/held_bytes.h"
#include "onnxgen/io/load/structure.h"
#include "onnxgen/io/load_options.h"
#include "onnxgen/onnx/encoded_input.h"

namespace onnxgen::io {

// `form` is what the message is on the wire; Holding::kSkipped leaves its weights in the file.
Status read_model_file(const std::string& path, WireForm form, const LoadOptions& options, Progress& progress,
                       HeldBytes& held);

// Bytes that the caller has. They are borrowed if they have an owner and the holding is kMapped, else copied.
Status read_model_memory(std::shared_ptr<const void> owner, std::string_view bytes, WireForm form,
                         const LoadOptions& options, HeldBytes& held);

// The same for bytes that the caller keeps until the held ones are not needed any more: never copied.
Status read_model_memory(std::string_view bytes, WireForm form, const LoadOptions& options, HeldBytes& held);

// Only the structure of bytes that the caller keeps until then, whatever the holding.
Status read_structure(std::string_view bytes, WireForm form, const LeftBehind& left, const LoadOptions& options,
                      HeldBytes& held);

// To the end of the stream.
Status read_model_stream(std::istream& input, WireForm form, const LoadOptions& options, Progress& progress,
                         HeldBytes& held);

}  // namespace onnxgen::io
