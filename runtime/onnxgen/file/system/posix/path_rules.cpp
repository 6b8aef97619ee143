#include "onnxgen/file/system/path_rules.h"

#include <cstdlib>
#include <memory>

namespace onnxgen::io::system {

bool is_separator(char c) noexcept {
  return c == '/';
}

std::size_t last_component(std::string_view path) noexcept {
  return path.rfind('/') + 1;  // 0 if there is none
}

const char* name_problem(std::string_view) noexcept {
  return nullptr;
}

std::optional<std::string> real_path(const std::string& path) {
  const std::unique_ptr<char, decltype(&std::free)> resolved(::realpath(path.c_str(), nullptr), &std::free);
  if (resolved == nullptr) return std::nullopt;
  return std::string(resolved.get());
}

}  // namespace onnxgen::io::system
