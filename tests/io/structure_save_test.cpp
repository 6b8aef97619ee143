// A model of which only the structure was loaded, saved: its weights are kept where they are, or the save says no.
#include <gtest/gtest.h>

#include <filesystem>
#include <string>

#include "onnx/onnx-ml.pb.h"
#include "onnxgen/io/load.h"
#include "onnxgen/io/save.h"
#include "sample_models.h"
#include "temporary_folder.h"

namespace onnxgen::io {
namespace {

namespace fs = std::filesystem;
using tests::fill_raw;
using tests::pattern;

class StructureSave : public testing::Test {
 protected:
  void SetUp() override {
    save(model_, path_);
    structure_ = load_structure(path_);
  }

  static onnx::ModelProto load_structure(const std::string& path) {
    LoadOptions options;
    options.holding = Holding::kSkipped;
    return load<onnx::ModelProto>(path, options);
  }

  tests::TemporaryFolder folder_;
  std::string path_ = folder_ / "model.onnx";
  onnx::ModelProto model_ = tests::model_with_tensors_everywhere();
  onnx::ModelProto structure_;
};

TEST_F(StructureSave, BesideItsModelRefersToIt) {
  structure_.set_producer_name("changed");
  save(structure_, folder_ / "changed.onnx");
  model_.set_producer_name("changed");
  EXPECT_EQ(load<onnx::ModelProto>(folder_ / "changed.onnx"), model_);
  EXPECT_EQ(folder_.read("changed.onnx").find(kStampKey), std::string::npos) << "what only this process needs";
}

TEST_F(StructureSave, OverItsModelIsRefused) {
  const std::string before = folder_.read("model.onnx");
  const Status status = try_save(structure_, path_);
  EXPECT_EQ(status.code(), ErrorCode::kInvalidExternalData);
  EXPECT_NE(status.message().find("they are in the file that would be replaced"), std::string::npos)
      << status.message();
  EXPECT_EQ(folder_.read("model.onnx"), before);
}

TEST_F(StructureSave, ElsewhereIsRefused) {
  fs::create_directory(folder_ / "other");
  const Status status = try_save(structure_, folder_ / "other/model2.onnx");
  EXPECT_EQ(status.code(), ErrorCode::kInvalidExternalData);
  EXPECT_FALSE(fs::exists(folder_ / "other/model2.onnx"));
  // Nor beside another file of that name.
  save(model_, folder_ / "other/model.onnx");
  EXPECT_EQ(try_save(structure_, folder_ / "other/model2.onnx").code(), ErrorCode::kInvalidExternalData);
}

TEST_F(StructureSave, AfterTheModelChangedIsRefused) {
  fill_raw(*model_.mutable_graph()->add_initializer(), "more", pattern(1000));
  save(model_, path_);
  EXPECT_EQ(try_save(structure_, folder_ / "changed.onnx").code(), ErrorCode::kInvalidExternalData);
}

TEST_F(StructureSave, AfterTheModelChangedItsWeightsAreNotLoaded) {
  fill_raw(*model_.mutable_graph()->mutable_initializer(0), "initializer", pattern(107, 99));
  save(model_, path_);
  const Status status = try_load_external_data(structure_, folder_.path().string());
  EXPECT_EQ(status.code(), ErrorCode::kChecksumMismatch) << status.message();
}

TEST_F(StructureSave, FromMemoryIsRefused) {
  LoadOptions options;
  options.holding = Holding::kSkipped;
  const auto structure = load_from_memory<onnx::ModelProto>(model_.SerializeAsString(), options);
  EXPECT_EQ(try_save(structure, folder_ / "changed.onnx").code(), ErrorCode::kInvalidExternalData);
  onnx::ModelProto loaded = structure;
  EXPECT_EQ(try_load_external_data(loaded, folder_.path().string()).code(), ErrorCode::kPathRefused);
}

// What was external before keeps its entries, as after any load that leaves external data alone.
TEST_F(StructureSave, ExternalDataStaysExternal) {
  SaveOptions options;
  options.placement = DataPlacement::kOneFile;
  options.size_threshold = 0;
  options.convert_attribute = true;
  options.convert_everywhere = true;
  save(model_, folder_ / "external.onnx", options);
  save(load_structure(folder_ / "external.onnx"), folder_ / "copy.onnx");
  EXPECT_EQ(load<onnx::ModelProto>(folder_ / "copy.onnx"), model_);
}

}  // namespace
}  // namespace onnxgen::io
