#include "model/elide.h"

#include <fmt/format.h>

#include <optional>
#include <string>
#include <vector>

#include "failure.h"
#include "onnxgen/graph/elision.h"
#include "onnxgen/graph/for_each_node.h"
#include "onnxgen/onnx/external_data.h"
#include "onnxgen/onnx/tensor_walk.h"
#include "onnxgen/text/losses.h"
#include "output/names.h"
#include "output/numbers.h"

namespace onnx_tool {
namespace {

namespace io = onnxgen::io;

// Size in bytes up to which elements are shown: a shape, a scale, a few biases.
constexpr std::uint64_t kLargestShown = 64;

std::uint64_t held_bytes(const onnx::TensorProto& tensor) {
  std::uint64_t bytes = tensor.raw_data().size();
  for (const std::string_view text : tensor.string_data()) bytes += text.size() + 1;
  bytes += 4 * (tensor.float_data_size() + tensor.int32_data_size());
  return bytes + 8 * (tensor.int64_data_size() + tensor.double_data_size() + tensor.uint64_data_size());
}

// Returns whether the model contains the tensor's data, but it was skipped when the model was loaded.
bool was_skipped(const onnx::TensorProto& tensor) {
  io::ExternalDataEntry entry;
  return io::is_external(tensor) && io::parse_external_data(tensor, entry) && !entry.stamp.empty();
}

std::string omission_text(const onnx::TensorProto& tensor, std::uint64_t held) {
  const auto elements = io::element_count(tensor.dims().data(), tensor.dims().size());
  const auto raw = elements ? io::raw_size(io::element_type(tensor.data_type()), *elements) : std::nullopt;
  return fmt::format("{}, {}", counted(elements.value_or(0), "element"), size_text(raw.value_or(held)));
}

template <class M>
void add_mark(const std::string& omitted, M& message) {
  onnx::StringStringEntryProto& entry = *message.add_metadata_props();
  entry.set_key(onnxgen::graph::kElidedKey);
  entry.set_value(omitted);
}

void elide_graph(onnx::GraphProto& graph, Remark remark_kind) {
  const std::string remark = counted(graph.node_size(), "node") + " omitted";
  onnx::GraphProto outline;
  if (!graph.name().empty()) outline.set_name(graph.name());
  *outline.mutable_input() = graph.input();
  *outline.mutable_output() = graph.output();
  outline.set_doc_string(remark);
  if (remark_kind == Remark::kInMetadata) add_mark(remark, outline);
  graph = outline;
}

// `room` is the number of further levels to show.
void elide_below(onnx::NodeProto& node, int room, Remark remark);

void elide_below(onnx::GraphProto& graph, int room, Remark remark) {
  if (room < 0) return elide_graph(graph, remark);
  for (auto& node : *graph.mutable_node()) elide_below(node, room, remark);
}

void elide_below(onnx::AttributeProto& attribute, int room, Remark remark) {
  onnxgen::graph::for_each_graph_of_attribute(attribute,
                                              [&](onnx::GraphProto& graph) { elide_below(graph, room - 1, remark); });
}

void elide_below(onnx::NodeProto& node, int room, Remark remark) {
  for (auto& attribute : *node.mutable_attribute()) elide_below(attribute, room, remark);
}

}  // namespace

void elide_tensors(onnx::ModelProto& model, Remark remark) {
  io::for_each_tensor(model, [remark](onnx::TensorProto& tensor, const io::TensorSite&) {
    const std::uint64_t held = held_bytes(tensor);
    const bool is_elsewhere = was_skipped(tensor);
    if (held <= kLargestShown && !is_elsewhere) return;
    if (remark == Remark::kInMetadata) add_mark(omission_text(tensor, held), tensor);
    io::clear_elements(tensor);
    if (is_elsewhere) io::clear_external_data(tensor);
  });
}

void elide_subgraphs(onnx::ModelProto& model, int depth, Remark remark) {
  onnxgen::graph::for_each_outer_graph(model, [&](onnx::GraphProto& graph) { elide_below(graph, depth, remark); });
  for (auto& function : *model.mutable_functions()) {
    for (auto& node : *function.mutable_node()) elide_below(node, depth, remark);
    for (auto& attribute : *function.mutable_attribute_proto()) elide_below(attribute, depth, remark);
  }
}

void mark_loss_in_text(onnx::ModelProto& model) {
  const onnxgen::text::FoundLoss found = onnxgen::text::find_loss(model);
  if (found.loss == onnxgen::text::Loss::kNone) return;
  add_mark(found.loss == onnxgen::text::Loss::kNanBits ? "the bits of the NaN " + found.path : "unknown fields", model);
}

void check_not_elided(const onnx::ModelProto& model, const std::string& path) {
  const std::string elision = onnxgen::graph::find_elision(model);
  if (!elision.empty()) throw Failure(fmt::format("{}: {}", shown_path(path), elision));
}

}  // namespace onnx_tool
