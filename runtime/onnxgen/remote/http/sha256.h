// SHA-256 (FIPS 180-4), and keyed by HMAC (RFC 2104), of texts as short as a request. onnxgen::remote does without
// OpenSSL, which libcurl may have been built without.
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

// In lower case.
std::string hex_of(const Sha256Digest& digest);

}  // namespace onnxgen::remote
