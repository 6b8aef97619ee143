// Commands with URLs instead of file paths.
#include <gtest/gtest.h>

#include "models.h"
#include "onnxgen/archive/save.h"
#include "onnxgen/crypto/save.h"
#include "run_tool.h"
#include "sparse_model.h"
#include "temporary_folder.h"
#include "test_server.h"

namespace onnx_tool::tests {
namespace {

using onnxgen::io::tests::TemporaryFolder;
using onnxgen::remote::tests::StoredObject;
using onnxgen::remote::tests::TestServer;
using onnxgen::remote::tests::text_body;

class Remote : public testing::Test {
 protected:
  static constexpr std::int64_t kElements = 1'000'000;
  static constexpr std::uint64_t kHuge = std::uint64_t{8} << 30;

  static std::map<std::string, StoredObject> objects() {
    const TemporaryFolder folder;
    const onnx::ModelProto small = small_model(1000);
    onnxgen::archive::save(small, folder / "m.zip");
    onnxgen::crypto::save(small, folder / "m.onnxc", onnxgen::crypto::Key::from_passphrase("secret"));
    onnx::ModelProto large = small_model(0);
    large.mutable_graph()->mutable_initializer(0)->set_dims(0, kElements);
    large.mutable_graph()->mutable_initializer(0)->set_raw_data(std::string(4 * kElements, '\0'));
    return {{"/m.onnx", {text_body(encoded(small))}},
            {"/large.onnx", {text_body(encoded(large))}},
            {"/huge.onnx", {onnxgen::remote::tests::sparse_model({}, {{"weight", kHuge}})}},
            {"/m.zip", {text_body(folder.read("m.zip"))}},
            {"/m.onnxc", {text_body(folder.read("m.onnxc"))}},
            {"/m.txt", {text_body(printed(small, "m.txt"))}},
            {"/m.json", {text_body(printed(small, "m.json"))}},
            {"/m.onnxtxt", {text_body(printed(small, "m.onnxtxt"))}},
            {"/float.pb", {text_body(encoded_tensor(onnx::TensorProto::FLOAT))}},
            {"/int64.pb", {text_body(encoded_tensor(onnx::TensorProto::INT64))}},
            {"/version.onnx", {text_body("\x08\x08")}},
            {"/page.onnx", {text_body("<!DOCTYPE html><html>Sign in</html>")}},
            {"/error.onnx", {text_body("Entry not found")}}};
  }

  // Returns the numbers 1 and 2 as an encoded TensorProto.
  static std::string encoded_tensor(onnx::TensorProto::DataType type) {
    onnx::TensorProto tensor;
    tensor.set_name("t");
    tensor.set_data_type(type);
    tensor.add_dims(2);
    for (const int number : {1, 2}) {
      type == onnx::TensorProto::FLOAT ? tensor.add_float_data(static_cast<float>(number))
                                       : tensor.add_int64_data(number);
    }
    return tensor.SerializeAsString();
  }

  // Returns a model as text, in the format that the ending of `name` selects.
  static std::string printed(const onnx::ModelProto& model, const std::string& name) {
    const TemporaryFolder folder;
    EXPECT_EQ(run_tool({"convert", folder.write("m.onnx", encoded(model)), folder / name}).status, 0);
    return folder.read(name);
  }

  Outcome run(const std::string& command, const std::string& name, std::vector<std::string> options = {}) {
    std::vector<std::string> arguments = {command,
                                          server_.url(name),
                                          "--allow-http",
                                          "--allow-private-addresses",
                                          "--passphrase-file",
                                          folder_.write("passphrase", "secret\n")};
    arguments.insert(arguments.end(), options.begin(), options.end());
    return run_tool(arguments);
  }

