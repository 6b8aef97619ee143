#include "model/open.h"

#include <fmt/format.h>

#include <utility>

#include "failure.h"
#include "model/components.h"
#include "model/elide.h"
#include "onnxgen/file/string_bytes.h"
#include "onnxgen/io/load.h"
#include "onnxgen/onnx/span_input.h"
#include "onnxgen/text/parse.h"
#include "onnxgen/text/parse_json.h"
#include "output/names.h"

namespace onnx_tool {
namespace {

namespace io = onnxgen::io;

// Returns how to load only the structure. Mapping a small file as a whole is cheaper than skipping its weights.
io::Holding holding_of_structure(const std::string& path, Format format) {
  constexpr std::uint64_t kLargestMapped = std::uint64_t{64} << 20;
  io::FileAttributes attributes;
  const bool is_small =
      format == Format::kOnnx && io::attributes_of(path, attributes) && attributes.size <= kLargestMapped;
  return is_small ? io::Holding::kMapped : io::Holding::kSkipped;
}

// Returns whether the file is a single tensor, as in the ONNX test data.
bool is_tensor_file(const std::string& path) {
  onnx::TensorProto tensor;
  if (!io::try_load(path, tensor)) return false;
  return tensor.has_data_type() && io::element_type(tensor.data_type()) != io::ElementType::kUndefined &&
         (tensor.dims_size() != 0 || io::holds_elements(tensor));
}

// Returns whether the error is about the contents of the file and not about reading it.
bool is_about_content(const onnxgen::Status& status) {
  using onnxgen::ErrorCode;
  switch (status.code()) {
    case ErrorCode::kTruncated:
    case ErrorCode::kMalformedVarint:
    case ErrorCode::kInvalidTag:
    case ErrorCode::kUnmatchedGroup:
    case ErrorCode::kInvalidUtf8:
      return true;
    default:
      return false;
  }
}

// Explains why a file is not a model.
[[noreturn]] void fail_as_no_model(const std::string& path, const onnxgen::Status& status) {
  if (is_tensor_file(path)) {
    throw Failure(fmt::format("{}: this is a tensor (TensorProto), not a model", shown_path(path)));
  }
  if (status) throw Failure(fmt::format("{}: not an ONNX model: ir_version or graph is missing", shown_path(path)));
  throw Failure(fmt::format("{}; not an ONNX model, or truncated or corrupted", status.message()));
}

void check_is_model(const std::string& path, const onnxgen::Status& status, const onnx::ModelProto& model) {
  const bool is_model = status && model.has_ir_version() && model.has_graph();
  if (is_model) return;
  if (!status && !is_about_content(status)) check(status);
  fail_as_no_model(path, status);
}

// Adds a hint to archive errors: most zip files that are not model archives are PyTorch checkpoints.
void check_archive(const onnxgen::Status& status) {
  if (status.code() != onnxgen::ErrorCode::kInvalidArchive) return check(status);
  throw Failure(status.message() +
                "; if this is a PyTorch checkpoint, it contains no graph: export the model with torch.onnx.export");
}

std::string read_text(const std::string& path) {
  io::File file;
  std::uint64_t size = 0;
  std::string text;
  check(io::File::open(path, file));
  check(file.size(size));
  check(io::check_memory_for_strings(size).in_file(path));
  io::Progress uncounted({}, 0);
  check(io::read_to_string(file, 0, size, text, uncounted));
  return text;
}

onnxgen::text::TextStatus parse_as(Format format, const std::string& text, onnx::ModelProto& model) {
  if (format == Format::kJson) return onnxgen::text::parse_json(text, &model);
  if (format == Format::kSyntax) return parse_syntax(text, model);
  return onnxgen::text::parse_text(text, &model);
}

void parse_model(const std::string& path, Format format, onnx::ModelProto& model) {
  const onnxgen::text::TextStatus status = parse_as(format, read_text(path), model);
  if (status) {
    check_not_elided(model, path);
    return check_is_model(path, {}, model);
  }
  const std::string_view name = format == Format::kText ? "protobuf's text format" : format_text(format);
  throw Failure(fmt::format("{}: not a model in {}: {}", shown_path(path), name, status.message()));
}

io::IndexOptions index_options(const Access& access) {
  io::IndexOptions options;
  options.paths = access.paths;
  options.allow_size_mismatch = access.allow_size_mismatch;
  return options;
}

// Loads a model in a text format. The file is watched, so that symbolic links of its data are followed as for a plain
// model.
void load_text(const std::string& path, Format format, const io::LoadOptions& options, onnx::ModelProto& model) {
  io::ModelWatch watch;
  check(watch.begin(path));
  parse_model(path, format, model);
  if (!options.load_external_data) return;
  io::Progress progress(options.progress, 0);
  check(io::attach_external_data(model, io::folder_of(path), options, progress, &watch));
}

void load_file(const std::string& path, Format format, const io::LoadOptions& options, const Access& access,
               onnx::ModelProto& model) {
  switch (format) {
    case Format::kOnnx:
      return check_is_model(path, io::try_load(path, model, options), model);
    case Format::kArchive:
    case Format::kFolder:
      return check_archive(load_archive(path, options, model));
    case Format::kEncrypted: {
      Passphrase passphrase;
      passphrase.read(access.passphrase, path, false);
      io::LoadOptions decrypted = options;  // decrypted data is in memory in any case
      decrypted.holding = io::Holding::kMapped;
      return check(load_encrypted(path, passphrase, decrypted, model));
    }
    case Format::kText:
    case Format::kJson:
    case Format::kSyntax:
      return load_text(path, format, options, model);
    case Format::kRemote:
      return;
  }
}

}  // namespace

OpenedModel open_model(const std::string& source, Weights weights, const Access& access,
                       const io::ProgressCallback& progress) {
  OpenedModel opened;
  opened.format = format_of(source);
  if (opened.format == Format::kRemote) {
    RemoteChoice choice;
    choice.weights = weights;
    choice.progress = progress;
    check(load_remote(source, choice, access, opened.model));
    return opened;
  }
  io::LoadOptions options;
  options.progress = progress;
  options.load_external_data = weights == Weights::kAll;
  options.paths = access.paths;
  options.allow_size_mismatch = access.allow_size_mismatch;
  options.holding = weights == Weights::kStructure ? holding_of_structure(source, opened.format) : io::Holding::kMapped;
  load_file(source, opened.format, options, access, opened.model);
  io::FileAttributes attributes;
  if (opened.format != Format::kFolder) check(io::attributes_of(source, attributes));
  opened.file_size = attributes.size;
  return opened;
}

OpenedModel open_with_tensor(const std::string& source, const std::string& name, const Access& access) {
  if (format_of(source) != Format::kRemote) return open_model(source, Weights::kAll, access);
  OpenedModel opened;
  opened.format = Format::kRemote;
  RemoteChoice choice;
  choice.weights = Weights::kStructure;
  choice.tensor = name;
  check(load_remote(source, choice, access, opened.model));
  return opened;
}

OpenedIndex open_index(const std::string& source, const Access& access) {
  OpenedIndex opened;
  opened.format = format_of(source);
  if (opened.format == Format::kRemote) {
    const onnxgen::Status status = index_remote(source, access, opened.index);
    const bool is_container =
        status.code() == onnxgen::ErrorCode::kEncrypted || status.code() == onnxgen::ErrorCode::kFormatRefused;
    if (!is_container) check(status);
    if (is_container) opened.index = index_of(open_model(source, Weights::kStructure, access).model, access);
  } else if (opened.format == Format::kOnnx) {
    const onnxgen::Status status = io::try_index(source, opened.index, index_options(access));
    // try_index() accepts some files that are not models. Loading the structure rejects them.
    if (!status || opened.index.tensors.empty()) (void)open_model(source, Weights::kStructure, access);
    check(status);
  } else {
    opened.index = index_of(open_model(source, Weights::kStructure, access).model, access);
  }
  return opened;
}

io::TensorIndex index_of(const onnx::ModelProto& model, const Access& access) {
  io::TensorIndex index;
  onnxgen::Status indexed;
  check(io::serialize_message(model, true, [&](const onnxgen::Span* spans, std::size_t count) {
    const io::SpanInput input(spans, count);
    const io::EncodedInput encoded = input.encoded(io::wire_form_of<onnx::ModelProto>());
    indexed = io::try_index(encoded.read, encoded.size, index, index_options(access));
    return true;
  }));
  check(indexed);
  return index;
}

}  // namespace onnx_tool
