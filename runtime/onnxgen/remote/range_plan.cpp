#include "onnxgen/remote/range_plan.h"

#include <algorithm>
#include <utility>

namespace onnxgen::remote {

std::vector<JoinedRange> join(std::vector<Fragment> fragments, const Ranges& options) {
  const std::uint64_t largest = std::max<std::uint64_t>(options.largest, 1);
  std::sort(fragments.begin(), fragments.end(),
            [](const Fragment& a, const Fragment& b) { return a.offset < b.offset; });
  std::vector<JoinedRange> ranges;
  for (Fragment fragment : fragments) {
    while (fragment.length != 0) {
      JoinedRange* const last = ranges.empty() ? nullptr : &ranges.back();
      const bool should_continue = last != nullptr && fragment.offset - last->end <= options.gap.value_or(0) &&
                                   fragment.offset - last->begin < largest;
      if (!should_continue) ranges.push_back({fragment.offset, fragment.offset, {}});
      JoinedRange& range = ranges.back();
      const std::uint64_t length = std::min(fragment.length, largest - (fragment.offset - range.begin));
      range.fragments.push_back({fragment.offset, length, fragment.to});
      range.end = fragment.offset + length;
      fragment.offset += length;
      fragment.length -= length;
      if (fragment.to != nullptr) fragment.to += length;
    }
  }
  return ranges;
}

}  // namespace onnxgen::remote
