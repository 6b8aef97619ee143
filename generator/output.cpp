#include "output.h"

#include <fmt/format.h>
#include <unistd.h>

#include <array>
#include <filesystem>
#include <fstream>
#include <string_view>
#include <system_error>
#include <utility>

namespace onnxgen {
namespace {

namespace fs = std::filesystem;

std::string on_disk(const std::string& out_dir, const emit::OutputFile& file) {
  return (fs::path(out_dir) / file.path).lexically_normal().generic_string();
}

enum class OnDisk { kMissing, kStale, kUpToDate };

OnDisk compare(const std::string& path, std::string_view text) {
  std::error_code error;
  if (!fs::is_regular_file(path, error)) return OnDisk::kMissing;
  std::ifstream stream(path, std::ios::binary);
  if (!stream) return OnDisk::kMissing;
  std::array<char, 1 << 16> block;
  do {
    stream.read(block.data(), block.size());
    const std::string_view read(block.data(), static_cast<std::size_t>(stream.gcount()));
    if (text.substr(0, read.size()) != read) return OnDisk::kStale;
    text.remove_prefix(read.size());
  } while (stream);
  return text.empty() && stream.eof() ? OnDisk::kUpToDate : OnDisk::kStale;
}

// Replaces the file atomically unless it is up to date. Returns an error message, or an empty string on success.
std::string replace(const std::string& path, const std::string& text) {
  if (compare(path, text) == OnDisk::kUpToDate) return {};
  std::error_code error;
  const fs::path folder = fs::path(path).parent_path();
  if (!folder.empty()) fs::create_directories(folder, error);
  if (error) return fmt::format("cannot create folder '{}': {}", folder.generic_string(), error.message());
  // Use the same folder, because rename() cannot cross file systems. The process id keeps concurrent runs apart.
  const std::string temporary = fmt::format("{}.{}.tmp", path, ::getpid());
  std::ofstream stream(temporary, std::ios::binary);
  stream.write(text.data(), static_cast<std::streamsize>(text.size()));
  stream.close();
  if (stream) fs::rename(temporary, path, error);
  if (stream && !error) return {};
  const std::string why = error ? ": " + error.message() : "";
  fs::remove(temporary, error);
  return fmt::format("cannot write '{}'{}", path, why);
}

std::string escaped(const std::string& path) {
  std::string result;
  for (std::size_t i = 0; i < path.size(); ++i) {
    // In make, a backslash is literal unless it precedes an escaped character.
    if (path[i] == ' ' || path[i] == '\t') {
      for (std::size_t k = i; k > 0 && path[k - 1] == '\\'; --k) result += '\\';
      result += '\\';
    } else if (path[i] == '#') {
      result += '\\';
    } else if (path[i] == '$') {
      result += '$';
    }
    result += path[i];
  }
  return result;
}

}  // namespace

std::vector<std::string> check_folder(const std::string& out_dir) {
  if (fs::is_directory(out_dir)) return {};
  return {fmt::format("output folder '{}' does not exist; create it first", out_dir)};
}

std::vector<std::string> write_files(const std::string& out_dir, const std::vector<emit::OutputFile>& files) {
  std::vector<std::string> errors = check_folder(out_dir);
  if (!errors.empty()) return errors;
  for (const emit::OutputFile& file : files) {
    for (std::string& error : write_file(on_disk(out_dir, file), file.text)) errors.push_back(std::move(error));
  }
  return errors;
}

std::vector<std::string> write_file(const std::string& path, const std::string& bytes) {
  std::error_code no_target;
  const bool is_link = fs::is_symlink(fs::symlink_status(path));
  const fs::path target = is_link ? fs::canonical(path, no_target) : fs::path(path);
  const fs::file_type type = fs::symlink_status(target).type();
  if (!no_target && (type == fs::file_type::regular || type == fs::file_type::not_found)) {
    const std::string error = replace(target.generic_string(), bytes);
    return error.empty() ? std::vector<std::string>() : std::vector<std::string>{error};
  }
  std::ofstream stream(path, std::ios::binary);
  stream.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  stream.close();
  if (stream) return {};
  return {fmt::format("cannot write '{}'", path)};
}

std::vector<std::string> find_stale(const std::string& out_dir, const std::vector<emit::OutputFile>& files) {
  std::vector<std::string> stale;
  for (const emit::OutputFile& file : files) {
    const std::string path = on_disk(out_dir, file);
    switch (compare(path, file.text)) {
      case OnDisk::kMissing:
        stale.push_back(fmt::format("'{}' does not exist; run onnxgen without --check to create it", path));
        break;
      case OnDisk::kStale:
        stale.push_back(fmt::format("'{}' is out of date; run onnxgen without --check to update it", path));
        break;
      case OnDisk::kUpToDate:
        break;
    }
  }
  return stale;
}

std::string dependency_rule(const std::vector<std::string>& targets, const std::vector<std::string>& sources) {
  if (targets.empty()) return {};
  std::string rule;
  for (const std::string& target : targets) rule += (rule.empty() ? "" : " ") + escaped(target);
  rule += ':';
  for (const std::string& source : sources) rule += " \\\n  " + escaped(source);
  return rule + '\n';
}

std::vector<std::string> paths_on_disk(const std::string& out_dir, const std::vector<emit::OutputFile>& files) {
  std::vector<std::string> paths;
  for (const emit::OutputFile& file : files) paths.push_back(on_disk(out_dir, file));
  return paths;
}

std::vector<std::string> write_dependencies(const std::string& path, const std::vector<std::string>& targets,
                                            const std::vector<std::string>& sources) {
  return write_file(path, dependency_rule(targets, sources));
}

}  // namespace onnxgen
