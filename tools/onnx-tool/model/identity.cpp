#include "model/identity.h"

#include <cstdint>
#include <string>
#include <string_view>

#include "onnx/onnx-ml.pb.h"
#include "onnxgen/text/print.h"

namespace onnx_tool {
namespace {

using onnxgen::ConstMessage;
using onnxgen::ElementIdentity;
using onnxgen::FieldDescriptor;

template <class M>
bool is_a(ConstMessage message) {
  return &message.descriptor() == &onnxgen::descriptor_of<M>();
}

const FieldDescriptor& field_of(ConstMessage message, const char* name) {
  return *onnxgen::find_field(message.descriptor(), name);
}

// Returns a hash of the content. If different messages have the same hash, diff may match worse counterparts, but
// still reports all differences.
std::string content_name(ConstMessage message) {
  std::uint64_t hash = 0xcbf29ce484222325;  // FNV-1a
  (void)onnxgen::text::print_text_to(message, [&hash](std::string_view chunk) {
    for (const char c : chunk) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3;
    return true;
  });
  return std::to_string(hash);
}

ElementIdentity node_identity(ConstMessage node) {
  const std::string name(node.GetString(field_of(node, "name")));
  const std::string op = '\n' + std::string(node.GetString(field_of(node, "domain"))) + '\n' +
                         std::string(node.GetString(field_of(node, "op_type")));
  const FieldDescriptor& output = field_of(node, "output");
  std::string outputs;
  bool has_output = false;
  for (std::size_t i = 0; i < node.FieldSize(output); ++i) {
    const std::string_view value = node.GetRepeatedString(output, i);
    has_output = has_output || !value.empty();
    outputs.append(value).append("\n");
  }
  if (!has_output) outputs.clear();
  ElementIdentity identity;
  identity.kind = op;
  if (name.empty() && outputs.empty()) {
    identity.names = {content_name(node)};
  } else {
    // A name and outputs that the same operator has are more reliable than one of them alone: exporters number both.
    identity.names = {name + '\n' + outputs, name.empty() ? "" : name + op, outputs.empty() ? "" : outputs + op, name,
                      outputs};
  }
  return identity;
}

// Returns the element type and shape.
std::string tensor_kind(ConstMessage tensor) {
  std::string kind = std::to_string(tensor.GetInt32(field_of(tensor, "data_type")));
  const FieldDescriptor& dims = field_of(tensor, "dims");
  for (std::size_t i = 0; i < tensor.FieldSize(dims); ++i) {
    kind += ' ' + std::to_string(tensor.GetRepeatedInt64(dims, i));
  }
  return kind;
}

}  // namespace

onnxgen::CompareOptions::Repeated comparison_of(const FieldDescriptor& field) {
  using Repeated = onnxgen::CompareOptions::Repeated;
  if (!onnxgen::is_message(field)) return Repeated::kAsLists;
  const bool is_position = field.descriptor.message == &onnxgen::descriptor_of<onnx::TensorShapeProto_Dimension>();
  return is_position ? Repeated::kAsLists : Repeated::kAligned;
}

ElementIdentity identity_of(ConstMessage element) {
  if (is_a<onnx::NodeProto>(element)) return node_identity(element);
  std::string name;
  for (const char* const part : {"name", "key", "tensor_name", "domain", "overload"}) {
    const FieldDescriptor* const field = onnxgen::find_field(element.descriptor(), part);
    if (field != nullptr && element.HasField(*field)) name.append(element.GetString(*field)).append("\n");
  }
  ElementIdentity identity;
  identity.names = {name.empty() ? content_name(element) : name};
  // An attribute with another name is another attribute. Most other elements can be renamed.
  if (!is_a<onnx::AttributeProto>(element)) identity.kind = "element";
  if (is_a<onnx::TensorProto>(element)) identity.kind = tensor_kind(element);
  return identity;
}

}  // namespace onnx_tool
