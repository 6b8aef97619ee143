#include "command/convert.h"

#include <unistd.h>

#include <cstdint>
#include <optional>
#include <string_view>

#include "command/conversion.h"
#include "failure.h"
#include "model/npy_file.h"
#include "model/open.h"
#include "model/tensor_file.h"
#include "onnxgen/onnx/tensor_walk.h"
#include "output/names.h"
#include "output/numbers.h"
#include "output/output_file.h"

namespace onnx_tool {
namespace {

namespace io = onnxgen::io;

struct Ending {
  std::string_view text;
  Target target;
};
constexpr Ending kEndings[] = {
    {"/", Target::kFolder},         {".onnx", Target::kSingleFile}, {".zip", Target::kArchive},
    {".onnxc", Target::kEncrypted}, {".txt", Target::kText},        {".textproto", Target::kText},
    {".pbtxt", Target::kText},      {".json", Target::kJson},       {".onnxtxt", Target::kSyntax},
    {".npy", Target::kNumpy},
};

bool ends_with(std::string_view text, std::string_view ending) {
  return text.size() >= ending.size() && text.substr(text.size() - ending.size()) == ending;
}

Target target_of(const ConvertOptions& options) {
  if (options.external) return Target::kExternalData;
  if (options.to) return *options.to;
  if (options.split != 0) return Target::kExternalData;
  for (const Ending& ending : kEndings) {
    if (ends_with(options.output, ending.text)) return ending.target;
  }
  if (is_stream_output(options.output)) {
    throw WrongUsage(fmt::format("{}: the name does not select a format; set it with --to, for example --to onnx",
                                 shown_output(options.output)));
  }
  throw WrongUsage(
      fmt::format("{}: cannot derive the format from the name; use .onnx, .zip, .onnxc, .onnxtxt, .txt or .json, end "
                  "the name with / "
                  "for a folder, or set --to",
                  shown_path(options.output)));
}

bool has_external_data(const onnx::ModelProto& model) {
  bool found = false;
  io::for_each_tensor(
      model, [&](const onnx::TensorProto& tensor, const io::TensorSite&) { found = found || io::is_external(tensor); });
  return found;
}

// Returns the actual target. A plain .onnx file keeps external data external; if another model is merged, the output
// gets data files of its own.
Target target_with_external_data(const ConvertOptions& options, const ModelChange& change, Target target,
                                 const Source& input) {
  const bool is_file = !is_url(options.output) && !is_stream_output(options.output);
  if (target != Target::kSingleFile || options.single_file || change.merged == nullptr || !is_file) return target;
  for (const Source* const source : {&input, change.merged}) {
    if (source->has_external_files() &&
        has_external_data(open_model(*source, Weights::kStructure, options.access).model)) {
      return Target::kExternalData;
    }
  }
  return target;
}

// Rejects options that would have no effect.
void check_usage(const ConvertOptions& options, Target target, const Source& input) {
  if (target == Target::kNumpy) {
    throw WrongUsage(
        "a NumPy file holds one tensor, not a model; extract it with `onnx-tool tensors MODEL --extract NAME "
        "OUT.npy`");
  }
  if (is_url(options.output) && target != Target::kSingleFile) {
    throw WrongUsage("only .onnx can be uploaded; for another format, convert to a file first");
  }
  if (is_stream_output(options.output) && (target == Target::kExternalData || target == Target::kFolder)) {
    throw WrongUsage(fmt::format("{}: {} consists of several files; write it to a folder", shown_output(options.output),
                                 target_text(target)));
  }
  if (options.split != 0 && options.to && *options.to != Target::kExternalData) {
    throw WrongUsage("--split applies only to data files; use it with --external");
  }
  if (options.single_file && target != Target::kSingleFile) {
    throw WrongUsage("--single-file applies only to .onnx files; other formats always contain all data");
  }
  if (options.allow_missing_data && !keeps_references(options, target, input)) {
    throw WrongUsage(
        "--allow-missing-data applies only to .onnx output that keeps data external; this conversion reads all data");
  }
}

// Rejects single files of 2 GiB or more. Programs that use libprotobuf cannot read them, including ONNX Runtime and
// Netron.
void check_size(const ConvertOptions& options, const onnx::ModelProto& model) {
  constexpr std::uint64_t kLargestFile = (std::uint64_t{1} << 31) - 1;
  const std::uint64_t size = model.ByteSizeLong();
  if (size <= kLargestFile || options.single_file) return;
  throw Failure(
      fmt::format("{}: a single file of {} exceeds 2 GiB, the limit of most programs; write the weights to data files "
                  "with --external, or use --single-file to write it anyway",
                  shown_path(options.output), size_text(size)));
}

}  // namespace

void run_convert(const ConvertOptions& options, Output& output) {
  const Source input(options.input);
  const auto tensors = target_of(options) == Target::kNumpy ? open_tensor_file(input) : std::nullopt;
  if (!tensors) return convert_model(options, input, {[](onnx::ModelProto&) {}}, output);
  if (tensors->values.tensor_values_size() != 1) {
    throw Failure(fmt::format("{}: this is {} with {} elements; extract one with `onnx-tool tensors`", input.shown(),
                              kind_text(*tensors), tensors->values.tensor_values_size()));
  }
  check_is_not_input(options.output, options.input);
  write_npy(tensors->values.tensor_values(0), options.output);
}

void convert_model(const ConvertOptions& options, const Source& input, const ModelChange& change, Output& output) {
  check_is_not_input(options.output, options.input);
  const Target target = target_with_external_data(options, change, target_of(options), input);
  check_usage(options, target, input);
  const Weights weights = keeps_references(options, target, input) ? Weights::kOwn : Weights::kAll;
  OpenedModel opened = open_model(input, weights, options.access);
  change.apply(opened.model);
  if (target == Target::kSingleFile) check_size(options, opened.model);
  const WriteReport report = write_model(options, target, input, opened.model);
  const auto print = [&](Output& to) { options.json ? to.write(report.json()) : report.print(to); };
  if (options.dry_run || !is_stream_output(options.output)) return print(output);
  Output errors(STDERR_FILENO);  // standard output is for the model
  print(errors);
  errors.finish();
}

}  // namespace onnx_tool
