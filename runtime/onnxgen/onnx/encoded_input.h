// An encoded message that is looked through where it lies: in a file, in memory, or behind a function.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>
#include <utility>

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

  constexpr WireForm() noexcept = default;
  constexpr WireForm(WireKind wire_kind, EnumRule rule = EnumRule::kClosed) noexcept : kind(wire_kind), enums(rule) {}
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

template <class M>
WireForm wire_form_of() noexcept {
  return {wire_kind_of<M>(), enum_rule_of<M>()};
}

}  // namespace onnxgen::io
