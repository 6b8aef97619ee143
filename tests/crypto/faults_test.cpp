// State of the files after a save fails or is killed, tested at every system call that the save makes.
#include <gtest/gtest.h>
#include <sys/syscall.h>

#include <cerrno>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>

#include "onnx/onnx-ml.pb.h"
#include "onnxgen/crypto/load.h"
#include "onnxgen/crypto/save.h"
#include "sample_models.h"
#include "sample_secrets.h"
#include "temporary_folder.h"
#include "traced_save.h"

namespace onnxgen::crypto {
namespace {

namespace fs = std::filesystem;
using io::tests::error_for;
using io::tests::Fault;
using io::tests::pattern;
using io::tests::run_traced;
using io::tests::TemporaryFolder;
using io::tests::TracedRun;
using tests::key_bytes;

constexpr const char* kMarker = "would be seen in the clear";

onnx::ModelProto model_of(unsigned seed) {
  onnx::ModelProto model;
  model.set_ir_version(8);
  model.set_producer_name(kMarker + std::to_string(seed));
  io::tests::fill_raw(*model.mutable_graph()->add_initializer(), "w", pattern(1'200'000, seed));
  return model;
}

const onnx::ModelProto& old_model() {
  static const onnx::ModelProto model = model_of(1);
  return model;
}

class CryptoFaults : public io::tests::Traced<testing::Test> {
 protected:
  // A folder that contains the old model.
  struct Stage {
    TemporaryFolder folder;
    std::string path = folder.write("m.onnxc", old_bytes());

    static const std::string& old_bytes() {
      static const std::string bytes = save_to_memory(old_model(), key_bytes());
      return bytes;
    }
  };

  static std::function<int()> body_of(const Stage& stage, const onnx::ModelProto& model) {
    return [&stage, &model] {
      SaveOptions options;
      options.num_threads = 1;
      return try_save(model, stage.path, key_bytes(), options) ? 0 : 1;
    };
  }

  static void expect_no_plaintext(const Stage& stage) {
    for (const fs::directory_entry& entry : fs::directory_iterator(stage.folder.path())) {
      EXPECT_EQ(stage.folder.read(entry.path().filename().string()).find(kMarker), std::string::npos);
    }
  }
};

TEST_F(CryptoFaults, KilledAtEveryCall) {
  const onnx::ModelProto new_model = model_of(2);
  bool seen_old = false;
  bool seen_new = false;
  std::uint64_t call = 0;
  for (bool is_killed = true; is_killed; ++call) {
    const Stage stage;
    const TracedRun run = run_traced(
        body_of(stage, new_model), [](long) { return true; }, call, Fault::kKill);
    is_killed = run.is_killed;
    const bool is_old = stage.folder.read("m.onnxc") == Stage::old_bytes();
    (is_old ? seen_old : seen_new) = true;
    EXPECT_FALSE(seen_new && is_old) << "the old model came back";
    const auto found = load<onnx::ModelProto>(stage.path, key_bytes());
    EXPECT_EQ(found, is_old ? old_model() : new_model) << "killed at call " << call;
    expect_no_plaintext(stage);
  }
  EXPECT_TRUE(seen_old && seen_new);
  EXPECT_GT(call, 8u);
}

TEST_F(CryptoFaults, EveryCallFails) {
  if (!io::tests::can_fail_calls()) GTEST_SKIP() << "making calls fail is written for x86-64 only";
  const onnx::ModelProto new_model = model_of(2);
  const auto can_fail = [](long call) { return error_for(call) != 0; };
  const Stage counted;
  const TracedRun all = run_traced(body_of(counted, new_model), can_fail, io::tests::kNoCall, Fault::kFail);
  ASSERT_EQ(all.exit_status, 0);
  ASSERT_GE(all.calls.size(), 8u);
  for (std::uint64_t call = 0; call < all.calls.size(); ++call) {
    const Stage stage;
    const long number = all.calls[call];
    const TracedRun run = run_traced(body_of(stage, new_model), can_fail, call, Fault::kFail, error_for(number));
    if (run.exit_status == 0) {
      // Calls that may fail: OpenSSL can do without the file of random numbers, and a file system may lack locks.
      EXPECT_TRUE(number == SYS_openat || number == SYS_flock);
      continue;
    }
    const bool is_new = stage.folder.read("m.onnxc") != Stage::old_bytes();
    EXPECT_EQ(load<onnx::ModelProto>(stage.path, key_bytes()), is_new ? new_model : old_model());
    // After the rename, only the flush of the folder can fail.
    EXPECT_TRUE(!is_new || number == SYS_fsync);
    EXPECT_EQ(std::distance(fs::directory_iterator(stage.folder.path()), fs::directory_iterator()), 1)
        << "call " << call << ", number " << number;
    expect_no_plaintext(stage);
  }
}

}  // namespace
}  // namespace onnxgen::crypto
