// The bytes of a payload in order, from memory and from files.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "onnxgen/error/status.h"
#include "onnxgen/file/file_content.h"

namespace onnxgen::crypto {

// Pieces that lie in one of the mappings are read from its file, so that a file that was cut short meanwhile is an
// error and does not end the program. All of them must outlive the source.
class PayloadSource {
 public:
  PayloadSource(std::vector<std::string_view> pieces, const io::Mappings& mappings);

  std::uint64_t size() const noexcept { return size_; }

  // The next `count` bytes, no more than there are: where they lie, or in `room`, which has so many.
  Status read(std::size_t count, char* room, std::string_view& bytes);

 private:
  Status read_piece(std::size_t count, char* to);
  const io::Mapping* open_mapping_of(std::string_view bytes) const noexcept;

  std::vector<std::string_view> pieces_;
  const io::Mappings& mappings_;
  std::uint64_t size_ = 0;
  std::size_t piece_ = 0;   // the next bytes are in this one
  std::size_t offset_ = 0;  // from here
};

}  // namespace onnxgen::crypto
