#include "command/convert.h"

#include <algorithm>
#include <filesystem>
#include <limits>
#include <string_view>
#include <utility>
#include <vector>

#include "failure.h"
#include "model/components.h"
#include "model/open.h"
#include "model/text_model.h"
#include "onnxgen/io/save.h"
#include "onnxgen/onnx/tensor_walk.h"
#include "output/interrupt.h"
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
  throw WrongUsage(
      fmt::format("{}: cannot derive the format from the name; use .onnx, .zip, .onnxc, .onnxtxt, .txt or .json, end "
                  "the name with / "
                  "for a folder, or set --to",
                  shown_path(options.output)));
}

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
  }
  return "";
}

bool is_in_one_folder(const std::string& first, const std::string& second) {
  std::error_code ignored;
  return std::filesystem::equivalent(io::folder_of(first), io::folder_of(second), ignored);
}

// Returns whether tensors with external data continue to refer to data files: those of the input, or copies of them.
bool keeps_references(const ConvertOptions& options, Target target) {
  return target == Target::kSingleFile && !options.single_file && !is_url(options.output) && !is_url(options.input) &&
         has_external_files(format_of(options.input));
}

io::SaveOptions save_options(const ConvertOptions& options, Target target) {
  io::SaveOptions asked;
  asked.placement = target == Target::kExternalData ? io::DataPlacement::kOneFile : io::DataPlacement::kInModel;
  asked.size_threshold = options.threshold;
  asked.convert_attribute = options.attributes;
  asked.alignment = options.align;
  asked.allow_size_mismatch = options.access.allow_size_mismatch;
  if (options.split != 0) asked.max_external_file_size = options.split;
  if (keeps_references(options, target)) {
    asked.copy_data_of = options.input;
    asked.copy_paths = options.access.paths;
    asked.allow_missing_data = options.allow_missing_data;
  }
  // Flush before replacing an existing file, so that it is replaced only after the new one is on disk. A new file is
  // not flushed, as with an ordinary copy.
  asked.flush = file_exists(options.output);
  return asked;
}

void print_file(Output& output, const std::string& name, std::uint64_t size) {
  output.print("{:>12}  {}\n", size_text(size), shown_path(name));
}

void print_remark(Output& output, const io::SavedTensors& tensors, std::string_view why) {
  if (tensors.count != 0) {
    output.print("{} ({}) kept in the model: {}\n", counted(tensors.count, "tensor"), size_text(tensors.bytes), why);
  }
}

std::string beside(const std::string& model, const std::string& location) {
  const std::string folder = io::folder_of(model);
  return folder == "." ? location : folder + "/" + location;
}

void print_report(const ConvertOptions& options, Target target, const io::SaveReport& report, Output& output) {
  print_file(output, options.output, report.model.size);
  for (const io::SavedFile& file : report.data) print_file(output, beside(options.output, file.location), file.size);
  if (report.not_loaded != 0) {
    const bool is_same_folder = is_in_one_folder(options.input, options.output);
    output.print("{} {}\n", counted(report.not_loaded, "tensor"),
                 is_same_folder ? "still in the data files of " + shown_path(options.input)
                                : "without data: their data files are missing");
  }
  if (target != Target::kExternalData) return;
  print_remark(output, report.small, fmt::format("smaller than {}", size_text(options.threshold)));
  print_remark(output, report.not_asked_for,
               "in nodes, functions or sparse tensors; use --attributes to move those in nodes");
  print_remark(output, report.unmovable, "strings, or data that does not match type and shape");
}

void save_model(const ConvertOptions& options, Target target, const onnx::ModelProto& model, ProgressBar& progress,
                Output& output) {
  io::SaveOptions asked = save_options(options, target);
  asked.progress = progress.callback();
  io::SaveReport report;
  check(io::try_save(model, options.output, asked, &report));
  print_report(options, target, report, output);
}

void save_as_archive(const ConvertOptions& options, Target target, const onnx::ModelProto& model,
                     ProgressBar& progress) {
  onnxgen::archive::SaveOptions asked;
  asked.allow_size_mismatch = options.access.allow_size_mismatch;
  asked.size_threshold = options.threshold;
  asked.convert_attribute = options.attributes;
  asked.flush = file_exists(options.output);
  asked.progress = progress.callback();
  const auto save = target == Target::kFolder ? save_folder : save_archive;
  check(save(model, options.output, asked));
}

void save_as_encrypted(const ConvertOptions& options, const onnx::ModelProto& model) {
  const PassphraseSource& source =
      options.output_passphrase.is_given() ? options.output_passphrase : options.access.passphrase;
  Passphrase passphrase;
  passphrase.read(source, options.output, true);
  const InterruptGuard guard;
  ProgressBar progress("writing " + shown_path(options.output));
  EncryptedSave asked;
  asked.cipher = options.chacha ? Cipher::kChaCha20Poly1305 : Cipher::kAes256Gcm;
  asked.flush = file_exists(options.output);
  asked.progress = progress.callback();
  check(save_encrypted(model, options.output, passphrase, asked));
}

// Uploads a single file. The last request creates the object; if the upload fails before it, no object is created.
void upload(const ConvertOptions& options, const onnx::ModelProto& model, Output& output) {
  ProgressBar progress("writing " + shown_path(options.output));
  check(save_remote(model, options.output, options.access, progress.callback()));
  print_file(output, options.output, model.ByteSizeLong());
}

