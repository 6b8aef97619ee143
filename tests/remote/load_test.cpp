// Models by ranges are those of the file, at the price that docs/remote.md names.
#include "onnxgen/io/load.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <atomic>
#include <filesystem>
#include <set>

#include "corpora.h"
#include "first_onnx.pb.h"
#include "onnxgen/file/file.h"
#include "onnxgen/io/save.h"
#include "onnxgen/remote/http/url.h"
#include "onnxgen/remote/remote.h"
#include "remote_fixture.h"
#include "sparse_model.h"
#include "temporary_folder.h"

namespace onnxgen::remote::tests {
namespace {

using io::tests::pattern;
using io::tests::TemporaryFolder;

// Serves the files below a folder by their encoded paths.
class FolderServer {
 public:
  explicit FolderServer(const std::filesystem::path& folder)
      : server_([this](const HttpRequest& request) { return reply_to(request); }) {
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
      if (!entry.is_regular_file()) continue;
      paths_["/" + percent_encoded(entry.path().lexically_relative(folder).string())] = entry.path().string();
    }
  }

  // The files' paths by those of their URLs.
  const std::map<std::string, std::string>& paths() const { return paths_; }
  std::string url(const std::string& path) const { return server_.url(path); }

 private:
  Reply reply_to(const HttpRequest& request) const {
    Reply reply;
    reply.status = 404;
    const auto found = paths_.find(request.path());
    const auto file = std::make_shared<io::File>();
    std::uint64_t size = 0;
    if (found == paths_.end() || !io::File::open(found->second, *file) || !file->size(size)) return reply;
    const auto read = [file](std::uint64_t offset, char* to, std::size_t count) {
      EXPECT_TRUE(file->read_at(offset, to, count));
    };
    return honest_reply({{size, read}}, request);
  }

