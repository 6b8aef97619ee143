// Divides the wanted ranges among requests.
#pragma once

#include <cstdint>
#include <vector>

#include "onnxgen/remote/options.h"

namespace onnxgen::remote {

// A byte range of an object and its destination in memory. `to` is null if only the requests are planned.
struct Fragment {
  std::uint64_t offset = 0;
  std::uint64_t length = 0;
  char* to = nullptr;

  std::uint64_t end() const noexcept { return offset + length; }
};

// The bytes from `begin` to `end` that one request reads, and the fragments that keep some of them.
struct JoinedRange {
  std::uint64_t begin = 0;
  std::uint64_t end = 0;
  std::vector<Fragment> fragments;  // ascending
};

// Joins nearby fragments into ranges, and divides ranges that are larger than a request may be. Fragments must not
// overlap; empty fragments are ignored.
std::vector<JoinedRange> join(std::vector<Fragment> fragments, const Ranges& options);

}  // namespace onnxgen::remote
