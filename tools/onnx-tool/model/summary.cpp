#include "model/summary.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <optional>
#include <string_view>

#include "failure.h"
#include "model/standard_domain.h"
#include "onnxgen/file/error.h"
#include "onnxgen/file/folder.h"
#include "onnxgen/graph/for_each_node.h"
#include "onnxgen/onnx/external_data.h"
#include "onnxgen/onnx/tensor_walk.h"
#include "output/numbers.h"

namespace onnx_tool {
namespace {

namespace io = onnxgen::io;

// Returns type and number of elements stored directly in an attribute of Constant, such as value_floats.
std::optional<std::pair<std::int32_t, std::uint64_t>> listed_constant(const onnx::AttributeProto& attribute) {
  using onnx::TensorProto;
  const std::string_view name = attribute.name();
  if (name == "value_float") return {{TensorProto::FLOAT, 1}};
  if (name == "value_int") return {{TensorProto::INT64, 1}};
  if (name == "value_floats") return {{TensorProto::FLOAT, attribute.floats_size()}};
  if (name == "value_ints") return {{TensorProto::INT64, attribute.ints_size()}};
  return std::nullopt;
}

std::string_view role_text(const io::TensorSite& site) {
  if (site.is_sparse) return "sparse tensors";
  return site.role == io::TensorRole::kAttribute ? "constants in nodes" : "initializers";
}

// A data file and the parts of it that tensors use.
struct ReferencedFile {
  io::ReferencedRanges ranges;
  std::uint64_t end = 0;  // end of the last range with a known length
};

void add(Amount& amount, std::uint64_t elements, std::uint64_t bytes) {
  ++amount.tensors;
  amount.elements += elements;
  amount.bytes += bytes;
}

// Returns the size in bytes of a tensor without a raw form: strings, and types that this library does not know.
std::uint64_t stored_bytes(const onnx::TensorProto& tensor) {
  std::uint64_t bytes = tensor.raw_data().size();
  for (const std::string_view text : tensor.string_data()) bytes += text.size();
  return bytes;
}

class Summarizer {
 public:
  Summarizer(const Source& source, const OpenedModel& opened, std::size_t largest, const Access& access)
      : source_(source), opened_(opened), largest_(largest), access_(access) {}

  ModelSummary run() {
    const onnx::ModelProto& model = opened_.model;
    count_nodes(model.graph());
    for (const auto& function : model.functions()) {
      for (const auto& node : function.node()) count_node(node);
    }
    for (const auto& training : model.training_info()) {
      count_nodes(training.initialization());
      count_nodes(training.algorithm());
    }
    io::for_each_tensor(
        model, [&](const onnx::TensorProto& tensor, const io::TensorSite& site) { count_tensor(tensor, site); });
    return finish();
  }

 private:
  void count_nodes(const onnx::GraphProto& graph) {
    for (const auto& node : graph.node()) count_node(node);
  }

  void count_subgraph(const onnx::GraphProto& graph) {
    const std::uint64_t before = summary_.nodes;
    ++summary_.subgraphs;
    ++depth_;
    count_nodes(graph);
    --depth_;
    if (depth_ == 0) summary_.subgraph_nodes += summary_.nodes - before;
  }

  void count_node(const onnx::NodeProto& node) {
    ++summary_.nodes;
    operator_.clear();
    if (!node.domain().empty() && node.domain() != kStandardDomain) operator_.append(node.domain()).append(".");
    operator_.append(node.op_type());
    ++operators_[operator_];
    const bool is_constant = node.op_type() == "Constant";
    for (const auto& attribute : node.attribute()) {
      onnxgen::graph::for_each_graph_of_attribute(attribute,
                                                  [this](const onnx::GraphProto& body) { count_subgraph(body); });
      if (is_constant) count_listed(attribute);
    }
  }

  void count_listed(const onnx::AttributeProto& attribute) {
    const auto listed = listed_constant(attribute);
    if (!listed) return;
    const std::uint64_t bytes = io::raw_size(io::element_type(listed->first), listed->second).value_or(0);
    count_amount(listed->first, listed->second, bytes, "constants in nodes", own_location());
  }

  void count_tensor(const onnx::TensorProto& tensor, const io::TensorSite& site) {
    const std::size_t index = seen_++;
    LargeTensor entry;
    entry.type = tensor.data_type();
    entry.dims.assign(tensor.dims().begin(), tensor.dims().end());
    const std::uint64_t elements = io::element_count(entry.dims.data(), entry.dims.size()).value_or(0);
    const auto bytes = io::raw_size(io::element_type(entry.type), elements);
    entry.bytes = bytes ? *bytes : stored_bytes(tensor);
    count_amount(entry.type, elements, entry.bytes, role_text(site), place_of(tensor));
    note_range(tensor);
    if (largest_ == 0) return;
    if (summary_.largest.size() == largest_ && entry.bytes <= summary_.largest.back().bytes) return;
    entry.name = !tensor.name().empty() || site.node.empty()
                     ? std::string(tensor.name())
                     : std::string(site.node) + "." + std::string(site.attribute);
    entry.index = index;
    const auto is_larger = [](const LargeTensor& a, const LargeTensor& b) { return a.bytes > b.bytes; };
    auto& largest = summary_.largest;
    largest.insert(std::upper_bound(largest.begin(), largest.end(), entry, is_larger), std::move(entry));
    if (largest.size() > largest_) largest.pop_back();
  }

