// Memory for the bytes of one file.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>

#include "onnxgen/error/status.h"

namespace onnxgen::io {

// Largest gap between two parts of a file that share a buffer, in bytes. Each further buffer costs a system call and an
// owner.
inline constexpr std::uint64_t kLargestGap = 64 * 1024;

// Anonymous memory that uses physical memory only where it was written to, so a buffer of a file's size may be filled
// in part. It starts at a page boundary, which preserves the alignment of file offsets.
class Buffer {
 public:
  // Allocates `size` bytes. Returns kOutOfMemory if memory or address space is exhausted.
  static Status allocate(std::uint64_t size, std::shared_ptr<Buffer>& buffer);

  Buffer(const Buffer&) = delete;
  Buffer& operator=(const Buffer&) = delete;
  ~Buffer();

  char* data() noexcept { return data_; }
  std::size_t size() const noexcept { return size_; }
  std::string_view bytes() const noexcept { return {data_, size_}; }

  // Changes the size and keeps the content. May change the address: nothing may point into the buffer.
  Status resize(std::size_t size);

 private:
  explicit Buffer(char* data, std::size_t size) noexcept : data_(data), size_(size) {}

  char* data_;
  std::size_t size_;
};

}  // namespace onnxgen::io
