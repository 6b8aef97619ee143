// The header that stands before a member's data, compared with the directory.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "onnxgen/archive/directory.h"
#include "onnxgen/error/status.h"
#include "onnxgen/onnx/wire_cursor.h"

namespace onnxgen::archive {

// Bytes of a member's own header, as a rule all.
std::size_t usual_header_size(const Member& member) noexcept;

// Members have no part behind `limit`.
class HeaderCheck {
 public:
  HeaderCheck(const io::ReadFunction& read, std::uint64_t limit) : read_(read), limit_(limit) {}

  // Compares the member's own header, and what stands behind its data, with what the directory says, and finds its
  // data.
  Status run(Member& member);

 private:
  Status check_extra(const Member& member, std::size_t extra_size);
  Status check_descriptor(const Member& member);

  const io::ReadFunction& read_;
  std::uint64_t limit_;
  std::string header_;
};

}  // namespace onnxgen::archive
