#include "onnxgen/io/save/encoded_save.h"

#include <algorithm>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string_view>
#include <utility>
#include <vector>

#include "onnxgen/file/data_folders.h"
#include "onnxgen/file/error.h"
#include "onnxgen/file/folder.h"
#include "onnxgen/file/folder_lock.h"
#include "onnxgen/file/parallel.h"
#include "onnxgen/file/pending_file.h"
#include "onnxgen/file/publish.h"
#include "onnxgen/io/load/model_watch.h"
#include "onnxgen/io/save/leftovers.h"
#include "onnxgen/io/save/model_content.h"
#include "onnxgen/io/save/other_models.h"
#include "onnxgen/io/save/referenced_data.h"
#include "onnxgen/io/save/references.h"
#include "onnxgen/io/save/save_plan.h"
#include "onnxgen/onnx/encoded_tensors.h"
#include "onnxgen/onnx/span_input.h"
#include "onnxgen/tensor/raw_elements.h"

namespace onnxgen::io {
namespace {

// Maximum number of data files open at the same time: enough to keep the threads busy with small files, and few enough
// for the limit on descriptors.
constexpr std::size_t kOpenFiles = 32;
constexpr std::size_t kChecksumLength = 40;

using Names = std::set<std::string, std::less<>>;

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
    has_checksums_ = options.checksum;
    mode_.in_place = options.in_place;
    mode_.flush = options.flush;
    for (const std::shared_ptr<const Mapping>& mapping : mappings) mode_.in_use.push_back(mapping->identity());
  }

  Status run() {
    if (name_.empty()) return failure(ErrorCode::kOpenFailed, path_, "the path names no file");
    Status status = find_tensors(input_.encoded(form_), found_);
    if (status) status = open_folders();
    if (status) status = check_references();
    if (status) status = plan();
    if (status) status = begin();
    if (!status) return status;
    other_models_.emplace(folder_, name_);
    if (options_.dry_run) return check_owners();
    status = make_checksums();
    if (!status) return status;
    DataFolders folders(folder_);
    Publication files;
    status = write(folders, files);
    if (!status) return discard(files, status);
    status = publish(files, folders, options_.flush);
    if (status) remove_own_leftovers();
    return status;
  }

  // Call this after a successful run().
  SaveReport report() const {
    SaveReport report;
    report.model = {name_, model_size_};
    for (const DataFile& file : plan_.files) report.data.push_back({file.location, file.size});
    auto moved = plan_.moved.begin();
    for (std::size_t i = 0; i < found_.tensors.size(); ++i) {
      const EncodedTensor& tensor = found_.tensors[i];
      if (moved != plan_.moved.end() && moved->tensor == i) {
        count(moved->length, report.moved);
        ++moved;
      } else if (tensor.has_elements()) {
        count_left(tensor, report);
      } else if (tensor.is_external()) {
        ++report.not_loaded;
      }
    }
    return report;
  }

 private:
  static void count(std::uint64_t bytes, SavedTensors& tensors) {
    ++tensors.count;
    tensors.bytes += bytes;
  }

  // Adds a tensor that stayed in the model to the count for the reason why it stayed.
  void count_left(const EncodedTensor& tensor, SaveReport& report) const {
    const std::uint64_t length = raw_length(tensor);
    const bool is_empty = length == 0 && tensor.raw.field != 0;
    if (is_empty) return;
    const std::uint64_t held = length == kNoRawLength ? tensor.typed.length : length;
    if (!may_move(tensor, options_)) {
      count(held, report.not_asked_for);
    } else {
      count(held, length != 0 && length < options_.size_threshold ? report.small : report.unmovable);
    }
  }

  // Opens the folder of the saved model and, if data files are copied from another folder, that folder.
  Status open_folders() {
    Folder opened;
    Status status = Folder::open(folder_of(path_), opened);
    if (!status) return status;
    folder_ = std::make_shared<const Folder>(std::move(opened));
    if (options_.copy_data_of.empty()) return Status();
    Folder source;
    FileAttributes target_attributes;
    FileAttributes source_attributes;
    File opened_source;  // must be a file even if nothing is copied from its folder
    status = File::open(options_.copy_data_of, opened_source);
    if (status) status = Folder::open(folder_of(options_.copy_data_of), source);
    if (status) status = attributes_of(folder_->path(), target_attributes);
    if (status) status = attributes_of(source.path(), source_attributes);
    if (!status || source_attributes.identity == target_attributes.identity) return status;
    status = source_model_.begin(options_.copy_data_of);
    if (!status) return status;
    const auto& in_use = mode_.in_use;
    const FileAttributes& model = source_model_.attributes();
    const bool is_mapped = std::find(in_use.begin(), in_use.end(), model.identity) != in_use.end();
    if (!is_mapped && !in_use.empty()) {
      return failure(ErrorCode::kFileChanged, options_.copy_data_of,
                     "copy_data_of is not the file that the message was loaded from");
    }
    if (is_mapped) source.allow_links_beside(options_.copy_data_of, model);
    referenced_.emplace(std::move(source), options_.copy_paths);
    return Status();
  }

  Status check_references() const {
    References which = References::kAll;
    if (!options_.copy_data_of.empty()) which = References::kReachable;  // no data is copied within one folder
    if (options_.allow_missing_data || referenced_) which = References::kToSkippedElements;
    return io::check_references(found_, folder_of(path_), name_, which, options_.copy_paths);
  }

  Status plan() {
    ReferencedData* const referenced = referenced_ ? &*referenced_ : nullptr;
    Status status =
        plan_save({input_, found_, folder_of(path_), name_, options_, referenced, options_.allow_missing_data}, plan_);
    if (!status || referenced == nullptr) return status;
    mappings_.insert(mappings_.end(), referenced->mappings().begin(), referenced->mappings().end());
    for (const auto& mapping : referenced->mappings()) mode_.in_use.push_back(mapping->identity());
    has_checksums_ = has_checksums_ || referenced->has_checksums();
    data_permissions_ = referenced->permissions();
    return source_model_.end();
  }

