#include "onnxgen/file/file_lock.h"

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <string>
#include <thread>
#include <utility>

#include "temporary_folder.h"

namespace onnxgen::io {
namespace {

using Kind = FileLock::Kind;
using std::chrono::milliseconds;
using tests::TemporaryFolder;

class FileLocks : public testing::Test {
 protected:
  void SetUp() override {
    ASSERT_TRUE(File::open(path_, first_));
    ASSERT_TRUE(File::open(path_, second_));
  }

  TemporaryFolder folder_;
  std::string path_ = folder_.write("file", "");
  File first_;
  File second_;
  FileLock lock_;
  FileLock other_;
};

TEST_F(FileLocks, AreSharedOrExclusive) {
  const auto try_other = [this](Kind kind) { return FileLock::take(second_, kind, other_, milliseconds(1)).ok(); };
  ASSERT_TRUE(FileLock::take(first_, Kind::kShared, lock_));
  EXPECT_TRUE(try_other(Kind::kShared));
  other_.release();
  EXPECT_FALSE(try_other(Kind::kExclusive));
  ASSERT_TRUE(FileLock::take(first_, Kind::kExclusive, lock_));
  EXPECT_FALSE(try_other(Kind::kShared));
  EXPECT_FALSE(try_other(Kind::kExclusive));
  FileLock moved = std::move(lock_);
  EXPECT_FALSE(try_other(Kind::kShared));
  moved = FileLock();
  EXPECT_TRUE(try_other(Kind::kExclusive));
}

TEST_F(FileLocks, WaitingTimesOut) {
  ASSERT_TRUE(FileLock::take(first_, Kind::kExclusive, lock_));
  const auto begin = std::chrono::steady_clock::now();
  const Status status = FileLock::take(second_, Kind::kShared, other_, milliseconds(50));
  EXPECT_GE(std::chrono::steady_clock::now() - begin, milliseconds(50));
  EXPECT_EQ(status.code(), ErrorCode::kOpenFailed);
  EXPECT_EQ(status.file(), path_);
  EXPECT_NE(status.message().find("for 50 ms"), std::string::npos) << status.message();
}

TEST_F(FileLocks, WaitsForOtherHolders) {
  ASSERT_TRUE(FileLock::take(first_, Kind::kExclusive, lock_));
  std::thread releaser([this] {
    std::this_thread::sleep_for(milliseconds(30));
    lock_.release();
  });
  EXPECT_TRUE(FileLock::take(second_, Kind::kExclusive, other_));
  releaser.join();
}

// The lock is released however the process ends.
TEST_F(FileLocks, VanishesWithTheProcess) {
  const pid_t child = ::fork();
  if (child == 0) {
    File file;
    FileLock lock;
    const bool is_taken = File::open(path_, file) && FileLock::take(file, Kind::kExclusive, lock);
    ::_exit(is_taken ? 0 : 1);  // without unlocking
  }
  int status = -1;
  ASSERT_EQ(::waitpid(child, &status, 0), child);
  ASSERT_EQ(status, 0);
  EXPECT_TRUE(FileLock::take(first_, Kind::kExclusive, lock_, milliseconds(1)));
}

// Some file systems have no locks.
TEST(FileLock, DoesNotWaitIfLocksAreNotSupported) {
  FileLock lock;
  EXPECT_TRUE(FileLock::take(File(), Kind::kExclusive, lock));
}

}  // namespace
}  // namespace onnxgen::io
