#include "protoc.h"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <regex>
#include <sstream>

#include "../io/temporary_folder.h"
#include "source/source_file.h"

namespace onnxgen::tests {
namespace {

std::string read(const std::string& path) {
  std::ifstream stream(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), {}};
}

std::vector<std::size_t> lines_of(const std::string& messages, const std::string& file) {
  const std::regex error(R"(([^:]+):(\d+):\d+: (?!warning:).*)");
  std::vector<std::size_t> lines;
  std::istringstream stream(messages);
  for (std::string line; std::getline(stream, line);) {
    std::smatch match;
    if (!std::regex_match(line, match, error)) continue;
    if (match[1] != file) return lines;  // the error is in an import; errors that follow from it are meaningless
    lines.push_back(std::stoul(match[2]));
  }
  return lines;
}

}  // namespace

bool have_protoc() {
  return std::system("protoc --version > /dev/null 2>&1") == 0;
}

ProtocResult run_protoc(const std::vector<std::string>& folders, const std::string& file) {
  return run_protoc(folders, file, "protoc", "");
}

ProtocResult run_protoc(const std::vector<std::string>& folders, const std::string& file, const std::string& program,
                        const std::string& options) {
  const io::tests::TemporaryFolder temporary;
  const std::string set_path = temporary / "set";
  const std::string messages_path = temporary / "messages";
  std::string command =
      fmt::format("'{}' {} --include_source_info '--descriptor_set_out={}'", program, options, set_path);
  for (const std::string& folder : folders) command += fmt::format(" '-I{}'", folder);
  command += fmt::format(" '{}' > '{}' 2>&1", file, messages_path);
  ProtocResult result;
  result.accepted = std::system(command.c_str()) == 0;
  result.messages = read(messages_path);
  if (result.accepted) result.descriptor_set = read(set_path);
  result.error_lines = lines_of(result.messages, file);
  return result;
}

std::string find_buf() {
  const char* const path = std::getenv("ONNXGEN_BUF");
  return path != nullptr && std::ifstream(path) ? path : "";
}

ProtocResult run_buf(const std::string& buf, const std::string& folder, const std::string& file) {
  const io::tests::TemporaryFolder temporary;
  const std::string set_path = temporary / "set";
  const std::string messages_path = temporary / "messages";
  const std::string command = fmt::format(
      "cd '{}' && HOME='{}' '{}' build --path '{}' --as-file-descriptor-set --exclude-imports --exclude-source-info -o "
      "'{}#format=binpb' > '{}' 2>&1",
      folder, temporary / "home", buf, file, set_path, messages_path);
  ProtocResult result;
  result.accepted = std::system(command.c_str()) == 0;
  result.messages = read(messages_path);
  if (result.accepted) result.descriptor_set = read(set_path);
  result.error_lines = lines_of(result.messages, file);
  return result;
}

std::vector<std::size_t> error_lines(const source::Diagnostics& diagnostics, const std::string& name) {
  std::vector<std::size_t> lines;
  for (const source::Diagnostic& entry : diagnostics.entries()) {
    if (entry.severity != source::Severity::kError || entry.span.file == nullptr) continue;
    if (entry.span.file->name() == name) lines.push_back(entry.span.file->line_of(entry.span.begin) + 1);
  }
  std::sort(lines.begin(), lines.end());
  return lines;
}

}  // namespace onnxgen::tests
