#include "onnxgen/io/save.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <string>
#include <thread>
#include <vector>

#include "onnx/onnx-data.pb.h"
#include "onnxgen/file/system/folder_entries.h"
#include "onnxgen/io/load.h"
#include "sample_models.h"
#include "temporary_folder.h"

namespace onnxgen::io {
namespace {

namespace fs = std::filesystem;
using tests::TemporaryFolder;

class Save : public testing::Test {
 protected:
  Save() : model_(tests::model_with_tensors_everywhere()), path_(folder_ / "model.onnx") {}

  using Names = std::vector<std::string>;

  TemporaryFolder folder_;
  onnx::ModelProto model_;
  std::string path_;
};

TEST_F(Save, WritesTheSerializedMessage) {
  save(model_, path_);
  EXPECT_EQ(folder_.read("model.onnx"), model_.SerializeAsString());
  EXPECT_EQ(folder_.files(), Names{"model.onnx"});
  save(onnx::ModelProto(), path_);
  EXPECT_EQ(folder_.read("model.onnx"), "");
}

TEST_F(Save, AnyMessage) {
  const onnx::TensorProto& tensor = model_.graph().initializer(0);
  save(tensor, path_);
  EXPECT_EQ(load<onnx::TensorProto>(path_), tensor);
  save(model_.graph(), path_);
  EXPECT_EQ(load<onnx::GraphProto>(path_), model_.graph());
  save(model_.graph().node(0).attribute(0), path_);
  EXPECT_EQ(load<onnx::AttributeProto>(path_), model_.graph().node(0).attribute(0));
  onnx::SequenceProto sequence;
  *sequence.add_tensor_values() = tensor;
  save(sequence, path_);
  EXPECT_EQ(load<onnx::SequenceProto>(path_), sequence);
}

TEST_F(Save, LargeValuesFromMemory) {
  for (int i = 0; i < 600; ++i) {  // more buffers than one system call accepts
    tests::fill_raw(*model_.mutable_graph()->add_initializer(), "w" + std::to_string(i), tests::pattern(5000, 7));
  }
  tests::fill_raw(*model_.mutable_graph()->add_initializer(), "large", tests::pattern(20'000'000));
  for (const unsigned threads : {1u, 2u, 7u}) {
    SaveOptions options;
    options.num_threads = threads;
    save(model_, path_, options);
    EXPECT_EQ(load<onnx::ModelProto>(path_), model_) << threads;
  }
}

TEST_F(Save, MappedModelOverItsOwnFile) {
  tests::fill_raw(*model_.mutable_graph()->add_initializer(), "large", tests::pattern(20'000'000));
  save(model_, path_);
  onnx::ModelProto mapped = load<onnx::ModelProto>(path_);
  mapped.set_producer_name("changed");
  model_.set_producer_name("changed");
  for (const bool in_place : {false, true, false}) {
    SaveOptions options;
    options.in_place = in_place;
    save(mapped, path_, options);
    EXPECT_EQ(mapped, model_) << "the model in memory keeps its data";
    EXPECT_EQ(load<onnx::ModelProto>(path_), model_);
  }
  EXPECT_EQ(folder_.files(), Names{"model.onnx"});
}

TEST_F(Save, KeepsThePermissionsOfTheOldFile) {
  save(model_, path_);
  struct stat found;
  ASSERT_EQ(::stat(path_.c_str(), &found), 0);
  const mode_t mask = ::umask(0);
  (void)::umask(mask);
  EXPECT_EQ(found.st_mode & 0777, 0666 & ~mask);
  ASSERT_EQ(::chmod(path_.c_str(), 0640), 0);
  save(model_, path_);
  ASSERT_EQ(::stat(path_.c_str(), &found), 0);
  EXPECT_EQ(found.st_mode & 0777, 0640u);
}

TEST_F(Save, ReplacesLinksAndDoesNotFollowThem) {
  const std::string outside = folder_.write("elsewhere/precious", "precious");
  fs::create_symlink(outside, path_);
  save(model_, path_);
  EXPECT_FALSE(fs::is_symlink(path_));
  EXPECT_EQ(folder_.read("elsewhere/precious"), "precious");
  fs::remove(path_);
  fs::create_hard_link(outside, path_);
  save(model_, path_);
  EXPECT_EQ(folder_.read("elsewhere/precious"), "precious");
  EXPECT_EQ(load<onnx::ModelProto>(path_), model_);
  fs::remove(path_);
  fs::create_symlink(folder_ / "nothing", path_);
  save(model_, path_);
  EXPECT_EQ(load<onnx::ModelProto>(path_), model_);
}

TEST_F(Save, InPlaceRefusesLinks) {
  SaveOptions options;
  options.in_place = true;
  const std::string outside = folder_.write("elsewhere/precious", "precious");
  fs::create_symlink(outside, path_);
  EXPECT_EQ(try_save(model_, path_, options).message(), path_ + ": path refused: the file is a symbolic link");
  fs::remove(path_);
  fs::create_hard_link(outside, path_);
  EXPECT_EQ(try_save(model_, path_, options).message(), path_ + ": path refused: the file has 2 hard links");
  EXPECT_EQ(folder_.read("elsewhere/precious"), "precious");
  fs::remove(path_);
  folder_.write("model.onnx", std::string(1'000'000, 'x'));
  save(model_, path_, options);
  EXPECT_EQ(load<onnx::ModelProto>(path_), model_);
}

TEST_F(Save, ReplacesOnlyRegularFiles) {
  fs::create_directory(path_);
  EXPECT_EQ(try_save(model_, path_).message(), path_ + ": cannot be opened: not a regular file");
  fs::remove(path_);
  ASSERT_EQ(::mkfifo(path_.c_str(), 0600), 0);
  EXPECT_EQ(try_save(model_, path_).message(), path_ + ": cannot be opened: not a regular file");
  fs::remove(path_);
  fs::create_symlink("/dev/null", path_);
  EXPECT_EQ(try_save(model_, path_).message(), path_ + ": cannot be opened: not a regular file");
  EXPECT_EQ(try_save(model_, folder_.path().string() + "/").message(),
            folder_.path().string() + "/: cannot be opened: the path names no file");
  const std::string nowhere = folder_ / "nowhere/model.onnx";
  const Status status = try_save(model_, nowhere);
  EXPECT_EQ(status.code(), ErrorCode::kOpenFailed);
  EXPECT_EQ(status.system_error(), ENOENT);
  EXPECT_EQ(folder_.files(), Names{"model.onnx"});
}

// As /dev/stdout does after `>file`: the target is a regular file.
TEST_F(Save, LinksToOpenFilesAreNotReplaced) {
  const File open = File(system::open_to_read(folder_.write("open.txt", "text")), "open.txt");
  const std::string number = std::to_string(open.descriptor());
  if (!fs::exists("/dev/fd/" + number)) GTEST_SKIP() << "no /dev/fd";
  fs::create_symlink("/dev/fd/" + number, folder_ / "near");
  fs::create_symlink("near", path_);
  EXPECT_EQ(try_save(model_, path_).message(),
            path_ + ": cannot be opened: a link into /dev or /proc; specify the path of the file itself");
  EXPECT_EQ(try_save(model_, "/dev/fd/" + number).code(), ErrorCode::kOpenFailed);
  fs::remove(folder_ / "near");
  fs::create_symlink("/dev/fd/999999", folder_ / "near");
  EXPECT_EQ(try_save(model_, path_).code(), ErrorCode::kOpenFailed) << "a descriptor that is not open";
  EXPECT_TRUE(fs::is_symlink(path_));
  EXPECT_EQ(folder_.read("open.txt"), "text");
}

TEST_F(Save, ThrowingFormThrowsOneType) {
  try {
    save(model_, folder_ / "nowhere/model.onnx");
    FAIL();
  } catch (const Error& error) {
    EXPECT_EQ(error.code(), ErrorCode::kOpenFailed);
  }
}

TEST_F(Save, PathsWithANulAreRefused) {
  using namespace std::string_literals;
  const std::string folder = folder_.path().string();
  for (const std::string& path : {folder + "/model.onnx\0.old"s, folder + "\0/model.onnx"s, folder + "/\0"s}) {
    EXPECT_EQ(try_save(model_, path).code(), ErrorCode::kPathRefused);
  }
  EXPECT_EQ(folder_.files(), Names{});
}

TEST_F(Save, ProgressIsReportedAndCancels) {
  tests::fill_raw(*model_.mutable_graph()->add_initializer(), "large", tests::pattern(20'000'000));
  save(onnx::ModelProto(), path_);
  for (const DataPlacement placement : {DataPlacement::kInModel, DataPlacement::kOneFile}) {
    for (const bool checksum : {false, true}) {
      SaveOptions options;
      options.placement = placement;
      options.checksum = checksum;
      options.flush = false;
      const auto before = folder_.files();
      const std::string old = folder_.read("model.onnx");
      std::size_t calls = 0;
      for (const std::size_t last : {std::size_t{0}, std::size_t{2}}) {
        calls = 0;
        // Only the calling thread reports; with another thread, how often depends on how the two share the work.
        options.num_threads = last == 0 ? 2 : 1;
        options.progress = [&](std::uint64_t, std::uint64_t) { return calls++ < last; };
        const Status status = try_save(model_, path_, options);
        EXPECT_EQ(status.message(), path_ + ": cancelled");
        EXPECT_EQ(calls, last + 1);
        EXPECT_EQ(folder_.files(), before);
        EXPECT_EQ(folder_.read("model.onnx"), old);
      }
      options.num_threads = 2;
      std::vector<std::uint64_t> done;
      std::uint64_t in_all = 0;
      const std::thread::id caller = std::this_thread::get_id();
      options.progress = [&](std::uint64_t bytes, std::uint64_t total) {
        EXPECT_EQ(std::this_thread::get_id(), caller);
        EXPECT_TRUE(in_all == 0 || in_all == total);
        in_all = total;
        done.push_back(bytes);
        return true;
      };
      save(model_, path_, options);
      EXPECT_EQ(done.front(), 0u);
      EXPECT_EQ(done.back(), in_all);
      EXPECT_TRUE(std::is_sorted(done.begin(), done.end()));
      EXPECT_GE(in_all, 20'000'000u);
    }
  }
}

}  // namespace
}  // namespace onnxgen::io
