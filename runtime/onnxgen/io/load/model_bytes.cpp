#include "onnxgen/io/load/model_bytes.h"

#include <algorithm>
#include <istream>
#include <limits>
#include <utility>

#include "onnxgen/file/error.h"
#include "onnxgen/file/path_policy.h"
#include "onnxgen/io/load/model_format.h"
#include "onnxgen/onnx/external_data.h"

namespace onnxgen::io {
namespace {

Status check_size(std::uint64_t size, WireKind kind, const LoadOptions& options) {
  Status status = check_not_empty(size, kind);
  if (!status) return status;
  if (size <= options.parse.max_total_bytes) return Status();
  return failure(ErrorCode::kInputTooLarge, {}, too_many_bytes_text(size, options.parse.max_total_bytes));
}

Status hold_structure(const EncodedInput& input, const SkippedData& skipped, const LoadOptions& options,
                      HeldBytes& held) {
  auto structure = std::make_shared<std::string>();
  Status status = copy_structure(input, skipped, options.parse, *structure);
  held.bytes = *structure;
  held.memory = std::move(structure);
  return status;
}

// Describes where to find elements that are left in the file at `path`.
Status skipped_in_file(const std::string& path, const File& file, SkippedData& skipped) {
  FileAttributes attributes;
  Status status = attributes_of(file, attributes);
  skipped.location = name_of(path);
  skipped.stamp = stamp_of(attributes);
  // A file name that check_location() refuses as a location could not be found again.
  if (!check_location(skipped.location)) skipped.location = kNotLoadedLocation;
  return status;
}

// Reads a stream of unknown size to its end, into a growing buffer.
Status read_to_end(std::istream& input, std::uint64_t limit, Progress& progress, Buffer& buffer, std::size_t& size) {
  constexpr std::size_t kFirst = 64 * 1024;
  while (true) {
    if (size == buffer.size()) {
      if (size > limit)
        return failure(ErrorCode::kInputTooLarge, {},
                       "the stream has more bytes than max_total_bytes (" + std::to_string(limit) + ")");
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

Status read_model_file(const ModelWatch& watch, WireForm form, const LoadOptions& options, Progress& progress,
                       HeldBytes& held) {
  const std::string& path = watch.path();
  File file;
  std::uint64_t size = 0;
  Status status = watch.open_again(file);
  if (status) status = file.size(size);
  if (status) status = check_size(size, form.kind, options);
  if (status) status = check_plain(file, size);
  if (!status) return status.in_file(path);
  progress.add_total(size);
  status = progress.report();
  if (!status) return status;
  switch (options.holding) {
    case Holding::kMapped:
      return map_whole(std::move(file), size, true, options.num_threads, progress, held);
    case Holding::kDataMapped:
      return read_as_mapping(std::move(file), size, options.num_threads, progress, held);
    case Holding::kOwned:
      return read_whole(file, size, options.num_threads, progress, held);
    case Holding::kSkipped:
      break;
  }
  SkippedData skipped;
  status = skipped_in_file(path, file, skipped);
  if (status) status = hold_structure(encoded_input(file, size, form), skipped, options, held);
  progress.add(size);
  return status ? progress.report() : status.in_file(path);
}

Status read_model_memory(std::string_view bytes, WireForm form, const LoadOptions& options, HeldBytes& held) {
  Status status = check_size(bytes.size(), form.kind, options);
  if (status) status = check_plain(bytes, bytes.size());
  if (!status) return status;
  if (options.holding == Holding::kSkipped)
    return read_structure(bytes, form, {std::string(kNotLoadedLocation), {}, {}}, options, held);
  held.bytes = bytes;
  return Status();
}

Status read_structure(std::string_view bytes, WireForm form, const SkippedData& skipped, const LoadOptions& options,
                      HeldBytes& held) {
  return hold_structure(encoded_input(bytes, form), skipped, options, held);
}

Status read_model_memory(std::shared_ptr<const void> owner, std::string_view bytes, WireForm form,
                         const LoadOptions& options, HeldBytes& held) {
  Status status = read_model_memory(bytes, form, options, held);
  if (!status || options.holding == Holding::kSkipped) return status;
  if (owner != nullptr && options.holding != Holding::kOwned) {
    held.memory = std::move(owner);
    return Status();
  }
  return hold_copy(bytes, held);
}

Status read_model_stream(std::istream& input, WireForm form, const LoadOptions& options, Progress& progress,
                         HeldBytes& held) {
  std::shared_ptr<Buffer> buffer;
  std::size_t size = 0;
  Status status = Buffer::allocate(0, buffer);
  if (status) status = read_to_end(input, options.parse.max_total_bytes, progress, *buffer, size);
  if (status) status = check_size(size, form.kind, options);
  if (!status) return status;
  const std::string_view bytes = buffer->bytes().substr(0, size);
  LoadOptions borrowing = options;  // this function owns the buffer, so no copy is needed
  if (options.holding == Holding::kOwned) borrowing.holding = Holding::kMapped;
  return read_model_memory(std::move(buffer), bytes, form, borrowing, held);
}

}  // namespace onnxgen::io
