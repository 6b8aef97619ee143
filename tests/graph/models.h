// Models for the tests of graphs, written as text.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "onnx/onnx-ml.pb.h"
#include "onnxgen/reflection/compare.h"
#include "onnxgen/text/parse.h"

namespace onnxgen::graph::tests {

// Parses a model of either profile from protobuf's text format.
template <class Model>
Model model_of(std::string_view text) {
  onnx::ModelProto parsed;
  const text::TextStatus status = text::parse_text(text, &parsed);
  EXPECT_TRUE(status) << status.message();
  std::string bytes;
  Model model;
  EXPECT_TRUE(parsed.SerializeToString(&bytes));
  EXPECT_TRUE(model.ParseFromString(bytes));
  return model;
}

// Fails with the paths at which the model differs from the one in `text`.
template <class Model>
void expect_equal(const Model& model, std::string_view text) {
  for (const Difference& difference : diff(model_of<Model>(text), model)) ADD_FAILURE() << difference.path;
}

}  // namespace onnxgen::graph::tests
