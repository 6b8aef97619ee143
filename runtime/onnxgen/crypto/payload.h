// Encrypts and decrypts serialized models, for instance for a runtime that reads models from memory. To save and load
// messages, use save.h and load.h.
//
// Each function comes in two forms: one throws io::Error, try_...() returns a Status.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "onnxgen/crypto/format.h"
#include "onnxgen/crypto/key.h"
#include "onnxgen/crypto/secret_bytes.h"
#include "onnxgen/error/status.h"

namespace onnxgen::crypto {

// Writes the contents of an encrypted file to `output`, which has room for `size` bytes; fewer than encrypted_size()
// are kBufferTooSmall. `output` must not overlap the payload. After a failure its contents are undefined.
Status try_encrypt(std::string_view payload, const Key& key, char* output, std::size_t size,
                   Format format = Format::kAes256Gcm);

// Replaces `output`. After a failure it is empty.
Status try_encrypt(std::string_view payload, const Key& key, std::string& output, Format format = Format::kAes256Gcm);
std::string encrypt(std::string_view payload, const Key& key, Format format = Format::kAes256Gcm);

// Replaces `payload` by the decrypted model. The errors are those of load.h. ONNXCRY1 is not authenticated: for it,
// success says only that the padding was right, so refuse it where integrity matters (see format_of). Models that are
// not encrypted are kFormatRefused.
Status try_decrypt(std::string_view bytes, const Key& key, SecretBytes& payload);
SecretBytes decrypt(std::string_view bytes, const Key& key);

// Decrypts to memory of the caller, which has room for `size` bytes. As many as the encrypted model has are always
// enough; fewer than its ciphertext has are kBufferTooSmall. Afterwards the payload begins at `output` and `size` is
// its size; bytes of `output` after it may have been written to as well. `output` must not overlap `bytes`. After a
// failure `size` is 0 and the memory is wiped.
Status try_decrypt(std::string_view bytes, const Key& key, char* output, std::size_t& size);

// Decrypts a file of any size.
Status try_decrypt_file(const std::string& path, const Key& key, SecretBytes& payload);
SecretBytes decrypt_file(const std::string& path, const Key& key);

}  // namespace onnxgen::crypto
