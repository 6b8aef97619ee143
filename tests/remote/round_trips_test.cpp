// Number of requests and bytes needed to read a model's structure, depending on how many bytes a request is worth.
#include <gtest/gtest.h>

#include <chrono>

#include "onnxgen/remote/http/request_worth.h"
#include "onnxgen/remote/remote.h"
#include "remote_fixture.h"
#include "sparse_model.h"

namespace onnxgen::remote::tests {
namespace {

using std::chrono::milliseconds;

constexpr std::uint64_t kMiB = 1024 * 1024;
constexpr std::uint64_t kLongestHead = 32 * kMiB;  // size of a stream's first request

LoadOptions options_of(std::uint64_t worth, Weights weights = Weights::kNone) {
  LoadOptions options = load_options(weights);
  options.ranges.worth = worth;
  options.ranges.first_window.reset();
  return options;
}

// Returns a model with 2.5 MB of weights in Constant nodes and little data between them.
onnx::ModelProto model_of_constants() {
  onnx::ModelProto model;
  model.set_ir_version(8);
  for (unsigned i = 0; i < 46; ++i) {
    for (int k = 0; k < 20; ++k) model.mutable_graph()->add_node()->set_op_type("Relu");
    onnx::AttributeProto& attribute = *model.mutable_graph()->add_node()->add_attribute();
    attribute.set_type(onnx::AttributeProto::TENSOR);
    io::tests::fill_raw(*attribute.mutable_t(), "c" + std::to_string(i), io::tests::pattern(54'000, i));
  }
  return model;
}

TEST(RequestWorth, IsTheNumberOfBytesPerRoundTrip) {
  RequestWorth worth;
  EXPECT_EQ(worth.bytes(), kMiB);
  worth.add_wait(milliseconds(50));
  EXPECT_EQ(worth.bytes(), kMiB);
  worth.add_body(100'000, milliseconds(1));  // too small to measure
  EXPECT_EQ(worth.bytes(), kMiB);
  worth.add_body(1'000'000, milliseconds(100));
  EXPECT_EQ(worth.bytes(), 500'000u);
  worth.add_wait(milliseconds(20));  // excludes the connection setup
  worth.add_wait(milliseconds(80));
  EXPECT_EQ(worth.bytes(), 200'000u);
  worth.add_body(10'000'000, milliseconds(100));
  EXPECT_EQ(worth.bytes(), 2'000'000u);
}

TEST(RequestWorth, HasLimits) {
  RequestWorth worth;
  worth.add_wait(milliseconds(0));
  worth.add_body(kMiB, milliseconds(1000));
  EXPECT_EQ(worth.bytes(), RequestWorth::kSmallest);
  RequestWorth large;
  large.add_wait(std::chrono::seconds(10));
  large.add_body(std::uint64_t{1} << 40, milliseconds(0));
  EXPECT_EQ(large.bytes(), RequestWorth::kLargest);
  RequestWorth fixed(5);
  fixed.add_wait(milliseconds(50));
  fixed.add_body(kMiB, milliseconds(1));
  EXPECT_EQ(fixed.bytes(), 5u);
}

TEST(RoundTrips, SmallWeightsAreReadRatherThanSkipped) {
  const std::string bytes = model_of_constants().SerializeAsString();
  TestServer server({{"/m.onnx", {text_body(bytes)}}});
  auto loaded = load<onnx::ModelProto>(server.url("/m.onnx"), options_of(kMiB));
  EXPECT_EQ(server.request_count(), 1u);
  EXPECT_EQ(server.bytes_sent(), bytes.size());
  EXPECT_EQ(index(server.url("/m.onnx"), options_of(kMiB)).tensors.size(), 46u);
  EXPECT_EQ(server.request_count(), 2u);
  EXPECT_EQ(server.bytes_sent(), 2 * bytes.size());
  load_tensors(loaded, server.url("/m.onnx"), load_options(Weights::kAll));
  EXPECT_EQ(loaded.SerializeAsString(), bytes);
}

TEST(RoundTrips, SmallObjectsAreReadAsAWhole) {
  const std::string bytes = model_of_constants().SerializeAsString();
  TestServer server({{"/m.onnx", {text_body(bytes)}}});
  EXPECT_EQ(load<onnx::ModelProto>(server.url("/m.onnx"), options_of(0, Weights::kAll)).SerializeAsString(), bytes);
  EXPECT_EQ(server.request_count(), 1u);
  EXPECT_EQ(server.bytes_sent(), bytes.size());
}

// As with a cache, which keeps only the requested bytes.
TEST(RoundTrips, WindowsHaveTheSizeOfTheWorth) {
  const std::string bytes = model_of_constants().SerializeAsString();
  TestServer server({{"/m.onnx", {text_body(bytes)}}});
  LoadOptions options = options_of(kMiB);
  options.ranges.first_window = kMiB;
  load<onnx::ModelProto>(server.url("/m.onnx"), options);
  EXPECT_EQ(server.request_count(), 3u);
  EXPECT_LE(server.bytes_sent(), bytes.size());
}

TEST(RoundTrips, AStructureIsReadByOneStream) {
  onnx::GraphProto graph;
  for (int i = 0; i < 40'000; ++i) graph.add_node()->set_name("a node of a graph that is large " + std::to_string(i));
  const Body body = sparse_model(graph.SerializeAsString(), {{"w0", 100 * kMiB}, {"w1", 100 * kMiB}});
  TestServer server({{"/m.onnx", {body}}});
  const auto loaded = load<onnx::ModelProto>(server.url("/m.onnx"), options_of(kMiB));
  EXPECT_EQ(loaded.graph().node_size(), 40'000u);
  EXPECT_EQ(loaded.graph().initializer(1).name(), "w1");
  EXPECT_EQ(server.request_count(), 3u);  // the head, the part between the weights, and the end of the model
  EXPECT_LE(server.bytes_sent(), kLongestHead + 30'000);
}

// The part after the hop is longer than a window. It has gaps that are cheaper to read than a request, and one more
// hop.
TEST(RoundTrips, StreamsStartAtTheNextStructure) {
  std::vector<SparseTensor> tensors = {{"large", 100 * kMiB}};
  for (int i = 0; i < 100; ++i) tensors.push_back({"small" + std::to_string(i), 100'000});
  tensors.push_back({"larger", 300 * kMiB});
  tensors.push_back({"last", 10});
  const Body body = sparse_model({}, tensors);
  TestServer server({{"/m.onnx", {body}}});
  const Index indexed = index(server.url("/m.onnx"), options_of(kMiB));
  ASSERT_EQ(indexed.tensors.size(), tensors.size());
  for (std::size_t i = 0; i < tensors.size(); ++i) {
    EXPECT_EQ(indexed.tensors[i].name, tensors[i].name);
    EXPECT_EQ(indexed.tensors[i].length, tensors[i].size);
  }
  EXPECT_EQ(server.request_count(), 4u);  // the head, a window, the end of the model, and the remaining small tensors
}

TEST(RoundTrips, OfEightGigabytes) {
  std::vector<SparseTensor> tensors(8, {"w", 1024 * kMiB});
  TestServer server({{"/m.onnx", {sparse_model({}, tensors)}}});
  EXPECT_EQ(index(server.url("/m.onnx"), options_of(0)).tensors.size(), 8u);
  EXPECT_LE(server.request_count(), 12u);
  EXPECT_LE(server.bytes_sent(), kLongestHead + kMiB);
}

TEST(RoundTrips, ABrokenStreamIsResumed) {
  const std::string bytes = model_of_constants().SerializeAsString();
  std::atomic<int> requests{0};
  TestServer server([&](const HttpRequest& request) {
    Reply reply = honest_reply({text_body(bytes)}, request);
    if (requests++ == 0) reply.cut_after = 100'000;
    return reply;
  });
  const auto loaded = load<onnx::ModelProto>(server.url("/m.onnx"), options_of(kMiB));
  EXPECT_EQ(loaded.graph().node_size(), 46u * 21);
  ASSERT_EQ(server.request_count(), 2u);
  EXPECT_EQ(server.requests()[1].header("range").substr(0, 13), "bytes=100000-");
}

// Needs ten requests, more than the number of retries after a failure.
TEST(RoundTrips, ServersMaySendShortResponses) {
  const std::string bytes = model_of_constants().SerializeAsString();
  TestServer server([&](const HttpRequest& request) {
    HttpRequest smaller = request;
    std::string& range = smaller.headers["range"];
    const std::uint64_t begin = std::stoull(range.substr(range.find('=') + 1));
    range = "bytes=" + std::to_string(begin) + "-" + std::to_string(begin + 249'999);
    return honest_reply({text_body(bytes)}, smaller);
  });
  EXPECT_EQ(load<onnx::ModelProto>(server.url("/m.onnx"), options_of(kMiB)).graph().node_size(), 46u * 21);
  EXPECT_EQ(server.request_count(), (bytes.size() + 249'999) / 250'000);
}

TEST(RoundTrips, StreamsAreOfOneVersion) {
  const std::string bytes = model_of_constants().SerializeAsString();
  std::atomic<int> requests{0};
  TestServer server([&](const HttpRequest& request) {
    Reply reply = honest_reply({text_body(bytes), requests == 0 ? "\"v1\"" : "\"v2\""}, request);
    if (requests++ == 0) reply.cut_after = 100'000;
    return reply;
  });
  LoadOptions options = options_of(kMiB);
  options.restart_if_replaced = false;
  onnx::ModelProto loaded;
  EXPECT_EQ(try_load(server.url("/m.onnx"), loaded, options).code(), ErrorCode::kFileChanged);
  requests = 0;
  options.restart_if_replaced = true;
  EXPECT_TRUE(try_load(server.url("/m.onnx"), loaded, options));
}

TEST(RoundTrips, StreamsRespectTheLimits) {
  const std::string bytes = model_of_constants().SerializeAsString();
  TestServer server({{"/m.onnx", {text_body(bytes)}}});
  onnx::ModelProto loaded;
  LoadOptions few_bytes = options_of(kMiB);
  few_bytes.max_bytes = 1'000'000;
  EXPECT_EQ(try_load(server.url("/m.onnx"), loaded, few_bytes).code(), ErrorCode::kInputTooLarge);
  server.forget();
  LoadOptions little_memory = options_of(kMiB);
  little_memory.index.max_memory = 100'000;
  EXPECT_EQ(try_load(server.url("/m.onnx"), loaded, little_memory).code(), ErrorCode::kAllocationLimit);
  EXPECT_EQ(server.requests()[0].header("range"), "bytes=0-99999");
  LoadOptions whole_body = options_of(kMiB);
  whole_body.max_whole_body = 100 * kMiB;
  TestServer without_ranges([&](const HttpRequest&) {
    Reply reply;
    reply.body = text_body(bytes);
    reply.set("ETag", "\"v1\"");
    return reply;
  });
  EXPECT_TRUE(try_load(without_ranges.url("/m.onnx"), loaded, whole_body));
  EXPECT_EQ(without_ranges.request_count(), 1u);
  EXPECT_FALSE(try_load(without_ranges.url("/m.onnx"), loaded, options_of(kMiB)));
}

TEST(RoundTrips, TensorsWithSmallGapsAreReadTogether) {
  std::vector<SparseTensor> tensors;
  for (int i = 0; i < 10; ++i) tensors.push_back({"w" + std::to_string(i), 300'000});
  const Body body = sparse_model({}, tensors);
  TestServer server({{"/m.onnx", {body}}});
  const Index indexed = index(server.url("/m.onnx"), options_of(kMiB));
  const std::vector<const io::IndexedTensor*> two = {&indexed.tensors[2], &indexed.tensors[5]};
  const auto requests_for = [&](std::uint64_t worth) {
    server.forget();
    const std::vector<std::string> bytes = read_tensors(server.url("/m.onnx"), indexed, two, options_of(worth));
    EXPECT_EQ(bytes[1].size(), 300'000u);
    EXPECT_EQ(bytes[1][7], weight_at(two[1]->offset + 7));
    return server.request_count();
  };
  EXPECT_EQ(requests_for(kMiB), 1u);
  EXPECT_EQ(requests_for(100'000), 2u);
}

}  // namespace
}  // namespace onnxgen::remote::tests
