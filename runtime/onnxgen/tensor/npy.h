// Reads and writes arrays as NumPy files: the .npy format of numpy.save and numpy.load.
// https://numpy.org/doc/stable/reference/generated/numpy.lib.format.html
//
// Each function has two forms: one throws Error, try_...() returns a Status and leaves an array unchanged if it fails.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "onnxgen/error/status.h"
#include "onnxgen/file/error.h"
#include "onnxgen/onnx/element_type.h"
#include "onnxgen/tensor/tensor_view.h"

namespace onnxgen::io {

// An array read from a file.
struct NpyArray {
  ElementType type = ElementType::kUndefined;
  std::vector<std::int64_t> dims;
  std::string raw;  // the elements in the form of a tensor's raw data: little-endian, row-major order

  // Returns a view of this array, which must outlive the view. Throws Error if type, shape and data do not match.
  TensorView view() const {
    TensorView made;
    throw_if_failed(TensorView::make(type, dims, raw, made));
    return made;
  }
};

// Returns the type of the elements in a file: the same type, or if NumPy lacks it, one that represents all its values:
// kFloat for kBfloat16 and floats of 8 and 4 bits, kInt8 or kUint8 for packed integers. Strings become byte strings of
// the length of the longest. kUndefined cannot be saved.
ElementType npy_type(ElementType type) noexcept;

// Writes a file, replacing an existing one. It has a temporary name until it is complete. Fails with kOpenFailed or
// kWriteFailed, and with kUnsupported for a type that NumPy files cannot hold, or a string that ends with a NUL, which
// NumPy would not return.
Status try_save_npy(const TensorView& tensor, const std::string& path);
inline void save_npy(const TensorView& tensor, const std::string& path) {
  throw_if_failed(try_save_npy(tensor, path));
}

// Reads a file that contains one array. Fails with kInvalidTensor if the file is damaged or has data after the array,
// and with kUnsupported for arrays of strings, objects or records. The elements are converted to row-major order and
// little-endian bytes.
Status try_load_npy(const std::string& path, NpyArray& array);
inline NpyArray load_npy(const std::string& path) {
  NpyArray array;
  throw_if_failed(try_load_npy(path, array));
  return array;
}

// Write a file to memory, replacing the contents of `bytes`, or to a function that is called with consecutive chunks.
// If that function returns false, writing fails with kWriteFailed. After a failure, `bytes` is unspecified.
Status try_print_npy(const TensorView& tensor, std::string& bytes);
Status try_print_npy(const TensorView& tensor, const std::function<bool(std::string_view chunk)>& write);
// Reads an array from the contents of a file. Fails like try_load_npy().
Status try_parse_npy(std::string_view bytes, NpyArray& array);

}  // namespace onnxgen::io
