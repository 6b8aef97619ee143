// State of the files after a save fails or is killed, tested at every system call that the save makes.
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/mount.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <functional>
#include <map>
#include <ostream>
#include <string>
#include <vector>

#include "onnxgen/io/load.h"
#include "onnxgen/io/save.h"
#include "sample_models.h"
#include "temporary_folder.h"
#include "tier.h"
#include "traced_save.h"

namespace onnxgen::io {
namespace {

namespace fs = std::filesystem;
using tests::Fault;
using tests::pattern;
using tests::TemporaryFolder;

onnx::ModelProto model_of(unsigned seed) {
  onnx::ModelProto model;
  model.set_ir_version(8);
  model.set_producer_name("seed " + std::to_string(seed));
  for (unsigned i = 0; i < 3; ++i) {
    tests::fill_raw(*model.mutable_graph()->add_initializer(), "w" + std::to_string(i),
                    pattern(5000 + 1000 * i, seed + i));
  }
  tests::fill_raw(*model.mutable_graph()->add_initializer(), "large", pattern(300'000, seed + 9));
  return model;
}

// How the old and the new model are stored, and how the new one is created.
struct Scenario {
  const char* name;
  bool has_old;
  DataPlacement old_placement;
  DataPlacement new_placement;
  const char* new_location;
  bool from_mapped_old;  // the new model is the mapped old model, modified

  friend std::ostream& operator<<(std::ostream& out, const Scenario& scenario) { return out << scenario.name; }
};

constexpr Scenario kScenarios[] = {
    {"SingleNew", false, DataPlacement::kInModel, DataPlacement::kInModel, "", false},
    {"SingleOverSingle", true, DataPlacement::kInModel, DataPlacement::kInModel, "", false},
    {"SingleOverItself", true, DataPlacement::kInModel, DataPlacement::kInModel, "", true},
    {"ExternalNew", false, DataPlacement::kInModel, DataPlacement::kOneFile, "sub/w.data", false},
    {"ExternalOverSingle", true, DataPlacement::kInModel, DataPlacement::kOneFile, "", false},
    {"ExternalOverExternal", true, DataPlacement::kOneFile, DataPlacement::kOneFile, "", false},
    {"ExternalOverItself", true, DataPlacement::kOneFile, DataPlacement::kOneFile, "", true},
    {"FilesOverFiles", true, DataPlacement::kFilePerTensor, DataPlacement::kFilePerTensor, "", true},
    {"SingleOverExternal", true, DataPlacement::kOneFile, DataPlacement::kInModel, "", true},
};

SaveOptions with(DataPlacement placement, const char* location) {
  SaveOptions options;
  options.placement = placement;
  options.location = location;
  return options;
}

// Text that a child process passes to its parent.
class SharedText {
 public:
  SharedText() : text_(static_cast<char*>(::mmap(nullptr, kSize, PROT_READ | PROT_WRITE, kFlags, -1, 0))) {}
  SharedText(const SharedText&) = delete;
  SharedText& operator=(const SharedText&) = delete;
  ~SharedText() { (void)::munmap(text_, kSize); }

  void set(const std::string& text) const { text.copy(text_, kSize - 1); }
  std::string get() const { return text_; }

 private:
  static constexpr std::size_t kSize = 16 * 1024;
  static constexpr int kFlags = MAP_SHARED | MAP_ANONYMOUS;

  char* text_;
};

class SaveFaults : public tests::Traced<testing::TestWithParam<Scenario>> {
 protected:
  // The quick tier tests every third call.
  const std::uint64_t step_ = onnxgen::tests::by_tier(3u, 1u);

  // A new folder that contains the old model.
  struct Stage {
    TemporaryFolder folder;
    std::string path = folder / "model.onnx";
    onnx::ModelProto old_model;
    onnx::ModelProto new_model;
    std::map<std::string, std::string> old_files;
    SharedText message;  // message of the failed save's status
  };

  static std::map<std::string, std::string> files_in(const TemporaryFolder& folder) {
    std::map<std::string, std::string> files;
    for (const auto& entry : fs::recursive_directory_iterator(folder.path())) {
      const std::string name = entry.path().lexically_relative(folder.path()).string();
      files[name] = entry.is_directory() ? "folder" : folder.read(name);
    }
    return files;
  }

  static void set_up(Stage& stage) {
    const Scenario& scenario = GetParam();
    stage.old_model = model_of(1);
    stage.new_model = model_of(scenario.from_mapped_old ? 1 : 50);
    SaveOptions options = with(scenario.old_placement, "");
    options.flush = false;
    if (scenario.has_old) save(stage.old_model, stage.path, options);
    if (scenario.from_mapped_old) {
      stage.new_model = load<onnx::ModelProto>(stage.path);
      stage.new_model.set_producer_name("changed");
      // Reorders the tensors, so that old offsets do not match the new data.
      stage.new_model.mutable_graph()->mutable_initializer()->SwapElements(0, 3);
    }
    stage.old_files = files_in(stage.folder);
  }

  static std::function<int()> body_of(const Stage& stage, bool flush = true) {
    return [&stage, flush] {
      SaveOptions options = with(GetParam().new_placement, GetParam().new_location);
      options.flush = flush;
      const Status status = try_save(stage.new_model, stage.path, options);
      if (!status) stage.message.set(status.message());
      return status ? 0 : 1;
    };
  }

  // Checks that the next save succeeds and removes the leftovers of earlier ones.
  static void expect_next_save_to_clean_up(const Stage& stage) {
    SaveOptions options = with(GetParam().new_placement, GetParam().new_location);
    options.flush = false;
    const Status status = try_save(stage.new_model, stage.path, options);
    ASSERT_TRUE(status) << status.message();
    EXPECT_EQ(find(stage), Found::kNew);
    for (const auto& [name, content] : files_in(stage.folder)) {
      EXPECT_EQ(name.find(".onnxgen-"), std::string::npos) << name << " was left behind";
    }
  }

  enum class Found { kOld, kNew, kNeither };

  // Returns which model a strict load finds.
  static Found find(const Stage& stage) {
    if (!fs::exists(stage.path)) return GetParam().has_old ? Found::kNeither : Found::kOld;
    onnx::ModelProto found;
    const Status status = try_load(stage.path, found);
    if (!status) {
      ADD_FAILURE() << status.message();
      return Found::kNeither;
    }
    if (found == stage.new_model) return Found::kNew;
    return GetParam().has_old && found == stage.old_model ? Found::kOld : Found::kNeither;
  }
};

// Returns whether a call changes no file: memory calls, whose number depends on the allocator, and read-only calls.
// Killing the process at such a call is equivalent to killing it at the next call.
bool changes_no_file(long call) {
  switch (call) {
    case SYS_brk:
    case SYS_fcntl:
    case SYS_fstat:
    case SYS_getdents64:
    case SYS_getrandom:
    case SYS_lseek:
    case SYS_madvise:
    case SYS_mmap:
    case SYS_mprotect:
    case SYS_mremap:
    case SYS_munmap:
    case SYS_newfstatat:
    case SYS_pread64:
    case SYS_read:
      return true;
    default:
      return false;
  }
}

TEST_P(SaveFaults, KilledAtEveryCall) {
  bool seen_old = false;
  bool seen_new = false;
  std::uint64_t call = 0;
  for (bool is_killed = true; is_killed; call += step_) {
    Stage stage;
    set_up(stage);
    const tests::TracedRun run = run_traced(
        body_of(stage), [](long number) { return !changes_no_file(number); }, call, Fault::kKill);
    is_killed = run.is_killed;
    const Found found = find(stage);
    ASSERT_NE(found, Found::kNeither) << "killed at call " << call << ", number " << run.calls.back();
    EXPECT_FALSE(seen_new && found == Found::kOld) << "the old model came back";
    (found == Found::kOld ? seen_old : seen_new) = true;
    if (!is_killed) {
      EXPECT_EQ(run.exit_status, 0);
      EXPECT_EQ(found, Found::kNew);
      continue;
    }
    expect_next_save_to_clean_up(stage);
  }
  EXPECT_TRUE(seen_old && seen_new);
  EXPECT_GT(call, 10u);
}

bool can_fail(long call) {
  return tests::error_for(call) != 0;
}

TEST_P(SaveFaults, EveryCallFails) {
  if (!tests::can_fail_calls()) GTEST_SKIP() << "making calls fail is written for x86-64 only";
  std::vector<long> calls;
  {
    Stage stage;
    set_up(stage);
    calls = run_traced(body_of(stage), can_fail, tests::kNoCall, Fault::kFail).calls;
  }
  std::uint64_t failures = 0;
  for (std::uint64_t call = 0; call < calls.size(); call += step_) {
    const int error = tests::error_for(calls[call]);
    Stage stage;
    set_up(stage);
    const tests::TracedRun run = run_traced(body_of(stage), can_fail, call, Fault::kFail, error);
    ASSERT_EQ(run.calls.at(call), calls[call]);
    SCOPED_TRACE("call " + std::to_string(call) + ", number " + std::to_string(calls[call]));
    ASSERT_FALSE(run.is_killed);
    const Found found = find(stage);
    ASSERT_NE(found, Found::kNeither);
    const auto files = files_in(stage.folder);
    if (run.exit_status == 0) {
      // Calls that may fail: linkat and flock, which some file systems do not support, and cleanup (searching for
      // leftovers of other saves, removing empty folders).
      const bool is_optional = calls[call] == SYS_linkat || calls[call] == SYS_flock || calls[call] == SYS_openat ||
                               calls[call] == SYS_unlinkat;
      EXPECT_TRUE(is_optional);
      EXPECT_EQ(found, Found::kNew);
    } else {
      ++failures;
      EXPECT_TRUE(found == Found::kNew || files == stage.old_files) << "something was left behind";
      const bool is_told = stage.message.get().find("the new model has been saved") != std::string::npos;
      EXPECT_EQ(is_told, found == Found::kNew) << stage.message.get();
    }
    for (const auto& [name, content] : files) {
      const bool is_temporary = name.find(".onnxgen-") != std::string::npos;
      // While the intermediate model is in place, it refers to temporary data files.
      const bool is_named = files.at("model.onnx").find(name) != std::string::npos;
      const bool is_surplus = found == Found::kNew && fs::hard_link_count(stage.folder / name) == 2;
      EXPECT_TRUE(!is_temporary || is_named || is_surplus) << name;
      // The error message must name every leftover file.
      const bool is_told = stage.message.get().find(name) != std::string::npos;
      EXPECT_TRUE(!is_temporary || is_told) << name << " is not in: " << stage.message.get();
    }
    expect_next_save_to_clean_up(stage);
  }
  EXPECT_GE(failures, 4u / step_);
}

// Scenarios that differ in which files exist when a call fails.
class UnremovableFiles : public SaveFaults {};

// Every call fails, and the files created so far cannot be removed. The error must name the leftovers, and the next
// save must remove them.
TEST_P(UnremovableFiles, AreNamedAndRemovedByTheNextSave) {
  if (!tests::can_fail_calls()) GTEST_SKIP() << "making calls fail is written for x86-64 only";
  std::vector<long> calls;
  {
    Stage stage;
    set_up(stage);
    calls = run_traced(body_of(stage, false), can_fail, tests::kNoCall, Fault::kFail).calls;
  }
  std::uint64_t left = 0;
  for (std::uint64_t call = 0; call < calls.size(); call += step_) {
    SCOPED_TRACE("call " + std::to_string(call) + ", number " + std::to_string(calls[call]));
    Stage stage;
    set_up(stage);
    const int error = tests::error_for(calls[call]);
    (void)run_traced(body_of(stage, false), can_fail, call, Fault::kFail, error, SYS_unlinkat);
    ASSERT_NE(find(stage), Found::kNeither);
    for (const auto& [name, content] : files_in(stage.folder)) {
      if (name.find(".onnxgen-") == std::string::npos) continue;
      ++left;
      EXPECT_NE(stage.message.get().find(name), std::string::npos) << name << " is not in: " << stage.message.get();
    }
    expect_next_save_to_clean_up(stage);
  }
  EXPECT_GE(left, 1u);
}

INSTANTIATE_TEST_SUITE_P(All, SaveFaults, testing::ValuesIn(kScenarios),
                         [](const auto& scenario) { return std::string(scenario.param.name); });

INSTANTIATE_TEST_SUITE_P(Some, UnremovableFiles, testing::Values(kScenarios[1], kScenarios[3], kScenarios[5]),
                         [](const auto& scenario) { return std::string(scenario.param.name); });

// Runs `body` in a child process, because resource limits cannot be raised again.
int run_child(const std::function<int()>& body) {
  const pid_t child = ::fork();
  if (child == 0) ::_exit(body());
  int status = 0;
  return ::waitpid(child, &status, 0) == child && WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

TEST(SaveLimits, AFileThatMayNotGrowLeavesTheOldModel) {
  TemporaryFolder folder;
  const std::string path = folder / "model.onnx";
  for (const DataPlacement placement : {DataPlacement::kInModel, DataPlacement::kOneFile}) {
    const SaveOptions options = with(placement, "");
    save(model_of(1), path, options);
    const auto old_data = folder.read("model.onnx.data");
    const int exit_status = run_child([&] {
      const rlimit limit = {200'000, 200'000};
      if (::setrlimit(RLIMIT_FSIZE, &limit) != 0 || ::signal(SIGXFSZ, SIG_IGN) == SIG_ERR) return 2;
      const Status status = try_save(model_of(50), path, options);
      return status.code() == ErrorCode::kWriteFailed && status.system_error() == EFBIG ? 0 : 1;
    });
    EXPECT_EQ(exit_status, 0);
    EXPECT_EQ(load<onnx::ModelProto>(path), model_of(1));
    EXPECT_EQ(folder.read("model.onnx.data"), old_data);
    const auto entries = fs::directory_iterator(folder.path());
    EXPECT_EQ(std::distance(fs::begin(entries), fs::end(entries)), placement == DataPlacement::kInModel ? 1 : 2);
  }
}

TEST(SaveLimits, AFullDiskLeavesTheOldModel) {
  TemporaryFolder folder;
  const std::string mounted = folder / "disk";
  fs::create_directory(mounted);
  if (::mount("tmpfs", mounted.c_str(), "tmpfs", 0, "size=700k") != 0) {
    GTEST_SKIP() << "mounting a small tmpfs needs root";
  }
  const std::string path = mounted + "/model.onnx";
  for (const DataPlacement placement : {DataPlacement::kInModel, DataPlacement::kOneFile}) {
    const SaveOptions options = with(placement, "");
    fs::remove(path);
    save(model_of(1), path, options);
    onnx::ModelProto larger = model_of(50);
    tests::fill_raw(*larger.mutable_graph()->add_initializer(), "more", pattern(300'000, 70));
    const Status status = try_save(larger, path, options);
    EXPECT_EQ(status.code(), ErrorCode::kWriteFailed);
    EXPECT_EQ(status.system_error(), ENOSPC);
    EXPECT_EQ(load<onnx::ModelProto>(path), model_of(1));
    const auto entries = fs::directory_iterator(mounted);
    EXPECT_EQ(std::distance(fs::begin(entries), fs::end(entries)), placement == DataPlacement::kInModel ? 1 : 2);
  }
  EXPECT_EQ(::umount2(mounted.c_str(), MNT_DETACH), 0);
}

}  // namespace
}  // namespace onnxgen::io
