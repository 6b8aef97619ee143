#include "plain_names.h"

#include <cctype>
#include <map>
#include <string>
#include <string_view>

namespace onnxgen::syntax::tests {
namespace {

class Renamer {
 public:
  void rename(onnx::GraphProto& graph) {
    graph.set_name(plain(graph.name()));
    for (onnx::ValueInfoProto& info : *graph.mutable_input()) rename(info);
    for (onnx::ValueInfoProto& info : *graph.mutable_output()) rename(info);
    for (onnx::ValueInfoProto& info : *graph.mutable_value_info()) rename(info);
    for (onnx::TensorProto& tensor : *graph.mutable_initializer()) tensor.set_name(plain(tensor.name()));
    for (onnx::NodeProto& node : *graph.mutable_node()) rename(node);
  }

  void rename(onnx::FunctionProto& function) {
    function.set_name(plain(function.name()));
    for (std::size_t i = 0; i < function.input_size(); ++i) function.set_input(i, plain(function.input(i)));
    for (std::size_t i = 0; i < function.output_size(); ++i) function.set_output(i, plain(function.output(i)));
    for (std::size_t i = 0; i < function.attribute_size(); ++i) function.set_attribute(i, plain(function.attribute(i)));
    for (onnx::NodeProto& node : *function.mutable_node()) rename(node);
  }

 private:
  static bool is_identifier(std::string_view name) {
    if (name.empty() || std::isdigit(static_cast<unsigned char>(name[0])) != 0) return false;
    for (const char c : name) {
      if (std::isalnum(static_cast<unsigned char>(c)) == 0 && c != '_') return false;
    }
    return true;
  }

  std::string plain(std::string_view name) {
    if (is_identifier(name)) return std::string(name);
    const auto found = names_.emplace(name, "name_" + std::to_string(names_.size())).first;
    return found->second;
  }

  void rename(onnx::ValueInfoProto& info) {
    info.set_name(plain(info.name()));
    if (!info.has_type() || !info.type().has_tensor_type()) return;
    for (onnx::TensorShapeProto::Dimension& dim :
         *info.mutable_type()->mutable_tensor_type()->mutable_shape()->mutable_dim()) {
      if (dim.has_dim_param()) dim.set_dim_param(plain(dim.dim_param()));
    }
  }

  void rename(onnx::NodeProto& node) {
    node.clear_name();
    node.set_op_type(plain(node.op_type()));
    for (std::size_t i = 0; i < node.input_size(); ++i) node.set_input(i, plain(node.input(i)));
    for (std::size_t i = 0; i < node.output_size(); ++i) node.set_output(i, plain(node.output(i)));
    for (onnx::AttributeProto& attribute : *node.mutable_attribute()) {
      attribute.set_name(plain(attribute.name()));
      if (attribute.has_ref_attr_name()) attribute.set_ref_attr_name(plain(attribute.ref_attr_name()));
      if (attribute.has_g()) rename(*attribute.mutable_g());
      if (attribute.has_t() && attribute.t().has_name()) attribute.mutable_t()->set_name(plain(attribute.t().name()));
    }
  }

  std::map<std::string, std::string, std::less<>> names_;
};

}  // namespace

void make_names_plain(onnx::ModelProto& model) {
  Renamer renamer;
  renamer.rename(*model.mutable_graph());
  for (onnx::FunctionProto& function : *model.mutable_functions()) renamer.rename(function);
}

}  // namespace onnxgen::syntax::tests
