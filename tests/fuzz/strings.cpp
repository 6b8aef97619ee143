// Any two strings in all string fields of a model. In each format, the printed model survives a round trip, cannot be
// printed, or was printed for display and cannot be parsed.
#include <onnx/onnx-ml.pb.h>

#include <algorithm>
#include <string>
#include <string_view>

#include "check.h"
#include "onnxgen/syntax/parse.h"
#include "onnxgen/syntax/print.h"
#include "onnxgen/text/parse.h"
#include "onnxgen/text/parse_json.h"
#include "onnxgen/text/print.h"
#include "onnxgen/text/print_json.h"
#include "onnxgen/wire/utf8.h"
#include "target.h"

namespace {

namespace syntax = onnxgen::syntax;
namespace text = onnxgen::text;

void set_entry(onnx::StringStringEntryProto& entry, std::string_view key, std::string_view value) {
  entry.set_key(key);
  entry.set_value(value);
}

void fill_values(onnx::GraphProto& graph, std::string_view first, std::string_view second) {
  onnx::ValueInfoProto& input = *graph.add_input();
  input.set_name(first);
  onnx::TypeProto::Tensor& type = *input.mutable_type()->mutable_tensor_type();
  type.set_elem_type(onnx::TensorProto::FLOAT);
  type.mutable_shape()->add_dim()->set_dim_param(second);
  graph.add_output()->CopyFrom(input);
  graph.mutable_output(0)->set_name(second);
  onnx::TensorProto& strings = *graph.add_initializer();
  strings.set_name(second);
  strings.set_data_type(onnx::TensorProto::STRING);
  strings.add_dims(2);
  strings.add_string_data(first);
  strings.add_string_data(second);
}

void fill_node(onnx::NodeProto& node, std::string_view first, std::string_view second) {
  node.set_name(first);
  node.set_op_type(second);
  node.set_domain(first);
  node.add_input(first);
  node.add_output(second);
  onnx::AttributeProto& bytes = *node.add_attribute();
  bytes.set_name(first);
  bytes.set_type(onnx::AttributeProto::STRING);
  bytes.set_s(second);
  onnx::AttributeProto& list = *node.add_attribute();
  list.set_name(second);
  list.set_type(onnx::AttributeProto::STRINGS);
  list.add_strings(first);
  list.add_strings(second);
}

// Returns a model with the fields that the textual syntax can express.
onnx::ModelProto model_for_syntax(std::string_view first, std::string_view second) {
  onnx::ModelProto model;
  model.set_ir_version(8);
  model.set_producer_name(first);
  model.set_producer_version(second);
  model.set_domain(first);
  model.set_doc_string(second);
  set_entry(*model.add_metadata_props(), first, second);
  onnx::OperatorSetIdProto& opset = *model.add_opset_import();
  opset.set_domain(first);
  opset.set_version(1);
  onnx::GraphProto& graph = *model.mutable_graph();
  graph.set_name(second);
  fill_values(graph, first, second);
  fill_node(*graph.add_node(), first, second);
  return model;
}

// Returns a model that also has the fields that only text format and JSON can express.
onnx::ModelProto model_for_text(std::string_view first, std::string_view second) {
  onnx::ModelProto model = model_for_syntax(first, second);
  onnx::GraphProto& graph = *model.mutable_graph();
  graph.set_doc_string(first);
  graph.mutable_node(0)->set_doc_string(second);
  graph.mutable_input(0)->set_doc_string(first);
  set_entry(*graph.mutable_initializer(0)->add_external_data(), second, first);
  graph.mutable_initializer(0)->set_raw_data(first);
  onnx::FunctionProto& function = *model.add_functions();
  function.set_name(first);
  function.set_domain(second);
  function.add_attribute(first);
  return model;
}

void check_text(const onnx::ModelProto& model, const text::PrintTextOptions& options) {
  std::string printed;
  FUZZ_CHECK(text::print_text(model, printed, options));
  onnx::ModelProto read;
  FUZZ_CHECK(text::parse_text(printed, &read));
  FUZZ_CHECK(read == model);
}

void check_json(const onnx::ModelProto& model, bool is_utf8, bool has_whitespace) {
  text::PrintJsonOptions options;
  options.add_whitespace = has_whitespace;
  std::string printed;
  const text::TextStatus status = text::print_json(model, printed, options);
  FUZZ_CHECK(status.ok() == is_utf8);
  if (!status) return;
  onnx::ModelProto read;
  FUZZ_CHECK(text::parse_json(printed, &read));
  FUZZ_CHECK(read == model);
}

void check_syntax(const onnx::ModelProto& model, bool is_for_display) {
  syntax::PrintOptions options;
  options.display = is_for_display;
  std::string printed;
  const onnxgen::Status status = syntax::print(model, printed, options);
  FUZZ_CHECK(status || status.code() == onnxgen::ErrorCode::kUnsupported);
  if (!status) return;
  onnx::ModelProto read;
  const bool is_read = syntax::parse(printed, read).ok();
  FUZZ_CHECK(is_read || is_for_display);
  FUZZ_CHECK(!is_read || read == model);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  const std::string_view all = onnxgen::fuzz::view(data + 1, size - 1);
  const std::string_view first = all.substr(0, std::min<std::size_t>(data[0] / 4, all.size()));
  const std::string_view second = all.substr(first.size());
  const onnx::ModelProto complete = model_for_text(first, second);
  text::PrintTextOptions options;
  options.single_line = (data[0] & 1) != 0;
  options.utf8_strings = (data[0] & 2) != 0;
  check_text(complete, options);
  check_json(complete, onnxgen::wire::is_valid_utf8(first) && onnxgen::wire::is_valid_utf8(second),
             options.single_line);
  if (first.empty() || second.empty()) return 0;  // the syntax cannot express empty strings
  const onnx::ModelProto model = model_for_syntax(first, second);
  check_syntax(model, false);
  check_syntax(model, true);
  return 0;
}
