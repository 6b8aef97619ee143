// Encrypting and decrypting a model that is serialized, or is to stay so: to be handed to a runtime that reads models
// from memory, for instance. Saving and loading messages is in save.h and load.h.
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

// Writes what a file would hold to `output`, which has `size` bytes: encrypted_size() of them or more, or
// kBufferTooSmall. It must not overlap the payload. After a failure what it holds is of no use.
Status try_encrypt(std::string_view payload, const Key& key, char* output, std::size_t size,
                   Format format = Format::kAes256Gcm);

// Replaces `output`. After a failure it is empty.
Status try_encrypt(std::string_view payload, const Key& key, std::string& output, Format format = Format::kAes256Gcm);
std::string encrypt(std::string_view payload, const Key& key, Format format = Format::kAes256Gcm);

// Replaces `payload` by what an encrypted model holds. The errors are those of load.h; of ONNXCRY1, which is not
// authenticated, success says no more than that the padding was right. Where integrity matters, refuse it: see
// format_of. Plain models are kFormatRefused.
Status try_decrypt(std::string_view bytes, const Key& key, SecretBytes& payload);
SecretBytes decrypt(std::string_view bytes, const Key& key);

// The same to memory of yours, which has `size` bytes: those of the encrypted model are always enough, fewer than its
// ciphertext are kBufferTooSmall. `size` becomes that of the payload, which begins at `output`; the memory may be
// written to further, and must not overlap `bytes`. After a failure `size` is 0 and the memory is wiped.
Status try_decrypt(std::string_view bytes, const Key& key, char* output, std::size_t& size);

// From a file, of any size.
Status try_decrypt_file(const std::string& path, const Key& key, SecretBytes& payload);
SecretBytes decrypt_file(const std::string& path, const Key& key);

}  // namespace onnxgen::crypto
