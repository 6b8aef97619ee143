#include "onnxgen/io/load/external_files.h"

#include <algorithm>
#include <map>
#include <memory>
#include <string_view>
#include <utility>

#include "onnxgen/file/error.h"
#include "onnxgen/file/folder.h"
#include "onnxgen/file/parallel.h"
#include "onnxgen/file/string_bytes.h"
#include "onnxgen/io/load/external_source.h"
#include "onnxgen/io/load/model_format.h"
#include "onnxgen/onnx/external_data.h"

namespace onnxgen::io {
namespace {

// Maximum number of open files. A model may have one file for each of thousands of tensors.
constexpr std::size_t kBatch = 64;
// Number of mappings that keep their file descriptor. Further files are closed once they are mapped.
constexpr std::size_t kMaxOpenMappings = 64;

class ExternalLoader {
 public:
  ExternalLoader(std::vector<ExternalRequest>& requests, const std::string& folder, const LoadOptions& options,
                 Progress& progress, std::vector<HeldBytes>& held, Delivery delivery, ModelWatch* watch)
      : requests_(requests), options_(options), progress_(progress), held_(held), delivery_(delivery), watch_(watch) {
    base_ = options.external_data_folder.empty() ? folder : options.external_data_folder;
    for (const NamedBuffer& buffer : options.external_data_buffers) buffers_.emplace(buffer.location, &buffer);
  }

  Status run() {
    const std::vector<std::vector<std::size_t>> groups = group_by_location();
    for (std::size_t begin = 0; begin < groups.size(); begin += kBatch) {
      sources_.clear();  // closes the files of the previous batch
      by_identity_.clear();
      Status status;
      for (std::size_t i = begin; i < groups.size() && i < begin + kBatch && status; ++i) status = assign(groups[i]);
      const bool is_last = groups.size() - begin <= kBatch;
      if (status && is_last && watch_ != nullptr) status = watch_->end();
      if (status) status = load_batch();
      if (!status) return status;
    }
    return Status();
  }

 private:
  // Returns a key that is equal for locations that refer to the same file. The first character separates the different
  // ways of finding a file.
  std::string group_key(const std::string& location) const {
    if (find_buffer(location) != nullptr || options_.external_data_files.count(location) != 0) return "=" + location;
    if (!options_.external_data_file.empty() && location != kNotLoadedLocation) return "*";
    // Different spellings of one path count as one file, so a model cannot cause a file to be held many times.
    return check_location(location) ? "/" + normalized(location) : "!" + location;
  }

  // Returns the requests of each file. Files are in the order of their first request.
  std::vector<std::vector<std::size_t>> group_by_location() const {
    std::vector<std::vector<std::size_t>> groups;
    std::map<std::string, std::size_t> group_of;
    for (std::size_t i = 0; i < requests_.size(); ++i) {
      const auto [found, is_new] = group_of.emplace(group_key(requests_[i].entry.location), groups.size());
      if (is_new) groups.emplace_back();
      groups[found->second].push_back(i);
    }
    return groups;
  }

  // Opens the file or buffer for the requests of one group.
  Status assign(const std::vector<std::size_t>& group) {
    const ExternalRequest& first = requests_[group.front()];
    ExternalSource* source = nullptr;
    Status status = open(first.entry.location, source);
    if (!status) return status.in_tensor(first.tensor);
    source->requests.insert(source->requests.end(), group.begin(), group.end());
    return Status();
  }

  Status load_batch() {
    Status status = check_stamps();
    if (status) status = check_ranges();
    const bool is_owned = options_.holding == Holding::kOwned;
    if (status && delivery_ == Delivery::kCopied) status = count_copies();
    if (status && delivery_ == Delivery::kCopied && is_owned && !options_.verify_checksums) return read_copies();
    if (status && options_.verify_checksums && !is_owned) status = verify_all();
    if (status) status = is_owned ? read_all() : map_all();
    if (status && options_.verify_checksums && is_owned) status = verify_all();
    if (status) deliver();
    if (status && delivery_ == Delivery::kCopied) status = make_copies();
    return status;
  }

  const NamedBuffer* find_buffer(const std::string& location) const {
    const auto found = buffers_.find(location);
    return found != buffers_.end() ? found->second : nullptr;
  }

