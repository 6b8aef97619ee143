// Table of all ONNX fields that lead to tensors, over all releases of the schemas. It is the only source of this
// information: the walk over classes (tensor_walk.h) and the walk over encoded bytes (topology.h) are both generated
// from it and therefore agree.
#pragma once

// ONNXGEN_ONNX_TOPOLOGY(FIELD) calls FIELD(parent, number, accessor, child, count, role) for each field. The fields of
// a message are in the order of their numbers, in which a class writes them.
//
// parent    message that has the field, as a WireKind name
// number    field number; no ONNX release may change it
// accessor  name in the schema and therefore in every generated class
// child     message in the field
// count     SINGULAR or REPEATED
// role      role of the tensors below it (TensorRole), or kInherited: the role of the parent
#define ONNXGEN_ONNX_TOPOLOGY(FIELD)                                               \
  FIELD(Model, 7, graph, Graph, SINGULAR, kInherited)                              \
  FIELD(Model, 20, training_info, TrainingInfo, REPEATED, kInherited)              \
  FIELD(Model, 25, functions, Function, REPEATED, kInherited)                      \
  FIELD(Graph, 1, node, Node, REPEATED, kInherited)                                \
  FIELD(Graph, 5, initializer, Tensor, REPEATED, kInitializer)                     \
  FIELD(Graph, 15, sparse_initializer, SparseTensor, REPEATED, kSparseInitializer) \
  FIELD(Node, 5, attribute, Attribute, REPEATED, kInherited)                       \
  FIELD(Attribute, 5, t, Tensor, SINGULAR, kAttribute)                             \
  FIELD(Attribute, 6, g, Graph, SINGULAR, kAttribute)                              \
  FIELD(Attribute, 10, tensors, Tensor, REPEATED, kAttribute)                      \
  FIELD(Attribute, 11, graphs, Graph, REPEATED, kAttribute)                        \
  FIELD(Attribute, 22, sparse_tensor, SparseTensor, SINGULAR, kAttribute)          \
  FIELD(Attribute, 23, sparse_tensors, SparseTensor, REPEATED, kAttribute)         \
  FIELD(Function, 7, node, Node, REPEATED, kInherited)                             \
  FIELD(Function, 11, attribute_proto, Attribute, REPEATED, kInherited)            \
  FIELD(TrainingInfo, 1, initialization, Graph, SINGULAR, kInherited)              \
  FIELD(TrainingInfo, 2, algorithm, Graph, SINGULAR, kInherited)                   \
  FIELD(SparseTensor, 1, values, Tensor, SINGULAR, kInherited)                     \
  FIELD(SparseTensor, 2, indices, Tensor, SINGULAR, kInherited)                    \
  FIELD(Sequence, 3, tensor_values, Tensor, REPEATED, kValue)                      \
  FIELD(Sequence, 4, sparse_tensor_values, SparseTensor, REPEATED, kValue)         \
  FIELD(Sequence, 5, sequence_values, Sequence, REPEATED, kValue)                  \
  FIELD(Sequence, 6, map_values, Map, REPEATED, kValue)                            \
  FIELD(Sequence, 7, optional_values, Optional, REPEATED, kValue)                  \
  FIELD(Map, 5, values, Sequence, SINGULAR, kValue)                                \
  FIELD(Optional, 3, tensor_value, Tensor, SINGULAR, kValue)                       \
  FIELD(Optional, 4, sparse_tensor_value, SparseTensor, SINGULAR, kValue)          \
  FIELD(Optional, 5, sequence_value, Sequence, SINGULAR, kValue)                   \
  FIELD(Optional, 6, map_value, Map, SINGULAR, kValue)                             \
  FIELD(Optional, 7, optional_value, Optional, SINGULAR, kValue)                   \
  FIELD(OperatorSet, 9, functions, Function, REPEATED, kInherited)
