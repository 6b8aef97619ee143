// Servers with false replies. The client must verify what they say and limit what it reads.
#include <gtest/gtest.h>

#include <atomic>

#include "remote_fixture.h"

namespace onnxgen::remote::tests {
namespace {

using io::tests::pattern;

constexpr std::size_t kSize = 100'000;

// A server that falsifies its replies: all of them, or all but the first.
class LyingServer {
 public:
  using Lie = std::function<void(const HttpRequest&, Reply&)>;

  LyingServer(bool lies_at_once, Lie lie)
      : server_([this, lies_at_once, lie = std::move(lie)](const HttpRequest& request) {
          Reply reply = honest_reply({text_body(content_)}, request);
          if (count_++ != 0 || lies_at_once) lie(request, reply);
          return reply;
        }) {}

  // Returns the status of opening the object and reading 50,000 bytes.
  Status read(Options options = local_options()) {
    OpenedObject opened;
    opened.options = std::move(options);
    opened.options.retries.most = 1;
    Status status = opened.open(server_.url("/o?sig=topsecret"));
    std::string bytes;
    if (status) status = opened.read({{1000, 51'000}}, bytes);
    EXPECT_TRUE(!status || bytes == content_.substr(1000, 50'000));
    EXPECT_EQ(status.message().find("topsecret"), std::string::npos);
    return status;
  }

  const TestServer& server() const { return server_; }

 private:
  std::string content_ = pattern(kSize);
  std::atomic<int> count_{0};
  TestServer server_;
};

TEST(HostileServer, RangeThatWasNotRequested) {
  for (const char* const range : {"bytes 0-49999/100000", "bytes 1001-51000/100000", "bytes 1000-51000/100000",
                                  "bytes 1000-50999/100001", "bytes 1000-50999", "nonsense", ""}) {
    LyingServer liar(false, [range](const HttpRequest&, Reply& reply) { reply.set("Content-Range", range); });
    const ErrorCode code = liar.read().code();
    EXPECT_TRUE(code == ErrorCode::kReadFailed || code == ErrorCode::kFileChanged) << range;
  }
}

TEST(HostileServer, MissingContentRange) {
  LyingServer liar(true, [](const HttpRequest&, Reply& reply) { reply.remove("Content-Range"); });
  EXPECT_EQ(liar.read().detail(), "the response does not state its range");
}

TEST(HostileServer, ImpossibleSizes) {
  LyingServer liar(
      true, [](const HttpRequest&, Reply& reply) { reply.set("Content-Range", "bytes 0-99/18446744073709551616"); });
  EXPECT_EQ(liar.read().code(), ErrorCode::kReadFailed);
}

TEST(HostileServer, LengthThatDiffersFromTheRange) {
  LyingServer longer(false, [](const HttpRequest&, Reply& reply) { reply.set("Content-Length", "60000"); });
  EXPECT_EQ(longer.read().code(), ErrorCode::kReadFailed);
  LyingServer shorter(false, [](const HttpRequest&, Reply& reply) { reply.set("Content-Length", "10"); });
  EXPECT_EQ(shorter.read().code(), ErrorCode::kReadFailed);
}

TEST(HostileServer, EndlessBody) {
  LyingServer liar(false, [](const HttpRequest&, Reply& reply) { reply.is_endless = true; });
  EXPECT_EQ(liar.read().detail(), "the server sends more bytes than it announced");
  EXPECT_LT(liar.server().bytes_sent(), 20'000'000u);
}

TEST(HostileServer, EndlessErrorBody) {
  LyingServer liar(true, [](const HttpRequest&, Reply& reply) {
    reply.status = 403;
    reply.is_endless = true;
  });
  EXPECT_EQ(liar.read().detail(), "the server denies access (403)");
  EXPECT_LT(liar.server().bytes_sent(), 20'000'000u);
}

TEST(HostileServer, EndlessBodyOfARangeError) {
  LyingServer liar(true, [](const HttpRequest&, Reply& reply) {
    reply = {416, {{"Content-Range", "bytes */0"}}, text_body(pattern(10'000))};
    reply.is_endless = true;
  });
  EXPECT_EQ(liar.read().detail(), "the server sends more bytes than it announced");
}

// A truncated body would look the same.
TEST(HostileServer, WholeBodyWithoutAStatedEnd) {
  LyingServer liar(true, [](const HttpRequest&, Reply& reply) {
    reply.status = 200;
    reply.remove("Content-Range");
    reply.ends_with_connection = true;
  });
  Options options = local_options();
  options.max_whole_body = 1'000'000;
  EXPECT_EQ(liar.read(options).code(), ErrorCode::kReadFailed);
}

// The target of a redirect must not be able to inject headers into requests to the server that receives the
// credentials.
TEST(HostileServer, VersionsThatWouldInjectRequestHeaders) {
  for (const char* const version : {"\"a\rX-Evil: 1\"", "\"a\x01\"", "\"a\x7F\""}) {
    LyingServer liar(true, [&](const HttpRequest&, Reply& reply) { reply.set("ETag", version); });
    EXPECT_EQ(liar.read().code(), ErrorCode::kUnsupported);
    for (const HttpRequest& request : liar.server().requests()) EXPECT_EQ(request.header("if-match"), "");
  }
}

TEST(HostileServer, EndlessHeaders) {
  LyingServer liar(true, [](const HttpRequest&, Reply& reply) {
    for (int i = 0; i < 100'000; ++i) reply.headers.emplace_back("X-" + std::to_string(i), "value");
  });
  EXPECT_EQ(liar.read().code(), ErrorCode::kReadFailed);
}

TEST(HostileServer, BodiesThatAlwaysEndEarly) {
  LyingServer liar(false, [](const HttpRequest&, Reply& reply) { reply.cut_after = 10; });
  EXPECT_EQ(liar.read().code(), ErrorCode::kReadFailed);
  EXPECT_EQ(liar.server().request_count(), 3u);
}

TEST(HostileServer, CompressedBodies) {
  for (const bool at_once : {false, true}) {
    LyingServer liar(at_once, [](const HttpRequest&, Reply& reply) { reply.set("Content-Encoding", "gzip"); });
    EXPECT_EQ(liar.read().detail(), "the server compressed the body (gzip)");
    EXPECT_EQ(liar.server().requests()[0].header("accept-encoding"), "identity");
  }
}

TEST(HostileServer, ContradictoryHeaders) {
  LyingServer liar(
      false, [](const HttpRequest&, Reply& reply) { reply.headers.emplace_back("Content-Range", "bytes 0-1/2"); });
  EXPECT_EQ(liar.read().detail(), "the headers of the response contradict each other");
}

TEST(HostileServer, ObjectReplacedDuringARead) {
  LyingServer known(false, [](const HttpRequest& request, Reply& reply) {
    reply = honest_reply({text_body(pattern(kSize, 2)), "\"v2\""}, request);
  });
  EXPECT_EQ(known.read().detail(), "the object was replaced while it was read (412)");
  EXPECT_EQ(known.server().requests()[1].header("if-match"), "\"v1\"");
  // A server that ignores If-Match.
  LyingServer ignorant(false, [](const HttpRequest&, Reply& reply) { reply.set("ETag", "\"v2\""); });
  EXPECT_EQ(ignorant.read().detail(), "the object was replaced while it was read");
  LyingServer silent(false, [](const HttpRequest&, Reply& reply) { reply.remove("ETag"); });
  EXPECT_EQ(silent.read().code(), ErrorCode::kFileChanged);
  LyingServer shrunk(false, [](const HttpRequest&, Reply& reply) {
    reply = {416, {{"Content-Range", "bytes */10"}}, {}};
  });
  EXPECT_EQ(shrunk.read().code(), ErrorCode::kFileChanged);
}

TEST(HostileServer, ObjectReplacedBetweenAttempts) {
  std::atomic<int> count{0};
  const std::string first = pattern(kSize, 1);
  const std::string second = pattern(kSize, 2);
  TestServer server([&](const HttpRequest& request) {
    Reply reply = honest_reply({text_body(count == 0 ? first : second), count == 0 ? "\"v1\"" : "\"v2\""}, request);
    if (count++ == 0) reply.cut_after = 50'000;
    return reply;
  });
  OpenedObject opened;
  EXPECT_EQ(opened.open(server.url("/o"), kSize).code(), ErrorCode::kFileChanged);
}

TEST(HostileServer, ServersMustStateAVersion) {
  const auto forget_version = [](const HttpRequest&, Reply& reply) { reply.remove("ETag"); };
  LyingServer silent(true, forget_version);
  EXPECT_EQ(silent.read().code(), ErrorCode::kUnsupported);
  LyingServer accepted(true, forget_version);
  Options options = local_options();
  options.accept_unversioned = true;
  EXPECT_TRUE(accepted.read(options));
  LyingServer dated(true, [](const HttpRequest&, Reply& reply) {
    reply.remove("ETag");
    reply.set("Date", "Mon, 01 Jan 2024 00:00:01 GMT");
    reply.set("Last-Modified", "Mon, 01 Jan 2024 00:00:00 GMT");
  });
  EXPECT_TRUE(dated.read());
  EXPECT_EQ(dated.server().requests()[1].header("if-unmodified-since"), "Mon, 01 Jan 2024 00:00:00 GMT");
  // The object may change again within the same second.
  LyingServer just_changed(true, [](const HttpRequest&, Reply& reply) {
    reply.remove("ETag");
    reply.set("Date", "Mon, 01 Jan 2024 00:00:00 GMT");
    reply.set("Last-Modified", "Mon, 01 Jan 2024 00:00:00 GMT");
  });
  EXPECT_EQ(just_changed.read().code(), ErrorCode::kUnsupported);
  // Two bodies with the same weak tag are equivalent, but their bytes may differ.
  LyingServer weak(true, [](const HttpRequest&, Reply& reply) { reply.set("ETag", "W/\"x\""); });
  EXPECT_EQ(weak.read().code(), ErrorCode::kUnsupported);
}

TEST(HostileServer, RangesAreIgnored) {
  const auto ignore = [](const HttpRequest&, Reply& reply) {
    reply = {200, {{"ETag", "\"v1\""}}, text_body(pattern(kSize))};
  };
  LyingServer refused(true, ignore);
  EXPECT_EQ(refused.read().detail(),
            "the server ignores ranges and sends the whole object; set Options::max_whole_body to accept it");
  EXPECT_LT(refused.server().bytes_sent(), 2 * kSize + 1);
  Options options = local_options();
  options.max_whole_body = kSize;
  LyingServer accepted(true, ignore);
  EXPECT_TRUE(accepted.read(options));
  EXPECT_EQ(accepted.server().request_count(), 1u);
  options.max_whole_body = kSize - 1;
  LyingServer too_large(true, ignore);
  EXPECT_EQ(too_large.read(options).code(), ErrorCode::kInputTooLarge);
  // Later replies must be the requested range.
  options.max_whole_body = kSize;
  LyingServer at_last(false, ignore);
  EXPECT_EQ(at_last.read(options).detail(), "the server ignores the requested range");
}

TEST(HostileServer, EndlessWholeBody) {
  LyingServer liar(true, [](const HttpRequest&, Reply& reply) {
    reply = {200, {{"ETag", "\"v1\""}}, text_body(pattern(kSize))};
    reply.is_endless = true;
  });
  Options options = local_options();
  options.max_whole_body = 10 * kSize;
  EXPECT_EQ(liar.read(options).code(), ErrorCode::kInputTooLarge);
}

TEST(HostileServer, TruncatedWholeBodyIsReadAgainFromTheStart) {
  std::atomic<int> cuts{1};
  LyingServer server(true, [&](const HttpRequest&, Reply& reply) {
    reply = {200, {{"ETag", "\"v1\""}}, text_body(pattern(kSize))};
    if (cuts-- > 0) reply.cut_after = kSize / 2;
  });
  Options options = local_options();
  options.max_whole_body = kSize;
  const Status status = server.read(options);
  EXPECT_TRUE(status) << status.message();
}

TEST(HostileServer, CaptivePortal) {
  LyingServer portal(true, [](const HttpRequest&, Reply& reply) {
    reply = {200, {{"Content-Type", "text/html; charset=utf-8"}}, text_body("<html>Log in</html>")};
  });
  Options options = local_options();
  options.max_whole_body = kSize;
  EXPECT_EQ(portal.read(options).detail(),
            "the server sends an HTML page instead of the object; check the URL, and whether a login is required");
}

TEST(HostileServer, RedirectsToOtherSchemes) {
  for (const char* const location : {"file:///etc/passwd", "ftp://127.0.0.1/x", "gopher://127.0.0.1/x", ""}) {
    LyingServer liar(true, [location](const HttpRequest&, Reply& reply) {
      reply = {302, {{"Location", location}}, {}};
    });
    EXPECT_EQ(liar.read().code(), ErrorCode::kPathRefused) << location;
  }
}

TEST(HostileServer, RefusalMessagesContainNoSecrets) {
  const auto said = [](int status, const char* body) {
    LyingServer store(true, [=](const HttpRequest&, Reply& reply) { reply = {status, {}, text_body(body)}; });
    return store.read().detail();
  };
  EXPECT_EQ(said(403, "<Error><Code>AccessDenied</Code><Message>Request has expired</Message></Error>"),
            "the signature has expired (403)");
  EXPECT_EQ(said(403, "<Error><Code>RequestTimeTooSkewed</Code></Error>"),
            "the clocks of this machine and the server differ too much (403)");
  EXPECT_EQ(said(403, "<Error><Code>SignatureDoesNotMatch</Code><StringToSign>topsecret</StringToSign></Error>"),
            "the secret key is wrong, or the request was modified on the way (403)");
  EXPECT_EQ(said(400, "<Error><Code>ExpiredToken</Code></Error>"), "the session token has expired (400)");
  EXPECT_EQ(said(401, "topsecret"), "the server requires credentials (401)");
  EXPECT_EQ(said(403, "topsecret"), "the server denies access (403)");
  EXPECT_EQ(said(404, "topsecret"), "the object does not exist (404)");
}

}  // namespace
}  // namespace onnxgen::remote::tests
