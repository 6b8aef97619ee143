#include "onnxgen/file/buffer.h"

#include <algorithm>
#include <cstring>
#include <limits>
#include <string>
#include <utility>

#include "onnxgen/file/error.h"
#include "onnxgen/file/system/memory.h"

namespace onnxgen::io {
namespace {

char kNothing = 0;  // address of empty buffers

}  // namespace

Status Buffer::allocate(std::uint64_t size, std::shared_ptr<Buffer>& buffer) {
  std::shared_ptr<Buffer> made(new Buffer(&kNothing, 0));  // exists before the pages, so that these cannot be leaked
  if (size != 0) {
    const bool is_addressable = size <= static_cast<std::uint64_t>(std::numeric_limits<std::ptrdiff_t>::max());
    char* const data = is_addressable ? system::take_pages(static_cast<std::size_t>(size)) : nullptr;
    if (data == nullptr)
      return failure(ErrorCode::kOutOfMemory, {}, "cannot allocate " + std::to_string(size) + " bytes for a file");
    made->data_ = data;
    made->size_ = static_cast<std::size_t>(size);
  }
  buffer = std::move(made);
  return Status();
}

Buffer::~Buffer() {
  if (size_ != 0) system::return_pages(data_, size_);
}

Status Buffer::resize(std::size_t size) {
  if (size == size_) return Status();
  if (char* const moved = size_ != 0 && size != 0 ? system::move_pages(data_, size_, size) : nullptr) {
    data_ = moved;
    size_ = size;
    return Status();
  }
  std::shared_ptr<Buffer> other;
  Status status = allocate(size, other);
  if (!status) return status;
  if (size_ != 0 && size != 0) std::memcpy(other->data_, data_, std::min(size, size_));
  std::swap(data_, other->data_);
  std::swap(size_, other->size_);
  return Status();
}

}  // namespace onnxgen::io
