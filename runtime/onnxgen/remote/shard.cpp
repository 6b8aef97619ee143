#include "onnxgen/remote/remote.h"

namespace onnxgen::remote {

// Divides all bytes into equal shares. A tensor belongs to the rank whose share contains its middle.
std::vector<const io::IndexedTensor*> shard(const io::TensorIndex& index, std::size_t rank, std::size_t count) {
  double total = 0;
  for (const io::IndexedTensor& tensor : index.tensors) total += static_cast<double>(tensor.length);
  double before = 0;
  return shard(index, rank, [&](const io::IndexedTensor& tensor) {
    const double middle = before + static_cast<double>(tensor.length) / 2;
    before += static_cast<double>(tensor.length);
    const auto share = static_cast<std::size_t>(middle / total * static_cast<double>(count));
    return share < count ? share : count - 1;
  });
}

std::vector<const io::IndexedTensor*> shard(const io::TensorIndex& index, std::size_t rank,
                                            const std::function<std::size_t(const io::IndexedTensor&)>& rank_of) {
  std::vector<const io::IndexedTensor*> tensors;
  for (const io::IndexedTensor& tensor : index.tensors) {
    if (tensor.length != 0 && rank_of(tensor) == rank) tensors.push_back(&tensor);
  }
  return tensors;
}

}  // namespace onnxgen::remote
