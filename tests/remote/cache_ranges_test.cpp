// The cache when parts of models are read.
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <functional>
#include <memory>
#include <mutex>

#include "onnxgen/remote/remote.h"
#include "remote_fixture.h"
#include "temporary_folder.h"

namespace onnxgen::remote::tests {
namespace {

using io::tests::pattern;
using io::tests::TemporaryFolder;

// Returns a model of 4 MB with 20 tensors in the file and one external tensor.
std::string make_model(unsigned seed) {
  onnx::ModelProto model = io::tests::external_model("w.bin", 100'000);
  for (unsigned i = 0; i < 20; ++i) {
    io::tests::fill_raw(*model.mutable_graph()->add_initializer(), "w" + std::to_string(i),
                        pattern(200'000, 100 * seed + i));
  }
  return model.SerializeAsString();
}

// A model with a version that the test can change.
class VersionedModel {
 public:
  std::atomic<unsigned> version{1};

  Body body() {
    const std::lock_guard<std::mutex> lock(mutex_);
    if (made_of_ != version) body_ = text_body(make_model(made_of_ = version));
    return body_;
  }

 private:
  std::mutex mutex_;
  unsigned made_of_ = 0;
  Body body_;
};

class CachedRanges : public testing::Test {
 protected:
  template <class O>
  O cached(O options) const {
    options.cache.folder = folder / "cache";
    options.ranges.gap = 0;
    return options;
  }
  LoadOptions structure() const { return cached(load_options(Weights::kNone)); }
  LoadOptions only(const std::string& name) const { return cached(chosen({name})); }
  LoadOptions offline(LoadOptions options) const {
    options.cache.offline = true;
    return options;
  }
  std::string url() const { return server->url("/m.onnx"); }
  std::string weights(const onnx::ModelProto& loaded, int i) const {
    return std::string(loaded.graph().initializer(static_cast<std::size_t>(i + 1)).raw_data());
  }

  const TemporaryFolder folder;
  VersionedModel model;
  std::atomic<unsigned>& version = model.version;
  std::unique_ptr<TestServer> server = std::make_unique<TestServer>([this](const HttpRequest& request) {
    if (request.path() == "/w.bin") return honest_reply({text_body(pattern(100'000, 9))}, request);
    return honest_reply({model.body(), '"' + std::to_string(version) + '"'}, request);
  });
};

TEST_F(CachedRanges, AreFetchedOnce) {
  auto loaded = load<onnx::ModelProto>(url(), only("w7"));
  EXPECT_TRUE(weights(loaded, 7) == pattern(200'000, 107));
  server->forget();
  loaded = load<onnx::ModelProto>(url(), only("w7"));
  EXPECT_TRUE(weights(loaded, 7) == pattern(200'000, 107));
  EXPECT_TRUE(io::is_external(loaded.graph().initializer(9)));
  EXPECT_EQ(server->request_count(), 1u);  // checks the version
  EXPECT_LE(server->bytes_sent(), 4096u);
  // Only new ranges are fetched.
  server->forget();
  load_tensors(loaded, url(), cached(chosen({"w7", "w8", "w"})));
  EXPECT_TRUE(weights(loaded, 8) == pattern(200'000, 108));
  EXPECT_TRUE(weights(loaded, -1) == pattern(100'000, 9));
  EXPECT_LE(server->bytes_sent(), 200'000u + 100'000u + 2 * 4096u);
}

TEST_F(CachedRanges, ServeIndexesAndTensorReads) {
  const Index indexed = index(url(), cached(local_options()));
  EXPECT_TRUE(read_tensor(url(), indexed, *indexed.find("w3"), cached(local_options())) == pattern(200'000, 103));
  server->forget();
  EXPECT_EQ(index(url(), cached(local_options())).tensors.size(), indexed.tensors.size());
  EXPECT_EQ(server->request_count(), 1u);
  server->forget();
  EXPECT_TRUE(read_tensor(url(), indexed, *indexed.find("w3"), cached(local_options())) == pattern(200'000, 103));
  io::IndexedTensor part = *indexed.find("w3");
  part.offset += 1000;
  part.length = 5;
  EXPECT_EQ(read_tensor(url(), indexed, part, cached(local_options())), pattern(200'000, 103).substr(1000, 5));
  EXPECT_EQ(server->request_count(), 0u);
}

TEST_F(CachedRanges, OfflineMissingRangesAreErrors) {
  const std::string model_url = url();
  load<onnx::ModelProto>(model_url, cached(chosen({"w7", "w"})));
  server.reset();
  onnx::ModelProto loaded;
  Status status = try_load(model_url, loaded, offline(only("w7")));
  ASSERT_TRUE(status) << status.message();
  EXPECT_TRUE(weights(loaded, 7) == pattern(200'000, 107));
  load_tensors(loaded, model_url, offline(only("w")));
  EXPECT_TRUE(weights(loaded, -1) == pattern(100'000, 9));
  status = try_load(model_url, loaded, offline(only("w8")));
  EXPECT_EQ(status.message(),
            model_url + ": cannot be opened: only partly in the cache, and the cache is used offline");
  EXPECT_EQ(loaded.ByteSizeLong(), 0u);
  EXPECT_EQ(try_load(model_url, loaded, offline(cached(load_options(Weights::kAll)))).message(),
            model_url + ": cannot be opened: not in the cache, and the cache is used offline");
  EXPECT_FALSE(try_load(model_url + "2", loaded, offline(structure())));
}

TEST_F(CachedRanges, AreServedFromWholeObjects) {
  const std::string model_url = url();
  load<onnx::ModelProto>(model_url, cached(load_options(Weights::kAll)));
  const std::size_t files = folder.files().size();
  server->forget();
  auto loaded = load<onnx::ModelProto>(model_url, only("w7"));
  EXPECT_TRUE(weights(loaded, 7) == pattern(200'000, 107));
  EXPECT_LE(server->bytes_sent(), 4096u);
  EXPECT_EQ(folder.files().size(), files);
  server.reset();
  loaded = load<onnx::ModelProto>(model_url, offline(structure()));
  load_tensors(loaded, model_url, offline(cached(load_options(Weights::kAll))));
  EXPECT_TRUE(weights(loaded, 19) == pattern(200'000, 119));
  EXPECT_TRUE(weights(loaded, -1) == pattern(100'000, 9));
}

TEST_F(CachedRanges, OfTwoVersionsAreNeverMixed) {
  load<onnx::ModelProto>(url(), only("w7"));
  const Index old = index(url(), cached(local_options()));
  version = 2;
  auto loaded = load<onnx::ModelProto>(url(), cached(chosen({"w7", "w8"})));
  EXPECT_TRUE(weights(loaded, 7) == pattern(200'000, 207));
  EXPECT_TRUE(weights(loaded, 8) == pattern(200'000, 208));
  std::string bytes;
  EXPECT_EQ(try_read_tensor(url(), old, *old.find("w9"), bytes, cached(local_options())).code(),
            ErrorCode::kFileChanged);
  // Cached ranges of the old version stay valid.
  EXPECT_TRUE(read_tensor(url(), old, *old.find("w7"), cached(local_options())) == pattern(200'000, 107));
}

TEST_F(CachedRanges, WithoutAVersionAreNotCached) {
  TestServer unversioned([&](const HttpRequest& request) { return honest_reply({model.body(), ""}, request); });
  LoadOptions options = only("w7");
  options.accept_unversioned = true;
  load<onnx::ModelProto>(unversioned.url("/m"), options);
  EXPECT_TRUE(folder.files().empty());
}

TEST_F(CachedRanges, ContainNoSecrets) {
  for (const Weights weights : {Weights::kAll, Weights::kNone}) {
    LoadOptions options = cached(load_options(weights));
    options.bearer_token = "topsecret";
    load<onnx::ModelProto>(
        url() + "?X-Amz-Signature=topsecret&token=topsecret" + std::to_string(static_cast<int>(weights)), options);
  }
  EXPECT_EQ(folder.files().size(), 3u);
  for (const std::string& name : folder.files()) {
    EXPECT_EQ((name + folder.read(name)).find("topsecret"), std::string::npos);
    EXPECT_EQ((name + folder.read(name)).find("127.0.0.1"), std::string::npos);
  }
}

TEST_F(CachedRanges, RespectTheSizeLimit) {
  for (int i = 0; i < 20; ++i) {
    LoadOptions options = only("w" + std::to_string(i));
    options.cache.max_bytes = 1'000'000;
    load<onnx::ModelProto>(url(), options);
    std::uint64_t total = 0;
    for (const std::string& name : folder.files()) total += std::filesystem::file_size(folder / name);
    EXPECT_LE(total, 1'000'000u);
  }
  EXPECT_GE(folder.files().size(), 3u);
}

TEST_F(CachedRanges, OfDamagedFilesAreFetchedAgain) {
  const auto damage_all = [&](const std::function<void(const std::string&)>& damage) {
    std::filesystem::remove_all(folder / "cache");
    load<onnx::ModelProto>(url(), only("w7"));
    ASSERT_FALSE(folder.files().empty());
    for (const std::string& name : folder.files()) damage(folder / name);
    server->forget();
    const auto loaded = load<onnx::ModelProto>(url(), only("w7"));
    EXPECT_TRUE(weights(loaded, 7) == pattern(200'000, 107));
    EXPECT_GE(server->bytes_sent(), 200'000u);
  };
  for (const std::uint64_t kept : {0u, 10u, 1000u, 250'000u}) {
    damage_all([&](const std::string& path) { std::filesystem::resize_file(path, kept); });
  }
  // Range lists with impossible values: sets the highest byte of each number.
  for (const std::uint64_t from_end : {9u, 17u, 25u, 33u, 41u}) {
    damage_all([&](const std::string& path) {
      const auto at = static_cast<std::streamoff>(std::filesystem::file_size(path) - from_end);
      std::fstream(path, std::ios::in | std::ios::out | std::ios::binary).seekp(at).put('\x7F');
    });
  }
  damage_all([&](const std::string& path) {
    std::filesystem::remove(path);
    std::filesystem::create_symlink(folder.write("outside", std::string(300'000, 'x')), path);
  });
}

// A killed process leaves no wrong data, and its temporary files are removed later.
TEST_F(CachedRanges, OfKilledProcessesAreHarmless) {
  int finished = 0;
  for (int moment = 0; moment < 12; ++moment) {
    version = static_cast<unsigned>(moment) + 1;
    const auto body = [&](int) {
      LoadOptions options = cached(chosen({"w1", "w7", "w"}));
      options.ranges.largest = 20'000;
      options.progress = kill_at_call(moment);
      onnx::ModelProto loaded;
      return try_load(url(), loaded, options) ? 0 : 1;
    };
    const pid_t child = server->start_processes(1, body).front();
    ::usleep(static_cast<useconds_t>(moment) * 4000);
    ::kill(child, SIGKILL);
    int status = 0;
    ASSERT_EQ(::waitpid(child, &status, 0), child);
    if (WIFEXITED(status)) ++finished;
    const auto loaded = load<onnx::ModelProto>(url(), cached(chosen({"w1", "w7", "w"})));
    EXPECT_TRUE(weights(loaded, 7) == pattern(200'000, 100 * version + 7));
    EXPECT_TRUE(weights(loaded, -1) == pattern(100'000, 9));
  }
  load<onnx::ModelProto>(url(), only("w2"));  // creating a new file first scans the folder
  for (const std::string& name : folder.files()) EXPECT_EQ(name.find(".onnxgen-"), std::string::npos) << name;
  EXPECT_LT(finished, 12);
}

TEST_F(CachedRanges, AreSharedByProcesses) {
  const auto body = [&](int i) {
    bool is_right = true;
    for (int round = 0; round < 5; ++round) {
      const int tensor = (i + round) % 8;
      LoadOptions options = only("w" + std::to_string(tensor));
      options.cache.max_bytes = 900'000;  // so that they remove each other's files
      onnx::ModelProto loaded;
      is_right = is_right && try_load(url(), loaded, options) &&
                 weights(loaded, tensor) == pattern(200'000, 100 + static_cast<unsigned>(tensor));
    }
    return is_right ? 0 : 1;
  };
  for (const pid_t child : server->start_processes(6, body)) {
    int status = 0;
    ASSERT_EQ(::waitpid(child, &status, 0), child);
    EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0);
  }
}

TEST_F(CachedRanges, ThatCannotBeWrittenDoNotFailTheLoad) {
  const auto body = [&](int) {
    const rlimit limit = {100'000, 100'000};
    ::signal(SIGXFSZ, SIG_IGN);
    ::setrlimit(RLIMIT_FSIZE, &limit);
    onnx::ModelProto loaded;
    const bool is_right = try_load(url(), loaded, only("w7")) && weights(loaded, 7) == pattern(200'000, 107);
    return is_right ? 0 : 1;
  };
  const pid_t child = server->start_processes(1, body).front();
  int status = 0;
  ASSERT_EQ(::waitpid(child, &status, 0), child);
  EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0);
  EXPECT_TRUE(folder.files().empty());
}

}  // namespace
}  // namespace onnxgen::remote::tests
