#include "onnxgen/io/load/external_source.h"

#include <algorithm>
#include <iterator>
#include <memory>
#include <utility>

#include "onnxgen/error/hex_digits.h"
#include "onnxgen/file/buffer.h"
#include "onnxgen/file/error.h"
#include "onnxgen/file/sha1.h"
#include "onnxgen/io/load/model_format.h"
#include "onnxgen/onnx/external_data.h"

namespace onnxgen::io {
namespace {

constexpr std::uint64_t kPage = 4096;  // buffers begin at multiples, which keeps the alignment of offsets

// Returns the parts of the file that the requests cover, ascending and disjoint. Returns the whole file if its checksum
// is needed, or if it is small enough to be a Git LFS pointer.
std::vector<std::pair<std::uint64_t, std::uint64_t>> wanted_parts(const ExternalSource& source,
                                                                  const std::vector<ExternalRequest>& requests,
                                                                  bool verifies_checksums) {
  std::vector<std::pair<std::uint64_t, std::uint64_t>> parts;
  if (source.size < kLargestPointer && !source.requests.empty()) return {{0, source.size}};
  for (const std::size_t i : source.requests) {
    if (verifies_checksums && !requests[i].entry.checksum.empty()) return {{0, source.size}};
    const std::uint64_t begin = requests[i].entry.offset;
    parts.emplace_back(begin, begin + length_of(requests[i], source));
  }
  std::sort(parts.begin(), parts.end());
  std::vector<std::pair<std::uint64_t, std::uint64_t>> merged;
  for (const auto& part : parts) {
    if (!merged.empty() && part.first <= merged.back().second) {
      merged.back().second = std::max(merged.back().second, part.second);
    } else {
      merged.push_back(part);
    }
  }
  return merged;
}

// Computes the checksum of the bytes that were read or, if the file was mapped, of the file.
Status compute_checksum(const ExternalSource& source, std::string& hex) {
  const bool is_read = !source.parts.empty() && source.parts.front().held.memory != nullptr;
  if (source.buffer == nullptr && !is_read) return sha1_of(source.file, source.size, hex);
  hex = sha1_hex(source.buffer != nullptr ? source.buffer->bytes : source.parts.front().held.bytes);
  return Status();
}

}  // namespace

std::uint64_t length_of(const ExternalRequest& request, const ExternalSource& source) {
  return request.entry.length.value_or(source.size - request.entry.offset);
}

std::string_view bytes_of(const ExternalRequest& request, const ExternalSource& source) {
  const std::uint64_t offset = request.entry.offset;
  const auto next = std::upper_bound(source.parts.begin(), source.parts.end(), offset,
                                     [](std::uint64_t at, const HeldPart& part) { return at < part.begin; });
  const HeldPart& part = *std::prev(next);
  return part.held.bytes.substr(static_cast<std::size_t>(offset - part.begin),
                                static_cast<std::size_t>(length_of(request, source)));
}

Status failure_of(const ExternalRequest& request, const ExternalSource& source, ErrorCode code, std::string detail) {
  return failure(code, source.path, std::move(detail)).in_tensor(request.tensor);
}

Status plan_reads(ExternalSource& source, const std::vector<ExternalRequest>& requests, bool verifies_checksums,
                  std::vector<ReadRange>& ranges, std::uint64_t& total) {
  const auto parts = wanted_parts(source, requests, verifies_checksums);
  for (std::size_t i = 0; i < parts.size();) {
    const std::size_t first = i++;
    while (i < parts.size() && parts[i].first - parts[i - 1].second <= kLargestGap) ++i;
    HeldPart& part = source.parts.emplace_back();
    part.begin = parts[first].first / kPage * kPage;
    std::shared_ptr<Buffer> buffer;
    Status status = Buffer::allocate(parts[i - 1].second - part.begin, buffer);
    if (!status) return status;
    for (std::size_t k = first; k < i; ++k) {
      const auto [begin, end] = parts[k];
      ranges.push_back({&source.file, begin, end - begin, buffer->data() + (begin - part.begin)});
      total += end - begin;
    }
    part.held.bytes = buffer->bytes();
    part.held.memory = std::move(buffer);
  }
  return Status();
}

Status verify_checksums(const ExternalSource& source, const std::vector<ExternalRequest>& requests) {
  std::string actual;
  for (const std::size_t i : source.requests) {
    const std::string expected = lower_case_hex(requests[i].entry.checksum);
    if (expected.empty()) continue;
    if (expected.size() != 40 || expected.find_first_not_of(kHexDigits) != std::string::npos) {
      return failure_of(requests[i], source, ErrorCode::kInvalidExternalData,
                        "the checksum is not a SHA-1 of 40 hexadecimal digits");
    }
    if (actual.empty()) {
      Status status = compute_checksum(source, actual);
      if (!status) return status;
    }
    if (actual == expected) continue;
    return failure_of(requests[i], source, ErrorCode::kChecksumMismatch, checksum_mismatch_text(expected, actual));
  }
  return Status();
}

}  // namespace onnxgen::io
