// The cache folder in which loads keep fetched data.
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <filesystem>

#include "onnxgen/remote/remote.h"
#include "remote_fixture.h"
#include "temporary_folder.h"

namespace onnxgen::remote::tests {
namespace {

using io::tests::pattern;
using io::tests::TemporaryFolder;

std::string model_bytes(unsigned seed, std::size_t size = 300'000) {
  onnx::ModelProto model = io::tests::external_model("w.bin", 100'000);
  io::tests::fill_raw(*model.mutable_graph()->add_initializer(), "raw", pattern(size, seed));
  return model.SerializeAsString();
}

LoadOptions cached(const TemporaryFolder& folder) {
  LoadOptions options = local_options<LoadOptions>();
  options.cache.folder = folder / "cache";
  return options;
}

// A server of a model and its data. The test can change the model's version.
struct ModelServer {
  std::atomic<unsigned> version{1};
  TestServer server{[this](const HttpRequest& request) {
    if (request.path() == "/w.bin") return honest_reply({text_body(pattern(100'000, 9))}, request);
    return honest_reply({text_body(model_bytes(version)), '"' + std::to_string(version) + '"'}, request);
  }};
};

TEST(RemoteCache, TheNextLoadOnlyRequestsTheVersion) {
  ModelServer store;
  const TemporaryFolder folder;
  const std::string url = store.server.url("/m.onnx");
  const auto first = load<onnx::ModelProto>(url, cached(folder));
  EXPECT_EQ(folder.files().size(), 2u);
  store.server.forget();
  const auto second = load<onnx::ModelProto>(url, cached(folder));
  EXPECT_EQ(second.SerializeAsString(), first.SerializeAsString());
  EXPECT_EQ(second.graph().initializer(0).raw_data(), pattern(100'000, 9));
  EXPECT_EQ(store.server.request_count(), 2u);
  EXPECT_LE(store.server.bytes_sent(), 70'000u);
}

TEST(RemoteCache, ANewVersionIsFetched) {
  ModelServer store;
  const TemporaryFolder folder;
  const std::string url = store.server.url("/m.onnx");
  load<onnx::ModelProto>(url, cached(folder));
  store.version = 2;
  const auto loaded = load<onnx::ModelProto>(url, cached(folder));
  EXPECT_EQ(loaded.graph().initializer(1).raw_data(), pattern(300'000, 2));
  EXPECT_EQ(folder.files().size(), 3u);
}

TEST(RemoteCache, ObjectsWithoutAVersionAreAlwaysFetched) {
  std::atomic<unsigned> seed{1};
  TestServer server([&](const HttpRequest& request) {
    onnx::ModelProto model;
    io::tests::fill_raw(*model.mutable_graph()->add_initializer(), "w", pattern(300'000, seed));
    return honest_reply({text_body(model.SerializeAsString()), ""}, request);
  });
  const TemporaryFolder folder;
  LoadOptions options = cached(folder);
  options.accept_unversioned = true;
  load<onnx::ModelProto>(server.url("/m.onnx"), options);
  seed = 2;
  const auto loaded = load<onnx::ModelProto>(server.url("/m.onnx"), options);
  EXPECT_EQ(loaded.graph().initializer(0).raw_data(), pattern(300'000, 2));
}

TEST(RemoteCache, OfflineUsesTheNewestVersionWithoutRequests) {
  const TemporaryFolder folder;
  std::string url;
  {
    ModelServer store;
    url = store.server.url("/m.onnx");
    load<onnx::ModelProto>(url + "?X-Amz-Signature=1", cached(folder));
    store.version = 2;
    load<onnx::ModelProto>(url + "?X-Amz-Signature=2", cached(folder));
  }
  LoadOptions options = cached(folder);
  options.cache.offline = true;
  onnx::ModelProto loaded;
  Status status = try_load(url + "?X-Amz-Signature=3", loaded, options);
  ASSERT_TRUE(status) << status.message();
  EXPECT_EQ(loaded.graph().initializer(1).raw_data(), pattern(300'000, 2));
  EXPECT_EQ(loaded.graph().initializer(0).raw_data(), pattern(100'000, 9));
  status = try_load(url + "?other=object", loaded, options);
  EXPECT_EQ(status.message(), url + ": cannot be opened: not in the cache, and the cache is used offline");
}

TEST(RemoteCache, RespectsTheSizeLimit) {
  const TemporaryFolder folder;
  std::map<std::string, StoredObject> objects;
  for (unsigned i = 0; i < 10; ++i) {
    onnx::ModelProto model;
    io::tests::fill_raw(*model.mutable_graph()->add_initializer(), "w", pattern(100'000, i));
    objects["/" + std::to_string(i)] = {text_body(model.SerializeAsString())};
  }
  TestServer server(objects);
  LoadOptions options = cached(folder);
  options.cache.max_bytes = 350'000;
  for (int i = 0; i < 10; ++i) {
    load<onnx::ModelProto>(server.url("/" + std::to_string(i)), options);
    load<onnx::ModelProto>(server.url("/0"), options);  // used all the time
    EXPECT_LE(folder.files().size(), 3u);
  }
  options.cache.offline = true;
  onnx::ModelProto loaded;
  EXPECT_TRUE(try_load(server.url("/0"), loaded, options));
  EXPECT_FALSE(try_load(server.url("/4"), loaded, options));
}

TEST(RemoteCache, CachedFilesAreValidated) {
  ModelServer store;
  const TemporaryFolder folder;
  const std::string url = store.server.url("/m.onnx");
  load<onnx::ModelProto>(url, cached(folder));
  for (const std::string& name : folder.files()) std::filesystem::resize_file(folder / name, 10);
  const auto loaded = load<onnx::ModelProto>(url, cached(folder));
  EXPECT_EQ(loaded.graph().initializer(1).raw_data(), pattern(300'000, 1));
  // A symbolic link that leaves the folder is not followed.
  const std::string outside = folder.write("outside", "not ours");
  for (const std::string& name : folder.files()) {
    if (name == "outside") continue;
    std::filesystem::remove(folder / name);
    std::filesystem::create_symlink(outside, folder / name);
  }
  load<onnx::ModelProto>(url, cached(folder));
  EXPECT_EQ(folder.read("outside"), "not ours");
}

TEST(RemoteCache, LimitsOfExternalDataApply) {
  ModelServer store;
  const TemporaryFolder folder;
  LoadOptions options = cached(folder);
  options.max_external_bytes = 99'999;
  onnx::ModelProto loaded;
  EXPECT_EQ(try_load(store.server.url("/m.onnx"), loaded, options).code(), ErrorCode::kInputTooLarge);
  options.max_external_bytes = 100'000;
  EXPECT_TRUE(try_load(store.server.url("/m.onnx"), loaded, options));
}

// Each process removes files of the others.
TEST(RemoteCache, ProcessesCanShareAFolderThatIsTooSmall) {
  ModelServer store;
  const TemporaryFolder folder;
  const auto body = [&](int i) {
    LoadOptions options = cached(folder);
    options.cache.max_bytes = 1;
    bool is_right = true;
    for (int round = 0; round < 10; ++round) {
      onnx::ModelProto loaded;
      is_right = is_right && try_load(store.server.url("/m.onnx?" + std::to_string(i)), loaded, options) &&
                 loaded.graph().initializer(1).raw_data() == pattern(300'000, 1);
    }
    return is_right ? 0 : 1;
  };
  for (const pid_t child : store.server.start_processes(6, body)) {
    int status = 0;
    ASSERT_EQ(::waitpid(child, &status, 0), child);
    EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0);
  }
}

TEST(RemoteCache, KilledAtAnyMoment) {
  ModelServer store;
  const std::string url = store.server.url("/m.onnx");
  const TemporaryFolder folder;
  int finished = 0;
  for (int moment = 0; moment < 8; ++moment) {
    store.version = static_cast<unsigned>(moment) + 1;
    const auto body = [&](int) {
      LoadOptions options = cached(folder);
      options.ranges.largest = 20'000;
      options.progress = kill_at_call(moment);
      onnx::ModelProto loaded;
      return try_load(url, loaded, options) ? 0 : 1;
    };
    const pid_t child = store.server.start_processes(1, body).front();
    ::usleep(static_cast<useconds_t>(moment) * 5000);
    ::kill(child, SIGKILL);
    int status = 0;
    ASSERT_EQ(::waitpid(child, &status, 0), child);
    if (WIFEXITED(status)) ++finished;
    const auto loaded = load<onnx::ModelProto>(url, cached(folder));
    EXPECT_EQ(loaded.graph().initializer(1).raw_data(), pattern(300'000, store.version));
    for (const std::string& name : folder.files()) EXPECT_EQ(name.find(".onnxgen-"), std::string::npos) << name;
  }
  EXPECT_LT(finished, 8);
}

}  // namespace
}  // namespace onnxgen::remote::tests