  std::map<std::string, std::string> paths_;
  TestServer server_;
};

LoadOptions load_options(Weights weights) {
  LoadOptions options = local_options<LoadOptions>();
  options.weights = weights;
  return options;
}

LoadOptions chosen(std::vector<std::string> names) {
  LoadOptions options = load_options(Weights::kChosen);
  options.choose = named(std::move(names));
  return options;
}

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

TEST(RemoteLoad, TheStructureAloneAndTheRestLater) {
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
  for (int i = 0; i < 20; ++i) {
    const bool is_chosen = i == 2 || i == 17;
    EXPECT_EQ(by_name.graph().initializer(i).raw_data(), is_chosen ? model.graph().initializer(i).raw_data() : "") << i;
    EXPECT_NE(io::is_external(by_name.graph().initializer(i)), is_chosen);
  }
}

TEST(RemoteLoad, ASaveThatWouldLoseWhatWasLeftOutFails) {
  TestServer server({{"/m.onnx", {text_body(model_with_weights().SerializeAsString())}}});
  const auto loaded = load<onnx::ModelProto>(server.url("/m.onnx"), chosen({"w2"}));
  const TemporaryFolder folder;
  EXPECT_FALSE(io::try_save(loaded, folder / "m.onnx"));
  EXPECT_TRUE(folder.files().empty());
}

// A name that no file of a model may have: its tensors cannot say where they are, but are not lost either.
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

TEST(RemoteLoad, AReplacedModelIsReadAnewOnceOrAnError) {
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
  options.ranges.largest = 700'000;  // three requests a load: the object is replaced before the third
  onnx::ModelProto loaded;
  EXPECT_EQ(try_load(server.url("/m.onnx"), loaded, options).code(), ErrorCode::kFileChanged);
  EXPECT_EQ(loaded.ByteSizeLong(), 0u);
  requests = 3;  // replaced before the third request of the first load, and then no more until the second is done
  replaced_every = 5;
  const Status status = try_load(server.url("/m.onnx"), loaded, options);
  ASSERT_TRUE(status) << status.message();
  EXPECT_EQ(loaded.SerializeAsString(), second);
  requests = 3;
  options.restart_if_replaced = false;
  EXPECT_EQ(try_load(server.url("/m.onnx"), loaded, options).code(), ErrorCode::kFileChanged);
}

TEST(RemoteLoad, TensorsOfAReplacedModelAreNotTaken) {
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

TEST(RemoteLoad, WhatIsNoModel) {
  TestServer server({{"/empty", {text_body("")}},
                     {"/zip", {text_body(std::string("PK\3\4", 4) + pattern(100))}},
                     {"/secret", {text_body("ONNXCRY2" + pattern(100))}},
                     {"/cut", {text_body(model_with_weights().SerializeAsString().substr(0, 500'000))}}});
  const auto fault = [&](const char* path, Weights weights) {
    onnx::ModelProto model;
    return try_load(server.url(path), model, load_options(weights)).message();
  };
  for (const Weights weights : {Weights::kAll, Weights::kNone}) {
    EXPECT_EQ(fault("/empty", weights), server.url("/empty") + ": truncated: it is empty, which no model is");
    EXPECT_NE(fault("/zip", weights).find("it is an archive"), std::string::npos);
    EXPECT_NE(fault("/secret", weights).find("it is an encrypted model (ONNXCRY2)"), std::string::npos);
    EXPECT_NE(fault("/cut", weights).find("truncated"), std::string::npos);
    EXPECT_EQ(fault("/none", weights), server.url("/none") + ": cannot be opened: there is no such object (404)");
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

// The first release of ONNX: its tensors have no external data.
TEST(RemoteLoad, ClassesThatCannotSayWhereElementsAre) {
  TestServer server({{"/m.onnx", {text_body(model_with_weights().SerializeAsString())}}});
  first_onnx::ModelProto loaded;
  EXPECT_TRUE(try_load(server.url("/m.onnx"), loaded, load_options(Weights::kAll)));
  EXPECT_EQ(loaded.graph().initializer(3).raw_data(), pattern(50'003, 3));
  EXPECT_EQ(try_load(server.url("/m.onnx"), loaded, load_options(Weights::kNone)).code(), ErrorCode::kUnsupported);
  EXPECT_EQ(try_load(server.url("/m.onnx"), loaded, chosen({"w3"})).code(), ErrorCode::kUnsupported);
}

TEST(RemoteExternalData, IsBesideTheModel) {
  onnx::ModelProto model;
  io::tests::fill_external(*model.mutable_graph()->add_initializer(), "a", "w/data.bin", 1000, 500, 1000);
  io::tests::fill_external(*model.mutable_graph()->add_initializer(), "c", "./w/data.bin", 2000, 1000, 1000);
  io::tests::fill_external(*model.mutable_graph()->add_initializer(), "d", "presigned.bin", 7);
  const std::string data = pattern(3000);
  TestServer store({{"/elsewhere", {text_body("1234567")}}});
  TestServer server({{"/m/model.onnx", {text_body(model.SerializeAsString())}}, {"/m/w/data.bin", {text_body(data)}}});
  LoadOptions options = load_options(Weights::kAll);
  options.bearer_token = "token";
  onnx::ModelProto loaded;
  Status status = try_load(server.url("/m/model.onnx"), loaded, options);
  EXPECT_EQ(status.message(), server.url("/m/presigned.bin") + ": cannot be opened: there is no such object (404)");
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

TEST(RemoteExternalData, LocationsThatLeadElsewhereAreRefused) {
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

TEST(RemoteIndex, IsThatOfTheFile) {
  const TemporaryFolder folder;
  onnx::ModelProto model = io::tests::model_with_tensors_everywhere();
  io::tests::fill_external(*model.mutable_graph()->add_initializer(), "external", "w.bin", 100);
  io::save(model, folder / "m.onnx");
  folder.write("w.bin", pattern(100, 50));
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

// As a file of 8 GiB has it: a graph, and few tensors that are larger than any memory that one would give them.
TEST(RemoteIndex, OfEightGigabytesCostsTwelveRequestsAndAThousandthOfItsBytes) {
  std::vector<SparseTensor> tensors;
  for (int i = 0; i < 8; ++i) tensors.push_back({"w" + std::to_string(i), std::uint64_t{1} << 30});
  onnx::GraphProto graph;
  for (int i = 0; i < 5000; ++i) graph.add_node()->set_name("a node of a graph " + std::to_string(i));
  const Body body = sparse_model(graph.SerializeAsString(), tensors);
  ASSERT_GT(body.size, std::uint64_t{8} << 30);
  TestServer server({{"/m.onnx", {body}}});
  const Index indexed = index(server.url("/m.onnx"), local_options());
  ASSERT_EQ(indexed.tensors.size(), 8u);
  EXPECT_EQ(indexed.tensors[7].length, std::uint64_t{1} << 30);
  EXPECT_LE(server.request_count(), 12u);
  EXPECT_LE(server.bytes_sent(), body.size / 1000);
  server.forget();
  io::IndexedTensor part = indexed.tensors[7];
  part.length = 1000;
  const std::string bytes = read_tensor(server.url("/m.onnx"), indexed, part, local_options());
  for (std::size_t i = 0; i < bytes.size(); ++i) ASSERT_EQ(bytes[i], weight_at(part.offset + i));
  EXPECT_EQ(server.request_count(), 1u);
}

TEST(RemoteLoad, ChosenTensorsOfOneGigabyteCostLittleMoreThanTheirBytes) {
  std::vector<SparseTensor> tensors;
  std::vector<std::string> wanted;
  for (int i = 0; i < 160; ++i) {
    tensors.push_back({"small" + std::to_string(i), 64 * 1024});
    wanted.push_back(tensors.back().name);
  }
  for (int i = 0; i < 200; ++i) tensors.push_back({"large" + std::to_string(i), 5'320'000});
  const Body body = sparse_model(onnx::GraphProto().SerializeAsString(), tensors);
  ASSERT_GT(body.size, std::uint64_t{1} << 30);
  TestServer server({{"/m.onnx", {body}}});
  const Index indexed = index(server.url("/m.onnx"), local_options());
  server.forget();
  const auto loaded = load<onnx::ModelProto>(server.url("/m.onnx"), chosen(wanted));
  for (int i = 0; i < 160; ++i) {
    const std::string_view bytes = loaded.graph().initializer(i).raw_data();
    ASSERT_EQ(bytes.size(), 64u * 1024);
    const std::uint64_t offset = indexed.tensors[static_cast<std::size_t>(i)].offset;
    for (std::size_t k = 0; k < bytes.size(); k += 1111) ASSERT_EQ(bytes[k], weight_at(offset + k));
  }
  EXPECT_LE(server.bytes_sent(), body.size / 1000 * 12);
  // A hop for each, some that were expected in vain, and one for the tensors themselves, which stand next to each
  // other.
  EXPECT_LE(server.request_count(), indexed.tensors.size() + 100);
}

TEST(RemoteLoad, AStructureTakesEightRoundTrips) {
  onnx::GraphProto graph;
  for (int i = 0; i < 40'000; ++i) graph.add_node()->set_name("a node of a graph that is large " + std::to_string(i));
  const Body body = sparse_model(graph.SerializeAsString(), {{"w0", 100'000'000}, {"w1", 100'000'000}});
  TestServer server([&](const HttpRequest& request) {
    Reply reply = honest_reply({body}, request);
    reply.delay = std::chrono::milliseconds(50);
    return reply;
  });
  const auto begin = std::chrono::steady_clock::now();
  const auto loaded = load<onnx::ModelProto>(server.url("/m.onnx"), load_options(Weights::kNone));
  EXPECT_EQ(loaded.graph().node_size(), 40'000);
  EXPECT_LE(server.request_count(), 8u);
  EXPECT_GE(std::chrono::steady_clock::now() - begin, server.request_count() * std::chrono::milliseconds(50));
}

// Layers that repeat, as those of language models do: names and the numbers in them grow.
TEST(RemoteIndex, OfHundredsOfTensorsTakesTensOfRoundTrips) {
  std::vector<SparseTensor> tensors = {{"embedding", 30'000'000}};
  for (int layer = 0; layer < 40; ++layer) {
    const std::string name = "model.layers." + std::to_string(layer);
    for (const char* const norm : {".input_norm", ".output_norm"}) tensors.push_back({name + norm, 8192});
    for (const char* const part : {".q", ".k", ".v", ".o"}) tensors.push_back({name + part, 5'000'000});
    for (const char* const part : {".up", ".gate", ".down"}) tensors.push_back({name + part, 15'000'000});
  }
  tensors.push_back({"head", 30'000'000});
  const Body body = sparse_model(onnx::GraphProto().SerializeAsString(), tensors);
  constexpr std::chrono::milliseconds kDelay(20);
  TestServer server([&](const HttpRequest& request) {
    Reply reply = honest_reply({body}, request);
    reply.delay = kDelay;
    return reply;
  });
  const auto begin = std::chrono::steady_clock::now();
  const Index indexed = index(server.url("/m.onnx"), local_options());
  const auto took = std::chrono::steady_clock::now() - begin;
  ASSERT_EQ(indexed.tensors.size(), tensors.size());
  for (std::size_t i = 0; i < tensors.size(); ++i) EXPECT_EQ(indexed.tensors[i].length, tensors[i].size);
  EXPECT_LE(server.bytes_sent(), body.size / 1000);
  EXPECT_LT(took, kDelay * 120);  // of 362, one after the other
}

// All models of a folder, with the data beside them: by ranges they are what they are in the file.
void check_folder(const std::filesystem::path& folder, std::size_t at_least) {
  std::size_t models = 0;
  const FolderServer server(folder);
  LoadOptions options = load_options(Weights::kAll);
  options.ranges.first_window = 4096;
  options.ranges.largest = 100'000;
  LoadOptions structure = options;
  structure.weights = Weights::kNone;
  for (const auto& [path, file] : server.paths()) {
    if (file.substr(file.size() - std::min<std::size_t>(file.size(), 5)) != ".onnx") continue;
    ++models;
    io::LoadOptions skipped;
    skipped.holding = io::Holding::kSkipped;
    onnx::ModelProto expected;
    onnx::ModelProto loaded;
    const bool is_right = io::try_load(file, expected).ok();
    Status status = try_load(server.url(path), loaded, options);
    ASSERT_EQ(status.ok(), is_right) << file << status.message();
    if (!is_right) continue;
    ASSERT_EQ(loaded.SerializeAsString(), expected.SerializeAsString()) << file;
    expected = io::load<onnx::ModelProto>(file, skipped);
    status = try_load(server.url(path), loaded, structure);
    ASSERT_TRUE(status) << status.message();
    ASSERT_EQ(loaded.graph().node_size(), expected.graph().node_size());
    io::load_external_data(expected, io::folder_of(file));
    status = try_load_tensors(loaded, server.url(path), options);
    ASSERT_TRUE(status) << status.message();
    ASSERT_EQ(loaded.SerializeAsString(), expected.SerializeAsString()) << file;
  }
  EXPECT_GE(models, at_least);
}

TEST(RemoteLoad, DebianModels) {
  const auto folder = onnxgen::tests::debian_models();
  if (!folder) GTEST_SKIP() << onnxgen::tests::kNoDebianModels;
  check_folder(*folder, 1072);
}

TEST(RemoteLoad, CorporaModels) {
  const auto folder = onnxgen::tests::find_corpora();
  if (!folder) GTEST_SKIP() << onnxgen::tests::kNoCorpora;
  check_folder(*folder, 393);
}

}  // namespace
}  // namespace onnxgen::remote::tests
