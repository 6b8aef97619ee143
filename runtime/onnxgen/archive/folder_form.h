// Folder form of an archive, as written by PyTorch: one file for each member.
#pragma once

#include <string>
#include <vector>

#include "onnxgen/archive/load_options.h"
#include "onnxgen/archive/open_archive.h"
#include "onnxgen/error/status.h"
#include "onnxgen/file/folder.h"
#include "onnxgen/file/held_bytes.h"
#include "onnxgen/file/progress.h"

namespace onnxgen::archive {

bool is_folder(const std::string& path);

// Reads the graph into memory. `stamp` identifies the content of its file.
Status read_folder_model(const io::Folder& folder, const LoadOptions& options, io::Progress& progress,
                         io::HeldBytes& held, std::string& stamp);

// Like OpenArchive::load_tensors(). Opens files below the folder, subject to options.paths.
Status load_folder_tensors(const std::string& path, std::vector<TensorRequest>& requests, const LoadOptions& options,
                           io::Progress& progress, std::vector<io::HeldBytes>& held);

}  // namespace onnxgen::archive
