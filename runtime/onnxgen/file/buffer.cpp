#include "onnxgen/file/buffer.h"

#include <sys/mman.h>

#include <algorithm>
#include <cstring>
#include <limits>
#include <string>
#include <utility>

#include "onnxgen/file/error.h"

namespace onnxgen::io {
namespace {

// Pages of the usual size. Huge ones were measured: five times faster where the system has them at hand and five times
// slower where it has to get them back first, as virtual machines do that lend free memory to their host.
char* map_anonymous(std::size_t size) {
  void* const memory = ::mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  return memory == MAP_FAILED ? nullptr : static_cast<char*>(memory);
}

char kNothing = 0;  // what an empty buffer points to

}  // namespace

Status Buffer::allocate(std::uint64_t size, std::shared_ptr<Buffer>& buffer) {
  char* data = &kNothing;
  if (size > static_cast<std::uint64_t>(std::numeric_limits<std::ptrdiff_t>::max())) {
    data = nullptr;
  } else if (size != 0) {
    data = map_anonymous(static_cast<std::size_t>(size));
  }
  if (data == nullptr) return failure(ErrorCode::kOutOfMemory, {}, std::to_string(size) + " bytes for a file");
  buffer.reset(new Buffer(data, static_cast<std::size_t>(size)));
  return Status();
}

Buffer::~Buffer() {
  if (size_ != 0) (void)::munmap(data_, size_);
}

Status Buffer::resize(std::size_t size) {
  if (size == size_) return Status();
#if defined(MREMAP_MAYMOVE)
  // The pages move without being copied.
  if (size_ != 0 && size != 0) {
    void* const moved = ::mremap(data_, size_, size, MREMAP_MAYMOVE);
    if (moved == MAP_FAILED) {
      return failure(ErrorCode::kOutOfMemory, {}, std::to_string(size) + " bytes for a file");
    }
    data_ = static_cast<char*>(moved);
    size_ = size;
    return Status();
  }
#endif
  std::shared_ptr<Buffer> other;
  Status status = allocate(size, other);
  if (!status) return status;
  if (size_ != 0 && size != 0) std::memcpy(other->data_, data_, std::min(size, size_));
  std::swap(data_, other->data_);
  std::swap(size_, other->size_);
  return Status();
}

}  // namespace onnxgen::io
