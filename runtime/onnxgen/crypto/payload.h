// Encrypts and decrypts serialized models, for example for a runtime that reads models from memory. To save and load
// messages, use save.h and load.h.
//
// Each function has two forms: one throws io::Error, try_...() returns a Status. Encrypting fails with kInputTooLarge
// if the payload exceeds largest_payload(), and with kInvalidKey for a key of the wrong size or an empty passphrase.
// The functions may be called from several threads at once, also with one key.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "onnxgen/crypto/format.h"
#include "onnxgen/crypto/key.h"
#include "onnxgen/crypto/secret_bytes.h"
#include "onnxgen/error/status.h"

namespace onnxgen::crypto {

// Writes the contents of an encrypted file to `output`, which has `size` bytes. Returns kBufferTooSmall if `size` is
// less than encrypted_size(). `output` must not overlap the payload. After a failure its contents are unspecified.
Status try_encrypt(std::string_view payload, const Key& key, char* output, std::size_t size,
                   Format format = Format::kAes256Gcm);

// Replaces `output` with the contents of an encrypted file. `output` is empty after a failure.
Status try_encrypt(std::string_view payload, const Key& key, std::string& output, Format format = Format::kAes256Gcm);
std::string encrypt(std::string_view payload, const Key& key, Format format = Format::kAes256Gcm);

// Replaces `payload` with the decrypted model; after a failure it is empty. The errors are those of load.h. ONNXCRY1 is
// not authenticated: success means only that the padding was valid, so reject this format where integrity matters (see
// format_of()). Returns kFormatRefused for models that are not encrypted.
Status try_decrypt(std::string_view bytes, const Key& key, SecretBytes& payload);
SecretBytes decrypt(std::string_view bytes, const Key& key);

// Decrypts to memory of the caller, `size` bytes at `output`. The size of the encrypted model is always sufficient;
// less than the size of its ciphertext is kBufferTooSmall. On success, the payload begins at `output`, and `size` is
// its size; later bytes of `output` may have been overwritten. `output` must not overlap `bytes`. After a failure,
// `size` is 0 and the memory is wiped.
Status try_decrypt(std::string_view bytes, const Key& key, char* output, std::size_t& size);

// Decrypts a file of any size. Also fails with kOpenFailed and kReadFailed.
Status try_decrypt_file(const std::string& path, const Key& key, SecretBytes& payload);
SecretBytes decrypt_file(const std::string& path, const Key& key);

}  // namespace onnxgen::crypto
