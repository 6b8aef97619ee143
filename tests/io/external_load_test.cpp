#include <gtest/gtest.h>
#include <sys/resource.h>

#include <filesystem>
#include <string>
#include <vector>

#include "onnxgen/file/sha1.h"
#include "onnxgen/io/load.h"
#include "sample_models.h"
#include "temporary_folder.h"

namespace onnxgen::io {
namespace {

namespace fs = std::filesystem;
using tests::external_model;
using tests::fill_external;
using tests::pattern;

class ExternalLoad : public testing::TestWithParam<Holding> {
 protected:
  LoadOptions options() const {
    LoadOptions options;
    options.holding = GetParam();
    return options;
  }

  std::string write_model(const onnx::ModelProto& model, std::string_view name = "model/m.onnx") const {
    return folder_.write(name, model.SerializeAsString());
  }

  Status load_failure(const onnx::ModelProto& model, const LoadOptions& options) const {
    onnx::ModelProto loaded;
    Status status = try_load(write_model(model), loaded, options);
    EXPECT_FALSE(status);
    EXPECT_EQ(loaded, onnx::ModelProto());
    return status;
  }

  tests::TemporaryFolder folder_;
};

TEST_P(ExternalLoad, TensorsEverywhereBecomeInline) {
  const onnx::ModelProto expected = tests::model_with_tensors_everywhere();
  onnx::ModelProto external = expected;
  std::string all;
  int n = 0;
  for_each_tensor(external, [&](onnx::TensorProto& tensor, const TensorSite&) {
    const std::string bytes(tensor.raw_data());
    tensor.clear_raw_data();
    tensor.set_data_location(onnx::TensorProto::EXTERNAL);
    if (n % 2 == 0) {
      const std::string location = "parts/" + std::to_string(n);
      folder_.write("model/" + location, bytes);
      tests::add_entry(tensor, "location", location);
    } else {
      tests::add_entry(tensor, "location", "all.bin");
      tests::add_entry(tensor, "offset", std::to_string(all.size()));
      tests::add_entry(tensor, "length", std::to_string(bytes.size()));
      all += bytes + "gap";
    }
    ++n;
  });
  folder_.write("model/all.bin", all);
  const onnx::ModelProto loaded = load<onnx::ModelProto>(write_model(external), options());
  EXPECT_EQ(loaded, expected);
  for_each_tensor(loaded, [](const onnx::TensorProto& tensor, const TensorSite&) {
    EXPECT_FALSE(tensor.has_data_location());
    EXPECT_EQ(tensor.external_data_size(), 0u);
  });
}

TEST_P(ExternalLoad, FileMayBeRemovedAfterLoading) {
  const std::string bytes = pattern(10000);
  folder_.write("model/w.bin", bytes);
  const std::string path = write_model(external_model("w.bin", 10000));
  const auto loaded = load<onnx::ModelProto>(path, options());
  fs::remove_all(folder_.path() / "model");
  EXPECT_EQ(loaded.graph().initializer(0).raw_data(), bytes);
}

TEST_P(ExternalLoad, EachFileIsHeldOnce) {
  const std::string bytes = pattern(10000);
  folder_.write("model/w.bin", bytes);
  onnx::ModelProto model = external_model("w.bin", 10000);
  fill_external(*model.mutable_graph()->add_initializer(), "same", "./w.bin", 10000);
  fill_external(*model.mutable_graph()->add_initializer(), "part", "w.bin", 500, 1000, 500);
  fill_external(*model.mutable_graph()->add_initializer(), "tail", "w.bin", 1, 9999);
  fill_external(*model.mutable_graph()->add_initializer(), "none", "w.bin", 0, 10000);
  fill_external(*model.mutable_graph()->add_initializer(), "zero", "w.bin", 0, 5, 0);
  const auto loaded = load<onnx::ModelProto>(write_model(model), options());
  const onnx::GraphProto& graph = loaded.graph();
  EXPECT_EQ(graph.initializer(0).raw_data(), bytes);
  EXPECT_EQ(graph.initializer(1).raw_data().data(), graph.initializer(0).raw_data().data());
  EXPECT_EQ(graph.initializer(2).raw_data().data(), graph.initializer(0).raw_data().data() + 1000);
  EXPECT_EQ(graph.initializer(2).raw_data(), bytes.substr(1000, 500));
  EXPECT_EQ(graph.initializer(3).raw_data(), bytes.substr(9999));
  EXPECT_TRUE(graph.initializer(4).has_raw_data());
  EXPECT_EQ(graph.initializer(4).raw_data(), "");
  EXPECT_EQ(graph.initializer(5).raw_data(), "");
}

TEST_P(ExternalLoad, ManyFiles) {
  onnx::ModelProto model;
  for (unsigned i = 0; i < 300; ++i) {
    const std::string name = "w" + std::to_string(i);
    folder_.write("model/" + name, pattern(i, i));
    fill_external(*model.mutable_graph()->add_initializer(), name, name, i);
  }
  LoadOptions four = options();
  four.num_threads = 4;
  const auto loaded = load<onnx::ModelProto>(write_model(model), four);
  for (unsigned i = 0; i < 300; ++i) EXPECT_EQ(loaded.graph().initializer(i).raw_data(), pattern(i, i)) << i;
}

TEST_P(ExternalLoad, SkippedOnRequest) {
  const onnx::ModelProto model = external_model("absent.bin", 5);
  LoadOptions leave = options();
  leave.load_external_data = false;
  const std::string path = write_model(model);
  EXPECT_EQ(load<onnx::ModelProto>(path, leave), model);
  LoadOptions skip;
  skip.holding = Holding::kSkipped;
  EXPECT_EQ(load<onnx::ModelProto>(path, skip), model);
}

TEST_P(ExternalLoad, AnotherFolder) {
  folder_.write("elsewhere/w.bin", "12345");
  LoadOptions other = options();
  other.external_data_folder = folder_ / "elsewhere";
  const std::string path = write_model(external_model("w.bin", 5));
  EXPECT_EQ(load<onnx::ModelProto>(path, other).graph().initializer(0).raw_data(), "12345");
  const std::string hostile = write_model(external_model("../elsewhere/w.bin", 5), "model/hostile.onnx");
  onnx::ModelProto loaded;
  EXPECT_EQ(try_load(hostile, loaded, other).code(), ErrorCode::kPathRefused);
}

TEST_P(ExternalLoad, FilesNamedByTheCaller) {
  folder_.write("elsewhere/real.bin", "12345");
  fs::create_symlink(folder_ / "elsewhere/real.bin", folder_.path() / "link.bin");
  const std::string path = write_model(external_model("/not/allowed/../w.bin", 5));
  LoadOptions one = options();
  one.external_data_file = folder_ / "link.bin";
  EXPECT_EQ(load<onnx::ModelProto>(path, one).graph().initializer(0).raw_data(), "12345");
  LoadOptions by_location = options();
  by_location.external_data_files["/not/allowed/../w.bin"] = folder_ / "elsewhere/real.bin";
  EXPECT_EQ(load<onnx::ModelProto>(path, by_location).graph().initializer(0).raw_data(), "12345");
}

TEST_P(ExternalLoad, NamedBuffers) {
  const std::string model = external_model("w.bin", 5, 2, 5).SerializeAsString();
  LoadOptions with_buffer = options();
  {
    std::string passing = "__12345__";
    with_buffer.external_data_buffers.push_back({"w.bin", passing, nullptr});
    const auto loaded = load_from_memory<onnx::ModelProto>(model, with_buffer);
    passing.assign("xxxxxxxxx");
    EXPECT_EQ(loaded.graph().initializer(0).raw_data(), "12345") << "without an owner it is copied";
  }
  const auto owner = std::make_shared<const std::string>("__abcde__");
  with_buffer.external_data_buffers = {{"w.bin", *owner, owner}};
  const auto loaded = load_from_memory<onnx::ModelProto>(model, with_buffer);
  with_buffer.external_data_buffers.clear();
  EXPECT_EQ(loaded.graph().initializer(0).raw_data(), "abcde");
  EXPECT_EQ(owner.use_count(), GetParam() == Holding::kMapped ? 2 : 1);
}

TEST_P(ExternalLoad, FromMemoryWithoutAFolder) {
  onnx::ModelProto loaded;
  const Status status = try_load_from_memory(external_model("w.bin", 5).SerializeAsString(), loaded, options());
  EXPECT_EQ(status.message(),
            "w.bin: tensor 'w': cannot be opened: the model was not loaded from a file, so its folder is unknown; set "
            "external_data_folder");
  folder_.write("w.bin", "12345");
  LoadOptions with_folder = options();
  with_folder.external_data_folder = folder_.path().string();
  ASSERT_TRUE(try_load_from_memory(external_model("w.bin", 5).SerializeAsString(), loaded, with_folder));
  EXPECT_EQ(loaded.graph().initializer(0).raw_data(), "12345");
}

TEST_P(ExternalLoad, IntoAModelInMemory) {
  folder_.write("w.bin", "12345");
  onnx::ModelProto model = external_model("w.bin", 5);
  const onnx::ModelProto before = model;
  EXPECT_FALSE(try_load_external_data(model, folder_ / "none", options()));
  EXPECT_EQ(model, before);
  load_external_data(model, folder_.path().string(), options());
  EXPECT_EQ(model.graph().initializer(0).raw_data(), "12345");
}

TEST_P(ExternalLoad, RangesAreCheckedAgainstTheFile) {
  folder_.write("model/w.bin", "12345");
  const std::string file = folder_ / "model/w.bin";
  EXPECT_EQ(
      load_failure(external_model("w.bin", 6, 0, 6), options()).message(),
      file + ": tensor 'w': reaches past the end of the file: offset 0 and length 6, but the file has only 5 bytes");
  EXPECT_EQ(
      load_failure(external_model("w.bin", 1, 6), options()).message(),
      file + ": tensor 'w': reaches past the end of the file: offset 6 and length 1, but the file has only 5 bytes");
  EXPECT_EQ(load_failure(external_model("w.bin", 3, 3, 3), options()).code(), ErrorCode::kOutOfFile);
  onnx::ModelProto huge = external_model("w.bin", 1);
  tests::add_entry(*huge.mutable_graph()->mutable_initializer(0), "offset", "2");
  tests::add_entry(*huge.mutable_graph()->mutable_initializer(0), "length", "18446744073709551615");
  LoadOptions any_size = options();
  any_size.allow_size_mismatch = true;
  EXPECT_EQ(load_failure(huge, any_size).code(), ErrorCode::kOutOfFile) << "offset + length overflows 64 bits";
}

TEST_P(ExternalLoad, HugeLengthsAllocateNothing) {
  folder_.write("model/w.bin", "12345");
  onnx::ModelProto model = external_model("w.bin", 1, 0, std::int64_t{1} << 62);
  LoadOptions any_size = options();
  any_size.allow_size_mismatch = true;
  EXPECT_EQ(load_failure(model, any_size).code(), ErrorCode::kOutOfFile);
}

TEST_P(ExternalLoad, TensorsOfOneRangeShareItsMemory) {
  folder_.write("model/w.bin", pattern(1'000'000));
  onnx::ModelProto model;
  for (int i = 0; i < 2000; ++i) fill_external(*model.mutable_graph()->add_initializer(), "w", "w.bin", 1'000'000);
  LoadOptions limited = options();
  limited.max_external_bytes = 1'000'000;
  const auto loaded = load<onnx::ModelProto>(write_model(model), limited);
  EXPECT_EQ(loaded.graph().initializer(1999).raw_data().size(), 1'000'000u);
  limited.max_external_bytes = 999'999;
  if (GetParam() != Holding::kOwned) return;
  EXPECT_EQ(load_failure(model, limited).code(), ErrorCode::kInputTooLarge);
}

TEST_P(ExternalLoad, ErrorsNameTensorAndFile) {
  EXPECT_EQ(load_failure(external_model("none.bin", 5), options()).message(),
            (folder_ / "model/none.bin") + ": tensor 'w': cannot be opened: No such file or directory");
  EXPECT_EQ(load_failure(external_model("../w.bin", 5), options()).message(),
            (folder_ / "model/m.onnx") + ": tensor 'w': path refused: location '../w.bin' contains the component '..'");
  onnx::ModelProto no_location;
  no_location.mutable_graph()->add_initializer()->set_data_location(onnx::TensorProto::EXTERNAL);
  EXPECT_EQ(load_failure(no_location, options()).message(),
            (folder_ / "model/m.onnx") + ": invalid external data: the location is missing");
}

TEST_P(ExternalLoad, Checksums) {
  const std::string bytes = pattern(3'000'000);
  folder_.write("model/w.bin", bytes);
  onnx::ModelProto model = external_model("w.bin", 100, 50, 100);
  LoadOptions verify = options();
  verify.verify_checksums = true;
  EXPECT_TRUE(load<onnx::ModelProto>(write_model(model), verify).has_graph()) << "nothing to compare with";

  onnx::TensorProto& tensor = *model.mutable_graph()->mutable_initializer(0);
  std::string digest = sha1_hex(bytes);
  digest[0] = static_cast<char>(std::toupper(digest[0]));
  tests::add_entry(tensor, "checksum", digest);
  const auto loaded = load<onnx::ModelProto>(write_model(model), verify);
  EXPECT_EQ(loaded.graph().initializer(0).raw_data(), bytes.substr(50, 100));

  std::string damaged = bytes;
  damaged.back() ^= 1;  // outside the tensor's range, but the checksum covers the whole file
  folder_.write("model/w.bin", damaged);
  const Status status = load_failure(model, verify);
  EXPECT_EQ(status.code(), ErrorCode::kChecksumMismatch);
  EXPECT_EQ(status.message(), (folder_ / "model/w.bin") +
                                  ": tensor 'w': checksum does not match: the model states SHA-1 '" + sha1_hex(bytes) +
                                  "', but the file has " + sha1_hex(damaged));
  EXPECT_TRUE(load<onnx::ModelProto>(write_model(model), options()).has_graph()) << "only on request";

  tensor.mutable_external_data(3)->set_value("md5:12");
  EXPECT_EQ(load_failure(model, verify).code(), ErrorCode::kInvalidExternalData);
}

TEST_P(ExternalLoad, ProgressCountsExternalBytes) {
  folder_.write("model/w.bin", pattern(1000));
  const std::string path = write_model(external_model("w.bin", 1000));
  LoadOptions counting = options();
  std::uint64_t last_done = 0;
  std::uint64_t last_total = 0;
  counting.progress = [&](std::uint64_t done, std::uint64_t total) {
    EXPECT_GE(done, last_done);
    EXPECT_GE(total, last_total);
    last_done = done;
    last_total = total;
    return true;
  };
  (void)load<onnx::ModelProto>(path, counting);
  EXPECT_EQ(last_done, last_total);
  EXPECT_EQ(last_total, fs::file_size(path) + 1000);
}

// More data files, one per tensor, than a process may have open.
TEST_P(ExternalLoad, MoreFilesThanDescriptors) {
  onnx::ModelProto model;
  constexpr unsigned kFiles = 300;
  for (unsigned i = 0; i < kFiles; ++i) {
    const std::string name = "w" + std::to_string(i);
    folder_.write("model/" + name, pattern(i, i));
    fill_external(*model.mutable_graph()->add_initializer(), name, name, i);
  }
  const std::string path = write_model(model);
  rlimit before;
  ASSERT_EQ(::getrlimit(RLIMIT_NOFILE, &before), 0);
  rlimit few = before;
  few.rlim_cur = 160;
  ASSERT_EQ(::setrlimit(RLIMIT_NOFILE, &few), 0);
  onnx::ModelProto loaded;
  const Status status = try_load(path, loaded, options());
  ASSERT_EQ(::setrlimit(RLIMIT_NOFILE, &before), 0);
  ASSERT_TRUE(status) << status.message();
  EXPECT_EQ(loaded.graph().initializer(kFiles - 1).raw_data(), pattern(kFiles - 1, kFiles - 1));
}

// A file is loaded once, however its path is spelled.
TEST_P(ExternalLoad, SpellingsOfOnePathShareItsMemory) {
  folder_.write("model/w.bin", pattern(1000));
  onnx::ModelProto model;
  std::string location = "w.bin";
  for (int i = 0; i < 200; ++i) {
    fill_external(*model.mutable_graph()->add_initializer(), "w", location, 1000);
    location = (i % 2 == 0 ? "./" : ".//") + location;
  }
  LoadOptions limited = options();
  limited.max_external_bytes = 1000;
  const auto loaded = load<onnx::ModelProto>(write_model(model), limited);
  EXPECT_EQ(loaded.graph().initializer(199).raw_data().data(), loaded.graph().initializer(0).raw_data().data());
}

// End-to-end versions of the attacks that beneath_test.cpp tests in detail.
TEST_P(ExternalLoad, HostileLocations) {
  folder_.write("secret", "12345");
  fs::create_directory(folder_.path() / "model");
  fs::create_symlink(folder_ / "secret", folder_.path() / "model/symlink");
  fs::create_symlink(folder_.path(), folder_.path() / "model/parent");
  fs::create_hard_link(folder_ / "secret", folder_.path() / "model/hard");
  for (const char* location : {"../secret", "sub/../../secret", "/etc/passwd", "symlink", "parent/secret", "hard",
                               "*/_ORT_MEM_ADDR_/*", "C:\\secret", "\\\\server\\secret", "parent"}) {
    EXPECT_EQ(load_failure(external_model(location, 5), options()).code(), ErrorCode::kPathRefused) << location;
  }
  EXPECT_EQ(load_failure(external_model("", 5), options()).code(), ErrorCode::kInvalidExternalData);
  LoadOptions relaxed = options();
  relaxed.paths.allow_hard_links = true;
  relaxed.paths.allowed_roots = {folder_.path().string()};
  for (const char* location : {"symlink", "parent/secret", "hard"}) {
    EXPECT_EQ(
        load<onnx::ModelProto>(write_model(external_model(location, 5)), relaxed).graph().initializer(0).raw_data(),
        "12345");
  }
  for (const char* location : {"../secret", "/etc/passwd", "*/_ORT_MEM_ADDR_/*"}) {
    EXPECT_EQ(load_failure(external_model(location, 5), relaxed).code(), ErrorCode::kPathRefused) << location;
  }
}

INSTANTIATE_TEST_SUITE_P(Holding, ExternalLoad, testing::Values(Holding::kMapped, Holding::kOwned),
                         [](const testing::TestParamInfo<Holding>& holding) {
                           return holding.param == Holding::kMapped ? "Mapped" : "Owned";
                         });

}  // namespace
}  // namespace onnxgen::io
