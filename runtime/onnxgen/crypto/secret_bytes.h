// Memory for secrets: plaintext and keys.
#pragma once

#include <cstddef>
#include <memory>
#include <string_view>

#include "onnxgen/error/status.h"
#include "onnxgen/file/buffer.h"

namespace onnxgen::crypto {

// Page-aligned bytes that are wiped before their memory is released, and excluded from core dumps where the system
// supports that. The system may still swap them out.
class SecretBytes {
 public:
  SecretBytes() noexcept = default;
  SecretBytes(SecretBytes&& other) noexcept;
  SecretBytes& operator=(SecretBytes&& other) noexcept;
  ~SecretBytes();

  // Allocates zero-filled bytes. Pages use memory only once they are written to. Returns kOutOfMemory if memory is
  // exhausted.
  static Status allocate(std::uint64_t size, SecretBytes& bytes);
  // Makes a copy of `from`. Returns kOutOfMemory if memory is exhausted.
  static Status copy(std::string_view from, SecretBytes& bytes);

  char* data() noexcept { return buffer_ != nullptr ? buffer_->data() : nullptr; }
  std::size_t size() const noexcept { return size_; }
  std::string_view view() const noexcept {
    return buffer_ != nullptr ? std::string_view(buffer_->data(), size_) : std::string_view();
  }

  // Reduces the size to `size`, if that is less. All bytes are still wiped on destruction.
  void shrink(std::size_t size) noexcept { size_ = size < size_ ? size : size_; }

 private:
  void wipe() noexcept;

  std::shared_ptr<io::Buffer> buffer_;
  std::size_t size_ = 0;
};

// Overwrites memory in a way that the compiler cannot optimize away.
void wipe(void* memory, std::size_t size) noexcept;

}  // namespace onnxgen::crypto
