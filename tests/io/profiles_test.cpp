// Model files with both profiles: native classes, which borrow bytes, and libprotobuf-compatible classes, whose bytes
// fields are strings.
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <memory>
#include <sstream>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "corpora.h"
#include "drop_in_onnx.pb.h"
#include "drop_in_onnx3.pb.h"
#include "onnx/onnx-ml.pb.h"
#include "onnxgen/file/sha1.h"
#include "onnxgen/io/convert_external.h"
#include "onnxgen/io/load.h"
#include "onnxgen/io/save.h"
#include "onnxgen/tensor/tensor_view.h"
#include "sample_models.h"
#include "temporary_folder.h"
#include "tier.h"

namespace onnxgen::io {
namespace {

namespace fs = std::filesystem;
using tests::pattern;
using tests::TemporaryFolder;

static_assert(kCanBorrow<onnx::ModelProto> && !kCanBorrow<drop_in::ModelProto>);
static_assert(std::is_same_v<decltype(std::declval<const drop_in::TensorProto&>().raw_data()), const std::string&>);

template <class M>
class Profiles : public testing::Test {
 protected:
  Profiles() : path_(folder_ / "model.onnx") {}

  static LoadOptions with(Holding holding) {
    LoadOptions options;
    options.holding = holding;
    return options;
  }

