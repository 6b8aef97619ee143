// Decrypting a file or memory. The plaintext is given only once it is known to be right, where the format tells.
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

// Fills `to` with `count` bytes of an encrypted model from `offset` on.
using ReadBytes = std::function<Status(std::uint64_t offset, char* to, std::size_t count)>;

// A file that may be encrypted.
struct InputFile {
  io::File file;
  std::uint64_t size = 0;
  std::string first_bytes;  // enough for a header, or all there are

  static Status open(const std::string& path, InputFile& input);
};

// `input` begins with `header`. A second thread, where there may be one, decrypts what this one has read.
Status decrypt_input(const InputFile& input, const Header& header, const Key& key, unsigned threads,
                     io::Progress& progress, SecretBytes& payload);

// Of an encrypted model of `size` bytes that begins with `header`, `read` brings all of the ciphertext at once.
Status decrypt_read(const ReadBytes& read, std::uint64_t size, const Header& header, const Key& key,
                    io::Progress& progress, SecretBytes& payload);

// `bytes` begin with `header`.
Status decrypt_bytes(std::string_view bytes, const Header& header, const Key& key, unsigned threads,
                     io::Progress& progress, SecretBytes& payload);

// To memory of `size` bytes, as many as the ciphertext has or more, else kBufferTooSmall. `size` becomes that of the
// payload. After a failure it is 0, and the memory is wiped.
Status decrypt_to_array(std::string_view bytes, const Header& header, const Key& key, char* to, std::size_t& size);

}  // namespace onnxgen::crypto
