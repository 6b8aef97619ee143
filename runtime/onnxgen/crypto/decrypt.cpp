#include "onnxgen/crypto/decrypt.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "onnxgen/crypto/chunk.h"
#include "onnxgen/crypto/cipher.h"
#include "onnxgen/crypto/cipher_key.h"
#include "onnxgen/crypto/two_stages.h"
#include "onnxgen/file/error.h"
#include "onnxgen/file/system/memory.h"

namespace onnxgen::crypto {
namespace {

// Checks PKCS#7 padding. Examines all bytes that may be padding in any case, so that the time reveals nothing about
// them.
bool find_padding(std::string_view payload, std::size_t& padding) {
  const unsigned last = static_cast<unsigned char>(payload.back());
  unsigned wrong = static_cast<unsigned>(last == 0) | static_cast<unsigned>(last > kBlockSize);
  for (unsigned i = 1; i <= kBlockSize; ++i) {
    const unsigned byte = static_cast<unsigned char>(payload[payload.size() - i]);
    wrong |= static_cast<unsigned>(i <= last) & static_cast<unsigned>(byte != last);
  }
  padding = last;
  return wrong == 0;
}

class Decryption {
 public:
  Decryption(const Header& header, std::uint64_t size) : header_(header), size_(size) {}

  // Performs all checks that do not need memory for the plaintext.
  Status begin(const Key& key, io::Progress& progress) {
    Status status = check_ciphertext_size(header_.format(), size_);
    CipherKey cipher_key;
    if (status && size_ > std::numeric_limits<std::size_t>::max()) status = Status(ErrorCode::kOutOfMemory);
    if (status) status = derive_key(key, header_.salt(), cipher_key);
    if (status && !key.is_passphrase()) status = header_.check_salt(cipher_key);
    if (status) status = cipher_.begin(Direction::kDecrypt, header_, cipher_key);
    progress.add_total(size_);
    return status ? progress.report() : status;
  }

  std::size_t parts() const noexcept { return part_count(size_); }

  // Decrypts part `i`. `from` and `to` may be equal.
  Status decrypt_part(std::size_t i, const char* from, char* to) {
    return cipher_.update(from, part_size(size_, i), to);
  }

  // Verifies the plaintext and sets `size` to the size of the payload in it.
  Status finish(std::string_view plaintext, std::size_t& size) {
    std::size_t padding = 0;
    Status status;
    if (is_authenticated(header_.format())) {
      status = cipher_.finish_decryption(header_.tag());
    } else if (!find_padding(plaintext, padding)) {
      status = decryption_failed();
    }
    size = plaintext.size() - padding;
    return status;
  }

  Status finish(SecretBytes plaintext, SecretBytes& payload) {
    std::size_t size = 0;
    Status status = finish(plaintext.view(), size);
    if (!status) return status;
    plaintext.shrink(size);
    payload = std::move(plaintext);
    return status;
  }

 private:
  const Header& header_;
  const std::uint64_t size_;
  Cipher cipher_;
};

// Decrypts `length` bytes of ciphertext. If `from` is null, `read` writes each part to the place where it is decrypted.
template <class Read>
Status decrypt_parts(const char* from, std::uint64_t length, const Read& read, const Header& header, const Key& key,
                     unsigned threads, io::Progress& progress, SecretBytes& payload) {
  Decryption decryption(header, length);
  SecretBytes plaintext;
  Status status = decryption.begin(key, progress);
  if (status) status = SecretBytes::allocate(length, plaintext);
  if (!status) return status;
  char* const room = plaintext.data();
  if (from == nullptr) from = room;
  status = run_two_stages(
      threads, decryption.parts(),
      [&](std::size_t i) {
        const std::size_t count = part_size(length, i);
        if (count != 0) io::system::populate_pages(room + i * kPartSize, count);
        Status filled = read(std::uint64_t{i} * kPartSize, room + i * kPartSize, count);
        progress.add(count);
        return filled ? progress.report() : filled;
      },
      [&](std::size_t i) { return decryption.decrypt_part(i, from + i * kPartSize, room + i * kPartSize); });
  return status ? decryption.finish(std::move(plaintext), payload) : status;
}

}  // namespace

Status InputFile::open(const std::string& path, InputFile& input) {
  const Status status = io::File::open(path, input.file);
  return status ? input.read_beginning() : status;
}

Status InputFile::read_beginning() {
  const Status status = file.size(size);
  if (!status) return status;
  first_bytes.resize(static_cast<std::size_t>(std::min<std::uint64_t>(size, kLargestHeader)));
  return file.read_at(0, first_bytes.data(), first_bytes.size());
}

Status decrypt_input(const InputFile& input, const Header& header, const Key& key, unsigned threads,
                     io::Progress& progress, SecretBytes& payload) {
  const std::uint64_t begin = header.size();
  const auto read = [&input, begin](std::uint64_t at, char* room, std::size_t count) {
    return input.file.read_at(begin + at, room, count);
  };
  return decrypt_parts(nullptr, input.size - begin, read, header, key, threads, progress, payload);
}

Status decrypt_read(const ReadBytes& read, std::uint64_t size, const Header& header, const Key& key,
                    io::Progress& progress, SecretBytes& payload) {
  Decryption decryption(header, size - header.size());
  SecretBytes bytes;
  Status status = decryption.begin(key, progress);
  if (status) status = SecretBytes::allocate(size - header.size(), bytes);
  if (status) status = read(header.size(), bytes.data(), bytes.size());
  for (std::size_t i = 0; i < decryption.parts() && status; ++i) {
    char* const part = bytes.data() + i * kPartSize;
    status = decryption.decrypt_part(i, part, part);
  }
  return status ? decryption.finish(std::move(bytes), payload) : status;
}

Status decrypt_bytes(std::string_view bytes, const Header& header, const Key& key, unsigned threads,
                     io::Progress& progress, SecretBytes& payload) {
  const std::string_view ciphertext = bytes.substr(header.size());
  const auto leave = [](std::uint64_t, char*, std::size_t) { return Status(); };
  return decrypt_parts(ciphertext.data(), ciphertext.size(), leave, header, key, threads, progress, payload);
}

Status decrypt_to_array(std::string_view bytes, const Header& header, const Key& key, char* to, std::size_t& size) {
  const std::string_view ciphertext = bytes.substr(header.size());
  const std::size_t room = std::exchange(size, 0);
  Decryption decryption(header, ciphertext.size());
  io::Progress progress({}, 0);
  Status status = decryption.begin(key, progress);
  if (status && room < ciphertext.size()) status = Status(ErrorCode::kBufferTooSmall);
  if (!status) return status;
  for (std::size_t i = 0; i < decryption.parts() && status; ++i) {
    status = decryption.decrypt_part(i, ciphertext.data() + i * kPartSize, to + i * kPartSize);
  }
  if (status) status = decryption.finish({to, ciphertext.size()}, size);
  if (status) return status;
  wipe(to, ciphertext.size());
  size = 0;
  return status;
}

}  // namespace onnxgen::crypto
