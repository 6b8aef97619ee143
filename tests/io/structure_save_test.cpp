// Saves a model of which only the structure was loaded. The save keeps the references to the weights or fails.
#include <gtest/gtest.h>

#include <filesystem>
#include <string>
#include <utility>

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
  EXPECT_NE(status.message().find("it is in the file that the save would replace"), std::string::npos)
      << status.message();
  EXPECT_EQ(folder_.read("model.onnx"), before);
}

TEST_F(StructureSave, ElsewhereIsRefused) {
  fs::create_directory(folder_ / "other");
  const Status status = try_save(structure_, folder_ / "other/model2.onnx");
  EXPECT_EQ(status.code(), ErrorCode::kInvalidExternalData);
  EXPECT_FALSE(fs::exists(folder_ / "other/model2.onnx"));
  // It also fails next to a different file of that name.
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

// Saving under the link's target name would replace the file that holds the weights.
TEST_F(StructureSave, ThroughALinkIsRefused) {
  fs::rename(path_, folder_ / "real.onnx");
  fs::create_symlink("real.onnx", path_);
  const onnx::ModelProto structure = load_structure(path_);
  EXPECT_EQ(try_save(structure, folder_ / "real.onnx").code(), ErrorCode::kInvalidExternalData);
  EXPECT_EQ(load<onnx::ModelProto>(path_), model_);
}

TEST_F(StructureSave, ItsModelIsNotReplacedByAnother) {
  save(structure_, folder_ / "refers.onnx");
  onnx::ModelProto other;
  fill_raw(*other.mutable_graph()->add_initializer(), "other", pattern(5000, 7));
  EXPECT_EQ(try_save(other, path_).code(), ErrorCode::kPathRefused);
  SaveOptions options;
  options.placement = DataPlacement::kOneFile;
  options.location = "model.onnx";
  EXPECT_EQ(try_save(other, folder_ / "other.onnx", options).code(), ErrorCode::kPathRefused);
  EXPECT_EQ(load<onnx::ModelProto>(folder_ / "refers.onnx"), model_);
}

TEST_F(StructureSave, OfAChangedShapeIsRefused) {
  onnx::TensorProto& tensor = *structure_.mutable_graph()->mutable_initializer(0);
  tensor.set_dims(0, tensor.dims(0) + 1);
  const Status status = try_save(structure_, folder_ / "new.onnx");
  EXPECT_EQ(status.code(), ErrorCode::kInvalidExternalData);
  EXPECT_EQ(status.tensor(), tensor.name());
  EXPECT_FALSE(fs::exists(folder_ / "new.onnx"));
}

// Replacing a weight: the new elements are written, and nothing is lost.
TEST_F(StructureSave, WritesNewElements) {
  for_each_tensor(structure_, [](onnx::TensorProto& tensor, const TensorSite&) { tensor.set_raw_data("new"); });
  for_each_tensor(model_, [](onnx::TensorProto& tensor, const TensorSite&) { tensor.set_raw_data("new"); });
  const std::string before = folder_.read("model.onnx");
  save(structure_, folder_ / "new.onnx");
  EXPECT_EQ(load<onnx::ModelProto>(folder_ / "new.onnx"), model_);
  EXPECT_EQ(folder_.read("model.onnx"), before);
  save(structure_, path_);
  EXPECT_EQ(load<onnx::ModelProto>(path_), model_);
}

TEST_F(StructureSave, NewElementsAreKeptByALoadOfTheOthers) {
  structure_.mutable_graph()->mutable_initializer(0)->set_raw_data("new");
  model_.mutable_graph()->mutable_initializer(0)->set_raw_data("new");
  load_external_data(structure_, folder_.path().string());
  EXPECT_EQ(structure_, model_);
}

TEST_F(StructureSave, NewElementsOfAllTensorsBecomeInlineByALoad) {
  for (onnx::ModelProto* const model : {&structure_, &model_}) {
    for_each_tensor(*model, [](onnx::TensorProto& tensor, const TensorSite&) { tensor.set_raw_data("new"); });
  }
  load_external_data(structure_, folder_.path().string());
  EXPECT_EQ(structure_, model_);
}

// Another save, made during this one, changes the file that holds the weights.
TEST_F(StructureSave, ChecksTheModelAgainBeforeRenaming) {
  SaveOptions options;
  bool is_replaced = false;
  options.progress = [&](std::uint64_t, std::uint64_t) {
    if (!std::exchange(is_replaced, true)) {
      fill_raw(*model_.mutable_graph()->add_initializer(), "more", pattern(1000));
      save(model_, path_);
    }
    return true;
  };
  EXPECT_EQ(try_save(structure_, folder_ / "changed.onnx", options).code(), ErrorCode::kInvalidExternalData);
  EXPECT_TRUE(is_replaced);
  EXPECT_FALSE(fs::exists(folder_ / "changed.onnx"));
}

TEST_F(StructureSave, EntriesOfTwoTensorsAreRefused) {
  onnx::GraphProto& graph = *structure_.mutable_graph();
  graph.mutable_initializer(0)->MergeFrom(graph.sparse_initializer(0).values());
  EXPECT_EQ(try_save(structure_, folder_ / "changed.onnx").code(), ErrorCode::kInvalidExternalData);
}

// A data file that the caller names for all external tensors does not apply to tensors skipped while loading from
// memory.
TEST_F(StructureSave, ElementsThatNoFileContainsAreNotLoaded) {
  LoadOptions options;
  options.holding = Holding::kSkipped;
  auto structure = load_from_memory<onnx::ModelProto>(model_.SerializeAsString(), options);
  folder_.write("w.bin", pattern(10'000));
  LoadOptions named;
  named.external_data_file = folder_ / "w.bin";
  EXPECT_EQ(try_load_external_data(structure, folder_.path().string(), named).code(), ErrorCode::kPathRefused);
}

TEST_F(StructureSave, FromMemoryIsRefused) {
  LoadOptions options;
  options.holding = Holding::kSkipped;
  const auto structure = load_from_memory<onnx::ModelProto>(model_.SerializeAsString(), options);
  EXPECT_EQ(try_save(structure, folder_ / "changed.onnx").code(), ErrorCode::kInvalidExternalData);
  onnx::ModelProto loaded = structure;
  EXPECT_EQ(try_load_external_data(loaded, folder_.path().string()).code(), ErrorCode::kPathRefused);
}

// Tensors that were already external keep their entries, as after any load without external data.
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
