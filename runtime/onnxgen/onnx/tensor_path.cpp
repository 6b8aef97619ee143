#include "onnxgen/onnx/tensor_path.h"

#include <vector>

namespace onnxgen::io {

TensorPath TensorPath::child(const WireField& field, std::uint64_t index) const {
  TensorPath longer;
  longer.last_ = std::make_shared<const Step>(Step{last_, &field, index});
  return longer;
}

std::string TensorPath::text() const {
  std::vector<const Step*> steps;
  for (const Step* step = last_.get(); step != nullptr; step = step->parent.get()) steps.push_back(step);
  std::string text;
  for (auto step = steps.rbegin(); step != steps.rend(); ++step) {
    if (!text.empty()) text += '.';
    text += (*step)->field->name;
    if ((*step)->field->repeated) text += "[" + std::to_string((*step)->index) + "]";
  }
  return text;
}

}  // namespace onnxgen::io
