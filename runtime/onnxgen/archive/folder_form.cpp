#include "onnxgen/archive/folder_form.h"

#include <sys/stat.h>

#include <utility>

#include "onnxgen/archive/zip_format.h"
#include "onnxgen/file/error.h"
#include "onnxgen/io/load/external_files.h"

namespace onnxgen::archive {

bool is_folder(const std::string& path) {
  struct stat found;
  return ::stat(path.c_str(), &found) == 0 && S_ISDIR(found.st_mode);
}

Status read_folder_model(const io::Folder& folder, const LoadOptions& options, io::Progress& progress,
                         io::HeldBytes& held, std::string& stamp) {
  io::File file;
  io::FileFacts facts;
  Status status = io::open_beneath(folder, kModelKey, options.paths, file, facts);
  if (!status) return status;
  if (facts.size > options.parse.max_total_bytes) {
    return io::failure(ErrorCode::kInputTooLarge, file.path(), std::to_string(facts.size) + " bytes");
  }
  stamp = io::stamp_of(facts);
  progress.add_total(facts.size);
  return io::read_whole(file, facts.size, options.num_threads, progress, held);
}

Status load_folder_tensors(const std::string& path, std::vector<TensorRequest>& requests, const LoadOptions& options,
                           io::Progress& progress, std::vector<io::HeldBytes>& held) {
  std::vector<io::ExternalRequest> files;
  for (const TensorRequest& request : requests) {
    io::ExternalRequest& file = files.emplace_back();
    file.entry = request.entry;
    file.tensor = request.tensor;
  }
  Status status = io::load_external_files(files, path, options, progress, held);
  for (std::size_t i = 0; i < requests.size() && status; ++i) requests[i].bytes = files[i].bytes;
  return status;
}

}  // namespace onnxgen::archive
