// Cost of reading a part of a large model.
#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <thread>

#include "onnxgen/remote/remote.h"
#include "remote_fixture.h"
#include "sparse_model.h"
#include "tier.h"

namespace onnxgen::remote::tests {
namespace {

// Modelled on an 8 GiB file: a graph, then a few tensors of 1 GiB each.
TEST(RemoteIndex, OfEightGigabytesNeedsTwelveRequestsAndAThousandthOfTheBytes) {
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

// The tensor between the chosen ones is larger than an address space.
TEST(RemoteLoad, ChosenTensorsNeedNoMemoryForTheGapBetweenThem) {
  const Body body = sparse_model({}, {{"first", 1000}, {"huge", std::uint64_t{1} << 47}, {"last", 1000}});
  TestServer server({{"/m.onnx", {body}}});
  LoadOptions options = chosen({"first", "last"});
  options.parse.max_total_bytes = body.size;
  onnx::ModelProto loaded;
  const Status status = try_load(server.url("/m.onnx"), loaded, options);
  ASSERT_TRUE(status) << status.message();
  EXPECT_EQ(loaded.graph().initializer(0).raw_data().size(), 1000u);
  EXPECT_EQ(loaded.graph().initializer(2).raw_data()[999], weight_at(body.size - 1));
}

TEST(RemoteLoad, ChosenTensorsTransferLittleMoreThanTheirBytes) {
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
  for (std::size_t i = 0; i < 160; ++i) {
    const std::string_view bytes = loaded.graph().initializer(i).raw_data();
    ASSERT_EQ(bytes.size(), 64u * 1024);
    const std::uint64_t offset = indexed.tensors[i].offset;
    for (std::size_t k = 0; k < bytes.size(); k += 1111) ASSERT_EQ(bytes[k], weight_at(offset + k));
  }
  EXPECT_LE(server.bytes_sent(), body.size / 1000 * 12);
  // One request for each hop, a few wrong predictions, and one for the tensors themselves, which are adjacent.
  EXPECT_LE(server.request_count(), indexed.tensors.size() + 100);
}

TEST(RemoteLoad, AStructureNeedsEightRoundTrips) {
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

// Repeated layers, as in language models. The layers' numbers, and with them the names, become longer.
TEST(RemoteIndex, OfHundredsOfTensorsNeedsTensOfRoundTrips) {
  std::vector<SparseTensor> tensors = {{"embedding", 30'000'000}};
  for (int layer = 0; layer < 40; ++layer) {
    const std::string name = "model.layers." + std::to_string(layer);
    for (const char* const norm : {".input_norm", ".output_norm"}) tensors.push_back({name + norm, 8192});
    for (const char* const part : {".q", ".k", ".v", ".o"}) tensors.push_back({name + part, 5'000'000});
    for (const char* const part : {".up", ".gate", ".down"}) tensors.push_back({name + part, 15'000'000});
  }
  tensors.push_back({"head", 30'000'000});
  const Body body = sparse_model(onnx::GraphProto().SerializeAsString(), tensors);
  std::atomic<int> at_work{0};
  std::atomic<int> rounds{0};  // of concurrent requests
  const bool is_timed = onnxgen::tests::is_soak_tier();
  TestServer server([&](const HttpRequest& request) {
    if (at_work++ == 0) ++rounds;
    if (is_timed) std::this_thread::sleep_for(std::chrono::milliseconds(20));
    --at_work;
    return honest_reply({body}, request);
  });
  const Index indexed = index(server.url("/m.onnx"), local_options());
  ASSERT_EQ(indexed.tensors.size(), tensors.size());
  for (std::size_t i = 0; i < tensors.size(); ++i) EXPECT_EQ(indexed.tensors[i].length, tensors[i].size);
  EXPECT_LE(server.bytes_sent(), body.size / 1000);
  if (is_timed) {
    EXPECT_LT(rounds, 120);  // sequential requests would need 362
  }
}

}  // namespace
}  // namespace onnxgen::remote::tests
