// Saves a serialized message. This part of save() does not depend on the message class.
#pragma once

#include <cstddef>
#include <string>

#include "onnxgen/error/status.h"
#include "onnxgen/file/file_content.h"
#include "onnxgen/io/save_options.h"
#include "onnxgen/io/save_report.h"
#include "onnxgen/message/message.h"
#include "onnxgen/onnx/encoded_input.h"

namespace onnxgen::io {

// Saves the message that the spans make up to `path` and its data files. `form` describes the message. Bytes within
// `mappings` are copied from file to file. `report` is filled only on success.
Status save_encoded(const Span* spans, std::size_t count, WireForm form, const Mappings& mappings,
                    const std::string& path, const SaveOptions& options, SaveReport& report);

}  // namespace onnxgen::io
