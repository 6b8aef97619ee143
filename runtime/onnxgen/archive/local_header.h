// Compares the local header before a member's data with the directory.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "onnxgen/archive/directory.h"
#include "onnxgen/error/status.h"
#include "onnxgen/onnx/wire_cursor.h"

namespace onnxgen::archive {

// Returns the size of a member's local header, in bytes, or an upper bound that usually suffices.
std::size_t usual_header_size(const Member& member) noexcept;

// Members must end before `limit`.
class HeaderCheck {
 public:
  HeaderCheck(const io::ReadFunction& read, std::uint64_t limit) : read_(read), limit_(limit) {}

  // Compares the member's local header and any data descriptor with the directory entry, and sets data_offset.
  Status run(Member& member);

 private:
  Status check_extra(const Member& member, std::size_t extra_size);
  Status check_descriptor(const Member& member);

  const io::ReadFunction& read_;
  std::uint64_t limit_;
  std::string header_;
};

}  // namespace onnxgen::archive
