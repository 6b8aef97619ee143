#include "command/info.h"

#include <algorithm>
#include <string_view>
#include <utility>
#include <vector>

#include "model/open.h"
#include "model/summary.h"
#include "model/type_text.h"
#include "onnxgen/onnx/element_type.h"
#include "output/json_text.h"
#include "output/names.h"
#include "output/numbers.h"

namespace onnx_tool {
namespace {

using Values = onnxgen::RepeatedMessage<onnx::ValueInfoProto>;

// Longer lists are cut. --json prints them completely.
constexpr std::size_t kListed = 40;

class Report {
 public:
  Report(const InfoOptions& options, const OpenedModel& opened, const ModelSummary& summary, Output& output)
      : options_(options), opened_(opened), model_(opened.model), summary_(summary), output_(output) {}

  void print() {
    print_header();
    print_operators();
    print_functions();
    print_values("inputs", model_.graph().input());
    print_values("outputs", model_.graph().output());
    print_weights();
    print_data_files();
    print_largest();
  }

 private:
  void line(std::string_view title, const std::string& text) {
    if (!text.empty()) output_.print("{:<14}{}\n", title, text);
  }

  void title(std::string_view name, std::uint64_t count, const std::string& remark = {}) {
    output_.print("\n{}{}\n", output_.coloured(Colour::kBold, fmt::format("{}: {}", name, count_text(count))), remark);
  }

  void print_more(std::size_t count) {
    if (count > kListed) output_.print("  {} more not shown; use --json to list all\n", count_text(count - kListed));
  }

  void print_header() {
    const std::string size = opened_.file_size == 0 ? std::string() : ", " + size_text(opened_.file_size);
    line("file", fmt::format("{} ({}{})", shown_input(options_.model), format_text(opened_.format), size));
    std::string producer = shown(model_.producer_name());
    if (!model_.producer_version().empty()) producer += " " + shown(model_.producer_version());
    line("producer", producer.empty() ? "not specified" : producer);
    line("IR version", std::to_string(model_.ir_version()));
    std::string opsets;
    for (const auto& opset : model_.opset_import()) {
      opsets += fmt::format("{}{} {}", opsets.empty() ? "" : ", ", shown(domain_text(opset.domain())), opset.version());
    }
    line("opsets", opsets.empty() ? "none" : opsets);
    line("domain", shown(model_.domain()));
    if (model_.model_version() != 0) line("model version", std::to_string(model_.model_version()));
    line("graph", shown(model_.graph().name()));
    line("description", shown(model_.doc_string()));
    for (const auto& entry : model_.metadata_props()) {
      line("metadata", fmt::format("{} = {}", shown(entry.key()), shown(entry.value())));
    }
  }

  void print_operators() {
    std::string remark;
    if (summary_.subgraphs != 0) {
      remark = fmt::format(", {} of them in {}", count_text(summary_.subgraph_nodes),
                           counted(summary_.subgraphs, "subgraph"));
    }
    title("nodes", summary_.nodes, remark);
    const std::size_t listed = std::min(kListed, summary_.operators.size());
    for (std::size_t i = 0; i < listed; ++i) {
      output_.print("{:>10}  {}\n", count_text(summary_.operators[i].second), shown(summary_.operators[i].first));
    }
    print_more(summary_.operators.size());
  }

  void print_functions() {
    const auto& functions = model_.functions();
    if (functions.empty()) return;
    title("functions", functions.size());
    for (std::size_t i = 0; i < std::min(kListed, functions.size()); ++i) {
      const auto& function = functions[i];
      output_.print("  {}.{}: {}\n", shown(domain_text(function.domain())), shown(function.name()),
                    counted(function.node_size(), "node"));
    }
    print_more(functions.size());
  }

  void print_values(std::string_view name, const Values& values) {
    title(name, values.size());
    for (std::size_t i = 0; i < std::min(kListed, values.size()); ++i) {
      output_.print("  {}: {}\n", shown(values[i].name()), type_text(values[i].type()));
    }
    print_more(values.size());
  }

  // Returns the weights by type, by role and by location.
  std::vector<std::pair<std::string, Amount>> amounts() const {
    std::vector<std::pair<std::string, Amount>> rows;
    for (const auto& [type, amount] : summary_.by_type) rows.emplace_back(element_type_text(type), amount);
    for (const auto& [role, amount] : summary_.by_role) rows.emplace_back("as " + role, amount);
    for (std::size_t i = 0; i < std::min(kListed, summary_.by_location.size()); ++i) {
      rows.emplace_back("in " + shown(summary_.by_location[i].first), summary_.by_location[i].second);
    }
    return rows;
  }

  void print_weights() {
    title("parameters", summary_.weights.elements,
          fmt::format(", {} in {}", size_text(summary_.weights.bytes), counted(summary_.weights.tensors, "tensor")));
    if (summary_.weights.tensors == 0) return;
    std::size_t width = 0;
    const auto rows = amounts();
    for (const auto& row : rows) width = std::max(width, row.first.size());
    for (const auto& [name, amount] : rows) {
      output_.print("  {:<{}} {:>15} {:>12}  {}\n", name, width, count_text(amount.elements), size_text(amount.bytes),
                    counted(amount.tensors, "tensor"));
    }
    print_more(summary_.by_location.size());
  }

  void print_data_files() {
    if (summary_.data_files.empty()) return;
    title("data files", summary_.data_files.size());
    for (std::size_t i = 0; i < std::min(kListed, summary_.data_files.size()); ++i) {
      const DataFileSummary& file = summary_.data_files[i];
      const std::string problem = file.problem.empty() ? "" : ": " + shown(file.problem);
      output_.print("{:>12}  {}{}{}\n", file.is_open ? size_text(file.size) : "-", shown(file.location), problem,
                    unused_text(file));
    }
    print_more(summary_.data_files.size());
  }

