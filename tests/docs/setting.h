// Environment of the guides' examples: a folder with a model file, and names that stand for parts of a user's program.
#pragma once

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <memory>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "byte_dump.h"
#include "onnx/onnx-ml.pb.h"
#include "onnxgen/build/graph_builder.h"
#include "onnxgen/io/save.h"
#include "temporary_folder.h"

namespace {

// Returns a model of two consecutive convolutions with weights larger than a kilobyte.
onnx::ModelProto sample_model() {
  namespace build = onnxgen::build;
  onnx::ModelProto model;
  build::make_model(model, {{"", 17}});
  build::GraphBuilder g(*model.mutable_graph(), "sample");
  const auto x = g.input("x", build::ElementType::kFloat, {"batch", 8, 32, 32});
  const std::vector<float> weights(8 * 8 * 3 * 3, 0.5f);
  const auto first = g.initializer("conv1.weight", {8, 8, 3, 3}, weights);
  const auto second = g.initializer("conv2.weight", {8, 8, 3, 3}, weights);
  auto relu = g.op("Relu", g.op("Conv", x, first).label("conv1"));
  g.output(g.op("Conv", relu, second).as("y"), build::ElementType::kFloat, {"batch", 8, 28, 28});
  for (onnx::ValueInfoProto& info : *model.mutable_graph()->mutable_output()) {
    *model.mutable_graph()->add_value_info() = info;
    model.mutable_graph()->mutable_value_info(0)->set_name("conv_1");
  }
  return model;
}

}  // namespace

// The parts of ONNX Runtime that the guides mention.
namespace Ort {
struct Session {
  Session(int, const void*, std::size_t bytes, int) : size(bytes) {}
  std::size_t size;
};
}  // namespace Ort

namespace {

class Setting {
 public:
  Setting() : before_(std::filesystem::current_path()) {
    std::filesystem::current_path(folder_.path());
    onnxgen::io::save(model, "model.onnx");
  }
  ~Setting() { std::filesystem::current_path(before_); }

 protected:
  onnx::ModelProto model = sample_model();
  std::string bytes = model.SerializeAsString();
  std::string json = "{}";

 private:
  onnxgen::io::tests::TemporaryFolder folder_;
  std::filesystem::path before_;
};

}  // namespace
