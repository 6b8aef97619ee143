// State of the archive after an interrupted graph replacement, tested at every byte and every system call.
#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <ostream>
#include <string>
#include <vector>

#include "onnx/onnx-ml.pb.h"
#include "onnxgen/archive/end_record.h"
#include "onnxgen/archive/load.h"
#include "onnxgen/archive/save.h"
#include "sample_models.h"
#include "temporary_folder.h"
#include "tier.h"
#include "traced_save.h"
#include "zip_builder.h"

namespace onnxgen::archive {
namespace {

namespace fs = std::filesystem;
using io::tests::Fault;
using io::tests::fill_raw;
using io::tests::pattern;
using io::tests::TemporaryFolder;
using io::tests::TracedRun;

struct Scenario {
  const char* name;
  std::size_t old_text;  // bytes of the graph other than its tensors
  std::size_t new_text;
  bool adds_tensor;

  friend std::ostream& operator<<(std::ostream& out, const Scenario& scenario) { return out << scenario.name; }
};

constexpr Scenario kScenarios[] = {
    {"SameSize", 50, 50, false},
    {"Larger", 10, 3000, false},
    {"Smaller", 3000, 10, false},
    {"NewTensor", 100, 100, true},
};

onnx::ModelProto model_of(const std::string& text) {
  onnx::ModelProto model;
  model.set_producer_name(text);
  for (unsigned i = 0; i < 3; ++i) {
    fill_raw(*model.mutable_graph()->add_initializer(), "w" + std::to_string(i), pattern(1500, i));
  }
  fill_raw(*model.mutable_graph()->add_initializer(), "shape", "12345678");
  return model;
}

class ReplaceFaults : public io::tests::Traced<testing::TestWithParam<Scenario>> {
 protected:
  ReplaceFaults() : old_(model_of(std::string(GetParam().old_text, 'o'))) {
    new_ = model_of(std::string(GetParam().new_text, 'n'));
    if (GetParam().adds_tensor) fill_raw(*new_.mutable_graph()->add_initializer(), "added", pattern(2000, 9));
    save(old_, path_);
    old_bytes_ = folder_.read("model.zip");
  }

  enum class Found { kOld, kNew, kNeither };

  // Returns which model a load finds in an archive with these bytes.
  Found find(const std::string& bytes) const {
    onnx::ModelProto found;
    const Status status = try_load_from_memory(nullptr, bytes, found);
    if (!status) {
      ADD_FAILURE() << status.message();
      return Found::kNeither;
    }
    return found == new_ ? Found::kNew : found == old_ ? Found::kOld : Found::kNeither;
  }

  // Writes the text of an error to the file "message".
  std::function<int()> body(bool flush = true) const {
    return [this, flush] {
      SaveOptions options;
      options.flush = flush;
      const Status status = try_replace_model(new_, path_, options);
      if (!status) folder_.write("message", status.message());
      return status ? 0 : 1;
    };
  }

  // Creates the file again: some file systems flush a file that is overwritten.
  void restore() const {
    fs::remove(path_);
    folder_.write("model.zip", old_bytes_);
  }

