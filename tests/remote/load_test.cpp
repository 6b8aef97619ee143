// Models by ranges are those of the file.
#include <gtest/gtest.h>

#include "onnxgen/remote/remote.h"
#include "remote_fixture.h"

namespace onnxgen::remote::tests {
namespace {

TEST(RemoteLoad, ASmallModel) {
  const onnx::ModelProto model = io::tests::model_with_tensors_everywhere();
  TestServer server({{"/m.onnx", {text_body(model.SerializeAsString())}}});
  onnx::ModelProto loaded;
  const Status status = try_load(server.url("/m.onnx"), loaded, local_options<LoadOptions>());
  ASSERT_TRUE(status) << status.message();
  EXPECT_EQ(loaded.SerializeAsString(), model.SerializeAsString());
}

}  // namespace
}  // namespace onnxgen::remote::tests
