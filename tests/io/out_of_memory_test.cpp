// Failure of every single allocation of a load and of a save. This program replaces operator new.
#include <gtest/gtest.h>

#include <atomic>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <iterator>
#include <limits>
#include <memory>
#include <sstream>
#include <string>

#include "../replaced_new.h"
#include "onnxgen/error/try_allocating.h"
#include "onnxgen/file/buffer.h"
#include "onnxgen/file/mapping.h"
#include "onnxgen/io/convert_external.h"
#include "onnxgen/io/index.h"
#include "onnxgen/io/load.h"
#include "onnxgen/io/save.h"
#include "resources.h"
#include "sample_models.h"
#include "temporary_folder.h"

namespace {

constexpr std::uint64_t kNever = std::numeric_limits<std::uint64_t>::max();
std::atomic<std::uint64_t> allocations_left{kNever};

}  // namespace

namespace onnxgen::tests {

// Once the allowed allocations are used up, all fail.
void* allocate_memory(std::size_t size, std::size_t alignment) noexcept {
  std::uint64_t left = allocations_left;
  while (left != kNever && left != 0 && !allocations_left.compare_exchange_weak(left, left - 1)) {
  }
  return left == 0 ? nullptr : system_memory(size, alignment);
}
void release_memory(void* memory) noexcept {
  std::free(memory);
}

}  // namespace onnxgen::tests

namespace onnxgen::io {
namespace {

namespace fs = std::filesystem;
using tests::address_space;
using tests::pattern;
using tests::TemporaryFolder;

std::size_t open_descriptors() {
  const fs::directory_iterator open("/proc/self/fd");
  return static_cast<std::size_t>(std::distance(fs::begin(open), fs::end(open)));
}

// Runs `act`, which returns a Status, with 0, 1, 2, ... allowed allocations until it succeeds. Runs `check` after each
// failure.
template <class Act, class Check>
void fail_at_every_allocation(const Act& act, const Check& check) {
  const std::size_t descriptors = open_descriptors();
  std::uint64_t failures = 0;
  for (std::uint64_t allowed = 0;; ++allowed) {
    allocations_left = allowed;
    const Status status = act();
    allocations_left = kNever;
    if (status) break;
    ++failures;
    ASSERT_EQ(status.code(), ErrorCode::kOutOfMemory) << allowed << ": " << status.message();
    check();
  }
  EXPECT_GT(failures, 1u);
  EXPECT_LE(open_descriptors(), descriptors + 2) << "what was loaded may keep its files";
}

class OutOfMemory : public testing::Test {
 protected:
  OutOfMemory() : path_(folder_ / "model.onnx") {
    model_ = tests::model_with_tensors_everywhere();
    tests::fill_raw(*model_.mutable_graph()->add_initializer(), "a tensor with a longer name", pattern(5000));
    options_.placement = DataPlacement::kOneFile;
    options_.location = "sub/weights with a longer name.bin";
    options_.flush = false;
    options_.checksum = true;
    save(model_, path_, options_);
  }

