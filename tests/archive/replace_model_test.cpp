#include <gtest/gtest.h>
#include <sys/stat.h>

#include <cstdint>
#include <filesystem>
#include <string>
#include <thread>
#include <vector>

#include "corpora.h"
#include "onnx/onnx-ml.pb.h"
#include "onnxgen/archive/load.h"
#include "onnxgen/archive/save.h"
#include "sample_models.h"
#include "temporary_folder.h"
#include "zip_builder.h"

namespace onnxgen::archive {
namespace {

namespace fs = std::filesystem;
using io::tests::fill_raw;
using io::tests::pattern;
using io::tests::TemporaryFolder;

class ReplaceModel : public testing::Test {
 protected:
  void SetUp() override {
    model_.set_ir_version(8);
    for (unsigned i = 0; i < 4; ++i) {
      fill_raw(*model_.mutable_graph()->add_initializer(), "w" + std::to_string(i), pattern(3000 + 1000 * i, i));
    }
    fill_raw(*model_.mutable_graph()->add_initializer(), "small", "shape");
    save(model_, path_);
    weights_end_ = fs::file_size(path_) - model_.ByteSizeLong();
  }

  static ino_t inode_of(const std::string& path) {
    struct stat found = {};
    EXPECT_EQ(::stat(path.c_str(), &found), 0);
    return found.st_ino;
  }

