#include "onnxgen/crypto/encrypt.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <new>
#include <string_view>

#include "onnxgen/crypto/chunk.h"
#include "onnxgen/crypto/cipher.h"
#include "onnxgen/crypto/cipher_key.h"
#include "onnxgen/crypto/header.h"
#include "onnxgen/crypto/secret_bytes.h"
#include "onnxgen/crypto/two_stages.h"
#include "onnxgen/file/error.h"

namespace onnxgen::crypto {
namespace {

class Encryption {
 public:
  explicit Encryption(PayloadSource& payload) : payload_(payload) {}

  // Starts the encryption, after checking everything that can fail.
  Status begin(Format format, const Key& key, io::Progress& progress) {
    Status status = check_payload_size(format, payload_.size());
    if (status && key.is_passphrase() && key.is_empty()) {
      status = io::failure(ErrorCode::kInvalidKey, {}, "the passphrase is empty");  // usually one that was never set
    }
    CipherKey cipher_key;
    if (status) status = Header::make(format, header_);
    if (status) status = derive_key(key, header_.salt(), cipher_key);
    if (status && !key.is_passphrase()) status = header_.bind_salt(cipher_key);
    if (status) status = cipher_.begin(Direction::kEncrypt, header_, cipher_key);
    if (is_authenticated(format)) lead_ = header_.size();  // CBC requires parts that consist of whole blocks
    progress.add_total(payload_.size());
    return status ? progress.report() : status;
  }

  const Header& header() const noexcept { return header_; }
  std::size_t parts() const noexcept { return part_count(lead_ + payload_.size()); }
  // Returns the number of payload bytes in part `i`.
  std::size_t size_of(std::size_t i) const noexcept {
    return part_size(lead_ + payload_.size(), i) - (i == 0 ? lead_ : 0);
  }

  // Encrypts the next part, number `i`, to `room`, which must have kPartSize + kBlockSize bytes or as many as remain.
  Status next(std::size_t i, char* room, std::size_t& size) {
    const bool is_last = i + 1 == parts();
    size = size_of(i);
    std::string_view bytes;
    Status status = payload_.read(size, room, bytes);
    if (status && is_last && header_.format() == Format::kAes256Cbc) pad(bytes, room, size);
    if (status) status = cipher_.update(bytes.data(), size, room);
    if (status && is_last && is_authenticated(header_.format())) {
      std::array<char, kTagSize> tag;
      status = cipher_.finish_encryption(tag);
      header_.set_tag({tag.data(), tag.size()});
    }
    return status;
  }

 private:
  // Adds PKCS#7 padding: fills the last block, or adds a whole block if it is full. Each padding byte is the number of
  // padding bytes.
  static void pad(std::string_view& bytes, char* room, std::size_t& size) {
    if (bytes.data() != room && size != 0) std::memcpy(room, bytes.data(), size);
    const std::size_t missing = kBlockSize - size % kBlockSize;
    std::memset(room + size, static_cast<int>(missing), missing);
    size += missing;
    bytes = {room, size};
  }

  PayloadSource& payload_;
  Header header_;
  Cipher cipher_;
  // Size of the header. The first part is shorter by that, so that all later parts begin at a page of the file: writes
  // that end within a page take a third longer.
  std::size_t lead_ = 0;
};

// Returns false if memory is exhausted.
bool resize(std::string& text, std::uint64_t size) {
  if (size > text.max_size()) return false;
#if defined(__cpp_exceptions)
  try {
    text.resize(static_cast<std::size_t>(size));
  } catch (const std::bad_alloc&) {
    return false;
  }
#else
  text.resize(static_cast<std::size_t>(size));
#endif
  return true;
}

}  // namespace

Status encrypt_to_array(PayloadSource& payload, Format format, const Key& key, io::Progress& progress, char* to,
                        std::size_t size) {
  Encryption encryption(payload);
  Status status = encryption.begin(format, key, progress);
  if (status && size < encrypted_size(format, payload.size())) status = Status(ErrorCode::kBufferTooSmall);
  if (!status) return status;
  char* next = to + encryption.header().size();
  for (std::size_t i = 0; i < encryption.parts() && status; ++i) {
    std::size_t written = 0;
    status = encryption.next(i, next, written);
    next += written;
    progress.add(encryption.size_of(i));
    if (status) status = progress.report();
  }
  if (!status) {
    wipe(to, size);  // a part may still be plaintext
    return status;
  }
  const std::string_view header = encryption.header().bytes();
  std::copy(header.begin(), header.end(), to);
  return Status();
}

Status encrypt_to_string(PayloadSource& payload, Format format, const Key& key, io::Progress& progress,
                         std::string& output) {
  output.clear();
  Status status = check_payload_size(format, payload.size());
  const std::uint64_t size = encrypted_size(format, payload.size());
  if (status && !resize(output, size)) status = Status(ErrorCode::kOutOfMemory);
  if (status) status = encrypt_to_array(payload, format, key, progress, output.data(), output.size());
  if (!status) output.clear();
  return status;
}

Status encrypt_to_file(PayloadSource& payload, Format format, const Key& key, unsigned threads, io::Progress& progress,
                       const io::File& file) {
  struct Slot {
    char* room;
    std::size_t size;
  };
  constexpr std::size_t kSlotSize = kPartSize + kBlockSize;
  Encryption encryption(payload);
  SecretBytes room;  // for plaintext gathered from chunks
  Status status = encryption.begin(format, key, progress);
  if (status) status = SecretBytes::allocate(kPartsAhead * kSlotSize, room);
  if (!status) return status;
  std::array<Slot, kPartsAhead> slots;
  for (std::size_t i = 0; i < slots.size(); ++i) slots[i] = {room.data() + i * kSlotSize, 0};

  std::uint64_t written = encryption.header().size();
  status = run_two_stages(
      threads, encryption.parts(),
      [&](std::size_t i) {
        Slot& slot = slots[i % slots.size()];
        Status encrypted = encryption.next(i, slot.room, slot.size);
        progress.add(encryption.size_of(i));
        return encrypted ? progress.report() : encrypted;
      },
      [&](std::size_t i) {
        const Slot& slot = slots[i % slots.size()];
        Status done = file.write_at(written, slot.room, slot.size);
        written += slot.size;
        return done;
      });
  const std::string_view header = encryption.header().bytes();
  return status ? file.write_at(0, header.data(), header.size()) : status;
}

}  // namespace onnxgen::crypto
