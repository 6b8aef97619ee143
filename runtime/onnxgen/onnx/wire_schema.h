// Where tensors lie in the encoded form of ONNX messages, so that a file can be looked through without being parsed.
// The numbers are those of the ONNX schemas, which no release may change.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <type_traits>
#include <utility>

#include "onnxgen/onnx/tensor_walk.h"
#include "onnxgen/wire/tag.h"

namespace onnxgen::io {

// The messages on the way to tensors. Everything else is kOther.
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

// A field that leads to tensors.
struct WireField {
  std::uint32_t number;
  WireKind kind;  // of the messages in it
  const char* name;
  bool repeated;
};

// The field `number` of a message of kind `parent`, or null when nothing below it is a tensor.
const WireField* find_wire_field(WireKind parent, std::uint32_t number) noexcept;

// Fields of TensorProto.
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
inline constexpr std::uint64_t kExternalLocation = 1;  // its value EXTERNAL

// Whether the field that starts with `tag` holds elements: with another wire type it is an unknown field.
constexpr bool is_data(std::uint32_t tag) noexcept {
  const auto has_type = [tag](wire::WireType type) { return wire::tag_type(tag) == static_cast<std::uint32_t>(type); };
  const bool is_delimited = has_type(wire::WireType::kLengthDelimited);
  switch (wire::tag_number(tag)) {
    case kStringData:
    case kRawData:
      return is_delimited;
    case kFloatData:
      return is_delimited || has_type(wire::WireType::kFixed32);
    case kDoubleData:
      return is_delimited || has_type(wire::WireType::kFixed64);
    case kInt32Data:
    case kInt64Data:
    case kUint64Data:
      return is_delimited || has_type(wire::WireType::kVarint);
    default:
      return false;
  }
}
}  // namespace tensor_field

namespace walk {

// Classes are told apart by accessors that only they have.
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

#undef ONNXGEN_HAS_ACCESSOR

}  // namespace walk

// What a generated class is on the wire.
template <class M>
constexpr WireKind wire_kind_of() noexcept {
  if constexpr (walk::IsTensor<M>::value)
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
