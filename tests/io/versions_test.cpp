// Model files with classes of other ONNX versions: proto3, and a release without external data.
#include <gtest/gtest.h>

#include <string>
#include <type_traits>
#include <vector>

#include "first_onnx.pb.h"
#include "onnx/onnx-ml.pb.h"
#include "onnx/onnx-ml.proto3.pb.h"
#include "onnxgen/io/load.h"
#include "onnxgen/tensor/tensor_view.h"
#include "sample_models.h"
#include "temporary_folder.h"

namespace onnxgen::io {
namespace {

template <class M>
class Versions : public testing::Test {};

struct VersionName {
  template <class M>
  static std::string GetName(int) {
    if (std::is_same_v<M, onnx::ModelProto>) return "Proto2";
    return std::is_same_v<M, onnx3::ModelProto> ? "Proto3" : "First";
  }
};

using AllVersions = testing::Types<onnx::ModelProto, onnx3::ModelProto, first_onnx::ModelProto>;
TYPED_TEST_SUITE(Versions, AllVersions, VersionName);

template <class M>
M make_model() {
  M model;
  model.set_ir_version(3);
  tests::fill_raw(*model.mutable_graph()->add_initializer(), "w", tests::pattern(5000));
  auto* const attribute = model.mutable_graph()->add_node()->add_attribute();
  tests::fill_raw(*attribute->mutable_t(), "t", "attribute");
  tests::fill_raw(*attribute->mutable_g()->add_initializer(), "inner", "subgraph");
  return model;
}

TYPED_TEST(Versions, LoadWalkAndView) {
  const tests::TemporaryFolder folder;
  const TypeParam model = make_model<TypeParam>();
  const std::string path = folder.write("m.onnx", model.SerializeAsString());
  for (const Holding holding : {Holding::kMapped, Holding::kOwned}) {
    LoadOptions options;
    options.holding = holding;
    const TypeParam loaded = load<TypeParam>(path, options);
    EXPECT_EQ(loaded, model);
    std::vector<std::string> names;
    for_each_tensor(loaded, [&names](const auto& tensor, const TensorSite&) {
      names.emplace_back(tensor.name());
      EXPECT_EQ(TensorView::of(tensor).raw(), tensor.raw_data());
    });
    EXPECT_EQ(names, (std::vector<std::string>{"t", "inner", "w"}));
  }
  if (!knows_external_data<TypeParam>()) return;
  LoadOptions skip;
  skip.holding = Holding::kSkipped;
  EXPECT_TRUE(load<TypeParam>(path, skip).graph().initializer(0).raw_data().empty());
}

TEST(Versions, ExternalDataOfProto3Classes) {
  const tests::TemporaryFolder folder;
  folder.write("w.bin", "12345");
  onnx3::ModelProto model;
  tests::fill_external(*model.mutable_graph()->add_initializer(), "w", "w.bin", 3, 1, 3);
  const auto loaded = load<onnx3::ModelProto>(folder.write("m.onnx", model.SerializeAsString()));
  EXPECT_EQ(loaded.graph().initializer(0).raw_data(), "234");
  EXPECT_FALSE(is_external(loaded.graph().initializer(0)));
}

// Classes without the external data fields keep them as unknown fields, if the caller disables loading of external
// data.
TEST(Versions, ExternalDataOfClassesWithoutIt) {
  const tests::TemporaryFolder folder;
  const onnx::ModelProto model = tests::external_model("absent.bin", 3);
  const std::string path = folder.write("m.onnx", model.SerializeAsString());
  LoadOptions options;
  options.load_external_data = false;
  const auto loaded = load<first_onnx::ModelProto>(path, options);
  onnx::ModelProto again;
  ASSERT_TRUE(again.ParseFromString(loaded.SerializeAsString()));
  EXPECT_EQ(again, model);
}

// For such a class the entries are unknown fields. They say nothing about the elements and may be dropped.
class WithoutExternalData : public testing::Test {
 protected:
  template <class M>
  static void expect_unsupported(const Status& status, const M& message) {
    EXPECT_EQ(status.code(), ErrorCode::kUnsupported) << status.message();
    EXPECT_EQ(status.tensor(), "w");
    EXPECT_EQ(message, M());
  }

  tests::TemporaryFolder folder_;
  first_onnx::ModelProto loaded_;
};

TEST_F(WithoutExternalData, LoadingItFails) {
  folder_.write("w.bin", "123");
  const onnx::ModelProto model = tests::external_model("w.bin", 3);
  const std::string path = folder_.write("m.onnx", model.SerializeAsString());
  expect_unsupported(try_load(path, loaded_), loaded_);
  LoadOptions dropping;
  dropping.parse.keep_unknown_fields = false;
  expect_unsupported(try_load(path, loaded_, dropping), loaded_);
  const std::string graph = model.graph().SerializeAsString();
  first_onnx::GraphProto loaded_graph;
  expect_unsupported(try_load_from_memory(graph, loaded_graph), loaded_graph);
  const std::string tensor = model.graph().initializer(0).SerializeAsString();
  first_onnx::TensorProto loaded_tensor;
  expect_unsupported(try_load_from_memory(tensor, loaded_tensor), loaded_tensor);

  LoadOptions options;
  options.load_external_data = false;
  ASSERT_TRUE(try_load(path, loaded_, options));
  EXPECT_EQ(try_load_external_data(loaded_, folder_.path().string()).code(), ErrorCode::kUnsupported);
}

TEST_F(WithoutExternalData, SkippingElementsFails) {
  LoadOptions skip;
  skip.holding = Holding::kSkipped;
  first_onnx::ModelProto model;
  model.mutable_graph()->set_name("g");
  EXPECT_EQ(load<first_onnx::ModelProto>(folder_.write("none.onnx", model.SerializeAsString()), skip), model);
  tests::fill_raw(*model.mutable_graph()->add_initializer(), "w", "123");
  expect_unsupported(try_load(folder_.write("raw.onnx", model.SerializeAsString()), loaded_, skip), loaded_);
  const std::string external = tests::external_model("w.bin", 3).SerializeAsString();
  expect_unsupported(try_load(folder_.write("external.onnx", external), loaded_, skip), loaded_);
}

}  // namespace
}  // namespace onnxgen::io
