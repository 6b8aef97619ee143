// Saving what a message was serialized to: the part of save() that does not depend on the class.
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

// The spans of a message of this form, to the file at `path` and its data files. Bytes in `mappings` are copied from
// file to file. `report` is filled when the save has succeeded.
Status save_encoded(const Span* spans, std::size_t count, WireForm form, const Mappings& mappings,
                    const std::string& path, const SaveOptions& options, SaveReport& report);

}  // namespace onnxgen::io