  // Encodes the model with placeholder checksums and determines the total number of bytes to write. Checksums have a
  // fixed length, so the size of the model is known before they are.
  Status begin() {
    std::uint64_t data_size = 0;
    for (const FileContent& content : plan_.contents) {
      for (const FileContent::Chunk& chunk : content.chunks()) data_size += chunk.bytes.size();
    }
    const std::string checksum(has_checksums_ ? kChecksumLength : 0, '0');
    for (const DataFile& file : plan_.files) names_.push_back({file.location, checksum});
    ModelContent model;
    Status status = encode_model(input_, form_, found_, plan_, names_, model);
    model_size_ = model.content.size();
    progress_.add_total(data_size * (has_checksums_ ? 2 : 1) + model_size_);
    return status && !options_.dry_run ? progress_.report() : status;
  }

  Status make_checksums() {
    for (std::size_t i = 0; i < plan_.files.size() && has_checksums_; ++i) {
      Status status = plan_.contents[i].checksum(progress_, names_[i].checksum);
      if (!status) return status;
    }
    return Status();
  }

  // Does as much as possible before acquiring the lock, so that other programs are not blocked from saving and loading.
  // Decisions that depend on existing files are repeated under the lock, since another save may have finished first.
  Status write(DataFolders& folders, Publication& files) {
    Status status = options_.in_place ? lock() : Status();
    if (status && options_.in_place) status = check_references();
    if (status) status = check_owners();
    // The model comes first: its claim protects the temporary files. In place, this order also prevents a crash from
    // leaving an old model with new data.
    if (status) status = PendingFile::create(folder_, name_, mode_, files.model);
    if (status) status = write_data(folders, files);
    if (status) status = write_model(names_, files.model, progress_);
    if (status) status = write_interim_model(files);
    if (!status || options_.in_place) return status;
    status = lock();
    if (status) status = recheck(files);
    if (status) status = check_references();
    if (status) status = check_owners();
    return status ? write_interim_model(files) : status;
  }

  Status lock() { return lock_.take(*folder_, FolderLock::Kind::kExclusive, options_.lock_timeout); }

  // Checks that no file to be replaced contains another model's data. That model would otherwise get this model's
  // weights.
  Status check_owners() {
    if (options_.replace_foreign_data) return Status();
    std::vector<std::string> locations = {name_};
    for (const DataFile& file : plan_.files) locations.push_back(file.location);
    return other_models_->check_not_owned(locations);
  }

  Status recheck(Publication& files) {
    Status status = files.model.recheck();
    if (status && files.model.replaces()) (void)read_locations(path_, old_locations_);
    for (PendingFile& file : files.data) {
      if (status) status = file.recheck();
    }
    return status;
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
    WriteMode mode = mode_;
    mode.permissions = data_permissions_;
    for (std::size_t i = begin; i < end; ++i) {
      std::shared_ptr<const Folder> folder;
      std::string name;
      Status status = folders.find(plan_.files[i].location, folder, name);
      if (status) status = PendingFile::create(std::move(folder), std::move(name), mode, files.data[i]);
      if (!status) return status;
      targets.push_back({&files.data[i].file(), &plan_.contents[i]});
    }
    Status status = write_files(targets, mappings_, options_.num_threads, progress_);
    if (!status) return status;
    return run_parallel(thread_count(options_.num_threads), end - begin, [&](std::size_t i) {
      return files.data[begin + i].complete(options_.flush, Claim::kReleased);
    });
  }

  // Writes a model that refers to the temporary names of data files. Needed only if an old model exists and some data
  // files have temporary names.
  Status write_interim_model(Publication& files) {
    const auto is_temporary = [](const PendingFile& file) { return file.is_temporary(); };
    if (files.has_interim_model || !files.model.replaces()) return Status();
    if (std::none_of(files.data.begin(), files.data.end(), is_temporary)) return Status();
    std::vector<DataName> interim = names_;
    for (std::size_t i = 0; i < interim.size(); ++i) {
      if (!files.data[i].is_temporary()) continue;
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

  void remove_own_leftovers() {
    Names locations = std::move(old_locations_);
    for (const DataFile& file : plan_.files) locations.insert(file.location);
    remove_leftovers(*folder_, name_, locations, plan_.kept, *other_models_);
  }

  const SpanInput& input_;
  const WireForm form_;
  Mappings mappings_;
  const std::string& path_;
  const std::string name_;
  const SaveOptions& options_;
  Progress progress_;
  WriteMode mode_;
  EncodedTensors found_;
  SavePlan plan_;
  std::vector<DataName> names_;  // of plan_.files
  std::uint64_t model_size_ = 0;
  std::shared_ptr<const Folder> folder_;
  ModelWatch source_model_;                   // model whose data is copied from another folder
  std::optional<ReferencedData> referenced_;  // the data to copy
  bool has_checksums_ = false;                // whether the model states checksums of its data files
  int data_permissions_ = -1;                 // permissions of new data files; -1 for the system's default
  FolderLock lock_;
  std::optional<OtherModels> other_models_;
  Names old_locations_;  // data files of the model that is replaced
};

}  // namespace

Status save_encoded(const Span* spans, std::size_t count, WireForm form, const Mappings& mappings,
                    const std::string& path, const SaveOptions& options, SaveReport& report) {
  const SpanInput input(spans, count);
  Save save(input, form, mappings, path, options);
  const Status status = save.run();
  if (status) report = save.report();
  return status.in_file(path);
}

}  // namespace onnxgen::io
