// nginx behind a proxy that truncates, delays, reorders and falsifies replies. A read must return the file or an error.
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <filesystem>
#include <functional>
#include <memory>
#include <mutex>
#include <set>
#include <thread>

#include "onnxgen/remote/remote.h"
#include "remote_fixture.h"
#include "server_program.h"
#include "temporary_folder.h"
#include "test_proxy.h"

namespace onnxgen::remote::tests {
namespace {

using io::tests::pattern;
using io::tests::TemporaryFolder;

class Proxy : public testing::Test {
 protected:
  void SetUp() override {
    if (!is_installed("nginx")) GTEST_SKIP() << "no nginx: install the package nginx";
    const std::string path = folder.path().string();
    port = free_port();
    folder.write("nginx.conf",
                 "daemon off; master_process off; pid nginx.pid; events {}\n"
                 "http { access_log off; client_body_temp_path t1; proxy_temp_path t2; fastcgi_temp_path t3;"
                 " uwsgi_temp_path t4; scgi_temp_path t5; root files; server { listen 127.0.0.1:" +
                     std::to_string(port) + "; } }\n");
    std::filesystem::permissions(folder.path(), std::filesystem::perms(0755));
    onnx::ModelProto model = io::tests::external_model("w.bin", 100'000);
    for (unsigned i = 0; i < 10; ++i) {
      io::tests::fill_raw(*model.mutable_graph()->add_initializer(), "w" + std::to_string(i), pattern(100'000, i));
    }
    folder.write("files/m.onnx", model.SerializeAsString());
    folder.write("files/w.bin", pattern(100'000, 77));
    model.mutable_graph()->mutable_initializer(0)->set_raw_data(pattern(100'000, 77));
    io::clear_external_data(*model.mutable_graph()->mutable_initializer(0));
    expected = model.SerializeAsString();
    nginx = std::make_unique<Program>(
        std::vector<std::string>{"nginx", "-e", path + "/error.log", "-p", path, "-c", path + "/nginx.conf"},
        folder / "output.log");
    ASSERT_TRUE(nginx->listens_at(port)) << folder.read("error.log") << folder.read("output.log");
  }

  // Wrong bytes are never acceptable.
  void expect_right_or_failure(const TestProxy& proxy, const std::string& what, unsigned largest) {
    LoadOptions loading = load_options(Weights::kAll);
    loading.ranges.largest = largest;
    loading.ranges.gap = 0;
    onnx::ModelProto loaded;
    const Status status = try_load(proxy.url("/m.onnx"), loaded, loading);
    EXPECT_TRUE(loaded.SerializeAsString() == (status ? expected : "")) << what;
    failures += status ? 0 : 1;
  }

  void expect_right_file_or_the_old_one(const TestProxy& proxy, const std::string& what) {
    DownloadOptions downloading = local_options<DownloadOptions>();
    downloading.ranges.largest = 300'000;
    downloading.flush = false;
    folder.write("copy", "old");
    const bool is_downloaded = try_download(proxy.url("/m.onnx"), folder / "copy", downloading).ok();
    EXPECT_TRUE(folder.read("copy") == (is_downloaded ? folder.read("files/m.onnx") : "old")) << what;
  }

  TemporaryFolder folder;
  std::uint16_t port = 0;
  std::string expected;
  std::unique_ptr<Program> nginx;
  int failures = 0;
};

TEST_F(Proxy, CutDelayedAndReorderedResponsesAreReadCompletely) {
  std::mutex mutex;
  std::set<std::string> seen;
  std::atomic<unsigned> count{0};
  std::vector<unsigned> order;  // in which replies are sent
  TestProxy proxy(port, [&](const HttpRequest& request, Reply& reply) {
    const unsigned number = count++;
    // Of four concurrent requests, the last is answered first.
    std::this_thread::sleep_for(std::chrono::milliseconds(10 * (3 - number % 4)));
    reply.body_delay = std::chrono::milliseconds(number % 3);
    const std::lock_guard<std::mutex> lock(mutex);
    order.push_back(number);
    const std::string range = request.path() + request.header("range");
    if (seen.insert(range.substr(0, range.find('=')) + range.substr(range.find('-'))).second) {
      reply.cut_after = reply.body.size * (number % 5) / 5;
    }
  });
  expect_right_or_failure(proxy, "", 40'000);
  EXPECT_EQ(failures, 0);
  EXPECT_FALSE(std::is_sorted(order.begin(), order.end()));
  seen.clear();
  auto loaded = load<onnx::ModelProto>(proxy.url("/m.onnx"), chosen({"w3", "w"}));
  EXPECT_TRUE(loaded.graph().initializer(4).raw_data() == pattern(100'000, 3));
  EXPECT_TRUE(loaded.graph().initializer(0).raw_data() == pattern(100'000, 77));
}

// Tries each falsification once at each position.
TEST_F(Proxy, FalsifiedResponsesAreRefused) {
  std::mutex mutex;
  Reply last;
  const auto swap_with_last = [&](Reply& reply) {
    const std::lock_guard<std::mutex> lock(mutex);
    std::swap(reply, last);
  };
  const std::vector<std::pair<const char*, std::function<void(Reply&)>>> lies = {
      {"the answer to another request", swap_with_last},
      {"another version", [](Reply& reply) { reply.set("ETag", "\"another\""); }},
      {"no version", [](Reply& reply) { reply.remove("ETag"), reply.remove("Last-Modified"); }},
      {"a range that it is not", [](Reply& reply) { reply.set("Content-Range", "bytes 7-40006/1000700"); }},
      {"a smaller object", [](Reply& reply) { reply.set("Content-Range", "bytes 0-9/10"); }},
      {"fewer bytes than it says",
       [](Reply& reply) {
         reply.set("Content-Length", std::to_string(reply.body.size + 10));
         reply.cut_after = reply.body.size;
       }},
      {"more bytes than the range", [](Reply& reply) { reply.is_endless = true; }},
      {"a page of HTML",
       [](Reply& reply) {
         reply = {200, {{"Content-Type", "text/html"}}, text_body("<p>Log in")};
       }},
      {"nothing there",
       [](Reply& reply) {
         reply = {416, {{"Content-Range", "bytes */0"}}, {}};
       }},
      {"all of nothing",
       [](Reply& reply) {
         reply = {200, {{"ETag", "\"1\""}}, {}};
       }},
      {"no content",
       [](Reply& reply) {
         reply = {204, {}, {}};
       }},
      {"another redirect",
       [](Reply& reply) {
         reply = {302, {{"Location", "/w.bin"}}, {}};
       }},
      {"a status of its own", [](Reply& reply) { reply.status = 299; }},
  };
  for (const auto& [what, lie] : lies) {
    for (int place = 0; place < 6; ++place) {
      std::atomic<int> count{0};
      TestProxy proxy(port, [&, tell = lie](const HttpRequest&, Reply& reply) {
        if (count++ == place) tell(reply);
      });
      const std::string told = std::string(what) + " at request " + std::to_string(place);
      expect_right_or_failure(proxy, told, 150'000);
      count = 0;
      // The first reply defines the object's version, so it cannot be checked.
      if (place > 0) expect_right_file_or_the_old_one(proxy, told);
    }
  }
  EXPECT_GE(failures, 40);
}

}  // namespace
}  // namespace onnxgen::remote::tests
