// External data is stored in the encrypted payload.
#include <gtest/gtest.h>

#include <string>

#include "onnx/onnx-ml.pb.h"
#include "onnx/onnx-ml.proto3.pb.h"
#include "onnxgen/crypto/load.h"
#include "onnxgen/crypto/payload.h"
#include "onnxgen/crypto/save.h"
#include "onnxgen/io/convert_external.h"
#include "onnxgen/io/save.h"
#include "sample_models.h"
#include "sample_secrets.h"
#include "temporary_folder.h"

namespace onnxgen::crypto {
namespace {

using io::tests::pattern;
using io::tests::TemporaryFolder;
using tests::key_bytes;

// Returns a model with tensors in every kind of place, two of them large.
onnx::ModelProto sample() {
  onnx::ModelProto model = io::tests::model_with_tensors_everywhere();
  io::tests::fill_raw(*model.mutable_graph()->add_initializer(), "large", pattern(3'000'000));
  io::tests::fill_raw(*model.mutable_graph()->add_initializer(), "larger", pattern(4'000'000, 7));
  return model;
}

io::ExternalDataOptions everything() {
  io::ExternalDataOptions options;
  options.placement = io::DataPlacement::kOneFile;
  options.location = "sub/w.data";
  options.size_threshold = 0;
  options.convert_attribute = true;
  options.convert_everywhere = true;
  return options;
}

class ExternalData : public testing::Test {
 protected:
  // Saves the sample with all tensor data in external files.
  std::string save_plain() {
    io::SaveOptions options;
    static_cast<io::ExternalDataOptions&>(options) = everything();
    const std::string path = folder_ / "m.onnx";
    io::save(sample(), path, options);
    return path;
  }

  // Returns the decrypted payload as a model.
  onnx::ModelProto payload() {
    LoadOptions options;
    options.load_external_data = false;
    return load<onnx::ModelProto>(path_, key_bytes(), options);
  }

  TemporaryFolder folder_;
  std::string path_ = folder_ / "out/m.onnxc";

