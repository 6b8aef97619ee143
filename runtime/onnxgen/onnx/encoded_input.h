// An encoded message that is read in place: from a file, from memory or through a function.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>
#include <utility>

#include "onnxgen/onnx/message_traits.h"
#include "onnxgen/onnx/topology.h"
#include "onnxgen/onnx/wire_cursor.h"

namespace onnxgen::io {

// How a generated class treats enum numbers that the enum does not define. proto2 (kClosed) keeps such a number as an
// unknown field and leaves the enum's value unchanged; proto3 (kOpen) stores it as the value.
enum class EnumRule : std::uint8_t { kClosed, kOpen };

// Properties of a message that its encoding does not reveal: its type and the rules for reading it.
struct WireForm {
  WireKind kind = WireKind::kOther;
  EnumRule enums = EnumRule::kClosed;  // for data_location of TensorProto
  // Whether tensors of the class can be external. Classes of ONNX before version 1.4 treat the fields of external data
  // as unknown fields.
  bool knows_external_data = true;

  constexpr WireForm() noexcept = default;
  constexpr WireForm(WireKind wire_kind, EnumRule rule = EnumRule::kClosed, bool knows_external = true) noexcept
      : kind(wire_kind), enums(rule), knows_external_data(knows_external) {}
};

// Source of an encoded message of `size` bytes. It owns `read`, but not `memory`.
struct EncodedInput {
  ReadFunction read;
  std::uint64_t size = 0;
  WireForm form;
  // The whole message, if it is contiguous in memory; it is then read without copying. Otherwise null.
  std::string_view memory;

  WireCursor cursor(std::size_t first_window = WireCursor::kSmallestWindow) const {
    return memory.data() != nullptr ? WireCursor(memory) : WireCursor(read, size, first_window);
  }
};

// Returns an input that reads from `bytes`, which must outlive it.
EncodedInput encoded_input(std::string_view bytes, WireForm form);

// Returns the enum rule of a generated class. Only proto2 classes can tell whether a scalar is set.
template <class M>
constexpr EnumRule enum_rule_of() noexcept {
  constexpr WireKind kKind = wire_kind_of<M>();
  if constexpr (kKind == WireKind::kSparseTensor)
    return enum_rule_of<std::decay_t<decltype(std::declval<const M&>().values())>>();
  else if constexpr (kKind == WireKind::kTrainingInfo)
    return enum_rule_of<std::decay_t<decltype(std::declval<const M&>().algorithm())>>();
  else if constexpr (kKind == WireKind::kModel || kKind == WireKind::kOperatorSet)
    return walk::HasIrVersionPresence<M>::value ? EnumRule::kClosed : EnumRule::kOpen;
  else
    return walk::HasNamePresence<M>::value ? EnumRule::kClosed : EnumRule::kOpen;
}

// Returns whether the tensors in messages of a generated class can be external. Message types that this function does
// not examine, such as sparse tensors and training information, were added to ONNX after external data.
template <class M>
constexpr bool knows_external_data() noexcept {
  constexpr WireKind kKind = wire_kind_of<M>();
  if constexpr (kKind == WireKind::kTensor)
    return kHasExternalData<M>;
  else if constexpr (kKind == WireKind::kModel)
    return knows_external_data<std::decay_t<decltype(std::declval<const M&>().graph())>>();
  else if constexpr (kKind == WireKind::kGraph)
    return knows_external_data<std::decay_t<decltype(std::declval<const M&>().initializer(0))>>();
  else if constexpr (kKind == WireKind::kNode)
    return knows_external_data<std::decay_t<decltype(std::declval<const M&>().attribute(0))>>();
  else if constexpr (kKind == WireKind::kAttribute)
    return knows_external_data<std::decay_t<decltype(std::declval<const M&>().t())>>();
  else if constexpr (kKind == WireKind::kFunction)
    return knows_external_data<std::decay_t<decltype(std::declval<const M&>().node(0))>>();
  else if constexpr (kKind == WireKind::kOperatorSet && walk::HasFunctions<M>::value)
    return knows_external_data<std::decay_t<decltype(std::declval<const M&>().functions(0))>>();
  else
    return true;
}

// Returns the form of messages of the generated class `M`.
template <class M>
WireForm wire_form_of() noexcept {
  return {wire_kind_of<M>(), enum_rule_of<M>(), knows_external_data<M>()};
}

}  // namespace onnxgen::io