  static std::string unused_text(const DataFileSummary& file) {
    const std::uint64_t unused = file.usage.unreferenced;
    if (unused == 0) return {};
    const double part = 100.0 * static_cast<double>(unused) / static_cast<double>(file.size);
    return fmt::format(", {} unused ({:.1f}%)", size_text(unused), part);
  }

  void print_largest() {
    if (summary_.largest.empty()) return;
    output_.print("\n{}\n", output_.coloured(Colour::kBold, "largest tensors"));
    for (const LargeTensor& tensor : summary_.largest) {
      output_.print("{:>12}  {}: {}{}\n", size_text(tensor.bytes), shown(tensor.name), element_type_text(tensor.type),
                    onnxgen::io::shape_text(tensor.dims));
    }
  }

  const InfoOptions& options_;
  const OpenedModel& opened_;
  const onnx::ModelProto& model_;
  const ModelSummary& summary_;
  Output& output_;
};

class JsonReport {
 public:
  JsonReport(const InfoOptions& options, const OpenedModel& opened, const ModelSummary& summary)
      : options_(options), opened_(opened), model_(opened.model), summary_(summary) {}

  std::string make() {
    add_header();
    add_operators();
    add_values("inputs", model_.graph().input());
    add_values("outputs", model_.graph().output());
    add_weights();
    json_.end_object();
    return json_.text();
  }

 private:
  void add_header() {
    json_.member("file", options_.model).member("format", format_text(opened_.format));
    json_.member("file_size", opened_.file_size).member("ir_version", std::int64_t{model_.ir_version()});
    json_.member("producer_name", model_.producer_name()).member("producer_version", model_.producer_version());
    json_.member("domain", model_.domain()).member("model_version", std::int64_t{model_.model_version()});
    json_.member("doc_string", model_.doc_string()).member("graph", model_.graph().name());
    json_.key("opset_import").begin_array();
    for (const auto& opset : model_.opset_import()) {
      json_.begin_object().member("domain", domain_text(opset.domain()));
      json_.member("version", std::int64_t{opset.version()}).end_object();
    }
    json_.end_array().key("metadata").begin_array();
    for (const auto& entry : model_.metadata_props()) {
      json_.begin_object().member("key", entry.key()).member("value", entry.value()).end_object();
    }
    json_.end_array();
  }

  void add_operators() {
    json_.member("nodes", summary_.nodes).member("subgraphs", summary_.subgraphs);
    json_.member("nodes_in_subgraphs", summary_.subgraph_nodes).key("operators").begin_object();
    for (const auto& [name, count] : summary_.operators) json_.member(name, count);
    json_.end_object().key("functions").begin_array();
    for (const auto& function : model_.functions()) {
      json_.begin_object().member("domain", domain_text(function.domain())).member("name", function.name());
      json_.member("nodes", std::uint64_t{function.node_size()}).end_object();
    }
    json_.end_array();
  }

  void add_values(std::string_view name, const Values& values) {
    json_.key(name).begin_array();
    for (const auto& value : values) {
      json_.begin_object().member("name", value.name()).member("type", type_text(value.type())).end_object();
    }
    json_.end_array();
  }

  void add_amount(const Amount& amount) {
    json_.begin_object().member("tensors", amount.tensors).member("elements", amount.elements);
    json_.member("bytes", amount.bytes).end_object();
  }

  void add_amounts(std::string_view name, const std::vector<std::pair<std::string, Amount>>& amounts) {
    json_.key(name).begin_object();
    for (const auto& [part, amount] : amounts) {
      json_.key(part);
      add_amount(amount);
    }
    json_.end_object();
  }

  void add_weights() {
    json_.key("parameters");
    add_amount(summary_.weights);
    std::vector<std::pair<std::string, Amount>> types;
    for (const auto& [type, amount] : summary_.by_type) types.emplace_back(element_type_text(type), amount);
    add_amounts("parameters_by_type", types);
    add_amounts("parameters_by_role", summary_.by_role);
    add_amounts("parameters_by_place", summary_.by_location);
    json_.key("data_files").begin_array();
    for (const DataFileSummary& file : summary_.data_files) {
      json_.begin_object().member("location", file.location).member("problem", file.problem);
      json_.member("size", file.size).member("referenced", file.usage.referenced);
      json_.member("padding", file.usage.padding).member("unreferenced", file.usage.unreferenced).end_object();
    }
    json_.end_array();
    json_.key("largest_tensors").begin_array();
    for (const LargeTensor& tensor : summary_.largest) {
      json_.begin_object().member("name", tensor.name).member("type", element_type_text(tensor.type));
      json_.member("dims", tensor.dims).member("bytes", tensor.bytes).end_object();
    }
    json_.end_array();
  }

  const InfoOptions& options_;
  const OpenedModel& opened_;
  const onnx::ModelProto& model_;
  const ModelSummary& summary_;
  JsonText json_ = begin_json("info");
};

}  // namespace

void run_info(const InfoOptions& options, Output& output) {
  const Source source(options.model);
  const OpenedModel opened = open_model(source, Weights::kStructure, options.access);
  const ModelSummary summary = summarize(source, opened, options.largest, options.access);
  if (options.json) return output.write(JsonReport(options, opened, summary).make());
  Report(options, opened, summary, output).print();
}

}  // namespace onnx_tool
