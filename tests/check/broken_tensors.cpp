#include <cstdint>
#include <string_view>
#include <vector>

#include "breaks.h"

namespace onnxgen::check::tests {
namespace {

using onnx::ModelProto;
using onnx::SparseTensorProto;
using onnx::TensorProto;

// Makes the tensor external, with three floats in the file.
void make_external(TensorProto& tensor, std::string_view location, std::string_view offset = "0",
                   std::string_view length = "12") {
  tensor.clear_raw_data();
  tensor.set_data_location(TensorProto::EXTERNAL);
  fill_entry(*tensor.add_external_data(), "location", location);
  fill_entry(*tensor.add_external_data(), "offset", offset);
  fill_entry(*tensor.add_external_data(), "length", length);
}

void set_type(TensorProto& tensor, std::int32_t type, std::size_t bytes) {
  tensor.set_data_type(type);
  tensor.set_raw_data(zeros(bytes, 1));
}

std::vector<Break<TensorProto>> breaks_of_tensors() {
  return {
      {"no data_type", Rule::kRequiredField, {}, [](TensorProto& t) { t.clear_data_type(); }},
      {"UNDEFINED", Rule::kTensorType, {}, [](TensorProto& t) { t.set_data_type(0); }},
      {"unknown type", Rule::kTensorType, kRawTypes, [](TensorProto& t) { t.set_data_type(99); }},
      {"another field",
       Rule::kTensorData,
       {},
       [](TensorProto& t) {
         t.clear_raw_data();
         for (int i = 0; i < 3; ++i) t.add_int64_data(i);
       }},
      {"two fields", Rule::kTensorData, {}, [](TensorProto& t) { t.add_float_data(1); }},
      {"no data", Rule::kTensorData, {}, [](TensorProto& t) { t.clear_raw_data(); }},
      {"data without elements", Rule::kTensorSize, {}, [](TensorProto& t) { t.set_dims(0, 0); }},
      {"short raw data", Rule::kTensorSize, kSizes, [](TensorProto& t) { t.set_raw_data(zeros(11, 1)); }},
      {"long raw data", Rule::kTensorSize, kSizes, [](TensorProto& t) { t.set_raw_data(zeros(16, 1)); }},
      {"short typed data", Rule::kTensorSize, kSizes,
       [](TensorProto& t) {
         t.clear_raw_data();
         t.add_float_data(1);
       }},
      {"an entry beyond its type", Rule::kTensorData, kSizes,
       [](TensorProto& t) {
         t.clear_raw_data();
         t.set_data_type(TensorProto::INT8);
         for (const int value : {1, -128, 300}) t.add_int32_data(value);
       }},
      {"a number of 33 bits in UINT32", Rule::kTensorData, kSizes,
       [](TensorProto& t) {
         t.clear_raw_data();
         t.set_data_type(TensorProto::UINT32);
         for (int i = 0; i < 3; ++i) t.add_uint64_data(std::uint64_t{1} << 32);
       }},
      {"negative dimension", Rule::kTensorShape, kNegativeDims, [](TensorProto& t) { t.set_dims(0, -3); }},
      {"more than 2^63 elements",
       Rule::kTensorShape,
       {},
       [](TensorProto& t) {
         t.set_dims(0, std::int64_t{1} << 40);
         t.add_dims(std::int64_t{1} << 40);
       }},
      {"more than 2^63 bytes", Rule::kTensorShape, kSizes,
       [](TensorProto& t) { t.set_dims(0, std::int64_t{1} << 61); }},
      {"raw strings", Rule::kTensorData, {}, [](TensorProto& t) { t.set_data_type(TensorProto::STRING); }},
      {"FLOAT8E5M2 too early", Rule::kIrFeature, kFeatures, [](TensorProto& t) { set_type(t, 19, 3); }},
      {"INT4 too early", Rule::kIrFeature, kFeatures, [](TensorProto& t) { set_type(t, 22, 2); }},
      {"external and inline",
       Rule::kTensorData,
       {},
       [](TensorProto& t) {
         make_external(t, "data.bin");
         t.add_float_data(1);
       }},
      {"no location",
       Rule::kExternalEntry,
       {},
       [](TensorProto& t) {
         make_external(t, "data.bin");
         t.mutable_external_data(0)->set_key("place");
       }},
      {"no file", Rule::kExternalFile, {}, [](TensorProto& t) { make_external(t, "missing.bin"); }},
      {"absolute location", Rule::kExternalLocation, kLocations,
       [](TensorProto& t) { make_external(t, "/etc/passwd"); }},
      {"parent folder", Rule::kExternalLocation, kLocations, [](TensorProto& t) { make_external(t, "../models"); }},
      {"link", Rule::kExternalLocation, kLocations, [](TensorProto& t) { make_external(t, "link.bin"); }},
      {"out of bounds", Rule::kExternalBounds, kEntries, [](TensorProto& t) { make_external(t, "data.bin", "4088"); }},
      {"another length", Rule::kTensorSize, kEntries, [](TensorProto& t) { make_external(t, "data.bin", "0", "8"); }},
      {"no number", Rule::kExternalEntry, kEntries, [](TensorProto& t) { make_external(t, "data.bin", "0x10"); }},
      {"key twice", Rule::kExternalEntry, kEntries,
       [](TensorProto& t) {
         make_external(t, "data.bin");
         fill_entry(*t.add_external_data(), "offset", "16");
       }},
  };
}

std::vector<Site<TensorProto>> sites_of_tensors() {
  return {
      {"initializer", [](ModelProto& m) -> TensorProto& { return *m.mutable_graph()->mutable_initializer(0); }},
      {"attribute",
       [](ModelProto& m) -> TensorProto& {
         return *m.mutable_graph()->mutable_node(2)->mutable_attribute(0)->mutable_t();
       }},
      {"subgraph's initializer", [](ModelProto& m) -> TensorProto& { return *then_branch(m).mutable_initializer(0); }},
      {"function's attribute",
       [](ModelProto& m) -> TensorProto& {
         return *m.mutable_functions(0)->mutable_node(2)->mutable_attribute(0)->mutable_t();
       }},
  };
}

std::vector<Break<SparseTensorProto>> breaks_of_sparse_tensors() {
  using Sparse = SparseTensorProto;
  const auto with_indices = [](std::vector<std::int64_t> dims, std::vector<std::int64_t> values) {
    return [=](Sparse& s) { fill_int64s(*s.mutable_indices(), dims, values); };
  };
  return {
      {"rank of values", Rule::kSparseTensor, {}, [](Sparse& s) { s.mutable_values()->add_dims(1); }},
      {"no shape", Rule::kSparseTensor, {}, [](Sparse& s) { s.clear_dims(); }},
      {"empty shape", Rule::kSparseTensor, {}, [](Sparse& s) { s.set_dims(0, 0); }},
      {"no indices", Rule::kSparseTensor, {}, [](Sparse& s) { s.clear_indices(); }},
      {"INT32 indices",
       Rule::kSparseTensor,
       {},
       [](Sparse& s) {
         s.mutable_indices()->clear_int64_data();
         s.mutable_indices()->set_data_type(TensorProto::INT32);
         s.mutable_indices()->add_int32_data(0);
         s.mutable_indices()->add_int32_data(3);
       }},
      {"rank of indices", Rule::kSparseTensor, {}, with_indices({2, 1, 1}, {0, 3})},
      {"fewer indices", Rule::kSparseTensor, {}, with_indices({1}, {0})},
      {"index outside", Rule::kSparseTensor, {}, with_indices({2}, {0, 6})},
      {"negative index", Rule::kSparseTensor, {}, with_indices({2}, {-1, 3})},
      {"descending indices", Rule::kSparseTensor, {}, with_indices({2}, {3, 0})},
      {"index twice", Rule::kSparseTensor, {}, with_indices({2}, {3, 3})},
      {"three coordinates", Rule::kSparseTensor, {}, with_indices({2, 3}, {0, 0, 0, 1, 0, 0})},
      {"coordinate outside", Rule::kSparseTensor, {}, with_indices({2, 2}, {0, 0, 0, 3})},
      {"descending rows", Rule::kSparseTensor, {}, with_indices({2, 2}, {1, 0, 0, 2})},
      {"row twice", Rule::kSparseTensor, {}, with_indices({2, 2}, {1, 2, 1, 2})},
      {"short values", Rule::kTensorSize, kSizes, [](Sparse& s) { s.mutable_values()->set_raw_data(zeros(7, 1)); }},
  };
}

std::vector<Site<SparseTensorProto>> sites_of_sparse_tensors() {
  using Sparse = SparseTensorProto;
  return {
      {"sparse initializer",
       [](ModelProto& m) -> Sparse& { return *m.mutable_graph()->mutable_sparse_initializer(0); }},
      {"sparse attribute",
       [](ModelProto& m) -> Sparse& {
         return *m.mutable_graph()->mutable_node(3)->mutable_attribute(0)->mutable_sparse_tensor();
       }},
  };
}

}  // namespace

void add_broken_tensors(std::vector<BrokenModel>& models) {
  add_all(models, sites_of_tensors(), breaks_of_tensors());
  add_all(models, sites_of_sparse_tensors(), breaks_of_sparse_tensors());
}

}  // namespace onnxgen::check::tests
