#include "onnxgen/onnx/wire_schema.h"

#include <cstddef>

namespace onnxgen::io {
namespace {

constexpr WireField kModelFields[] = {{7, WireKind::kGraph, "graph", false},
                                      {20, WireKind::kTrainingInfo, "training_info", true},
                                      {25, WireKind::kFunction, "functions", true}};
constexpr WireField kGraphFields[] = {{1, WireKind::kNode, "node", true},
                                      {5, WireKind::kTensor, "initializer", true},
                                      {15, WireKind::kSparseTensor, "sparse_initializer", true}};
constexpr WireField kNodeFields[] = {{5, WireKind::kAttribute, "attribute", true}};
constexpr WireField kAttributeFields[] = {{5, WireKind::kTensor, "t", false},
                                          {6, WireKind::kGraph, "g", false},
                                          {10, WireKind::kTensor, "tensors", true},
                                          {11, WireKind::kGraph, "graphs", true},
                                          {22, WireKind::kSparseTensor, "sparse_tensor", false},
                                          {23, WireKind::kSparseTensor, "sparse_tensors", true}};
constexpr WireField kFunctionFields[] = {{7, WireKind::kNode, "node", true},
                                         {11, WireKind::kAttribute, "attribute_proto", true}};
constexpr WireField kTrainingInfoFields[] = {{1, WireKind::kGraph, "initialization", false},
                                             {2, WireKind::kGraph, "algorithm", false}};
constexpr WireField kSparseTensorFields[] = {{1, WireKind::kTensor, "values", false},
                                             {2, WireKind::kTensor, "indices", false}};
constexpr WireField kSequenceFields[] = {{3, WireKind::kTensor, "tensor_values", true},
                                         {4, WireKind::kSparseTensor, "sparse_tensor_values", true},
                                         {5, WireKind::kSequence, "sequence_values", true},
                                         {6, WireKind::kMap, "map_values", true},
                                         {7, WireKind::kOptional, "optional_values", true}};
constexpr WireField kMapFields[] = {{5, WireKind::kSequence, "values", false}};
constexpr WireField kOptionalFields[] = {{3, WireKind::kTensor, "tensor_value", false},
                                         {4, WireKind::kSparseTensor, "sparse_tensor_value", false},
                                         {5, WireKind::kSequence, "sequence_value", false},
                                         {6, WireKind::kMap, "map_value", false},
                                         {7, WireKind::kOptional, "optional_value", false}};
constexpr WireField kOperatorSetFields[] = {{9, WireKind::kFunction, "functions", true}};

template <std::size_t kCount>
const WireField* find(const WireField (&fields)[kCount], std::uint32_t number) noexcept {
  for (const WireField& field : fields) {
    if (field.number == number) return &field;
  }
  return nullptr;
}

}  // namespace

const WireField* find_wire_field(WireKind parent, std::uint32_t number) noexcept {
  switch (parent) {
    case WireKind::kModel:
      return find(kModelFields, number);
    case WireKind::kGraph:
      return find(kGraphFields, number);
    case WireKind::kNode:
      return find(kNodeFields, number);
    case WireKind::kAttribute:
      return find(kAttributeFields, number);
    case WireKind::kFunction:
      return find(kFunctionFields, number);
    case WireKind::kTrainingInfo:
      return find(kTrainingInfoFields, number);
    case WireKind::kSparseTensor:
      return find(kSparseTensorFields, number);
    case WireKind::kSequence:
      return find(kSequenceFields, number);
    case WireKind::kMap:
      return find(kMapFields, number);
    case WireKind::kOptional:
      return find(kOptionalFields, number);
    case WireKind::kOperatorSet:
      return find(kOperatorSetFields, number);
    case WireKind::kTensor:
    case WireKind::kOther:
      return nullptr;
  }
  return nullptr;
}

}  // namespace onnxgen::io
