// Memory for the bytes of one file.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>

#include "onnxgen/error/status.h"

namespace onnxgen::io {

// Anonymous memory that takes room only where it was written to, so that a buffer as large as a file may be filled in
// parts. Its start is aligned to pages, so that the alignment of a file's offsets carries over.
class Buffer {
 public:
  // More than this machine has addresses for is memory that it does not have.
  static Status allocate(std::uint64_t size, std::shared_ptr<Buffer>& buffer);

  Buffer(const Buffer&) = delete;
  Buffer& operator=(const Buffer&) = delete;
  ~Buffer();

  char* data() noexcept { return data_; }
  std::size_t size() const noexcept { return size_; }
  std::string_view bytes() const noexcept { return {data_, size_}; }

  // `size` bytes, what is there being kept. The address changes. Only while nothing points into the buffer.
  Status resize(std::size_t size);

 private:
  explicit Buffer(char* data, std::size_t size) noexcept : data_(data), size_(size) {}

  char* data_;
  std::size_t size_;
};

}  // namespace onnxgen::io
