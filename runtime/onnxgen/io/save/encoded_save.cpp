#include "onnxgen/io/save/encoded_save.h"

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

#include "onnxgen/file/data_folders.h"
#include "onnxgen/file/error.h"
#include "onnxgen/file/folder.h"
#include "onnxgen/file/parallel.h"
#include "onnxgen/file/pending_file.h"
#include "onnxgen/file/publish.h"
#include "onnxgen/io/save/model_content.h"
#include "onnxgen/io/save/references.h"
#include "onnxgen/io/save/save_plan.h"
#include "onnxgen/onnx/encoded_tensors.h"
#include "onnxgen/onnx/span_input.h"

namespace onnxgen::io {
namespace {

// Data files that are open at a time: many small ones keep the threads busy, and descriptors are few.
constexpr std::size_t kOpenFiles = 32;
constexpr std::size_t kChecksumLength = 40;

std::string name_of(const std::string& path) {
  return path.substr(path.rfind('/') + 1);
}

class Save {
 public:
  Save(const SpanInput& input, WireForm form, const Mappings& mappings, const std::string& path,
       const SaveOptions& options)
      : input_(input),
        form_(form),
        mappings_(mappings),
        path_(path),
        name_(name_of(path)),
        options_(options),
        progress_(options.progress, 0) {
    mode_.in_place = options.in_place;
    mode_.flush = options.flush;
    for (const std::shared_ptr<const Mapping>& mapping : mappings) mode_.in_use.push_back(mapping->identity());
  }

  Status run() {
    if (name_.empty()) return failure(ErrorCode::kOpenFailed, path_, "it names no file");
    Status status = find_tensors(input_.encoded(form_), found_);
    if (status) status = check_references(found_, folder_of(path_), name_);
    if (status) status = plan_save(input_, found_, folder_of(path_), name_, options_, plan_);
    if (status) status = begin();
    if (status) status = make_checksums();
    if (!status) return status;
    Folder opened;
    status = Folder::open(folder_of(path_), opened);
    if (!status) return status;
    folder_ = std::make_shared<const Folder>(std::move(opened));
    DataFolders folders(folder_);
    Publication files;
    status = write_data(folders, files);
    if (status) status = write_models(files);
    return status ? publish(files, folders, options_.flush) : status;
  }

 private:
  // Counts what there is to do. The model's size is known before its checksums are.
  Status begin() {
    std::uint64_t data_size = 0;
    for (const MovedTensor& moved : plan_.moved) data_size += moved.length;
    const std::string checksum(options_.checksum ? kChecksumLength : 0, '0');
    for (const DataFile& file : plan_.files) names_.push_back({file.location, checksum});
    ModelContent model;
    Status status = encode_model(input_, form_, found_, plan_, names_, model);
    progress_.add_total(data_size * (options_.checksum ? 2 : 1) + model.content.size());
    return status ? progress_.report() : status;
  }

  Status make_checksums() {
    for (std::size_t i = 0; i < plan_.files.size() && options_.checksum; ++i) {
      Status status = plan_.contents[i].checksum(progress_, names_[i].checksum);
      if (!status) return status;
    }
    return Status();
  }

  Status write_data(DataFolders& folders, Publication& files) {
    files.data.resize(plan_.files.size());
    for (std::size_t begin = 0; begin < plan_.files.size(); begin += kOpenFiles) {
      const std::size_t end = std::min(begin + kOpenFiles, plan_.files.size());
      Status status = write_data(folders, files, begin, end);
      if (!status) return status;
    }
    return Status();
  }

  Status write_data(DataFolders& folders, Publication& files, std::size_t begin, std::size_t end) {
    std::vector<FileToWrite> targets;
    for (std::size_t i = begin; i < end; ++i) {
      std::shared_ptr<const Folder> folder;
      std::string name;
      Status status = folders.find(plan_.files[i].location, folder, name);
      if (status) status = PendingFile::create(std::move(folder), std::move(name), mode_, files.data[i]);
      if (!status) return status;
      targets.push_back({&files.data[i].file(), &plan_.contents[i]});
    }
    Status status = write_files(targets, mappings_, options_.num_threads, progress_);
    if (!status) return status;
    return run_parallel(thread_count(options_.num_threads), end - begin,
                        [&](std::size_t i) { return files.data[begin + i].complete(options_.flush); });
  }

  Status write_models(Publication& files) {
    Status status = PendingFile::create(folder_, name_, mode_, files.model);
    if (status) status = write_interim_model(files);
    return status ? write_model(names_, files.model, progress_) : status;
  }

  // Only where there is an old model can replaced data files be part of it.
  Status write_interim_model(Publication& files) {
    const auto replaces = [](const PendingFile& file) { return file.replaces(); };
    if (!files.model.replaces() || std::none_of(files.data.begin(), files.data.end(), replaces)) return Status();
    std::vector<DataName> interim = names_;
    for (std::size_t i = 0; i < interim.size(); ++i) {
      if (!files.data[i].replaces()) continue;
      std::string& location = interim[i].location;
      location = location.substr(0, location.rfind('/') + 1) + files.data[i].current_name();
    }
    files.has_interim_model = true;
    Progress uncounted({}, 0);
    Status status = PendingFile::create(folder_, name_, mode_, files.interim_model);
    return status ? write_model(interim, files.interim_model, uncounted) : status;
  }

  Status write_model(const std::vector<DataName>& names, PendingFile& file, Progress& progress) {
    ModelContent model;
    Status status = encode_model(input_, form_, found_, plan_, names, model);
    if (!status) return status;
    status = write_files({{&file.file(), &model.content}}, mappings_, options_.num_threads, progress);
    return status ? file.complete(options_.flush) : status;
  }

  const SpanInput& input_;
  const WireForm form_;
  const Mappings& mappings_;
  const std::string& path_;
  const std::string name_;
  const SaveOptions& options_;
  Progress progress_;
  WriteMode mode_;
  EncodedTensors found_;
  SavePlan plan_;
  std::vector<DataName> names_;  // of the plan's files
  std::shared_ptr<const Folder> folder_;
};

}  // namespace

Status save_encoded(const Span* spans, std::size_t count, WireForm form, const Mappings& mappings,
                    const std::string& path, const SaveOptions& options) {
  const SpanInput input(spans, count);
  return Save(input, form, mappings, path, options).run().in_file(path);
}

}  // namespace onnxgen::io
