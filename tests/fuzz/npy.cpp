// Reads NumPy arrays.
#include "onnxgen/tensor/npy.h"

#include "check.h"
#include "target.h"

using namespace onnxgen::io;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  NpyArray array;
  if (!try_parse_npy(onnxgen::fuzz::view(data, size), array)) return 0;
  // A parsed array is a valid tensor and survives a round trip.
  TensorView view;
  FUZZ_CHECK(TensorView::make(array.type, array.dims, array.raw, view));
  std::string printed;
  FUZZ_CHECK(try_print_npy(view, printed));
  NpyArray again;
  FUZZ_CHECK(try_parse_npy(printed, again));
  FUZZ_CHECK(again.type == array.type && again.dims == array.dims && again.raw == array.raw);
  return 0;
}
