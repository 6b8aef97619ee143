#include "onnxgen/io/index.h"

#include <algorithm>
#include <utility>

#include "onnxgen/error/try_allocating.h"
#include "onnxgen/file/file.h"
#include "onnxgen/file/folder.h"
#include "onnxgen/file/string_bytes.h"
#include "onnxgen/io/load/model_format.h"
#include "onnxgen/wire/tag.h"

namespace onnxgen::io {
namespace {

bool is_delimited(std::uint32_t tag) {
  return wire::tag_type(tag) == static_cast<std::uint32_t>(wire::WireType::kLengthDelimited);
}

bool is_varint(std::uint32_t tag) {
  return wire::tag_type(tag) == static_cast<std::uint32_t>(wire::WireType::kVarint);
}

// What is known of the tensor that is being read.
struct Draft {
  IndexedTensor tensor;
  ExternalDataParser entries;
  bool has_entries = false;
  bool is_external = false;
  std::uint64_t pieces = 0;  // of typed data
};

class Indexer {
 public:
  Indexer(const ReadFunction& read, std::uint64_t size, const IndexOptions& options, TensorIndex& index)
      : input_(read, size, options.read_size), options_(options), index_(index) {}

  Status run(WireKind kind) {
    return kind == WireKind::kTensor ? read_tensor(input_.size(), options_.max_depth)
                                     : read_message(kind, input_.size(), options_.max_depth);
  }

 private:
  // A message that is being read.
  struct Step {
    const WireField* field;
    std::uint64_t index;
    TensorPath path;  // empty until a tensor is found below it
  };

  Status read_message(WireKind kind, std::uint64_t end, int depth) {
    constexpr std::size_t kNumbers = 32;  // no field on the way to a tensor has a higher number
    std::uint64_t counts[kNumbers] = {};
    while (input_.position() < end) {
      std::uint32_t tag = 0;
      Status status = input_.read_tag(end, tag);
      if (!status) return status;
      const WireField* const field = is_delimited(tag) ? find_wire_field(kind, wire::tag_number(tag)) : nullptr;
      if (field == nullptr) {
        status = input_.skip_value(end, tag, depth);
      } else {
        steps_.push_back({field, counts[field->number % kNumbers]++, {}});
        status = read_child(field->kind, end, depth);
        steps_.pop_back();
      }
      if (!status) return status;
    }
    return Status();
  }

  Status read_child(WireKind kind, std::uint64_t end, int depth) {
    if (depth <= 0) return Status(ErrorCode::kDepthExceeded, input_.position());
    std::uint64_t length = 0;
    Status status = input_.read_length(end, length);
    if (!status) return status;
    const std::uint64_t stop = input_.position() + length;
    return kind == WireKind::kTensor ? read_tensor(stop, depth - 1) : read_message(kind, stop, depth - 1);
  }

  Status read_tensor(std::uint64_t end, int depth) {
    if (index_.tensors.size() >= options_.max_tensors) {
      return failure(ErrorCode::kInputTooLarge, {}, "more than " + std::to_string(options_.max_tensors) + " tensors");
    }
    Draft draft;
    Status made = make_path(draft.tensor.path);
    if (!made) return made;
    while (input_.position() < end) {
      std::uint32_t tag = 0;
      Status status = input_.read_tag(end, tag);
      if (status) status = read_field(draft, tag, end, depth);
      if (!status) return status.in_tensor(draft.tensor.name);
    }
    return finish(draft).in_tensor(draft.tensor.name);
  }

  Status read_field(Draft& draft, std::uint32_t tag, std::uint64_t end, int depth) {
    const std::uint32_t number = wire::tag_number(tag);
    if (tensor_field::is_data(tag)) return read_data(draft, tag, end, depth);
    if (number == tensor_field::kDims && (is_varint(tag) || is_delimited(tag))) return read_dims(draft, tag, end);
    if (number == tensor_field::kName && is_delimited(tag)) {
      draft.tensor.name.clear();
      return read_text(end, draft.tensor.name);
    }
    if (number == tensor_field::kExternalData && is_delimited(tag)) return read_entry(draft, end, depth);
    if (number == tensor_field::kDataType && is_varint(tag)) {
      std::uint64_t value = 0;
      Status status = input_.read_varint(end, value);
      draft.tensor.type_number = static_cast<std::int32_t>(value);
      draft.tensor.type = element_type(draft.tensor.type_number);
      return status;
    }
    if (number == tensor_field::kDataLocation && is_varint(tag)) {
      constexpr std::uint64_t kExternal = 1;
      std::uint64_t value = 0;
      Status status = input_.read_varint(end, value);
      if (value <= kExternal) draft.is_external = value == kExternal;
      return status;
    }
    return input_.skip_value(end, tag, depth);
  }

