// Which bytes are copied from file to file by the kernel. Checked by the system calls of a save and by its memory use.
#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <cstdint>
#include <string>

#include "../benchmark/io/model_files.h"
#include "onnxgen/io/load.h"
#include "onnxgen/io/save.h"
#include "onnxgen/wire/compiler.h"
#include "resources.h"
#include "sample_models.h"
#include "temporary_folder.h"
#include "traced_save.h"

namespace onnxgen::io {
namespace {

using tests::pattern;

struct Calls {
  long copies = 0;
  long writes = 0;
};

class SystemCopies : public tests::Traced<testing::Test> {
 protected:
  // Makes three tensors of slightly more than 1 MiB, so that their offsets within a page vary.
  SystemCopies() {
    for (unsigned i = 0; i < 3; ++i) {
      tests::fill_raw(*model_.mutable_graph()->add_initializer(), "w", pattern((1u << 20) + 1 + i, i));
    }
  }

  void SetUp() override {
    if (!ONNXGEN_LINUX_CALLS) GTEST_SKIP() << "built with ONNXGEN_PORTABLE_POSIX, where a save copies by itself";
    Traced::SetUp();
  }

  static Calls calls_of(const onnx::ModelProto& model, const std::string& path, const SaveOptions& options) {
    // A save writes at explicit offsets. Sanitizers check memory by calling write() on a pipe, which is not counted.
    const auto is_write = [](long call) {
      return call == SYS_copy_file_range || call == SYS_pwrite64 || call == SYS_pwritev;
    };
    const tests::TracedRun run = tests::run_traced([&] { return try_save(model, path, options) ? 0 : 1; }, is_write,
                                                   tests::kNoCall, tests::Fault::kFail);
    EXPECT_EQ(run.exit_status, 0);
    const long copies = std::count(run.calls.begin(), run.calls.end(), SYS_copy_file_range);
    return {copies, static_cast<long>(run.calls.size()) - copies};
  }

  onnx::ModelProto model_;
  tests::TemporaryFolder folder_;
};

// The offset within a page is equal in both files, as for large tensors in data files.
TEST_F(SystemCopies, ExternalDataIntoExternalData) {
  SaveOptions options;
  options.placement = DataPlacement::kOneFile;
  save(model_, folder_ / "first.onnx", options);
  const auto mapped = load<onnx::ModelProto>(folder_ / "first.onnx");
  const Calls calls = calls_of(mapped, folder_ / "second.onnx", options);
  EXPECT_EQ(calls.copies, 3);
  EXPECT_LE(calls.writes, 1) << "the model";
  EXPECT_EQ(load<onnx::ModelProto>(folder_ / "second.onnx"), model_);
}

// Offsets within a page differ. One write before each tensor stores the bytes between tensors.
TEST_F(SystemCopies, ExternalDataIntoASingleFile) {
  SaveOptions options;
  options.placement = DataPlacement::kOneFile;
  save(model_, folder_ / "external.onnx", options);
  const auto mapped = load<onnx::ModelProto>(folder_ / "external.onnx");
  const Calls calls = calls_of(mapped, folder_ / "single.onnx", {});
  EXPECT_EQ(calls.copies, 3);
  EXPECT_LE(calls.writes, 4);
  EXPECT_EQ(load<onnx::ModelProto>(folder_ / "single.onnx"), model_);
}

TEST_F(SystemCopies, ASingleFileIntoExternalData) {
  save(model_, folder_ / "single.onnx");
  const auto mapped = load<onnx::ModelProto>(folder_ / "single.onnx");
  SaveOptions options;
  options.placement = DataPlacement::kOneFile;
  const Calls calls = calls_of(mapped, folder_ / "external.onnx", options);
  EXPECT_EQ(calls.copies, 3);
  EXPECT_LE(calls.writes, 1) << "the model";
  EXPECT_EQ(load<onnx::ModelProto>(folder_ / "external.onnx"), model_);
}

TEST_F(SystemCopies, BytesInMemoryAreWritten) {
  const Calls calls = calls_of(model_, folder_ / "single.onnx", {});
  EXPECT_EQ(calls.copies, 0);
  EXPECT_GE(calls.writes, 1);
}

// Returns whether this file system and sandbox support kernel copies.
bool can_copy(const std::string& from, const std::string& to) {
  if (!ONNXGEN_LINUX_CALLS) return false;  // built with ONNXGEN_PORTABLE_POSIX
  const int source = ::open(from.c_str(), O_RDONLY | O_CLOEXEC);
  const int target = ::open(to.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0600);
  const bool is_copied = ::copy_file_range(source, nullptr, target, nullptr, 1, 0) == 1;
  (void)::close(source);
  (void)::close(target);
  return is_copied;
}

// Bytes copied from file to file never become resident memory of the process.
class SavedPages : public testing::TestWithParam<DataPlacement> {};

TEST_P(SavedPages, OfMappedDataDoNotBecomeResident) {
  constexpr std::uint64_t kWeights = 96u << 20;
  const tests::TemporaryFolder folder;
  bench::write_external(folder / "external.onnx", 6, kWeights, bench::Weights::kDense);
  if (!can_copy(folder / "external.onnx", folder / "copied")) GTEST_SKIP() << "files are not copied by the system here";
  const auto mapped = load<onnx::ModelProto>(folder / "external.onnx");
  const std::uint64_t before = tests::resident_memory();
  std::uint64_t most = before;
  SaveOptions options;
  options.placement = GetParam();
  options.flush = false;
  options.progress = [&most](std::uint64_t, std::uint64_t) {
    most = std::max(most, tests::resident_memory());
    return true;
  };
  save(mapped, folder / "saved.onnx", options);
  EXPECT_LT(most - before, kWeights / 4);  // AddressSanitizer's shadow memory of the weights is an eighth of their size
  EXPECT_EQ(load<onnx::ModelProto>(folder / "saved.onnx"), mapped);
}

INSTANTIATE_TEST_SUITE_P(, SavedPages, testing::Values(DataPlacement::kInModel, DataPlacement::kOneFile));

}  // namespace
}  // namespace onnxgen::io
