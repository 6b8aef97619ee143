// Which requests get the ranges that are wanted.
#pragma once

#include <cstdint>
#include <vector>

#include "onnxgen/remote/options.h"

namespace onnxgen::remote {

// A run of bytes of an object and where in memory it belongs: nowhere, where only the requests are of interest.
struct Piece {
  std::uint64_t offset = 0;
  std::uint64_t length = 0;
  char* to = nullptr;

  std::uint64_t end() const noexcept { return offset + length; }
};

// What one request asks for: the bytes from `begin` to `end`, of which those of the pieces are kept.
struct JoinedRange {
  std::uint64_t begin = 0;
  std::uint64_t end = 0;
  std::vector<Piece> pieces;  // ascending
};

// Pieces must not overlap; those without bytes ask for nothing. Those close to each other become one range, and what is
// larger than a request may be becomes several.
std::vector<JoinedRange> join(std::vector<Piece> pieces, const Ranges& options);

}  // namespace onnxgen::remote
