#include "graph/weight_data.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>

#include "graph/attribute_text.h"
#include "model/statistics.h"
#include "onnxgen/tensor/tensor_view.h"

namespace onnx_tool {
namespace {

constexpr std::size_t kBins = 32;

// Counts the finite elements. Computes with halves, because the difference of two large numbers may be infinite.
std::array<std::uint64_t, kBins> histogram_of(const onnxgen::io::TensorView& view, const Statistics& statistics) {
  std::array<std::uint64_t, kBins> bins{};
  const double minimum = statistics.finite_minimum / 2;
  const double width = (statistics.finite_maximum / 2 - minimum) / kBins;
  for (std::uint64_t i = 0; i < view.size(); ++i) {
    double value = 0;
    if (!view.number(i, value).ok() || !std::isfinite(value)) continue;
    const double bin = width > 0 ? (value / 2 - minimum) / width : 0;
    ++bins[std::min(kBins - 1, static_cast<std::size_t>(bin))];
  }
  return bins;
}

// Computes the statistics of a tensor. Without elements, or if these are no numbers, has_numbers is false.
Statistics statistics_of_tensor(const onnx::TensorProto& tensor, onnxgen::io::TensorView& view) {
  return onnxgen::io::TensorView::make(tensor, view).ok() ? statistics_of(view) : Statistics();
}

void add_array(JsonText& json, const onnxgen::io::TensorView& view, const Statistics& statistics) {
  json.begin_array().value(statistics.minimum).value(statistics.maximum).value(statistics.mean);
  json.value(statistics.zeros).value(statistics.nans).value(statistics.infinities).begin_array();
  for (const std::uint64_t count : histogram_of(view, statistics)) json.value(count);
  json.end_array();
  if (statistics.infinities != 0) json.value(statistics.finite_minimum).value(statistics.finite_maximum);
  json.end_array();
}

}  // namespace

void add_weight_data(JsonText& json, const std::string& elements, const onnx::TensorProto& tensor, bool has_values) {
  onnxgen::io::TensorView view;
  const Statistics statistics = has_values ? statistics_of_tensor(tensor, view) : Statistics();
  if (!elements.empty()) {
    json.value(elements);
  } else if (statistics.has_numbers) {
    json.value(0);
  }
  if (statistics.has_numbers) add_array(json, view, statistics);
}

void add_statistics(JsonText& json, const onnx::TensorProto& tensor) {
  onnxgen::io::TensorView view;
  const Statistics statistics = statistics_of_tensor(tensor, view);
  if (!statistics.has_numbers) return;
  json.key("statistics");
  add_array(json, view, statistics);
}

}  // namespace onnx_tool
