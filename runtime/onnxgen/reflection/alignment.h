// Finds the elements of two versions of a list that correspond to each other. The time is O(n log n) for n elements,
// even if an attacker chose them.
#pragma once

#include <cstddef>
#include <functional>
#include <limits>
#include <vector>

#include "onnxgen/reflection/compare.h"

namespace onnxgen::reflection {

struct ListsToAlign {
  std::size_t first_size = 0;
  std::size_t second_size = 0;
  std::function<bool(std::size_t in_first, std::size_t in_second)> are_equal;
  std::function<ElementIdentity(std::size_t)> first_identity;
  std::function<ElementIdentity(std::size_t)> second_identity;
};

struct Alignment {
  static constexpr std::size_t kNone = (std::numeric_limits<std::size_t>::max)();

  // For each element, the index of its counterpart in the other list, or kNone.
  std::vector<std::size_t> second_of;
  std::vector<std::size_t> first_of;
  // For each element of the first list: it has a counterpart, but at another place among the others. As few elements
  // as possible are moved.
  std::vector<bool> is_moved;
};

// Two lists with pairwise equal elements have the alignment in which no element is moved. Throws std::bad_alloc.
Alignment align(const ListsToAlign& lists);

}  // namespace onnxgen::reflection
