#include "command/convert.h"

#include <unistd.h>

#include <cstdint>
#include <optional>

#include "command/conversion.h"
#include "command/target.h"
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

bool has_external_data(const onnx::ModelProto& model) {
  bool found = false;
  io::for_each_tensor(
      model, [&](const onnx::TensorProto& tensor, const io::TensorSite&) { found = found || io::is_external(tensor); });
  return found;
}

// Fails if a tensor has its data both in the model and in a data file. A load of the data files refuses such models,
// but a conversion that keeps references does not read these files.
void check_external_tensors(const Source& input, const onnx::ModelProto& model) {
  io::for_each_tensor(model, [&](const onnx::TensorProto& tensor, const io::TensorSite&) {
    check(io::check_not_held(tensor).in_file(input.shown()));
  });
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
  check_has_known_scheme(options.output);
  if (target == Target::kFolder && file_exists(options.output)) {
    throw Failure(fmt::format("{}: exists already; remove it, or choose another name", shown_path(options.output)));
  }
  check_options_apply(options, target);
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
  const auto tensors = target_of(options) == Target::kNumpy ? open_tensor_file(input, options.access) : std::nullopt;
  if (!tensors)
    return convert_model(options, input, {[](onnx::ModelProto&) { return std::vector<std::string>(); }}, output);
  if (tensors->values.tensor_values_size() != 1) {
    throw Failure(fmt::format("{}: this is {} with {} elements; extract one with `onnx-tool tensors`", input.shown(),
                              kind_text(*tensors), tensors->values.tensor_values_size()));
  }
  check_options_apply(options, Target::kNumpy);
  if (options.dry_run || options.json || options.allow_missing_data) {
    throw WrongUsage("--dry-run, --json and --allow-missing-data apply only to models, not to NumPy files");
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
  if (weights == Weights::kOwn) check_external_tensors(input, opened.model);
  std::vector<std::string> remarks = change.apply(opened.model);
  if (target == Target::kSingleFile) check_size(options, opened.model);
  WriteReport report = write_model(options, target, input, opened.model);
  report.remarks = std::move(remarks);
  const auto print = [&](Output& to) { options.json ? to.write(report.json()) : report.print(to); };
  // Reports do not go where the model goes.
  const bool is_free = !is_stream_output(options.output) || is_standard_error(options.output);
  if (options.dry_run || is_free) return print(output);
  Output errors(STDERR_FILENO);
  print(errors);
  errors.finish();
}

}  // namespace onnx_tool
