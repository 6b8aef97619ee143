// Classes of the libprotobuf-compatible profile, whose bytes fields are std::string.
#include <gtest/gtest.h>

#include "onnx/onnx-ml.pb.h"
#include "onnxgen/remote/remote.h"
#include "remote_fixture.h"
#include "temporary_folder.h"

namespace onnxgen::remote::tests {
namespace {

using io::tests::pattern;

static_assert(!io::kCanBorrow<onnx::ModelProto>);

TEST(RemoteProfile, AllChosenAndCached) {
  onnx::ModelProto model = io::tests::external_model("w.bin", 1000);
  for (unsigned i = 0; i < 5; ++i) {
    io::tests::fill_raw(*model.mutable_graph()->add_initializer(), "w" + std::to_string(i), pattern(50'000, i));
  }
  std::string bytes;
  ASSERT_TRUE(model.SerializeToString(&bytes));
  TestServer server({{"/m.onnx", {text_body(bytes)}}, {"/w.bin", {text_body(pattern(1000, 7))}}});
  const io::tests::TemporaryFolder folder;
  LoadOptions options = local_options<LoadOptions>();
  for (const char* const cache : {"", "cache", "cache"}) {
    options.cache.folder = *cache == '\0' ? cache : folder / cache;
    const auto loaded = load<onnx::ModelProto>(server.url("/m.onnx"), options);
    EXPECT_EQ(loaded.graph().initializer(0).raw_data(), pattern(1000, 7));
    EXPECT_EQ(loaded.graph().initializer(5).raw_data(), pattern(50'000, 4));
  }
  options.weights = Weights::kChosen;
  options.choose = named({"w3"});
  auto loaded = load<onnx::ModelProto>(server.url("/m.onnx"), options);
  EXPECT_EQ(loaded.graph().initializer(4).raw_data(), pattern(50'000, 3));
  EXPECT_TRUE(io::is_external(loaded.graph().initializer(3)));
  EXPECT_FALSE(try_save(loaded, server.url("/x"), local_options<SaveOptions>()));
  options.weights = Weights::kAll;
  options.cache.folder.clear();
  load_tensors(loaded, server.url("/m.onnx"), options);
  EXPECT_EQ(loaded.graph().initializer(3).raw_data(), pattern(50'000, 2));
}

// Strings cannot share the data of tensors with a common range. Their total size is checked before the first is
// allocated.
TEST(RemoteProfile, TensorsOfOneRangeAreCounted) {
  onnx::ModelProto model;
  for (int i = 0; i < 20; ++i) {
    io::tests::fill_external(*model.mutable_graph()->add_initializer(), "w", "w.bin", 10'000);
  }
  std::string bytes;
  ASSERT_TRUE(model.SerializeToString(&bytes));
  TestServer server({{"/m.onnx", {text_body(bytes)}}, {"/w.bin", {text_body(pattern(10'000))}}});
  LoadOptions options = load_options(Weights::kAll);
  options.max_external_bytes = 199'999;
  EXPECT_EQ(try_load(server.url("/m.onnx"), model, options).code(), ErrorCode::kInputTooLarge);
  options.max_external_bytes = 200'000;
  EXPECT_EQ(load<onnx::ModelProto>(server.url("/m.onnx"), options).graph().initializer(19).raw_data(), pattern(10'000));
}

}  // namespace
}  // namespace onnxgen::remote::tests
