#include "summary.h"

#include <algorithm>
#include <cstdint>
#include <iomanip>
#include <map>
#include <ostream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tensor_text.h"
#include "type_text.h"

namespace {

constexpr std::size_t kListedInitializers = 20;

// Empty and "ai.onnx" are the same domain.
std::string_view domain_text(std::string_view domain) {
  return domain.empty() ? "ai.onnx" : domain;
}

using OperatorCounts = std::map<std::string, std::size_t>;

void count_operators(const onnx::GraphProto& graph, OperatorCounts& counts) {
  for (const auto& node : graph.node()) {
    std::string name(node.op_type());
    if (domain_text(node.domain()) != "ai.onnx") name = std::string(node.domain()) + "." + name;
    ++counts[name];
    for (const auto& attribute : node.attribute()) {  // Loop, If and Scan hold graphs of their own
      if (attribute.has_g()) count_operators(attribute.g(), counts);
      for (const auto& body : attribute.graphs()) count_operators(body, counts);
    }
  }
}

void print_header(std::ostream& out, const onnx::ModelProto& model) {
  out << "producer      " << (model.producer_name().empty() ? "not stated" : model.producer_name());
  if (!model.producer_version().empty()) out << ' ' << model.producer_version();
  out << "\nIR version    " << model.ir_version() << "\nopsets        ";
  std::string_view separator;
  for (const auto& opset : model.opset_import()) {
    out << separator << domain_text(opset.domain()) << ' ' << opset.version();
    separator = ", ";
  }
  out << "\ngraph         " << model.graph().name() << '\n';
}

void print_operators(std::ostream& out, const onnx::GraphProto& graph) {
  OperatorCounts counts;
  count_operators(graph, counts);
  std::vector<std::pair<std::string, std::size_t>> operators(counts.begin(), counts.end());
  std::stable_sort(operators.begin(), operators.end(), [](auto& a, auto& b) { return a.second > b.second; });

  std::size_t nodes = 0;
  for (const auto& entry : operators) nodes += entry.second;
  out << "\nnodes: " << nodes << '\n';
  for (const auto& [name, count] : operators) out << std::setw(8) << count << "  " << name << '\n';
}

void print_functions(std::ostream& out, const onnx::ModelProto& model) {
  if (model.functions().empty()) return;
  out << "\nfunctions: " << model.functions_size() << '\n';
  for (const auto& function : model.functions()) {
    out << "  " << domain_text(function.domain()) << '.' << function.name() << ": " << function.node_size()
        << " nodes\n";
  }
}

void print_values(std::ostream& out, std::string_view title,
                  const onnxgen::RepeatedMessage<onnx::ValueInfoProto>& values) {
  out << '\n' << title << ": " << values.size() << '\n';
  for (const auto& value : values) out << "  " << value.name() << ": " << type_text(value.type()) << '\n';
}

// The largest first, and of the many small ones only their number.
void print_initializers(std::ostream& out, const onnx::GraphProto& graph) {
  std::vector<std::pair<std::uint64_t, const onnx::TensorProto*>> tensors;
  std::uint64_t total = 0;
  for (const auto& tensor : graph.initializer()) {
    tensors.emplace_back(tensor_bytes(tensor), &tensor);
    total += tensors.back().first;
  }
  std::stable_sort(tensors.begin(), tensors.end(), [](auto& a, auto& b) { return a.first > b.first; });

  out << "\ninitializers: " << tensors.size() + graph.sparse_initializer_size() << ", " << bytes_text(total) << '\n';
  const std::size_t listed = std::min(tensors.size(), kListedInitializers);
  for (std::size_t i = 0; i < listed; ++i) out << "  " << tensor_text(*tensors[i].second) << '\n';
  if (listed < tensors.size()) out << "  and " << tensors.size() - listed << " smaller ones\n";
  for (const auto& tensor : graph.sparse_initializer()) {
    out << "  " << tensor_text(tensor.values()) << " stored, sparse\n";
  }
}

}  // namespace

void print_summary(std::ostream& out, const onnx::ModelProto& model) {
  print_header(out, model);
  print_operators(out, model.graph());
  print_functions(out, model);
  print_values(out, "inputs", model.graph().input());
  print_values(out, "outputs", model.graph().output());
  print_initializers(out, model.graph());
}
