#include "onnxgen/crypto/secret_bytes.h"

#include <openssl/crypto.h>
#include <sys/mman.h>

#include <cstring>
#include <utility>

namespace onnxgen::crypto {
namespace {

// Large buffers are filled from end to end: huge pages, where the system has them, take an eighth of the time to get
// (measured: 13 against 100 ms for 256 MiB), which is more than the decryption takes.
constexpr std::size_t kHugeFrom = std::size_t{8} << 20;

// Where the system cannot do what it is asked for, nothing is lost but that.
void advise(char* data, std::size_t size) noexcept {
#if defined(MADV_DONTDUMP)
  if (size != 0) (void)::madvise(data, size, MADV_DONTDUMP);
#endif
#if defined(MADV_HUGEPAGE)
  if (size >= kHugeFrom) (void)::madvise(data, size, MADV_HUGEPAGE);
#endif
}

}  // namespace

SecretBytes::SecretBytes(SecretBytes&& other) noexcept
    : buffer_(std::move(other.buffer_)), size_(std::exchange(other.size_, 0)) {}

SecretBytes& SecretBytes::operator=(SecretBytes&& other) noexcept {
  if (this != &other) {
    wipe();
    buffer_ = std::move(other.buffer_);
    size_ = std::exchange(other.size_, 0);
  }
  return *this;
}

SecretBytes::~SecretBytes() {
  wipe();
}

Status SecretBytes::allocate(std::uint64_t size, SecretBytes& bytes) {
  SecretBytes made;
  Status status = io::Buffer::allocate(size, made.buffer_);
  if (!status) return status;
  made.size_ = made.buffer_->size();
  advise(made.buffer_->data(), made.size_);
  bytes = std::move(made);
  return Status();
}

Status SecretBytes::copy(std::string_view from, SecretBytes& bytes) {
  Status status = allocate(from.size(), bytes);
  if (status && !from.empty()) std::memcpy(bytes.data(), from.data(), from.size());
  return status;
}

void SecretBytes::wipe() noexcept {
  if (buffer_ != nullptr) crypto::wipe(buffer_->data(), buffer_->size());
}

void wipe(void* memory, std::size_t size) noexcept {
  OPENSSL_cleanse(memory, size);
}

}  // namespace onnxgen::crypto
