// Classes of ONNX before version 1.4, whose tensors cannot say that their elements are elsewhere. To such a class the
// entries of external data are unknown fields, and the tensor is one without elements: loading it must not succeed.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "onnxgen/error/status.h"
#include "onnxgen/message/message.h"
#include "onnxgen/onnx/encoded_input.h"
#include "onnxgen/onnx/message_traits.h"
#include "onnxgen/onnx/span_input.h"

namespace onnxgen::io {

// The failure that says so of a tensor.
Status cannot_be_elsewhere(const std::string& tensor);

// Fails where a tensor in these bytes is external, reading them within the limits of the options.
Status refuse_external_data(const EncodedInput& input, const ParseOptions& options);

// Before the external data of a model is loaded. `bytes` is the model as it stands in the file: of a message, which may
// have dropped what it does not know, it could not be told.
template <class M>
Status check_external_support(std::string_view bytes, const ParseOptions& options) {
  const WireForm form = wire_form_of<M>();
  return form.knows_external_data ? Status() : refuse_external_data(encoded_input(bytes, form), options);
}

// The same of a message in memory.
template <class M>
Status check_external_support(const M& message, const ParseOptions& options) {
  Status checked;
  if constexpr (!knows_external_data<M>()) {
    const Status status = serialize_message(message, true, [&](const Span* spans, std::size_t count) {
      checked = refuse_external_data(SpanInput(spans, count).encoded(wire_form_of<M>()), options);
      return true;
    });
    if (!status) return status;
  }
  return checked;
}

}  // namespace onnxgen::io
