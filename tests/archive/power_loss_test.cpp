// Power loss while a graph is replaced. The archive must load with the old graph or the new one, regardless of which
// writes since the last flush have reached the disk.
//
// The disk is modelled in pages. A flush makes all earlier writes durable. Of the pages written between two flushes,
// any subset may be on disk, each as one of the writes left it. The file may have any size that it had between the
// flushes, or any whole number of pages while it grows. Pages that were not written are zeros.
#include <gtest/gtest.h>
#include <sys/syscall.h>

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <ostream>
#include <random>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "onnx/onnx-ml.pb.h"
#include "onnxgen/archive/load.h"
#include "onnxgen/archive/save.h"
#include "sample_models.h"
#include "temporary_folder.h"
#include "tier.h"
#include "traced_save.h"
#include "zip_builder.h"

namespace onnxgen::archive {
namespace {

using io::tests::Fault;
using io::tests::fill_raw;
using io::tests::pattern;
using io::tests::TemporaryFolder;
using io::tests::TracedRun;

constexpr std::size_t kPage = 4096;
const std::size_t kMaxExhaustive =
    onnxgen::tests::by_tier<std::size_t>(100, 400);  // an interval with more states is sampled
const std::size_t kRandomStates = onnxgen::tests::by_tier<std::size_t>(100, 400);  // samples of such an interval

bool is_change(long call) {
  return call == SYS_pwrite64 || call == SYS_pwritev || call == SYS_ftruncate || call == SYS_fallocate;
}
bool is_flush(long call) {
  return call == SYS_fdatasync || call == SYS_fsync;
}

// States of a file between two flushes: the state on disk, then the state after each call.
using Interval = std::vector<std::string>;

// Runs `body` and returns its intervals. `read` returns the file that `body` changes, and `restore` resets it.
std::vector<Interval> trace(const std::function<int()>& body, const std::function<std::string()>& read,
                            const std::function<void()>& restore) {
  const auto counts = [](long call) { return is_change(call) || is_flush(call); };
  std::vector<std::string> before;  // before each call
  TracedRun run;
  do {
    restore();
    run = run_traced(body, counts, before.size(), Fault::kKill);
    before.push_back(read());
  } while (run.is_killed);
  EXPECT_EQ(run.exit_status, 0);
  std::vector<Interval> intervals = {{before.front()}};
  for (std::size_t i = 0; i < run.calls.size(); ++i) {
    if (is_flush(run.calls[i])) {
      intervals.push_back({before[i + 1]});
    } else {
      intervals.back().push_back(before[i + 1]);
    }
  }
  return intervals;
}

std::string page_of(const std::string& file, std::size_t page) {
  std::string bytes = page * kPage < file.size() ? file.substr(page * kPage, kPage) : std::string();
  bytes.resize(kPage, '\0');
  return bytes;
}

// Possible contents of the disk after a power loss during an interval.
class DiskStates {
 public:
  explicit DiskStates(const Interval& interval) {
    std::size_t largest = 0;
    for (const std::string& state : interval) largest = std::max(largest, state.size());
    for (std::size_t page = 0; page * kPage < largest; ++page) versions_.push_back({page_of(interval.front(), page)});
    sizes_.push_back(interval.front().size());
    for (std::size_t i = 1; i < interval.size(); ++i) add_call(interval[i - 1], interval[i]);
  }

  // Calls `see` with every state, or with a random selection.
  void for_each(std::mt19937_64& random, const std::function<void(const std::string&)>& see) const {
    std::size_t count = sizes_.size();
    for (const auto& versions : versions_) count = std::min(count * versions.size(), kMaxExhaustive + 1);
    if (count <= kMaxExhaustive) {
      for (std::size_t n = 0; n < count; ++n) {
        std::size_t rest = n;
        see(state([&rest](std::size_t choices) { return std::exchange(rest, rest / choices) % choices; }));
      }
      return;
    }
    for (std::size_t n = 0; n < kRandomStates; ++n) {
      // Keeps few pages, about half, or nearly all of them.
      const std::size_t chance = std::size_t{1} + n % 3 * 4;
      see(state([&](std::size_t choices) -> std::size_t {
        return random() % 10 < chance ? choices - 1 : random() % choices;
      }));
    }
  }

