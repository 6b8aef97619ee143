// Keys and formats for the tests of this folder.
#pragma once

#include <ostream>
#include <string>

#include "onnxgen/crypto/format.h"
#include "onnxgen/crypto/key.h"

namespace onnxgen::crypto {

// Prints a format for GoogleTest.
inline void PrintTo(Format format, std::ostream* out) {
  *out << format_name(format);
}

namespace tests {

inline constexpr Format kFormats[] = {Format::kAes256Cbc, Format::kChaCha20Poly1305, Format::kAes256Gcm};
inline constexpr Format kAuthenticated[] = {Format::kChaCha20Poly1305, Format::kAes256Gcm};

// Returns a key given as bytes, which avoids the slow PBKDF2.
inline Key key_bytes(char seed = 'k') {
  std::string bytes(32, seed);
  bytes[5] = '\0';
  return Key::from_bytes(bytes);
}

}  // namespace tests
}  // namespace onnxgen::crypto
