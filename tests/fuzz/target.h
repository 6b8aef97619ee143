// Function that every fuzz target defines. libFuzzer calls it with generated inputs, replay.cpp with the contents of
// files.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace onnxgen::fuzz {

inline std::string_view view(const std::uint8_t* data, std::size_t size) {
  return {reinterpret_cast<const char*>(data), size};
}

}  // namespace onnxgen::fuzz
