#include "graph/repeats.h"

#include <algorithm>

namespace onnx_tool {
namespace {

// Longest block that is searched for. The time is proportional to it.
constexpr std::size_t kLongest = 400;

// Finds the longest part in which each item equals the one `length` items later, and the blocks in it.
Repeat longest_with(const std::vector<std::uint64_t>& kinds, std::size_t length) {
  Repeat best;
  std::size_t begin = 0;
  for (std::size_t i = 0; i + length <= kinds.size(); ++i) {
    const bool is_last = i + length == kinds.size();
    if (!is_last && kinds[i] == kinds[i + length]) continue;
    const std::size_t count = (i - begin + length) / length;
    if (count > std::max<std::size_t>(best.count, 1)) best = {begin, length, count};
    begin = i + 1;
  }
  return best;
}

// Shifts the blocks so that as few values as possible pass from one block to the next. The shift can reduce the number
// of blocks by one.
Repeat aligned(const Repeat& found, const std::vector<std::uint64_t>& kinds,
               const std::vector<std::size_t>& crossings) {
  std::size_t end = found.end();
  while (end < kinds.size() && kinds[end] == kinds[end - found.length]) ++end;
  Repeat best;
  std::size_t fewest = 0;
  for (std::size_t begin = found.begin; begin < found.begin + found.length; ++begin) {
    const Repeat moved = {begin, found.length, (end - begin) / found.length};
    if (moved.count < 2) break;
    std::size_t values = 0;
    for (std::size_t i = 1; i < moved.count; ++i) values += crossings[begin + i * found.length];
    values = values * kinds.size() / (moved.count - 1);  // the average, in small units
    if (best.count != 0 && (values > fewest || (values == fewest && moved.count <= best.count))) continue;
    best = moved;
    fewest = values;
  }
  return best.count != 0 ? best : found;
}

}  // namespace

Repeat find_repeat(const std::vector<std::uint64_t>& kinds, const std::vector<std::size_t>& crossings) {
  Repeat best;
  for (std::size_t length = 1; length <= std::min(kLongest, kinds.size() / 2); ++length) {
    const Repeat found = longest_with(kinds, length);
    if (found.length * found.count > best.length * best.count) best = found;
  }
  return best.count > 1 && best.length > 1 ? aligned(best, kinds, crossings) : best;
}

}  // namespace onnx_tool
