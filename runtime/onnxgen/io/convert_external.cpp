#include "onnxgen/io/convert_external.h"

#include "onnxgen/onnx/encoded_tensors.h"
#include "onnxgen/onnx/span_input.h"
#include "onnxgen/tensor/raw_elements.h"

namespace onnxgen::io {

Status make_raw_form(const Span* spans, std::size_t count, const ExternalDataOptions& options, RawForm& form) {
  const SpanInput input(spans, count);
  EncodedTensors found;
  Status status = find_tensors(input.encoded(WireKind::kTensor), found);
  if (!status) return status;
  const EncodedTensor& tensor = found.tensors.front();
  const std::uint64_t length = raw_length(tensor);
  form.is_raw = tensor.raw.field != 0;
  if (length == 0 || length < options.size_threshold) return Status();
  status = check_elements(input, tensor);
  if (!status) return options.allow_size_mismatch ? Status() : status;
  std::vector<std::string_view> views;
  if (!form.is_raw) {
    if (!raw_elements(input, tensor, views, form.converted)) return Status();
    if (form.converted.empty()) {
      for (const std::string_view view : views) form.converted.append(view);
    }
  }
  form.length = length;
  return Status();
}

}  // namespace onnxgen::io
