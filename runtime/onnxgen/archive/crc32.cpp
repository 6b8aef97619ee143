#include "onnxgen/archive/crc32.h"

#include <libdeflate.h>
#include <zlib.h>

#include <algorithm>

namespace onnxgen::archive {
namespace {

std::uint32_t combine(std::uint32_t first, std::uint32_t second, std::uint64_t second_length) noexcept {
  return static_cast<std::uint32_t>(::crc32_combine(first, second, static_cast<z_off_t>(second_length)));
}

// Of `crc`'s bytes followed by `count` zeros, by doubling.
std::uint32_t add_zeros(std::uint32_t crc, std::uint64_t count) noexcept {
  std::uint32_t zeros = crc32(0, std::string_view("\0", 1));
  for (std::uint64_t length = 1; count != 0; count >>= 1, length <<= 1) {
    if ((count & 1) != 0) crc = combine(crc, zeros, length);
    if (count > 1) zeros = combine(zeros, zeros, length);
  }
  return crc;
}

}  // namespace

std::uint32_t crc32(std::uint32_t crc, std::string_view bytes) noexcept {
  return bytes.empty() ? crc : ::libdeflate_crc32(crc, bytes.data(), bytes.size());
}

std::uint32_t join_crcs(std::vector<CrcPart> parts, std::uint64_t size) {
  if (parts.size() == 1 && parts.front().length == size) return parts.front().crc;
  std::sort(parts.begin(), parts.end(), [](const CrcPart& a, const CrcPart& b) { return a.offset < b.offset; });
  std::uint32_t crc = 0;
  std::uint64_t at = 0;
  for (const CrcPart& part : parts) {
    crc = add_zeros(crc, part.offset - at);
    crc = combine(crc, part.crc, part.length);
    at = part.offset + part.length;
  }
  return add_zeros(crc, size - at);
}

}  // namespace onnxgen::archive
