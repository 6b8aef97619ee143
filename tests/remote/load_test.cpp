// Loading models by ranges: complete, structure only, or selected tensors.

#include <gtest/gtest.h>

#include <atomic>
#include <set>

#include "first_onnx.pb.h"
#include "onnxgen/io/save.h"
#include "onnxgen/remote/remote.h"
#include "remote_fixture.h"
#include "temporary_folder.h"

namespace onnxgen::remote::tests {
namespace {

using io::tests::pattern;
using io::tests::TemporaryFolder;

onnx::ModelProto model_with_weights() {
  onnx::ModelProto model;
  model.set_ir_version(8);
  for (unsigned i = 0; i < 20; ++i) {
    io::tests::fill_raw(*model.mutable_graph()->add_initializer(), "w" + std::to_string(i), pattern(50'000 + i, i));
    model.mutable_graph()->add_node()->set_op_type("Relu");
  }
  return model;
}

TEST(RemoteLoad, All) {
  const std::string bytes = io::tests::model_with_tensors_everywhere().SerializeAsString();
  TestServer server({{"/m.onnx", {text_body(bytes)}}});
  EXPECT_EQ(load<onnx::ModelProto>(server.url("/m.onnx"), load_options(Weights::kAll)).SerializeAsString(), bytes);
  EXPECT_EQ(server.request_count(), 1u);
}

TEST(RemoteLoad, LoadsTheStructureFirstAndTensorsLater) {
  const onnx::ModelProto model = model_with_weights();
  TestServer server({{"/a b/m.onnx", {text_body("")}}, {"/a%20b/m.onnx", {text_body(model.SerializeAsString())}}});
  const std::string url = server.url("/a%20b/m.onnx?signature=secret");
  auto loaded = load<onnx::ModelProto>(url, load_options(Weights::kNone));
  ASSERT_EQ(loaded.graph().node_size(), 20);
  const onnx::TensorProto& first = loaded.graph().initializer(0);
  EXPECT_EQ(first.name(), "w0");
  EXPECT_EQ(first.dims(0), 50'000);
  EXPECT_TRUE(io::is_external(first));
  EXPECT_TRUE(first.raw_data().empty());
  EXPECT_LT(server.bytes_sent(), 200'000u);
  EXPECT_EQ(loaded.SerializeAsString().find("secret"), std::string::npos);
  load_tensors(loaded, url, chosen({"w3"}));
  EXPECT_EQ(loaded.graph().initializer(3).raw_data(), pattern(50'003, 3));
  EXPECT_TRUE(io::is_external(loaded.graph().initializer(4)));
  load_tensors(loaded, url, load_options(Weights::kAll));
  EXPECT_EQ(loaded.SerializeAsString(), model.SerializeAsString());
}

TEST(RemoteLoad, NewElementsOfATensorAreKept) {
  TestServer server({{"/m.onnx", {text_body(model_with_weights().SerializeAsString())}}});
  auto loaded = load<onnx::ModelProto>(server.url("/m.onnx"), load_options(Weights::kNone));
  loaded.mutable_graph()->mutable_initializer(3)->set_raw_data(pattern(50'003, 99));
  load_tensors(loaded, server.url("/m.onnx"), load_options(Weights::kAll));
  EXPECT_EQ(loaded.graph().initializer(3).raw_data(), pattern(50'003, 99));
  EXPECT_FALSE(io::is_external(loaded.graph().initializer(3)));
  EXPECT_EQ(loaded.graph().initializer(4).raw_data(), pattern(50'004, 4));
}

TEST(RemoteLoad, ChosenTensors) {
  const onnx::ModelProto model = model_with_weights();
  TestServer server({{"/m.onnx", {text_body(model.SerializeAsString())}}});
  const auto by_name = load<onnx::ModelProto>(server.url("/m.onnx"), chosen({"w2", "w17", "no such"}));
  LoadOptions options = load_options(Weights::kChosen);
  std::set<std::string> offered;
  options.choose = [&](const TensorSummary& tensor) {
    offered.insert(std::string(tensor.name));
    EXPECT_EQ(tensor.site.role, io::TensorRole::kInitializer);
    return tensor.length == 50'002 || tensor.length == 50'017;
  };
  const auto by_predicate = load<onnx::ModelProto>(server.url("/m.onnx"), options);
  EXPECT_EQ(offered.size(), 20u);
  EXPECT_EQ(by_name.SerializeAsString(), by_predicate.SerializeAsString());
  for (std::size_t i = 0; i < 20; ++i) {
    const bool is_chosen = i == 2 || i == 17;
    EXPECT_EQ(by_name.graph().initializer(i).raw_data(), is_chosen ? model.graph().initializer(i).raw_data() : "") << i;
    EXPECT_NE(io::is_external(by_name.graph().initializer(i)), is_chosen);
  }
}

TEST(RemoteLoad, SavesThatWouldLoseSkippedTensorsFail) {
  TestServer server({{"/m.onnx", {text_body(model_with_weights().SerializeAsString())}}});
  const auto loaded = load<onnx::ModelProto>(server.url("/m.onnx"), chosen({"w2"}));
  const TemporaryFolder folder;
  EXPECT_FALSE(io::try_save(loaded, folder / "m.onnx"));
  EXPECT_TRUE(folder.files().empty());
}

// URLs that do not end in a valid file name. The tensors cannot refer to their file, but can still be loaded.
TEST(RemoteLoad, ObjectsOfAnyName) {
  const onnx::ModelProto model = model_with_weights();
  TestServer server(
      [&](const HttpRequest& request) { return honest_reply({text_body(model.SerializeAsString())}, request); });
  for (const char* const path : {"/", "/a/", "/%2e%2e", "/a%2Fb", "/C%3A", "/x?key=a/b"}) {
    auto loaded = load<onnx::ModelProto>(server.url(path), load_options(Weights::kNone));
    load_tensors(loaded, server.url(path), load_options(Weights::kAll));
    EXPECT_EQ(loaded.SerializeAsString(), model.SerializeAsString()) << path;
  }
}

TEST(RemoteLoad, ReplacedModelsAreReadAgainOnce) {
  const std::string first = model_with_weights().SerializeAsString();
  onnx::ModelProto other = model_with_weights();
  other.mutable_graph()->mutable_initializer(7)->set_raw_data(pattern(50'007, 99));
  const std::string second = other.SerializeAsString();
  ASSERT_EQ(first.size(), second.size());
  std::atomic<int> requests{0};
  std::atomic<int> replaced_every{2};
  TestServer server([&](const HttpRequest& request) {
    const int version = std::min(requests++ / replaced_every, 1000);
    return honest_reply({text_body(version % 2 == 0 ? first : second), '"' + std::to_string(version) + '"'}, request);
  });
  LoadOptions options = load_options(Weights::kAll);
  options.ranges.in_flight = 1;
  options.ranges.largest = 700'000;  // three requests per load; the object is replaced before the third
  onnx::ModelProto loaded;
  EXPECT_EQ(try_load(server.url("/m.onnx"), loaded, options).code(), ErrorCode::kFileChanged);
  EXPECT_EQ(loaded.ByteSizeLong(), 0u);
  requests = 3;  // replaced before the third request of the first load, then not until the second is done
  replaced_every = 5;
  const Status status = try_load(server.url("/m.onnx"), loaded, options);
  ASSERT_TRUE(status) << status.message();
  EXPECT_EQ(loaded.SerializeAsString(), second);
  requests = 3;
  options.restart_if_replaced = false;
  EXPECT_EQ(try_load(server.url("/m.onnx"), loaded, options).code(), ErrorCode::kFileChanged);
}

TEST(RemoteLoad, TensorsOfAReplacedModelAreRefused) {
  std::string etag = "\"1\"";
  const std::string bytes = model_with_weights().SerializeAsString();
  TestServer server([&](const HttpRequest& request) { return honest_reply({text_body(bytes), etag}, request); });
  auto loaded = load<onnx::ModelProto>(server.url("/m.onnx"), load_options(Weights::kNone));
  const Index indexed = index(server.url("/m.onnx"), local_options());
  const std::string before = loaded.SerializeAsString();
  etag = "\"2\"";
  const Status status = try_load_tensors(loaded, server.url("/m.onnx"), load_options(Weights::kAll));
  EXPECT_EQ(status.code(), ErrorCode::kFileChanged) << status.message();
  EXPECT_EQ(loaded.SerializeAsString(), before);
  std::string tensor;
  EXPECT_EQ(try_read_tensor(server.url("/m.onnx"), indexed, indexed.tensors[0], tensor, local_options()).code(),
            ErrorCode::kFileChanged);
}

TEST(RemoteLoad, FilesThatAreNotModelsAreRefused) {
  TestServer server({{"/empty", {text_body("")}},
                     {"/zip", {text_body(std::string("PK\3\4", 4) + pattern(100))}},
                     {"/secret", {text_body("ONNXCRY2" + pattern(100))}},
                     {"/cut", {text_body(model_with_weights().SerializeAsString().substr(0, 500'000))}}});
  const auto fault = [&](const char* path, Weights weights) {
    onnx::ModelProto model;
    return try_load(server.url(path), model, load_options(weights)).message();
  };
  for (const Weights weights : {Weights::kAll, Weights::kNone}) {
    EXPECT_EQ(fault("/empty", weights), server.url("/empty") + ": truncated: the model is empty");
    EXPECT_NE(fault("/zip", weights).find("this is an archive"), std::string::npos);
    EXPECT_NE(fault("/secret", weights).find("this is an encrypted model (ONNXCRY2)"), std::string::npos);
    EXPECT_NE(fault("/cut", weights).find("truncated"), std::string::npos);
    EXPECT_EQ(fault("/none", weights), server.url("/none") + ": cannot be opened: the object does not exist (404)");
  }
}

TEST(RemoteLoad, LimitsApply) {
  const std::string bytes = model_with_weights().SerializeAsString();
  TestServer server({{"/m.onnx", {text_body(bytes)}}});
  onnx::ModelProto model;
  LoadOptions small = load_options(Weights::kAll);
  small.parse.max_total_bytes = 1000;
  EXPECT_EQ(try_load(server.url("/m.onnx"), model, small).code(), ErrorCode::kInputTooLarge);
  EXPECT_LT(server.bytes_sent(), 100'000u);
  LoadOptions few = chosen({"w1", "w2"});
  few.max_external_bytes = 100'002;
  EXPECT_EQ(try_load(server.url("/m.onnx"), model, few).code(), ErrorCode::kInputTooLarge);
  few.max_external_bytes = 100'003;
  EXPECT_TRUE(try_load(server.url("/m.onnx"), model, few));
  Options tiny = local_options();
  tiny.index.max_memory = 10'000;
  Index indexed;
  EXPECT_EQ(try_index(server.url("/m.onnx"), indexed, tiny).code(), ErrorCode::kAllocationLimit);
}

TEST(RemoteLoad, AnyWindowSizeWorks) {
  const std::string bytes = model_with_weights().SerializeAsString();
  TestServer server({{"/m.onnx", {text_body(bytes)}}});
  LoadOptions options = chosen({"w3"});
  options.ranges = {0, 0, 0, 0, 0, 0};
  options.ranges.largest = 1000;
  const auto loaded = load<onnx::ModelProto>(server.url("/m.onnx"), options);
  EXPECT_TRUE(loaded.graph().initializer(3).raw_data() == pattern(50'003, 3));
  EXPECT_EQ(server.requests()[0].header("range"), "bytes=0-15");
}

TEST(RemoteLoad, ClassesWithoutExternalData) {
  TestServer server({{"/m.onnx", {text_body(model_with_weights().SerializeAsString())}}});
  first_onnx::ModelProto loaded;
  EXPECT_TRUE(try_load(server.url("/m.onnx"), loaded, load_options(Weights::kAll)));
  EXPECT_EQ(loaded.graph().initializer(3).raw_data(), pattern(50'003, 3));
  EXPECT_EQ(try_load(server.url("/m.onnx"), loaded, load_options(Weights::kNone)).code(), ErrorCode::kUnsupported);
  EXPECT_EQ(try_load(server.url("/m.onnx"), loaded, chosen({"w3"})).code(), ErrorCode::kUnsupported);
}

}  // namespace
}  // namespace onnxgen::remote::tests
