#include "onnxgen/archive/load.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iterator>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "corpora.h"
#include "first_onnx.pb.h"
#include "onnx/onnx-ml.pb.h"
#include "onnx/onnx-ml.proto3.pb.h"
#include "onnxgen/io/load.h"
#include "resources.h"
#include "sample_models.h"
#include "temporary_folder.h"
#include "zip_builder.h"

namespace onnxgen::archive {
namespace {

using io::tests::pattern;
using io::tests::TemporaryFolder;
using tests::ZipBuilder;

LoadOptions with(io::Holding holding) {
  LoadOptions options;
  options.holding = holding;
  return options;
}

// One network that PyTorch saved as a file, as an archive and as a folder.
class OfTorch : public testing::Test {
 protected:
  void SetUp() override {
    const auto corpora = onnxgen::tests::find_corpora();
    if (!corpora) GTEST_SKIP() << onnxgen::tests::kNoCorpora;
    folder_ = *corpora / "models" / "torch-1.13";
    whole_ = io::load<onnx::ModelProto>((folder_ / "smallnet_protobuf_file").string());
    ASSERT_EQ(whole_.graph().initializer_size(), 4u);
  }

  // Checks the network. Its weights differ between the forms; `bytes_of` returns the expected ones by name.
  void expect_network(const onnx::ModelProto& found,
                      const std::function<std::string(const std::string& name)>& bytes_of) const {
    ASSERT_EQ(found.graph().initializer_size(), whole_.graph().initializer_size());
    onnx::ModelProto expected = whole_;
    expected.mutable_graph()->clear_initializer();
    for (const onnx::TensorProto& tensor : found.graph().initializer()) {
      bool has_shape = false;
      for (onnx::TensorProto like : whole_.graph().initializer()) {
        like.set_raw_data(tensor.raw_data());
        has_shape |= like == tensor;
      }
      EXPECT_TRUE(has_shape) << tensor.name();
      onnx::TensorProto& same = *expected.mutable_graph()->add_initializer();
      same = tensor;
      same.set_raw_data(bytes_of(std::string(tensor.name())));
    }
    EXPECT_EQ(found, expected);
  }

  std::string file(const std::string& name) const {
    std::ifstream in(folder_ / name, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
  }

  std::filesystem::path folder_;
  onnx::ModelProto whole_;
};

TEST_F(OfTorch, Archive) {
  const std::string zip = file("smallnet_zip_archive.zip");
  // Finds a stored member's data by the name in its local header. The headers have no extra field, so the data follows
  // the name.
  const auto member = [&zip](const std::string& name) {
    const std::size_t at = zip.find(name, zip.find("PK\3\4", 600)) + name.size();
    const std::size_t length = name == "4.weight"        ? 1230080
                               : name == "4.bias"        ? 40
                               : name == "onnx::Conv_16" ? 864
                                                         : 32;
    return zip.substr(at, length);
  };
  for (const io::Holding holding : {io::Holding::kMapped, io::Holding::kOwned}) {
    expect_network(load<onnx::ModelProto>((folder_ / "smallnet_zip_archive.zip").string(), with(holding)), member);
  }
}

TEST_F(OfTorch, Folder) {
  const auto member = [this](const std::string& name) { return file("smallnet_directory/" + name); };
  for (const io::Holding holding : {io::Holding::kMapped, io::Holding::kOwned}) {
    expect_network(load<onnx::ModelProto>((folder_ / "smallnet_directory").string(), with(holding)), member);
  }
}

// An archive with deflated members and the graph at the end.
TEST_F(OfTorch, DeflatedWithTheGraphLast) {
  const TemporaryFolder folder;
  ZipBuilder zip;
  const auto member = [this](const std::string& name) { return file("smallnet_directory/" + name); };
  for (const char* name : {"4.weight", "4.bias", "onnx::Conv_16", "onnx::Conv_17", "__MODEL_PROTO"}) {
    zip.add(name, member(name), ZipBuilder::kDeflated);
  }
  const std::string path = folder.write("deflated.zip", zip.finish());
  for (const io::Holding holding : {io::Holding::kMapped, io::Holding::kOwned}) {
    expect_network(load<onnx::ModelProto>(path, with(holding)), member);
  }
}

// A model whose initializers are in members, in each of the supported ways.
struct Sample {
  onnx::ModelProto model;  // as stored
  onnx::ModelProto whole;  // as loaded
  std::string stored = pattern(5000, 1);
  std::string deflated = std::string(3000, 'd');
  std::string marked = pattern(70, 2);