  TemporaryFolder folder_;
  std::string path_ = folder_ / "model.zip";
  onnx::ModelProto old_;
  onnx::ModelProto new_;
  std::string old_bytes_;
};

// Returns whether a call changes the file.
bool is_change(long call) {
  return call == SYS_pwrite64 || call == SYS_pwritev || call == SYS_ftruncate;
}

// Returns the states of the file: the initial one, then the state after each change.
std::vector<std::string> states_of(const std::function<int()>& body, const TemporaryFolder& folder,
                                   const std::function<void()>& restore) {
  std::vector<std::string> states;
  for (std::uint64_t call = 0;; ++call) {
    restore();
    const TracedRun run = run_traced(body, is_change, call, Fault::kKill);
    states.push_back(folder.read("model.zip"));
    if (!run.is_killed) return states;
  }
}

constexpr std::size_t kGrowth = 499;

// Tests every prefix of the written bytes, in the order of writing. The quick tier tests every fifth state.
TEST_P(ReplaceFaults, CutAtEveryByte) {
  const std::vector<std::string> states = states_of(body(false), folder_, [this] { restore(); });
  ASSERT_GT(states.size(), 3u);
  bool seen_new = false;
  std::size_t checked = 0;
  const auto check = [&](const std::string& bytes) {
    const Found found = find(bytes);
    ASSERT_NE(found, Found::kNeither);
    ASSERT_FALSE(seen_new && found == Found::kOld) << "the old graph came back";
    seen_new |= found == Found::kNew;
    ++checked;
  };
  for (std::size_t i = 0; i + 1 < states.size(); ++i) {
    const std::string& from = states[i];
    const std::string& to = states[i + 1];
    check(from);
    if (to.size() < from.size()) continue;  // truncation is one step
    std::string bytes = from;
    while (bytes.size() < to.size()) {  // growth is usually one step
      bytes.resize(std::min(bytes.size() + kGrowth, to.size()), '\0');
      check(bytes);
    }
    std::size_t written = 0;
    for (std::size_t at = 0; at < to.size(); ++at) {
      if (bytes[at] == to[at]) continue;
      bytes[at] = to[at];
      if (++written % onnxgen::tests::by_tier<std::size_t>(5, 1) != 0) continue;
      check(bytes);
      if (HasFatalFailure()) FAIL() << "byte " << at << " of change " << i;
    }
  }
  check(states.back());
  EXPECT_TRUE(seen_new);
  EXPECT_GT(checked, onnxgen::tests::by_tier(100u, 500u));
}

// The file while it has extra space after the old archive, truncated at any point.
TEST_P(ReplaceFaults, CutOffAnywhere) {
  std::string longest;
  for (const std::string& state : states_of(body(false), folder_, [this] { restore(); })) {
    if (state.size() > longest.size()) longest = state;
  }
  for (std::size_t size = old_bytes_.size(); size < longest.size(); size += kGrowth) {
    ASSERT_EQ(find(longest.substr(0, size)), Found::kOld) << size << " of " << longest.size();
  }
  for (std::size_t size = longest.size() - kMarkSize; size <= longest.size(); ++size) {
    ASSERT_EQ(find(longest.substr(0, size)), Found::kOld) << size << " of " << longest.size();
  }
}

// Wherever the process is killed, the next call repairs the archive.
TEST_P(ReplaceFaults, KilledAtEveryCall) {
  restore();
  ASSERT_EQ(body()(), 0);
  const std::string expected = folder_.read("model.zip");
  bool seen_new = false;
  bool seen_old = false;
  for (std::uint64_t call = 0;; ++call) {
    restore();
    const TracedRun run = run_traced(
        body(), [](long number) { return is_change(number) || number == SYS_fdatasync || number == SYS_flock; }, call,
        Fault::kKill);
    const Found found = find(folder_.read("model.zip"));
    ASSERT_NE(found, Found::kNeither) << "killed at call " << call;
    EXPECT_FALSE(seen_new && found == Found::kOld);
    (found == Found::kNew ? seen_new : seen_old) = true;
    ASSERT_EQ(body()(), 0);
    if (!GetParam().adds_tensor) {
      EXPECT_EQ(folder_.read("model.zip"), expected) << "killed at call " << call;
    }
    EXPECT_EQ(find(folder_.read("model.zip")), Found::kNew);
    if (!run.is_killed) break;
  }
  EXPECT_TRUE(seen_old && seen_new);
}

// After a failed call the archive is unchanged or has the new graph, and the Status says which.
TEST_P(ReplaceFaults, EveryCallFails) {
  if (!io::tests::can_fail_calls()) GTEST_SKIP() << "making calls fail is written for x86-64 only";
  const auto counts = [](long number) { return is_change(number) || number == SYS_fdatasync; };
  const std::size_t calls = run_traced(body(), counts, io::tests::kNoCall, Fault::kFail).calls.size();
  ASSERT_GT(calls, 5u);
  for (std::uint64_t call = 0; call < calls; ++call) {
    restore();
    const TracedRun run = run_traced(body(), counts, call, Fault::kFail, ENOSPC);
    EXPECT_EQ(run.exit_status, 1) << call;
    const Found found = find(folder_.read("model.zip"));
    ASSERT_NE(found, Found::kNeither) << call;
    const std::string message = folder_.read("message");
    const bool is_told = message.find("the new model has been saved") != std::string::npos;
    EXPECT_EQ(is_told, found == Found::kNew) << call << ": " << message;
    if (found == Found::kOld) {
      EXPECT_EQ(folder_.read("model.zip"), old_bytes_) << call;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(All, ReplaceFaults, testing::ValuesIn(kScenarios),
                         [](const auto& scenario) { return std::string(scenario.param.name); });

// Returns an archive followed by the bytes that replace_model() writes while it works: `room`, then the shield with the
// end mark.
std::string marked(const std::string& zip, const std::string& room) {
  std::string file = zip + room;
  file.resize(file.size() + kShieldSize, '\0');
  return file.replace(file.size() - kMarkSize, kMarkSize, end_mark(zip.size(), file.size()));
}

class InterruptedEnd : public testing::Test {
 protected:
  Status load_bytes(const std::string& bytes) {
    model_ = onnx::ModelProto();
    return try_load_from_memory(nullptr, bytes, model_);
  }

  onnx::ModelProto old_ = model_of("old");
  std::string zip_ = tests::ZipBuilder().add("__MODEL_PROTO", old_.SerializeAsString()).finish();
  onnx::ModelProto model_;
};

// The contents of the room are ignored, even if they are a complete archive. Other programs find no end record in such
// a file.
TEST_F(InterruptedEnd, IsTheMarkedOne) {
  const std::string other = tests::ZipBuilder().add("__MODEL_PROTO", model_of("other").SerializeAsString()).finish();
  for (const std::string& room : {std::string(), std::string(5'000'000, 'n'), other, std::string(100, '\0')}) {
    EXPECT_TRUE(load_bytes(marked(zip_, room))) << room.size();
    EXPECT_EQ(model_, old_);
  }
}

TEST_F(InterruptedEnd, IsBeforeZerosOnly) {
  for (const std::size_t zeros : {1u, 10u, 40u, 100'000u, 3'000'000u}) {
    EXPECT_TRUE(load_bytes(zip_ + std::string(zeros, '\0'))) << zeros;
    EXPECT_EQ(model_, old_);
  }
  // Zeros in a comment belong to the archive.
  const std::string commented =
      tests::ZipBuilder().add("__MODEL_PROTO", old_.SerializeAsString()).finish(std::string(10, '\0'));
  EXPECT_TRUE(load_bytes(commented));
  EXPECT_TRUE(load_bytes(commented + std::string(10, '\0')));
}

// An archive followed by anything else is rejected, even though some readers search for an earlier end record.
TEST_F(InterruptedEnd, IsNotBeforeAnythingElse) {
  const std::string sound = marked(zip_, "room");
  ASSERT_TRUE(load_bytes(sound));
  const std::string other_member = std::string("PK\3\4") + std::string(26, '\0') + "__MODEL_PROTO";
  for (const std::string& behind : {std::string("x"), other_member, std::string("PK\1\2"), std::string(100, 'x')}) {
    EXPECT_EQ(load_bytes(zip_ + behind).code(), ErrorCode::kInvalidArchive) << behind;
    EXPECT_EQ(load_bytes(zip_ + std::string(5000, '\0') + behind).code(), ErrorCode::kInvalidArchive) << behind;
  }
  // Rejects a mark that does not match the file, a damaged mark, and a mark without its shield.
  EXPECT_FALSE(load_bytes("x" + sound));
  for (const std::size_t back : {1u, 5u, 9u, 13u, 17u, 30u, 40u, 41u, 1000u, 100'000u}) {
    std::string changed = sound;
    changed[changed.size() - back] = static_cast<char>(changed[changed.size() - back] ^ 0x40);
    EXPECT_EQ(load_bytes(changed).code(), ErrorCode::kInvalidArchive) << back;
  }
}

// Two concatenated archives are rejected, whatever bytes are between and after them.
TEST_F(InterruptedEnd, IsNotThatOfAPrecedingArchive) {
  const std::string other = tests::ZipBuilder().add("__MODEL_PROTO", model_of("other").SerializeAsString()).finish();
  for (const std::string& behind : {std::string(), std::string(1, 'x'), std::string(1, '\0'), std::string(30, 'x')}) {
    EXPECT_EQ(load_bytes(zip_ + other + behind).code(), ErrorCode::kInvalidArchive) << behind.size();
    EXPECT_EQ(load_bytes(zip_ + std::string(10, '\0') + other + behind).code(), ErrorCode::kInvalidArchive);
  }
  std::string near = zip_ + other + std::string(60'000, '\0');
  near += end_mark(zip_.size(), near.size() + kMarkSize);
  EXPECT_EQ(load_bytes(near).code(), ErrorCode::kInvalidArchive) << "others would find the second";
}

class SaveFolderFaults : public io::tests::Traced<testing::Test> {};

TEST_F(SaveFolderFaults, AFailureAfterTheRenameSaysSo) {
  if (!io::tests::can_fail_calls()) GTEST_SKIP() << "making calls fail is written for x86-64 only";
  bool was_saved = false;
  for (std::uint64_t call = 0;; ++call) {
    const TemporaryFolder folder;
    const auto body = [&folder] {
      const Status status = try_save_folder(model_of(""), folder / "m");
      folder.write("message", status.message());
      return status ? 0 : 1;
    };
    const auto is_flush = [](long number) { return number == SYS_fsync; };
    const TracedRun run = run_traced(body, is_flush, call, Fault::kFail, EIO);
    if (run.exit_status == 0) break;
    const bool is_saved = fs::exists(folder / "m");
    const bool is_told = folder.read("message").find("the new model has been saved") != std::string::npos;
    EXPECT_EQ(is_told, is_saved) << folder.read("message");
    was_saved = was_saved || is_saved;
  }
  EXPECT_TRUE(was_saved);
}

}  // namespace
}  // namespace onnxgen::archive
