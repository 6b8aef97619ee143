// Indexes, and the external data that indexes and loads find next to a model.
#include "onnxgen/io/index.h"

#include <gtest/gtest.h>

#include "folder_server.h"
#include "onnxgen/io/save.h"
#include "onnxgen/remote/remote.h"
#include "remote_fixture.h"
#include "temporary_folder.h"

namespace onnxgen::remote::tests {
namespace {

using io::tests::pattern;
using io::tests::TemporaryFolder;

TEST(RemoteExternalData, IsReadFromTheModelsFolder) {
  onnx::ModelProto model;
  io::tests::fill_external(*model.mutable_graph()->add_initializer(), "a", "w/data.bin", 1000, 500, 1000);
  io::tests::fill_external(*model.mutable_graph()->add_initializer(), "c", "./w/data.bin", 1000, 1000, 1000);
  io::tests::fill_external(*model.mutable_graph()->add_initializer(), "d", "presigned.bin", 7);
  const std::string data = pattern(3000);
  TestServer store({{"/elsewhere", {text_body("1234567")}}});
  TestServer server({{"/m/model.onnx", {text_body(model.SerializeAsString())}}, {"/m/w/data.bin", {text_body(data)}}});
  LoadOptions options = load_options(Weights::kAll);
  options.bearer_token = "token";
  onnx::ModelProto loaded;
  Status status = try_load(server.url("/m/model.onnx"), loaded, options);
  EXPECT_EQ(status.message(), server.url("/m/presigned.bin") + ": cannot be opened: the object does not exist (404)");
  options.external_data_urls["presigned.bin"] = store.url("/elsewhere?signature=x");
  status = try_load(server.url("/m/model.onnx"), loaded, options);
  ASSERT_TRUE(status) << status.message();
  EXPECT_EQ(loaded.graph().initializer(0).raw_data(), data.substr(500, 1000));
  EXPECT_EQ(loaded.graph().initializer(1).raw_data(), data.substr(1000, 1000));
  EXPECT_EQ(loaded.graph().initializer(2).raw_data(), "1234567");
  EXPECT_FALSE(io::is_external(loaded.graph().initializer(0)));
  for (const HttpRequest& request : server.requests()) EXPECT_EQ(request.header("authorization"), "Bearer token");
  for (const HttpRequest& request : store.requests()) EXPECT_EQ(request.header("authorization"), "");
}

TEST(RemoteExternalData, LocationsOutsideTheFolderAreRefused) {
  for (const char* const location : {"../secret", "/etc/passwd", "http://169.254.169.254/latest", "//evil.example/x",
                                     "a%2f..%2f..%2fx", "user@evil.example/x", "*/_ORT_MEM_ADDR_/*"}) {
    TestServer server({{"/m/m.onnx", {text_body(io::tests::external_model(location, 10).SerializeAsString())}}});
    onnx::ModelProto model;
    EXPECT_EQ(try_load(server.url("/m/m.onnx"), model, load_options(Weights::kAll)).code(), ErrorCode::kPathRefused)
        << location;
    EXPECT_EQ(server.request_count(), 1u);
    const Index indexed = index(server.url("/m/m.onnx"), local_options());
    EXPECT_EQ(indexed.tensors[0].file, "");
    std::string bytes;
    EXPECT_EQ(try_read_tensor(server.url("/m/m.onnx"), indexed, indexed.tensors[0], bytes, local_options()).code(),
              ErrorCode::kPathRefused);
  }
}

TEST(RemoteExternalData, RangesAndChecksums) {
  onnx::ModelProto model = io::tests::external_model("w.bin", 1000, 2500, 1000);
  const std::string data = pattern(3000);
  const auto load_from = [&](const onnx::ModelProto& described, bool verifies) {
    TestServer server({{"/m.onnx", {text_body(described.SerializeAsString())}}, {"/w.bin", {text_body(data)}}});
    LoadOptions options = load_options(Weights::kAll);
    options.verify_checksums = verifies;
    options.allow_size_mismatch = true;
    onnx::ModelProto loaded;
    return try_load(server.url("/m.onnx"), loaded, options).code();
  };
  EXPECT_EQ(load_from(model, false), ErrorCode::kOutOfFile);
  onnx::ModelProto huge = io::tests::external_model("w.bin", 1000, 1, std::int64_t{1} << 60);
  EXPECT_EQ(load_from(huge, false), ErrorCode::kOutOfFile);
  onnx::ModelProto fitting = io::tests::external_model("w.bin", 1000, 2000, 1000);
  io::tests::add_entry(*fitting.mutable_graph()->mutable_initializer(0), "checksum", std::string(40, 'a'));
  EXPECT_TRUE(load_from(fitting, false) == ErrorCode::kOk);
  EXPECT_EQ(load_from(fitting, true), ErrorCode::kChecksumMismatch);
}

TEST(RemoteExternalData, SizesAndGitLfsPointers) {
  const std::string pointer =
      "version https://git-lfs.github.com/spec/v1\noid sha256:" + std::string(64, '0') + "\nsize 12345\n";
  const auto load_from = [&](const onnx::ModelProto& described, const std::string& data, onnx::ModelProto& loaded) {
    TestServer server({{"/m.onnx", {text_body(described.SerializeAsString())}}, {"/w.bin", {text_body(data)}}});
    return try_load(server.url("/m.onnx"), loaded, load_options(Weights::kAll));
  };
  const std::string data = pattern(3000);
  onnx::ModelProto loaded;
  ASSERT_TRUE(load_from(io::tests::external_model("w.bin", 100, 50, 0), data, loaded));
  EXPECT_EQ(loaded.graph().initializer(0).raw_data(), data.substr(50, 100)) << "the length 0 means not stated";
  EXPECT_EQ(load_from(io::tests::external_model("w.bin", 100, 50, 99), data, loaded).code(),
            ErrorCode::kInvalidExternalData);
  const Status status = load_from(io::tests::external_model("w.bin", 100, 0, 100), pointer, loaded);
  EXPECT_EQ(status.code(), ErrorCode::kFormatRefused);
  EXPECT_NE(status.message().find("this is a Git LFS pointer"), std::string::npos) << status.message();
}

TEST(RemoteIndex, EqualsTheIndexOfTheFile) {
  const TemporaryFolder folder;
  onnx::ModelProto model = io::tests::model_with_tensors_everywhere();
  io::tests::fill_external(*model.mutable_graph()->add_initializer(), "external", "w.bin", 100);
  folder.write("w.bin", pattern(100, 50));
  io::save(model, folder / "m.onnx");
  const FolderServer server(folder.path());
  const io::TensorIndex local = io::index(folder / "m.onnx");
  const Index remote = index(server.url("/m.onnx"), local_options());
  EXPECT_EQ(remote.file, server.url("/m.onnx"));
  ASSERT_EQ(remote.tensors.size(), local.tensors.size());
  std::vector<const io::IndexedTensor*> all;
  for (std::size_t i = 0; i < local.tensors.size(); ++i) {
    EXPECT_EQ(remote.tensors[i].name, local.tensors[i].name);
    EXPECT_EQ(remote.tensors[i].path.text(), local.tensors[i].path.text());
    EXPECT_EQ(remote.tensors[i].offset, local.tensors[i].offset);
    EXPECT_EQ(remote.tensors[i].length, local.tensors[i].length);
    all.push_back(&remote.tensors[i]);
  }
  EXPECT_EQ(remote.find("external")->file, server.url("/w.bin"));
  const std::vector<std::string> bytes = read_tensors(server.url("/m.onnx"), remote, all, local_options());
  for (std::size_t i = 0; i < all.size(); ++i) {
    EXPECT_EQ(bytes[i], io::read_tensor(local, local.tensors[i])) << all[i]->name;
  }
}

}  // namespace
}  // namespace onnxgen::remote::tests
