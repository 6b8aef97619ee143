// The folder form of an archive, as PyTorch writes it: a file for each member.
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

// The graph, in memory of its own, and what its file is like.
Status read_folder_model(const io::Folder& folder, const LoadOptions& options, io::Progress& progress,
                         io::HeldBytes& held, std::string& stamp);

// As OpenArchive::load_tensors. The files are opened beneath the folder, under options.paths.
Status load_folder_tensors(const std::string& path, std::vector<TensorRequest>& requests, const LoadOptions& options,
                           io::Progress& progress, std::vector<io::HeldBytes>& held);

}  // namespace onnxgen::archive