  // Hops over elements and notes where they are.
  Status read_data(Draft& draft, std::uint32_t tag, std::uint64_t end, int depth) {
    IndexedTensor& tensor = draft.tensor;
    const std::uint32_t number = wire::tag_number(tag);
    std::uint64_t start = input_.position();
    std::uint64_t length = 0;
    if (is_delimited(tag)) {
      Status status = input_.read_length(end, length);
      if (!status) return status;
      start = input_.position();
      input_.skip(length);
    } else {
      Status status = input_.skip_value(end, tag, depth);
      if (!status) return status;
      length = input_.position() - start;
    }
    if (number == tensor_field::kRawData) {
      if (!is_delimited(tag)) return Status();
      tensor.storage = TensorStorage::kRaw;  // the last one counts
      tensor.data_field = number;
      tensor.offset = start;
      tensor.length = length;
    } else if (tensor.storage != TensorStorage::kRaw) {
      const bool is_first = draft.pieces++ == 0;
      const bool is_run = is_first && is_delimited(tag) && number != tensor_field::kStringData;
      tensor.storage = is_run ? TensorStorage::kTyped : TensorStorage::kInPieces;
      tensor.data_field = number;
      if (is_first) tensor.offset = start;
      tensor.length += length;
    }
    return Status();
  }

  Status read_dims(Draft& draft, std::uint32_t tag, std::uint64_t end) {
    std::uint64_t stop = end;
    std::uint64_t value = 0;
    if (is_delimited(tag)) {
      std::uint64_t length = 0;
      Status status = input_.read_length(end, length);
      if (!status) return status;
      stop = input_.position() + length;
      if (length == 0) return Status();
    }
    do {
      Status status = input_.read_varint(stop, value);
      if (status) status = charge(2 * sizeof(std::int64_t));  // a vector may have as many free places
      if (!status) return status;
      draft.tensor.dims.push_back(static_cast<std::int64_t>(value));
    } while (is_delimited(tag) && input_.position() < stop);
    return Status();
  }

  Status read_text(std::uint64_t end, std::string& text) {
    std::uint64_t length = 0;
    Status status = input_.read_length(end, length);
    if (status) status = charge(length);
    return status ? input_.append(length, text) : status;
  }

  Status read_entry(Draft& draft, std::uint64_t end, int depth) {
    constexpr std::uint32_t kKey = 1;
    constexpr std::uint32_t kValue = 2;
    std::uint64_t length = 0;
    Status status = input_.read_length(end, length);
    if (!status) return status;
    const std::uint64_t stop = input_.position() + length;
    std::string key;
    std::string value;
    while (input_.position() < stop) {
      std::uint32_t tag = 0;
      status = input_.read_tag(stop, tag);
      if (!status) return status;
      const std::uint32_t number = wire::tag_number(tag);
      if (is_delimited(tag) && (number == kKey || number == kValue)) {
        std::string& text = number == kKey ? key : value;
        text.clear();
        status = read_text(stop, text);
      } else {
        status = input_.skip_value(stop, tag, depth);
      }
      if (!status) return status;
    }
    draft.has_entries = true;
    return draft.entries.add(key, value);
  }

  Status finish(Draft& draft) {
    IndexedTensor& tensor = draft.tensor;
    tensor.file = index_.file;
    if (draft.is_external) {
      Status parsed = draft.entries.finish(tensor.external);
      if (!parsed) return parsed;
      const std::string& location = tensor.external.location;
      const std::string folder = folder_of(index_.file);
      tensor.storage = TensorStorage::kExternal;
      tensor.data_field = 0;
      tensor.file = folder == "." ? location : folder + (folder == "/" ? "" : "/") + location;
      if (!check_location(location)) tensor.file.clear();
      tensor.offset = tensor.external.offset;
      tensor.length = tensor.external.length.value_or(expected_length(tensor));
    }
    Status status = charge(tensor.file.size());
    if (status) status = make_room();
    if (status) index_.tensors.push_back(std::move(tensor));
    return status;
  }

  // Counts memory before it is taken.
  Status charge(std::uint64_t bytes) {
    if (bytes > options_.max_memory - used_) {
      return failure(ErrorCode::kAllocationLimit, {},
                     "the index takes more than " + std::to_string(options_.max_memory) + " bytes");
    }
    used_ += bytes;
    return Status();
  }

  // For one more tensor. While they move to a larger place they take both.
  Status make_room() {
    constexpr std::size_t kFirst = 16;
    std::vector<IndexedTensor>& tensors = index_.tensors;
    if (tensors.size() < tensors.capacity()) return Status();
    const std::size_t before = tensors.capacity();
    const std::size_t larger = std::max(kFirst, 2 * before);
    Status status = charge(larger * sizeof(IndexedTensor));
    if (!status) return status;
    tensors.reserve(larger);
    used_ -= before * sizeof(IndexedTensor);
    return status;
  }

  static std::uint64_t expected_length(const IndexedTensor& tensor) {
    const std::optional<std::uint64_t> count = element_count(tensor.dims.data(), tensor.dims.size());
    return count ? raw_size(tensor.type, *count).value_or(0) : 0;
  }

