#include "onnxgen/file/file_content.h"

#include <algorithm>
#include <limits>
#include <map>

#include "onnxgen/file/copy_range.h"
#include "onnxgen/file/error.h"
#include "onnxgen/file/parallel.h"
#include "onnxgen/file/sha1.h"
#include "onnxgen/file/system/memory.h"
#include "onnxgen/file/system/open_file.h"

namespace onnxgen::io {
namespace {

// Block size of one thread: large enough to make the cost of calls negligible, small enough to distribute the work
// evenly and to notice cancelling soon. Blocks end at multiples of it in the target, because whole pages are written
// faster.
constexpr std::uint64_t kBlock = 16 * 1024 * 1024;
constexpr std::uint64_t kObservedBlock = 1024 * 1024;
constexpr std::size_t kMaxChunks = system::kMaxViews;
constexpr std::size_t kCopyFrom = 128 * 1024;  // minimum size of a mapped chunk to copy by a separate call

// Contiguous bytes of a file: several chunks in memory, or one chunk of a mapping.
struct Block {
  const File* file;
  std::uint64_t offset;
  std::uint64_t size;
  std::size_t first_view;
  std::size_t view_count;
  const Mapping* mapping;
};

Status check_size(const Mapping& mapping, std::uint64_t end) {
  std::uint64_t size = 0;
  Status status = mapping.file().size(size);
  if (!status || size >= end) return status;
  return failure(ErrorCode::kTruncated, mapping.path(), "the file was truncated while it was mapped");
}

Status write_block(const Block& block, const std::string_view* views, const BlockObserver& observer) {
  if (block.mapping == nullptr) {
    if (observer) observer(block.offset, views, block.view_count);
    return block.file->write_views_at(block.offset, views, block.view_count);
  }
  std::uint64_t done = 0;
  const std::uint64_t source = block.mapping->offset_of(*views);
  Status status = check_size(*block.mapping, source + block.size);
  if (!status) return status;
  // Lets the system copy the range, even if source and target are not aligned to the same page offset, so that each
  // page is copied in two parts. This takes no longer than reading and writing, and uses no memory of the process.
  if (!observer) {
    status = copy_range(block.mapping->file(), source, *block.file, block.offset, block.size, done);
    if (!status || done == block.size) return status;
  }
  const std::string_view rest = views->substr(static_cast<std::size_t>(done));
  system::map_pages(rest);
  if (observer) observer(block.offset, views, block.view_count);
  return block.file->write_at(block.offset + done, rest.data(), rest.size());
}

// Finds the data in mapped files. Requests each run once, because file systems may be slow to find the next hole.
class HoleFinder {
 public:
  DataRun next_data(const Mapping& mapping, std::uint64_t offset) {
    const auto [known, is_new] = runs_.try_emplace(&mapping);
    DataRun& run = known->second;
    if (is_new && !may_have_holes(mapping.file())) run.end = std::numeric_limits<std::uint64_t>::max();
    if (offset < run.begin || offset >= run.end) run = find_data(mapping.file(), offset);
    return {std::max(run.begin, offset), run.end};
  }

 private:
  std::map<const Mapping*, DataRun> runs_;
};

// Divides contents into blocks and writes them.
class ContentWriter {
 public:
  ContentWriter(const Mappings& mappings, const BlockObserver& observer)
      : mappings_(mappings), observer_(observer), block_(observer ? kObservedBlock : kBlock) {}

  Status add(const FileToWrite& target) {
    Status status;
    for (const FileContent::Chunk& chunk : target.content->chunks()) {
      const Mapping* const mapping = chunk.bytes.size() >= kCopyFrom ? mapping_of(chunk.bytes) : nullptr;
      if (mapping != nullptr) {
        status = add_mapped(target.file, chunk, *mapping);
        if (!status) return status;
      } else {
        add_parts(target.file, chunk.offset, chunk.bytes, nullptr);
      }
    }
    return status;
  }

  Status write(unsigned threads, Progress& progress) const {
    progress.add(holes_);
    const auto write_one = [&](std::size_t i) {
      Status status = write_block(blocks_[i], views_.data() + blocks_[i].first_view, observer_);
      progress.add(blocks_[i].size);
      return status;
    };
    return run_parallel(thread_count(threads), blocks_.size(), write_one, [&] { return progress.report(); });
  }

 private:
  const Mapping* mapping_of(std::string_view bytes) const noexcept {
    for (const std::shared_ptr<const Mapping>& mapping : mappings_) {
      if (mapping->file().is_open() && mapping->contains(bytes)) return mapping.get();
    }
    return nullptr;
  }

