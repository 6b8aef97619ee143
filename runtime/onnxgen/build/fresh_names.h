// Names that no value of a graph has yet.
#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <string_view>

namespace onnxgen::build {

class FreshNames {
 public:
  // Names that are not to be made.
  void reserve(std::string_view name) { taken_.emplace(name); }

  // "relu_1" of "Relu": the stem in lower case, and the lowest number that makes it a new name.
  std::string make(std::string_view stem);

 private:
  std::set<std::string, std::less<>> taken_;
  std::map<std::string, std::uint64_t> next_;  // by stem
};

}  // namespace onnxgen::build
