#include "model/raw_tensor.h"

#include <utility>

#include "failure.h"
#include "onnxgen/io/convert_external.h"

namespace onnx_tool {

namespace io = onnxgen::io;

void make_raw(onnx::TensorProto& tensor) {
  io::ExternalDataOptions options;
  options.size_threshold = 0;
  options.allow_size_mismatch = true;
  io::RawForm form;
  onnxgen::Status made;
  check(io::serialize_message(tensor, true, [&](const onnxgen::Span* spans, std::size_t count) {
    made = io::make_raw_form(spans, count, options, form);
    return true;
  }));
  check(made);
  if (form.length == 0 || form.is_raw) return;
  io::clear_elements(tensor);
  tensor.set_raw_data(std::move(form.converted));
}

}  // namespace onnx_tool
