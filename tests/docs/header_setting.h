// Names that the examples at the heads of public headers use; see header_examples_test.sh.
#pragma once

#include <cstddef>
#include <cstdint>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

#include "onnx/onnx-ml.pb.h"

#if defined(ONNXGEN_TEST_PROTOBUF)
#include "protobuf/extensions.pb.h"
#else
#include "extensions.pb.h"
#endif

template <class... Values>
void use(const Values&...) {}

struct Setting {
  onnx::ModelProto model;
  onnx::ModelProto before;
  onnx::ModelProto after;
  onnx::ModelProto backbone;
  onnx::ModelProto head;
  onnx::GraphProto graph;
  onnx::TensorProto tensor;
  std::vector<std::int64_t> shape;

  std::string bytes;
  std::string json;
  std::string url;
  const void* input = nullptr;
  std::size_t size = 0;
};
