#pragma once

#include <cstddef>

namespace onnxgen {

// The elements of an array, for code that learns their type from elsewhere.
struct ErasedElements {
  const void* data = nullptr;
  std::size_t size = 0;
};

}  // namespace onnxgen
