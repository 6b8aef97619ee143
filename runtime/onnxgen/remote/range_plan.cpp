#include "onnxgen/remote/range_plan.h"

#include <algorithm>
#include <utility>

namespace onnxgen::remote {

std::vector<JoinedRange> join(std::vector<Piece> pieces, const Ranges& options) {
  const std::uint64_t largest = std::max<std::uint64_t>(options.largest, 1);
  std::sort(pieces.begin(), pieces.end(), [](const Piece& a, const Piece& b) { return a.offset < b.offset; });
  std::vector<JoinedRange> ranges;
  for (Piece piece : pieces) {
    while (piece.length != 0) {
      JoinedRange* const last = ranges.empty() ? nullptr : &ranges.back();
      const bool goes_on = last != nullptr && piece.offset - last->end <= options.gap.value_or(0) &&
                           piece.offset - last->begin < largest;
      if (!goes_on) ranges.push_back({piece.offset, piece.offset, {}});
      JoinedRange& range = ranges.back();
      const std::uint64_t length = std::min(piece.length, largest - (piece.offset - range.begin));
      range.pieces.push_back({piece.offset, length, piece.to});
      range.end = piece.offset + length;
      piece.offset += length;
      piece.length -= length;
      if (piece.to != nullptr) piece.to += length;
    }
  }
  return ranges;
}

}  // namespace onnxgen::remote
