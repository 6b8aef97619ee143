// SHA-256 (FIPS 180-4) and HMAC-SHA-256 (RFC 2104) of short texts such as requests, which are copied. onnxgen::remote
// does not use OpenSSL, because libcurl may have been built without it.
#pragma once

#include <array>
#include <string>
#include <string_view>

namespace onnxgen::remote {

using Sha256Digest = std::array<char, 32>;

Sha256Digest sha256(std::string_view text);
Sha256Digest hmac_sha256(std::string_view key, std::string_view text);

inline std::string_view view_of(const Sha256Digest& digest) noexcept {
  return {digest.data(), digest.size()};
}

// Returns the digest in hexadecimal, with lower-case letters.
std::string hex_of(const Sha256Digest& digest);

}  // namespace onnxgen::remote
