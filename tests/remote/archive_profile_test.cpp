// Archives with classes of the libprotobuf-compatible profile.
#include <gtest/gtest.h>

#include "../archive/zip_builder.h"
#include "onnx/onnx-ml.pb.h"
#include "onnxgen/remote/archive.h"
#include "remote_fixture.h"

namespace onnxgen::remote::tests {
namespace {

// Strings cannot share the bytes of a member. The total size is checked before the first string is allocated.
TEST(RemoteProfile, CopiesOfOneMemberAreCounted) {
  onnx::ModelProto model;
  for (int i = 0; i < 20; ++i) {
    io::tests::fill_external(*model.mutable_graph()->add_initializer(), "w", "w", 10'000);
  }
  std::string graph;
  ASSERT_TRUE(model.SerializeToString(&graph));
  const std::string bytes(10'000, 'w');
  using archive::tests::ZipBuilder;
  const std::string zip = ZipBuilder().add("w", bytes, ZipBuilder::kDeflated).add("__MODEL_PROTO", graph).finish();
  TestServer server({{"/m.zip", {text_body(zip)}}});
  LoadOptions options = load_options(Weights::kAll);
  options.max_external_bytes = 199'999;
  EXPECT_EQ(try_load_archive(server.url("/m.zip"), model, options).code(), ErrorCode::kInputTooLarge);
  options.max_external_bytes = 200'000;
  const auto loaded = load_archive<onnx::ModelProto>(server.url("/m.zip"), options);
  EXPECT_EQ(loaded.graph().initializer(19).raw_data(), bytes);
}

}  // namespace
}  // namespace onnxgen::remote::tests
