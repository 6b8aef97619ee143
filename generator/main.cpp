// onnxgen: reads .proto files and writes C++ classes, Python modules and descriptor sets. This is the only file that
// sees argv and prints.
#if defined(_WIN32)
#include <fcntl.h>
#include <io.h>
#endif

#include <fmt/format.h>

#include <array>
#include <cstddef>
#include <cstdio>
#include <exception>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "answer.h"
#include "convert/convert.h"
#include "help.h"
#include "options.h"
#include "output.h"
#include "pipeline.h"
#include "source/render.h"

namespace {

using namespace onnxgen;

// Ignores failures: nobody reads the messages then.
void print_message(std::string_view text) {
  (void)std::fwrite(text.data(), 1, text.size(), stderr);
}

bool report(const std::vector<std::string>& errors) {
  for (const std::string& error : errors) print_message(fmt::format("onnxgen: error: {}\n", error));
  return !errors.empty();
}

void warn(const std::vector<std::string>& warnings) {
  for (const std::string& warning : warnings) print_message(fmt::format("onnxgen: warning: {}\n", warning));
}

// Keeps Windows from converting line ends.
void make_binary([[maybe_unused]] std::FILE* stream) {
#if defined(_WIN32)
  ::_setmode(::_fileno(stream), _O_BINARY);
#endif
}

// Reads the standard input to its end. Returns nullopt after reporting an error.
std::optional<std::string> read_input() {
  make_binary(stdin);
  std::string input;
  std::array<char, 1 << 16> block;
  while (const std::size_t count = std::fread(block.data(), 1, block.size(), stdin)) input.append(block.data(), count);
  if (std::ferror(stdin) == 0) return input;
  report({"cannot read the standard input"});
  return std::nullopt;
}

// Returns the exit status.
int print(std::string_view text) {
  const bool is_printed = std::fwrite(text.data(), 1, text.size(), stdout) == text.size() && std::fflush(stdout) == 0;
  return is_printed || !report({"cannot write to the standard output"}) ? 0 : 1;
}

int print_binary(std::string_view bytes) {
  make_binary(stdout);
  return print(bytes);
}

std::vector<std::string> paths_of(const Options& options, const source::SourceTree& sources) {
  std::vector<std::string> paths = options.descriptor_sets_in;
  for (const auto& file : sources.files()) {
    if (!file->is_built_in() && !file->locations()) paths.push_back(file->path());
  }
  return paths;
}

// Returns the outputs that are files by themselves.
std::vector<emit::OutputFile> single_files(const Options& options, const Outputs& outputs) {
  std::vector<emit::OutputFile> files;
  if (!options.descriptor_set_out.empty()) files.push_back({options.descriptor_set_out, outputs.descriptor_set});
  if (!options.edition_defaults_out.empty()) files.push_back({options.edition_defaults_out, outputs.edition_defaults});
  return files;
}

bool check(const Options& options, const Outputs& outputs) {
  bool stale = false;
  for (const OutputFolder& folder : outputs.folders) stale = report(find_stale(folder.path, folder.files)) || stale;
  return !report(find_stale("", single_files(options, outputs))) && !stale;
}

bool write(const Options& options, const Outputs& outputs) {
  for (const OutputFolder& folder : outputs.folders) {
    if (report(check_folder(folder.path))) return false;
  }
  for (const OutputFolder& folder : outputs.folders) {
    if (report(write_files(folder.path, folder.files))) return false;
  }
  for (const emit::OutputFile& file : single_files(options, outputs)) {
    if (report(write_file(file.path, file.text))) return false;
  }
  return true;
}

std::vector<std::string> dependency_targets(const Options& options, const Outputs& outputs) {
  if (!options.dependency_target.empty()) return {options.dependency_target};
  std::vector<std::string> targets;
  for (const OutputFolder& folder : outputs.folders) {
    for (std::string& path : paths_on_disk(folder.path, folder.files)) targets.push_back(std::move(path));
  }
  for (const emit::OutputFile& file : single_files(options, outputs)) targets.push_back(file.path);
  return targets;
}

int generate(const Options& options) {
  source::SourceTree sources(options.import_paths);
  source::Diagnostics diagnostics;
  const Outputs outputs = run(options, sources, diagnostics);
  print_message(source::render(diagnostics, options.error_format));
  if (diagnostics.has_errors() || (options.fatal_warnings && diagnostics.has_warnings())) return 1;
  if (options.check) return check(options, outputs) ? 0 : 1;
  if (!write(options, outputs)) return 1;
  if (options.dependency_out.empty()) return 0;
  const std::vector<std::string> targets = dependency_targets(options, outputs);
  return report(write_dependencies(options.dependency_out, targets, paths_of(options, sources))) ? 1 : 0;
}

int convert_message(const Options& options) {
  const std::optional<std::string> input = read_input();
  if (!input) return 1;
  convert::Converted result;
  if (options.conversion == Options::Conversion::kDecodeRaw) {
    result = convert::decode_raw(*input);
  } else {
    source::SourceTree sources(options.import_paths);
    source::Diagnostics diagnostics;
    const schema::Schema schema = load_schema(options, sources, diagnostics);
    print_message(source::render(diagnostics, options.error_format));
    if (diagnostics.has_errors() || (options.fatal_warnings && diagnostics.has_warnings())) return 1;
    const bool decodes = options.conversion == Options::Conversion::kDecode;
    const auto direction = decodes ? convert::Direction::kDecode : convert::Direction::kEncode;
    result = convert::convert(schema, options.message_type, direction, *input);
  }
  if (!result.error.empty()) return report({result.error}) ? 1 : 0;
  return print_binary(result.output);
}

int answer_request() {
  const std::optional<std::string> request = read_input();
  if (!request) return 1;
  const Answer result = answer(*request);
  print_message(result.warnings);
  if (!result.error.empty()) return report({result.error}) ? 1 : 0;
  return print_binary(result.response);
}

// Uses protoc's text, because scripts look for it.
void warn_of_missing_folders(const Options& options) {
  for (const source::ImportPath& path : options.import_paths) {
    std::error_code ignored;
    if (std::filesystem::exists(path.disk, ignored)) continue;
    print_message(fmt::format("{}: warning: directory does not exist.\n", path.disk));
  }
}

int run_command(Role role, const std::vector<std::string>& arguments) {
  if (role == Role::kPlugin && arguments.empty()) return answer_request();
  const CommandLine command_line = read_command_line(arguments, role);
  switch (command_line.options.action) {
    case Options::Action::kShowHelp:
      return print(help_text());
    case Options::Action::kShowVersion:
      return print(version_text(role));
    case Options::Action::kGenerate:
      break;
  }
  warn(command_line.warnings);
  if (report(command_line.errors)) return 1;
  warn_of_missing_folders(command_line.options);
  const bool converts = command_line.options.conversion != Options::Conversion::kNone;
  return converts ? convert_message(command_line.options) : generate(command_line.options);
}

}  // namespace

int main(int argc, char** argv) {
  try {
    if (argc == 0) return 1;
    return run_command(role_of(argv[0]), {argv + 1, argv + argc});
  } catch (const std::exception& error) {
    // For example, out of memory or a folder deleted during the run. The contents of input files cannot cause this.
    std::fprintf(stderr, "onnxgen: error: %s\n", error.what());
    return 1;
  }
}
