// The three formats of encrypted models.
#pragma once

#include <cstdint>
#include <string_view>

#include "onnxgen/error/status.h"

namespace onnxgen::crypto {

enum class Format : std::uint8_t {
  kAes256Cbc,  // ONNXCRY1: no integrity, tampering goes unseen; to exchange models with programs that know no other
  kChaCha20Poly1305,  // ONNXCRY2
  kAes256Gcm,         // ONNXCRY3
};

// "ONNXCRY3"; static storage.
const char* format_name(Format format) noexcept;

// Tells the format by the first bytes of a model; 8 are enough. kFormatRefused if they are none of ONNXCRY1, 2 and 3;
// kTruncated if they end inside one of these words.
Status format_of(std::string_view first_bytes, Format& format);

// Whether loading notices that a file was changed.
bool is_authenticated(Format format) noexcept;

// The size of the largest model that the cipher can take, in bytes: 64 GiB less 32 for kAes256Gcm, 256 GiB less 64 for
// kChaCha20Poly1305.
std::uint64_t largest_payload(Format format) noexcept;

// The size of a file that holds a payload of `payload_size` bytes, which must be no more than largest_payload().
std::uint64_t encrypted_size(Format format, std::uint64_t payload_size) noexcept;

}  // namespace onnxgen::crypto
