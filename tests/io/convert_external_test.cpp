#include "onnxgen/io/convert_external.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <string>
#include <vector>

#include "onnx/onnx-ml.pb.h"
#include "onnx/onnx-ml.proto3.pb.h"
#include "onnxgen/io/save.h"
#include "sample_models.h"
#include "temporary_folder.h"

namespace onnxgen::io {
namespace {

namespace fs = std::filesystem;
using tests::pattern;

ExternalDataOptions options_for(std::string location) {
  ExternalDataOptions options;
  options.location = std::move(location);
  options.size_threshold = 1;
  return options;
}

std::vector<std::string> marked(const onnx::ModelProto& model) {
  std::vector<std::string> names;
  for_each_tensor(model, [&names](const onnx::TensorProto& tensor, const TensorSite&) {
    if (is_external(tensor)) names.emplace_back(tensor.name());
  });
  return names;
}

class Convert : public testing::Test {
 protected:
  Convert() : model_(tests::model_with_tensors_everywhere()), path_(folder_ / "model.onnx") {}

  tests::TemporaryFolder folder_;
  onnx::ModelProto model_;
  std::string path_;
};

TEST_F(Convert, MarksAndKeepsTheData) {
  const onnx::ModelProto before = model_;
  convert_to_external(model_, options_for("w.data"));
  EXPECT_EQ(marked(model_), (std::vector<std::string>{"subgraph", "subgraphs", "initializer"}));
  const onnx::TensorProto& tensor = model_.graph().initializer(0);
  EXPECT_EQ(tensor.raw_data(), before.graph().initializer(0).raw_data());
  ASSERT_EQ(tensor.external_data_size(), 1u);
  EXPECT_EQ(tensor.external_data(0).key(), "location");
  EXPECT_EQ(tensor.external_data(0).value(), "w.data");
  convert_to_inline(model_, folder_.path().string());
  EXPECT_EQ(model_, before);
}

TEST_F(Convert, TwoStepsGiveTheSameModel) {
  onnx::TensorProto& typed = *model_.mutable_graph()->add_initializer();
  typed.set_name("typed");
  typed.set_data_type(onnx::TensorProto::FLOAT);
  typed.add_dims(300);
  for (int i = 0; i < 300; ++i) typed.add_float_data(static_cast<float>(i));
  for (const bool everywhere : {false, true}) {
    ExternalDataOptions options = options_for("w.data");
    options.convert_attribute = options.convert_everywhere = everywhere;
    onnx::ModelProto at_once = model_;
    convert_to_external(at_once, options);
    onnx::ModelProto in_steps = model_;
    std::vector<RawForm> forms;
    ASSERT_TRUE(try_make_external_forms(in_steps, options, forms));
    EXPECT_EQ(in_steps, model_);
    ASSERT_TRUE(try_convert_to_external(in_steps, options, std::move(forms)));
    EXPECT_EQ(in_steps, at_once);
    EXPECT_NE(in_steps, model_);
  }
}

TEST_F(Convert, SaveWritesMarkedTensors) {
  const onnx::ModelProto before = model_;
  ExternalDataOptions options = options_for("sub/w.data");
  options.convert_attribute = true;
  options.convert_everywhere = true;
  convert_to_external(model_, options);
  EXPECT_EQ(marked(model_).size(), tests::kTensorsEverywhere);
  const onnx::ModelProto converted = model_;
  for (int i = 0; i < 2; ++i) {
    save(model_, path_);
    EXPECT_EQ(model_, converted);
    EXPECT_EQ(load<onnx::ModelProto>(path_), before);
    EXPECT_LT(folder_.read("sub/w.data").size(), before.ByteSizeLong());
  }
  LoadOptions structure;
  structure.load_external_data = false;
  auto loaded = load<onnx::ModelProto>(path_, structure);
  EXPECT_EQ(marked(loaded).size(), tests::kTensorsEverywhere);
  convert_to_inline(loaded, folder_.path().string());
  EXPECT_EQ(loaded, before);
}

TEST_F(Convert, TheLastLocationCounts) {
  for (const char* const location : {"x.data", "y.data"}) convert_to_external(model_, options_for(location));
  save(model_, path_);
  EXPECT_FALSE(fs::exists(folder_ / "x.data"));
  EXPECT_TRUE(fs::exists(folder_ / "y.data"));
  EXPECT_EQ(load<onnx::ModelProto>(path_), tests::model_with_tensors_everywhere());
}

TEST_F(Convert, SaveOptionsTakePrecedence) {
  convert_to_external(model_, options_for("w.data"));
  SaveOptions options;
  options.placement = DataPlacement::kOneFile;
  options.location = "other.data";
  options.size_threshold = 1;
  save(model_, path_, options);
  EXPECT_TRUE(fs::exists(folder_ / "other.data"));
  EXPECT_FALSE(fs::exists(folder_ / "w.data"));
  EXPECT_EQ(load<onnx::ModelProto>(path_), tests::model_with_tensors_everywhere());
}

TEST_F(Convert, TypedDataBecomesRaw) {
  onnx::TensorProto& tensor = *model_.mutable_graph()->add_initializer();
  tensor.set_name("typed");
  tensor.set_data_type(onnx::TensorProto::INT16);
  tensor.add_dims(3);
  for (const int value : {1, -2, 300}) tensor.add_int32_data(value);
  onnx::TensorProto& floats = *model_.mutable_graph()->add_initializer();
  floats.set_data_type(onnx::TensorProto::FLOAT);
  floats.add_dims(2);
  floats.add_float_data(1);
  floats.add_float_data(2);
  convert_to_external(model_, options_for("w.data"));
  EXPECT_EQ(model_.graph().initializer(1).raw_data(), std::string("\x01\x00\xFE\xFF\x2C\x01", 6));
  EXPECT_EQ(model_.graph().initializer(1).int32_data_size(), 0u);
  EXPECT_EQ(model_.graph().initializer(2).raw_data(), std::string("\0\0\x80\x3F\0\0\0\x40", 8));
}

TEST_F(Convert, FollowsThePlacementOptions) {
  ExternalDataOptions options = options_for("w.data");
  options.placement = DataPlacement::kFilePerTensor;
  options.location = "";
  convert_to_external(model_, options);
  EXPECT_EQ(model_.graph().initializer(0).external_data(0).value(), "initializer");
  save(model_, path_);
  EXPECT_EQ(folder_.read("initializer"), model_.graph().initializer(0).raw_data());

  model_ = tests::model_with_tensors_everywhere();
  options = options_for("w.data");
  options.max_external_file_size = 1;
  convert_to_external(model_, options);
  EXPECT_EQ(model_.graph().initializer(0).external_data(0).value(), "w.data.2");
}

TEST_F(Convert, RefusesInvalidLocationsAndMissingFiles) {
  ExternalDataOptions options = options_for("");
  for (const char* const location : {"", "../w", "./.", "/data/w.bin", "//w.bin"}) {
    options.location = location;
    options.placement = DataPlacement::kOneFile;
    EXPECT_EQ(try_convert_to_external(model_, options).code(), ErrorCode::kPathRefused) << location;
    if (options.location.empty()) continue;
    options.placement = DataPlacement::kFilePerTensor;
    EXPECT_EQ(try_convert_to_external(model_, options).code(), ErrorCode::kPathRefused) << location;
  }
  EXPECT_EQ(marked(model_), std::vector<std::string>{});
  model_ = tests::external_model("missing.data", 5);
  EXPECT_EQ(try_convert_to_inline(model_, folder_.path().string()).code(), ErrorCode::kOpenFailed);
  // A mark of external data that other code sets or changes is checked when the model is saved.
  model_.mutable_graph()->mutable_initializer(0)->set_raw_data("bytes");
  model_.mutable_graph()->mutable_initializer(0)->mutable_external_data(0)->set_value("../w.data");
  const Status status = try_save(model_, path_);
  EXPECT_EQ(status.code(), ErrorCode::kPathRefused);
  EXPECT_EQ(status.tensor(), "w");
  EXPECT_FALSE(fs::exists(path_));
}

TEST_F(Convert, OtherSchemas) {
  onnx3::ModelProto model;
  model.set_ir_version(8);
  tests::fill_raw(*model.mutable_graph()->add_initializer(), "w", pattern(5000));
  onnx3::TensorProto& typed = *model.mutable_graph()->add_initializer();
  typed.set_data_type(onnx3::TensorProto::INT64);
  typed.add_dims(500);
  for (int i = 0; i < 500; ++i) typed.add_int64_data(i);
  SaveOptions options;
  options.placement = DataPlacement::kOneFile;
  save(model, path_, options);
  EXPECT_EQ(folder_.read("model.onnx.data").size(), 9000u);
  const auto loaded = load<onnx3::ModelProto>(path_);
  EXPECT_EQ(loaded.graph().initializer(0), model.graph().initializer(0));
  convert_to_external(model, options_for("w"));
  convert_to_inline(model, folder_.path().string());
  EXPECT_EQ(loaded, model);
}

}  // namespace
}  // namespace onnxgen::io
