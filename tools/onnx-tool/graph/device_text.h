// Describes on which devices a node runs.
#pragma once

#include <string>

#include "onnx/onnx-ml.pb.h"

namespace onnx_tool {

// Returns a text such as "two GPUs, pipeline stage 1; x on devices [0, 1]: axis 0 in 2 shards".
std::string device_text(const onnx::NodeDeviceConfigurationProto& configuration);

}  // namespace onnx_tool
