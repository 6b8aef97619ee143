#include "source/source_tree.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <system_error>
#include <utility>

#include "source/well_known.h"

namespace onnxgen::source {
namespace {

namespace fs = std::filesystem;

constexpr std::uintmax_t kMaxFileSize = std::uintmax_t{1} << 30;  // offsets have 32 bits

std::string normalized(const std::string& path) {
  std::string result = fs::path(path).lexically_normal().generic_string();
  if (result.size() > 1 && result.back() == '/') result.pop_back();
  return result == "." ? "" : result;
}

// Returns the path relative to `folder`, or nullopt if it is outside. Both arguments must be normalized.
std::optional<std::string> below(const std::string& path, const std::string& folder) {
  if (folder.empty()) {
    const bool outside = path.empty() || fs::path(path).has_root_path() || path == ".." || path.rfind("../", 0) == 0;
    return outside ? std::nullopt : std::optional(path);
  }
  if (path == folder) return std::string();
  const std::string start = folder == "/" ? folder : folder + '/';
  if (path.rfind(start, 0) != 0) return std::nullopt;
  return path.substr(start.size());
}

std::string join(const std::string& folder, const std::string& rest) {
  if (folder.empty() || rest.empty()) return folder + rest;
  return folder.back() == '/' ? folder + rest : folder + '/' + rest;
}

std::optional<std::string> disk_path(const ImportPath& path, const std::string& name) {
  const std::optional<std::string> rest = below(name, normalized(path.prefix));
  if (!rest) return std::nullopt;
  return join(normalized(path.disk), *rest);
}

bool is_file(const std::string& path) {
  std::error_code error;
  return fs::exists(path, error) && !fs::is_directory(path, error);
}

const WellKnownFile* find_well_known(const std::string& name) {
  const std::vector<WellKnownFile>& files = well_known_files();
  const auto found = std::find_if(files.begin(), files.end(), [&](const WellKnownFile& f) { return f.name == name; });
  return found == files.end() ? nullptr : &*found;
}

// Reads to the end of the file, because pipes and files of the kernel do not tell their size.
std::optional<std::string> read(const std::string& path, std::string& why) {
  std::error_code error;
  std::uintmax_t size = fs::file_size(path, error);
  if (error) size = 0;
  std::ifstream stream(path, std::ios::binary);
  std::string bytes;
  std::array<char, 1 << 16> block;
  while (stream && size <= kMaxFileSize) {
    stream.read(block.data(), block.size());
    bytes.append(block.data(), static_cast<std::size_t>(stream.gcount()));
    size = std::max<std::uintmax_t>(size, bytes.size());
  }
  if (size <= kMaxFileSize && stream.eof()) return bytes;
  why = size > kMaxFileSize ? "is larger than 1 GiB, the maximum" : "cannot be read";
  return std::nullopt;
}

}  // namespace

void SourceTree::add(SourceFile::Decompiled file) {
  const std::string name = file.name;
  added_.emplace(name, std::move(file));
}

const SourceFile* SourceTree::open(const std::string& name, std::string& why) {
  if (const auto known = by_name_.find(name); known != by_name_.end()) return known->second;
  // Reject alternative spellings, so that a file cannot be opened under two names.
  if (name.find('\\') != std::string::npos || name != normalized(name)) {
    why = "is not a normalized path; remove '.', '..' and '//', and use '/' instead of '\\'";
    return nullptr;
  }
  for (const ImportPath& path : paths_) {
    const std::optional<std::string> on_disk = disk_path(path, name);
    if (!on_disk || !is_file(*on_disk)) continue;
    std::optional<std::string> bytes = read(*on_disk, why);
    if (!bytes) return nullptr;
    return &keep(std::make_unique<SourceFile>(name, *on_disk, std::move(*bytes)));
  }
  if (auto file = added_.extract(name)) return &keep(std::make_unique<SourceFile>(std::move(file.mapped())));
  if (find_well_known(name) != nullptr) return &open_built_in(name);
  why = "is in none of the import paths; add its folder with -I";
  return nullptr;
}

const SourceFile& SourceTree::open_built_in(const std::string& name) {
  return keep(std::make_unique<SourceFile>(name, std::string(find_well_known(name)->text)));
}

const SourceFile& SourceTree::keep(std::unique_ptr<SourceFile> file) {
  by_name_.emplace(file->name(), file.get());
  files_.push_back(std::move(file));
  return *files_.back();
}

std::string SourceTree::name_of_input(const std::string& disk_path_given, std::string& why) const {
  const std::string given = normalized(disk_path_given);
  const bool exists = is_file(disk_path_given);
  for (const ImportPath& path : paths_) {
    const std::optional<std::string> rest = below(given, normalized(path.disk));
    if (!exists || !rest) continue;
    const std::string name = join(normalized(path.prefix), *rest);
    for (const ImportPath& earlier : paths_) {
      if (&earlier == &path) return name;
      const std::optional<std::string> hidden_by = disk_path(earlier, name);
      if (hidden_by && is_file(*hidden_by) && normalized(*hidden_by) != given) {
        why = fmt::format("is hidden by '{}', whose import path comes first; change the order of the -I options",
                          *hidden_by);
        return "";
      }
    }
  }
  // As a last resort, accept the argument if it already is an import name.
  const auto reaches = [&](const ImportPath& path) {
    const std::optional<std::string> on_disk = disk_path(path, given);
    return on_disk && is_file(*on_disk);
  };
  if (std::any_of(paths_.begin(), paths_.end(), reaches) || added_.count(given) != 0 || by_name_.count(given) != 0 ||
      find_well_known(given) != nullptr) {
    return given;
  }
  std::error_code error;
  why = exists                           ? "is in none of the import paths; add its folder with -I"
        : fs::is_directory(given, error) ? "is a folder; name the files"
                                         : "does not exist";
  return "";
}

}  // namespace onnxgen::source
