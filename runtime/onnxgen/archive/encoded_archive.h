// Saving a serialized ModelProto as an archive: the part of save(), save_folder() and replace_model() that does
// not depend on the class.
#pragma once

#include <cstddef>
#include <string>

#include "onnxgen/archive/save_options.h"
#include "onnxgen/error/status.h"
#include "onnxgen/file/file_content.h"
#include "onnxgen/message/message.h"
#include "onnxgen/onnx/encoded_input.h"

namespace onnxgen::archive {

// The spans of a ModelProto, to a new archive at `path`. Bytes may lie in `mappings`.
Status save_archive(const Span* spans, std::size_t count, io::WireForm form, const io::Mappings& mappings,
                    const std::string& path, const SaveOptions& options);

// The same, to a new folder with a file for each member.
Status save_folder_form(const Span* spans, std::size_t count, io::WireForm form, const io::Mappings& mappings,
                        const std::string& path, const SaveOptions& options);

// The same, in place of the graph in the archive that is there.
Status replace_graph(const Span* spans, std::size_t count, io::WireForm form, const io::Mappings& mappings,
                     const std::string& path, const SaveOptions& options);

}  // namespace onnxgen::archive
