#include "onnxgen/file/path_policy.h"

#include <algorithm>
#include <string>

#include "onnxgen/error/printable.h"
#include "onnxgen/file/system/path_rules.h"

namespace onnxgen::io {
namespace {

// ONNX Runtime uses this location in memory for tensors whose offset is an address. In a file it is an attack.
constexpr std::string_view kMemoryMarker = "_ORT_MEM_ADDR_";

Status refuse(std::string_view location, const char* reason) {
  FileContext context;
  context.detail = "location '" + printable(location, kLongestName) + "' " + reason;
  return Status(ErrorCode::kPathRefused, std::move(context));
}

bool is_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

bool is_slash(char c) {
  return c == '/' || c == '\\';
}

// Returns why a component is not allowed, or null if all are.
const char* components_problem(std::string_view location) {
  std::size_t begin = 0;
  for (std::size_t i = 0; i <= location.size(); ++i) {
    if (i < location.size() && !is_slash(location[i])) continue;
    const std::string_view component = location.substr(begin, i - begin);
    begin = i + 1;
    if (component == "..") return "contains the component '..'";
    if (component.empty() || component == ".") continue;
    if (const char* const problem = system::name_problem(component)) return problem;
  }
  return nullptr;
}

}  // namespace

std::string_view take_component(std::string_view& rest) {
  while (!rest.empty()) {
    std::size_t end = 0;
    while (end != rest.size() && !system::is_separator(rest[end])) ++end;
    const std::string_view component = rest.substr(0, end);
    rest.remove_prefix(std::min(end + 1, rest.size()));
    if (!component.empty() && component != ".") return component;
  }
  return {};
}

std::string normalized(std::string_view location) {
  std::string result;
  for (std::string_view component = take_component(location); !component.empty();
       component = take_component(location)) {
    if (!result.empty()) result += '/';
    result += component;
  }
  return result;
}

Status check_location(std::string_view location) {
  if (location.empty()) return refuse(location, "is empty");
  if (location.find('\0') != std::string_view::npos) return refuse(location, "contains a NUL byte");
  if (location.find(kMemoryMarker) != std::string_view::npos) {
    return refuse(location, "is reserved by ONNX Runtime for data in memory and is invalid in a file");
  }
  if (location == kNotLoadedLocation) {
    return refuse(location, "marks data that was skipped when the model was loaded");
  }
  if (is_slash(location.front())) return refuse(location, "is an absolute path");
  if (location.size() >= 2 && is_letter(location[0]) && location[1] == ':')
    return refuse(location, "contains a drive letter");
  if (const char* const problem = components_problem(location)) return refuse(location, problem);
  if (is_slash(location.back())) return refuse(location, "ends with a slash");
  return Status();
}

}  // namespace onnxgen::io
