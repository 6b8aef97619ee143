// Decrypts files and memory. In authenticated formats, the plaintext is returned only after it has been verified.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "onnxgen/crypto/header.h"
#include "onnxgen/crypto/key.h"
#include "onnxgen/crypto/secret_bytes.h"
#include "onnxgen/error/status.h"
#include "onnxgen/file/file.h"
#include "onnxgen/file/progress.h"

namespace onnxgen::crypto {

// Reads `count` bytes of an encrypted model at `offset` to `to`.
using ReadBytes = std::function<Status(std::uint64_t offset, char* to, std::size_t count)>;

// An open file that may be encrypted.
struct InputFile {
  io::File file;
  std::uint64_t size = 0;
  std::string first_bytes;  // at least a complete header, or the whole file

  static Status open(const std::string& path, InputFile& input);
  // Sets the size and first bytes of the open file.
  Status read_beginning();
};

// Decrypts a file that begins with `header`. If `threads` permits, a second thread decrypts while this one reads.
Status decrypt_input(const InputFile& input, const Header& header, const Key& key, unsigned threads,
                     io::Progress& progress, SecretBytes& payload);

// Decrypts a model of `size` bytes that begins with `header`. Calls `read` once for the whole ciphertext.
Status decrypt_read(const ReadBytes& read, std::uint64_t size, const Header& header, const Key& key,
                    io::Progress& progress, SecretBytes& payload);

// Decrypts `bytes`, which begin with `header`.
Status decrypt_bytes(std::string_view bytes, const Header& header, const Key& key, unsigned threads,
                     io::Progress& progress, SecretBytes& payload);

// Decrypts to memory of `size` bytes. Returns kBufferTooSmall if the ciphertext is larger. Sets `size` to the size of
// the payload. After a failure, `size` is 0 and the memory is wiped.
Status decrypt_to_array(std::string_view bytes, const Header& header, const Key& key, char* to, std::size_t& size);

}  // namespace onnxgen::crypto
