#include "output/numbers.h"

#include <fmt/format.h>

#include <cstddef>
#include <iterator>

namespace onnx_tool {

std::string size_text(std::uint64_t bytes) {
  static constexpr const char* kUnits[] = {"B", "KiB", "MiB", "GiB", "TiB", "PiB", "EiB"};
  // A value that would be printed as 1024.0 of one unit is printed as 1.0 of the next.
  constexpr double kNextUnit = 1023.95;
  if (bytes < 1024) return fmt::format("{} B", bytes);
  auto value = static_cast<double>(bytes);
  std::size_t unit = 0;
  for (; value >= kNextUnit && unit + 1 < std::size(kUnits); ++unit) value /= 1024;
  return fmt::format("{:.1f} {}", value, kUnits[unit]);
}

std::string count_text(std::uint64_t count) {
  std::string text = std::to_string(count);
  for (std::size_t at = text.size(); at > 3;) text.insert(at -= 3, ",");
  return text;
}

std::string counted(std::uint64_t count, const std::string& noun) {
  return count_text(count) + " " + noun + (count == 1 ? "" : "s");
}

}  // namespace onnx_tool
