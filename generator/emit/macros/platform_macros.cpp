#include "emit/macros/platform_macros.h"

#include <algorithm>
#include <cstdint>
#include <iterator>

namespace onnxgen::emit {
namespace {

// A hash table of all names. Each line has the names of one hash, separated by spaces. tools/platform_macros generates
// the file from headers; a test compares it with the headers that are installed. Names with a vendor's prefix are
// included, because enum values may have such names.
constexpr const char* kLines[] = {
#include "emit/macros/macro_names.inc"
};

// tools/platform_macros has the same function.
std::uint32_t hash_of(std::string_view word) {
  std::uint32_t hash = 0;
  for (const char c : word) hash = hash * 37 + static_cast<unsigned char>(c);
  return hash % std::size(kLines);
}

}  // namespace

bool is_platform_macro(std::string_view word) {
  for (std::string_view line = kLines[hash_of(word)]; !line.empty();) {
    const std::string_view name = line.substr(0, line.find(' '));
    if (name == word) return true;
    line.remove_prefix(std::min(line.size(), name.size() + 1));
  }
  return false;
}

}  // namespace onnxgen::emit
