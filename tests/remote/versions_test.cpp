// Stores that keep old versions of their objects.
#include <gtest/gtest.h>

#include <atomic>

#include "onnxgen/remote/remote.h"
#include "remote_fixture.h"
#include "signature.h"

namespace onnxgen::remote::tests {
namespace {

using io::tests::pattern;

// A store whose newest version the test chooses. A request names a version by its ID, as in S3.
class VersionedStore {
 public:
  std::atomic<unsigned> newest{1};
  std::atomic<int> refusal{0};  // status of requests with a version ID; 0 answers them normally
  std::atomic<bool> names_ids{true};

  template <class O>
  O options() const {
    O options = local_options<O>();
    options.s3.endpoint = server_.origin();
    options.s3.access_key_id = "id";
    options.s3.secret_access_key = "topsecret";
    options.restart_if_replaced = false;
    options.ranges.largest = 50'000;
    return options;
  }
  TestServer& server() { return server_; }

  static onnx::ModelProto model(unsigned version) {
    onnx::ModelProto model;
    for (const char* const name : {"a", "b", "c"}) {
      io::tests::fill_raw(*model.mutable_graph()->add_initializer(), name, pattern(100'000, version));
    }
    return model;
  }

 private:
  Reply reply_to(const HttpRequest& request) const {
    Reply reply;
    const std::string query = request.target.substr(request.path().size());
    reply.status = query.empty() ? 403 : refusal.load();
    if (!is_signed_by(request, "topsecret") || (!query.empty() && refusal != 0)) return reply;
    const unsigned version = query.empty() ? newest.load() : static_cast<unsigned>(query.back() - '0');
    EXPECT_TRUE(query.empty() || query == "?versionId=id%2F%2B" + std::to_string(version)) << query;
    reply = honest_reply({text_body(model(version).SerializeAsString()), '"' + std::to_string(version) + '"'}, request);
    if (names_ids) reply.set("x-amz-version-id", "id/+" + std::to_string(version));
    return reply;
  }

  TestServer server_{[this](const HttpRequest& request) { return reply_to(request); }};
};

TEST(Versions, IdsLetReplacedObjectsBeReadToTheirEnd) {
  VersionedStore store;
  LoadOptions options = store.options<LoadOptions>();
  options.progress = [&](std::uint64_t, std::uint64_t) {
    if (store.server().request_count() >= 3) store.newest = 2;
    return true;
  };
  onnx::ModelProto loaded;
  const Status status = try_load("s3://bucket/m.onnx", loaded, options);
  ASSERT_TRUE(status) << status.message();
  EXPECT_EQ(store.newest, 2u);
  EXPECT_EQ(loaded.SerializeAsString(), VersionedStore::model(1).SerializeAsString());
  const std::vector<HttpRequest> requests = store.server().requests();
  EXPECT_EQ(requests.front().target, "/bucket/m.onnx");
  for (std::size_t i = 1; i < requests.size(); ++i) {
    EXPECT_EQ(requests[i].target, "/bucket/m.onnx?versionId=id%2F%2B1");
    EXPECT_EQ(requests[i].header("if-match"), "\"1\"");
  }
}

TEST(Versions, OfAnIndexAreReadEvenIfNewerOnesExist) {
  VersionedStore store;
  const Index indexed = index("s3://bucket/m.onnx", store.options<Options>());
  store.newest = 2;
  EXPECT_EQ(read_tensor("s3://bucket/m.onnx", indexed, indexed.tensors[1], store.options<Options>()),
            pattern(100'000, 1));
}

TEST(Versions, AreSelectedByTheUrl) {
  VersionedStore store;
  store.newest = 3;
  onnx::ModelProto loaded;
  const Status status = try_load("s3://bucket/m.onnx?versionId=id/+2", loaded, store.options<LoadOptions>());
  ASSERT_TRUE(status) << status.message();
  EXPECT_EQ(loaded.SerializeAsString(), VersionedStore::model(2).SerializeAsString());
  EXPECT_EQ(try_save(loaded, "s3://bucket/m.onnx?versionId=id/+2", store.options<SaveOptions>()).code(),
            ErrorCode::kPathRefused);
  // A reply with a different or unknown version is not accepted.
  store.names_ids = false;
  EXPECT_EQ(try_load("s3://bucket/m.onnx?versionId=id/+2", loaded, store.options<LoadOptions>()).code(),
            ErrorCode::kReadFailed);
}

// A policy that allows reading objects but not their versions, or a store that does not support versions.
class RefusedVersions : public testing::TestWithParam<int> {};
INSTANTIATE_TEST_SUITE_P(By, RefusedVersions, testing::Values(400, 403, 404, 501));

TEST_P(RefusedVersions, AreRequestedByETag) {
  VersionedStore store;
  store.refusal = GetParam();
  onnx::ModelProto loaded;
  Status status = try_load("s3://bucket/m.onnx", loaded, store.options<LoadOptions>());
  ASSERT_TRUE(status) << status.message();
  EXPECT_EQ(loaded.SerializeAsString(), VersionedStore::model(1).SerializeAsString());
  const Index indexed = index("s3://bucket/m.onnx", store.options<Options>());
  store.newest = 2;
  std::string bytes;
  status = try_read_tensor("s3://bucket/m.onnx", indexed, indexed.tensors[1], bytes, store.options<Options>());
  EXPECT_EQ(status.code(), ErrorCode::kFileChanged) << status.message();
}

TEST(Versions, RoundTripThroughText) {
  for (const Version& version : {Version{}, Version{"\"etag\"", ""}, Version{"\"etag\"", "id"}, Version{"", "id"},
                                 Version{"Sun, 06 Nov 1994 08:49:37 GMT", "null"}}) {
    EXPECT_TRUE(Version::of_text(version.text()) == version) << version.text();
  }
  Response response;
  response.add_line("x-amz-version-id: two words\r\n");
  EXPECT_FALSE(response.version().is_known());
  response.add_line("x-amz-version-id: another\r\n");
  EXPECT_TRUE(response.contradicts_itself);
}

}  // namespace
}  // namespace onnxgen::remote::tests
