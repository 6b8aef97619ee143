#include <algorithm>

#include "onnxgen/remote/remote.h"

namespace onnxgen::remote {
namespace {

// Returns false if the tensor certainly has no bytes to read. The length 0 of external data means that neither the
// model nor type and shape state it: the data then extends to the end of its file, unless the shape has no elements.
bool has_data(const io::IndexedTensor& tensor) {
  if (tensor.length != 0) return true;
  return tensor.storage == io::TensorStorage::kExternal &&
         std::find(tensor.dims.begin(), tensor.dims.end(), 0) == tensor.dims.end();
}

}  // namespace

// Divides all bytes into equal shares. A tensor belongs to the rank whose share contains its middle.
std::vector<const io::IndexedTensor*> shard(const io::TensorIndex& index, std::size_t rank, std::size_t count) {
  double total = 0;
  for (const io::IndexedTensor& tensor : index.tensors) total += static_cast<double>(tensor.length);
  double before = 0;
  return shard(index, rank, [&](const io::IndexedTensor& tensor) {
    const double middle = before + static_cast<double>(tensor.length) / 2;
    before += static_cast<double>(tensor.length);
    if (total == 0) return std::size_t{0};
    const auto share = static_cast<std::size_t>(middle / total * static_cast<double>(count));
    return share < count ? share : count - 1;
  });
}

std::vector<const io::IndexedTensor*> shard(const io::TensorIndex& index, std::size_t rank,
                                            const std::function<std::size_t(const io::IndexedTensor&)>& rank_of) {
  std::vector<const io::IndexedTensor*> tensors;
  for (const io::IndexedTensor& tensor : index.tensors) {
    if (has_data(tensor) && rank_of(tensor) == rank) tensors.push_back(&tensor);
  }
  return tensors;
}

}  // namespace onnxgen::remote
