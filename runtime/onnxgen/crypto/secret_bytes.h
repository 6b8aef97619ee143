// Memory for what nobody else should see: plaintext and keys.
#pragma once

#include <cstddef>
#include <memory>
#include <string_view>

#include "onnxgen/error/status.h"
#include "onnxgen/file/buffer.h"

namespace onnxgen::crypto {

// Bytes that are wiped before their memory goes back to the system, and left out of core dumps where the system can do
// that. They start at a page. The system may still swap them out.
class SecretBytes {
 public:
  SecretBytes() noexcept = default;
  SecretBytes(SecretBytes&& other) noexcept;
  SecretBytes& operator=(SecretBytes&& other) noexcept;
  ~SecretBytes();

  // Zeros, which take room only once they are written to. kOutOfMemory where there is none.
  static Status allocate(std::uint64_t size, SecretBytes& bytes);
  static Status copy(std::string_view from, SecretBytes& bytes);

  char* data() noexcept { return buffer_ != nullptr ? buffer_->data() : nullptr; }
  std::size_t size() const noexcept { return size_; }
  std::string_view view() const noexcept {
    return buffer_ != nullptr ? std::string_view(buffer_->data(), size_) : std::string_view();
  }

  // Only the first `size` bytes count from now on; no more than there are. All of them are wiped in the end.
  void shrink(std::size_t size) noexcept { size_ = size < size_ ? size : size_; }

 private:
  void wipe() noexcept;

  std::shared_ptr<io::Buffer> buffer_;
  std::size_t size_ = 0;
};

// Overwrites memory in a way that no compiler leaves out.
void wipe(void* memory, std::size_t size) noexcept;

}  // namespace onnxgen::crypto
