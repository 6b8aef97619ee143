#include "onnxgen/remote/remote_model.h"

#include <algorithm>
#include <memory>
#include <utility>

#include "onnxgen/file/buffer.h"
#include "onnxgen/file/error.h"
#include "onnxgen/io/load/model_format.h"
#include "onnxgen/io/load/recognize.h"
#include "onnxgen/io/load/structure.h"
#include "onnxgen/onnx/external_data.h"
#include "onnxgen/remote/secret.h"
#include "onnxgen/remote/structure_reader.h"

namespace onnxgen::remote {
namespace {

// Size of the first request for external data, which only has to determine size and version.
constexpr std::uint64_t kFirstOfOthers = 4096;
// Maximum size of the first stream of a structure.
constexpr std::uint64_t kLongestHead = 32 * 1024 * 1024;
// Largest model that one request reads as a whole.
constexpr std::uint64_t kSmallModel = 4 * 1024 * 1024;

Status too_large(std::uint64_t max_bytes) {
  return io::failure(ErrorCode::kInputTooLarge, {},
                     "the external data exceeds max_external_bytes (" + std::to_string(max_bytes) + ")");
}

// Overwrites decrypted ranges of memory before it is released. Writing to bytes that were never read would allocate
// physical memory for them.
struct WipedBytes {
  io::HeldBytes held;
  std::vector<std::string_view> ranges;

