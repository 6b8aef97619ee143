// Processes that load an archive while others replace its graph.
#include <gtest/gtest.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <functional>
#include <string>
#include <thread>
#include <vector>

#include "onnx/onnx-ml.pb.h"
#include "onnxgen/archive/load.h"
#include "onnxgen/archive/save.h"
#include "onnxgen/file/file_lock.h"
#include "sample_models.h"
#include "temporary_folder.h"
#include "tier.h"

namespace onnxgen::archive {
namespace {

using io::tests::fill_raw;
using io::tests::pattern;
using io::tests::TemporaryFolder;

// Number of loads. Set ONNXGEN_CONCURRENT_LOADS for a longer run.
std::uint64_t load_count() {
  const char* const wanted = std::getenv("ONNXGEN_CONCURRENT_LOADS");
  return wanted != nullptr ? std::strtoull(wanted, nullptr, 10) : onnxgen::tests::by_tier(150u, 600u);
}

// Counters shared by the processes.
struct Counts {
  std::atomic<std::uint64_t> loads{0};
  std::atomic<std::uint64_t> failed{0};
  std::atomic<std::uint64_t> mixed{0};
  std::atomic<std::uint64_t> replacements{0};
  std::atomic<std::uint64_t> refused{0};
  std::atomic<bool> is_over{false};
};

class SharedCounts {
 public:
  SharedCounts() : memory_(::mmap(nullptr, sizeof(Counts), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0)) {
    if (memory_ == MAP_FAILED) throw std::bad_alloc();
    new (memory_) Counts();
  }
  SharedCounts(const SharedCounts&) = delete;
  SharedCounts& operator=(const SharedCounts&) = delete;
  ~SharedCounts() { (void)::munmap(memory_, sizeof(Counts)); }

  Counts* operator->() const { return static_cast<Counts*>(memory_); }
  Counts& operator*() const { return *operator->(); }

 private:
  void* memory_;
};

pid_t start(const std::function<void()>& body) {
  const pid_t child = ::fork();
  if (child == 0) {
    body();
    ::_exit(0);
  }
  return child;
}

void wait_for(const std::vector<pid_t>& children) {
  for (const pid_t child : children) {
    int status = 0;
    ASSERT_EQ(::waitpid(child, &status, 0), child);
    EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0) << status;
  }
}

// Returns one of many graphs over the same weights. Its text and its number of nodes identify it.
onnx::ModelProto model_of(std::size_t number) {
  onnx::ModelProto model;
  model.set_producer_name(std::string(number * 1009 % 9000, static_cast<char>('a' + number % 26)));
  model.set_model_version(static_cast<std::int64_t>(number));
  for (unsigned i = 0; i < 4; ++i) {
    fill_raw(*model.mutable_graph()->add_initializer(), "w" + std::to_string(i), pattern(5000, i));
  }
  return model;
}

class Concurrent : public testing::TestWithParam<int> {
 protected:
  static constexpr std::uint64_t kMinReplacements = 10;

  void SetUp() override { save(model_of(0), path_); }

  void read_all(Counts& counts, std::uint64_t share) const {
    // Continues past the wanted loads until enough replacements have happened: some machines load faster than they
    // replace.
    for (std::uint64_t i = 0; i < share || (counts.replacements < kMinReplacements && counts.refused == 0); ++i) {
      LoadOptions options;
      options.holding = i % 2 == 0 ? io::Holding::kMapped : io::Holding::kOwned;
      onnx::ModelProto model;
      const Status status = try_load(path_, model, options);
      ++counts.loads;
      if (!status) {
        ++counts.failed;
        std::fprintf(stderr, "%s\n", status.message().c_str());
      } else if (model != model_of(static_cast<std::size_t>(model.model_version()))) {
        ++counts.mixed;
      }
    }
  }

  void replace_all(Counts& counts, std::size_t first) const {
    SaveOptions options;
    options.flush = false;  // so that replacements follow each other more closely
    for (std::size_t number = first; !counts.is_over; number += 2) {
      if (!try_replace_model(model_of(number % 1000), path_, options)) ++counts.refused;
      ++counts.replacements;
    }
  }

  TemporaryFolder folder_;
  std::string path_ = folder_ / "model.zip";
};

TEST_P(Concurrent, NoLoadFails) {
  constexpr std::uint64_t kReaders = 3;
  const SharedCounts counts;
  std::vector<pid_t> readers;
  std::vector<pid_t> replacers;
  for (int i = 0; i < GetParam(); ++i) {
    replacers.push_back(start([&] { replace_all(*counts, static_cast<std::size_t>(i)); }));
  }
  for (std::uint64_t i = 0; i < kReaders; ++i) {
    readers.push_back(start([&] { read_all(*counts, load_count() / kReaders); }));
  }
  wait_for(readers);
  counts->is_over = true;
  wait_for(replacers);
  EXPECT_EQ(counts->failed, 0u) << "of " << counts->loads;
  EXPECT_EQ(counts->mixed, 0u) << "of " << counts->loads;
  EXPECT_EQ(counts->refused, 0u) << "of " << counts->replacements;
  EXPECT_GE(counts->replacements, kMinReplacements);
  RecordProperty("loads", static_cast<int>(counts->loads));
  RecordProperty("replacements", static_cast<int>(counts->replacements));
  EXPECT_TRUE(try_replace_model(model_of(1), path_));
  EXPECT_EQ(load<onnx::ModelProto>(path_), model_of(1));
}

INSTANTIATE_TEST_SUITE_P(Replacers, Concurrent, testing::Values(1, 2), testing::PrintToStringParamName());

// A file renamed over the archive while a call waits for the lock becomes the archive that the call changes.
TEST(ConcurrentRename, TheFileOfThatNameIsChanged) {
  const TemporaryFolder folder;
  const std::string path = folder / "model.zip";
  save(model_of(0), path);
  io::File file;
  io::FileLock lock;
  ASSERT_TRUE(io::File::open(path, file));
  ASSERT_TRUE(io::FileLock::take(file, io::FileLock::Kind::kExclusive, lock));
  Status replaced(ErrorCode::kCancelled);
  onnx::ModelProto loaded;
  std::thread replacer([&] { replaced = try_replace_model(model_of(7), path); });
  std::thread reader([&] { EXPECT_TRUE(try_load(path, loaded)); });
  std::this_thread::sleep_for(std::chrono::milliseconds(100));
  EXPECT_EQ(replaced.code(), ErrorCode::kCancelled) << "it does not wait";
  save(model_of(1), path);
  lock.release();
  replacer.join();
  reader.join();
  EXPECT_TRUE(replaced) << replaced.message();
  EXPECT_EQ(load<onnx::ModelProto>(path), model_of(7));
  EXPECT_NE(loaded, model_of(0));
}

}  // namespace
}  // namespace onnxgen::archive
