#include "argument_paths.h"

#include <algorithm>
#include <filesystem>
#include <system_error>

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

std::vector<std::string> split(const std::string& value, char separator) {
  std::vector<std::string> parts;
  for (std::size_t begin = 0; begin <= value.size();) {
    const std::size_t end = std::min(value.find(separator, begin), value.size());
    if (end != begin) parts.push_back(value.substr(begin, end - begin));
    begin = end + 1;
  }
  return parts;
}

std::vector<std::string> split_paths(const std::string& value) {
  return split(value, kPathSeparator);
}

source::ImportPath import_path_of(const std::string& value) {
  const std::size_t equals = value.find('=');
  if (equals == std::string::npos) return {"", value};
  source::ImportPath mapped{value.substr(0, equals), value.substr(equals + 1)};
  std::error_code ignored;
  const bool is_whole = !std::filesystem::exists(mapped.disk, ignored) && std::filesystem::exists(value, ignored);
  return is_whole ? source::ImportPath{"", value} : mapped;
}

}  // namespace onnxgen
