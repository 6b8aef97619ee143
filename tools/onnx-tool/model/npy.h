// Tensors as files of NumPy: https://numpy.org/doc/stable/reference/generated/numpy.lib.format.html.
#pragma once

#include <cstdint>
#include <string>

#include "onnxgen/tensor/tensor_view.h"
#include "output/output_file.h"

namespace onnx_tool {

// How NumPy holds elements of a type.
struct NpyType {
  std::string descr;        // "<f4"
  std::uint64_t width = 0;  // bytes of an element
  bool is_exact = true;     // whether it is the type itself; else one that has all of its values
};

// NumPy has no bfloat16 and no floating-point numbers of 8 bits and less: they become float32, which has all of their
// values. Integers of less than a byte take one. Strings are bytes of the length of the longest.
NpyType npy_type(const onnxgen::io::TensorView& view);

// Appends the file's content. The elements of `view` must be raw, or strings.
onnxgen::Status write_npy(const onnxgen::io::TensorView& view, const NpyType& type, FileSink& sink);

}  // namespace onnx_tool
