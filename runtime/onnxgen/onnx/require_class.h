// Compile-time checks of the message types that are passed to functions for ONNX files. Each returns true, or fails to
// compile with one error that names the mistake. Use as `if constexpr (require_message<M>()) { ... }`, so that errors
// in the function's body do not hide it.
#pragma once

#include "onnxgen/message/message_info.h"
#include "onnxgen/onnx/topology.h"

namespace onnxgen::io {

template <class M>
constexpr bool require_message() noexcept {
  constexpr bool kIsMessage = MessageAccess::is_generated<M>(0);
  static_assert(kIsMessage,
                "the type is not a message class that onnxgen generated; if it is named onnx::ModelProto, the compiler "
                "found the onnx headers of another package first, or only a forward declaration");
  return kIsMessage;
}

template <class M>
constexpr bool require_model() noexcept {
  constexpr bool kIsModel = wire_kind_of<M>() == WireKind::kModel;
  static_assert(kIsModel, "the type is not a ModelProto with the accessors that onnxgen generates");
  return kIsModel;
}

template <class M>
constexpr bool require_tensor() noexcept {
  constexpr bool kIsTensor = wire_kind_of<M>() == WireKind::kTensor;
  static_assert(kIsTensor, "the type is not a TensorProto with the accessors that onnxgen generates");
  return kIsTensor;
}

}  // namespace onnxgen::io
