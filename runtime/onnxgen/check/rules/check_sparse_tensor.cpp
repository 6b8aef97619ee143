// Checks sparse tensors: values, indices and shape against each other. Indices stored in the message are read.
#include <cstdint>
#include <string>
#include <vector>

#include "onnxgen/check/rules/context.h"
#include "onnxgen/onnx/element_type.h"
#include "onnxgen/onnx/field_numbers.h"
#include "onnxgen/onnx/topology.h"
#include "onnxgen/wire/fixed.h"

namespace onnxgen::check {
namespace {

// Access to the indices of a sparse tensor as numbers, for any storage.
class Indices {
 public:
  explicit Indices(const LocatedMessage& tensor) : tensor_(tensor), raw_(tensor.text(io::tensor_field::kRawData)) {
    size_ = raw_.empty() ? tensor.size(io::tensor_field::kInt64Data) : raw_.size() / sizeof(std::int64_t);
  }

  std::uint64_t size() const noexcept { return size_; }
  std::int64_t at(std::uint64_t i) const noexcept {
    if (raw_.empty()) return tensor_.integer(io::tensor_field::kInt64Data, static_cast<std::size_t>(i));
    const char* const bytes = raw_.data() + static_cast<std::size_t>(i) * sizeof(std::int64_t);
    return static_cast<std::int64_t>(wire::load_fixed<std::uint64_t>(bytes));
  }

 private:
  const LocatedMessage& tensor_;
  std::string_view raw_;
  std::uint64_t size_;
};

std::vector<std::int64_t> read_dims(const LocatedMessage& sparse, Context& context) {
  std::vector<std::int64_t> dims;
  for (std::size_t i = 0; i < sparse.size(io::sparse_field::kDims); ++i) {
    dims.push_back(sparse.integer(io::sparse_field::kDims, i));
    if (dims.back() > 0) continue;
    context.findings.error(Rule::kSparseTensor, sparse.path(io::sparse_field::kDims, i),
                           "the dimension is " + std::to_string(dims.back()) + ", but must be positive");
  }
  if (dims.empty()) {
    context.findings.error(Rule::kSparseTensor, sparse.path(io::sparse_field::kDims),
                           "a sparse tensor must have at least one dimension");
  }
  return dims;
}

// Checks positions in row-major order: each must be within the tensor and greater than the previous one.
void check_positions(const LocatedMessage& indices, const std::vector<std::int64_t>& dims, Context& context) {
  const std::optional<std::uint64_t> elements = io::element_count(dims.data(), dims.size());
  if (!elements) return;
  const Indices positions(indices);
  std::int64_t last = -1;
  for (std::uint64_t i = 0; i < positions.size(); ++i) {
    const std::int64_t position = positions.at(i);
    const bool is_inside = position >= 0 && static_cast<std::uint64_t>(position) < *elements;
    if (is_inside && position > last) {
      last = position;
      continue;
    }
    context.findings.error(Rule::kSparseTensor, indices.path(),
                           "index " + std::to_string(i) + " is " + std::to_string(position) +
                               (is_inside ? ", which is not greater than the previous one"
                                          : ", but the tensor has " + std::to_string(*elements) + " elements"));
    return;  // one error is enough, since later ones may follow from it
  }
}

// Checks coordinates, one row per value: each must be within its dimension, and rows must be in lexicographic order.
void check_coordinates(const LocatedMessage& indices, const std::vector<std::int64_t>& dims, Context& context) {
  const Indices coordinates(indices);
  const std::uint64_t rank = dims.size();
  for (std::uint64_t row = 0; row < coordinates.size() / rank; ++row) {
    bool is_greater = row == 0;
    bool is_inside = true;
    for (std::uint64_t axis = 0; axis < rank; ++axis) {
      const std::int64_t value = coordinates.at(row * rank + axis);
      is_inside = is_inside && value >= 0 && value < dims[static_cast<std::size_t>(axis)];
      if (is_greater) continue;
      const std::int64_t before = coordinates.at((row - 1) * rank + axis);
      if (value < before) break;
      is_greater = value > before;
    }
    if (is_inside && is_greater) continue;
    context.findings.error(
        Rule::kSparseTensor, indices.path(),
        "row " + std::to_string(row) + (is_inside ? " is not greater than the previous row" : " is outside the shape"));
    return;
  }
}

void check_indices(const LocatedMessage& indices, const std::vector<std::int64_t>& dims, std::int64_t values,
                   Context& context) {
  const std::uint64_t errors_before = context.findings.errors();
  check_tensor(indices, context);
  const auto error = [&](const std::string& text) {
    context.findings.error(Rule::kSparseTensor, indices.path(), text);
  };
  if (indices.integer(io::tensor_field::kDataType) != static_cast<std::int64_t>(io::ElementType::kInt64)) {
    error("indices must be of type INT64");
  }
  const std::size_t rank = indices.size(io::tensor_field::kDims);
  if (rank != 1 && rank != 2) return error("indices must have one or two dimensions, not " + std::to_string(rank));
  if (indices.integer(io::tensor_field::kDims, 0) != values) {
    return error("there are " + std::to_string(values) + " values, but " +
                 std::to_string(indices.integer(io::tensor_field::kDims, 0)) + " indices");
  }
  if (rank == 2 && indices.integer(io::tensor_field::kDims, 1) != static_cast<std::int64_t>(dims.size())) {
    return error("indices have " + std::to_string(indices.integer(io::tensor_field::kDims, 1)) +
                 " coordinates, but the tensor has " + std::to_string(dims.size()) + " dimensions");
  }
  const bool is_here = indices.integer(io::tensor_field::kDataLocation) != io::tensor_field::kExternal;
  if (context.findings.errors() != errors_before || !is_here || dims.empty()) return;
  rank == 1 ? check_positions(indices, dims, context) : check_coordinates(indices, dims, context);
}

}  // namespace

void check_sparse_tensor(const LocatedMessage& sparse, Context& context) {
  if (!may_descend(sparse, context)) return;
  context.features.use(Feature::kSparseTensors, sparse);
  if (!sparse.has(io::sparse_field::kValues)) return require(sparse, io::sparse_field::kValues, context.findings);
  const LocatedMessage values = sparse.child(io::sparse_field::kValues);
  check_tensor(values, context);
  const std::vector<std::int64_t> dims = read_dims(sparse, context);
  if (values.size(io::tensor_field::kDims) != 1) {
    context.findings.error(
        Rule::kSparseTensor, values.path(io::tensor_field::kDims),
        "values must have one dimension, not " + std::to_string(values.size(io::tensor_field::kDims)));
    return;
  }
  const std::int64_t count = values.integer(io::tensor_field::kDims, 0);
  if (sparse.has(io::sparse_field::kIndices)) {
    const LocatedMessage indices = sparse.child(io::sparse_field::kIndices);
    check_indices(indices, dims, count, context);
  } else if (count != 0) {
    context.findings.error(Rule::kSparseTensor, sparse.path(io::sparse_field::kIndices),
                           "there are " + std::to_string(count) + " values, but no indices");
  }
}

}  // namespace onnxgen::check