  explicit WipedBytes(io::HeldBytes bytes) noexcept : held(std::move(bytes)) {}
  WipedBytes(const WipedBytes&) = delete;
  WipedBytes& operator=(const WipedBytes&) = delete;
  ~WipedBytes() {
    for (const std::string_view range : ranges) wipe(const_cast<char*>(range.data()), range.size());
  }
};

// Makes the last owner of `held` wipe ranges of it, which the caller adds to the result.
std::vector<std::string_view>& wipe_with_last_owner(io::HeldBytes& held) {
  const std::string_view bytes = held.bytes;
  const auto owner = std::make_shared<WipedBytes>(std::move(held));
  held = {bytes, nullptr, owner};
  return owner->ranges;
}

// Lets the parts of a source wipe what will be read into them.
void wipe_reads(std::vector<io::HeldPart>& parts, const std::vector<io::ReadRange>& ranges) {
  std::size_t next = 0;
  for (io::HeldPart& part : parts) {
    const std::uint64_t end = part.begin + part.held.bytes.size();
    std::vector<std::string_view>& wiped = wipe_with_last_owner(part.held);
    for (; next < ranges.size() && ranges[next].offset < end; ++next) {
      wiped.emplace_back(ranges[next].to, static_cast<std::size_t>(ranges[next].length));
    }
  }
}

}  // namespace

Status RemoteModel::open(const std::string& url, const Options& options, RemoteModel& model) {
  ObjectAccess access;
  Status status = resolve_url(url, options, access);
  if (status) status = Session::open(options, access, model.session_);
  if (!status) return status;
  model.options_ = &options;
  model.object_ = std::make_unique<Object>(*model.session_, access.url);
  return Cache::open(options.cache, model.cache_);
}

Status RemoteModel::begin_object() {
  return open_all({object_.get()}, object_->first_window());
}

Status RemoteModel::begin(io::WireKind kind) {
  Status status = begin_object();
  if (status) status = check_model(kind);
  return status.in_file(object_->url().shown());
}

Status RemoteModel::begin_whole(io::WireKind kind) {
  Status status = open_all({object_.get()}, options_->ranges.first_window.value_or(kSmallModel));
  if (status) status = check_model(kind);
  return status.in_file(object_->url().shown());
}

Status RemoteModel::begin_structure(io::WireKind kind) {
  if (options_->ranges.first_window || cache_.is_used()) return begin(kind);
  Status status = object_->open_stream(std::min(kLongestHead, options_->index.max_memory));
  if (status) status = check_model(kind);
  return status.in_file(object_->url().shown());
}

Status RemoteModel::check_model(io::WireKind kind) {
  Status status = io::check_not_empty(object_->size(), kind);
  std::string first_bytes(object_->head().substr(0, io::kRecognizedBytes));
  if (status && first_bytes.empty()) {
    first_bytes.resize(static_cast<std::size_t>(std::min<std::uint64_t>(object_->size(), io::kRecognizedBytes)));
    status = object_->read_at(0, first_bytes.data(), first_bytes.size());
  }
  if (status) status = io::check_plain(first_bytes, object_->size());
  return status;
}

Status RemoteModel::explained(const Status& status) {
  return io::explained(status, object_->head().substr(0, io::kRecognizedBytes), object_->size());
}

void RemoteModel::expect(std::uint64_t size, const std::string& version) {
  object_->expect(size, version);
  if (cache_.is_used()) cache_.serve(*object_);
}

std::string RemoteModel::own_location() const {
  const std::string name = object_->url().name();
  return io::check_location(name) ? name : std::string(io::kNotLoadedLocation);
}

std::string RemoteModel::stamp_of(bool has_segments) const {
  const std::string size = std::to_string(object_->stored_size());
  return (has_segments ? "remote encrypted " : "remote ") + size + ' ' + object_->version();
}

Status RemoteModel::read_all(const ParseOptions& options, io::HeldBytes& held) {
  if (object_->size() > options.max_total_bytes) {
    return io::failure(ErrorCode::kInputTooLarge, object_->url().shown(),
                       io::too_many_bytes_text(object_->size(), options.max_total_bytes));
  }
  if (cache_.is_used()) return cache_.hold(*object_, held);
  std::shared_ptr<io::Buffer> buffer = object_->whole();
  if (buffer == nullptr) {
    const auto size = static_cast<std::size_t>(object_->size());
    Status status = io::Buffer::allocate(size, buffer);
    if (status) status = object_->read_at(0, buffer->data(), size);
    if (!status) return status;
  }
  held.bytes = buffer->bytes().substr(0, static_cast<std::size_t>(object_->size()));
  held.memory = std::move(buffer);
  return Status();
}

Status RemoteModel::read_structure(io::WireForm form, const ParseOptions& options, io::HeldBytes& held) {
  StructureReader reader(*object_, options_->index.max_memory);
  const auto read = [&reader](std::uint64_t at, void* to, std::size_t count) { return reader.read(at, to, count); };
  auto structure = std::make_shared<std::string>();
  Status status =
      io::copy_structure({read, object_->size(), form, {}}, {own_location(), own_stamp(), {}}, options, *structure);
  held.bytes = *structure;
  held.memory = std::move(structure);
  if (object_->has_segments()) wipe_with_last_owner(held).push_back(held.bytes);
  return status;
}

Status RemoteModel::load_tensors(std::vector<io::ExternalRequest>& requests, std::uint64_t max_bytes,
                                 bool verifies_checksums, std::vector<io::HeldBytes>& held) {
  std::vector<Source> sources;
  Status status = group(requests, sources);
  for (Source& source : sources) {
    if (status) status = check_ranges(requests, source);
  }
  const bool maps = holds_whole_ && cache_.is_used();
  if (status) {
    status =
        maps ? map(sources, max_bytes, verifies_checksums) : read(sources, requests, max_bytes, verifies_checksums);
  }
  for (Source& source : sources) {
    if (!status) return status;
    if (source.wanted.size < io::kLargestPointer) {
      status = io::check_not_pointer(source.wanted.parts.front().held.bytes);
    }
    if (!status) return status.in_file(source.wanted.path);
    if (verifies_checksums) status = io::verify_checksums(source.wanted, requests);
    for (const std::size_t i : source.wanted.requests) requests[i].bytes = io::bytes_of(requests[i], source.wanted);
    for (io::HeldPart& part : source.wanted.parts) held.push_back(std::move(part.held));
  }
  return status;
}

// Groups requests by object. Different spellings of one URL are one object.
Status RemoteModel::group(const std::vector<io::ExternalRequest>& requests, std::vector<Source>& sources) {
  std::map<std::string, std::size_t> source_of;
  std::vector<Object*> unopened;
  for (std::size_t i = 0; i < requests.size(); ++i) {
    Url url;
    Status status = find_url(requests[i], url);
    if (!status) return status.in_tensor(requests[i].tensor);
    const std::string key = url.origin() + url.path;
    const auto [found, is_new] = source_of.emplace(key, sources.size());
    if (is_new) {
      const bool is_own = key == object_->url().origin() + object_->url().path;
      std::unique_ptr<Object>* const other = is_own ? nullptr : &others_[key];
      if (other != nullptr && *other == nullptr) {
        *other = std::make_unique<Object>(*session_, url);
        unopened.push_back(other->get());
      }
      sources.emplace_back().object = is_own ? object_.get() : other->get();
    }
    sources[found->second].wanted.requests.push_back(i);
  }
  Status status = open_all(unopened, kFirstOfOthers);
  for (Source& source : sources) {
    source.wanted.path = source.object->url().shown();
    source.wanted.size = source.object->size();
  }
  return status;
}

Status RemoteModel::open_all(const std::vector<Object*>& objects, std::uint64_t first_bytes) const {
  if (!cache_.is_used()) return Object::open_all(*session_, objects, first_bytes);
  // For cached objects only the version is needed.
  const auto is_known = [this](const Object* object) { return cache_.knows(object->url()); };
  if (std::all_of(objects.begin(), objects.end(), is_known)) first_bytes = std::min(first_bytes, kFirstOfOthers);
  Status status = cache_.is_offline() ? Status() : Object::open_all(*session_, objects, first_bytes);
  for (Object* const object : objects) {
    if (status && cache_.is_offline()) status = cache_.find(*object, holds_whole_);
    if (status && (cache_.is_offline() || !holds_whole_)) cache_.serve(*object);
  }
  return status;
}

Status RemoteModel::map(std::vector<Source>& sources, std::uint64_t max_bytes, bool verifies_checksums) const {
  std::uint64_t left = max_bytes;
  for (Source& source : sources) {
    io::ExternalSource& wanted = source.wanted;
    if (wanted.size > left) return too_large(max_bytes).in_file(wanted.path);
    left -= wanted.size;
    io::HeldBytes& held = wanted.parts.emplace_back().held;
    Status status = cache_.hold(*source.object, held);
    // Verify through the file: a read error in the mapping would terminate the program.
    if (status && verifies_checksums) status = io::File::open(held.mapping->path(), wanted.file);
    if (!status) return status;
  }
  return Status();
}

Status RemoteModel::find_url(const io::ExternalRequest& request, Url& url) const {
  const io::ExternalDataEntry& entry = request.entry;
  if (!entry.stamp.empty()) {
    url = object_->url();
    return check_stamp(entry);
  }
  const auto named = options_->external_data_urls.find(entry.location);
  if (named == options_->external_data_urls.end()) return beside(object_->url(), entry.location, url);
  return parse_url(named->second, options_->allow_http, url);
}

Status RemoteModel::check_stamp(const io::ExternalDataEntry& entry) const {
  const std::string file = object_->url().shown();
  const bool is_here = entry.location == own_location();
  if (is_here && entry.stamp == own_stamp()) return Status();
  if (is_here && entry.stamp == stamp_of(true)) {
    return io::failure(ErrorCode::kEncrypted, file,
                       "the model is encrypted; load its tensors with remote::load_encrypted_tensors()");
  }
  return io::failure(ErrorCode::kFileChanged, file,
                     "the object has changed since the model's structure was loaded from it; load the model again");
}

Status RemoteModel::check_ranges(const std::vector<io::ExternalRequest>& requests, const Source& source) const {
  for (const std::size_t i : source.wanted.requests) {
    const io::ExternalDataEntry& entry = requests[i].entry;
    const std::uint64_t size = source.wanted.size;
    const Status status = io::check_data_range(entry.offset, entry.length, size, "the object");
    if (!status) return io::failure_of(requests[i], source.wanted, status.code(), status.detail());
  }
  return Status();
}

// Reads all objects together, to use as many concurrent requests as allowed.
Status RemoteModel::read(std::vector<Source>& sources, const std::vector<io::ExternalRequest>& requests,
                         std::uint64_t max_bytes, bool verifies_checksums) {
  std::vector<std::unique_ptr<Exchange>> exchanges;
  std::uint64_t total = 0;
  for (Source& source : sources) {
    std::vector<io::ReadRange> ranges;
    Status status = io::plan_reads(source.wanted, requests, verifies_checksums, ranges, total);
    if (status && total > max_bytes) {
      status = too_large(max_bytes);
    }
    if (!status) return status.in_file(source.wanted.path);
    if (source.object->has_segments()) wipe_reads(source.wanted.parts, ranges);
    std::vector<Fragment> fragments;
    for (const io::ReadRange& range : ranges) fragments.push_back({range.offset, range.length, range.to});
    status = source.object->plan_read(std::move(fragments), exchanges);
    if (!status) return status;
  }
  return session_->run(exchanges);
}

}  // namespace onnxgen::remote
