// Tensors whose type, shape and data may disagree. A view is created only if every element is present.
#include "onnxgen/tensor/tensor_view.h"

#include <onnx/onnx-ml.pb.h>

#include <complex>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "check.h"
#include "target.h"

namespace {

using onnxgen::ErrorCode;
using onnxgen::io::TensorView;

// Returns whether the elements can be read as T. If so, checks that all of them can.
template <class T>
bool reads_as(const TensorView& view) {
  std::vector<T> values;
  const onnxgen::Status status = view.copy(values);
  T value{};
  if (!status) {
    FUZZ_CHECK(status.code() == ErrorCode::kTypeMismatch);
    FUZZ_CHECK(view.get(0, value).code() == ErrorCode::kTypeMismatch && view.data<T>() == nullptr);
    return false;
  }
  FUZZ_CHECK(values.size() == view.size());
  for (std::uint64_t i = 0; i < view.size(); ++i) FUZZ_CHECK(view.get(i, value));
  FUZZ_CHECK(view.get(view.size(), value).code() == ErrorCode::kOutOfRange);
  return true;
}

template <class... T>
int count_types(const TensorView& view) {
  return (static_cast<int>(reads_as<T>(view)) + ...);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  onnx::TensorProto tensor;
  if (!tensor.ParseBorrowed(onnxgen::fuzz::view(data, size))) return 0;
  TensorView view;
  if (!TensorView::make(tensor, view)) return 0;
  // An element occupies at least a quarter of a byte.
  FUZZ_CHECK(view.size() <= 4 * std::uint64_t{size});
  using namespace onnxgen::io;
  const int types =
      count_types<float, double, std::uint8_t, std::int8_t, std::uint16_t, std::int16_t, std::uint32_t, std::int32_t,
                  std::uint64_t, std::int64_t, std::string_view, std::complex<float>, std::complex<double>, Float16,
                  BFloat16, Float8E4M3FN, Float8E4M3FNUZ, Float8E5M2, Float8E5M2FNUZ, Float8E8M0, Float4E2M1>(view);
  FUZZ_CHECK(types == 1);
  reads_as<bool>(view);
  std::vector<float> floats;
  double number = 0;
  if (view.copy_as_float(floats)) {
    FUZZ_CHECK(floats.size() == view.size());
    for (std::uint64_t i = 0; i < view.size(); ++i) FUZZ_CHECK(view.number(i, number));
  }
  return 0;
}
