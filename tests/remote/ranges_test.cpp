// Ranges of objects from servers that are honest, slow, busy or interrupted.
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <future>
#include <mutex>

#include "remote_fixture.h"

namespace onnxgen::remote::tests {
namespace {

using io::tests::pattern;
using std::chrono::milliseconds;

StoredObject stored(std::string text) {
  return {text_body(std::move(text))};
}

TEST(Ranges, AreReadAndJoined) {
  const std::string content = pattern(1'000'000);
  TestServer server({{"/o", stored(content)}});
  OpenedObject opened;
  opened.options.ranges.gap = 1000;
  ASSERT_TRUE(opened.open(server.url("/o")));
  EXPECT_EQ(opened.object->size(), content.size());
  EXPECT_EQ(opened.object->head(), content.substr(0, 100));
  server.forget();
  std::string bytes;
  const Status status = opened.read({{500'000, 600'000}, {600'900, 601'000}, {900'000, 1'000'000}}, bytes);
  ASSERT_TRUE(status) << status.message();
  EXPECT_EQ(bytes, content.substr(500'000, 100'000) + content.substr(600'900, 100) + content.substr(900'000));
  EXPECT_EQ(server.request_count(), 2u);
  EXPECT_EQ(server.bytes_sent(), 101'000u + 100'000u);
}

TEST(Ranges, ConnectionsAreReusedAndRequestsRunConcurrently) {
  const std::string content = pattern(4'000'000);
  constexpr int kInFlight = 3;
  std::mutex mutex;
  std::condition_variable changed;
  bool is_open = false;
  int at_once = 0;
  int most = 0;
  TestServer server([&](const HttpRequest& request) {
    std::unique_lock<std::mutex> lock(mutex);
    most = std::max(most, ++at_once);
    changed.notify_all();
    // Answers nobody until all permitted requests are in flight. The timeout is for a client that never sends that
    // many.
    if (is_open) changed.wait_for(lock, std::chrono::seconds(20), [&] { return most >= kInFlight; });
    --at_once;
    return honest_reply(stored(content), request);
  });
  OpenedObject opened;
  opened.options.ranges.largest = 100'000;
  opened.options.ranges.in_flight = kInFlight;
  ASSERT_TRUE(opened.open(server.url("/o")));
  {
    const std::lock_guard<std::mutex> lock(mutex);
    is_open = true;
  }
  std::string bytes;
  ASSERT_TRUE(opened.read({{0, content.size()}}, bytes));
  EXPECT_EQ(bytes, content);
  EXPECT_GE(server.request_count(), 40u);
  EXPECT_LE(server.connections(), unsigned{kInFlight});
  EXPECT_EQ(most, kInFlight);
}

TEST(Ranges, EmptyAndTinyObjects) {
  TestServer server({{"/empty", stored("")}, {"/tiny", stored("x")}});
  OpenedObject empty;
  ASSERT_TRUE(empty.open(server.url("/empty")));
  EXPECT_EQ(empty.object->size(), 0u);
  OpenedObject tiny;
  ASSERT_TRUE(tiny.open(server.url("/tiny")));
  EXPECT_EQ(tiny.object->head(), "x");
}

TEST(Ranges, ResumeAfterALostConnection) {
  const std::string content = pattern(1'000'000);
  TestServer server([&](const HttpRequest& request) {
    Reply reply = honest_reply(stored(content), request);
    if (reply.body.size > 100'000) reply.cut_after = 300'000;
    return reply;
  });
  OpenedObject opened;
  ASSERT_TRUE(opened.open(server.url("/o")));
  server.forget();
  std::string bytes;
  const Status status = opened.read({{0, content.size()}}, bytes);
  ASSERT_TRUE(status) << status.message();
  EXPECT_EQ(bytes, content);
  EXPECT_EQ(server.bytes_sent(), content.size() - 100);
  EXPECT_EQ(server.requests()[1].header("range"), "bytes=300100-999999");
}

TEST(Ranges, ShortResponsesAreContinued) {
  const std::string content = pattern(10'000);
  TestServer server([&](HttpRequest request) {
    unsigned long long first = 0;
    std::sscanf(request.header("range").c_str(), "bytes=%llu-", &first);
    request.headers["range"] = "bytes=" + std::to_string(first) + "-" + std::to_string(first + 2999);
    return honest_reply(stored(content), request);
  });
  OpenedObject opened;
  ASSERT_TRUE(opened.open(server.url("/o"), 10'000));
  EXPECT_EQ(opened.object->head(), content);
}

TEST(Retries, FollowRepliesOfBusyServers) {
  for (const int code : {408, 429, 500, 502, 503, 504}) {
    std::atomic<int> failures{3};
    TestServer server([&](const HttpRequest& request) {
      Reply reply = honest_reply(stored("content"), request);
      if (failures-- > 0) reply.status = code;
      return reply;
    });
    OpenedObject opened;
    const Status status = opened.open(server.url("/o"));
    EXPECT_TRUE(status) << status.message();
    EXPECT_EQ(server.request_count(), 4u);
  }
}

TEST(Retries, FollowLostConnections) {
  std::atomic<int> failures{2};
  TestServer server([&](const HttpRequest& request) {
    Reply reply = honest_reply(stored("content"), request);
    reply.hang_up = failures-- > 0;
    return reply;
  });
  OpenedObject opened;
  const Status status = opened.open(server.url("/o"));
  EXPECT_TRUE(status) << status.message();
}

TEST(Retries, AreLimited) {
  TestServer server([](const HttpRequest&) {
    Reply reply;
    reply.status = 503;
    return reply;
  });
  OpenedObject opened;
  opened.options.retries.most = 2;
  const Status status = opened.open(server.url("/o"));
  EXPECT_EQ(status.message(), server.url("/o") + ": reading failed: the server responds with status 503, 3 times");
  EXPECT_EQ(server.request_count(), 3u);
}

TEST(Retries, DoNotFollowPermanentErrors) {
  for (const int code : {400, 401, 403, 404, 405, 410, 501}) {
    TestServer server([code](const HttpRequest&) {
      Reply reply;
      reply.status = code;
      return reply;
    });
    OpenedObject opened;
    EXPECT_FALSE(opened.open(server.url("/o")));
    EXPECT_EQ(server.request_count(), 1u) << code;
  }
}

TEST(Retries, RespectRetryAfter) {
  std::atomic<int> failures{1};
  TestServer server([&](const HttpRequest& request) {
    Reply reply = honest_reply(stored("content"), request);
    if (failures-- > 0) {
      reply.status = 429;
      reply.set("Retry-After", "1");
    }
    return reply;
  });
  OpenedObject opened;
  const auto begin = std::chrono::steady_clock::now();
  ASSERT_TRUE(opened.open(server.url("/o")));
  EXPECT_GE(std::chrono::steady_clock::now() - begin, milliseconds(1000));
}

TEST(Retries, RespectTheLongestWait) {
  TestServer server([](const HttpRequest&) {
    Reply reply;
    reply.status = 503;
    reply.set("Retry-After", "86400");
    return reply;
  });
  OpenedObject opened;
  EXPECT_EQ(opened.open(server.url("/o")).code(), ErrorCode::kReadFailed);
  EXPECT_EQ(server.request_count(), 1u);
}

TEST(Timeouts, ApplyToSilentServers) {
  std::promise<void> over;
  TestServer server([answers = over.get_future().share()](const HttpRequest& request) {
    answers.wait();
    return honest_reply(stored("content"), request);
  });
  OpenedObject opened;
  opened.options.timeouts.idle = milliseconds(50);
  opened.options.retries.most = 1;
  const Status status = opened.open(server.url("/o"));
  over.set_value();
  EXPECT_EQ(status.message(), server.url("/o") + ": reading failed: '127.0.0.1' does not respond in time, 2 times");
}

TEST(Timeouts, ApplyToTheWholeCall) {
  TestServer server([](const HttpRequest&) {
    Reply reply;
    reply.status = 503;
    return reply;
  });
  OpenedObject opened;
  opened.options.timeouts.total = milliseconds(200);
  opened.options.retries.most = 1000;
  opened.options.retries.longest_wait = milliseconds(20);
  const Status status = opened.open(server.url("/o"));
  EXPECT_EQ(status.message(),
            server.url("/o") + ": reading failed: the call exceeds its time limit of 200 ms (Timeouts::total)");
}

TEST(Limits, ApplyToBytesAndRequests) {
  const std::string content = pattern(100'000);
  TestServer server({{"/o", stored(content)}});
  OpenedObject bytes_limited;
  bytes_limited.options.max_bytes = 50'000;
  ASSERT_TRUE(bytes_limited.open(server.url("/o")));
  std::string bytes;
  EXPECT_EQ(bytes_limited.read({{0, content.size()}}, bytes).code(), ErrorCode::kInputTooLarge);
  OpenedObject requests_limited;
  requests_limited.options.max_requests = 3;
  requests_limited.options.ranges.largest = 10'000;
  ASSERT_TRUE(requests_limited.open(server.url("/o")));
  EXPECT_EQ(requests_limited.read({{0, content.size()}}, bytes).code(), ErrorCode::kInputTooLarge);
}

TEST(Progress, IsReportedAndCancels) {
  const std::string content = pattern(1'000'000);
  TestServer server({{"/o", stored(content)}});
  OpenedObject opened;
  opened.options.ranges.largest = 50'000;
  std::uint64_t last = 0;
  bool cancels = false;
  opened.options.progress = [&](std::uint64_t done, std::uint64_t total) {
    EXPECT_GE(done, last);
    EXPECT_LE(done, total);
    last = done;
    return !cancels || done < 300'000;
  };
  ASSERT_TRUE(opened.open(server.url("/o")));
  std::string bytes;
  ASSERT_TRUE(opened.read({{0, content.size()}}, bytes));
  EXPECT_EQ(last, content.size());
  cancels = true;
  server.forget();
  EXPECT_EQ(opened.read({{0, content.size()}}, bytes).code(), ErrorCode::kCancelled);
}

TEST(Redirects, AreFollowedAndRemembered) {
  const std::string content = pattern(10'000);
  TestServer target({{"/real", stored(content)}});
  TestServer server([&](const HttpRequest&) {
    Reply reply;
    reply.status = 302;
    reply.set("Location", target.url("/real?signature=x"));
    return reply;
  });
  OpenedObject opened;
  opened.options.bearer_token = "token-of-the-first";
  ASSERT_TRUE(opened.open(server.url("/o")));
  std::string bytes;
  ASSERT_TRUE(opened.read({{0, content.size()}}, bytes));
  EXPECT_EQ(bytes, content);
  EXPECT_EQ(server.request_count(), 1u);
  EXPECT_EQ(server.requests()[0].header("authorization"), "Bearer token-of-the-first");
  for (const HttpRequest& request : target.requests()) EXPECT_EQ(request.header("authorization"), "");
}

TEST(Redirects, AreRequestedAgainAfterTheSignatureExpires) {
  const std::string content = pattern(10'000);
  std::atomic<int> round{0};
  TestServer target([&](const HttpRequest& request) {
    Reply reply = honest_reply(stored(content), request);
    if (request.target != "/real?" + std::to_string(round)) reply = {403, {}, {}};
    return reply;
  });
  TestServer server([&](const HttpRequest&) {
    Reply reply;
    reply.status = 307;
    reply.set("Location", target.url("/real?" + std::to_string(round)));
    return reply;
  });
  OpenedObject opened;
  opened.options.ranges.largest = 1000;  // so that several are rejected at a time
  ASSERT_TRUE(opened.open(server.url("/o")));
  ++round;
  std::string bytes;
  const Status status = opened.read({{0, content.size()}}, bytes);
  ASSERT_TRUE(status) << status.message();
  EXPECT_EQ(bytes, content);
}

TEST(Redirects, AreCounted) {
  TestServer server([](const HttpRequest&) {
    Reply reply;
    reply.status = 301;
    reply.set("Location", "/o");
    return reply;
  });
  OpenedObject opened;
  opened.options.max_redirects = 3;
  EXPECT_EQ(opened.open(server.url("/o")).message(),
            server.url("/o") + ": path refused: the server redirects more than 3 times");
  EXPECT_EQ(server.request_count(), 4u);
}

TEST(Addresses, OfLocalServersAreRefusedUnlessAllowed) {
  TestServer server({{"/o", stored("content")}});
  OpenedObject opened;
  opened.options.allow_private_addresses = false;
  EXPECT_EQ(opened.open(server.url("/o")).message(),
            server.url("/o") +
                ": path refused: '127.0.0.1' has a private address; set Options::allow_private_addresses to accept it");
  EXPECT_EQ(server.connections(), 0u);
}

TEST(Addresses, AreCheckedAfterNameResolution) {
  TestServer server({{"/o", stored("content")}});
  std::string url = server.url("/o");
  url.replace(url.find("127.0.0.1"), 9, "localhost");
  OpenedObject opened;
  opened.options.allow_private_addresses = false;
  EXPECT_EQ(opened.open(url).code(), ErrorCode::kPathRefused);
  EXPECT_EQ(server.connections(), 0u);
}

TEST(Faults, NameHostObjectAndCause) {
  OpenedObject opened;
  EXPECT_EQ(opened.open("https://models.invalid/m.onnx?X-Amz-Signature=abc").message(),
            "https://models.invalid/m.onnx: cannot be opened: unknown host 'models.invalid'");
  std::string url;
  {
    const TestServer gone(std::map<std::string, StoredObject>{});
    url = gone.url("/m.onnx");
  }
  EXPECT_EQ(opened.open(url + "?X-Amz-Signature=abc").message(),
            url + ": cannot be opened: '127.0.0.1' refuses the connection");
}

}  // namespace
}  // namespace onnxgen::remote::tests
