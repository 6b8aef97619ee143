// Reads the bytes of a payload in order, from memory and from files.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "onnxgen/error/status.h"
#include "onnxgen/file/file_content.h"

namespace onnxgen::crypto {

// Reads a payload that consists of several chunks. Chunks within one of the mappings are read from its file, so that
// truncation of the file is an error instead of a crash. The chunks and mappings must outlive this object.
class PayloadSource {
 public:
  PayloadSource(std::vector<std::string_view> chunks, const io::Mappings& mappings);

  std::uint64_t size() const noexcept { return size_; }

  // Returns the next `count` bytes; at least that many must remain. `bytes` views them in place or in `room`, which
  // must have `count` bytes.
  Status read(std::size_t count, char* room, std::string_view& bytes);

 private:
  Status read_chunk(std::size_t count, char* to);
  const io::Mapping* open_mapping_of(std::string_view bytes) const noexcept;

  std::vector<std::string_view> chunks_;
  const io::Mappings& mappings_;
  std::uint64_t size_ = 0;
  std::size_t chunk_ = 0;   // index of the chunk with the next byte
  std::size_t offset_ = 0;  // offset of the next byte in that chunk
};

}  // namespace onnxgen::crypto
