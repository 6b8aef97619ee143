// Requests that a save sends, and its behaviour when the server fails.
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>

#include "onnxgen/remote/remote.h"
#include "remote_fixture.h"
#include "signature.h"

namespace onnxgen::remote::tests {
namespace {

using io::tests::pattern;

onnx::ModelProto model_of_one_tensor() {
  onnx::ModelProto model;
  io::tests::fill_raw(*model.mutable_graph()->add_initializer(), "w", pattern(1'000'000));
  return model;
}

// A store that keeps uploaded parts and can be told to fail.
class Store {
 public:
  std::function<void(const HttpRequest&, Reply&)> fault = [](const HttpRequest&, Reply&) {};

  SaveOptions options() const {
    SaveOptions options = local_options<SaveOptions>();
    options.s3.endpoint = server_.origin();
    options.s3.access_key_id = "id";
    options.s3.secret_access_key = "topsecret";
    options.part_size = 300'000;
    return options;
  }
  const std::string& object() const { return object_; }
  const TestServer& server() const { return server_; }
  bool has_open_upload() const { return is_open_; }

 private:
  Reply reply_to(const HttpRequest& request) {
    const std::lock_guard<std::mutex> lock(mutex_);
    Reply reply;
    if (!is_signed_by(request, "topsecret")) {
      reply.status = 403;
      reply.body = text_body("<Error><Code>SignatureDoesNotMatch</Code></Error>");
      return reply;
    }
    if (request.method == "GET") return honest_reply({text_body(object_)}, request);
    const std::string query = request.target.substr(std::min(request.target.find('?'), request.target.size()));
    if (request.method == "POST" && query == "?uploads=") {
      is_open_ = true;
      reply.body = text_body("<InitiateMultipartUploadResult><UploadId>a/b</UploadId></InitiateMultipartUploadResult>");
    } else if (request.method == "PUT" && query.empty()) {
      object_ = request.body;
    } else if (request.method == "PUT") {
      const std::string number = query.substr(12, query.find('&') - 12);
      parts_[std::stoi(number)] = request.body;
      reply.set("ETag", "\"part" + number + "\"");
      EXPECT_EQ(query, "?partNumber=" + number + "&uploadId=a%2Fb");
    } else if (request.method == "DELETE") {
      is_open_ = false;
      reply.status = 204;
    } else {
      reply.body = text_body("<CompleteMultipartUploadResult></CompleteMultipartUploadResult>");
    }
    fault(request, reply);
    if (request.method == "POST" && query != "?uploads=" && reply.status == 200) {
      object_.clear();
      for (const auto& [number, part] : parts_) {
        EXPECT_NE(request.body.find("<PartNumber>" + std::to_string(number) + "</PartNumber><ETag>\"part" +
                                    std::to_string(number) + "\"</ETag>"),
                  std::string::npos);
        object_ += part;
      }
      is_open_ = false;
    }
    return reply;
  }