  // Writes a model with three tensors in two data files.
  M write_external() {
    folder_.write("a.bin", pattern(100'000, 1));
    folder_.write("sub/b.bin", pattern(600'000, 2));
    M model;
    auto& graph = *model.mutable_graph();
    tests::fill_external(*graph.add_initializer(), "whole", "a.bin", 100'000);
    tests::fill_external(*graph.add_initializer(), "part", "sub/b.bin", 400'000, 150'000, 400'000);
    tests::fill_external(*graph.add_initializer(), "overlapping", "./sub/b.bin", 7, 149'999, 7);
    folder_.write("model.onnx", model.SerializeAsString());
    return model;
  }
  static void expect_external(const M& loaded) {
    ASSERT_EQ(loaded.graph().initializer_size(), 3);
    EXPECT_EQ(loaded.graph().initializer(0).raw_data(), pattern(100'000, 1));
    EXPECT_EQ(loaded.graph().initializer(1).raw_data(), pattern(600'000, 2).substr(150'000, 400'000));
    EXPECT_EQ(loaded.graph().initializer(2).raw_data(), pattern(600'000, 2).substr(149'999, 7));
    for (int i = 0; i < 3; ++i) {
      EXPECT_FALSE(is_external(loaded.graph().initializer(static_cast<unsigned char>(i))));
      EXPECT_EQ(loaded.graph().initializer(static_cast<unsigned char>(i)).external_data_size(), 0);
    }
  }

  TemporaryFolder folder_;
  std::string path_;
};

struct ProfileName {
  template <class M>
  static std::string GetName(int) {
    if (std::is_same_v<M, onnx::ModelProto>) return "Native";
    return std::is_same_v<M, drop_in::ModelProto> ? "DropIn" : "DropInProto3";
  }
};

using AllProfiles = testing::Types<onnx::ModelProto, drop_in::ModelProto, drop_in3::ModelProto>;
TYPED_TEST_SUITE(Profiles, AllProfiles, ProfileName);

TYPED_TEST(Profiles, LoadsWhatWasSerialized) {
  const auto model = tests::model_with_tensors_everywhere<TypeParam>();
  const std::string bytes = model.SerializeAsString();
  this->folder_.write("model.onnx", bytes);
  for (const Holding holding : {Holding::kMapped, Holding::kOwned}) {
    const LoadOptions options = this->with(holding);
    EXPECT_EQ(load<TypeParam>(this->path_, options).SerializeAsString(), bytes);
    EXPECT_EQ(load_from_memory<TypeParam>(bytes, options).SerializeAsString(), bytes);
    const auto owner = std::make_shared<const std::string>(bytes);
    EXPECT_EQ(load_from_memory<TypeParam>(owner, *owner, options).SerializeAsString(), bytes);
    std::istringstream stream(bytes);
    EXPECT_EQ(load_from_stream<TypeParam>(stream, options).SerializeAsString(), bytes);
  }
  auto skipped = load<TypeParam>(this->path_, this->with(Holding::kSkipped));
  for_each_tensor(skipped, [](auto& tensor, const TensorSite&) {
    EXPECT_TRUE(tensor.raw_data().empty());
    EXPECT_TRUE(is_external(tensor));
  });
  load_external_data(skipped, this->folder_.path().string());
  EXPECT_EQ(skipped.SerializeAsString(), model.SerializeAsString());
  const std::string tensor = model.graph().initializer(0).SerializeAsString();
  using Tensor = std::decay_t<decltype(model.graph().initializer(0))>;
  EXPECT_EQ(load_from_memory<Tensor>(tensor).SerializeAsString(), tensor);
}

TYPED_TEST(Profiles, BytesDoNotNeedTheFileUnlessTheyAreMapped) {
  const auto model = tests::model_with_tensors_everywhere<TypeParam>();
  const std::string bytes = model.SerializeAsString();
  for (const Holding holding : {Holding::kMapped, Holding::kOwned}) {
    this->folder_.write("model.onnx", bytes);
    const auto loaded = load<TypeParam>(this->path_, this->with(holding));
    if (holding == Holding::kOwned || !kCanBorrow<TypeParam>) fs::resize_file(this->path_, 0);
    EXPECT_EQ(loaded.SerializeAsString(), bytes);
  }
}

TYPED_TEST(Profiles, ExternalDataFromFiles) {
  for (const Holding holding : {Holding::kMapped, Holding::kOwned}) {
    for (const unsigned threads : {1u, 3u}) {
      this->write_external();
      LoadOptions options = this->with(holding);
      options.num_threads = threads;
      std::uint64_t done = 0;
      std::uint64_t total = 0;
      options.progress = [&](std::uint64_t now, std::uint64_t in_all) {
        done = now;
        total = in_all;
        return true;
      };
      const auto loaded = load<TypeParam>(this->path_, options);
      EXPECT_EQ(done, total);
      EXPECT_GT(done, 500'000u);
      if (!kCanBorrow<TypeParam>) {
        fs::resize_file(this->folder_ / "a.bin", 0);
        fs::remove_all(this->folder_ / "sub");
      }
      this->expect_external(loaded);
    }
  }
}

TYPED_TEST(Profiles, ExternalDataFromBuffersAndWithChecksums) {
  TypeParam model = this->write_external();
  const std::string a = pattern(100'000, 1);
  const auto b = std::make_shared<const std::string>(pattern(600'000, 2));
  tests::add_entry(*model.mutable_graph()->mutable_initializer(0), "checksum", sha1_hex(a));
  tests::add_entry(*model.mutable_graph()->mutable_initializer(1), "checksum", sha1_hex(*b));
  this->folder_.write("model.onnx", model.SerializeAsString());
  for (const Holding holding : {Holding::kMapped, Holding::kOwned}) {
    LoadOptions options = this->with(holding);
    options.verify_checksums = true;
    this->expect_external(load<TypeParam>(this->path_, options));
    options.external_data_buffers = {{"a.bin", a, nullptr}, {"sub/b.bin", *b, b}, {"./sub/b.bin", *b, b}};
    for (const bool verify : {false, true}) {
      options.verify_checksums = verify;
      this->expect_external(load_from_memory<TypeParam>(model.SerializeAsString(), options));
    }
    const std::string wrong = pattern(100'000, 3);
    options.external_data_buffers[0].bytes = wrong;
    TypeParam loaded;
    const Status status = try_load(this->path_, loaded, options);
    EXPECT_EQ(status.code(), ErrorCode::kChecksumMismatch);
    EXPECT_EQ(loaded.ByteSizeLong(), 0u);
  }
}

TYPED_TEST(Profiles, FailuresLeaveAMessageInMemoryUnchanged) {
  TypeParam model = this->write_external();
  fs::resize_file(this->folder_ / "sub/b.bin", 500'000);
  const std::string before = model.SerializeAsString();
  for (const Holding holding : {Holding::kMapped, Holding::kOwned}) {
    const Status status = try_load_external_data(model, this->folder_.path().string(), this->with(holding));
    EXPECT_EQ(status.code(), ErrorCode::kOutOfFile);
    EXPECT_EQ(status.tensor(), "part");
    EXPECT_EQ(status.file(), this->folder_ / "sub/b.bin");
    EXPECT_EQ(model.SerializeAsString(), before);
  }
}

TYPED_TEST(Profiles, Limits) {
  const auto model = tests::model_with_tensors_everywhere<TypeParam>();
  this->folder_.write("model.onnx", model.SerializeAsString());
  for (const Holding holding : {Holding::kMapped, Holding::kOwned, Holding::kSkipped}) {
    TypeParam loaded;
    LoadOptions options = this->with(holding);
    options.parse.max_total_bytes = 100;
    EXPECT_EQ(try_load(this->path_, loaded, options).code(), ErrorCode::kInputTooLarge);
    options = this->with(holding);
    options.parse.max_depth = 3;
    EXPECT_EQ(try_load(this->path_, loaded, options).code(), ErrorCode::kDepthExceeded);
    const std::string cut = this->folder_.write("cut.onnx", model.SerializeAsString().substr(0, 700));
    const Status status = try_load(cut, loaded, this->with(holding));
    EXPECT_EQ(status.code(), ErrorCode::kTruncated);
    EXPECT_EQ(status.file(), cut);
    EXPECT_EQ(loaded.ByteSizeLong(), 0u) << "empty after a failure";
  }
}

TYPED_TEST(Profiles, SaveAndLoadAgain) {
  const auto model = tests::model_with_tensors_everywhere<TypeParam>();
  const std::string bytes = model.SerializeAsString();
  for (const DataPlacement placement :
       {DataPlacement::kInModel, DataPlacement::kOneFile, DataPlacement::kFilePerTensor}) {
    SaveOptions options;
    options.placement = placement;
    options.size_threshold = 1;
    options.checksum = true;
    save(model, this->path_, options);
    EXPECT_EQ(model.SerializeAsString(), bytes) << "unchanged";
    for (const Holding holding : {Holding::kMapped, Holding::kOwned}) {
      LoadOptions verified = this->with(holding);
      verified.verify_checksums = true;
      TypeParam loaded = load<TypeParam>(this->path_, verified);
      EXPECT_EQ(loaded.SerializeAsString(), bytes);
      save(loaded, this->path_, options);  // overwrites the files it was loaded from
      EXPECT_EQ(loaded.SerializeAsString(), bytes);
    }
    EXPECT_EQ(load<TypeParam>(this->path_).SerializeAsString(), bytes);
  }
  EXPECT_EQ(this->folder_.files(),
            (std::vector<std::string>{"initializer", "model.onnx", "model.onnx.data", "subgraph", "subgraphs"}));
}

TYPED_TEST(Profiles, ConvertAndView) {
  auto model = tests::model_with_tensors_everywhere<TypeParam>();
  auto& typed = *model.mutable_graph()->add_initializer();
  typed.set_name("typed");
  typed.set_data_type(std::decay_t<decltype(typed)>::FLOAT);
  typed.add_dims(2);
  typed.add_float_data(1.5F);
  typed.add_float_data(-2);
  ExternalDataOptions options;
  options.location = "w.data";
  options.size_threshold = 1;
  convert_to_external(model, options);
  std::vector<std::string> marked;
  for_each_tensor(std::as_const(model), [&marked](const auto& tensor, const TensorSite&) {
    if (!is_external(tensor)) return;
    marked.emplace_back(tensor.name());
    EXPECT_EQ(TensorView::of(tensor).raw(), tensor.raw_data()) << "marked, and still here";
  });
  EXPECT_EQ(marked, (std::vector<std::string>{"subgraph", "subgraphs", "initializer", "typed"}));
  EXPECT_EQ(TensorView::of(typed).template values<float>(), (std::vector<float>{1.5F, -2}));
  save(model, this->path_);
  EXPECT_EQ(fs::file_size(this->folder_ / "w.data"), 105u + 106u + 107u + 8u);
  LoadOptions structure;
  structure.load_external_data = false;
  auto loaded = load<TypeParam>(this->path_, structure);
  TensorView view;
  const auto& unloaded = loaded.graph().initializer(0);
  EXPECT_EQ(TensorView::make(unloaded, view).message(),
            "tensor 'initializer': invalid tensor: the tensor's data is external and was not loaded");
  convert_to_inline(loaded, this->folder_.path().string());
  convert_to_inline(model, this->folder_.path().string());
  EXPECT_EQ(loaded.SerializeAsString(), model.SerializeAsString());
}

// Loads real models with both profiles. Messages and elements must agree, and each profile must load the other's saved
// files.
TEST(Profiles, AgreeOnRealModels) {
  const auto corpora = onnxgen::tests::find_corpora();
  if (!corpora) GTEST_SKIP() << onnxgen::tests::kNoCorpora;
  const TemporaryFolder folder;
  SaveOptions external;
  external.placement = DataPlacement::kOneFile;
  external.size_threshold = 16;
  external.flush = false;
  std::size_t models = 0;
  std::size_t views = 0;
  std::vector<std::string> paths;
  for (const auto& entry : fs::recursive_directory_iterator(*corpora / "models")) {
    if (entry.path().extension() == ".onnx") paths.push_back(entry.path().string());
  }
  std::sort(paths.begin(), paths.end());
  constexpr std::size_t kStep = 8;
  for (const std::string& path : onnxgen::tests::sample_by_tier(paths, kStep)) {
    const auto native = load<onnx::ModelProto>(path);
    const auto drop_in = load<drop_in::ModelProto>(path);
    const std::string bytes = native.SerializeAsString();
    ASSERT_EQ(drop_in.SerializeAsString(), bytes) << path;
    std::vector<TensorView> expected;
    for_each_tensor(native, [&](const onnx::TensorProto& tensor, const TensorSite&) {
      if (!TensorView::make(tensor, expected.emplace_back())) expected.pop_back();
    });
    auto next = expected.begin();
    for_each_tensor(drop_in, [&](const drop_in::TensorProto& tensor, const TensorSite&) {
      TensorView view;
      if (!TensorView::make(tensor, view)) return;
      ASSERT_NE(next, expected.end()) << path;
      ASSERT_EQ(view.dims(), next->dims()) << path;
      std::vector<float> ours;
      std::vector<float> theirs;
      ASSERT_EQ(view.copy_as_float(ours).code(), next->copy_as_float(theirs).code()) << path;
      ASSERT_TRUE(ours.size() == theirs.size() &&
                  (ours.empty() || std::memcmp(ours.data(), theirs.data(), 4 * ours.size()) == 0))
          << path;
      ++next;
      ++views;
    });
    ASSERT_EQ(next, expected.end()) << path;
    save(drop_in, folder / "m.onnx", external);
    const auto by_native = load<onnx::ModelProto>(folder / "m.onnx");
    save(native, folder / "m.onnx", external);
    const auto by_drop_in = load<drop_in::ModelProto>(folder / "m.onnx");
    ASSERT_EQ(by_drop_in.SerializeAsString(), by_native.SerializeAsString()) << path;
    ++models;
  }
  EXPECT_GT(models, 400u / onnxgen::tests::by_tier(kStep, std::size_t{1}));
  EXPECT_GT(views, 1000u / onnxgen::tests::by_tier(kStep, std::size_t{1}));
}

// Strings cannot share the data of tensors with a common range. Their total size is checked before the first is
// allocated.
TEST(DropIn, TensorsOfOneRangeAreCounted) {
  const TemporaryFolder folder;
  folder.write("w.bin", pattern(1'000'000));
  drop_in::ModelProto model;
  for (int i = 0; i < 20; ++i) {
    tests::fill_external(*model.mutable_graph()->add_initializer(), "w", "w.bin", 1'000'000);
  }
  const std::string path = folder.write("m.onnx", model.SerializeAsString());
  for (const Holding holding : {Holding::kMapped, Holding::kOwned}) {
    LoadOptions options;
    options.holding = holding;
    options.max_external_bytes = 20'000'000;
    EXPECT_EQ(load<drop_in::ModelProto>(path, options).graph().initializer(19).raw_data(), pattern(1'000'000));
    options.max_external_bytes = 19'999'999;
    drop_in::ModelProto loaded;
    EXPECT_EQ(try_load(path, loaded, options).code(), ErrorCode::kInputTooLarge);
    EXPECT_EQ(loaded.ByteSizeLong(), 0u);
  }
}

TEST(DropIn, ExcessiveMemoryIsRefusedBeforeCopying) {
  std::ifstream overcommit("/proc/sys/vm/overcommit_memory");
  if (overcommit.get() != '0') GTEST_SKIP() << "this system promises memory that it does not have";
  const TemporaryFolder folder;
  const std::string file = folder.write("w.bin", "");
  fs::resize_file(file, std::uintmax_t{1} << 36);  // a sparse file
  drop_in::ModelProto model;
  for (int i = 0; i < 1000; ++i) {
    tests::fill_external(*model.mutable_graph()->add_initializer(), "w", "w.bin", std::int64_t{1} << 36);
  }
  const std::string path = folder.write("m.onnx", model.SerializeAsString());
  for (const Holding holding : {Holding::kMapped, Holding::kOwned}) {
    LoadOptions options;
    options.holding = holding;
    drop_in::ModelProto loaded;
    EXPECT_EQ(try_load(path, loaded, options).code(), ErrorCode::kOutOfMemory);
  }
}

// The process's peak memory use since reset(), in bytes, over all kinds of memory; 0 if the system does not report it.
class PeakMemory {
 public:
  PeakMemory() { is_reset_ = static_cast<bool>(std::ofstream("/proc/self/clear_refs") << "5" << std::flush); }

  std::uint64_t kibibytes() const {
    std::ifstream status("/proc/self/status");
    std::uint64_t value = 0;
    for (std::string key; status >> key;) {
      if (key == "VmHWM:" && status >> value) break;
    }
    return is_reset_ ? value : 0;
  }

 private:
  bool is_reset_ = false;
};

TEST(DropIn, OwnedExternalDataIsReadDirectlyIntoItsBuffer) {
  constexpr std::uint64_t kKibibytes = 128 * 1024;
  const TemporaryFolder folder;
  const std::string file = folder.write("w.bin", "begin");
  fs::resize_file(file, kKibibytes * 1024);
  const auto model = tests::external_model<drop_in::ModelProto>("w.bin", kKibibytes * 1024);
  const std::string path = folder.write("m.onnx", model.SerializeAsString());
  LoadOptions options;
  options.holding = Holding::kOwned;
  const PeakMemory peak;
  const std::uint64_t before = peak.kibibytes();
  if (before == 0) GTEST_SKIP() << "this system does not tell the peak of memory";
  const auto loaded = load<drop_in::ModelProto>(path, options);
  EXPECT_EQ(loaded.graph().initializer(0).raw_data().substr(0, 6), std::string("begin\0", 6));
  EXPECT_GE(peak.kibibytes() - before, kKibibytes / 2);
  EXPECT_LE(peak.kibibytes() - before, kKibibytes * 5 / 4);
}

}  // namespace
}  // namespace onnxgen::io
