// CRC-32 of zip files, computed by libdeflate at memory speed. The checksums of parts can be computed in any order and
// joined; runs of zeros are added without being read.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace onnxgen::archive {

// Returns the CRC-32 of the bytes that `crc` covers followed by `bytes`. A `crc` of 0 covers no bytes.
std::uint32_t crc32(std::uint32_t crc, std::string_view bytes) noexcept;

// CRC-32 of a byte range at an offset within a larger sequence.
struct CrcPart {
  std::uint64_t offset = 0;
  std::uint64_t length = 0;
  std::uint32_t crc = 0;
};

// Returns the CRC-32 of `size` bytes that consist of the parts and zeros. Parts may be in any order and must not
// overlap.
std::uint32_t join_crcs(std::vector<CrcPart> parts, std::uint64_t size);

}  // namespace onnxgen::archive
