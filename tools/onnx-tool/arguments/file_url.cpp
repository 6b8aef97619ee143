#include "arguments/file_url.h"

#include <charconv>
#include <filesystem>
#include <optional>
#include <string_view>

#include "arguments/description.h"

namespace onnx_tool {
namespace {

// Replaces "%20" by a space, and so on. Returns nothing for invalid text and for NUL, which no path contains.
std::optional<std::string> percent_decoded(std::string_view text) {
  std::string decoded;
  while (!text.empty()) {
    if (text[0] != '%') {
      decoded += text[0];
      text.remove_prefix(1);
      continue;
    }
    unsigned char byte = 0;
    const char* const digits = text.data() + 1;
    if (text.size() < 3 || std::from_chars(digits, digits + 2, byte, 16).ptr != digits + 2 || byte == 0) return {};
    decoded += static_cast<char>(byte);
    text.remove_prefix(3);
  }
  return decoded;
}

}  // namespace

std::string path_of_file_url(const std::string& text) {
  for (const std::string_view beginning : {"file:///", "file://localhost/"}) {
    if (text.compare(0, beginning.size(), beginning) != 0) continue;
    std::optional<std::string> path = percent_decoded(std::string_view(text).substr(beginning.size() - 1));
    if (!path) return text;
    constexpr bool kHasDrives = std::filesystem::path::preferred_separator == '\\';
    return kHasDrives && path->size() > 2 && (*path)[2] == ':' ? path->substr(1) : *path;
  }
  return text;
}

void accept_file_urls(CLI::App& app) {
  const auto replace = [](std::string& value) {
    value = path_of_file_url(value);
    return std::string();
  };
  for (CLI::App* const command : app.get_subcommands({})) {
    for (CLI::Option* const option : command->get_options()) {
      if (!names_file(*option)) continue;
      const int index = option->get_expected_max() == 2 ? 1 : -1;  // only OUT.npy of NAME OUT.npy, otherwise all values
      option->transform(CLI::Validator(replace, "").application_index(index));
    }
  }
}

}  // namespace onnx_tool
