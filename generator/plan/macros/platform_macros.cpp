#include "plan/macros/platform_macros.h"

#include <algorithm>
#include <iterator>

namespace onnxgen::plan {
namespace {

// All names in ascending order, several to a line, separated by spaces. tools/platform_macros generates the file from
// headers; a test compares it with the headers that are installed. Names with a vendor's prefix are included, because
// enum values may have such names.
constexpr const char* kLines[] = {
#include "plan/macros/macro_names.inc"
};

std::string_view first_name(std::string_view line) {
  return line.substr(0, line.find(' '));
}

bool contains(std::string_view line, std::string_view word) {
  for (; !line.empty(); line.remove_prefix(std::min(line.size(), first_name(line).size() + 1))) {
    if (first_name(line) == word) return true;
  }
  return false;
}

}  // namespace

bool is_platform_macro(std::string_view word) {
  const auto begins_after = [](std::string_view name, std::string_view line) { return name < first_name(line); };
  const auto* const next = std::upper_bound(std::begin(kLines), std::end(kLines), word, begins_after);
  return next != std::begin(kLines) && contains(*std::prev(next), word);
}

}  // namespace onnxgen::plan
