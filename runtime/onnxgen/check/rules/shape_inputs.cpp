#include "onnxgen/check/rules/shape_inputs.h"

#include <algorithm>
#include <iterator>

namespace onnxgen::check {
namespace {

struct ShapeInputs {
  std::string_view op_type;
  std::size_t first;
  std::size_t last;
};

constexpr ShapeInputs kShapeInputs[] = {
    {"AffineGrid", 1, 1},
    {"CenterCropPad", 1, 1},
    {"Col2Im", 1, 2},
    {"ConstantOfShape", 0, 0},
    {"DFT", 1, 2},
    {"Expand", 1, 1},
    {"MaxUnpool", 2, 2},
    {"OneHot", 1, 1},
    {"Pad", 1, 1},
    {"Pad", 3, 3},
    {"Range", 0, 2},
    {"ReduceL1", 1, 1},
    {"ReduceL2", 1, 1},
    {"ReduceLogSum", 1, 1},
    {"ReduceLogSumExp", 1, 1},
    {"ReduceMax", 1, 1},
    {"ReduceMean", 1, 1},
    {"ReduceMin", 1, 1},
    {"ReduceProd", 1, 1},
    {"ReduceSum", 1, 1},
    {"ReduceSumSquare", 1, 1},
    {"Reshape", 1, 1},
    {"Resize", 2, 3},
    {"Slice", 1, 4},
    {"Split", 1, 1},
    {"Squeeze", 1, 1},
    {"STFT", 1, 1},
    {"STFT", 3, 3},
    {"Tile", 1, 1},
    {"TopK", 1, 1},
    {"Unsqueeze", 1, 1},
    {"Upsample", 1, 1},
};

}  // namespace

bool is_shape_input(std::string_view op_type, std::size_t index) noexcept {
  return std::any_of(std::begin(kShapeInputs), std::end(kShapeInputs), [&](const ShapeInputs& inputs) {
    return inputs.op_type == op_type && inputs.first <= index && index <= inputs.last;
  });
}

}  // namespace onnxgen::check