  void count_amount(std::int32_t type, std::uint64_t elements, std::uint64_t bytes, std::string_view role,
                    const std::string& place) {
    add(summary_.weights, elements, bytes);
    add(summary_.by_type[type], elements, bytes);
    add(roles_[std::string(role)], elements, bytes);
    add(places_[place], elements, bytes);
  }

  std::string own_location() const {
    const bool is_archive = opened_.format == Format::kArchive || opened_.format == Format::kFolder;
    return is_archive ? "the archive's graph" : "the model file";
  }

  // Returns where a structure-only load found the elements.
  std::string place_of(const onnx::TensorProto& tensor) const {
    io::ExternalDataEntry entry;
    if (!io::is_external(tensor)) return own_location();
    if (!io::parse_external_data(tensor, entry)) return "an unspecified file";
    if (entry.stamp.empty()) return entry.location;
    const bool is_archive = opened_.format == Format::kArchive || opened_.format == Format::kFolder;
    return is_archive && entry.location != "__MODEL_PROTO" ? "members of the archive" : own_location();
  }

  void note_range(const onnx::TensorProto& tensor) {
    io::ExternalDataEntry entry;
    if (!io::is_external(tensor) || !source_.has_external_files()) return;
    if (!io::parse_external_data(tensor, entry) || !entry.stamp.empty()) return;
    if (!io::settle_length(entry, tensor, io::SizeMismatch::kAllow)) return;
    constexpr std::uint64_t kMost = std::numeric_limits<std::uint64_t>::max();
    ReferencedFile& file = files_[io::normalized(entry.location)];
    file.ranges.add(entry.offset, entry.length.value_or(kMost));
    const std::uint64_t length = entry.length.value_or(0);
    file.end = std::max(file.end, length > kMost - entry.offset ? kMost : entry.offset + length);
  }

  void look_at_data_files() {
    if (files_.empty()) return;
    io::Folder folder;
    io::FileAttributes model;
    check(io::Folder::open(io::folder_of(source_.name()), folder));
    if (io::attributes_of(source_.name(), model)) folder.allow_links_beside(source_.name(), model);
    for (auto& [location, referenced] : files_) {
      DataFileSummary summary;
      summary.location = location;
      io::File file;
      io::FileAttributes attributes;
      const onnxgen::Status status = io::open_beneath(folder, location, access_.paths, file, attributes);
      summary.is_open = status;
      summary.size = status ? attributes.size : 0;
      summary.usage = referenced.ranges.usage(summary.size);
      if (!status) {
        summary.problem = problem_text(status);
      } else if (summary.size < referenced.end) {
        summary.problem =
            fmt::format("too short: tensors refer to {}; copy or download it again", counted(referenced.end, "byte"));
      }
      summary_.data_files.push_back(std::move(summary));
    }
  }

  // Names large tensors without a name by their paths, as the command tensors does.
  void name_by_path() {
    const auto has_no_name = [](const LargeTensor& tensor) { return tensor.name.empty(); };
    if (std::none_of(summary_.largest.begin(), summary_.largest.end(), has_no_name)) return;
    Access access = access_;
    access.allow_size_mismatch = true;
    io::TensorIndex index;
    try {
      index = index_of(opened_.model, access);
    } catch (const Failure&) {
      return;  // a tensor with malformed entries is no reason to print nothing
    }
    for (LargeTensor& tensor : summary_.largest) {
      if (has_no_name(tensor)) tensor.name = index.tensors[tensor.index].path.text();
    }
  }

  ModelSummary finish() {
    look_at_data_files();
    name_by_path();
    summary_.operators.assign(operators_.begin(), operators_.end());
    std::stable_sort(summary_.operators.begin(), summary_.operators.end(),
                     [](const auto& a, const auto& b) { return a.second > b.second; });
    const auto by_bytes = [](const auto& a, const auto& b) { return a.second.bytes > b.second.bytes; };
    summary_.by_role.assign(roles_.begin(), roles_.end());
    std::stable_sort(summary_.by_role.begin(), summary_.by_role.end(), by_bytes);
    summary_.by_location.assign(places_.begin(), places_.end());
    std::stable_sort(summary_.by_location.begin(), summary_.by_location.end(), by_bytes);
    return std::move(summary_);
  }

  const Source& source_;
  const OpenedModel& opened_;
  std::size_t largest_;
  const Access& access_;
  ModelSummary summary_;
  std::map<std::string, std::uint64_t> operators_;
  std::map<std::string, Amount> roles_;
  std::map<std::string, Amount> places_;
  std::map<std::string, ReferencedFile> files_;  // by location
  std::string operator_;
  std::size_t seen_ = 0;  // tensors so far
  int depth_ = 0;
};

}  // namespace

ModelSummary summarize(const Source& source, const OpenedModel& opened, std::size_t largest_tensors,
                       const Access& access) {
  return Summarizer(source, opened, largest_tensors, access).run();
}

std::string domain_text(std::string_view domain) {
  return std::string(domain.empty() ? kStandardDomain : domain);
}

}  // namespace onnx_tool
