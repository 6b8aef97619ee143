// Programs that save and load the same model concurrently. A load must see a model together with its own data files.
#include <fcntl.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <new>
#include <ostream>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "onnxgen/file/folder_lock.h"
#include "onnxgen/io/load.h"
#include "onnxgen/io/save.h"
#include "sample_models.h"
#include "temporary_folder.h"
#include "tier.h"

namespace onnxgen::io {
namespace {

using tests::fill_raw;
using tests::pattern;
using tests::TemporaryFolder;

// Number of loads. Set ONNXGEN_LOADS=15000 for a thorough run.
std::uint64_t wanted_loads() {
  const char* const wanted = std::getenv("ONNXGEN_LOADS");
  return wanted != nullptr ? std::strtoull(wanted, nullptr, 10) : onnxgen::tests::by_tier(100u, 1000u);
}

// Counters in memory shared by the programs.
struct Counts {
  std::atomic<bool> is_over{false};
  std::atomic<std::uint64_t> saves{0};
  std::atomic<std::uint64_t> failed_saves{0};
  std::atomic<std::uint64_t> loads{0};
  std::atomic<std::uint64_t> failed_loads{0};
  std::atomic<std::uint64_t> mixed_loads{0};
  char failure[500] = {};  // message of one failure

  void keep(const Status& status) { std::strncpy(failure, status.message().c_str(), sizeof failure - 1); }
};

class SharedCounts {
 public:
  SharedCounts()
      : memory_(::mmap(nullptr, sizeof(Counts), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0)),
        counts_(new (memory_) Counts) {}
  SharedCounts(const SharedCounts&) = delete;
  SharedCounts& operator=(const SharedCounts&) = delete;
  ~SharedCounts() { (void)::munmap(memory_, sizeof(Counts)); }

  Counts* operator->() const noexcept { return counts_; }
  Counts& operator*() const noexcept { return *counts_; }

 private:
  void* memory_;
  Counts* counts_;
};

// A process that runs `body`. The destructor kills it if it still runs.
class Program {
 public:
  explicit Program(const std::function<void()>& body) : id_(::fork()) {
    if (id_ != 0) return;
    body();
    ::_exit(0);
  }
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;
  ~Program() {
    if (id_ <= 0) return;
    (void)::kill(id_, SIGKILL);
    (void)::waitpid(id_, nullptr, 0);
  }

  // Returns whether the process exited successfully.
  bool wait() {
    int status = 0;
    const bool is_ok = ::waitpid(id_, &status, 0) == id_ && WIFEXITED(status) && WEXITSTATUS(status) == 0;
    id_ = -1;
    return is_ok;
  }

 private:
  pid_t id_;
};

// Returns a model whose graph and weights depend on `seed`. Weights have the same sizes in all models, so only their
// bytes distinguish old from new.
onnx::ModelProto model_of(unsigned seed, unsigned tensors) {
  onnx::ModelProto model;
  model.set_ir_version(8);
  model.set_producer_name(std::to_string(seed));
  for (unsigned i = 0; i < tensors; ++i) {
    fill_raw(*model.mutable_graph()->add_initializer(), "w" + std::to_string(i), pattern(2000, seed));
  }
  return model;
}

bool is_whole(const onnx::ModelProto& model, unsigned tensors) {
  const std::string weights = pattern(2000, static_cast<unsigned>(std::stoul(std::string(model.producer_name()))));
  if (model.graph().initializer_size() != tensors) return false;
  for (const onnx::TensorProto& tensor : model.graph().initializer()) {
    if (tensor.raw_data() != weights) return false;
  }
  return true;
}

struct Storage {
  const char* name;
  unsigned tensors;
  SaveOptions options;
  Holding holding;

  friend std::ostream& operator<<(std::ostream& out, const Storage& storage) { return out << storage.name; }
};

SaveOptions with(DataPlacement placement, const char* location, std::uint64_t file_size) {
  SaveOptions options;
  options.placement = placement;
  options.location = location;
  options.max_external_file_size = file_size;
  options.flush = false;
  return options;
}

const Storage kStorages[] = {
    {"OneFile", 3, with(DataPlacement::kOneFile, "", ~std::uint64_t{0}), Holding::kMapped},
    {"InASubfolder", 3, with(DataPlacement::kOneFile, "sub/w.bin", ~std::uint64_t{0}), Holding::kOwned},
    {"ManyFiles", 70, with(DataPlacement::kFilePerTensor, "", ~std::uint64_t{0}), Holding::kOwned},
};

class TwoPrograms : public testing::TestWithParam<Storage> {
 protected:
  void save_until_over(unsigned seed) {
    for (unsigned i = 0; !counts_->is_over; ++i) {
      const Status status = try_save(model_of(seed + i % 2, tensors()), path_, GetParam().options);
      ++(status ? counts_->saves : counts_->failed_saves);
      if (!status) counts_->keep(status);
    }
  }

