#include "onnxgen/io/load/model_bytes.h"

#include <algorithm>
#include <cstring>
#include <istream>
#include <limits>
#include <utility>

#include "onnxgen/file/error.h"
#include "onnxgen/io/load/model_format.h"
#include "onnxgen/onnx/structure_copy.h"

namespace onnxgen::io {
namespace {

Status check_size(std::uint64_t size, WireKind kind, const LoadOptions& options) {
  Status status = check_not_empty(size, kind);
  if (!status) return status;
  if (size <= options.parse.max_total_bytes) return Status();
  return failure(ErrorCode::kInputTooLarge, {}, std::to_string(size) + " bytes");
}

Status hold_structure(WireCursor& cursor, WireKind kind, const LoadOptions& options, HeldBytes& held) {
  auto structure = std::make_shared<std::string>();
  Status status = copy_structure(cursor, kind, options.parse.max_depth, *structure);
  held.bytes = *structure;
  held.memory = std::move(structure);
  return status;
}

// A stream whose size is not known: as much as it gives, in a buffer that grows.
Status read_to_end(std::istream& input, std::uint64_t limit, Progress& progress, Buffer& buffer, std::size_t& size) {
  constexpr std::size_t kFirst = 64 * 1024;
  while (true) {
    if (size == buffer.size()) {
      if (size > limit) return failure(ErrorCode::kInputTooLarge, {}, "more than " + std::to_string(limit) + " bytes");
      if (size > std::numeric_limits<std::size_t>::max() / 2) return Status(ErrorCode::kOutOfMemory);
      Status status = buffer.resize(std::max(kFirst, 2 * size));
      if (!status) return status;
    }
    input.read(buffer.data() + size, static_cast<std::streamsize>(buffer.size() - size));
    const auto got = static_cast<std::size_t>(input.gcount());
    size += got;
    progress.add_total(got);
    progress.add(got);
    Status status = progress.report();
    if (!status) return status;
    if (input.bad()) return Status(ErrorCode::kReadFailed);
    if (!input.good()) return Status();
  }
}

}  // namespace

Status read_model_file(const std::string& path, WireKind kind, const LoadOptions& options, Progress& progress,
                       HeldBytes& held) {
  File file;
  std::uint64_t size = 0;
  Status status = File::open(path, file);
  if (status) status = file.size(size);
  if (status) status = check_size(size, kind, options);
  if (status) status = check_plain(file);
  if (!status) return status.in_file(path);
  progress.add_total(size);
  status = progress.report();
  if (!status) return status;
  switch (options.holding) {
    case Holding::kMapped:
      return map_whole(std::move(file), size, true, options.num_threads, progress, held);
    case Holding::kOwned:
      return read_whole(file, size, options.num_threads, progress, held);
    case Holding::kSkipped:
      break;
  }
  WireCursor cursor([&file](std::uint64_t at, void* to, std::size_t count) { return file.read_at(at, to, count); },
                    size);
  status = hold_structure(cursor, kind, options, held);
  progress.add(size);
  return status ? progress.report() : status.in_file(path);
}

Status read_model_memory(std::string_view bytes, WireKind kind, const LoadOptions& options, HeldBytes& held) {
  Status status = check_size(bytes.size(), kind, options);
  if (status) status = check_plain(bytes);
  if (!status) return status;
  if (options.holding != Holding::kSkipped) {
    held.bytes = bytes;
    return Status();
  }
  WireCursor cursor(
      [bytes](std::uint64_t at, void* to, std::size_t count) {
        std::memcpy(to, bytes.data() + at, count);
        return Status();
      },
      bytes.size());
  return hold_structure(cursor, kind, options, held);
}

Status read_model_memory(std::shared_ptr<const void> owner, std::string_view bytes, WireKind kind,
                         const LoadOptions& options, HeldBytes& held) {
  Status status = read_model_memory(bytes, kind, options, held);
  if (!status || options.holding == Holding::kSkipped) return status;
  if (owner != nullptr && options.holding == Holding::kMapped) {
    held.memory = std::move(owner);
    return Status();
  }
  return hold_copy(bytes, held);
}

Status read_model_stream(std::istream& input, WireKind kind, const LoadOptions& options, Progress& progress,
                         HeldBytes& held) {
  std::shared_ptr<Buffer> buffer;
  std::size_t size = 0;
  Status status = Buffer::allocate(0, buffer);
  if (status) status = read_to_end(input, options.parse.max_total_bytes, progress, *buffer, size);
  if (status) status = check_size(size, kind, options);
  if (!status) return status;
  const std::string_view bytes = buffer->bytes().substr(0, size);
  LoadOptions borrowing = options;  // the buffer is ours: nothing need be copied
  if (options.holding == Holding::kOwned) borrowing.holding = Holding::kMapped;
  return read_model_memory(std::move(buffer), bytes, kind, borrowing, held);
}

}  // namespace onnxgen::io
