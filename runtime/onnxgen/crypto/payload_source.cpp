#include "onnxgen/crypto/payload_source.h"

#include <algorithm>
#include <cstring>
#include <utility>

namespace onnxgen::crypto {
namespace {

constexpr std::size_t kReadFrom = 16 * 1024;  // smaller mapped chunks are not worth a read call

}  // namespace

PayloadSource::PayloadSource(std::vector<std::string_view> chunks, const io::Mappings& mappings)
    : chunks_(std::move(chunks)), mappings_(mappings) {
  for (const std::string_view chunk : chunks_) size_ += chunk.size();
}

Status PayloadSource::read(std::size_t count, char* room, std::string_view& bytes) {
  while (chunk_ < chunks_.size() && offset_ == chunks_[chunk_].size()) {
    ++chunk_;
    offset_ = 0;
  }
  if (count == 0) {
    bytes = {room, count};
    return Status();
  }
  const std::string_view chunk = chunks_[chunk_];
  if (count <= chunk.size() - offset_ && open_mapping_of(chunk) == nullptr) {
    bytes = chunk.substr(offset_, count);
    offset_ += count;
    return Status();
  }
  for (std::size_t done = 0; done < count;) {
    if (offset_ == chunks_[chunk_].size()) {
      ++chunk_;
      offset_ = 0;
      continue;
    }
    const std::size_t part = std::min(count - done, chunks_[chunk_].size() - offset_);
    Status status = read_chunk(part, room + done);
    if (!status) return status;
    done += part;
  }
  bytes = {room, count};
  return Status();
}

Status PayloadSource::read_chunk(std::size_t count, char* to) {
  const std::string_view bytes = chunks_[chunk_].substr(offset_, count);
  offset_ += count;
  const io::Mapping* const mapping = open_mapping_of(chunks_[chunk_]);
  if (mapping != nullptr) return mapping->file().read_at(mapping->offset_of(bytes), to, count);
  std::memcpy(to, bytes.data(), count);
  return Status();
}

const io::Mapping* PayloadSource::open_mapping_of(std::string_view bytes) const noexcept {
  if (bytes.size() < kReadFrom) return nullptr;
  for (const auto& mapping : mappings_) {
    if (mapping->file().is_open() && mapping->contains(bytes)) return mapping.get();
  }
  return nullptr;
}

}  // namespace onnxgen::crypto
