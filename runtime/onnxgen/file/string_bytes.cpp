#include "onnxgen/file/string_bytes.h"

#include <algorithm>
#include <memory>

#include "onnxgen/file/buffer.h"
#include "onnxgen/file/error.h"

namespace onnxgen::io {
namespace {

// Number of bytes by which strings grow. Growing clears the new bytes; in steps of this size, they are still in the
// processor's cache when the read overwrites them.
constexpr std::uint64_t kStep = 256 * 1024;

Status out_of_memory_for(std::uint64_t size) {
  return failure(ErrorCode::kOutOfMemory, {}, "cannot allocate " + std::to_string(size) + " bytes for a tensor");
}

// Makes `text` an empty string with capacity for `size` bytes. If memory is exhausted it throws, which run_parallel()
// converts to a Status.
Status make_room(std::uint64_t size, std::string& text) {
  text.clear();
  if (size > text.max_size()) return out_of_memory_for(size);
  text.reserve(static_cast<std::size_t>(size));
  return Status();
}

}  // namespace

Status copy_to_string(std::string_view bytes, std::string& text) {
  Status status = make_room(bytes.size(), text);
  if (status) text.append(bytes);
  return status;
}

Status read_to_string(const File& file, std::uint64_t offset, std::uint64_t length, std::string& text,
                      Progress& progress) {
  Status status = make_room(length, text);
  for (std::uint64_t done = 0; done < length && status;) {
    const auto step = static_cast<std::size_t>(std::min(kStep, length - done));
    text.resize(text.size() + step);
    status = file.read_at(offset + done, text.data() + done, step);
    progress.add(step);
    done += step;
  }
  return status;
}

Status check_memory_for_strings(std::uint64_t size) {
  std::shared_ptr<Buffer> released;
  return Buffer::allocate(size, released);
}

}  // namespace onnxgen::io
