#include "onnxgen/file/system/device_links.h"

#include <limits.h>
#include <unistd.h>

#include <array>
#include <charconv>
#include <optional>
#include <string_view>
#include <system_error>

#include "onnxgen/file/file.h"
#include "onnxgen/file/system/path_rules.h"

namespace onnxgen::io::system {
namespace {

constexpr int kMostLinks = 40;  // as many as Linux follows

bool is_device_folder(const std::string& folder) {
  for (const std::string_view whole : {"/proc", "/dev/fd"}) {
    if (folder.compare(0, whole.size(), whole) != 0) continue;
    if (folder.size() == whole.size() || folder[whole.size()] == '/') return true;
  }
  return folder == "/dev";
}

Descriptor own_descriptor(const std::string& folder, const std::string& name) {
  if (folder != real_path("/dev/fd") && folder != real_path("/proc/self/fd")) return kNoDescriptor;
  Descriptor descriptor = kNoDescriptor;
  const char* const end = name.data() + name.size();
  const auto parsed = std::from_chars(name.data(), end, descriptor);
  return parsed.ec == std::errc() && parsed.ptr == end ? descriptor : kNoDescriptor;
}

// Returns the target of a link in `folder`, or nothing if the file is no link.
std::optional<std::string> target_of_link(const std::string& folder, const std::string& name) {
  std::array<char, PATH_MAX> target;
  const ssize_t size = ::readlink((folder + "/" + name).c_str(), target.data(), target.size());
  if (size <= 0) return std::nullopt;
  const std::string_view text(target.data(), static_cast<std::size_t>(size));
  return text.front() == '/' ? std::string(text) : folder + "/" + std::string(text);
}

}  // namespace

DeviceLink device_link_of(const std::string& path) {
  DeviceLink link;
  std::optional<std::string> next = path;
  for (int followed = 0; next && followed <= kMostLinks; ++followed) {
    const std::optional<std::string> folder = real_path(folder_of(*next));
    if (!folder) break;
    const std::string name = name_of(*next);
    link.is_found = link.is_found || is_device_folder(*folder);
    link.own = own_descriptor(*folder, name);
    if (link.own != kNoDescriptor) break;  // its target is only a description
    next = target_of_link(*folder, name);
  }
  return link;
}

}  // namespace onnxgen::io::system
