#include "model/npy_file.h"

#include <fmt/format.h>

#include "failure.h"
#include "model/type_text.h"
#include "onnxgen/tensor/npy.h"
#include "output/names.h"
#include "output/output_file.h"
#include "output/report_error.h"

namespace onnx_tool {

namespace io = onnxgen::io;

void write_npy(const onnx::TensorProto& tensor, const std::string& path) {
  io::TensorView view;
  check(io::TensorView::make(tensor, view));
  check_is_no_terminal(path);
  const io::ElementType written = io::npy_type(view.type());
  write_file(path, io::raw_size(written, view.size()).value_or(0), [&](FileSink& sink) {
    return io::try_print_npy(view, [&sink](std::string_view chunk) { return sink.write(chunk); });
  });
  if (written == view.type()) return;
  report_error(fmt::format("NumPy has no type {}; {} contains the same values in a wider type",
                           element_type_text(tensor.data_type()), shown_output(path)));
}

}  // namespace onnx_tool