  // Holes of a new target need not be written.
  Status add_mapped(const File* file, const FileContent::Chunk& chunk, const Mapping& mapping) {
    const std::uint64_t source = mapping.offset_of(chunk.bytes);
    const std::uint64_t end = source + chunk.bytes.size();
    Status status = check_size(mapping, end);
    for (std::uint64_t at = source; at < end && status;) {
      const DataRun run = finder_.next_data(mapping, at);
      const std::uint64_t begin = std::min(run.begin, end);
      const std::uint64_t stop = std::min(run.end, end);
      if (begin != at) system::allow_holes(file->descriptor());
      holes_ += begin - at;
      add_parts(file, chunk.offset + (begin - source),
                chunk.bytes.substr(static_cast<std::size_t>(begin - source), static_cast<std::size_t>(stop - begin)),
                &mapping);
      at = stop;
    }
    return status;
  }

  void add_parts(const File* file, std::uint64_t offset, std::string_view bytes, const Mapping* mapping) {
    while (!bytes.empty()) {
      const std::string_view part = bytes.substr(0, static_cast<std::size_t>(block_ - offset % block_));
      add_part(file, offset, part, mapping);
      offset += part.size();
      bytes.remove_prefix(part.size());
    }
  }

  void add_part(const File* file, std::uint64_t offset, std::string_view bytes, const Mapping* mapping) {
    if (mapping == nullptr && !blocks_.empty()) {
      Block& last = blocks_.back();
      if (last.mapping == nullptr && last.file == file && last.offset + last.size == offset &&
          last.view_count < kMaxChunks && offset % block_ != 0) {
        views_.push_back(bytes);
        ++last.view_count;
        last.size += bytes.size();
        return;
      }
    }
    blocks_.push_back({file, offset, bytes.size(), views_.size(), 1, mapping});
    views_.push_back(bytes);
  }

  const Mappings& mappings_;
  const BlockObserver& observer_;
  std::uint64_t block_;
  HoleFinder finder_;
  std::uint64_t holes_ = 0;  // bytes that need not be written
  std::vector<Block> blocks_;
  std::vector<std::string_view> views_;
};

}  // namespace

void FileContent::add(std::uint64_t offset, std::string_view bytes) {
  if (!bytes.empty()) chunks_.push_back({offset, bytes});
  extend(offset + bytes.size());
}

void FileContent::add(std::uint64_t offset, const FileContent& other) {
  for (const Chunk& chunk : other.chunks_) chunks_.push_back({offset + chunk.offset, chunk.bytes});
  extend(offset + other.size_);
}

void FileContent::extend(std::uint64_t size) noexcept {
  size_ = std::max(size_, size);
}

Status FileContent::checksum(Progress& progress, std::string& hex) const {
  Sha1 sha1;
  const std::string zeros(4096, '\0');
  std::uint64_t at = 0;
  const auto pad_to = [&](std::uint64_t offset) {
    while (at < offset) {
      const auto part = static_cast<std::size_t>(std::min<std::uint64_t>(offset - at, zeros.size()));
      sha1.update(std::string_view(zeros).substr(0, part));
      at += part;
    }
  };
  for (const Chunk& chunk : chunks_) {
    pad_to(chunk.offset);
    for (std::string_view rest = chunk.bytes; !rest.empty();) {
      const std::string_view part = rest.substr(0, kBlock);
      sha1.update(part);
      rest.remove_prefix(part.size());
      progress.add(part.size());
      Status status = progress.report();
      if (!status) return status;
    }
    at += chunk.bytes.size();
  }
  pad_to(size_);
  hex = sha1.finish();
  return Status();
}

Status check_mappings(const Mappings& mappings) {
  for (const std::shared_ptr<const Mapping>& mapping : mappings) {
    if (!mapping->file().is_open()) continue;
    Status status = check_size(*mapping, mapping->bytes().size());
    if (!status) return status;
  }
  return Status();
}

Status write_files(const std::vector<FileToWrite>& files, const Mappings& mappings, unsigned threads,
                   Progress& progress, const BlockObserver& observer) {
  ContentWriter writer(mappings, observer);
  Status status;
  for (const FileToWrite& target : files) {
    status = writer.add(target);
    if (!status) return status;
  }
  status = writer.write(threads, progress);
  for (const FileToWrite& target : files) {
    if (!status) return status;
    // Zeros after the last chunk: a hole of the source, or unused space at the end.
    status = target.file->resize(target.content->size());
  }
  return status;
}

}  // namespace onnxgen::io