  Status open(const std::string& location, ExternalSource*& source) {
    auto opened = std::make_unique<ExternalSource>();
    FileAttributes attributes;
    Status status;
    const auto named = options_.external_data_files.find(location);
    opened->buffer = find_buffer(location);
    if (opened->buffer != nullptr) {
      opened->path = location;
      opened->size = opened->buffer->bytes.size();
      return keep(std::move(opened), source);
    }
    if (named != options_.external_data_files.end()) {
      status = File::open(named->second, opened->file);
    } else if (!options_.external_data_file.empty() && location != kNotLoadedLocation) {
      status = File::open(options_.external_data_file, opened->file);
    } else {
      status = open_named_by_model(location, opened->file);
    }
    if (status) status = attributes_of(opened->file, attributes);
    if (status && attributes.size < kLargestPointer)
      status = check_not_pointer(opened->file).in_file(opened->file.path());
    if (!status) return status;
    const auto same = by_identity_.find(attributes.identity);  // different spellings of one path share a mapping
    if (same != by_identity_.end()) {
      source = same->second;
      return Status();
    }
    opened->path = opened->file.path();
    opened->size = attributes.size;
    opened->stamp = stamp_of(attributes);
    by_identity_.emplace(attributes.identity, opened.get());
    return keep(std::move(opened), source);
  }

  Status open_named_by_model(const std::string& location, File& file) {
    Status status = check_location(location);
    if (!status) return status;
    if (base_.empty()) {
      return failure(ErrorCode::kOpenFailed, location,
                     "the model was not loaded from a file, so its folder is unknown; set external_data_folder");
    }
    if (!folder_.is_open()) {
      status = Folder::open(base_, folder_);
      if (status && watch_ != nullptr) folder_.allow_links_beside(watch_->path(), watch_->attributes());
    }
    FileAttributes attributes;
    return status ? open_beneath(folder_, location, options_.paths, file, attributes) : status;
  }

  Status keep(std::unique_ptr<ExternalSource> opened, ExternalSource*& source) {
    source = opened.get();
    sources_.push_back(std::move(opened));
    return Status();
  }

  // Checks that elements skipped by a structure-only load are read from the same, unchanged file.
  Status check_stamps() const {
    for (const std::unique_ptr<ExternalSource>& source : sources_) {
      for (const std::size_t i : source->requests) {
        const std::string& stamp = requests_[i].entry.stamp;
        if (stamp.empty() || source->buffer != nullptr || stamp == source->stamp) continue;
        return failure_of(requests_[i], *source, ErrorCode::kChecksumMismatch,
                          "the file has changed since the model's structure was loaded from it; load the model again");
      }
    }
    return Status();
  }

  Status check_ranges() const {
    for (const std::unique_ptr<ExternalSource>& source : sources_) {
      for (const std::size_t i : source->requests) {
        const ExternalDataEntry& entry = requests_[i].entry;
        const Status status = check_data_range(entry.offset, entry.length, source->size);
        if (!status) return failure_of(requests_[i], *source, status.code(), status.detail());
      }
    }
    return Status();
  }

  Status map_all() {
    for (const std::unique_ptr<ExternalSource>& source : sources_) {
      if (source->buffer != nullptr) {
        Status status = take_buffer(*source);
        if (!status) return status;
        continue;
      }
      progress_.add_total(source->size);
      const bool keep_open = ++mappings_ <= kMaxOpenMappings;
      Status status = map_whole(std::move(source->file), source->size, keep_open, options_.num_threads, progress_,
                                source->parts.emplace_back().held);
      if (!status) return status;
    }
    return Status();
  }

  // Copies a buffer that has no owner, unless each tensor copies its own part.
  Status take_buffer(ExternalSource& source) const {
    const NamedBuffer& buffer = *source.buffer;
    HeldBytes& held = source.parts.emplace_back().held;
    held.bytes = buffer.bytes;
    held.memory = buffer.owner;
    if (delivery_ == Delivery::kCopied) return Status();
    if (buffer.owner != nullptr && options_.holding != Holding::kOwned) return Status();
    return hold_copy(buffer.bytes, held).in_file(source.path);
  }

  // Allocates buffers for the requested ranges and reads only those ranges. Overlapping tensors share their bytes, so a
  // model cannot cause more memory to be used than its files contain.
  Status read_all() {
    std::vector<ReadRange> ranges;
    std::uint64_t total = 0;  // bytes to read in this batch
    for (const std::unique_ptr<ExternalSource>& source : sources_) {
      if (source->buffer != nullptr) {
        Status status = take_buffer(*source);
        if (!status) return status;
        continue;
      }
      Status status = plan_reads(*source, requests_, options_.verify_checksums, ranges, total);
      if (!status) return status.in_file(source->path);
    }
    if (delivery_ == Delivery::kBorrowed) {
      Status status = count(total);
      if (!status) return status;
    }
    progress_.add_total(total);
    return read_ranges(ranges, options_.num_threads, progress_);
  }

