#include "onnxgen/file/held_bytes.h"

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <limits>
#include <utility>

#include "onnxgen/file/error.h"
#include "onnxgen/file/parallel.h"
#include "onnxgen/file/system/memory.h"
#include "onnxgen/message/write/write.h"

namespace onnxgen::io {
namespace {

// Block size of one thread: large enough to make the cost of calls negligible, small enough to distribute the work
// evenly.
constexpr std::uint64_t kReadAtOnce = 8 * 1024 * 1024;

// Number of bytes to populate and then read at once. Populating pages by one call is faster than a fault for each; so
// few bytes are still in the processor's cache when the read overwrites them.
constexpr std::uint64_t kPopulatedAtOnce = 512 * 1024;

// Minimum number of bytes to release. Smaller gaps are mostly the structure around a few tensors and not worth a call.
constexpr std::uintptr_t kMinReleased = 64 * 1024;

static_assert(kSmallestSpan >= Writer::kSpanThreshold);

// Releases the whole pages between two addresses. Partial pages may contain data of others.
void release_pages(std::uintptr_t begin, std::uintptr_t end) {
  const std::uintptr_t page = system::page_size();
  begin = (begin + page - 1) / page * page;
  end = end / page * page;
  // If the system cannot release them, the pages remain unused.
  if (begin < end && end - begin >= kMinReleased) system::discard_pages(begin, end);
}

Status read_range(const ReadRange& range) {
  Status status;
  for (std::uint64_t done = 0; done < range.length && status;) {
    const auto part = static_cast<std::size_t>(std::min(kPopulatedAtOnce, range.length - done));
    system::populate_pages(range.to + done, part);
    status = range.file->read_at(range.offset + done, range.to + done, part);
    done += part;
  }
  return status;
}

std::uintptr_t address(const char* p) {
  return reinterpret_cast<std::uintptr_t>(p);
}

}  // namespace

void release_unused_pages(std::string_view memory, std::vector<std::string_view> used) {
  std::sort(used.begin(), used.end(), [](std::string_view a, std::string_view b) { return a.data() < b.data(); });
  std::uintptr_t at = address(memory.data());
  for (const std::string_view value : used) {
    release_pages(at, address(value.data()));
    at = std::max(at, address(value.data() + value.size()));
  }
  release_pages(at, address(memory.data() + memory.size()));
}

Status read_ranges(const std::vector<ReadRange>& ranges, unsigned threads, Progress& progress) {
  std::vector<ReadRange> blocks;
  for (const ReadRange& range : ranges) {
    for (std::uint64_t done = 0; done < range.length; done += kReadAtOnce) {
      blocks.push_back({range.file, range.offset + done, std::min(kReadAtOnce, range.length - done), range.to + done});
    }
  }
  return run_parallel(
      thread_count(threads), blocks.size(),
      [&](std::size_t i) {
        const ReadRange& block = blocks[i];
        Status status = read_range(block);
        progress.add(block.length);
        return status;
      },
      [&] { return progress.report(); });
}

Status hold_copy(std::string_view bytes, HeldBytes& held) {
  std::shared_ptr<Buffer> copy;
  Status status = Buffer::allocate(bytes.size(), copy);
  if (!status) return status;
  if (!bytes.empty()) std::memcpy(copy->data(), bytes.data(), bytes.size());
  held.bytes = copy->bytes();
  held.memory = std::move(copy);
  return status;
}

Status read_whole(const File& file, std::uint64_t size, unsigned threads, Progress& progress, HeldBytes& held) {
  std::shared_ptr<Buffer> buffer;
  Status status = Buffer::allocate(size, buffer);
  if (!status) return status.in_file(file.path());
  status = read_ranges({{&file, 0, size, buffer->data()}}, threads, progress);
  if (!status) return status.in_file(file.path());
  held.bytes = buffer->bytes();
  held.memory = std::move(buffer);
  return Status();
}

Status read_as_mapping(File file, std::uint64_t size, unsigned threads, Progress& progress, HeldBytes& held) {
  FileAttributes attributes;
  Status status = attributes_of(file, attributes);
  if (status) status = read_whole(file, size, threads, progress, held);
  if (!status) return status;
  held.mapping = Mapping::of_memory(std::move(file), attributes.identity, held.bytes, std::move(held.memory));
  held.memory = nullptr;
  return Status();
}

Status map_whole(File file, std::uint64_t size, bool keep_open, unsigned threads, Progress& progress, HeldBytes& held) {
  std::shared_ptr<Mapping> mapping;
  if (!Mapping::map(file, size, mapping)) return read_whole(file, size, threads, progress, held);
  if (mapping->bytes().size() < size) {
    return failure(ErrorCode::kTruncated, mapping->path(), "the file was truncated while it was being opened");
  }
  if (!keep_open) mapping->release_file();
  progress.add(size);
  held.bytes = mapping->bytes().substr(0, static_cast<std::size_t>(size));
  held.mapping = std::move(mapping);
  return progress.report();
}

}  // namespace onnxgen::io