  Sample() {
    using io::tests::fill_external;
    using io::tests::fill_raw;
    onnx::GraphProto& graph = *model.mutable_graph();
    fill_external(*graph.add_initializer(), "whole", "stored", 5000);
    fill_external(*graph.add_initializer(), "part", "stored", 100, 64, 100);
    fill_external(*graph.add_initializer(), "deflated", "key of it", 3000);
    fill_raw(*graph.add_initializer(), "marked", "__EXTERNAL");
    graph.mutable_initializer(3)->set_dims(0, 70);
    fill_raw(*graph.add_initializer(), "looks marked", "__EXTERNAL");
    fill_raw(*graph.add_initializer(), "inline", "abc");
    onnx::GraphProto& loaded = *whole.mutable_graph();
    fill_raw(*loaded.add_initializer(), "whole", stored);
    fill_raw(*loaded.add_initializer(), "part", stored.substr(64, 100));
    fill_raw(*loaded.add_initializer(), "deflated", deflated);
    fill_raw(*loaded.add_initializer(), "marked", marked);
    fill_raw(*loaded.add_initializer(), "looks marked", "__EXTERNAL");
    fill_raw(*loaded.add_initializer(), "inline", "abc");
  }

  std::string zip(std::uint16_t model_method = ZipBuilder::kStored) const {
    return ZipBuilder()
        .add("stored", stored)
        .add("not used", "x")
        .add("__MODEL_PROTO", model.SerializeAsString(), model_method)
        .add("key of it", deflated, ZipBuilder::kDeflated)
        .add("marked", marked)
        .finish();
  }
};

TEST(ArchiveLoad, EveryWayToNameAMember) {
  const Sample sample;
  const TemporaryFolder folder;
  for (const std::uint16_t method : {ZipBuilder::kStored, ZipBuilder::kDeflated}) {
    const std::string path = folder.write("a.zip", sample.zip(method));
    for (const io::Holding holding : {io::Holding::kMapped, io::Holding::kOwned}) {
      for (const bool verify : {false, true}) {
        LoadOptions options = with(holding);
        options.verify_checksums = verify;
        EXPECT_EQ(load<onnx::ModelProto>(path, options), sample.whole);
      }
    }
  }
}

TEST(ArchiveLoad, FromMemory) {
  const Sample sample;
  const auto bytes = std::make_shared<const std::string>(sample.zip());
  for (const io::Holding holding : {io::Holding::kMapped, io::Holding::kOwned}) {
    EXPECT_EQ(load_from_memory<onnx::ModelProto>(bytes, *bytes, with(holding)), sample.whole);
    EXPECT_EQ(load_from_memory<onnx::ModelProto>(nullptr, *bytes, with(holding)), sample.whole);
  }
  // With an owner of the bytes nothing is copied. Without one everything is.
  const auto points_into = [&](const onnx::ModelProto& model) {
    const std::string_view raw = model.graph().initializer(0).raw_data();
    return raw.data() >= bytes->data() && raw.data() < bytes->data() + bytes->size();
  };
  EXPECT_TRUE(points_into(load_from_memory<onnx::ModelProto>(bytes, *bytes)));
  EXPECT_FALSE(points_into(load_from_memory<onnx::ModelProto>(nullptr, *bytes)));
  EXPECT_FALSE(points_into(load_from_memory<onnx::ModelProto>(bytes, *bytes, with(io::Holding::kOwned))));
}

TEST(ArchiveLoad, TensorsOfOneMemberShareItsBytes) {
  const Sample sample;
  const TemporaryFolder folder;
  const std::string path = folder.write("a.zip", sample.zip());
  for (const io::Holding holding : {io::Holding::kMapped, io::Holding::kOwned}) {
    const auto model = load<onnx::ModelProto>(path, with(holding));
    EXPECT_EQ(model.graph().initializer(0).raw_data().data() + 64, model.graph().initializer(1).raw_data().data());
  }
}

// The graph never points into the file, because replace_model() may overwrite it.
TEST(ArchiveLoad, TheGraphIsNotMapped) {
  const Sample sample;
  const TemporaryFolder folder;
  const std::string path = folder.write("a.zip", sample.zip());
  const auto model = load<onnx::ModelProto>(path);
  std::filesystem::resize_file(path, 0);
  EXPECT_EQ(model.graph().initializer(5).raw_data(), "abc");
}

TEST(ArchiveLoad, OwnedNeedsNoFile) {
  const Sample sample;
  const TemporaryFolder folder;
  const std::string path = folder.write("a.zip", sample.zip());
  const auto model = load<onnx::ModelProto>(path, with(io::Holding::kOwned));
  std::filesystem::resize_file(path, 0);
  EXPECT_EQ(model, sample.whole);
}

TEST(ArchiveLoad, WithoutTheData) {
  const Sample sample;
  const TemporaryFolder folder;
  const std::string path = folder.write("a.zip", sample.zip());
  LoadOptions options;
  options.load_external_data = false;
  const auto left = load<onnx::ModelProto>(path, options);
  for (std::size_t i = 0; i < 4; ++i) {
    const onnx::TensorProto& tensor = left.graph().initializer(i);
    io::ExternalDataEntry entry;
    ASSERT_TRUE(io::is_external(tensor)) << tensor.name();
    ASSERT_TRUE(io::parse_external_data(tensor, entry));
    const char* const keys[] = {"stored", "stored", "key of it", "marked"};
    EXPECT_EQ(entry.location, keys[i]);
    EXPECT_FALSE(entry.stamp.empty()) << "or it could be taken for a member of another archive";
    EXPECT_FALSE(tensor.has_raw_data());
  }
  for (const std::size_t i : {4u, 5u}) EXPECT_EQ(left.graph().initializer(i), sample.whole.graph().initializer(i));
  const auto skipped = load<onnx::ModelProto>(path, with(io::Holding::kSkipped));
  EXPECT_EQ(skipped.graph().initializer(0).external_data(0).value(),
            sample.model.graph().initializer(0).external_data(0).value());
  EXPECT_TRUE(io::is_external(skipped.graph().initializer(5))) << "its elements are in the graph's own member";
  EXPECT_FALSE(skipped.graph().initializer(5).has_raw_data());
}

TEST(ArchiveLoad, OtherVersions) {
  const TemporaryFolder folder;
  first_onnx::ModelProto first;
  first.set_ir_version(1);
  io::tests::fill_raw(*first.mutable_graph()->add_initializer(), "w", "__EXTERNAL");
  first.mutable_graph()->mutable_initializer(0)->set_dims(0, 4);
  const std::string old = ZipBuilder().add("__MODEL_PROTO", first.SerializeAsString()).add("w", "1234").finish();
  EXPECT_EQ(load<first_onnx::ModelProto>(folder.write("old.zip", old)).graph().initializer(0).raw_data(), "1234");

  const std::string external = ZipBuilder()
                                   .add("__MODEL_PROTO", io::tests::external_model("w", 4).SerializeAsString())
                                   .add("w", "1234")
                                   .finish();
  EXPECT_EQ(try_load(folder.write("external.zip", external), first).code(), ErrorCode::kUnsupported);
  EXPECT_EQ(first, first_onnx::ModelProto());
  LoadOptions without_data;
  without_data.load_external_data = false;
  EXPECT_EQ(try_load(folder / "old.zip", first, without_data).code(), ErrorCode::kUnsupported)
      << "a mark is no reference";

  const Sample sample;
  const auto third = load<onnx3::ModelProto>(folder.write("a.zip", sample.zip()));
  EXPECT_EQ(third.graph().initializer(0).raw_data(), sample.stored);
  EXPECT_EQ(third.graph().initializer(3).raw_data(), sample.marked);
}

TEST(ArchiveLoad, ProgressCountsAndCancels) {
  const Sample sample;
  const TemporaryFolder folder;
  const std::string path = folder.write("a.zip", sample.zip());
  for (const io::Holding holding : {io::Holding::kMapped, io::Holding::kOwned}) {
    LoadOptions options = with(holding);
    std::uint64_t last = 0;
    std::uint64_t total = 0;
    options.progress = [&](std::uint64_t done, std::uint64_t all) {
      EXPECT_GE(done, last);
      last = done;
      total = all;
      return true;
    };
    load<onnx::ModelProto>(path, options);
    EXPECT_EQ(last, total);
    EXPECT_GT(total, 5000u);
    options.progress = [](std::uint64_t, std::uint64_t) { return false; };
    onnx::ModelProto model;
    EXPECT_EQ(try_load(path, model, options).code(), ErrorCode::kCancelled);
    EXPECT_EQ(model, onnx::ModelProto());
  }
}

// The system must promise memory for all of a buffer, also for what is not read.
TEST(ArchiveLoad, GapsBetweenMembersNeedNoMemory) {
  constexpr std::uint64_t kGap = std::uint64_t{1} << 30;
  onnx::ModelProto model;
  for (const char* const name : {"second", "first"}) {
    io::tests::fill_external(*model.mutable_graph()->add_initializer(), name, name, 1000);
  }
  ZipBuilder builder;
  builder.add("first", pattern(1000, 1));
  const std::size_t gap = builder.size();
  const auto add_behind_gap = [&](std::string_view name, std::string_view content) {
    const std::uint64_t offset = builder.size() + kGap;
    builder.add(name, content, ZipBuilder::kStored, [offset](tests::Records& records) {
      tests::overwrite(records.central, ZipBuilder::kCentralOffset, offset, 4);
    });
  };
  add_behind_gap("second", pattern(1000, 2));
  add_behind_gap("__MODEL_PROTO", model.SerializeAsString());
  std::string zip = builder.finish();
  constexpr std::size_t kDirectoryOffset = 6;  // from the end
  tests::overwrite(zip, zip.size() - kDirectoryOffset, builder.size() + kGap, 4);
  const TemporaryFolder folder;
  const std::string path = folder.write("m.zip", zip.substr(0, gap));
  std::filesystem::resize_file(path, gap + kGap);
  std::ofstream(path, std::ios::binary | std::ios::app) << zip.substr(gap);
  const std::uint64_t before = io::tests::address_space();
  const auto loaded = load<onnx::ModelProto>(path, with(io::Holding::kOwned));
  EXPECT_LT(io::tests::address_space(), before + kGap / 2);
  EXPECT_EQ(loaded.graph().initializer(0).raw_data(), pattern(1000, 2));
  EXPECT_EQ(loaded.graph().initializer(1).raw_data(), pattern(1000, 1));
}

// Files of the folder form are opened with the same restrictions as external data.
TEST(ArchiveLoad, LocationsOutsideTheFolderAreRefused) {
  onnx::ModelProto hostile;
  io::tests::fill_raw(*hostile.mutable_graph()->add_initializer(), "../secret", "__EXTERNAL");
  const TemporaryFolder folder;
  folder.write("secret", "secret");
  folder.write("model/__MODEL_PROTO", hostile.SerializeAsString());
  onnx::ModelProto model;
  EXPECT_EQ(try_load(folder / "model", model).code(), ErrorCode::kPathRefused);

  folder.write("linked/__MODEL_PROTO", io::tests::external_model("w", 6).SerializeAsString());
  std::filesystem::create_symlink("../secret", folder.path() / "linked/w");
  EXPECT_EQ(try_load(folder / "linked", model).code(), ErrorCode::kPathRefused);
  EXPECT_EQ(try_load(folder / "nothing", model).code(), ErrorCode::kOpenFailed);
}

TEST(ArchiveLoad, OptionsThatNameExternalFilesHaveNoEffect) {
  const std::string graph = io::tests::external_model("w", 6).SerializeAsString();
  const TemporaryFolder folder;
  folder.write("m/__MODEL_PROTO", graph);
  folder.write("m/w", "inside");
  folder.write("w", "others");
  folder.write("m.zip", ZipBuilder().add("__MODEL_PROTO", graph).add("w", "inside").finish());
  LoadOptions options[4];
  options[0].external_data_folder = folder.path().string();
  options[1].external_data_file = folder / "w";
  options[2].external_data_files = {{"w", folder / "w"}};
  options[3].external_data_buffers = {{"w", "others", nullptr}};
  for (const LoadOptions& naming : options) {
    for (const char* const name : {"m", "m.zip"}) {
      EXPECT_EQ(load<onnx::ModelProto>(folder / name, naming).graph().initializer(0).raw_data(), "inside") << name;
    }
  }
}

// The error of each load function names the format of the file.
TEST(ArchiveLoad, OtherFormatsAreNamed) {
  const Sample sample;
  const TemporaryFolder folder;
  onnx::ModelProto model;
  const std::string path = folder.write("a.zip", sample.zip());
  for (const Status& status : {io::try_load(path, model), io::try_load_from_memory(sample.zip(), model)}) {
    EXPECT_EQ(status.code(), ErrorCode::kFormatRefused);
    EXPECT_NE(status.message().find("onnxgen::archive"), std::string::npos) << status.message();
  }
  const std::string encrypted = folder.write("a.onnxc", "ONNXCRY3" + std::string(100, 'x'));
  EXPECT_EQ(try_load(encrypted, model).code(), ErrorCode::kEncrypted);
  const std::string plain = folder.write("a.onnx", sample.whole.SerializeAsString());
  EXPECT_EQ(try_load(plain, model).code(), ErrorCode::kInvalidArchive);
}

// Size of a member compared with the tensor's type and shape, for marked tensors and for tensors with entries, in
// archives and folders.
TEST(ArchiveLoad, SizesThatDisagreeWithTheShapeAreRefused) {
  onnx::ModelProto marked;
  io::tests::fill_raw(*marked.mutable_graph()->add_initializer(), "w", "__EXTERNAL");
  marked.mutable_graph()->mutable_initializer(0)->set_dims(0, 16);
  const TemporaryFolder folder;
  for (const onnx::ModelProto& graph : {marked, io::tests::external_model("w", 16, 0, 8),
                                        io::tests::external_model("w", 16, 0, 0), io::tests::external_model("w", 16)}) {
    for (const std::size_t size : {std::size_t{8}, std::size_t{16}, std::size_t{32}}) {
      const std::string bytes = pattern(size);
      const std::string zip = ZipBuilder().add("__MODEL_PROTO", graph.SerializeAsString()).add("w", bytes).finish();
      folder.write("m/__MODEL_PROTO", graph.SerializeAsString());
      folder.write("m/w", bytes);
      for (const std::string& path : {folder.write("m.zip", zip), folder / "m"}) {
        onnx::ModelProto model;
        const Status status = try_load(path, model);
        if (status) {
          EXPECT_EQ(model.graph().initializer(0).raw_data(), bytes.substr(0, 16));
        }
        const bool is_stated_short = graph.graph().initializer(0).external_data_size() == 3 &&
                                     graph.graph().initializer(0).external_data(2).value() == "8";
        const bool is_whole = !io::is_external(graph.graph().initializer(0));  // the whole member is the tensor
        EXPECT_EQ(status.ok(), !is_stated_short && (is_whole ? size == 16 : size >= 16)) << path << " " << size;
      }
    }
  }
}

TEST(ArchiveLoad, CommentsAndGapsAreAllowed) {
  const std::string model = io::tests::external_model("w", 3).SerializeAsString();
  const TemporaryFolder folder;
  const std::string zip = ZipBuilder().add("__MODEL_PROTO", model).gap("bytes").add("w", "abc").finish("PK comment");
  EXPECT_EQ(load<onnx::ModelProto>(folder.write("a.zip", zip)).graph().initializer(0).raw_data(), "abc");
}

}  // namespace
}  // namespace onnxgen::archive
