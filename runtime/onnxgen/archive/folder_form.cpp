#include "onnxgen/archive/folder_form.h"

#include <utility>

#include "onnxgen/archive/archive_plan.h"
#include "onnxgen/archive/encoded_archive.h"
#include "onnxgen/archive/zip_format.h"
#include "onnxgen/file/error.h"
#include "onnxgen/file/pending_file.h"
#include "onnxgen/file/publish.h"
#include "onnxgen/file/system/error.h"
#include "onnxgen/file/system/folder_entries.h"
#include "onnxgen/file/system/open_file.h"
#include "onnxgen/file/system/path_rules.h"
#include "onnxgen/file/temporary_name.h"
#include "onnxgen/io/load/external_files.h"

namespace onnxgen::archive {
namespace {

Status refuse_name(const std::string& path, const char* problem) {
  return io::failure(ErrorCode::kPathRefused, path, problem);
}

// A folder with a temporary name. Unless commit() succeeds, the destructor removes it with all files made in it.
class PendingFolder {
 public:
  PendingFolder() = default;
  PendingFolder(const PendingFolder&) = delete;
  PendingFolder& operator=(const PendingFolder&) = delete;
  ~PendingFolder() {
    if (temporary_.empty()) return;
    for (const std::string& name : names_) (void)io::system::remove_file(folder_.descriptor(), name);
    (void)io::system::remove_folder(parent_.descriptor(), temporary_);
  }

  Status create(const std::string& path) {
    Status status = io::check_no_nul(path);
    if (!status) return status;
    std::size_t end = path.size();
    while (end != 0 && io::system::is_separator(path[end - 1])) --end;
    const std::string plain = path.substr(0, end);
    name_ = io::name_of(plain);
    if (name_.empty()) return io::failure(ErrorCode::kOpenFailed, path, "the path names no folder");
    if (const char* const problem = io::system::name_problem(name_)) return refuse_name(path, problem);
    status = io::Folder::open(io::folder_of(plain), parent_);
    if (!status) return status;
    io::FileAttributes found;
    if (io::system::attributes_at(parent_.descriptor(), name_, io::system::Links::kNotFollowed, found)) {
      return io::failure(ErrorCode::kOpenFailed, path, "already exists; choose another name");
    }
    std::string name = io::temporary_name(name_, io::new_save_id());
    if (!io::system::make_folder(parent_.descriptor(), name)) {
      return io::system_failure(ErrorCode::kOpenFailed, path, io::system::last_error());
    }
    temporary_ = std::move(name);
    return io::Folder::open(parent_.path_of(temporary_), folder_);
  }

  Status write(const NewMember& member, const io::Mappings& mappings, const SaveOptions& options,
               io::Progress& progress) {
    const std::string path = folder_.path_of(member.key);
    if (const char* const problem = io::system::name_problem(member.key)) return refuse_name(path, problem);
    const io::File file(io::system::open_entry(folder_.descriptor(), member.key, io::system::Access::kCreate), path);
    if (!file.is_open()) return io::system_failure(ErrorCode::kOpenFailed, path, io::system::last_error());
    names_.push_back(member.key);
    Status status = io::write_files({{&file, member.content}}, mappings, options.num_threads, progress);
    if (status && options.flush && !io::system::flush(file.descriptor())) {
      status = io::system_failure(ErrorCode::kWriteFailed, path, io::system::last_error());
    }
    return status;
  }

  Status commit(bool flush) {
    Status status;
    if (flush) status = io::flush_folder(folder_);
    if (!status) return status;
    if (!io::system::rename_folder(parent_.descriptor(), temporary_, name_)) {
      return io::system_failure(ErrorCode::kWriteFailed, parent_.path_of(name_), io::system::last_error());
    }
    temporary_.clear();
    return flush ? io::with_note(io::flush_folder(parent_), io::kNotFlushedNote) : status;
  }

 private:
  std::string name_;
  std::string temporary_;  // empty if there is none to remove
  io::Folder parent_;
  io::Folder folder_;
  std::vector<std::string> names_;  // names of the files created
};

}  // namespace

bool is_folder(const std::string& path) {
  io::FileAttributes found;
  return io::attributes_of(path, found) && found.is_folder;
}

Status read_folder_model(const io::Folder& folder, const LoadOptions& options, io::Progress& progress,
                         io::HeldBytes& held, std::string& stamp) {
  io::File file;
  io::FileAttributes attributes;
  Status status = io::open_beneath(folder, kModelKey, options.paths, file, attributes);
  if (!status) return status;
  if (attributes.size > options.parse.max_total_bytes) {
    return io::failure(ErrorCode::kInputTooLarge, file.path(),
                       io::too_many_bytes_text(attributes.size, options.parse.max_total_bytes));
  }
  stamp = io::stamp_of(attributes);
  progress.add_total(attributes.size);
  return io::read_whole(file, attributes.size, options.num_threads, progress, held);
}

Status load_folder_tensors(const std::string& path, std::vector<TensorRequest>& requests, const LoadOptions& options,
                           io::Progress& progress, std::vector<io::HeldBytes>& held) {
  std::vector<io::ExternalRequest> files;
  for (const TensorRequest& request : requests) {
    io::ExternalRequest& file = files.emplace_back();
    file.entry = request.entry;
    file.tensor = request.tensor;
  }
  io::LoadOptions inside = options;  // the folder contains the data
  inside.external_data_folder.clear();
  inside.external_data_file.clear();
  inside.external_data_files.clear();
  inside.external_data_buffers.clear();
  Status status = io::load_external_files(files, path, inside, progress, held);
  for (std::size_t i = 0; i < requests.size() && status; ++i) requests[i].bytes = files[i].bytes;
  return status;
}

Status save_folder_form(const Span* spans, std::size_t count, io::WireForm form, const io::Mappings& mappings,
                        const std::string& path, const SaveOptions& options) {
  const io::SpanInput input(spans, count);
  ArchivePlan plan;
  Status status = plan_archive(input, form, options, {}, plan);
  if (!status) return status.in_file(path);
  std::uint64_t total = 0;
  for (const NewMember& member : plan.members) total += member.content->size();
  io::Progress progress(options.progress, total);
  PendingFolder folder;
  status = folder.create(path);
  for (const NewMember& member : plan.members) {
    if (status) status = folder.write(member, mappings, options, progress);
  }
  if (status) status = folder.commit(options.flush);
  return status.in_file(path);
}

}  // namespace onnxgen::archive
