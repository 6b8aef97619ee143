#include "onnxgen/crypto/secret_bytes.h"

#include <openssl/crypto.h>

#include <cstring>
#include <utility>

#include "onnxgen/file/system/memory.h"

namespace onnxgen::crypto {
namespace {

void advise(char* pages, std::size_t size) noexcept {
  if (size != 0) io::system::keep_out_of_dumps(pages, size);
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
