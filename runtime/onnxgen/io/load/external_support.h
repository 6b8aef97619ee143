// Support for message classes of ONNX before version 1.4, which cannot express external data. Such a class treats the
// entries of external data as unknown fields, so an external tensor would appear to have no elements. Loading it must
// fail.
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

// Returns the error for a tensor whose class cannot express external data.
Status cannot_be_external(const std::string& tensor);

// Fails if the message contains an external tensor. Reading obeys the limits of the options.
Status refuse_external_data(const EncodedInput& input, const ParseOptions& options);

// Checks a model before its external data is loaded. `bytes` is the encoded model: the parsed message may have dropped
// the unknown fields that mark external data.
template <class M>
Status check_external_support(std::string_view bytes, const ParseOptions& options) {
  const WireForm form = wire_form_of<M>();
  return form.knows_external_data ? Status() : refuse_external_data(encoded_input(bytes, form), options);
}

// Overload for a message in memory.
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
