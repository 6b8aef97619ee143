// Hashing names of a model that may have been made to collide.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <unordered_map>
#include <unordered_set>

namespace onnxgen::check {

// SipHash-1-3 (Aumasson and Bernstein) with a key that each process draws at random: whoever writes a model cannot
// know which names meet in a bucket, so that tables of a hostile model stay as fast as any other's.
struct NameHash {
  // Not noexcept: tables of the standard library then keep the hashes beside the names instead of computing them again.
  std::size_t operator()(std::string_view name) const;
};

template <class Value>
using NameMap = std::unordered_map<std::string_view, Value, NameHash>;
using NameSet = std::unordered_set<std::string_view, NameHash>;

}  // namespace onnxgen::check
