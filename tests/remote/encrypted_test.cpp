// Encrypted models on servers.
#include "onnxgen/remote/encrypted.h"

#include <gtest/gtest.h>

#include <functional>
#include <mutex>
#include <set>

#include "onnxgen/crypto/payload.h"
#include "onnxgen/remote/remote.h"
#include "remote_fixture.h"
#include "temporary_folder.h"

namespace onnxgen::remote::tests {
namespace {

using io::tests::pattern;

constexpr std::size_t kSegment = crypto::Segments::kSegmentSize;
constexpr std::size_t kHeader = 52;

crypto::Key key(char seed = 'k') {
  return crypto::Key::from_bytes(std::string(32, seed));
}

EncryptedOptions options_of(Weights weights, std::string segments = {}) {
  EncryptedOptions options = local_options<EncryptedOptions>();
  options.ranges.largest = 500'000;
  options.weights = weights;
  options.segments = std::move(segments);
  return options;
}

EncryptedOptions only(const std::string& name, const std::string& segments) {
  EncryptedOptions options = options_of(Weights::kChosen, segments);
  options.choose = named({name});
  return options;
}

// Returns a model of 8 MB with 16 tensors in the file and one external tensor.
onnx::ModelProto sample() {
  onnx::ModelProto model = io::tests::external_model("w.bin", 1000);
  for (unsigned i = 0; i < 16; ++i) {
    io::tests::fill_raw(*model.mutable_graph()->add_initializer(), "w" + std::to_string(i), pattern(500'000, i));
  }
  return model;
}

std::string with_external_data(onnx::ModelProto model) {
  model.mutable_graph()->mutable_initializer(0)->set_raw_data(pattern(1000, 5));
  io::clear_external_data(*model.mutable_graph()->mutable_initializer(0));
  return model.SerializeAsString();
}

// A server of the encrypted model that can be told to misbehave.
class EncryptedStore {
 public:
  std::function<void(const HttpRequest&, Reply&)> fault = [](const HttpRequest&, Reply&) {};

  explicit EncryptedStore(crypto::Format format = crypto::Format::kAes256Gcm)
      : bytes(crypto::encrypt(sample().SerializeAsString(), key(), format)) {}

  std::string bytes;
  TestServer server{[this](const HttpRequest& request) {
    const bool is_model = request.path() == "/m";
    Reply reply = honest_reply({text_body(is_model ? bytes : pattern(1000, 5))}, request);
    if (is_model) fault(request, reply);
    return reply;
  }};
  std::string url() const { return server.url("/m"); }
};

class RemoteEncrypted : public testing::TestWithParam<crypto::Format> {};
INSTANTIATE_TEST_SUITE_P(Formats, RemoteEncrypted,
                         testing::Values(crypto::Format::kChaCha20Poly1305, crypto::Format::kAes256Gcm),
                         [](const auto& tested) { return crypto::format_name(tested.param); });

TEST_P(RemoteEncrypted, IsDecryptedAfterTheTagIsVerified) {
  EncryptedStore store(GetParam());
  onnx::ModelProto loaded;
  const Status status = try_load_encrypted(store.url(), key(), loaded, options_of(Weights::kAll));
  ASSERT_TRUE(status) << status.message();
  EXPECT_TRUE(loaded.SerializeAsString() == with_external_data(sample()));
  store.bytes[store.bytes.size() / 2] = static_cast<char>(store.bytes[store.bytes.size() / 2] ^ 1);
  EXPECT_EQ(try_load_encrypted(store.url(), key(), loaded, options_of(Weights::kAll)).code(),
            ErrorCode::kDecryptionFailed);
  EXPECT_EQ(loaded.ByteSizeLong(), 0u);
}

TEST_P(RemoteEncrypted, KnownDigestsLimitReadsToTheNeededSegments) {
  EncryptedStore store(GetParam());
  const EncryptedIndex indexed = index_encrypted(store.url(), key(), options_of(Weights::kNone));
  ASSERT_EQ(indexed.tensors.size(), 17u);
  EXPECT_LE(indexed.segments.size(), store.bytes.size() / 2048 + 200);
  const auto expect_few = [&store](std::size_t segments) {
    EXPECT_LE(store.server.bytes_sent(), segments * kSegment + 70'000);
    store.server.forget();
  };
  store.server.forget();
  const std::vector<std::string> read =
      read_encrypted_tensors(store.url(), key(), indexed, {indexed.find("w7")}, options_of(Weights::kNone));
  EXPECT_TRUE(read.at(0) == pattern(500'000, 7));
  EXPECT_LE(store.server.bytes_sent(), 9 * kSegment);
  EXPECT_LE(store.server.request_count(), 2u);
  store.server.forget();
  // The structure: one segment for each gap between two tensors.
  auto loaded = load_encrypted<onnx::ModelProto>(store.url(), key(), options_of(Weights::kNone, indexed.segments));
  expect_few(18);
  EXPECT_TRUE(io::is_external(loaded.graph().initializer(8)));
  load_encrypted_tensors(loaded, store.url(), key(), only("w7", indexed.segments));
  EXPECT_TRUE(loaded.graph().initializer(8).raw_data() == pattern(500'000, 7));
  expect_few(9);
  loaded = load_encrypted<onnx::ModelProto>(store.url(), key(), only("w3", indexed.segments));
  EXPECT_TRUE(loaded.graph().initializer(4).raw_data() == pattern(500'000, 3));
  EXPECT_TRUE(io::is_external(loaded.graph().initializer(5)));
  expect_few(18 + 9);
  load_encrypted_tensors(loaded, store.url(), key(), options_of(Weights::kAll, indexed.segments));
  EXPECT_TRUE(loaded.SerializeAsString() == with_external_data(sample()));
}

TEST_P(RemoteEncrypted, WithoutDigestsTheWholeModelIsVerifiedFirst) {
  EncryptedStore store(GetParam());
  onnx::ModelProto loaded;
  ASSERT_TRUE(try_load_encrypted(store.url(), key(), loaded, only("w3", {})));
  EXPECT_TRUE(loaded.graph().initializer(4).raw_data() == pattern(500'000, 3));
  EXPECT_GE(store.server.bytes_sent(), store.bytes.size());
  store.bytes.back() = static_cast<char>(store.bytes.back() ^ 1);  // far from the requested range
  EncryptedIndex indexed;
  EXPECT_EQ(try_load_encrypted(store.url(), key(), loaded, only("w3", {})).code(), ErrorCode::kDecryptionFailed);
  EXPECT_EQ(try_index_encrypted(store.url(), key(), indexed, options_of(Weights::kNone)).code(),
            ErrorCode::kDecryptionFailed);
  EXPECT_TRUE(indexed.tensors.empty() && indexed.segments.empty());
}

TEST_P(RemoteEncrypted, ChangedMovedOrTruncatedSegmentsAreErrors) {
  EncryptedStore store(GetParam());
  const EncryptedIndex indexed = index_encrypted(store.url(), key(), options_of(Weights::kNone));
  const std::string right = store.bytes;
  const auto expect_failure = [&](const char* what) {
    std::vector<std::string> read;
    Status status =
        try_read_encrypted_tensors(store.url(), key(), indexed, {indexed.find("w7")}, read, local_options());
    EXPECT_EQ(status.code(), ErrorCode::kDecryptionFailed) << what << ": " << status.message();
    EXPECT_TRUE(read.empty());
    EXPECT_EQ(status.file(), store.url());
    onnx::ModelProto loaded;
    status = try_load_encrypted(store.url(), key(), loaded, only("w7", indexed.segments));
    EXPECT_EQ(status.code(), ErrorCode::kDecryptionFailed) << what << ": " << status.message();
    EXPECT_EQ(loaded.ByteSizeLong(), 0u);
    store.bytes = right;
  };
  const std::size_t wanted = kHeader + (indexed.find("w7")->offset / kSegment + 2) * kSegment;
  store.bytes[wanted + 5] = static_cast<char>(store.bytes[wanted + 5] ^ 1);
  expect_failure("a changed bit");
  store.bytes.replace(wanted, kSegment, right, wanted + kSegment, kSegment);
  expect_failure("one segment twice");
  store.bytes.replace(wanted, 2 * kSegment, right.substr(wanted + kSegment, kSegment) + right.substr(wanted, kSegment));
  expect_failure("segments in another order");
  store.bytes = crypto::encrypt(sample().SerializeAsString(), key(), GetParam());
  expect_failure("another encryption of the same model");
  // A different size means a different object.
  std::vector<std::string> read;
  store.bytes.resize(right.size() - 1);
  EXPECT_EQ(try_read_encrypted_tensors(store.url(), key(), indexed, {indexed.find("w7")}, read, local_options()).code(),
            ErrorCode::kFileChanged);
  onnx::ModelProto loaded;
  EXPECT_EQ(try_load_encrypted(store.url(), key(), loaded, only("w7", indexed.segments)).code(),
            ErrorCode::kDecryptionFailed);
}

TEST_P(RemoteEncrypted, CiphertextIsNotTakenForTensorData) {
  EncryptedStore store(GetParam());
  const EncryptedIndex indexed = index_encrypted(store.url(), key(), options_of(Weights::kNone));
  auto loaded = load_encrypted<onnx::ModelProto>(store.url(), key(), options_of(Weights::kNone, indexed.segments));
  const std::string before = loaded.SerializeAsString();
  Status status = try_load_tensors(loaded, store.url(), chosen({"w7"}));
  EXPECT_EQ(status.code(), ErrorCode::kEncrypted);
  EXPECT_EQ(status.tensor(), "w7");
  EXPECT_EQ(status.detail(), "the model is encrypted; load its tensors with remote::load_encrypted_tensors()");
  EXPECT_TRUE(loaded.SerializeAsString() == before);
  std::vector<std::string> read;
  status = try_read_tensors(store.url(), indexed, {indexed.find("w7")}, read, local_options());
  EXPECT_EQ(status.code(), ErrorCode::kEncrypted);
  EXPECT_EQ(status.file(), store.url());
  EXPECT_EQ(status.detail(), "the model is encrypted; read its tensors with remote::read_encrypted_tensors()");
  EXPECT_TRUE(read.empty());
}

// The object is plain, but has the size that the digests state.
TEST_P(RemoteEncrypted, PlainTensorsAreNotDecrypted) {
  EncryptedStore store(GetParam());
  const EncryptedIndex indexed = index_encrypted(store.url(), key(), options_of(Weights::kNone));
  onnx::ModelProto model = sample();
  model.set_producer_name(std::string(100, 'p'));
  model.set_producer_name(std::string(100 - (model.ByteSizeLong() - store.bytes.size()), 'p'));
  const std::string encrypted = std::exchange(store.bytes, model.SerializeAsString());
  ASSERT_EQ(store.bytes.size(), encrypted.size());
  auto loaded = load<onnx::ModelProto>(store.url(), load_options(Weights::kNone));
  EXPECT_EQ(try_load_encrypted_tensors(loaded, store.url(), key(), only("w7", {})).code(), ErrorCode::kFormatRefused);
  EXPECT_EQ(try_load_encrypted_tensors(loaded, store.url(), key(), only("w7", indexed.segments)).code(),
            ErrorCode::kFileChanged);
  EXPECT_TRUE(io::is_external(loaded.graph().initializer(8)));
}

TEST_P(RemoteEncrypted, WrongKeysAreErrors) {
  EncryptedStore store(GetParam());
  const EncryptedIndex indexed = index_encrypted(store.url(), key(), options_of(Weights::kNone));
  for (const Weights weights : {Weights::kAll, Weights::kNone}) {
    onnx::ModelProto loaded;
    EXPECT_EQ(try_load_encrypted(store.url(), key('x'), loaded, options_of(weights)).code(),
              ErrorCode::kDecryptionFailed);
    EXPECT_EQ(loaded.ByteSizeLong(), 0u);
  }
  std::vector<std::string> read;
  onnx::ModelProto loaded;
  EXPECT_EQ(try_load_encrypted(store.url(), key('x'), loaded, only("w7", indexed.segments)).code(),
            ErrorCode::kDecryptionFailed);
  EXPECT_EQ(
      try_read_encrypted_tensors(store.url(), key('x'), indexed, {&indexed.tensors[3]}, read, local_options()).code(),
      ErrorCode::kDecryptionFailed);
  EncryptedIndex forged = indexed;
  forged.segments[100] = static_cast<char>(forged.segments[100] ^ 1);
  EXPECT_EQ(try_read_encrypted_tensors(store.url(), key(), forged, {&indexed.tensors[3]}, read, local_options()).code(),
            ErrorCode::kDecryptionFailed);
}

TEST_P(RemoteEncrypted, EmptyModelsAreErrors) {
  EncryptedStore store(GetParam());
  store.bytes = crypto::encrypt("", key(), GetParam());
  for (const Weights weights : {Weights::kAll, Weights::kNone}) {
    onnx::ModelProto loaded;
    EXPECT_EQ(try_load_encrypted(store.url(), key(), loaded, options_of(weights)).code(), ErrorCode::kTruncated);
  }
  EncryptedIndex indexed;
  EXPECT_EQ(try_index_encrypted(store.url(), key(), indexed, options_of(Weights::kNone)).code(), ErrorCode::kTruncated);
}

TEST_P(RemoteEncrypted, BrokenConnectionsAreResumed) {
  EncryptedStore store(GetParam());
  std::mutex mutex;
  std::set<std::string> seen;
  store.fault = [&](const HttpRequest& request, Reply& reply) {
    const std::lock_guard<std::mutex> lock(mutex);
    const std::string range = request.header("range");
    const bool is_new = seen.insert(range.substr(range.find('-'))).second;  // by its end, which a retry keeps
    if (is_new) reply.cut_after = reply.body.size - reply.body.size / 3;
  };
  const EncryptedIndex indexed = index_encrypted(store.url(), key(), options_of(Weights::kNone));
  const auto read = read_encrypted_tensors(store.url(), key(), indexed, {indexed.find("w2")}, local_options());
  EXPECT_TRUE(read.at(0) == pattern(500'000, 2));
  seen.clear();
  onnx::ModelProto loaded;
  const Status status = try_load_encrypted(store.url(), key(), loaded, options_of(Weights::kAll));
  ASSERT_TRUE(status) << status.message();
  EXPECT_TRUE(loaded.SerializeAsString() == with_external_data(sample()));
}

TEST_P(RemoteEncrypted, ServersWithoutRangesAreReadOnce) {
  EncryptedStore store(GetParam());
  TestServer server([&](const HttpRequest&) {
    Reply reply;
    reply.set("ETag", "\"1\"");
    reply.body = text_body(store.bytes);
    return reply;
  });
  EncryptedOptions options = only("w7", {});
  options.max_whole_body = 100'000'000;
  onnx::ModelProto loaded;
  const Status status = try_load_encrypted(server.url("/m"), key(), loaded, options);
  ASSERT_TRUE(status) << status.message();
  EXPECT_TRUE(loaded.graph().initializer(8).raw_data() == pattern(500'000, 7));
  EXPECT_EQ(server.request_count(), 1u);
}

TEST_P(RemoteEncrypted, TheCacheContainsOnlyCiphertext) {
  EncryptedStore store(GetParam());
  const io::tests::TemporaryFolder folder;
  const auto cached = [&](EncryptedOptions options) {
    options.cache.folder = folder / "cache";
    return options;
  };
  const EncryptedIndex indexed = index_encrypted(store.url(), key(), cached(options_of(Weights::kNone)));
  auto loaded = load_encrypted<onnx::ModelProto>(store.url(), key(), cached(options_of(Weights::kAll)));
  for (const std::string& name : folder.files()) {
    const std::string content = folder.read(name);
    EXPECT_EQ(content.find("w.bin"), std::string::npos) << name;
    EXPECT_EQ(content.find(pattern(500'000, 3).substr(0, 64)), std::string::npos) << name;
  }
  store.server.forget();
  EncryptedOptions offline = cached(only("w3", {}));
  offline.cache.offline = true;
  loaded = load_encrypted<onnx::ModelProto>(store.url(), key(), offline);
  EXPECT_TRUE(loaded.graph().initializer(4).raw_data() == pattern(500'000, 3));
  offline.weights = Weights::kAll;
  loaded = load_encrypted<onnx::ModelProto>(store.url(), key(), offline);
  EXPECT_TRUE(loaded.SerializeAsString() == with_external_data(sample()));
  EXPECT_EQ(store.server.request_count(), 0u);
}

TEST(RemoteEncryptedFormats, WithoutATagAreReadCompletelyOrRefused) {
  EncryptedStore store(crypto::Format::kAes256Cbc);
  onnx::ModelProto loaded;
  EXPECT_TRUE(try_load_encrypted(store.url(), key(), loaded, options_of(Weights::kAll)));
  EXPECT_TRUE(loaded.SerializeAsString() == with_external_data(sample()));
  EXPECT_EQ(try_load_encrypted(store.url(), key(), loaded, options_of(Weights::kNone)).code(),
            ErrorCode::kFormatRefused);
  EncryptedOptions options = options_of(Weights::kAll);
  options.require_authentication = true;
  EXPECT_EQ(try_load_encrypted(store.url(), key(), loaded, options).code(), ErrorCode::kFormatRefused);
  store.bytes = sample().SerializeAsString();
  for (const Weights weights : {Weights::kAll, Weights::kNone}) {
    EXPECT_EQ(try_load_encrypted(store.url(), key(), loaded, options_of(weights)).code(), ErrorCode::kFormatRefused);
  }
}

}  // namespace
}  // namespace onnxgen::remote::tests
