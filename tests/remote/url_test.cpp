#include "onnxgen/remote/http/url.h"

#include <gtest/gtest.h>

#include "onnxgen/remote/http/object_access.h"

namespace onnxgen::remote::tests {
namespace {

Url parsed(std::string_view text) {
  Url url;
  const Status status = parse_url(text, true, url);
  EXPECT_TRUE(status) << status.message();
  return url;
}

TEST(Url, IsParsed) {
  const Url url = parsed("HTTPS://Models.Example:8443/a/b%20c.onnx?X-Signature=secret");
  EXPECT_EQ(url.scheme, "https");
  EXPECT_EQ(url.host, "models.example");
  EXPECT_EQ(url.port, "8443");
  EXPECT_EQ(url.path, "/a/b%20c.onnx");
  EXPECT_EQ(url.query.view(), "X-Signature=secret");
  EXPECT_EQ(url.shown(), "https://models.example:8443/a/b%20c.onnx");
  EXPECT_EQ(url.full().view(), "https://models.example:8443/a/b%20c.onnx?X-Signature=secret");
  EXPECT_EQ(url.name(), "b c.onnx");
}

TEST(Url, OnlyHttpsUnlessHttpIsAllowed) {
  Url url;
  EXPECT_TRUE(parse_url("https://a/b", false, url));
  EXPECT_EQ(parse_url("http://a/b", false, url).message(),
            "http://a/b: path refused: http is not encrypted; set Options::allow_http to accept it");
  EXPECT_TRUE(parse_url("http://a/b", true, url));
  for (const char* const text : {"ftp://a/b", "file:///etc/passwd", "gopher://a/b", "a/b", "/a/b", "", "https://"}) {
    EXPECT_EQ(parse_url(text, true, url).code(), ErrorCode::kPathRefused) << text;
  }
}

TEST(Url, UserNamesAreRefusedAndNotShown) {
  Url url;
  const Status status = parse_url("https://name:hunter2@a.example/b?token=hunter3", true, url);
  EXPECT_EQ(status.message(),
            "https://a.example/b: path refused: the URL contains a user name; set keys and tokens in Options instead");
}

TEST(Url, RedirectsKeepOrUpgradeTheScheme) {
  Url to;
  EXPECT_TRUE(redirected(parsed("http://a/x"), "https://b/y?z", to));
  EXPECT_EQ(to.full().view(), "https://b:443/y?z");
  EXPECT_TRUE(redirected(parsed("http://a/x"), "http://b/y", to));
  EXPECT_TRUE(redirected(parsed("https://a/x/y?q"), "z", to));
  EXPECT_EQ(to.full().view(), "https://a:443/x/z");
  EXPECT_EQ(redirected(parsed("https://a/x?secret"), "http://b/y", to).message(),
            "https://a/x: path refused: the server redirects to http, which is not encrypted: http://b/y");
  for (const char* const location : {"file:///etc/passwd", "ftp://b/", "https://user@b/", "https://", ""}) {
    const Status status = redirected(parsed("https://a/x?secret"), location, to);
    EXPECT_EQ(status.code(), ErrorCode::kPathRefused) << location;
    EXPECT_EQ(status.message().find("secret"), std::string::npos);
  }
}

TEST(Beside, ResolvesBelowTheModelsFolderAndDropsTheQuery) {
  const Url model = parsed("https://a.example/m/model.onnx?signature=secret");
  const auto shown = [&](const char* location) {
    Url url;
    const Status status = beside(model, location, url);
    return status ? std::string(url.full().view()) : status.message();
  };
  EXPECT_EQ(shown("weights.bin"), "https://a.example:443/m/weights.bin");
  EXPECT_EQ(shown("./a/./w.bin"), "https://a.example:443/m/a/w.bin");
  EXPECT_EQ(shown("w?x=1#y"), "https://a.example:443/m/w%3Fx%3D1%23y");
  EXPECT_EQ(shown("100%.bin"), "https://a.example:443/m/100%25.bin");
  EXPECT_EQ(shown("a..b.data"), "https://a.example:443/m/a..b.data");
}

TEST(Beside, LocationsOutsideTheFolderAreRefused) {
  const Url model = parsed("https://a.example/m/model.onnx?signature=secret");
  for (const char* const location : {"../x",
                                     "a/../../x",
                                     "/x",
                                     "//evil.example/x",
                                     "a//evil.example/x",
                                     "https://evil.example/x",
                                     "http:x",
                                     "file:///etc/passwd",
                                     "user@evil.example/x",
                                     "..%2fx",
                                     "a%2f..%2fx",
                                     "%2e%2e/x",
                                     "a%5cx",
                                     "%2Fetc",
                                     "%252e/x",
                                     "a%00b",
                                     "\\\\evil.example\\x",
                                     "a\\..\\x",
                                     "C:/x",
                                     "a\nb",
                                     "a\r\nHost: evil",
                                     "",
                                     "a/"}) {
    Url url;
    const Status status = beside(model, location, url);
    EXPECT_EQ(status.code(), ErrorCode::kPathRefused) << location;
    EXPECT_EQ(status.message().find("secret"), std::string::npos);
  }
}

TEST(ObjectAccess, ResolvesS3Urls) {
  Options options;
  options.s3.region = "eu-west-1";
  options.s3.access_key_id = "id";
  options.s3.secret_access_key = "key";
  ObjectAccess access;
  ASSERT_TRUE(resolve_url("s3://bucket/a folder/m.onnx", options, access));
  EXPECT_EQ(access.url.shown(), "https://bucket.s3.eu-west-1.amazonaws.com/a%20folder/m.onnx");
  EXPECT_TRUE(access.is_signed());
  ASSERT_TRUE(resolve_url("s3://bucket.dots/m", options, access));
  EXPECT_EQ(access.url.shown(), "https://s3.eu-west-1.amazonaws.com/bucket.dots/m");
  options.s3.endpoint = "https://minio.example:9000/";
  ASSERT_TRUE(resolve_url("s3://bucket/m", options, access));
  EXPECT_EQ(access.url.shown(), "https://minio.example:9000/bucket/m");
  for (const char* const text : {"s3://", "s3://bucket", "s3://bucket/", "s3:///key", "s3://a@b/key", "s3://b/k?x",
                                 "s3://b/k?versionId=", "s3://b/k?versionId=1&partNumber=2", "s3://b/k#x"}) {
    EXPECT_EQ(resolve_url(text, options, access).code(), ErrorCode::kPathRefused) << text;
  }
}

TEST(Secret, CopiesShareTheTextAndConcatenate) {
  const Secret a("abc");
  const Secret b = a;
  EXPECT_EQ(b.view(), "abc");
  EXPECT_EQ(b.view().data(), a.view().data());
  EXPECT_EQ((a + "def").view(), "abcdef");
  EXPECT_TRUE(Secret().empty());
  EXPECT_STREQ(Secret("x").c_str(), "x");
}

}  // namespace
}  // namespace onnxgen::remote::tests
