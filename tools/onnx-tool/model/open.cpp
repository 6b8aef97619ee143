#include "model/open.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "failure.h"
#include "model/components.h"
#include "model/elide.h"
#include "onnxgen/file/string_bytes.h"
#include "onnxgen/io/load.h"
#include "onnxgen/io/load/recognize.h"
#include "onnxgen/onnx/encoded_input.h"
#include "onnxgen/onnx/span_input.h"
#include "onnxgen/text/parse.h"
#include "onnxgen/text/parse_json.h"
#include "output/activity.h"
#include "output/names.h"
#include "output/progress_bar.h"

namespace onnx_tool {
namespace {

namespace io = onnxgen::io;

// Returns how to load only the structure. A stream is in memory already, and mapping a small file as a whole is cheaper
// than skipping its weights.
io::Holding holding_of_structure(const Source& source) {
  constexpr std::uint64_t kLargestMapped = std::uint64_t{64} << 20;
  if (source.format() != Format::kOnnx) return io::Holding::kSkipped;
  if (source.is_stream()) return io::Holding::kMapped;
  io::FileAttributes attributes;
  const bool is_small = io::attributes_of(source.name(), attributes) && attributes.size <= kLargestMapped;
  return is_small ? io::Holding::kMapped : io::Holding::kSkipped;
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

// Rejects a message without a graph unless it has other fields of a model: almost any bytes can be parsed as a message.
void check_is_plausible(const Source& source, const onnx::ModelProto& model) {
  const bool has_parts = !model.opset_import().empty() || !model.functions().empty() || !model.training_info().empty();
  if (model.has_graph() || (has_parts && model.unknown_fields().empty())) return;
  throw Failure(fmt::format("{}: not an ONNX model: it has no graph", source.shown()));
}

void check_has_graph(const Source& source, const onnx::ModelProto& model) {
  if (model.has_graph()) return;
  throw Failure(fmt::format("{}: the model has {}no graph; run `onnx-tool check` for all problems", source.shown(),
                            model.functions().empty() ? "" : "functions, but "));
}

// Checks that a loaded message is a model. A tensor may parse as one: its 64-bit integers are then the graph, and its
// type is an unknown field.
void check_is_model(const Source& source, const onnxgen::Status& status, const onnx::ModelProto& model,
                    const Access& access) {
  if (status.code() == onnxgen::ErrorCode::kFormatRefused) {
    throw Failure(fmt::format("{}: {}", source.shown(), status.detail()));
  }
  if (!status && !is_about_content(status)) check(status);
  if (status && model.has_graph() && model.unknown_fields().empty()) return;
  if (const auto tensors = open_tensor_file(source, access)) {
    throw Failure(fmt::format("{}: this is {}, not a model; list it with `onnx-tool tensors`", source.shown(),
                              kind_text(*tensors)));
  }
  if (!status) throw Failure(fmt::format("{}; not an ONNX model, or truncated or corrupted", status.message()));
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

onnxgen::text::TextStatus parse_as(Format format, std::string_view text, onnx::ModelProto& model) {
  if (format == Format::kJson) return onnxgen::text::parse_json(text, &model);
  if (format == Format::kSyntax) return parse_syntax(text, model);
  return onnxgen::text::parse_text(text, &model);
}

io::IndexOptions index_options(const Access& access) {
  io::IndexOptions options;
  options.paths = access.paths;
  options.allow_size_mismatch = access.allow_size_mismatch;
  return options;
}

template <class M>
io::TensorIndex index_of_message(const M& message, const Access& access) {
  io::TensorIndex index;
  onnxgen::Status indexed;
  check(io::serialize_message(message, true, [&](const onnxgen::Span* spans, std::size_t count) {
    const io::SpanInput input(spans, count);
    const io::EncodedInput encoded = input.encoded(io::wire_form_of<M>());
    indexed = io::try_index(encoded.read, encoded.size, index, index_options(access), io::wire_kind_of<M>());
    return true;
  }));
  check(indexed);
  return index;
}

// Indexes a plain model. Offsets are those in the file or stream.
onnxgen::Status index_plain(const Source& source, const io::IndexOptions& options, io::TensorIndex& index) {
  if (!source.is_stream()) return io::try_index(source.name(), index, options);
  const io::WireForm form = io::wire_form_of<onnx::ModelProto>();
  const io::EncodedInput input = io::encoded_input(source.held().bytes, form);
  return io::try_index(input.read, input.size, index, options, form.kind).in_file(source.shown());
}

// Loads a model in a text format. Detects whether the file is replaced in the meantime, and applies the rules for
// symbolic links in the same way as for an ordinary model file.
void load_text(const Source& source, const io::LoadOptions& options, onnx::ModelProto& model) {
  const std::string& path = source.name();
  io::ModelWatch watch;
  if (!source.is_stream()) check(watch.begin(path));
  {
    const Activity activity("reading " + source.shown());
    const std::string text = source.is_stream() ? std::string(source.held().bytes) : read_text(path);
    parse_model(text, source.format(), source.shown(), model);
  }
  if (!options.load_external_data) return;
  io::Progress progress(options.progress, 0);
  check(io::attach_external_data(model, io::folder_of(path), options, progress, &watch));
}

// Fails if a tensor has its data in another file: the data files of a model from a stream cannot be found.
void check_has_all_data(const Source& source, const onnx::ModelProto& model) {
  io::for_each_tensor(model, [&](const onnx::TensorProto& tensor, const io::TensorSite&) {
    if (!io::is_external(tensor) || io::holds_new_elements(tensor)) return;
    throw Failure(
        fmt::format("{}: tensor '{}' has its data in another file, but a stream has no folder; specify the path of the "
                    "model",
                    source.shown(), shown(tensor.name())));
  });
}

void load_file(const Source& source, const io::LoadOptions& options, const Access& access, onnx::ModelProto& model) {
  const std::string& path = source.name();
  const io::HeldBytes& held = source.held();
  switch (source.format()) {
    case Format::kOnnx: {
      const onnxgen::Status status = source.is_stream()
                                         ? io::try_load_from_memory(held.memory, held.bytes, model, options)
                                         : io::try_load(path, model, options);
      return check_is_model(source, status.in_file(source.shown()), model, access);
    }
    case Format::kArchive:
    case Format::kFolder:
      return check(load_archive(source, options, model).in_file(source.shown()));
    case Format::kEncrypted: {
      const Passphrase& passphrase = read_passphrase(access.passphrase, source.shown(), false);
      io::LoadOptions decrypted = options;  // decrypted data is in memory in any case
      decrypted.holding = io::Holding::kMapped;
      return check(load_encrypted(source, passphrase, decrypted, model).in_file(source.shown()));
    }
    case Format::kText:
    case Format::kJson:
    case Format::kSyntax:
      return load_text(source, options, model);
    case Format::kRemote:
      return;
  }
}

}  // namespace

void parse_model(std::string_view text, Format format, const std::string& shown, onnx::ModelProto& model) {
  text.remove_prefix(io::byte_order_mark_size(text));
  const onnxgen::text::TextStatus status = parse_as(format, text, model);
  if (status) {
    check_not_elided(model, shown);
    return;
  }
  const std::string_view name = format == Format::kText ? "protobuf's text format" : format_text(format);
  throw Failure(fmt::format("{}: not a model in {}: {}", shown, name, status.message()));
}

namespace {

OpenedModel open_remote(const Source& source, RemoteChoice choice, const Access& access) {
  OpenedModel opened;
  opened.format = Format::kRemote;
  ProgressBar reading("reading " + source.shown());
  choice.progress = reading.callback();
  const onnxgen::Status status = load_remote(source.name(), choice, access, opened.model);
  check_is_model(source, status, opened.model, access);
  check_is_plausible(source, opened.model);
  return opened;
}

OpenedModel open_local(const Source& source, Weights weights, const Access& access, bool verify_checksums) {
  OpenedModel opened;
  opened.format = source.format();
  ProgressBar reading("reading " + source.shown());
  io::LoadOptions options;
  options.progress = reading.callback();
  const bool has_no_folder = source.is_stream() && opened.format != Format::kArchive;
  options.load_external_data = weights == Weights::kAll && !has_no_folder;
  options.paths = access.paths;
  options.verify_checksums = verify_checksums;
  options.allow_size_mismatch = access.allow_size_mismatch;
  options.holding = weights == Weights::kStructure ? holding_of_structure(source) : io::Holding::kMapped;
  load_file(source, options, access, opened.model);
  check_is_plausible(source, opened.model);
  if (has_no_folder && weights == Weights::kAll) check_has_all_data(source, opened.model);
  io::FileAttributes attributes;
  attributes.size = source.held().bytes.size();
  if (!source.is_stream() && opened.format != Format::kFolder) check(io::attributes_of(source.name(), attributes));
  opened.file_size = attributes.size;
  return opened;
}

}  // namespace

OpenedModel open_any_model(const Source& source, Weights weights, const Access& access) {
  // A damaged model must not be copied into a file with valid checksums, or be the source of wrong numbers.
  const bool verify_checksums = weights == Weights::kAll;
  if (source.format() != Format::kRemote) return open_local(source, weights, access, verify_checksums);
  RemoteChoice choice;
  choice.weights = weights;
  choice.verify_checksums = verify_checksums;
  return open_remote(source, std::move(choice), access);
}

OpenedModel open_model(const Source& source, Weights weights, const Access& access) {
  OpenedModel opened = open_any_model(source, weights, access);
  check_has_graph(source, opened.model);
  return opened;
}

OpenedModel open_with_tensor(const Source& source, const std::string& name, const Access& access) {
  if (source.format() != Format::kRemote) {
    // The checksum of a data file covers the whole file, which may be much larger than the tensor.
    return open_local(source, Weights::kAll, access, !source.has_external_files());
  }
  RemoteChoice choice;
  choice.weights = Weights::kStructure;
  choice.tensor = name;
  OpenedModel opened = open_remote(source, std::move(choice), access);
  // Tensors are chosen by name before their paths are known.
  const io::TensorIndex index = index_of(opened.model, access);
  const bool is_path = std::any_of(index.tensors.begin(), index.tensors.end(),
                                   [&](const io::IndexedTensor& tensor) { return tensor.path.text() == name; });
  if (is_path) return open_any_model(source, Weights::kAll, access);
  return opened;
}

OpenedIndex open_index(const Source& source, const Access& access) {
  OpenedIndex opened;
  opened.format = source.format();
  const auto index_structure = [&] {
    opened.index = index_of(open_any_model(source, Weights::kStructure, access).model, access);
  };
  const bool is_remote = opened.format == Format::kRemote;
  if (!is_remote && opened.format != Format::kOnnx) {
    index_structure();
    return opened;
  }
  const onnxgen::Status status = is_remote ? index_remote(source.name(), access, opened.index)
                                           : index_plain(source, index_options(access), opened.index);
  const bool has_other_form =
      status.code() == onnxgen::ErrorCode::kEncrypted || status.code() == onnxgen::ErrorCode::kFormatRefused;
  if (is_remote && has_other_form) {
    index_structure();
    return opened;
  }
  // Indexing accepts some files that are not models. Loading the structure rejects them.
  const bool may_be_other = status ? opened.index.tensors.empty() : !is_remote || is_about_content(status);
  if (may_be_other) (void)open_any_model(source, Weights::kStructure, access);
  check(status);
  return opened;
}

io::TensorIndex index_of(const onnx::ModelProto& model, const Access& access) {
  return index_of_message(model, access);
}

io::TensorIndex index_of(const TensorFile& file, const Access& access) {
  return file.is_sequence ? index_of_message(file.values, access)
                          : index_of_message(file.values.tensor_values(0), access);
}

}  // namespace onnx_tool
