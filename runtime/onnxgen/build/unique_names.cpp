#include "onnxgen/build/unique_names.h"

namespace onnxgen::build {

std::string UniqueNames::make(std::string_view stem) {
  std::string base(stem);
  for (char& c : base) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  std::uint64_t& next = next_[base];
  std::string name;
  do {
    name = base + "_" + std::to_string(++next);
  } while (!taken_.insert(name).second);
  return name;
}

}  // namespace onnxgen::build
