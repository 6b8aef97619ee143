// Reads and writes arrays as NumPy files: the format .npy of numpy.save and numpy.load.
// https://numpy.org/doc/stable/reference/generated/numpy.lib.format.html
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

// An array that was read from a file.
struct NpyArray {
  ElementType type = ElementType::kUndefined;
  std::vector<std::int64_t> dims;
  std::string raw;  // the elements as a tensor's raw data has them: little-endian, in row-major order

  // A view of this array, which must outlive the view.
  TensorView view() const {
    TensorView made;
    throw_if_failed(TensorView::make(type, dims, raw, made));
    return made;
  }
};

// The type that elements get in a file: their own, or the next type of NumPy that holds all their values. Strings
// become byte strings as long as the longest.
ElementType npy_type(ElementType type) noexcept;

// Writes a file under a temporary name; it takes its own name when it is complete.
Status try_save_npy(const TensorView& tensor, const std::string& path);
inline void save_npy(const TensorView& tensor, const std::string& path) {
  throw_if_failed(try_save_npy(tensor, path));
}

// Reads a file that holds one array. A file that is damaged, or goes on after the array, is kInvalidTensor; arrays of
// texts, objects and records are kUnsupported.
Status try_load_npy(const std::string& path, NpyArray& array);
inline NpyArray load_npy(const std::string& path) {
  NpyArray array;
  throw_if_failed(try_load_npy(path, array));
  return array;
}

// Writes the file to memory, or to a function that is given it in pieces. If that function returns false, writing ends
// as kWriteFailed.
Status try_print_npy(const TensorView& tensor, std::string& bytes);
Status try_print_npy(const TensorView& tensor, const std::function<bool(std::string_view piece)>& write);
Status try_parse_npy(std::string_view bytes, NpyArray& array);

}  // namespace onnxgen::io
