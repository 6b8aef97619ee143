// An independent store: s3rver from npm. It requires signatures but does not verify them; save_test.cpp does.
#include <gtest/gtest.h>

#include <filesystem>
#include <memory>

#include "onnxgen/io/load.h"
#include "onnxgen/remote/remote.h"
#include "remote_fixture.h"
#include "server_program.h"
#include "temporary_folder.h"

namespace onnxgen::remote::tests {
namespace {

using io::tests::pattern;
using io::tests::TemporaryFolder;

// Finds the program through PATH or an environment variable.
std::string find_s3rver() {
  const char* const named = std::getenv("S3RVER");
  if (named != nullptr) return named;
  return is_installed("s3rver") ? "s3rver" : "";
}

class S3rver : public ::testing::Test {
 protected:
  void SetUp() override {
    const std::string program = find_s3rver();
    if (program.empty())
      GTEST_SKIP() << "no s3rver: ./bootstrap test full installs it where npm is; or set S3RVER to its program";
    port_ = free_port();
    std::filesystem::create_directories(folder_.path() / "data");
    server_ =
        std::make_unique<Program>(std::vector<std::string>{program, "-d", folder_ / "data", "-a", "127.0.0.1", "-p",
                                                           std::to_string(port_), "--configure-bucket", "models"},
                                  folder_ / "log");
    ASSERT_TRUE(server_->listens_at(port_)) << folder_.read("log");
  }

  template <class O>
  O signed_options() const {
    O options = local_options<O>();
    options.s3.endpoint = "http://127.0.0.1:" + std::to_string(port_);
    options.s3.access_key_id = "S3RVER";
    options.s3.secret_access_key = "S3RVER";
    return options;
  }

  static onnx::ModelProto sample() {
    onnx::ModelProto model;
    for (unsigned i = 0; i < 120; ++i) {
      io::tests::fill_raw(*model.mutable_graph()->add_initializer(), "w" + std::to_string(i), pattern(100'000, i));
    }
    return model;
  }

  TemporaryFolder folder_;
  std::uint16_t port_ = 0;
  std::unique_ptr<Program> server_;
};

TEST_F(S3rver, SavedModelsLoadAgain) {
  const onnx::ModelProto model = sample();
  for (const std::uint64_t part_size : {std::uint64_t{5} << 20, std::uint64_t{1} << 30}) {
    SaveOptions saving = signed_options<SaveOptions>();
    saving.part_size = part_size;
    Status status = try_save(model, "s3://models/a folder/m+1.onnx", saving);
    ASSERT_TRUE(status) << status.message();
    LoadOptions options = signed_options<LoadOptions>();
    options.ranges.largest = 1'000'000;
    onnx::ModelProto loaded;
    status = try_load("s3://models/a folder/m+1.onnx", loaded, options);
    ASSERT_TRUE(status) << status.message();
    EXPECT_EQ(loaded.SerializeAsString(), model.SerializeAsString());
    options.weights = Weights::kChosen;
    options.choose = named({"w7"});
    loaded = load<onnx::ModelProto>("s3://models/a folder/m+1.onnx", options);
    EXPECT_EQ(loaded.graph().initializer(7).raw_data(), pattern(100'000, 7));
  }
}

TEST_F(S3rver, WrongKeysAreReported) {
  onnx::ModelProto model;
  ASSERT_TRUE(try_save(sample(), "s3://models/m.onnx", signed_options<SaveOptions>()));
  LoadOptions options = signed_options<LoadOptions>();
  const std::string place = options.s3.endpoint + "/models/";
  options.s3.access_key_id = "nobody";
  EXPECT_EQ(try_load("s3://models/m.onnx", model, options).message(),
            place + "m.onnx: cannot be opened: the access key is unknown (403)");
  EXPECT_EQ(try_load("s3://models/none.onnx", model, signed_options<LoadOptions>()).message(),
            place + "none.onnx: cannot be opened: the object does not exist (404)");
}

TEST_F(S3rver, UsesKeysFromTheEnvironment) {
  ASSERT_TRUE(try_save(sample(), "s3://models/m.onnx", signed_options<SaveOptions>()));
  ::setenv("AWS_ACCESS_KEY_ID", "S3RVER", 1);
  ::setenv("AWS_SECRET_ACCESS_KEY", "S3RVER", 1);
  ::setenv("AWS_ENDPOINT_URL", ("http://127.0.0.1:" + std::to_string(port_)).c_str(), 1);
  onnx::ModelProto model;
  const Status status = try_load("s3://models/m.onnx", model, local_options<LoadOptions>());
  for (const char* const name : {"AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY", "AWS_ENDPOINT_URL"}) ::unsetenv(name);
  EXPECT_TRUE(status) << status.message();
}

TEST_F(S3rver, CancelledUploadsKeepTheOldObject) {
  SaveOptions options = signed_options<SaveOptions>();
  onnx::ModelProto old;
  old.set_producer_name("old");
  ASSERT_TRUE(try_save(old, "s3://models/m.onnx", options));
  options.part_size = 5 << 20;
  int calls = 0;
  options.progress = [&](std::uint64_t, std::uint64_t) { return ++calls < 5; };
  EXPECT_EQ(try_save(sample(), "s3://models/m.onnx", options).code(), ErrorCode::kCancelled);
  EXPECT_EQ(load<onnx::ModelProto>("s3://models/m.onnx", signed_options<LoadOptions>()).producer_name(), "old");
}

TEST_F(S3rver, ModelsWithSkippedTensorsAreNotSaved) {
  ASSERT_TRUE(try_save(sample(), "s3://models/m.onnx", signed_options<SaveOptions>()));
  LoadOptions options = signed_options<LoadOptions>();
  options.weights = Weights::kNone;
  const auto structure = load<onnx::ModelProto>("s3://models/m.onnx", options);
  const Status status = try_save(structure, "s3://models/m.onnx", signed_options<SaveOptions>());
  EXPECT_EQ(status.code(), ErrorCode::kInvalidExternalData) << status.message();
  EXPECT_EQ(status.tensor(), "w0");
}

}  // namespace
}  // namespace onnxgen::remote::tests
