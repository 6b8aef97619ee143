#include "command/tensors.h"

#include <algorithm>
#include <cstdint>
#include <string_view>
#include <utility>

#include "failure.h"
#include "model/npy_file.h"
#include "model/open.h"
#include "model/statistics.h"
#include "model/tensor_file.h"
#include "model/type_text.h"
#include "onnxgen/io/load/kind_of_name.h"
#include "onnxgen/onnx/tensor_walk.h"
#include "output/activity.h"
#include "output/json_text.h"
#include "output/names.h"
#include "output/numbers.h"
#include "output/output_file.h"
#include "output/similar_name.h"

namespace onnx_tool {
namespace {

namespace io = onnxgen::io;

// Maximum column width, so that one long name does not push the other columns off the screen.
constexpr std::size_t kWidestColumn = 60;

std::uint64_t bytes_of(const io::IndexedTensor& tensor) {
  const auto elements = io::element_count(tensor.dims.data(), tensor.dims.size());
  const auto bytes = elements ? io::raw_size(tensor.type, *elements) : std::nullopt;
  return bytes.value_or(tensor.length);
}

std::string type_of(const io::IndexedTensor& tensor) {
  return element_type_text(tensor.type_number) + io::shape_text(tensor.dims);
}

// Tensors in attributes usually have no name.
std::string name_of(const io::IndexedTensor& tensor) {
  return tensor.name.empty() ? tensor.path.text() : shown(tensor.name);
}

std::string place_of(const io::IndexedTensor& tensor, Format format) {
  const bool is_indexed_in_place = format == Format::kOnnx || format == Format::kRemote;
  switch (tensor.storage) {
    case io::TensorStorage::kNone:
      return "no data";
    case io::TensorStorage::kExternal:
      return fmt::format("{} at {}", shown(tensor.external.location), count_text(tensor.offset));
    case io::TensorStorage::kScattered:
      return "in the model, in segments";
    case io::TensorStorage::kRaw:
    case io::TensorStorage::kTyped:
      return is_indexed_in_place ? "at " + count_text(tensor.offset) : "in the model";
  }
  return {};
}

std::string_view storage_text(io::TensorStorage storage) {
  switch (storage) {
    case io::TensorStorage::kNone:
      return "none";
    case io::TensorStorage::kExternal:
      return "external";
    case io::TensorStorage::kScattered:
      return "pieces";
    case io::TensorStorage::kRaw:
      return "raw";
    case io::TensorStorage::kTyped:
      return "typed";
  }
  return "";
}

struct Widths {
  std::size_t type = 0;
  std::size_t name = 0;
};

// Returns the widths of the columns, which are at least `least`.
Widths widths_of(const std::vector<io::IndexedTensor>& tensors, const Widths& least = {}) {
  Widths widths = least;
  for (const io::IndexedTensor& tensor : tensors) {
    widths.type = std::max(widths.type, std::min(kWidestColumn, type_of(tensor).size()));
    widths.name = std::max(widths.name, std::min(kWidestColumn, name_of(tensor).size()));
  }
  return widths;
}

void print_total(const std::vector<io::IndexedTensor>& tensors, Output& output) {
  std::uint64_t bytes = 0;
  for (const io::IndexedTensor& tensor : tensors) bytes += bytes_of(tensor);
  output.print("{}\n", output.coloured(Colour::kBold,
                                       fmt::format("{}, {}", counted(tensors.size(), "tensor"), size_text(bytes))));
}

void print_index(const OpenedIndex& opened, Output& output) {
  const Widths widths = widths_of(opened.index.tensors);
  for (const io::IndexedTensor& tensor : opened.index.tensors) {
    output.print("{:>12}  {:<{}}  {:<{}}  {}\n", size_text(bytes_of(tensor)), type_of(tensor), widths.type,
                 name_of(tensor), widths.name, output.coloured(Colour::kDim, place_of(tensor, opened.format)));
  }
  print_total(opened.index.tensors, output);
}

void add_properties(const io::IndexedTensor& tensor, JsonText& json) {
  json.member("name", tensor.name).member("path", tensor.path.text());
  json.member("type", element_type_text(tensor.type_number)).member("dims", tensor.dims);
  json.member("bytes", bytes_of(tensor));
}

std::string index_as_json(const std::string& file, const OpenedIndex& opened) {
  const bool is_indexed_in_place = opened.format == Format::kOnnx || opened.format == Format::kRemote;
  JsonText json = begin_json("tensors");
  json.member("file", file).key("tensors").begin_array();
  for (const io::IndexedTensor& tensor : opened.index.tensors) {
    const bool is_external = tensor.storage == io::TensorStorage::kExternal;
    json.begin_object();
    add_properties(tensor, json);
    json.member("storage", storage_text(tensor.storage));
    if (is_external) json.member("location", tensor.external.location);
    if (is_external || is_indexed_in_place) json.member("offset", tensor.offset).member("length", tensor.length);
    json.end_object();
  }
  json.end_array().end_object();
  return json.text();
}

struct TensorStatistics {
  Statistics found;
  std::string problem;  // why the elements cannot be read; empty if they can
};

// Returns the statistics of all tensors of a loaded message, in the order of its index.
template <class M>
std::vector<TensorStatistics> all_statistics(const M& message, const std::string& file) {
  const Activity activity("reading the tensors of " + shown_input(file));
  std::vector<TensorStatistics> all;
  io::for_each_tensor(message, [&](const onnx::TensorProto& tensor, const io::TensorSite&) {
    io::TensorView view;
    const onnxgen::Status status = io::TensorView::make(tensor, view);
    TensorStatistics& one = all.emplace_back();
    if (status) {
      one.found = statistics_of(view);
    } else {
      one.problem = problem_text(status);
    }
  });
  return all;
}

std::string number_text(double value) {
  return fmt::format("{:.6g}", value);
}

void print_statistics(const io::TensorIndex& index, const std::vector<TensorStatistics>& statistics, Output& output) {
  constexpr std::string_view kName = "tensor";
  constexpr std::string_view kType = "type";
  const Widths widths = widths_of(index.tensors, {kType.size(), kName.size()});
  output.print("{}\n",
               output.coloured(Colour::kBold, fmt::format("{:<{}}  {:<{}}  {:>12} {:>12} {:>12} {:>12} {:>8} {:>8}",
                                                          kName, widths.name, kType, widths.type, "minimum", "maximum",
                                                          "mean", "zeros", "NaNs", "infinite")));
  for (std::size_t i = 0; i < index.tensors.size(); ++i) {
    output.print("{:<{}}  {:<{}}  ", name_of(index.tensors[i]), widths.name, type_of(index.tensors[i]), widths.type);
    if (!statistics[i].problem.empty()) {
      output.print("{}: {}\n", output.coloured(Colour::kRed, "error"), shown(statistics[i].problem));
      continue;
    }
    const Statistics& found = statistics[i].found;
    const auto number = [&](double value) { return found.has_numbers ? number_text(value) : std::string("-"); };
    const auto count = [&](std::uint64_t value) { return found.is_real ? count_text(value) : std::string("-"); };
    output.print("{:>12} {:>12} {:>12} {:>12} {:>8} {:>8}\n", number(found.minimum), number(found.maximum),
                 number(found.mean), count(found.zeros), count(found.nans), count(found.infinities));
  }
  print_total(index.tensors, output);
}

std::string statistics_as_json(const std::string& file, const io::TensorIndex& index,
                               const std::vector<TensorStatistics>& statistics) {
  JsonText json = begin_json("tensors");
  json.member("file", file).key("tensors").begin_array();
  for (std::size_t i = 0; i < index.tensors.size(); ++i) {
    const Statistics& found = statistics[i].found;
    json.begin_object();
    add_properties(index.tensors[i], json);
    if (!statistics[i].problem.empty()) {
      json.member("problem", statistics[i].problem).end_object();
      continue;
    }
    if (found.has_numbers) {
      json.member("minimum", found.minimum).member("maximum", found.maximum).member("mean", found.mean);
    }
    if (found.is_real) {
      json.member("zeros", found.zeros).member("nans", found.nans).member("infinities", found.infinities);
    }
    json.end_object();
  }
  json.end_array().end_object();
  return json.text();
}

[[noreturn]] void fail_without_tensor(const io::TensorIndex& index, const std::string& name, const std::string& model) {
  SimilarName similar(name);
  for (const io::IndexedTensor& tensor : index.tensors) {
    similar.consider(tensor.name);
    similar.consider(tensor.path.text());
  }
  const std::string remedy = similar.question();
  throw Failure(fmt::format("{}: no tensor '{}'{}", shown_input(model), shown(name),
                            remedy.empty() ? "; run `onnx-tool tensors` to list all tensors" : remedy));
}

// Finds the tensor with this path or, if there is none, the only tensor with this name.
std::size_t find_tensor(const io::TensorIndex& index, const std::string& name, const std::string& model) {
  constexpr std::size_t kMostListed = 5;
  std::vector<std::size_t> found;
  for (std::size_t i = 0; i < index.tensors.size(); ++i) {
    if (index.tensors[i].path.text() == name) return i;
    if (index.tensors[i].name == name) found.push_back(i);
  }
  if (found.size() == 1) return found.front();
  if (found.empty()) fail_without_tensor(index, name, model);
  std::string paths;
  for (std::size_t i = 0; i < std::min(found.size(), kMostListed); ++i) {
    paths += (i == 0 ? "" : ", ") + shown(index.tensors[found[i]].path.text());
  }
  throw Failure(fmt::format("{}: {} tensors have the name '{}'; use a path instead: {}{}", shown_input(model),
                            found.size(), shown(name), paths, found.size() > kMostListed ? ", ..." : ""));
}

template <class M>
void extract_from(const M& message, const io::TensorIndex& index, const TensorsOptions& options) {
  const std::size_t wanted = find_tensor(index, options.extract.front(), options.model);
  const onnx::TensorProto* found = nullptr;
  std::size_t next = 0;
  io::for_each_tensor(message, [&](const onnx::TensorProto& tensor, const io::TensorSite&) {
    if (next++ == wanted) found = &tensor;
  });
  write_npy(*found, options.extract.back());
}

void extract(const Source& source, const TensorsOptions& options) {
  const std::string& output = options.extract.back();
  check_is_not_input(output, options.model);
  const io::FileKind kind = io::kind_of_name(output).value_or(io::FileKind::kOther);
  if (output.empty() || kind != io::FileKind::kOther || io::has_ending(output, ".npz")) {
    throw WrongUsage(
        fmt::format("'{}': a tensor is extracted to a NumPy file; end the name with .npy", shown_output(output)));
  }
  if (const auto file = open_tensor_file(source, options.access)) {
    return extract_from(file->values, index_of(*file, options.access), options);
  }
  const OpenedModel opened = open_with_tensor(source, options.extract.front(), options.access);
  extract_from(opened.model, index_of(opened.model, options.access), options);
}

// Returns false if a tensor cannot be read, unless the options allow that.
template <class M>
bool print_statistics_of(const M& message, const io::TensorIndex& index, const TensorsOptions& options,
                         Output& output) {
  const std::vector<TensorStatistics> statistics = all_statistics(message, options.model);
  options.json ? output.write(statistics_as_json(options.model, index, statistics))
               : print_statistics(index, statistics, output);
  const auto is_readable = [](const TensorStatistics& one) { return one.problem.empty(); };
  return options.access.allow_size_mismatch || std::all_of(statistics.begin(), statistics.end(), is_readable);
}

}  // namespace

bool run_tensors(const TensorsOptions& options, Output& output) {
  const Source source(options.model);
  if (!options.extract.empty()) {
    extract(source, options);
    return true;
  }
  const auto file = open_tensor_file(source, options.access);
  if (options.stats) {
    if (file) return print_statistics_of(file->values, index_of(*file, options.access), options, output);
    const OpenedModel opened = open_any_model(source, Weights::kAll, options.access);
    return print_statistics_of(opened.model, index_of(opened.model, options.access), options, output);
  }
  OpenedIndex opened;
  if (file) {
    opened.format = Format::kText;  // offsets in the file are not known
    opened.index = index_of(*file, options.access);
  } else {
    opened = open_index(source, options.access);
  }
  options.json ? output.write(index_as_json(options.model, opened)) : print_index(opened, output);
  return true;
}

}  // namespace onnx_tool
