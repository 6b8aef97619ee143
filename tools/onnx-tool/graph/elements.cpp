#include "graph/elements.h"

#include <fmt/format.h>

#include <algorithm>
#include <complex>
#include <limits>
#include <string_view>

namespace onnx_tool {
namespace {

using onnxgen::io::ElementType;
using onnxgen::io::TensorView;

// Returns the first `count` elements, which must have the type T, each converted by `convert`.
template <class T, class Convert>
auto converted(const TensorView& view, std::uint64_t count, const Convert& convert) {
  std::vector<decltype(convert(T()))> result;
  for (std::uint64_t i = 0; i < count; ++i) {
    T value{};
    if (!view.get(i, value).ok()) break;
    result.push_back(convert(value));
  }
  return result;
}

template <class T>
std::vector<T> unchanged(const TensorView& view, std::uint64_t count) {
  return converted<T>(view, count, [](T value) { return value; });
}

template <class Complex>
std::vector<std::string> complex_texts(const TensorView& view, std::uint64_t count) {
  return converted<Complex>(view, count,
                            [](Complex value) { return fmt::format("{}{:+}i", value.real(), value.imag()); });
}

Elements unsigned_elements(const TensorView& view, std::uint64_t count) {
  const std::vector<std::uint64_t> values = unchanged<std::uint64_t>(view, count);
  const bool fit = std::all_of(values.begin(), values.end(), [](std::uint64_t value) {
    return value <= std::uint64_t{std::numeric_limits<std::int64_t>::max()};
  });
  if (fit) return std::vector<std::int64_t>(values.begin(), values.end());
  return converted<std::uint64_t>(view, count, [](std::uint64_t value) { return std::to_string(value); });
}

// Reads elements that a double represents exactly.
template <class Number>
std::vector<Number> numbers(const TensorView& view, std::uint64_t count) {
  std::vector<Number> result;
  for (std::uint64_t i = 0; i < count; ++i) {
    double value = 0;
    if (!view.number(i, value).ok()) break;
    result.push_back(static_cast<Number>(value));
  }
  return result;
}

}  // namespace

Elements first_elements(const TensorView& view, std::uint64_t most) {
  const std::uint64_t count = std::min(most, view.size());
  switch (view.type()) {
    case ElementType::kString:
      return converted<std::string_view>(view, count, [](std::string_view text) { return std::string(text); });
    case ElementType::kFloat:
      return unchanged<float>(view, count);
    case ElementType::kDouble:
      return unchanged<double>(view, count);
    case ElementType::kInt64:
      return unchanged<std::int64_t>(view, count);
    case ElementType::kUint64:
      return unsigned_elements(view, count);
    case ElementType::kComplex64:
      return complex_texts<std::complex<float>>(view, count);
    case ElementType::kComplex128:
      return complex_texts<std::complex<double>>(view, count);
    case ElementType::kBool:
    case ElementType::kInt2:
    case ElementType::kInt4:
    case ElementType::kInt8:
    case ElementType::kInt16:
    case ElementType::kInt32:
    case ElementType::kUint2:
    case ElementType::kUint4:
    case ElementType::kUint8:
    case ElementType::kUint16:
    case ElementType::kUint32:
      return numbers<std::int64_t>(view, count);
    case ElementType::kFloat16:
    case ElementType::kBfloat16:
    case ElementType::kFloat8E4M3FN:
    case ElementType::kFloat8E4M3FNUZ:
    case ElementType::kFloat8E5M2:
    case ElementType::kFloat8E5M2FNUZ:
    case ElementType::kFloat8E8M0:
    case ElementType::kFloat4E2M1:
      return numbers<float>(view, count);
    case ElementType::kUndefined:
      break;
  }
  return {};
}

}  // namespace onnx_tool