  Status count(std::uint64_t bytes) {
    return count_external_bytes(bytes, options_.max_external_bytes, counted_).in_file(base_);
  }

  // Counts the bytes of all copies before the first is made. Each tensor has its own copy, even if thousands refer to
  // one range, so the total is compared with the limit and with the memory of the system.
  Status count_copies() {
    for (const std::unique_ptr<ExternalSource>& source : sources_) {
      for (const std::size_t i : source->requests) {
        Status status = count(length_of(requests_[i], *source));
        if (!status) return status;
      }
    }
    return check_memory_for_strings(counted_).in_file(base_);
  }

  // Copies directly from the files and buffers, with one task per tensor.
  Status read_copies() {
    std::vector<std::pair<const ExternalSource*, std::size_t>> tasks;
    for (const std::unique_ptr<ExternalSource>& source : sources_) {
      for (const std::size_t i : source->requests) {
        tasks.emplace_back(source.get(), i);
        if (source->buffer == nullptr) progress_.add_total(length_of(requests_[i], *source));
      }
    }
    const auto read = [&](std::size_t task) {
      const auto& [source, i] = tasks[task];
      ExternalRequest& request = requests_[i];
      const std::uint64_t offset = request.entry.offset;
      const std::uint64_t length = length_of(request, *source);
      if (source->buffer == nullptr) return read_to_string(source->file, offset, length, request.copy, progress_);
      const std::string_view bytes = source->buffer->bytes;
      return copy_to_string(bytes.substr(static_cast<std::size_t>(offset), static_cast<std::size_t>(length)),
                            request.copy);
    };
    return run_parallel(thread_count(options_.num_threads), tasks.size(), read, [this] { return progress_.report(); });
  }

  // Copies from the mapped or read bytes, which are released after the batch.
  Status make_copies() {
    std::vector<std::size_t> tasks;
    for (const std::unique_ptr<ExternalSource>& source : sources_) {
      tasks.insert(tasks.end(), source->requests.begin(), source->requests.end());
    }
    const auto copy = [&](std::size_t task) {
      ExternalRequest& request = requests_[tasks[task]];
      Status status = copy_to_string(request.bytes, request.copy).in_tensor(request.tensor);
      request.bytes = {};
      return status;
    };
    return run_parallel(thread_count(options_.num_threads), tasks.size(), copy, [this] { return progress_.report(); });
  }

  Status verify_all() const {
    return run_parallel(thread_count(options_.num_threads), sources_.size(),
                        [this](std::size_t i) { return verify_checksums(*sources_[i], requests_); });
  }

  void deliver() {
    for (const std::unique_ptr<ExternalSource>& source : sources_) {
      for (const std::size_t i : source->requests) {
        requests_[i].bytes = bytes_of(requests_[i], *source);
      }
      if (delivery_ != Delivery::kBorrowed) continue;
      for (HeldPart& part : source->parts) held_.push_back(std::move(part.held));
    }
  }

  std::vector<ExternalRequest>& requests_;
  const LoadOptions& options_;
  Progress& progress_;
  std::vector<HeldBytes>& held_;
  std::string base_;
  std::map<std::string_view, const NamedBuffer*> buffers_;  // by location; the first buffer of each
  Folder folder_;
  std::vector<std::unique_ptr<ExternalSource>> sources_;  // of this batch
  std::map<FileIdentity, ExternalSource*> by_identity_;
  std::size_t mappings_ = 0;
  std::uint64_t counted_ = 0;  // bytes read or copied so far
  Delivery delivery_;
  ModelWatch* watch_;
};

}  // namespace

Status load_external_files(std::vector<ExternalRequest>& requests, const std::string& folder,
                           const LoadOptions& options, Progress& progress, std::vector<HeldBytes>& held,
                           Delivery delivery, ModelWatch* watch) {
  return ExternalLoader(requests, folder, options, progress, held, delivery, watch).run();
}

Status count_external_bytes(std::uint64_t bytes, std::uint64_t limit, std::uint64_t& total) {
  if (bytes > limit - total) {
    return failure(ErrorCode::kInputTooLarge, {},
                   "the external data exceeds max_external_bytes (" + std::to_string(limit) + ")");
  }
  total += bytes;
  return Status();
}

}  // namespace onnxgen::io
