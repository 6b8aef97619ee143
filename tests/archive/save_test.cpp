#include "onnxgen/archive/save.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <chrono>
#include <cstdint>
#include <filesystem>
#include <set>
#include <string>
#include <vector>

#include "first_onnx.pb.h"
#include "onnx/onnx-ml.pb.h"
#include "onnx/onnx-ml.proto3.pb.h"
#include "onnxgen/archive/directory.h"
#include "onnxgen/archive/load.h"
#include "onnxgen/file/folder_lock.h"
#include "onnxgen/file/names/portable_name.h"
#include "onnxgen/io/convert_external.h"
#include "sample_models.h"
#include "temporary_folder.h"
#include "tier.h"

namespace onnxgen::archive {
namespace {

namespace fs = std::filesystem;
using io::tests::fill_raw;
using io::tests::pattern;
using io::tests::TemporaryFolder;

Directory directory_of(const std::string& path) {
  io::File file;
  EXPECT_TRUE(io::File::open(path, file));
  std::uint64_t size = 0;
  EXPECT_TRUE(file.size(size));
  Directory directory;
  const Status status = Directory::read(
      [&file](std::uint64_t at, void* to, std::size_t count) { return file.read_at(at, to, count); }, size, directory);
  EXPECT_TRUE(status) << status.message();
  return directory;
}

std::vector<std::string> keys_of(const std::string& path) {
  std::vector<std::string> keys;
  const Directory directory = directory_of(path);
  for (const Member& member : directory.members()) keys.emplace_back(member.key);
  return keys;
}

SaveOptions everything() {
  SaveOptions options;
  options.size_threshold = 0;
  options.convert_attribute = true;
  options.convert_everywhere = true;
  options.flush = false;
  return options;
}

class ArchiveSave : public testing::Test {
 protected:
  TemporaryFolder folder_;
  std::string path_ = folder_ / "model.zip";
  onnx::ModelProto model_ = io::tests::model_with_tensors_everywhere();
};

TEST_F(ArchiveSave, TensorsOfEveryKindRoundTrip) {
  save(model_, path_, everything());
  EXPECT_EQ(keys_of(path_).size(), io::tests::kTensorsEverywhere + 1);
  for (const io::Holding holding : {io::Holding::kMapped, io::Holding::kOwned}) {
    LoadOptions options;
    options.holding = holding;
    options.verify_checksums = true;
    EXPECT_EQ(load<onnx::ModelProto>(path_, options), model_);
  }
}

TEST_F(ArchiveSave, HasTheLayoutOfTheProposal) {
  fill_raw(*model_.mutable_graph()->add_initializer(), "large", pattern(3'000'000));
  fill_raw(*model_.mutable_graph()->add_initializer(), "odd", pattern(4097));
  save(model_, path_, everything());
  const Directory directory = directory_of(path_);
  EXPECT_EQ(directory.members().back().key, "__MODEL_PROTO");
  std::uint64_t last = 0;
  for (const Member& member : directory.members()) {
    EXPECT_EQ(member.data_offset % 64, 0u) << member.key;
    EXPECT_EQ(member.method, 0) << member.key;
    EXPECT_GE(member.header_offset, last) << member.key;
    last = member.data_offset + member.size;
  }
  EXPECT_EQ(last, directory.end().directory_offset);
  const auto mapped = load<onnx::ModelProto>(path_);
  for (const onnx::TensorProto& tensor : mapped.graph().initializer()) {
    EXPECT_EQ(reinterpret_cast<std::uintptr_t>(tensor.raw_data().data()) % 64, 0u) << tensor.name();
  }
}

TEST_F(ArchiveSave, KeysAreIdentifiersAndUniqueInLowerCase) {
  onnx::GraphProto& graph = *model_.mutable_graph();
  const char* const names[] = {"",    "",    "",         "a.b",   "a_b",  "A_B",           "A/B",
                               "1x",  "_1x", "\xC3\xA9", "conv",  "Conv", "__MODEL_PROTO", "__model_proto",
                               "int", "INT", "tensor",   "a_b_1", "nul",  "COM1"};
  for (const char* const name : names) fill_raw(*graph.add_initializer(), name, name);
  fill_raw(*graph.add_initializer(), std::string(70'000, 'n'), "long name");
  fill_raw(*graph.add_initializer(), std::string_view("nul\0nul", 7), "nul in the name");
  for (onnx::TensorProto& tensor : *graph.mutable_initializer()) {
    if (tensor.raw_data().empty()) tensor.set_raw_data("x"), tensor.set_dims(0, 1);
  }
  save(model_, path_, everything());
  std::set<std::string> lower;
  for (std::string key : keys_of(path_)) {
    EXPECT_TRUE(std::isalpha(static_cast<unsigned char>(key[0])) != 0 || key[0] == '_') << key;
    for (char& c : key) {
      EXPECT_TRUE(std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_') << key;
      c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    }
    EXPECT_TRUE(lower.insert(key).second) << key;
    EXPECT_NE(key, "int");
    EXPECT_FALSE(io::is_device_on_windows(key)) << key;
  }
  EXPECT_EQ(lower.size(), model_.graph().initializer_size() + io::tests::kTensorsEverywhere);
  EXPECT_EQ(load<onnx::ModelProto>(path_), model_);
}

TEST_F(ArchiveSave, SmallTensorsAndAttributesStayInTheGraph) {
  fill_raw(*model_.mutable_graph()->add_initializer(), "at the limit", pattern(1024));
  fill_raw(*model_.mutable_graph()->add_initializer(), "below", pattern(1023));
  fill_raw(*model_.mutable_graph()->add_node()->add_attribute()->mutable_t(), "of an attribute", pattern(5000));
  save(model_, path_);
  EXPECT_EQ(keys_of(path_), (std::vector<std::string>{"at_the_limit", "__MODEL_PROTO"}));
  EXPECT_EQ(load<onnx::ModelProto>(path_), model_);
}

TEST_F(ArchiveSave, TypedDataBecomesRaw) {
  onnx::TensorProto& floats = *model_.mutable_graph()->add_initializer();
  floats.set_name("floats");
  floats.set_data_type(onnx::TensorProto::FLOAT);
  floats.add_dims(300);
  for (int i = 0; i < 300; ++i) floats.add_float_data(static_cast<float>(i));
  onnx::TensorProto& halves = *model_.mutable_graph()->add_initializer();
  halves.set_name("halves");
  halves.set_data_type(onnx::TensorProto::FLOAT16);
  halves.add_dims(600);
  for (int i = 0; i < 600; ++i) halves.add_int32_data(i);
  save(model_, path_);
  const auto loaded = load<onnx::ModelProto>(path_);
  const auto& tensors = loaded.graph().initializer();
  ASSERT_EQ(tensors.size(), 3u);
  EXPECT_EQ(tensors[1].raw_data().size(), 1200u);
  EXPECT_EQ(tensors[1].raw_data().substr(4, 4), std::string_view("\0\0\x80\x3F", 4));
  EXPECT_EQ(tensors[2].raw_data().substr(2, 4), std::string_view("\1\0\2\0", 4));
  EXPECT_EQ(tensors[1].float_data_size(), 0u);
}

// A save must not produce bytes that a load would mistake for PyTorch's mark.
TEST_F(ArchiveSave, ElementsThatLookLikeAMark) {
  onnx::ModelProto model;
  fill_raw(*model.mutable_graph()->add_initializer(), "w", "__EXTERNAL");
  fill_raw(*model.mutable_graph()->add_node()->add_attribute()->mutable_g()->add_initializer(), "W", pattern(2000));
  fill_raw(*model.mutable_graph()->add_node()->add_attribute()->mutable_g()->add_initializer(), "w", pattern(2000, 2));
  save(model, path_);
  EXPECT_EQ(load<onnx::ModelProto>(path_), model);
  save(model, path_, everything());
  EXPECT_EQ(load<onnx::ModelProto>(path_), model);
}

TEST_F(ArchiveSave, EmptyModel) {
  save(onnx::ModelProto(), path_);
  EXPECT_EQ(load<onnx::ModelProto>(path_), onnx::ModelProto());
}

TEST_F(ArchiveSave, EqualModelsGiveEqualFiles) {
  save(model_, path_, everything());
  SaveOptions threads = everything();
  threads.num_threads = 7;
  save(model_, folder_ / "again.zip", threads);
  EXPECT_EQ(folder_.read("model.zip"), folder_.read("again.zip"));
}

// Output blocks may end anywhere: in data, in headers, or between them.
TEST_F(ArchiveSave, BlocksOfAnySize) {
  onnx::ModelProto model;
  unsigned seed = 0;
  for (std::size_t size = 1; size < onnxgen::tests::by_tier(200'000u, 600'000u); size += 1 + size / 3) {
    for (int i = 0; i < onnxgen::tests::by_tier(3, 12); ++i, ++seed) {
      fill_raw(*model.mutable_graph()->add_initializer(), "w" + std::to_string(seed), pattern(size, seed));
    }
  }
  fill_raw(*model.mutable_graph()->add_initializer(), "large", pattern(5'000'003));
  for (const unsigned threads : {1u, 3u}) {
    SaveOptions options = everything();
    options.num_threads = threads;
    save(model, path_, options);
    LoadOptions verify;
    verify.holding = io::Holding::kOwned;
    const auto loaded = load<onnx::ModelProto>(path_, verify);
    EXPECT_EQ(loaded, model);
    LoadOptions mapped;
    mapped.verify_checksums = true;
    save(load<onnx::ModelProto>(path_, mapped), folder_ / "copy.zip", options);
    EXPECT_EQ(folder_.read("copy.zip"), folder_.read("model.zip"));
  }
}

TEST_F(ArchiveSave, ConvertsAModelWithExternalData) {
  fill_raw(*model_.mutable_graph()->add_initializer(), "large", pattern(2'000'000));
  io::SaveOptions external;
  external.placement = io::DataPlacement::kOneFile;
  external.flush = false;
  external.size_threshold = 0;
  io::save(model_, folder_ / "model.onnx", external);
  convert<onnx::ModelProto>(folder_ / "model.onnx", path_, everything());
  EXPECT_EQ(load<onnx::ModelProto>(path_), model_);

  // Tensors that are marked for external storage are in memory and are saved to members.
  onnx::ModelProto marked = model_;
  io::ExternalDataOptions options;
  options.location = "weights.bin";
  options.size_threshold = 100;
  io::convert_to_external(marked, options);
  SaveOptions large_only;
  large_only.flush = false;
  save(marked, path_, large_only);
  EXPECT_EQ(keys_of(path_), (std::vector<std::string>{"weights_bin", "large", "__MODEL_PROTO"}));
  EXPECT_EQ(load<onnx::ModelProto>(path_), model_);
}

TEST_F(ArchiveSave, DataMustBeLoaded) {
  const onnx::ModelProto model = io::tests::external_model("w.bin", 3000);
  const Status status = try_save(model, path_);
  EXPECT_EQ(status.code(), ErrorCode::kInvalidExternalData);
  EXPECT_EQ(status.tensor(), "w");
  onnx::ModelProto marked;
  fill_raw(*marked.mutable_graph()->add_initializer(), "w", "__EXTERNAL");
  marked.mutable_graph()->mutable_initializer(0)->set_dims(0, 11);
  EXPECT_EQ(try_save(marked, path_).code(), ErrorCode::kInvalidExternalData);
  EXPECT_FALSE(fs::exists(path_));
}

TEST_F(ArchiveSave, OverTheArchiveThatTheModelIsMappedFrom) {
  fill_raw(*model_.mutable_graph()->add_initializer(), "large", pattern(2'000'000));
  save(model_, path_, everything());
  auto mapped = load<onnx::ModelProto>(path_);
  mapped.set_producer_name("again");
  mapped.mutable_graph()->mutable_initializer()->SwapElements(0, 1);
  save(mapped, path_, everything());
  EXPECT_EQ(load<onnx::ModelProto>(path_), mapped);
}

TEST_F(ArchiveSave, LinksAreReplacedAndFailuresLeaveNothing) {
  folder_.write("elsewhere", "untouched");
  fs::create_symlink("elsewhere", path_);
  save(model_, path_, everything());
  EXPECT_EQ(folder_.read("elsewhere"), "untouched");
  EXPECT_FALSE(fs::is_symlink(path_));
  SaveOptions cancelled = everything();
  cancelled.progress = [](std::uint64_t done, std::uint64_t) { return done == 0; };
  onnx::ModelProto other;
  fill_raw(*other.mutable_graph()->add_initializer(), "w", pattern(3'000'000));
  EXPECT_EQ(try_save(other, path_, cancelled).code(), ErrorCode::kCancelled);
  EXPECT_EQ(load<onnx::ModelProto>(path_), model_);
  EXPECT_EQ(std::distance(fs::directory_iterator(folder_.path()), fs::directory_iterator()), 2);
  EXPECT_EQ(try_save(model_, folder_ / "no/such/folder.zip").code(), ErrorCode::kOpenFailed);
}

// The system would use only the part before the NUL.
TEST_F(ArchiveSave, PathsWithANulAreRefused) {
  save(model_, path_, everything());
  const std::string before = folder_.read("model.zip");
  std::string longer = path_;
  longer.append(1, '\0').append("b");
  EXPECT_EQ(try_save(model_, longer, everything()).code(), ErrorCode::kPathRefused);
  EXPECT_EQ(try_save_folder(model_, longer, everything()).code(), ErrorCode::kPathRefused);
  EXPECT_EQ(try_replace_model(onnx::ModelProto(), longer).code(), ErrorCode::kPathRefused);
  EXPECT_EQ(folder_.read("model.zip"), before);
}

// Files left by a program that was killed: temporary files of the archive, and the temporary data file that the model
// at this path refers to.
TEST_F(ArchiveSave, AbandonedFilesAreRemoved) {
  folder_.write("model.zip.onnxgen-0123456789abcdef", "half of it");
  folder_.write("w.bin.onnxgen-0123456700000000", pattern(5000));
  folder_.write("other.zip.onnxgen-0123456700000000", "another model's");
  folder_.write("model.zip", io::tests::external_model("w.bin.onnxgen-0123456700000000", 5000).SerializeAsString());
  save(model_, path_);
  EXPECT_EQ(folder_.files(), (std::vector<std::string>{"model.zip", "other.zip.onnxgen-0123456700000000"}));
  EXPECT_EQ(load<onnx::ModelProto>(path_), model_);
}

TEST_F(ArchiveSave, WaitsForOtherSavesUntilTheTimeout) {
  SaveOptions options;
  options.lock_timeout = std::chrono::milliseconds(20);
  {
    io::FolderLock lock;
    ASSERT_TRUE(lock.take(folder_.path().string(), io::FolderLock::Kind::kExclusive, options.lock_timeout));
    const Status status = try_save(model_, path_, options);
    EXPECT_EQ(status.code(), ErrorCode::kOpenFailed);
    EXPECT_NE(status.message().find("for 20 ms"), std::string::npos) << status.message();
    EXPECT_EQ(folder_.files(), std::vector<std::string>());
  }
  save(model_, path_, options);
  io::File file;
  io::FileLock lock;
  ASSERT_TRUE(io::File::open(path_, file));
  ASSERT_TRUE(io::FileLock::take(file, io::FileLock::Kind::kExclusive, lock));
  LoadOptions load_options;
  load_options.lock_timeout = options.lock_timeout;
  onnx::ModelProto loaded;
  for (const Status& status : {try_replace_model(model_, path_, options), try_load(path_, loaded, load_options)}) {
    EXPECT_EQ(status.code(), ErrorCode::kOpenFailed);
    EXPECT_NE(status.message().find("for 20 ms"), std::string::npos) << status.message();
  }
}

TEST_F(ArchiveSave, OtherVersions) {
  onnx3::ModelProto third;
  third.set_ir_version(9);
  fill_raw(*third.mutable_graph()->add_initializer(), "w", pattern(2000));
  save(third, path_);
  EXPECT_EQ(load<onnx3::ModelProto>(path_), third);
  EXPECT_EQ(load<onnx::ModelProto>(path_).graph().initializer(0).raw_data(), pattern(2000));
  // Classes without external data keep everything in the graph.
  first_onnx::ModelProto first;
  fill_raw(*first.mutable_graph()->add_initializer(), "w", pattern(2000));
  save(first, path_);
  EXPECT_EQ(keys_of(path_), std::vector<std::string>{"__MODEL_PROTO"});
  EXPECT_EQ(load<first_onnx::ModelProto>(path_), first);
}

}  // namespace
}  // namespace onnxgen::archive
