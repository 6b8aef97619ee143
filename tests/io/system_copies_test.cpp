// Which bytes the system copies from file to file, by the calls that a save makes.
#include <gtest/gtest.h>
#include <sys/syscall.h>

#include <algorithm>
#include <string>

#include "onnxgen/io/load.h"
#include "onnxgen/io/save.h"
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
  // A model of three tensors of 1 MiB and some, which do not lie alike in the pages of any two files.
  SystemCopies() {
    for (unsigned i = 0; i < 3; ++i) {
      tests::fill_raw(*model_.mutable_graph()->add_initializer(), "w", pattern((1u << 20) + 1 + i, i));
    }
  }

  static Calls calls_of(const onnx::ModelProto& model, const std::string& path, const SaveOptions& options) {
    // A save writes at offsets. What sanitizers write, to see whether memory is there, goes to a pipe by write().
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

// A call a tensor for its bytes, and one for what lies before each tensor.
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

}  // namespace
}  // namespace onnxgen::io
