// Fields of ONNX messages that lead to tensors. Generated from the table in topology_table.h.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <type_traits>
#include <utility>

#include "onnxgen/onnx/topology_table.h"
#include "onnxgen/wire/tag.h"

namespace onnxgen::io {

// Messages that can contain tensors. All others are kOther.
enum class WireKind : std::uint8_t {
  kModel,
  kGraph,
  kNode,
  kAttribute,
  kFunction,
  kTrainingInfo,
  kTensor,
  kSparseTensor,
  kSequence,
  kMap,
  kOptional,
  kOperatorSet,
  kOther,
};

// Role of a tensor in the model.
enum class TensorRole : std::uint8_t {
  kRoot,               // the message itself
  kInitializer,        // initializer of a graph or subgraph
  kSparseInitializer,  // values or indices of a sparse initializer
  kAttribute,          // attribute of a node or default value of a function's attribute, dense or sparse
  kValue,              // element of a sequence, map or optional
};

// A field that leads to tensors.
struct WireField {
  std::uint32_t number;
  WireKind kind;     // kind of the messages in the field
  const char* name;  // name in the schema
  bool repeated;
  // Role of the tensors below the field. No value if they have the role of the parent message.
  std::optional<TensorRole> role;
};

// Returns the field `number` of a message of kind `parent`, in static storage, or nullptr if it contains no tensors.
const WireField* find_wire_field(WireKind parent, std::uint32_t number) noexcept;

// Highest field number in the table.
inline constexpr std::uint32_t kHighestWireField = 25;

// Field numbers of TensorProto.
namespace tensor_field {
inline constexpr std::uint32_t kDims = 1;
inline constexpr std::uint32_t kDataType = 2;
inline constexpr std::uint32_t kSegment = 3;
inline constexpr std::uint32_t kFloatData = 4;
inline constexpr std::uint32_t kInt32Data = 5;
inline constexpr std::uint32_t kStringData = 6;
inline constexpr std::uint32_t kInt64Data = 7;
inline constexpr std::uint32_t kName = 8;
inline constexpr std::uint32_t kRawData = 9;
inline constexpr std::uint32_t kDoubleData = 10;
inline constexpr std::uint32_t kUint64Data = 11;
inline constexpr std::uint32_t kExternalData = 13;
inline constexpr std::uint32_t kDataLocation = 14;

// Values of data_location.
inline constexpr std::int32_t kInline = 0;
inline constexpr std::int32_t kExternal = 1;

// Field numbers of an entry of external_data.
inline constexpr std::uint32_t kEntryKey = 1;
inline constexpr std::uint32_t kEntryValue = 2;
}  // namespace tensor_field

namespace walk {

// Names in the last column of the table.
namespace role {
inline constexpr std::optional<TensorRole> kInherited = std::nullopt;
inline constexpr std::optional<TensorRole> kInitializer = TensorRole::kInitializer;
inline constexpr std::optional<TensorRole> kSparseInitializer = TensorRole::kSparseInitializer;
inline constexpr std::optional<TensorRole> kAttribute = TensorRole::kAttribute;
inline constexpr std::optional<TensorRole> kValue = TensorRole::kValue;
}  // namespace role

// Classes are distinguished by accessors that only they have. This works for every ONNX release, both profiles and any
// namespace.
#define ONNXGEN_HAS_ACCESSOR(Trait, accessor) \
  template <class M, class = void>            \
  struct Trait : std::false_type {};          \
  template <class M>                          \
  struct Trait<M, std::void_t<decltype(std::declval<const M&>().accessor())>> : std::true_type {};

ONNXGEN_HAS_ACCESSOR(HasGraph, graph)
ONNXGEN_HAS_ACCESSOR(HasIrVersion, ir_version)
ONNXGEN_HAS_ACCESSOR(HasInitializers, initializer_size)
ONNXGEN_HAS_ACCESSOR(HasOpType, op_type)
ONNXGEN_HAS_ACCESSOR(HasAttributes, attribute_size)
ONNXGEN_HAS_ACCESSOR(HasAttributeTensor, t)
ONNXGEN_HAS_ACCESSOR(HasNodes, node_size)
ONNXGEN_HAS_ACCESSOR(HasAlgorithm, algorithm)
ONNXGEN_HAS_ACCESSOR(HasIndices, indices)
ONNXGEN_HAS_ACCESSOR(HasTensorValues, tensor_values_size)
ONNXGEN_HAS_ACCESSOR(HasStringKeys, string_keys_size)
ONNXGEN_HAS_ACCESSOR(HasTensorValue, tensor_value)
ONNXGEN_HAS_ACCESSOR(HasMagic, magic)
ONNXGEN_HAS_ACCESSOR(HasFunctions, functions_size)
ONNXGEN_HAS_ACCESSOR(HasRawData, raw_data)
ONNXGEN_HAS_ACCESSOR(HasDims, dims_size)
ONNXGEN_HAS_ACCESSOR(HasDataType, data_type)
ONNXGEN_HAS_ACCESSOR(HasIrVersionPresence, has_ir_version)
ONNXGEN_HAS_ACCESSOR(HasNamePresence, has_name)

#undef ONNXGEN_HAS_ACCESSOR

}  // namespace walk

// Returns the message kind of a generated class, or kOther if its messages contain no tensors.
template <class M>
constexpr WireKind wire_kind_of() noexcept {
  if constexpr (walk::HasRawData<M>::value && walk::HasDims<M>::value && walk::HasDataType<M>::value)
    return WireKind::kTensor;
  else if constexpr (walk::HasGraph<M>::value && walk::HasIrVersion<M>::value)
    return WireKind::kModel;
  else if constexpr (walk::HasInitializers<M>::value && walk::HasNodes<M>::value)
    return WireKind::kGraph;
  else if constexpr (walk::HasOpType<M>::value && walk::HasAttributes<M>::value)
    return WireKind::kNode;
  else if constexpr (walk::HasAttributeTensor<M>::value)
    return WireKind::kAttribute;
  else if constexpr (walk::HasAlgorithm<M>::value)
    return WireKind::kTrainingInfo;
  else if constexpr (walk::HasNodes<M>::value && walk::HasAttributes<M>::value)
    return WireKind::kFunction;
  else if constexpr (walk::HasIndices<M>::value)
    return WireKind::kSparseTensor;
  else if constexpr (walk::HasTensorValues<M>::value)
    return WireKind::kSequence;
  else if constexpr (walk::HasStringKeys<M>::value)
    return WireKind::kMap;
  else if constexpr (walk::HasTensorValue<M>::value)
    return WireKind::kOptional;
  else if constexpr (walk::HasMagic<M>::value && walk::HasIrVersion<M>::value)
    return WireKind::kOperatorSet;
  else
    return WireKind::kOther;
}

}  // namespace onnxgen::io