  std::mutex mutex_;
  std::string object_ = "old";
  std::map<int, std::string> parts_;
  std::atomic<bool> is_open_{false};
  TestServer server_{[this](const HttpRequest& request) { return reply_to(request); }};
};

TEST(RemoteSave, LargeModelsAreUploadedInParts) {
  Store store;
  const onnx::ModelProto model = model_of_one_tensor();
  const Status status = try_save(model, "s3://bucket/m.onnx", store.options());
  ASSERT_TRUE(status) << status.message();
  EXPECT_EQ(store.object(), model.SerializeAsString());
  EXPECT_FALSE(store.has_open_upload());
  for (const HttpRequest& request : store.server().requests()) {
    EXPECT_EQ(request.path(), "/bucket/m.onnx");
    EXPECT_EQ(request.header("authorization").substr(0, 16), "AWS4-HMAC-SHA256");
  }
}

TEST(RemoteSave, RequestsAreSignedWithVersion4) {
  Store store;
  SaveOptions options = store.options();
  options.s3.session_token = "a token";
  Status status = try_save(model_of_one_tensor(), "s3://bucket/a folder/m+1 (x)=~&\u00e9.onnx", options);
  EXPECT_TRUE(status) << status.message();
  EXPECT_EQ(store.server().requests()[0].header("x-amz-security-token"), "a token");
  LoadOptions loading = local_options<LoadOptions>();
  loading.s3 = options.s3;
  onnx::ModelProto loaded;
  status = try_load("s3://bucket/a folder/m+1 (x)=~&\u00e9.onnx", loaded, loading);
  ASSERT_TRUE(status) << status.message();
  EXPECT_EQ(loaded.SerializeAsString(), model_of_one_tensor().SerializeAsString());
  // Keys are not file paths: the server accepts a key with '.' and '..' unchanged.
  status = try_save(model_of_one_tensor(), "s3://bucket/a/../m/./n.onnx", options);
  ASSERT_TRUE(status) << status.message();
  EXPECT_EQ(store.server().requests().back().path(), "/bucket/a/../m/./n.onnx");
  EXPECT_TRUE(try_load("s3://bucket/a/../m/./n.onnx", loaded, loading));
  loading.s3.secret_access_key = "hunter2";
  status = try_load("s3://bucket/m.onnx", loaded, loading);
  EXPECT_EQ(status.message(),
            store.server().url("/bucket/m.onnx") +
                ": cannot be opened: the secret key is wrong, or the request was modified on the way (403)");
}

TEST(RemoteSave, FailedPartsAreSentAgain) {
  Store store;
  std::atomic<int> faults{3};
  store.fault = [&](const HttpRequest& request, Reply& reply) {
    if (request.method != "PUT" || faults-- <= 0) return;
    reply.status = 503;
    reply.hang_up = faults == 1;
  };
  const Status status = try_save(model_of_one_tensor(), "s3://bucket/m.onnx", store.options());
  ASSERT_TRUE(status) << status.message();
  EXPECT_EQ(store.object(), model_of_one_tensor().SerializeAsString());
}

TEST(RemoteSave, FailedUploadsAreAbortedAndKeepTheOldObject) {
  for (const int at : {0, 1, 2}) {
    Store store;
    store.fault = [at](const HttpRequest& request, Reply& reply) {
      const bool is_part = request.method == "PUT";
      const bool is_commit = request.method == "POST" && request.target.find("uploads") == std::string::npos;
      if (at == 0 && is_part) reply.status = 403;
      if (at == 1 && is_commit) reply.status = 403;
      if (at == 2 && is_part) reply.remove("ETag");
    };
    EXPECT_FALSE(try_save(model_of_one_tensor(), "s3://bucket/m.onnx", store.options()));
    EXPECT_EQ(store.object(), "old");
    EXPECT_FALSE(store.has_open_upload());
    // DELETE is not always the last request: parts that were already in flight may arrive later.
    const std::vector<HttpRequest> requests = store.server().requests();
    EXPECT_TRUE(std::any_of(requests.begin(), requests.end(),
                            [](const HttpRequest& request) { return request.method == "DELETE"; }));
  }
}

TEST(RemoteSave, ErrorsInSuccessfulResponsesAreDetected) {
  Store store;
  store.fault = [](const HttpRequest& request, Reply& reply) {
    const bool is_commit = request.method == "POST" && request.target.find("uploads") == std::string::npos;
    if (is_commit) reply.body = text_body("<Error><Code>InternalError</Code></Error>");
  };
  const Status status = try_save(model_of_one_tensor(), "s3://bucket/m.onnx", store.options());
  EXPECT_EQ(status.detail(), "the server did not complete the multipart upload: InternalError");
}

TEST(RemoteSave, UnknownOutcomesAreReported) {
  Store store;
  store.fault = [](const HttpRequest& request, Reply& reply) {
    reply.hang_up = request.method == "POST" && request.target.find("uploads") == std::string::npos;
  };
  const Status status = try_save(model_of_one_tensor(), "s3://bucket/m.onnx", store.options());
  EXPECT_NE(status.detail().find("; the object may have been replaced"), std::string::npos) << status.message();
  int commits = 0;
  for (const HttpRequest& request : store.server().requests()) commits += request.body.find("<Complete") == 0 ? 1 : 0;
  EXPECT_EQ(commits, 1);
}

TEST(RemoteSave, PlainUrlsReceiveOnePut) {
  std::string received;
  TestServer server([&](const HttpRequest& request) {
    EXPECT_EQ(request.method, "PUT");
    EXPECT_EQ(request.target, "/m.onnx?signature=x");
    received = request.body;
    return Reply();
  });
  const Status status =
      try_save(model_of_one_tensor(), server.url("/m.onnx?signature=x"), local_options<SaveOptions>());
  ASSERT_TRUE(status) << status.message();
  EXPECT_EQ(received, model_of_one_tensor().SerializeAsString());
}

TEST(RemoteSave, RedirectsOfUploadsAreRefused) {
  TestServer server([](const HttpRequest&) {
    Reply reply;
    reply.status = 307;
    reply.set("Location", "/elsewhere");
    return reply;
  });
  EXPECT_EQ(try_save(model_of_one_tensor(), server.url("/m.onnx"), local_options<SaveOptions>()).code(),
            ErrorCode::kPathRefused);
  EXPECT_EQ(server.request_count(), 1u);
}

TEST(RemoteSave, ModelsWithoutTheirDataAreRefused) {
  onnx::ModelProto model = io::tests::external_model("w.bin", 10);
  EXPECT_TRUE(
      try_save(model, TestServer([](const HttpRequest&) { return Reply(); }).url("/m"), local_options<SaveOptions>()));
  model.mutable_graph()->mutable_initializer(0)->set_raw_data(pattern(10));
  EXPECT_EQ(try_save(model, "http://127.0.0.1:1/m", local_options<SaveOptions>()).code(),
            ErrorCode::kInvalidExternalData);
}

}  // namespace
}  // namespace onnxgen::remote::tests
