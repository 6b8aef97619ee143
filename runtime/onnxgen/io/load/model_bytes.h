// Reads the encoded model from a file, memory or a stream and holds it as the options require.
#pragma once

#include <iosfwd>
#include <memory>
#include <string>
#include <string_view>

#include "onnxgen/error/status.h"
#include "onnxgen/file/held_bytes.h"
#include "onnxgen/io/load/model_watch.h"
#include "onnxgen/io/load/structure.h"
#include "onnxgen/io/load_options.h"
#include "onnxgen/onnx/encoded_input.h"

namespace onnxgen::io {

// Reads or maps the file that `watch` has opened. `form` describes the message; with Holding::kSkipped, weights stay in
// the file.
Status read_model_file(const ModelWatch& watch, WireForm form, const LoadOptions& options, Progress& progress,
                       HeldBytes& held);

// Holds bytes that the caller provides. They are borrowed if they have an owner and holding is kMapped, otherwise
// copied.
Status read_model_memory(std::shared_ptr<const void> owner, std::string_view bytes, WireForm form,
                         const LoadOptions& options, HeldBytes& held);

// Overload for bytes that the caller keeps alive as long as the held ones are needed. Never copies.
Status read_model_memory(std::string_view bytes, WireForm form, const LoadOptions& options, HeldBytes& held);

// Reads only the structure, regardless of options.holding. The caller must keep `bytes` alive during the call.
Status read_structure(std::string_view bytes, WireForm form, const SkippedData& skipped, const LoadOptions& options,
                      HeldBytes& held);

// Reads the stream to its end.
Status read_model_stream(std::istream& input, WireForm form, const LoadOptions& options, Progress& progress,
                         HeldBytes& held);

}  // namespace onnxgen::io
