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

}  // namespace
}  // namespace onnxgen::remote::tests
