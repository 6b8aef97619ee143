// Reads a model from a file.
#pragma once

#include <string>

#include "onnx/onnx-ml.pb.h"

struct LoadedModel {
  onnx::ModelProto model;
  std::string error;  // empty when the model was read
};

LoadedModel load_model(const std::string& path);