  TestServer server_{objects()};
  TemporaryFolder folder_;
};

TEST_F(Remote, EveryFormatIsReadFromAServer) {
  const std::string local = folder_.write("local.onnx", encoded(small_model(1000)));
  for (const char* const name : {"/m.onnx", "/m.zip", "/m.onnxc", "/m.txt", "/m.json", "/m.onnxtxt"}) {
    EXPECT_TRUE(has(run("info", name).out, "parameters: 1,000, 3.9 KiB in 1 tensor\n")) << name;
    EXPECT_TRUE(has(run("tensors", name).out, "float[1000]  weight  ")) << name;
    EXPECT_TRUE(has(run("show", name).out, " weight = ")) << name;
    EXPECT_EQ(run("diff", name, {local}).out, "") << name;
    EXPECT_EQ(run("convert", name, {folder_ / "copy.onnx"}).status, 0) << name;
    EXPECT_EQ(run_tool({"diff", folder_ / "copy.onnx", local}).status, 0) << name;
  }
}

TEST_F(Remote, FilesThatAreNotModelsAreNamed) {
  for (const std::string command : {"info", "tensors", "check", "show"}) {
    EXPECT_TRUE(has(run(command, "/page.onnx").err, "this is an HTML page, ")) << command;
    EXPECT_TRUE(has(run(command, "/error.onnx").err, "as a failed download leaves it: 'Entry not found'; ")) << command;
  }
}

TEST_F(Remote, TensorsOutsideModelsAreRead) {
  for (const char* const name : {"/float.pb", "/int64.pb"}) {
    EXPECT_TRUE(has(run("tensors", name).out, "t  in the model\n1 tensor, ")) << name;
    EXPECT_TRUE(has(run("tensors", name, {"--stats"}).out, "1            2          1.5")) << name;
    EXPECT_EQ(run("tensors", name, {"--extract", "t", folder_ / "t.npy"}).status, 0) << name;
    EXPECT_EQ(run("convert", name, {folder_ / "copy.npy"}).status, 0) << name;
    EXPECT_EQ(folder_.read("copy.npy"), folder_.read("t.npy")) << name;
    for (const std::string command : {"info", "check", "show"}) {
      EXPECT_TRUE(has(run(command, name).err, "this is a tensor (TensorProto), not a model; list it with")) << command;
    }
  }
  EXPECT_TRUE(has(run("info", "/version.onnx").err, "not an ONNX model: it has no graph\n"));
  EXPECT_TRUE(has(run("tensors", "/version.onnx").err, "not an ONNX model: it has no graph\n"));
}

TEST_F(Remote, UnneededWeightsAreNotTransferred) {
  EXPECT_TRUE(has(run("info", "/large.onnx").out, "3.8 MiB  weight: float[1000000]"));
  EXPECT_TRUE(has(run("tensors", "/large.onnx").out, "3.8 MiB  float[1000000]  weight"));
  EXPECT_EQ(run("tensors", "/large.onnx", {"--extract", "weight", folder_ / "w.npy"}).status, 0);
  EXPECT_EQ(folder_.read("w.npy").size(), 4U * kElements + 128);
  EXPECT_EQ(run("tensors", "/m.onnx", {"--extract", "graph.initializer[0]", folder_ / "w.npy"}).status, 0);
  EXPECT_EQ(folder_.read("w.npy").size(), 4U * 1000 + 128);
  server_.forget();
  EXPECT_TRUE(has(run("info", "/huge.onnx").out, "8.0 GiB  weight: "));
  EXPECT_TRUE(has(run("tensors", "/huge.onnx").out, "8.0 GiB  "));
  EXPECT_LT(server_.bytes_sent(), kHuge / 100);
}

// A tensor of an encrypted model is found by its path only when the model is loaded for the second time.
TEST_F(Remote, APassphraseIsReadOnce) {
  const Outcome extracted = run_shell("echo secret | \"$TOOL\" tensors " + shell_word(server_.url("/m.onnxc")) +
                                      " --allow-http --allow-private-addresses --passphrase-file - --extract "
                                      "'graph.initializer[0]' " +
                                      shell_word(folder_ / "w.npy"));
  EXPECT_EQ(extracted.status, 0) << extracted.err;
}

TEST_F(Remote, CachedDataNeedsNoServer) {
  const std::vector<std::string> cache = {"--cache", folder_ / "cache"};
  const std::string online = run("info", "/m.onnx", cache).out;
  EXPECT_TRUE(has(online, "1 tensor\n")) << online;
  server_.forget();
  const Outcome offline = run("info", "/m.onnx", {"--cache", folder_ / "cache", "--offline"});
  EXPECT_EQ(offline.status, 0) << offline.err;
  EXPECT_EQ(offline.out, online);
  EXPECT_EQ(server_.request_count(), 0U);
  EXPECT_EQ(run("info", "/m.zip", {"--cache", folder_ / "cache", "--offline"}).status, 1);
  EXPECT_EQ(run("info", "/m.onnx", {"--offline"}).status, 2);
}

TEST(RemoteOutput, IsOneObject) {
  std::string stored;
  TestServer server([&stored](const onnxgen::remote::tests::HttpRequest& request) {
    if (request.method == "PUT") stored = request.body;
    return onnxgen::remote::tests::Reply();
  });
  const TemporaryFolder folder;
  const std::string model = encoded(small_model(1000));
  const std::vector<std::string> allowed = {"--allow-http", "--allow-private-addresses"};
  std::vector<std::string> arguments = {"convert", folder.write("m.onnx", model), server.url("/new.onnx")};
  arguments.insert(arguments.end(), allowed.begin(), allowed.end());
  const Outcome run = run_tool(arguments);
  EXPECT_EQ(run.status, 0) << run.err;
  EXPECT_EQ(stored, model);
  arguments[2] = server.url("/new.zip");
  EXPECT_EQ(run_tool(arguments).status, 2);
}

TEST_F(Remote, RefusalsNameTheOptionThatAllowsThem) {
  const Outcome http = run_tool({"info", server_.url("/m.onnx")});
  EXPECT_EQ(http.status, 1);
  EXPECT_TRUE(has(http.err, "http is not encrypted; set --allow-http to accept it\n")) << http.err;
  const Outcome address = run_tool({"info", server_.url("/m.onnx"), "--allow-http"});
  EXPECT_TRUE(has(address.err, "has a private address; set --allow-private-addresses to accept it\n")) << address.err;
  EXPECT_TRUE(has(run("info", "/none.onnx").err, "the object does not exist (404)\n"));
}

}  // namespace
}  // namespace onnx_tool::tests
