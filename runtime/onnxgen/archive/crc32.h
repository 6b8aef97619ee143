// CRC-32 as zip files have it, which libdeflate computes at memory speed. Those of parts are joined, so that they can
// be computed in any order, and zeros are skipped without looking at them.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace onnxgen::archive {

// Of what `crc` was of, followed by `bytes`; 0 is that of nothing.
std::uint32_t crc32(std::uint32_t crc, std::string_view bytes) noexcept;

// A run of bytes, at an offset in what it is part of.
struct CrcPart {
  std::uint64_t offset = 0;
  std::uint64_t length = 0;
  std::uint32_t crc = 0;
};

// Of `size` bytes that consist of the parts, in any order but apart from each other, and zeros.
std::uint32_t join_crcs(std::vector<CrcPart> parts, std::uint64_t size);

}  // namespace onnxgen::archive
