// Formats of encrypted models.
#pragma once

#include <cstdint>
#include <string_view>

#include "onnxgen/error/status.h"

namespace onnxgen::crypto {

// Format of an encrypted model.
enum class Format : std::uint8_t {
  // ONNXCRY1. Not authenticated: tampering is not detected. For exchange with programs that support no other format.
  kAes256Cbc,
  kChaCha20Poly1305,  // ONNXCRY2
  kAes256Gcm,         // ONNXCRY3
};

// Returns the magic of the format, for example "ONNXCRY3". The string has static storage duration.
const char* format_name(Format format) noexcept;

// Determines the format from the first bytes of a model; 8 bytes are sufficient. Returns kFormatRefused if they are not
// ONNXCRY1, 2 or 3, and kTruncated if they end within the magic; `format` is then unchanged.
Status format_of(std::string_view first_bytes, Format& format);

// Returns whether loading detects changes to a file.
bool is_authenticated(Format format) noexcept;

// Returns the maximum size of a model in this format, in bytes: 64 GiB less 32 bytes for kAes256Gcm, 256 GiB less 64
// bytes for kChaCha20Poly1305.
std::uint64_t largest_payload(Format format) noexcept;

// Returns the size of a file with a payload of `payload_size` bytes, which must not exceed largest_payload().
std::uint64_t encrypted_size(Format format, std::uint64_t payload_size) noexcept;

}  // namespace onnxgen::crypto