  // The path of the message at hand; steps that others share are made once.
  Status make_path(TensorPath& path) {
    std::size_t made = steps_.size();
    while (made != 0 && steps_[made - 1].path.empty()) --made;
    for (; made < steps_.size(); ++made) {
      Status status = charge(TensorPath::kStepBytes);
      if (!status) return status;
      Step& step = steps_[made];
      step.path = (made == 0 ? TensorPath() : steps_[made - 1].path).child(*step.field, step.index);
    }
    if (!steps_.empty()) path = steps_.back().path;
    return Status();
  }

  WireCursor input_;
  const IndexOptions& options_;
  TensorIndex& index_;
  std::vector<Step> steps_;
  std::uint64_t used_ = 0;  // bytes of memory
};

}  // namespace

const IndexedTensor* TensorIndex::find(std::string_view name) const noexcept {
  for (const IndexedTensor& tensor : tensors) {
    if (tensor.name == name) return &tensor;
  }
  return nullptr;
}

Status try_index(const ReadFunction& read, std::uint64_t size, TensorIndex& index, const IndexOptions& options,
                 WireKind kind) {
  index = TensorIndex();
  Status status = or_out_of_memory([&] { return Indexer(read, size, options, index).run(kind); });
  if (!status) index = TensorIndex();
  return status;
}

Status try_index(const std::string& path, TensorIndex& index, const IndexOptions& options, WireKind kind) {
  index = TensorIndex();
  Status status = or_out_of_memory([&] {
    File file;
    Status opened = File::open(path, file);
    if (opened) opened = facts_of(file, index.facts);
    if (opened) opened = check_not_empty(index.facts.size, kind);
    if (opened) opened = check_plain(file);
    if (!opened) return opened;
    index.file = path;
    const ReadFunction read = [&file](std::uint64_t at, void* to, std::size_t count) {
      return file.read_at(at, to, count);
    };
    return Indexer(read, index.facts.size, options, index).run(kind);
  });
  if (!status) index = TensorIndex();
  return status.in_file(path);
}

TensorIndex index(const std::string& path, const IndexOptions& options, WireKind kind) {
  TensorIndex result;
  throw_if_failed(try_index(path, result, options, kind));
  return result;
}

TensorIndex index(const ReadFunction& read, std::uint64_t size, const IndexOptions& options, WireKind kind) {
  TensorIndex result;
  throw_if_failed(try_index(read, size, result, options, kind));
  return result;
}

namespace {

// Data files are opened first: as long as the model is the one that was indexed, they are its own.
Status check_unchanged(const TensorIndex& index) {
  FileFacts now;
  Status status = facts_of(index.file, now);
  if (!status || is_unchanged(index.facts, now)) return status;
  return failure(ErrorCode::kFileChanged, index.file, "it was saved since it was indexed");
}

Status open_for(const TensorIndex& index, const IndexedTensor& tensor, const IndexOptions& options, File& file) {
  if (tensor.storage != TensorStorage::kExternal) return File::open(index.file, file);
  Folder folder;
  FileFacts facts;
  Status status = Folder::open(folder_of(index.file), folder);
  return status ? open_beneath(folder, tensor.external.location, options.paths, file, facts) : status;
}

Status read_bytes(const TensorIndex& index, const IndexedTensor& tensor, std::string& bytes,
                  const IndexOptions& options) {
  if (tensor.storage == TensorStorage::kNone) return Status();
  if (tensor.storage == TensorStorage::kInPieces || index.file.empty()) {
    const char* const why = index.file.empty() ? "the index is not of a file" : "the elements are not one run of bytes";
    return failure(ErrorCode::kUnsupported, index.file, why);
  }
  File file;
  std::uint64_t size = 0;
  Status status = open_for(index, tensor, options, file);
  if (status) status = check_unchanged(index);
  if (status) status = file.size(size);
  if (!status) return status;
  if (tensor.offset > size || tensor.length > size - tensor.offset) {
    return failure(ErrorCode::kOutOfFile, file.path(),
                   "offset " + std::to_string(tensor.offset) + " and length " + std::to_string(tensor.length) +
                       " in a file of " + std::to_string(size) + " bytes");
  }
  Progress uncounted({}, 0);
  status = check_memory_for_strings(tensor.length);
  return status ? read_to_string(file, tensor.offset, tensor.length, bytes, uncounted) : status;
}

}  // namespace

Status try_read_tensor(const TensorIndex& index, const IndexedTensor& tensor, std::string& bytes,
                       const IndexOptions& options) {
  bytes.clear();
  const Status status = or_out_of_memory([&] { return read_bytes(index, tensor, bytes, options); });
  if (!status) bytes.clear();
  return status.in_tensor(tensor.name);
}

std::string read_tensor(const TensorIndex& index, const IndexedTensor& tensor, const IndexOptions& options) {
  std::string bytes;
  throw_if_failed(try_read_tensor(index, tensor, bytes, options));
  return bytes;
}

}  // namespace onnxgen::io