  void load_until_over(std::uint64_t loads) {
    LoadOptions options;
    options.holding = GetParam().holding;
    options.num_threads = 1;
    // Continues past the wanted loads until enough saves have happened: some machines load faster than they save.
    while (counts_->loads++ < loads || (counts_->saves < kMinSaves && counts_->failed_saves == 0)) {
      onnx::ModelProto model;
      const Status status = try_load(path_, model, options);
      if (!status) {
        ++counts_->failed_loads;
        counts_->keep(status);
      } else if (!is_whole(model, tensors())) {
        ++counts_->mixed_loads;
      }
    }
  }

  unsigned tensors() const { return GetParam().tensors; }

  const std::uint64_t kMinSaves = onnxgen::tests::by_tier(4u, 10u);

  void expect_whole(std::uint64_t saves) {
    EXPECT_EQ(counts_->failed_loads, 0u) << counts_->failure;
    EXPECT_EQ(counts_->failed_saves, 0u) << counts_->failure;
    EXPECT_EQ(counts_->mixed_loads, 0u);
    EXPECT_GE(counts_->saves, saves);
    RecordProperty("saves", std::to_string(counts_->saves));
    for (const std::string& file : folder_.files()) EXPECT_EQ(file.find(".onnxgen-"), std::string::npos) << file;
  }

  TemporaryFolder folder_;
  const std::string path_ = folder_ / "model.onnx";
  SharedCounts counts_;
};

TEST_P(TwoPrograms, LoadsDuringSaves) {
  const std::uint64_t loads = tensors() > 10 ? wanted_loads() / 4 : wanted_loads();
  save(model_of(1, tensors()), path_, GetParam().options);
  Program saver([&] { save_until_over(1); });
  Program loader([&] { load_until_over(loads); });
  Program other_loader([&] { load_until_over(loads); });
  EXPECT_TRUE(loader.wait());
  EXPECT_TRUE(other_loader.wait());
  counts_->is_over = true;
  EXPECT_TRUE(saver.wait());
  expect_whole(kMinSaves);
}

TEST_P(TwoPrograms, LoadsDuringConcurrentSaves) {
  const std::uint64_t loads = tensors() > 10 ? wanted_loads() / 4 : wanted_loads();
  save(model_of(1, tensors()), path_, GetParam().options);
  Program saver([&] { save_until_over(1); });
  Program other_saver([&] { save_until_over(3); });
  Program loader([&] { load_until_over(loads); });
  EXPECT_TRUE(loader.wait());
  counts_->is_over = true;
  EXPECT_TRUE(saver.wait());
  EXPECT_TRUE(other_saver.wait());
  expect_whole(kMinSaves);
}

// Neither program finds an old model at its start.
TEST_P(TwoPrograms, ConcurrentFirstSaves) {
  for (int round = 0; round < onnxgen::tests::by_tier(3, 10); ++round) {
    const TemporaryFolder folder;
    const std::string path = folder / "model.onnx";
    const auto save_once = [&](unsigned seed) {
      const Status status = try_save(model_of(seed, tensors()), path, GetParam().options);
      if (!status) counts_->keep(status);
      ++(status ? counts_->saves : counts_->failed_saves);
    };
    {
      Program saver([&] { save_once(1); });
      Program other([&] { save_once(2); });
      EXPECT_TRUE(saver.wait());
      EXPECT_TRUE(other.wait());
    }
    onnx::ModelProto model;
    const Status status = try_load(path, model);
    ASSERT_TRUE(status) << status.message();
    EXPECT_TRUE(is_whole(model, tensors()));
    for (const std::string& file : folder.files()) EXPECT_EQ(file.find(".onnxgen-"), std::string::npos) << file;
  }
  EXPECT_EQ(counts_->failed_saves, 0u) << counts_->failure;
}

INSTANTIATE_TEST_SUITE_P(All, TwoPrograms, testing::ValuesIn(kStorages),
                         [](const auto& storage) { return std::string(storage.param.name); });

}  // namespace
}  // namespace onnxgen::io
