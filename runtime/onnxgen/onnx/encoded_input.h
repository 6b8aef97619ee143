// An encoded message that is looked through where it lies: in a file, in memory, or behind a function.
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

// What a generated class does with a number that its enum does not have: those of proto2 keep it as an unknown field
// and the enum's value stays as it was; those of proto3 take it as the value.
enum class EnumRule : std::uint8_t { kClosed, kOpen };

// What the encoded form alone does not tell: which message it is, and by which rules it is read.
struct WireForm {
  WireKind kind = WireKind::kOther;
  EnumRule enums = EnumRule::kClosed;  // of TensorProto's data_location
  // Whether its tensors can say that their elements are elsewhere. Those of ONNX before version 1.4 cannot: what a file
  // says of it is unknown to the class.
  bool knows_external_data = true;

  constexpr WireForm() noexcept = default;
  constexpr WireForm(WireKind wire_kind, EnumRule rule = EnumRule::kClosed, bool knows_external = true) noexcept
      : kind(wire_kind), enums(rule), knows_external_data(knows_external) {}
};

struct EncodedInput {
  ReadFunction read;
  std::uint64_t size = 0;
  WireForm form;
  // All of it, where it lies in one piece of memory: then nothing is copied to look at it.
  std::string_view memory;

  WireCursor cursor(std::size_t first_window = WireCursor::kSmallestWindow) const {
    return memory.data() != nullptr ? WireCursor(memory) : WireCursor(read, size, first_window);
  }
};

// `bytes` must outlive it.
EncodedInput encoded_input(std::string_view bytes, WireForm form);

// The rules of a generated class. Only classes of proto2 can say of a scalar whether it is set.
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

// Whether the tensors below a generated class know external data. Sparse tensors, training information and what else is
// not followed here came after it.
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

template <class M>
WireForm wire_form_of() noexcept {
  return {wire_kind_of<M>(), enum_rule_of<M>(), knows_external_data<M>()};
}

}  // namespace onnxgen::io