void save_as_syntax(const ConvertOptions& options, const onnx::ModelProto& model, Output& output) {
  SyntaxChoice choice;
  choice.leave_out = options.leave_out;
  LeftOut left_out;
  write_file(options.output, 0, [&](FileSink& sink) {
    const auto write = [&](std::string_view chunk) { return sink.write(chunk); };
    onnxgen::Status status = print_syntax(model, choice, write, left_out);
    if (status.code() != onnxgen::ErrorCode::kUnsupported) return status;
    throw Failure(fmt::format("{}: {}; write .txt or .json, or omit such fields with --leave-out",
                              shown_path(options.input), status.detail()));
  });
  if (left_out.count == 0) return;
  output.print("{} omitted, because the syntax cannot express them; first: {}\n", counted(left_out.count, "field"),
               shown(left_out.first));
}

void print_written(const std::string& path, Output& output) {
  io::FileAttributes attributes;
  check(io::attributes_of(path, attributes));
  print_file(output, path, attributes.size);
}

void print_written_folder(const std::string& path, Output& output) {
  std::uint64_t size = 0;
  for (const auto& entry : std::filesystem::directory_iterator(path)) size += entry.file_size();
  print_file(output, path, size);
}

void write_model(const ConvertOptions& options, Target target, const onnx::ModelProto& model, Output& output) {
  switch (target) {
    case Target::kSingleFile:
    case Target::kExternalData: {
      const InterruptGuard guard;
      ProgressBar progress("writing " + shown_path(options.output));
      return save_model(options, target, model, progress, output);
    }
    case Target::kArchive:
    case Target::kFolder: {
      const InterruptGuard guard;
      ProgressBar progress("writing " + shown_path(options.output));
      save_as_archive(options, target, model, progress);
      if (target == Target::kFolder) return print_written_folder(options.output, output);
      break;
    }
    case Target::kEncrypted:
      save_as_encrypted(options, model);
      break;
    case Target::kText:
    case Target::kJson:
      check_has_text_form(model, options.input);
      write_file(options.output, 0, [&](FileSink& sink) {
        return write_text(model, target == Target::kJson ? TextForm::kJson : TextForm::kText,
                          [&](std::string_view chunk) { return sink.write(chunk); });
      });
      break;
    case Target::kSyntax:
      save_as_syntax(options, model, output);
      break;
  }
  print_written(options.output, output);
}

void print_dry_run(const ConvertOptions& options, Target target, const onnx::ModelProto& model, Output& output) {
  output.print("would write {} ({}), model size {}{}\n", shown_path(options.output), target_text(target),
               size_text(model.ByteSizeLong()), file_exists(options.output) ? ", replacing the existing file" : "");
  if (target != Target::kSingleFile && target != Target::kExternalData) return;
  if (is_url(options.output)) return;
  io::SaveOptions asked = save_options(options, target);
  asked.dry_run = true;
  io::SaveReport report;
  check(io::try_save(model, options.output, asked, &report));
  print_report(options, target, report, output);
}

bool has_external_data(const onnx::ModelProto& model) {
  bool found = false;
  io::for_each_tensor(
      model, [&](const onnx::TensorProto& tensor, const io::TensorSite&) { found = found || io::is_external(tensor); });
  return found;
}

// Returns the actual target. A plain .onnx file keeps external data external; if another model is merged, the output
// gets data files of its own.
Target target_with_external_data(const ConvertOptions& options, const ModelChange& change, Target target) {
  if (target != Target::kSingleFile || options.single_file || change.merged.empty() || is_url(options.output)) {
    return target;
  }
  for (const std::string& source : {options.input, change.merged}) {
    const bool has_files = !is_url(source) && has_external_files(format_of(source));
    if (has_files && has_external_data(open_model(source, Weights::kStructure, options.access).model)) {
      return Target::kExternalData;
    }
  }
  return target;
}

// Rejects options that would have no effect.
void check_usage(const ConvertOptions& options, Target target) {
  if (is_url(options.output) && target != Target::kSingleFile) {
    throw WrongUsage("only .onnx can be uploaded; for another format, convert to a file first");
  }
  if (options.split != 0 && options.to && *options.to != Target::kExternalData) {
    throw WrongUsage("--split applies only to data files; use it with --external");
  }
  if (options.single_file && target != Target::kSingleFile) {
    throw WrongUsage("--single-file applies only to .onnx files; other formats always contain all data");
  }
  if (options.allow_missing_data && !keeps_references(options, target)) {
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
  convert_model(options, {[](onnx::ModelProto&) {}}, output);
}

void convert_model(const ConvertOptions& options, const ModelChange& change, Output& output) {
  check_is_not_input(options.output, options.input);
  const Target target = target_with_external_data(options, change, target_of(options));
  check_usage(options, target);
  const Weights weights = keeps_references(options, target) ? Weights::kOwn : Weights::kAll;
  ProgressBar reading("reading " + shown_path(options.input));
  OpenedModel opened = open_model(options.input, weights, options.access, reading.callback());
  change.apply(opened.model);
  if (target == Target::kSingleFile) check_size(options, opened.model);
  if (options.dry_run) return print_dry_run(options, target, opened.model, output);
  if (is_url(options.output)) return upload(options, opened.model, output);
  write_model(options, target, opened.model, output);
}

}  // namespace onnx_tool
