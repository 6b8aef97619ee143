// Results that a read may have: fewer bytes than requested, an interruption, an error. This program defines its own
// pread64, which replaces the C library's.
#include <gtest/gtest.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <string>

#include "onnxgen/io/index.h"
#include "onnxgen/io/load.h"
#include "sample_models.h"
#include "temporary_folder.h"

namespace {

enum class Fault { kNone, kShort, kInterrupted, kError };
std::atomic<Fault> fault{Fault::kNone};
std::atomic<int> reads{0};

}  // namespace

// The library uses 64-bit offsets and therefore calls pread under this name.
extern "C" ssize_t pread64(int descriptor, void* to, size_t count, off64_t offset) {
  const int number = reads++;
  switch (fault) {
    case Fault::kNone:
      break;
    case Fault::kShort:
      count = count > 1000 ? 1000 : (count + 1) / 2;
      break;
    case Fault::kInterrupted:
      if (number % 2 == 0) {
        errno = EINTR;
        return -1;
      }
      break;
    case Fault::kError:
      if (count >= 100'000) {  // a read of the weights
        errno = EIO;
        return -1;
      }
      break;
  }
  return ::syscall(SYS_pread64, descriptor, to, count, offset);
}

namespace onnxgen::io {
namespace {

class FaultyReads : public testing::Test {
 protected:
  FaultyReads() {
    model_ = tests::model_with_tensors_everywhere();
    tests::fill_raw(*model_.mutable_graph()->add_initializer(), "large", tests::pattern(20'000'000));
    path_ = folder_.write("m.onnx", model_.SerializeAsString());
    folder_.write("w.bin", tests::pattern(20'000'000));
    external_path_ = folder_.write("external.onnx", tests::external_model("w.bin", 20'000'000).SerializeAsString());
    options_.holding = Holding::kOwned;
    options_.num_threads = 2;
  }
  ~FaultyReads() override { fault = Fault::kNone; }

  void start(Fault kind) {
    fault = kind;
    reads = 0;
  }

  tests::TemporaryFolder folder_;
  onnx::ModelProto model_;
  std::string path_;
  std::string external_path_;
  LoadOptions options_;
};

TEST_F(FaultyReads, ShortReadsAndInterruptionsAreHandled) {
  for (const Fault kind : {Fault::kShort, Fault::kInterrupted}) {
    start(kind);
    EXPECT_EQ(load<onnx::ModelProto>(path_, options_), model_);
    const auto external = load<onnx::ModelProto>(external_path_, options_);
    EXPECT_EQ(external.graph().initializer(0).raw_data(), tests::pattern(20'000'000));
    EXPECT_EQ(index(path_).tensors.size(), tests::kTensorsEverywhere + 1);
    EXPECT_GT(reads, 0) << "this program's own pread64 is used";
  }
}

TEST_F(FaultyReads, ErrorsNameTheFile) {
  onnx::ModelProto loaded;
  start(Fault::kError);
  Status status = try_load(path_, loaded, options_);
  EXPECT_EQ(status.code(), ErrorCode::kReadFailed);
  EXPECT_EQ(status.system_error(), EIO);
  EXPECT_EQ(status.message(), path_ + ": reading failed: Input/output error");
  EXPECT_EQ(loaded, onnx::ModelProto());
  start(Fault::kError);
  status = try_load(external_path_, loaded, options_);
  EXPECT_EQ(status.message(), (folder_ / "w.bin") + ": reading failed: Input/output error");
}

}  // namespace
}  // namespace onnxgen::io
