#include "argument_paths.h"

#include <algorithm>

namespace onnxgen {
namespace {

#if defined(_WIN32)
constexpr char kPathSeparator = ';';
constexpr bool kHasDrives = true;
#else
constexpr char kPathSeparator = ':';
constexpr bool kHasDrives = false;
#endif

}  // namespace

bool begins_with_drive(std::string_view path) {
  return kHasDrives && path.size() > 2 && path[1] == ':' && (path[2] == '/' || path[2] == '\\');
}

std::size_t find_last_colon(std::string_view text) {
  std::size_t colon = text.rfind(':');
  while (colon != std::string_view::npos && colon > 0) {
    const bool is_double = text[colon - 1] == ':';
    const bool is_of_drive = kHasDrives && (colon == 1 || text[colon - 2] == ':') && colon + 1 < text.size() &&
                             (text[colon + 1] == '/' || text[colon + 1] == '\\');
    if (!is_double && !is_of_drive) break;
    colon = colon < 2 ? std::string_view::npos : text.rfind(':', colon - 2);
  }
  return colon;
}

std::vector<std::string> split_paths(const std::string& value) {
  std::vector<std::string> paths;
  for (std::size_t begin = 0; begin <= value.size();) {
    const std::size_t end = std::min(value.find(kPathSeparator, begin), value.size());
    if (end != begin) paths.push_back(value.substr(begin, end - begin));
    begin = end + 1;
  }
  return paths;
}

}  // namespace onnxgen
