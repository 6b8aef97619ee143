// Encrypted models on servers.
#include "onnxgen/remote/encrypted.h"

#include <gtest/gtest.h>

#include "onnxgen/crypto/payload.h"
#include "remote_fixture.h"

namespace onnxgen::remote::tests {
namespace {

TEST(RemoteEncrypted, IsDecryptedOnceAllIsThereAndRight) {
  onnx::ModelProto model = io::tests::external_model("w.bin", 1000);
  io::tests::fill_raw(*model.mutable_graph()->add_initializer(), "raw", io::tests::pattern(500'000));
  const crypto::Key key = crypto::Key::from_bytes(std::string(32, 'k'));
  std::string bytes = crypto::encrypt(model.SerializeAsString(), key);
  LoadOptions options = local_options<LoadOptions>();
  options.ranges.largest = 100'000;
  onnx::ModelProto loaded;
  {
    TestServer server({{"/m", {text_body(bytes)}}, {"/w.bin", {text_body(io::tests::pattern(1000, 5))}}});
    const Status status = try_load_encrypted(server.url("/m"), key, loaded, options);
    ASSERT_TRUE(status) << status.message();
    EXPECT_EQ(loaded.graph().initializer(0).raw_data(), io::tests::pattern(1000, 5));
    EXPECT_EQ(loaded.graph().initializer(1).raw_data(), model.graph().initializer(1).raw_data());
  }
  bytes[bytes.size() / 2] = static_cast<char>(bytes[bytes.size() / 2] ^ 1);
  TestServer server({{"/m", {text_body(bytes)}}, {"/plain", {text_body(model.SerializeAsString())}}});
  EXPECT_EQ(try_load_encrypted(server.url("/m"), key, loaded, options).code(), ErrorCode::kDecryptionFailed);
  EXPECT_EQ(loaded.ByteSizeLong(), 0u);
  EXPECT_EQ(try_load_encrypted(server.url("/plain"), key, loaded, options).code(), ErrorCode::kFormatRefused);
}

}  // namespace
}  // namespace onnxgen::remote::tests
