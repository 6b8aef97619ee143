#include "onnxgen/archive/inflate.h"

#include <libdeflate.h>

#include <cstddef>
#include <limits>
#include <string>

#include "onnxgen/archive/zip_format.h"

namespace onnxgen::archive {
namespace {

// Two codes of one bit each expand to at most 258 bytes, so one byte of input expands to at most this many bytes.
constexpr std::uint64_t kMaxExpansion = 258 * 8 / 2;

}  // namespace

bool can_inflate_to(std::uint64_t stored_size, std::uint64_t size) noexcept {
  return size / kMaxExpansion <= stored_size;
}

// Uses libdeflate rather than zlib: since the size is known, a member is inflated directly into its final memory,
// without a window and without exceeding the buffer.
Status inflate(std::string_view deflated, std::uint64_t size, std::shared_ptr<io::Buffer>& inflated) {
  std::shared_ptr<io::Buffer> buffer;
  Status status = io::Buffer::allocate(size, buffer);
  if (!status) return status;
  const std::unique_ptr<libdeflate_decompressor, decltype(&::libdeflate_free_decompressor)> decompressor(
      ::libdeflate_alloc_decompressor(), &::libdeflate_free_decompressor);
  if (decompressor == nullptr) return Status(ErrorCode::kOutOfMemory);
  std::size_t taken = 0;
  std::size_t made = 0;
  const libdeflate_result result = ::libdeflate_deflate_decompress_ex(
      decompressor.get(), deflated.data(), deflated.size(), buffer->data(), buffer->size(), &taken, &made);
  switch (result) {
    case LIBDEFLATE_SUCCESS:
      break;
    case LIBDEFLATE_INSUFFICIENT_SPACE:
      return invalid_archive("the data inflates to more than the stated " + std::to_string(size) + " bytes");
    case LIBDEFLATE_BAD_DATA:
    case LIBDEFLATE_SHORT_OUTPUT:
      return invalid_archive("the deflated data is damaged");
  }
  if (made != size)
    return invalid_archive("the data inflates to " + std::to_string(made) + " bytes instead of the stated " +
                           std::to_string(size));
  if (taken != deflated.size()) return invalid_archive("other bytes follow the deflated data");
  inflated = std::move(buffer);
  return Status();
}

}  // namespace onnxgen::archive
