// The header of a NumPy file, which describes its contents.
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

// Maximum size in bytes of the part of a header with magic, version and length.
inline constexpr std::size_t kNpyPreamble = 12;

// Returns the failure for a file that is not an array, or not a supported one; `detail` gives the reason.
Status invalid_npy(std::string detail);

// Computes the size of the whole header from its beginning. Returns kInvalidTensor if that is malformed.
Status npy_header_size(std::string_view beginning, std::size_t& size);
// Parses a header. `bytes` must contain all of it.
Status parse_npy_header(std::string_view bytes, NpyHeader& header);

// Returns the header of an array in row-major order, little-endian. The type must be one that NumPy has. Each string
// occupies `string_size` bytes.
std::string print_npy_header(ElementType type, const std::vector<std::int64_t>& dims, std::size_t string_size = 0);

}  // namespace onnxgen::io
