// The same functions for classes of other ONNX versions: proto3, and a release without external data.
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

// Classes that do not know the fields keep them as they are.
TEST(Versions, ExternalDataOfClassesWithoutIt) {
  const tests::TemporaryFolder folder;
  const onnx::ModelProto model = tests::external_model("absent.bin", 3);
  const std::string path = folder.write("m.onnx", model.SerializeAsString());
  const auto loaded = load<first_onnx::ModelProto>(path);
  onnx::ModelProto again;
  ASSERT_TRUE(again.ParseFromString(loaded.SerializeAsString()));
  EXPECT_EQ(again, model);
}

}  // namespace
}  // namespace onnxgen::io
