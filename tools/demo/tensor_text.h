// Stored tensors as text.
#pragma once

#include <cstdint>
#include <string>

#include "onnx/onnx-ml.pb.h"

// "conv1.weight: float[64, 3, 7, 7], 36.8 KiB"
std::string tensor_text(const onnx::TensorProto& tensor);

// Bytes that the tensor's values take in memory, from its type and shape, however and wherever they are stored.
std::uint64_t tensor_bytes(const onnx::TensorProto& tensor);

// "36.8 KiB"
std::string bytes_text(std::uint64_t bytes);