  TemporaryFolder folder_;
  onnx::ModelProto model_;
  std::string path_;
  SaveOptions options_;
};

TEST_F(OutOfMemory, Load) {
  for (const Holding holding : {Holding::kMapped, Holding::kOwned, Holding::kSkipped}) {
    LoadOptions options;
    options.holding = holding;
    options.num_threads = 1;
    options.verify_checksums = true;
    onnx::ModelProto loaded;
    fail_at_every_allocation([&] { return try_load(path_, loaded, options); },
                             [&] { EXPECT_EQ(loaded, onnx::ModelProto()); });
    if (holding != Holding::kSkipped) {
      EXPECT_EQ(loaded, model_);
    }
  }
}

TEST_F(OutOfMemory, LoadFromMemoryAndFromAStream) {
  const std::string bytes = model_.SerializeAsString();
  onnx::ModelProto loaded;
  fail_at_every_allocation([&] { return try_load_from_memory(bytes, loaded); }, [] {});
  EXPECT_EQ(loaded, model_);
  fail_at_every_allocation(
      [&] {
        const std::uint64_t allowed = allocations_left.exchange(kNever);
        std::istringstream stream(bytes);
        allocations_left = allowed;
        const Status status = try_load_from_stream(stream, loaded);
        allocations_left = kNever;
        return status;
      },
      [] {});
  EXPECT_EQ(loaded, model_);
}

TEST_F(OutOfMemory, SaveLeavesTheOldModel) {
  onnx::ModelProto changed = model_;
  changed.set_producer_name("changed");
  const std::vector<std::string> files = folder_.files();
  fail_at_every_allocation([&] { return try_save(changed, path_, options_); },
                           [&] {
                             onnx::ModelProto found;
                             const Status status = try_load(path_, found);
                             ASSERT_TRUE(status) << status.message();
                             EXPECT_TRUE(found == model_ || found == changed);
                             if (found == model_) {
                               EXPECT_EQ(folder_.files(), files);
                             }
                           });
  EXPECT_EQ(load<onnx::ModelProto>(path_), changed);
  EXPECT_EQ(folder_.files(), files);
}

TEST_F(OutOfMemory, IndexAndReadTensor) {
  TensorIndex found;
  fail_at_every_allocation([&] { return try_index(path_, found); }, [&] { EXPECT_TRUE(found.tensors.empty()); });
  for (const IndexedTensor& tensor : found.tensors) {
    if (tensor.storage != TensorStorage::kExternal) continue;
    std::string bytes;
    fail_at_every_allocation([&] { return try_read_tensor(found, tensor, bytes); }, [&] { EXPECT_EQ(bytes, ""); });
    EXPECT_EQ(bytes.size(), 5000u);
  }
}

TEST_F(OutOfMemory, Convert) {
  fail_at_every_allocation(
      [&] {
        const std::uint64_t allowed = allocations_left.exchange(kNever);
        onnx::ModelProto copy = model_;
        allocations_left = allowed;
        const Status status = try_convert_to_external(copy, options_);
        allocations_left = kNever;
        return status;
      },
      [] {});
  onnx::ModelProto external = tests::external_model("w.bin", 5000);
  folder_.write("w.bin", pattern(5000));
  const std::string folder = folder_.path().string();
  fail_at_every_allocation([&] { return try_convert_to_inline(external, folder); }, [] {});
  EXPECT_EQ(external.graph().initializer(0).raw_data(), pattern(5000));
}

// The pages of a file or buffer are returned if the object that owns them cannot be allocated.
TEST_F(OutOfMemory, PagesAreNotLeaked) {
  constexpr std::uint64_t kSize = std::uint64_t{1} << 30;
  const std::uint64_t before = address_space();
  const auto check = [before] { EXPECT_LT(address_space(), before + kSize / 2); };
  std::shared_ptr<Buffer> buffer;
  fail_at_every_allocation([&] { return or_out_of_memory([&] { return Buffer::allocate(kSize, buffer); }); }, check);
  buffer = nullptr;
  const std::string path = folder_.write("sparse.bin", "");
  fs::resize_file(path, kSize);
  File file;
  ASSERT_TRUE(File::open(path, file));
  std::shared_ptr<Mapping> mapping;
  fail_at_every_allocation([&] { return or_out_of_memory([&] { return Mapping::map(file, kSize, mapping); }); },
                           [&] {
                             check();
                             EXPECT_TRUE(file.is_open());
                           });
  EXPECT_EQ(mapping->bytes().size(), kSize);
}

// 4 TiB that occupy no disk space.
TEST_F(OutOfMemory, AHugeSparseFile) {
  constexpr std::int64_t kSize = std::int64_t{4} << 40;
  const std::string data = folder_.write("huge.bin", "");
  std::error_code error;
  fs::resize_file(data, static_cast<std::uintmax_t>(kSize), error);
  if (error) GTEST_SKIP() << "no files of 4 TiB here";
  const std::string path = folder_.write("huge.onnx", tests::external_model("huge.bin", kSize).SerializeAsString());
  onnx::ModelProto loaded;
  LoadOptions options;
  options.holding = Holding::kOwned;
  EXPECT_EQ(try_load(path, loaded, options).code(), ErrorCode::kOutOfMemory);
  const TensorIndex found = index(path);
  std::string bytes;
  EXPECT_EQ(try_read_tensor(found, found.tensors.at(0), bytes).code(), ErrorCode::kOutOfMemory);
}

}  // namespace
}  // namespace onnxgen::io
