#include "onnxgen/crypto/payload_source.h"

#include <algorithm>
#include <cstring>
#include <utility>

namespace onnxgen::crypto {
namespace {

constexpr std::size_t kReadFrom = 16 * 1024;  // smaller mapped pieces are not worth a read call

}  // namespace

PayloadSource::PayloadSource(std::vector<std::string_view> pieces, const io::Mappings& mappings)
    : pieces_(std::move(pieces)), mappings_(mappings) {
  for (const std::string_view piece : pieces_) size_ += piece.size();
}

Status PayloadSource::read(std::size_t count, char* room, std::string_view& bytes) {
  while (piece_ < pieces_.size() && offset_ == pieces_[piece_].size()) {
    ++piece_;
    offset_ = 0;
  }
  if (count == 0) {
    bytes = {room, count};
    return Status();
  }
  const std::string_view piece = pieces_[piece_];
  if (count <= piece.size() - offset_ && open_mapping_of(piece) == nullptr) {
    bytes = piece.substr(offset_, count);
    offset_ += count;
    return Status();
  }
  for (std::size_t done = 0; done < count;) {
    if (offset_ == pieces_[piece_].size()) {
      ++piece_;
      offset_ = 0;
      continue;
    }
    const std::size_t part = std::min(count - done, pieces_[piece_].size() - offset_);
    Status status = read_piece(part, room + done);
    if (!status) return status;
    done += part;
  }
  bytes = {room, count};
  return Status();
}

Status PayloadSource::read_piece(std::size_t count, char* to) {
  const std::string_view bytes = pieces_[piece_].substr(offset_, count);
  offset_ += count;
  const io::Mapping* const mapping = open_mapping_of(pieces_[piece_]);
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
