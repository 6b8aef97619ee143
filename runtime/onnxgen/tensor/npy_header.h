// The beginning of a NumPy file, which says what is in it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "onnxgen/error/status.h"
#include "onnxgen/onnx/element_type.h"

namespace onnxgen::io {

struct NpyHeader {
  ElementType type = ElementType::kUndefined;
  std::vector<std::int64_t> dims;
  bool is_big_endian = false;
  bool is_fortran_order = false;
};

// Magic, version and the length of the rest of a header take at most so many bytes.
inline constexpr std::size_t kNpyPreamble = 12;

// That a file is no array, or not one that is read; `detail` says why.
Status invalid_npy(std::string detail);

// How long the whole header is that begins so; kInvalidTensor where it begins in no such way.
Status npy_header_size(std::string_view beginning, std::size_t& size);
// `bytes` are all of the header.
Status parse_npy_header(std::string_view bytes, NpyHeader& header);

// The header of an array in row-major order, little-endian. The type must be one that NumPy has; strings take
// `string_size` bytes each.
std::string print_npy_header(ElementType type, const std::vector<std::int64_t>& dims, std::size_t string_size = 0);

}  // namespace onnxgen::io