 private:
  void add_call(const std::string& before, const std::string& after) {
    for (std::size_t size = (before.size() / kPage + 1) * kPage; size < after.size(); size += kPage) {
      sizes_.push_back(size);
    }
    sizes_.push_back(after.size());
    if (after.size() < before.size()) return;  // truncation writes no page
    for (std::size_t page = 0; page * kPage < after.size(); ++page) {
      std::string now = page_of(after, page);
      if (now != page_of(before, page)) versions_[page].push_back(std::move(now));
    }
  }

  std::string state(const std::function<std::size_t(std::size_t choices)>& choose) const {
    std::string file;
    const std::size_t size = sizes_[choose(sizes_.size())];
    for (const auto& versions : versions_) file += versions[choose(versions.size())];
    file.resize(size, '\0');
    return file;
  }

  std::vector<std::vector<std::string>> versions_;  // versions of each page, the one on disk first
  std::vector<std::size_t> sizes_;
};

struct Shape {
  const char* name;
  std::size_t old_text;  // bytes of the graph other than its tensors
  std::size_t new_text;
  bool adds_tensor = false;
  bool ends_on_page = false;  // the old archive ends at a page boundary
  bool graph_is_first = false;
  bool has_weights = true;

  friend std::ostream& operator<<(std::ostream& out, const Shape& shape) { return out << shape.name; }
};

constexpr Shape kShapes[] = {
    {"SameSize", 50, 50},
    {"Grows", 10, 3000},
    {"Shrinks", 3000, 10},
    {"ManyPages", 20'000, 45'000},
    {"ManyPagesToFew", 60'000, 100},
    {"OnAPageBoundary", 100, 5000, false, true},
    {"OnAPageBoundaryShrinking", 9000, 20, false, true},
    {"NewTensor", 100, 100, true},
    {"NewTensorOnAPageBoundary", 8000, 30'000, true, true},
    {"GraphFirst", 5000, 12'000, false, false, true},
    {"OnlyTheGraph", 6000, 9000, false, false, false, false},
};

onnx::ModelProto model_of(const std::string& text, bool has_weights) {
  onnx::ModelProto model;
  model.set_producer_name(text);
  for (unsigned i = 0; i < 3 && has_weights; ++i) {
    fill_raw(*model.mutable_graph()->add_initializer(), "w" + std::to_string(i), pattern(3000, i));
  }
  fill_raw(*model.mutable_graph()->add_initializer(), "shape", "12345678");
  return model;
}

class PowerLoss : public io::tests::Traced<testing::TestWithParam<Shape>> {
 protected:
  enum class Found { kOld, kNew, kNeither };

  void make_models(std::size_t old_text, std::size_t new_text) {
    old_ = model_of(std::string(old_text, 'o'), GetParam().has_weights);
    new_ = model_of(std::string(new_text, 'n'), GetParam().has_weights);
    if (GetParam().adds_tensor) fill_raw(*new_.mutable_graph()->add_initializer(), "added", pattern(9000, 9));
  }

  void save_old() {
    if (GetParam().graph_is_first) {
      onnx::ModelProto graph = old_;
      tests::ZipBuilder zip;
      for (std::size_t i = 0; i < 3; ++i) {
        onnx::TensorProto& tensor = *graph.mutable_graph()->mutable_initializer(i);
        tensor.set_raw_data("__EXTERNAL");
      }
      zip.add("__MODEL_PROTO", graph.SerializeAsString());
      for (std::size_t i = 0; i < 3; ++i) {
        zip.add(old_.graph().initializer(i).name(), old_.graph().initializer(i).raw_data());
      }
      old_bytes_ = zip.finish();
      folder_.write("model.zip", old_bytes_);
      return;
    }
    save(old_, path_);
    old_bytes_ = folder_.read("model.zip");
  }

  Found find(const std::string& bytes) const {
    onnx::ModelProto found;
    if (!try_load_from_memory(nullptr, bytes, found)) return Found::kNeither;
    return found == new_ ? Found::kNew : found == old_ ? Found::kOld : Found::kNeither;
  }

  std::vector<Interval> trace_replacement() const {
    return trace([this] { return try_replace_model(new_, path_) ? 0 : 1; },
                 [this] { return folder_.read("model.zip"); },
                 [this] {
                   std::filesystem::remove(path_);
                   folder_.write("model.zip", old_bytes_);
                 });
  }

  // Checks the disk states of an interval. Each must load as one of the models that the file contained during it.
  void check(const Interval& interval, std::size_t number) {
    std::set<Found> allowed;
    for (const std::string& state : interval) allowed.insert(find(state));
    ASSERT_EQ(allowed.count(Found::kNeither), 0u) << "the file itself, in interval " << number;
    DiskStates(interval).for_each(random_, [&](const std::string& bytes) {
      ++states_;
      const Found found = find(bytes);
      if (allowed.count(found) != 0) return;
      ++lost_;
      lost_in_.insert(number);
      lost_state_ = bytes;
    });
  }

  TemporaryFolder folder_;
  std::string path_ = folder_ / "model.zip";
  onnx::ModelProto old_;
  onnx::ModelProto new_;
  std::string old_bytes_;
  std::mt19937_64 random_{11};
  std::size_t states_ = 0;
  std::size_t lost_ = 0;
  std::set<std::size_t> lost_in_;
  std::string lost_state_;
};

TEST_P(PowerLoss, LeavesTheOldGraphOrTheNewOne) {
  make_models(GetParam().old_text, GetParam().new_text);
  save_old();
  // Repeats, because the length prefix of the text may itself grow by a byte.
  for (int i = 0; i < 3 && GetParam().ends_on_page && old_bytes_.size() % kPage != 0; ++i) {
    make_models(old_.producer_name().size() + kPage - old_bytes_.size() % kPage, GetParam().new_text);
    save_old();
  }
  ASSERT_TRUE(old_bytes_.size() % kPage == 0 || !GetParam().ends_on_page);
  const std::vector<Interval> intervals = trace_replacement();
  ASSERT_GE(intervals.size(), 3u);
  for (std::size_t i = 0; i < intervals.size(); ++i) check(intervals[i], i);
  EXPECT_EQ(lost_, 0u) << "of " << states_ << ", in intervals " << testing::PrintToString(lost_in_);
  EXPECT_GE(states_, 20u);
  EXPECT_EQ(find(intervals.back().front()), Found::kNew) << "flushed, before the call returns";
  RecordProperty("states", static_cast<int>(states_));
}

// Each replacement starts from what the previous power loss left, and loses power again.
TEST_P(PowerLoss, AgainAndAgain) {
  make_models(GetParam().old_text, GetParam().new_text);
  save_old();
  for (unsigned round = 0; round < 4; ++round) {
    const std::vector<Interval> intervals = trace_replacement();
    std::vector<std::string> left;
    for (std::size_t i = 0; i < intervals.size(); ++i) {
      check(intervals[i], i);
      DiskStates(intervals[i]).for_each(random_, [&](const std::string& bytes) {
        if (left.size() < 200) left.push_back(bytes);
      });
    }
    ASSERT_EQ(lost_, 0u) << "in round " << round << ", of " << states_ << ", in intervals "
                         << testing::PrintToString(lost_in_);
    old_bytes_ = left[random_() % left.size()];
    if (find(old_bytes_) == Found::kNew) old_ = new_;
    new_ = model_of(std::string(random_() % 9000, static_cast<char>('a' + round)), GetParam().has_weights);
  }
  RecordProperty("states", static_cast<int>(states_));
}

INSTANTIATE_TEST_SUITE_P(All, PowerLoss, testing::ValuesIn(kShapes),
                         [](const auto& shape) { return std::string(shape.param.name); });

}  // namespace
}  // namespace onnxgen::archive
