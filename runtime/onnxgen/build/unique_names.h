// Generates names that no value of a graph has.
#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <string_view>

namespace onnxgen::build {

class UniqueNames {
 public:
  // Marks a name as used.
  void reserve(std::string_view name) { taken_.emplace(name); }

  // Returns a new name, for example "relu_1" for "Relu": the stem in lower case and the lowest number that makes the
  // name unique.
  std::string make(std::string_view stem);

 private:
  std::set<std::string, std::less<>> taken_;
  std::map<std::string, std::uint64_t> next_;  // by stem
};

}  // namespace onnxgen::build
