#include <ostream>
#include <sstream>

#include "onnx/onnx-ml.pb.h"
#include "passes.h"

namespace client {
namespace {

using onnx::TensorShapeProto;
using onnx::TypeProto;
typedef std::unordered_map<std::string, TypeProto*> TypesByName;

struct Context {
  const onnx::NodeProto* node;
  std::vector<const TypeProto*> inputs;
  std::vector<TypeProto> outputs;
};

bool has_shape(const TypeProto& type) {
  const TypeProto::ValueCase kind = type.value_case();
  if (kind == TypeProto::kTensorType) return type.tensor_type().has_shape();
  if (kind == TypeProto::kSparseTensorType) return type.sparse_tensor_type().has_shape();
  if (kind == TypeProto::kSequenceType) return has_shape(type.sequence_type().elem_type());
  if (kind == TypeProto::kOptionalType)
    return type.optional_type().has_elem_type() && has_shape(type.optional_type().elem_type());
  return false;
}

// Copies to `target` what it does not know yet. Returns false if the two contradict each other.
bool merge_dim(const TensorShapeProto::Dimension& source, TensorShapeProto::Dimension* target) {
  if (source.has_dim_value()) {
    if (target->has_dim_value()) return target->dim_value() == source.dim_value();
    target->set_dim_value(source.dim_value());
  } else if (target->value_case() == TensorShapeProto::Dimension::VALUE_NOT_SET && source.has_dim_param()) {
    target->set_dim_param(source.dim_param());
  }
  return true;
}

bool merge_type(const TypeProto& source, TypeProto* target) {
  if (target->value_case() == TypeProto::VALUE_NOT_SET) {
    target->CopyFrom(source);
    return true;
  }
  if (source.value_case() != target->value_case()) return false;
  if (source.value_case() != TypeProto::kTensorType) return true;
  TypeProto::Tensor* tensor = target->mutable_tensor_type();
  if (!source.tensor_type().has_shape()) return true;
  if (!tensor->has_shape()) {
    *tensor->mutable_shape() = source.tensor_type().shape();
    return true;
  }
  if (source.tensor_type().shape().dim_size() != tensor->shape().dim_size()) return false;
  for (int i = 0; i < tensor->shape().dim_size(); ++i) {
    if (!merge_dim(source.tensor_type().shape().dim(i), tensor->mutable_shape()->mutable_dim(i))) return false;
  }
  return true;
}

TensorShapeProto broadcast(const TensorShapeProto& a, const TensorShapeProto& b) {
  TensorShapeProto result;
  int rank = 0;
  rank = std::max(a.dim_size(), rank);
  rank = std::max(rank, b.dim_size());
  for (int i = 0; i < rank; ++i) {
    const int from_a = i - (rank - a.dim_size()), from_b = i - (rank - b.dim_size());
    const TensorShapeProto::Dimension one = [] {
      TensorShapeProto::Dimension dim;
      dim.set_dim_value(1);
      return dim;
    }();
    const auto& dim_a = from_a >= 0 ? a.dim(from_a) : one;
    const auto& dim_b = from_b >= 0 ? b.dim(from_b) : one;
    TensorShapeProto::Dimension* dim = result.add_dim();
    if (dim_a.has_dim_value() && dim_a.dim_value() != 1) {
      *dim = dim_a;
    } else if (dim_b.has_dim_value() && dim_a.has_dim_value()) {
      dim->CopyFrom(dim_b);
    } else if (dim_a.has_dim_param() && dim_b.has_dim_param() && dim_a.dim_param() == dim_b.dim_param()) {
      dim->set_dim_param(dim_a.dim_param());
    }
  }
  return result;
}

void infer_broadcast(Context& context) {
  if (context.inputs.size() < 2 || context.inputs[0] == nullptr || context.inputs[1] == nullptr) return;
  auto* tensor = context.outputs[0].mutable_tensor_type();
  tensor->set_elem_type(context.inputs[0]->tensor_type().elem_type());
  if (!has_shape(*context.inputs[0]) || !has_shape(*context.inputs[1])) return;
  TensorShapeProto shape =
      broadcast(context.inputs[0]->tensor_type().shape(), context.inputs[1]->tensor_type().shape());
  tensor->mutable_shape()->Swap(&shape);
}

void infer_transpose(Context& context) {
  if (context.inputs.empty() || context.inputs[0] == nullptr || !context.inputs[0]->has_tensor_type()) return;
  const auto& input = context.inputs[0]->tensor_type();
  auto* output = context.outputs[0].mutable_tensor_type();
  output->set_elem_type(input.elem_type());
  if (!input.has_shape()) return;
  std::vector<google::protobuf::int64> permutation;
  for (const auto& attribute : context.node->attribute()) {
    if (attribute.name() == "perm") permutation.assign(attribute.ints().begin(), attribute.ints().end());
  }
  const int rank = input.shape().dim_size();
  for (int i = 0; permutation.empty() && i < rank; ++i) permutation.insert(permutation.begin(), i);
  output->clear_shape();
  for (google::protobuf::int64 axis : permutation) {
    if (axis >= 0 && axis < rank) *output->mutable_shape()->add_dim() = input.shape().dim(static_cast<int>(axis));
  }
}

void infer_constant(Context& context) {
  for (const auto& attribute : context.node->attribute()) {
    if (!attribute.has_t()) continue;
    context.outputs[0].mutable_tensor_type()->set_elem_type(attribute.t().data_type());
    TensorShapeProto* shape = context.outputs[0].mutable_tensor_type()->mutable_shape();
    std::for_each(attribute.t().dims().begin(), attribute.t().dims().end(),
                  [&](google::protobuf::int64 dim) { shape->add_dim()->set_dim_value(dim); });
  }
}

void infer_sequence(Context& context) {
  if (context.inputs.empty() || context.inputs[0] == nullptr) return;
  // The copied type becomes the element type.
  std::unique_ptr<TypeProto> element = std::make_unique<TypeProto>(*context.inputs[0]);
  *context.outputs[0].mutable_sequence_type()->mutable_elem_type() = std::move(*element);
}

const std::unordered_map<std::string, std::function<void(Context&)>>& rules() {
  static const auto* all = new std::unordered_map<std::string, std::function<void(Context&)>>{
      {"Add", infer_broadcast},     {"Mul", infer_broadcast},
      {"Sub", infer_broadcast},     {"Div", infer_broadcast},
      {"Pow", infer_broadcast},     {"Transpose", infer_transpose},
      {"Constant", infer_constant}, {"SequenceConstruct", infer_sequence},
  };
  return *all;
}

void infer_like_input(Context& context) {
  if (!context.inputs.empty() && context.inputs[0] != nullptr) context.outputs[0] = *context.inputs[0];
}

}  // namespace

std::string type_text(const TypeProto& type) {
  std::ostringstream out;
  switch (type.value_case()) {
    case TypeProto::kTensorType:
      dump_shape(type.tensor_type(), out);
      break;
    case TypeProto::ValueCase::kSequenceType:
      out << "seq(" << type_text(type.sequence_type().elem_type()) << ")";
      break;
    case TypeProto::kOptionalType:
      out << "optional(" << type_text(type.optional_type().elem_type()) << ")";
      break;
    case TypeProto::kMapType:
      out << "map(" << type.map_type().key_type() << ", " << type_text(type.map_type().value_type()) << ")";
      break;
    case TypeProto::kSparseTensorType:
      out << "sparse(" << type.sparse_tensor_type().elem_type() << ")";
      break;
    case TypeProto::kOpaqueType:
      out << "opaque(" << type.opaque_type().domain() << "." << type.opaque_type().name() << ")";
      break;
    case TypeProto::VALUE_NOT_SET:
      out << "nothing";
  }
  return out.str();
}

int infer_shapes(onnx::GraphProto* graph, std::ostream& out) {
  TypesByName types;
  for (auto& info : *graph->mutable_value_info()) {
    if (info.has_type()) types[info.name()] = info.mutable_type();
  }
  for (int i = 0; i < graph->input_size(); ++i) {
    onnx::ValueInfoProto* input = graph->mutable_input(i);
    if (input->has_type()) types[input->name()] = input->mutable_type();
  }
  std::vector<std::unique_ptr<TypeProto>> owned;
  for (const auto& tensor : graph->initializer()) {
    auto type = std::make_unique<TypeProto>();
    type->mutable_tensor_type()->set_elem_type(tensor.data_type());
    for (int i = 0; i < tensor.dims_size(); ++i) {
      type->mutable_tensor_type()->mutable_shape()->add_dim()->set_dim_value(tensor.dims(i));
    }
    if (types.find(tensor.name()) == types.end()) types[tensor.name()] = type.get();
    owned.push_back(std::move(type));
  }
  int added = 0;
  for (const auto& node : graph->node()) {
    Context context{&node, {}, std::vector<TypeProto>(static_cast<size_t>(std::max(node.output_size(), 1)))};
    for (const std::string& name : node.input()) {
      const auto found = types.find(name);
      context.inputs.push_back(found == types.end() ? nullptr : found->second);
    }
    const auto rule = rules().find(node.op_type());
    rule == rules().end() ? infer_like_input(context) : rule->second(context);
    for (int i = 0; i < node.output_size(); ++i) {
      const TypeProto& type = context.outputs[static_cast<size_t>(i)];
      if (node.output(i).empty() || type.value_case() == TypeProto::VALUE_NOT_SET) continue;
      const auto known = types.find(node.output(i));
      if (known != types.end()) {
        if (!merge_type(type, known->second)) out << "contradiction at " << node.output(i) << "\n";
        continue;
      }
      onnx::ValueInfoProto* info = graph->add_value_info();  // existing elements keep their addresses
      info->set_name(node.output(i));
      info->mutable_type()->CopyFrom(type);
      types[info->name()] = info->mutable_type();
      ++added;
    }
  }
  for (const auto& info : graph->value_info()) out << info.name() << ": " << type_text(info.type()) << "\n";
  return added;
}

}  // namespace client
