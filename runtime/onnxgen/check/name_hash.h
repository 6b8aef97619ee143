// Hash function for names in a model, which may be crafted to collide.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <unordered_map>
#include <unordered_set>

namespace onnxgen::check {

// SipHash-1-3 (Aumasson and Bernstein) with a key that each process draws at random. The author of a model cannot
// predict which names collide, so tables of a hostile model are as fast as any other.
struct NameHash {
  // Not noexcept: hash tables of the standard library then store the hashes instead of recomputing them.
  std::size_t operator()(std::string_view name) const;
};

template <class Value>
using NameMap = std::unordered_map<std::string_view, Value, NameHash>;
using NameSet = std::unordered_set<std::string_view, NameHash>;

}  // namespace onnxgen::check
