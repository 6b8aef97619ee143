#include "command/target.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <optional>
#include <system_error>
#include <vector>

#include "failure.h"
#include "onnxgen/io/load/kind_of_name.h"
#include "output/names.h"
#include "output/output_file.h"
#include "output/similar_name.h"

namespace onnx_tool {
namespace {

namespace io = onnxgen::io;

std::optional<Target> target_of_name(std::string_view output) {
  if (io::has_ending(output, "/")) return Target::kFolder;
  if (io::has_ending(output, ".npy")) return Target::kNumpy;
  const std::optional<io::FileKind> kind = io::kind_of_name(output);
  if (!kind) return std::nullopt;
  switch (*kind) {
    case io::FileKind::kMessage:
      return Target::kSingleFile;
    case io::FileKind::kArchive:
      return Target::kArchive;
    case io::FileKind::kEncrypted:
      return Target::kEncrypted;
    case io::FileKind::kText:
      return Target::kText;
    case io::FileKind::kJson:
      return Target::kJson;
    case io::FileKind::kSyntax:
      return Target::kSyntax;
    case io::FileKind::kOther:
      return std::nullopt;
  }
  return std::nullopt;
}

// An option that only some formats use.
struct LimitedOption {
  std::string_view name;
  bool is_given;
  std::vector<Target> targets;
  std::string_view rule;  // end of a sentence that begins with the option: where it applies, and the remedy
};

constexpr std::string_view kForDataFiles = "only to data files; use it with --external";
constexpr std::string_view kForMovedTensors =
    "only to data files and archives; use it with --external, .zip or a folder";
constexpr std::string_view kForEncryption = "only to encrypted output; use .onnxc or --to encrypted";

std::vector<LimitedOption> limited_options(const ConvertOptions& options) {
  const std::vector<Target> data_files = {Target::kExternalData};
  const std::vector<Target> moved_tensors = {Target::kExternalData, Target::kArchive, Target::kFolder};
  const std::vector<Target> encrypted = {Target::kEncrypted};
  return {
      {"--split", options.split.has_value(), data_files, kForDataFiles},
      {"--align", options.align.has_value(), data_files, kForDataFiles},
      {"--threshold", options.threshold.has_value(), moved_tensors, kForMovedTensors},
      {"--attributes", options.attributes, moved_tensors, kForMovedTensors},
      {"--output-passphrase-file", !options.output_passphrase.file.empty(), encrypted, kForEncryption},
      {"--output-passphrase-fd", options.output_passphrase.descriptor.has_value(), encrypted, kForEncryption},
      {"--chacha", options.chacha, encrypted, kForEncryption},
      {"--leave-out", options.leave_out, {Target::kSyntax}, "only to ONNX's textual syntax; use .onnxtxt"},
      {"--single-file",
       options.single_file,
       {Target::kSingleFile},
       "only to .onnx files; other formats always contain all data"},
  };
}

}  // namespace

std::string_view target_text(Target target) {
  switch (target) {
    case Target::kSingleFile:
      return "ONNX";
    case Target::kExternalData:
      return "ONNX with external data";
    case Target::kArchive:
      return "zip archive";
    case Target::kFolder:
      return "archive folder";
    case Target::kEncrypted:
      return "encrypted";
    case Target::kText:
      return "text format";
    case Target::kJson:
      return "JSON";
    case Target::kSyntax:
      return "textual syntax";
    case Target::kNumpy:
      return "NumPy file";
  }
  return "";
}

Target target_of(const ConvertOptions& options) {
  if (options.output.empty()) throw WrongUsage("the name of the output is empty; specify a file or a URL");
  if (options.to) return *options.to;
  const std::optional<Target> named = target_of_name(options.output);
  if (options.external || options.split) {
    if (named == Target::kSingleFile || is_stream_output(options.output)) return Target::kExternalData;
    throw WrongUsage(fmt::format("{}: {} requires a name that ends with .onnx; change the name, or use --to external",
                                 shown_path(options.output), options.external ? "--external" : "--split"));
  }
  if (named) return *named;
  if (is_stream_output(options.output)) {
    throw WrongUsage(fmt::format("{}: the name does not select a format; set it with --to, for example --to onnx",
                                 shown_output(options.output)));
  }
  std::error_code ignored;
  if (std::filesystem::is_directory(options.output, ignored)) {
    throw WrongUsage(
        fmt::format("{0}: this is a folder; name a file in it, such as {0}/model.onnx", shown_path(options.output)));
  }
  const std::string similar = similar_ending(options.output, {".onnx", ".zip", ".onnxc", ".onnxtxt", ".txt", ".json"});
  if (!similar.empty()) {
    throw WrongUsage(fmt::format("{}: cannot derive the format from the name; did you mean {}?",
                                 shown_path(options.output), similar));
  }
  throw WrongUsage(
      fmt::format("{}: cannot derive the format from the name; use .onnx, .zip, .onnxc, .onnxtxt, .txt or .json, end "
                  "the name with / for a folder, or set --to",
                  shown_path(options.output)));
}

void check_options_apply(const ConvertOptions& options, Target target) {
  for (const LimitedOption& option : limited_options(options)) {
    const auto& targets = option.targets;
    if (!option.is_given || std::find(targets.begin(), targets.end(), target) != targets.end()) continue;
    throw WrongUsage(fmt::format("{} applies {}", option.name, option.rule));
  }
}

bool keeps_references(const ConvertOptions& options, Target target, const Source& input) {
  return target == Target::kSingleFile && !options.single_file && !is_url(options.output) &&
         !is_stream_output(options.output) && input.has_external_files();
}

}  // namespace onnx_tool