  void SetUp() override { folder_.write("out/other", ""); }
};

TEST_F(ExternalData, ThatWasLoaded) {
  save(io::load<onnx::ModelProto>(save_plain()), path_, key_bytes());
  EXPECT_EQ(payload(), sample());
}

TEST_F(ExternalData, ThatWasNotLoaded) {
  io::LoadOptions structure;
  structure.load_external_data = false;
  const auto model = io::load<onnx::ModelProto>(save_plain(), structure);
  SaveOptions options;
  options.external_data.external_data_folder = folder_.path().string();
  save(model, path_, key_bytes(), options);
  EXPECT_EQ(payload(), sample());
  EXPECT_TRUE(io::is_external(model.graph().initializer(0)));  // the message in memory is unchanged
  EXPECT_EQ(load_from_memory<onnx::ModelProto>(save_to_memory(model, key_bytes(), options), key_bytes()), sample());
}

TEST_F(ExternalData, ThatIsMarkedButInMemory) {
  onnx::ModelProto model = sample();
  io::convert_to_external(model, everything());
  ASSERT_TRUE(io::is_external(model.graph().initializer(1)));
  save(model, path_, key_bytes());
  EXPECT_EQ(payload(), sample());
}

TEST_F(ExternalData, FromMemory) {
  const onnx::ModelProto model = io::tests::external_model("w.bin", 5000);
  const std::string data = pattern(5000);
  SaveOptions options;
  options.external_data.external_data_buffers = {{"w.bin", data, nullptr}};
  save(model, path_, key_bytes(), options);
  EXPECT_EQ(payload().graph().initializer(0).raw_data(), data);
}

TEST_F(ExternalData, OfARootTensor) {
  folder_.write("w.bin", pattern(5000));
  onnx::TensorProto tensor;
  io::tests::fill_external(tensor, "w", "w.bin", 5000);
  SaveOptions options;
  options.external_data.external_data_folder = folder_.path().string();
  save(tensor, path_, key_bytes(), options);
  const auto loaded = load<onnx::TensorProto>(path_, key_bytes());
  EXPECT_EQ(loaded.raw_data(), pattern(5000));
  EXPECT_EQ(loaded.external_data_size(), 0u);
  EXPECT_EQ(loaded.name(), "w");
}

TEST_F(ExternalData, OfOtherVersionsOfTheSchema) {
  folder_.write("w.bin", pattern(5000));
  onnx3::ModelProto model;
  model.set_ir_version(8);
  io::tests::fill_external(*model.mutable_graph()->add_initializer(), "w", "w.bin", 5000);
  SaveOptions options;
  options.external_data.external_data_folder = folder_.path().string();
  save(model, path_, key_bytes(), options);
  const auto loaded = load<onnx3::ModelProto>(path_, key_bytes());
  EXPECT_EQ(loaded.graph().initializer(0).raw_data(), pattern(5000));
}

TEST_F(ExternalData, ThatIsNotFoundIsNamed) {
  const onnx::ModelProto model = io::tests::external_model("w.bin", 5000);
  Status status = try_save(model, path_, key_bytes());
  EXPECT_EQ(status.tensor(), "w");
  EXPECT_EQ(status.code(), ErrorCode::kOpenFailed) << status.message();
  SaveOptions options;
  options.external_data.external_data_folder = folder_.path().string();
  status = try_save(model, path_, key_bytes(), options);
  EXPECT_EQ(status.code(), ErrorCode::kOpenFailed) << status.message();
  EXPECT_NE(status.message().find("w.bin"), std::string::npos) << status.message();
  EXPECT_FALSE(std::filesystem::exists(path_));
}

// Locations come from the model, so the same restrictions apply as for loading.
TEST_F(ExternalData, LocationsOutsideAreRefused) {
  folder_.write("secret", pattern(5000));
  SaveOptions options;
  options.external_data.external_data_folder = folder_ / "out";
  for (const char* const location : {"../secret", "a/../../secret", "/etc/passwd"}) {
    const Status status = try_save(io::tests::external_model(location, 5000), path_, key_bytes(), options);
    EXPECT_EQ(status.code(), ErrorCode::kPathRefused) << location << ": " << status.message();
    EXPECT_EQ(status.tensor(), "w");
  }
  onnx::ModelProto model = io::tests::external_model("w", 5000);
  io::tests::add_entry(*model.mutable_graph()->mutable_initializer(0), "offset", "-1");
  EXPECT_EQ(try_save(model, path_, key_bytes(), options).code(), ErrorCode::kInvalidExternalData);
}

// Saving and loading compare the size of the data with the tensor's type and shape.
TEST_F(ExternalData, OfAnotherSizeIsRefused) {
  folder_.write("out/w.bin", pattern(5000));
  SaveOptions options;
  options.external_data.external_data_folder = folder_ / "out";
  for (const std::int64_t length : {1, 4999, 5001}) {
    const onnx::ModelProto model = io::tests::external_model("w.bin", 5000, 0, length);
    const Status saved = try_save(model, path_, key_bytes(), options);
    EXPECT_EQ(saved.code(), ErrorCode::kInvalidExternalData) << saved.message();
    EXPECT_EQ(saved.tensor(), "w");
    onnx::ModelProto loaded;
    const std::string theirs = folder_.write("out/theirs.onnxc", encrypt(model.SerializeAsString(), key_bytes()));
    EXPECT_EQ(try_load(theirs, key_bytes(), loaded).code(), ErrorCode::kInvalidExternalData);
  }
  save(io::tests::external_model("w.bin", 5000, 0, 0), path_, key_bytes(), options);
  EXPECT_EQ(payload().graph().initializer(0).raw_data(), pattern(5000)) << "a length of 0 is not stated";
}

// Encrypted models of other programs may refer to unencrypted external data.
TEST_F(ExternalData, OfAnEncryptedModelIsLoaded) {
  folder_.write("out/w.bin", pattern(5000));
  const std::string bytes = encrypt(io::tests::external_model("w.bin", 5000).SerializeAsString(), key_bytes());
  const std::string path = folder_.write("out/theirs.onnxc", bytes);
  EXPECT_EQ(load<onnx::ModelProto>(path, key_bytes()).graph().initializer(0).raw_data(), pattern(5000));
  onnx::ModelProto model;
  EXPECT_EQ(try_load_from_memory(bytes, key_bytes(), model).tensor(), "w");
  LoadOptions options;
  options.external_data_folder = folder_ / "out";
  EXPECT_TRUE(try_load_from_memory(bytes, key_bytes(), model, options));
}

}  // namespace
}  // namespace onnxgen::crypto
