// Saves a serialized ModelProto as an archive: the class-independent part of save(), save_folder() and replace_model().
#pragma once

#include <cstddef>
#include <string>

#include "onnxgen/archive/save_options.h"
#include "onnxgen/error/status.h"
#include "onnxgen/file/file_content.h"
#include "onnxgen/message/message.h"
#include "onnxgen/onnx/encoded_input.h"

namespace onnxgen::archive {

// Writes the spans of a ModelProto to a new archive at `path`. The spans may point into `mappings`.
Status save_archive(const Span* spans, std::size_t count, io::WireForm form, const io::Mappings& mappings,
                    const std::string& path, const SaveOptions& options);

// Writes the spans to a new folder, with one file for each member.
Status save_folder_form(const Span* spans, std::size_t count, io::WireForm form, const io::Mappings& mappings,
                        const std::string& path, const SaveOptions& options);

// Replaces the graph in an existing archive with the spans.
Status replace_graph(const Span* spans, std::size_t count, io::WireForm form, const io::Mappings& mappings,
                     const std::string& path, const SaveOptions& options);

}  // namespace onnxgen::archive
