// Tests hashes with published vectors, and what signatures depend on. save_test.cpp tests that a store accepts them.
#include "onnxgen/remote/http/signature.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "onnxgen/remote/http/sha256.h"
#include "signature.h"

namespace onnxgen::remote::tests {
namespace {

// Examples for FIPS 180-4.
TEST(Sha256, KnownDigests) {
  EXPECT_EQ(hex_of(remote::sha256("")), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  EXPECT_EQ(hex_of(remote::sha256("abc")), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
}

TEST(Sha256, MatchesOpenSslForEveryLength) {
  std::string text;
  for (int i = 0; i < 200; ++i) {
    EXPECT_EQ(view_of(remote::sha256(text)), tests::sha256(text)) << text.size();
    EXPECT_EQ(view_of(remote::hmac_sha256(text, "text")), tests::hmac_sha256(text, "text")) << text.size();
    EXPECT_EQ(view_of(remote::hmac_sha256("key", text)), tests::hmac_sha256("key", text)) << text.size();
    text += static_cast<char>(37 * i);
  }
}

// RFC 4231, cases 2 and 6.
TEST(Sha256, KnownKeyedDigests) {
  EXPECT_EQ(hex_of(remote::hmac_sha256("Jefe", "what do ya want for nothing?")),
            "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
  EXPECT_EQ(
      hex_of(remote::hmac_sha256(std::string(131, '\xaa'), "Test Using Larger Than Block-Size Key - Hash Key First")),
      "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54");
}

ObjectAccess signing_access() {
  ObjectAccess access;
  access.region = "us-east-1";
  access.key_id = "id";
  access.key = "key";
  return access;
}

std::string signature_of(const Request& request) {
  return std::string(signature_headers(signing_access(), request, 1'369'353'600).back().view());
}

TEST(Signature, StatesDateScopeAndSignedHeaders) {
  ObjectAccess access = signing_access();
  access.session_token = "token";
  Request request;
  request.url = {"https", "bucket.example", "443", "/key", {}};
  request.headers = {"Range: bytes=0-9"};
  const std::vector<Secret> lines = signature_headers(access, request, 1'369'353'600);
  ASSERT_EQ(lines.size(), 4u);
  EXPECT_EQ(lines[0].view(), "x-amz-content-sha256: UNSIGNED-PAYLOAD");
  EXPECT_EQ(lines[1].view(), "x-amz-date: 20130524T000000Z");
  EXPECT_EQ(lines[2].view(), "x-amz-security-token: token");
  EXPECT_EQ(lines[3].view().substr(0, lines[3].view().rfind('=')),
            "Authorization: AWS4-HMAC-SHA256 Credential=id/20130524/us-east-1/s3/aws4_request, "
            "SignedHeaders=host;range;x-amz-content-sha256;x-amz-date;x-amz-security-token, Signature");
}

TEST(Signature, DependsOnEveryPartOfTheRequest) {
  Request request;
  request.url = {"https", "bucket.example", "443", "/a/../key", "a=1&b=2"};
  const std::string signature = signature_of(request);
  const auto expect_another = [&](const auto& change) {
    Request changed = request;
    change(changed);
    EXPECT_NE(signature_of(changed), signature);
  };
  expect_another([](Request& changed) { changed.method = "PUT"; });
  expect_another([](Request& changed) { changed.url.host = "other.example"; });
  expect_another([](Request& changed) { changed.url.port = "444"; });
  expect_another([](Request& changed) { changed.url.path = "/key"; });
  expect_another([](Request& changed) { changed.url.query = "a=1&b=%2B"; });
  expect_another([](Request& changed) { changed.headers = {"Range: bytes=0-9"}; });
}

TEST(Signature, SortsParameters) {
  Request request;
  request.url = {"https", "bucket.example", "443", "/key", "b=2&a-b=%2F%2B&a&b=1"};
  Request ordered = request;
  ordered.url.query = "a=&a-b=%2F%2B&b=1&b=2";
  EXPECT_EQ(signature_of(request), signature_of(ordered));
}

}  // namespace
}  // namespace onnxgen::remote::tests