  TemporaryFolder folder_;
  std::string path_ = folder_ / "model.zip";
  onnx::ModelProto model_;
  std::uint64_t weights_end_ = 0;
};

void add_node(onnx::ModelProto& model, const std::string& name) {
  onnx::NodeProto& node = *model.mutable_graph()->add_node();
  node.set_op_type("Relu");
  node.set_name(name);
}

onnx::ModelProto load_structure(const std::string& path) {
  LoadOptions options;
  options.holding = io::Holding::kSkipped;
  return load<onnx::ModelProto>(path, options);
}

onnx::ModelProto load_without_data(const std::string& path) {
  LoadOptions options;
  options.load_external_data = false;
  return load<onnx::ModelProto>(path, options);
}

// Tensors stored in the graph keep their elements, although a structure-only load does not read them.
TEST_F(ReplaceModel, OfTheStructureKeepsEveryWeight) {
  fill_raw(*model_.mutable_graph()->add_node()->add_attribute()->mutable_t(), "constant", pattern(5000, 9));
  save(model_, path_);
  onnx::ModelProto structure = load_structure(path_);
  for (onnx::ModelProto* const model : {&structure, &model_}) {
    model->set_producer_name("changed");
    add_node(*model, "new");
  }
  replace_model(structure, path_);
  EXPECT_EQ(load<onnx::ModelProto>(path_), model_);
  // Once more, after the graph has changed.
  replace_model(load_structure(path_), path_);
  EXPECT_EQ(load<onnx::ModelProto>(path_), model_);
}

TEST_F(ReplaceModel, OfAStructureThatWasReplacedMeanwhileIsRefused) {
  const onnx::ModelProto structure = load_structure(path_);
  model_.mutable_graph()->mutable_initializer(4)->set_raw_data("other");
  replace_model(model_, path_);
  const Status status = try_replace_model(structure, path_);
  EXPECT_EQ(status.code(), ErrorCode::kInvalidExternalData) << status.message();
  EXPECT_EQ(load<onnx::ModelProto>(path_), model_);
}

TEST_F(ReplaceModel, OfTheStructureOfAnotherArchiveIsRefused) {
  const onnx::ModelProto structure = load_structure(path_);
  for (unsigned i = 0; i < 4; ++i) {
    model_.mutable_graph()->mutable_initializer(i)->set_raw_data(pattern(3000 + 1000 * i, 50 + i));
  }
  save(model_, folder_ / "other.zip");
  EXPECT_EQ(try_replace_model(structure, folder_ / "other.zip").code(), ErrorCode::kInvalidExternalData);
  EXPECT_EQ(load<onnx::ModelProto>(folder_ / "other.zip"), model_);
}

TEST_F(ReplaceModel, AStructureIsSavedNowhereElse) {
  const onnx::ModelProto structure = load_structure(path_);
  EXPECT_FALSE(try_save(structure, folder_ / "other.zip"));
  EXPECT_FALSE(io::try_save(structure, folder_ / "other.onnx"));
}

// However the weights are held, the resulting archive equals a save of the new model, in the same file.
TEST_F(ReplaceModel, EqualsASave) {
  LoadOptions mapped;
  LoadOptions owned;
  owned.holding = io::Holding::kOwned;
  const ino_t inode = inode_of(path_);
  unsigned n = 0;
  for (const LoadOptions& options : {mapped, owned}) {
    for (const std::size_t length : {5u, 100'000u, 5u}) {  // grows and shrinks the graph
      auto changed = load<onnx::ModelProto>(path_, options);
      changed.mutable_graph()->clear_node();
      add_node(changed, std::string(length, 'n') + std::to_string(++n));
      replace_model(changed, path_);
      EXPECT_EQ(load<onnx::ModelProto>(path_), changed);
      EXPECT_EQ(inode_of(path_), inode);
      save(changed, folder_ / "saved.zip");
      EXPECT_EQ(folder_.read("model.zip"), folder_.read("saved.zip"));
    }
  }
}

TEST_F(ReplaceModel, WithTheWeightsNotLoaded) {
  auto changed = load_without_data(path_);
  add_node(changed, "added");
  replace_model(changed, path_);
  add_node(model_, "added");
  EXPECT_EQ(load<onnx::ModelProto>(path_), model_);
}

// Tensors skipped by a load belong to the archive that it read, even if another archive has members of the same names.
TEST_F(ReplaceModel, WithWeightsOfAnotherArchiveIsRefused) {
  const onnx::ModelProto left = load_without_data(path_);
  onnx::ModelProto other = model_;
  for (unsigned i = 0; i < 4; ++i) {
    onnx::TensorProto& tensor = *other.mutable_graph()->mutable_initializer(i);
    tensor.set_raw_data(pattern(tensor.raw_data().size(), 50 + i));
  }
  save(other, folder_ / "other.zip");
  EXPECT_EQ(try_replace_model(left, folder_ / "other.zip").code(), ErrorCode::kInvalidExternalData);
  EXPECT_EQ(load<onnx::ModelProto>(folder_ / "other.zip"), other);
}

TEST_F(ReplaceModel, WithTheWeightsNotLoadedItIsSavedNowhereElse) {
  onnx::ModelProto left = load_without_data(path_);
  EXPECT_FALSE(try_save(left, folder_ / "other.zip"));
  EXPECT_FALSE(io::try_save(left, folder_ / "other.onnx"));
  folder_.write("w0", pattern(3000));
  EXPECT_FALSE(io::try_save(left, folder_ / "other.onnx")) << "a file that happens to have the name";
  EXPECT_FALSE(fs::exists(folder_ / "other.onnx"));
  // With new elements the save succeeds.
  io::for_each_tensor(left, [](onnx::TensorProto& tensor, const io::TensorSite&) { tensor.set_raw_data("new"); });
  io::save(left, folder_ / "other.onnx");
  EXPECT_EQ(io::load<onnx::ModelProto>(folder_ / "other.onnx").graph().initializer(0).raw_data(), "new");
}

// The graph names a member that its archive lacks. Another archive may have one of that name.
TEST_F(ReplaceModel, WithAMemberThatIsMissingIsRefused) {
  const std::string graph = io::tests::external_model("w0", 3000).SerializeAsString();
  const std::string path = folder_.write("missing.zip", tests::ZipBuilder().add("__MODEL_PROTO", graph).finish());
  EXPECT_EQ(try_replace_model(load_without_data(path), path_).code(), ErrorCode::kInvalidExternalData);
  EXPECT_EQ(try_replace_model(load_structure(path), path_).code(), ErrorCode::kInvalidExternalData);
  EXPECT_EQ(load<onnx::ModelProto>(path_), model_);
}

// A folder is also an archive. Its files differ from the members of a zip file and from those of another folder.
TEST_F(ReplaceModel, WithTheWeightsOfAFolderIsRefused) {
  folder_.write("folder/__MODEL_PROTO", io::tests::external_model("w0", 3000).SerializeAsString());
  folder_.write("folder/w0", pattern(3000, 99));
  for (const onnx::ModelProto& left : {load_without_data(folder_ / "folder"), load_structure(folder_ / "folder")}) {
    EXPECT_EQ(try_replace_model(left, path_).code(), ErrorCode::kInvalidExternalData);
    EXPECT_FALSE(io::try_save(left, folder_ / "other.onnx"));
    io::save(left, folder_ / "folder/other.onnx");
    EXPECT_EQ(io::load<onnx::ModelProto>(folder_ / "folder/other.onnx").graph().initializer(0).raw_data(),
              pattern(3000, 99));
  }
  EXPECT_EQ(load<onnx::ModelProto>(path_), model_);
}

// A mapped model, including its small tensors, stays intact after its archive was changed.
TEST_F(ReplaceModel, MappedModelsDoNotChange) {
  const auto before = load<onnx::ModelProto>(path_);
  auto changed = load<onnx::ModelProto>(path_);
  for (int i = 0; i < 3; ++i) {
    add_node(changed, std::string(10'000, 'n'));
    replace_model(changed, path_);
    EXPECT_EQ(before, model_);
  }
}

TEST_F(ReplaceModel, NewTensorsBecomeMembersAndOldOnesStay) {
  auto changed = load<onnx::ModelProto>(path_);
  fill_raw(*changed.mutable_graph()->add_initializer(), "W1", pattern(9000, 77));
  auto& initializers = *changed.mutable_graph()->mutable_initializer();
  initializers.SwapElements(0, initializers.size() - 1);
  initializers.RemoveLast();
  const std::string weights = folder_.read("model.zip").substr(0, 10'000);
  replace_model(changed, path_);
  EXPECT_EQ(load<onnx::ModelProto>(path_), changed);
  EXPECT_EQ(folder_.read("model.zip").substr(0, 10'000), weights);
  // Changing the archive again reuses the data that is still there.
  replace_model(model_, path_);
  EXPECT_EQ(load<onnx::ModelProto>(path_), model_);
  replace_model(changed, path_);
  EXPECT_EQ(load<onnx::ModelProto>(path_), changed);
}

TEST_F(ReplaceModel, RepeatedItDoesNotGrow) {
  auto changed = load<onnx::ModelProto>(path_);
  fill_raw(*changed.mutable_graph()->add_initializer(), "new", pattern(2000, 77));
  replace_model(changed, path_);
  replace_model(changed, path_);
  const std::uint64_t size = fs::file_size(path_);
  for (int i = 0; i < 5; ++i) replace_model(changed, path_);
  EXPECT_EQ(fs::file_size(path_), size);
}

// A model was read into memory from a file that an archive has replaced since. Offsets in the old file mean nothing.
TEST_F(ReplaceModel, OfAModelReadFromTheSameFileBefore) {
  const std::string path = folder_.write("reused", model_.SerializeAsString());
  io::LoadOptions options;
  options.holding = io::Holding::kDataMapped;
  const auto model = io::load<onnx::ModelProto>(path, options);
  const ino_t inode = inode_of(path);
  const std::string graph = io::tests::external_model("other", 50'000).SerializeAsString();
  folder_.write("reused", tests::ZipBuilder().add("other", pattern(50'000, 99)).add("__MODEL_PROTO", graph).finish());
  ASSERT_EQ(inode_of(path), inode);
  replace_model(model, path);
  EXPECT_EQ(load<onnx::ModelProto>(path), model_);
}

// In PyTorch's archives the graph comes first, names are not identifiers, and data is not aligned.
TEST_F(ReplaceModel, InAnArchiveOfTorch) {
  const auto corpora = onnxgen::tests::find_corpora();
  if (!corpora) GTEST_SKIP() << onnxgen::tests::kNoCorpora;
  fs::copy_file(*corpora / "models/torch-1.13/smallnet_zip_archive.zip", folder_ / "torch.zip");
  const std::string path = folder_ / "torch.zip";
  auto changed = load<onnx::ModelProto>(path);
  add_node(changed, "added");
  const std::uint64_t size = fs::file_size(path);
  replace_model(changed, path);
  EXPECT_EQ(load<onnx::ModelProto>(path), changed);
  EXPECT_LT(fs::file_size(path), size + 2000);
  auto again = load_without_data(path);
  add_node(again, "again");
  replace_model(again, path);
  add_node(changed, "again");
  EXPECT_EQ(load<onnx::ModelProto>(path), changed);
}

// Real exports store weights in the graph itself, as small initializers and in Constant nodes.
TEST_F(ReplaceModel, OfTheStructureOfRealModels) {
  const auto corpora = onnxgen::tests::find_corpora();
  if (!corpora) GTEST_SKIP() << onnxgen::tests::kNoCorpora;
  unsigned models = 0;
  for (const fs::directory_entry& file : fs::directory_iterator(*corpora / "models/exported")) {
    SCOPED_TRACE(file.path());
    const std::string zip = folder_ / "exported.zip";
    auto expected = io::load<onnx::ModelProto>(file.path().string());
    save(expected, zip);
    auto structure = load_structure(zip);
    for (onnx::ModelProto* const model : {&structure, &expected}) add_node(*model, "added");
    replace_model(structure, zip);
    EXPECT_EQ(load<onnx::ModelProto>(zip).SerializeAsString(), expected.SerializeAsString());
    ++models;
  }
  EXPECT_GT(models, 5u);
}

// Tensors that PyTorch marks as stored in a member stay marked after a structure-only load.
TEST_F(ReplaceModel, OfTheStructureOfAnArchiveOfPyTorch) {
  const auto corpora = onnxgen::tests::find_corpora();
  if (!corpora) GTEST_SKIP() << onnxgen::tests::kNoCorpora;
  const std::string path = folder_ / "torch.zip";
  fs::copy_file(*corpora / "models/torch-1.13/smallnet_zip_archive.zip", path);
  auto expected = load<onnx::ModelProto>(path);
  auto structure = load_structure(path);
  for (onnx::ModelProto* const model : {&structure, &expected}) add_node(*model, "added");
  EXPECT_FALSE(io::try_save(structure, folder_ / "elsewhere.onnx")) << "the marks are no weights";
  replace_model(structure, path);
  EXPECT_EQ(load<onnx::ModelProto>(path), expected);
}

TEST_F(ReplaceModel, InAnArchiveOfDeflatedMembers) {
  const std::string weights(50'000, 'w');
  const std::string path =
      folder_.write("a.zip", tests::ZipBuilder()
                                 .add("__MODEL_PROTO", io::tests::external_model("w", 50'000).SerializeAsString())
                                 .add("w", weights, tests::ZipBuilder::kDeflated)
                                 .finish());
  auto changed = load<onnx::ModelProto>(path);
  add_node(changed, "added");
  replace_model(changed, path);
  EXPECT_LT(fs::file_size(path), 2000u);
  EXPECT_EQ(load<onnx::ModelProto>(path), changed);
}

TEST_F(ReplaceModel, RefusesInvalidRequests) {
  const std::string before = folder_.read("model.zip");
  onnx::ModelProto foreign = io::tests::external_model("not_there", 5);
  EXPECT_EQ(try_replace_model(foreign, path_).code(), ErrorCode::kInvalidExternalData);
  foreign = io::tests::external_model("w0", 3000, 1, 3000);
  EXPECT_EQ(try_replace_model(foreign, path_).code(), ErrorCode::kInvalidExternalData);
  foreign = io::tests::external_model("__MODEL_PROTO", 5);
  EXPECT_EQ(try_replace_model(foreign, path_).code(), ErrorCode::kInvalidExternalData);

  EXPECT_EQ(try_replace_model(model_, folder_ / "missing.zip").code(), ErrorCode::kOpenFailed);
  EXPECT_EQ(try_replace_model(model_, folder_.write("no.zip", "no archive at all")).code(), ErrorCode::kInvalidArchive);
  fs::create_symlink("model.zip", folder_ / "link.zip");
  EXPECT_EQ(try_replace_model(model_, folder_ / "link.zip").code(), ErrorCode::kPathRefused);
  fs::create_hard_link(path_, folder_ / "hard.zip");
  EXPECT_EQ(try_replace_model(model_, path_).code(), ErrorCode::kPathRefused);
  fs::remove(folder_ / "hard.zip");
  SaveOptions cancelled;
  cancelled.progress = [](std::uint64_t done, std::uint64_t) { return done == 0; };
  EXPECT_EQ(try_replace_model(model_, path_, cancelled).code(), ErrorCode::kCancelled);
  EXPECT_EQ(folder_.read("model.zip"), before);
}

TEST_F(ReplaceModel, CallsWaitForEachOther) {
  std::vector<std::thread> threads;
  std::vector<Status> results(8);
  for (std::size_t i = 0; i < results.size(); ++i) {
    threads.emplace_back([&, i] {
      onnx::ModelProto changed = model_;
      add_node(changed, std::string(100 * i, 'n'));
      results[i] = try_replace_model(changed, path_);
    });
  }
  for (std::thread& thread : threads) thread.join();
  for (const Status& status : results) EXPECT_TRUE(status) << status.message();
  auto last = load<onnx::ModelProto>(path_);
  last.mutable_graph()->clear_node();
  EXPECT_EQ(last, model_);
}

}  // namespace
}  // namespace onnxgen::archive
