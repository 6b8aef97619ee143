#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>

#include "onnxgen/remote/remote.h"
#include "remote_fixture.h"
#include "temporary_folder.h"

namespace onnxgen::remote::tests {
namespace {

using io::tests::pattern;
using io::tests::TemporaryFolder;

TEST(Download, WritesTheObject) {
  for (const std::size_t size : {0u, 1u, 1000u, 65'536u, 65'537u, 3'000'000u}) {
    const std::string content = pattern(size);
    TestServer server({{"/o", {text_body(content)}}});
    const TemporaryFolder folder;
    folder.write("o", "old");
    DownloadOptions options = local_options<DownloadOptions>();
    options.flush = size == 1000;  // flushing is slow
    options.ranges.largest = 100'000;
    const Status status = try_download(server.url("/o"), folder / "o", options);
    ASSERT_TRUE(status) << status.message();
    EXPECT_EQ(folder.read("o"), content);
    EXPECT_EQ(folder.files().size(), 1u);
  }
}

TEST(Download, AFailureLeavesTheOldFile) {
  const std::string content = pattern(3'000'000);
  std::atomic<int> count{0};
  TestServer server([&](const HttpRequest& request) {
    Reply reply = honest_reply({text_body(content)}, request);
    if (count++ > 10) reply.status = 403;
    return reply;
  });
  const TemporaryFolder folder;
  folder.write("o", "old");
  DownloadOptions options = local_options<DownloadOptions>();
  options.ranges.largest = 100'000;
  EXPECT_EQ(try_download(server.url("/o"), folder / "o", options).code(), ErrorCode::kOpenFailed);
  EXPECT_EQ(folder.read("o"), "old");
  EXPECT_EQ(folder.files().size(), 1u);
  EXPECT_FALSE(try_download(server.url("/o"), folder / "missing/o", options));
  EXPECT_FALSE(try_download(server.url("/o"), folder / "", options));
}

// Kills the process at various moments. The file must be the old one or the new one.
TEST(Download, KilledAtAnyMoment) {
  const std::string content = pattern(1'000'000);
  TestServer server({{"/o", {text_body(content)}}});
  int finished = 0;
  for (int moment = 0; moment < 10; ++moment) {
    const TemporaryFolder folder;
    folder.write("o", "old");
    const auto body = [&](int) {
      DownloadOptions options = local_options<DownloadOptions>();
      options.ranges.largest = 50'000;
      options.flush = false;  // only needed for power loss
      options.progress = kill_at_call(moment);
      return try_download(server.url("/o"), folder / "o", options) ? 0 : 1;
    };
    const pid_t child = server.start_processes(1, body).front();
    ::usleep(static_cast<useconds_t>(moment) * 6000);
    ::kill(child, SIGKILL);
    int status = 0;
    ASSERT_EQ(::waitpid(child, &status, 0), child);
    const std::string found = folder.read("o");
    EXPECT_TRUE(found == "old" || found == content);
    if (found == content) ++finished;
    DownloadOptions unflushed = local_options<DownloadOptions>();
    unflushed.flush = false;
    EXPECT_TRUE(try_download(server.url("/o"), folder / "o", unflushed));
    EXPECT_EQ(folder.read("o"), content);
  }
  EXPECT_LT(finished, 10);
}

TEST(Shards, ContainEachTensorOnce) {
  io::TensorIndex index;
  for (std::uint64_t i = 0; i < 100; ++i) {
    io::IndexedTensor& tensor = index.tensors.emplace_back();
    tensor.name = std::to_string(i);
    tensor.length = i % 10 == 0 ? 0 : 1000 + i * 37 % 500;
  }
  for (const std::size_t count : {1u, 2u, 3u, 7u, 200u}) {
    std::vector<std::string> seen;
    std::uint64_t most = 0;
    for (std::size_t rank = 0; rank < count; ++rank) {
      std::uint64_t bytes = 0;
      for (const io::IndexedTensor* const tensor : shard(index, rank, count)) {
        seen.push_back(tensor->name);
        bytes += tensor->length;
      }
      most = std::max(most, bytes);
    }
    EXPECT_EQ(seen.size(), 90u);
    EXPECT_TRUE(std::is_sorted(seen.begin(), seen.end(),
                               [](const std::string& a, const std::string& b) { return std::stoi(a) < std::stoi(b); }));
    std::uint64_t total = 0;
    for (const io::IndexedTensor& tensor : index.tensors) total += tensor.length;
    EXPECT_LE(most, total / count + 1500);
  }
  const auto rule = [](const io::IndexedTensor& tensor) { return std::stoull(tensor.name) % 3; };
  EXPECT_EQ(shard(index, 1, rule).front()->name, "1");
  EXPECT_EQ(shard(index, 1, rule)[1]->name, "4");
  EXPECT_TRUE(shard({}, 0, 3).empty());
}

// External data without a stated length extends to the end of its file, so it must be read if its type is unknown.
TEST(Shards, IncludeExternalTensorsOfUnknownLength) {
  io::TensorIndex index;
  for (const std::int64_t dimension : {4, 0, 4}) {
    io::IndexedTensor& tensor = index.tensors.emplace_back();
    tensor.storage = io::TensorStorage::kExternal;
    tensor.dims = {dimension};
  }
  EXPECT_EQ(shard(index, 0, 3).size(), 2u);
  index.tensors.front().length = 16;
  std::size_t seen = 0;
  for (std::size_t rank = 0; rank < 3; ++rank) seen += shard(index, rank, 3).size();
  EXPECT_EQ(seen, 2u);
}

TEST(Shards, ReadEachByteOnce) {
  onnx::ModelProto model;
  for (unsigned i = 0; i < 24; ++i) {
    io::tests::fill_raw(*model.mutable_graph()->add_initializer(), "w" + std::to_string(i), pattern(40'000 + i, i));
  }
  TestServer server({{"/m.onnx", {text_body(model.SerializeAsString())}}});
  const Index indexed = index(server.url("/m.onnx"), local_options());
  server.forget();
  Options options = local_options();
  options.ranges.gap = 0;
  std::vector<std::string> all;
  for (std::size_t rank = 0; rank < 4; ++rank) {
    for (std::string& bytes : read_tensors(server.url("/m.onnx"), indexed, shard(indexed, rank, 4), options)) {
      all.push_back(std::move(bytes));
    }
  }
  ASSERT_EQ(all.size(), 24u);
  std::uint64_t total = 0;
  for (unsigned i = 0; i < all.size(); ++i) {
    EXPECT_TRUE(all[i] == pattern(40'000 + i, i));
    total += all[i].size();
  }
  EXPECT_EQ(server.bytes_sent(), total);
}

}  // namespace
}  // namespace onnxgen::remote::tests
