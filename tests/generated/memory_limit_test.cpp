// Compares ParseOptions::max_allocated_bytes with the memory that the process actually uses, in both profiles.
#include <gtest/gtest.h>
#include <onnx/onnx-ml.pb.h>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "../tier.h"
#include "onnxgen/storage/memory_cache.h"
#include "onnxgen/storage/poison.h"
#include "profile.h"

// With AddressSanitizer, the memory use of a process is unrelated to the limit.
#if defined(__linux__) && !defined(ONNXGEN_HAS_ASAN)
#include <malloc.h>
#include <sched.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>
#include <fstream>
#endif

namespace {

using onnxgen::ErrorCode;
using onnxgen::ParseOptions;
using onnxgen::Status;

std::string repeated(const std::string& part, std::size_t bytes) {
  std::string all;
  while (all.size() < bytes) all += part;
  return all;
}

// Returns a ModelProto with this graph.
std::string model_of(const std::string& graph) {
  std::string model("\x3a");
  std::size_t size = graph.size();
  for (; size >= 0x80; size >>= 7) model += static_cast<char>(size | 0x80);
  return model + static_cast<char>(size) + graph;
}

struct Shape {
  const char* name;
  std::string bytes;
};

// Inputs that need megabytes of memory when parsed. The quick tier uses a quarter of the size of the full tier.
std::vector<Shape> shapes() {
  using std::string_literals::operator""s;
  const auto share = static_cast<std::size_t>(onnxgen::tests::by_tier(1, 4));
  constexpr std::size_t kMiB = 1024 * 1024;
  onnx::GraphProto named;
  onnx::NodeProto* const node = named.add_node();
  node->add_input("the_output_of_the_layer_before");
  node->add_output("y");
  node->set_op_type("Conv");
  onnx::AttributeProto* const attribute = node->add_attribute();
  attribute->set_name("a_name_of_thirty_bytes_or_so__");
  for (int i = 0; i < 3; ++i) attribute->add_ints(i);
  onnx::GraphProto tensors;
  for (std::size_t i = 0; i < 5 * share; ++i)
    tensors.add_initializer()->set_raw_data(std::string(2 * kMiB, 'w').c_str(), 2 * kMiB);
  onnx::GraphProto numbers;
  for (int i = 0; i < 2; ++i) {
    onnx::TensorProto* const tensor = numbers.add_initializer();
    for (std::size_t k = 0; k < 250'000 * share; ++k) tensor->add_int64_data(static_cast<std::int64_t>(k % 100));
  }
  onnx::GraphProto long_strings;
  for (std::size_t i = 0; i < 50 * share; ++i) long_strings.add_node()->add_input(std::string(100'000, 's').c_str());
  return {{"many tiny nodes", model_of(repeated("\x0a\0"s, share * kMiB / 4))},
          {"nodes with one unknown field each", model_of(repeated("\x0a\x03\xc8\x3e\x01", share * kMiB / 4))},
          {"nodes with names", model_of(repeated(named.SerializeAsString(), 2 * share * kMiB))},
          {"names of one node",
           model_of("\x0a\x80\x80\x80"s + static_cast<char>(share) + repeated("\x0a\x02xy", 2 * share * kMiB))},
          {"one unknown field after the other", model_of(repeated("\xc8\x3e\x01", 2 * share * kMiB))},
          {"long strings", model_of(long_strings.SerializeAsString())},
          {"packed numbers", model_of(numbers.SerializeAsString())},
          {"tensors of 2 MiB", model_of(tensors.SerializeAsString())}};
}

#if defined(__linux__) && !defined(ONNXGEN_HAS_ASAN)

// Largest error of a measured difference: two readings of two counters of the kernel, for anonymous pages and for pages
// of files. Each is inaccurate by up to 128 KiB for the CPU that the process runs on.
constexpr std::uint64_t kSlack = 4 * 128 * 1024;

// Returns a value of /proc/self/status in bytes.
std::uint64_t own_status(const std::string& key) {
  std::ifstream file("/proc/self/status");
  for (std::string word; file >> word;) {
    std::uint64_t kib = 0;
    if (word == key + ":" && file >> kib) return kib * 1024;
  }
  return 0;
}

// Prevents the process from moving to another CPU, each of which has counters of its own.
void stay_on_this_cpu() {
  cpu_set_t cpus;
  CPU_ZERO(&cpus);
  CPU_SET(static_cast<unsigned>(sched_getcpu()), &cpus);
  sched_setaffinity(0, sizeof cpus, &cpus);
}

struct Outcome {
  ErrorCode code = ErrorCode::kOk;
  std::uint64_t taken = 0;  // maximum growth of the process in bytes, without pages of files
};

// Memory that earlier models have left in the process.
enum class CacheContent { kNothing, kTheSameModel };

// Parses in a separate process, so that no memory of other tests is reused.
Outcome parse_apart(const std::string& bytes, std::uint64_t limit, CacheContent cache = CacheContent::kNothing) {
  int ends[2];
  if (pipe(ends) != 0) return {ErrorCode::kReadFailed, 0};
  const pid_t child = fork();
  if (child == 0) {
    stay_on_this_cpu();
    ParseOptions options;
    options.max_allocated_bytes = 300'000;
    // Touch the program's own pages before measuring.
    (void)onnxgen::tests::parse(*std::make_unique<onnx::ModelProto>(), bytes, options);
    onnxgen::memory::release();
    if (cache == CacheContent::kTheSameModel) {
      (void)onnxgen::tests::parse(*std::make_unique<onnx::ModelProto>(), bytes);
    }
    malloc_trim(0);
    std::ofstream("/proc/self/clear_refs") << "5";  // resets VmHWM
    const std::uint64_t before = own_status("VmRSS"), files_before = own_status("RssFile");
    onnx::ModelProto model;
    options.max_allocated_bytes = limit;
    const Status status = onnxgen::tests::parse(model, bytes, options);
    const std::uint64_t of_files = own_status("RssFile") - files_before;
    const Outcome outcome{status.code(), own_status("VmHWM") - before - of_files};
    _exit(write(ends[1], &outcome, sizeof outcome) == sizeof outcome ? 0 : 1);
  }
  close(ends[1]);
  Outcome outcome{ErrorCode::kReadFailed, 0};
  if (read(ends[0], &outcome, sizeof outcome) != sizeof outcome) outcome.code = ErrorCode::kReadFailed;
  close(ends[0]);
  waitpid(child, nullptr, 0);
  return outcome;
}

TEST(MemoryLimit, IsWithinATenthOfTheProcessMemory) {
  for (const Shape& shape : shapes()) {
    const Outcome whole = parse_apart(shape.bytes, UINT64_MAX);
    ASSERT_EQ(whole.code, ErrorCode::kOk) << shape.name;
    ASSERT_GT(whole.taken, 4 * kSlack) << shape.name;
    const std::vector<int> percents = {10, 30, 50, 70, 85};
    for (const int percent : onnxgen::tests::sample_by_tier(percents, 4)) {
      SCOPED_TRACE(testing::Message() << shape.name << ", limit at " << percent << "% of " << whole.taken);
      const std::uint64_t limit = whole.taken / 100 * static_cast<std::uint64_t>(percent);
      const Outcome limited = parse_apart(shape.bytes, limit);
      EXPECT_EQ(limited.code, ErrorCode::kAllocationLimit);
      EXPECT_LE(limited.taken, limit + limit / 10 + kSlack);
    }
    // Untouched memory of a stack that doubled counts toward the limit, although the process does not use it.
    EXPECT_EQ(parse_apart(shape.bytes, whole.taken + whole.taken / 2 + kSlack).code, ErrorCode::kOk) << shape.name;
  }
}

// Pages kept for the next model already belong to the process.
TEST(MemoryLimit, AppliesWithCachedMemoryOfEarlierModels) {
  const std::uint64_t kLimit = onnxgen::tests::by_tier(2u, 8u) * 1024 * 1024;
  for (const Shape& shape : shapes()) {
    const Outcome limited = parse_apart(shape.bytes, kLimit, CacheContent::kTheSameModel);
    EXPECT_EQ(limited.code, ErrorCode::kAllocationLimit) << shape.name;
    EXPECT_LE(limited.taken, kLimit + kLimit / 10 + kSlack) << shape.name;
  }
}

std::string tensors_of(std::size_t bytes, int count) {
  onnx::GraphProto graph;
  const std::string weights(bytes, 'w');
  for (int i = 0; i < count; ++i) graph.add_initializer()->set_raw_data(weights.data(), bytes);
  return model_of(graph.SerializeAsString());
}

TEST(MemoryLimit, ATensorAllocatesOnlyItsBytes) {
  constexpr std::size_t kMiB = 1024 * 1024;
  const std::vector<std::size_t> sizes = {1, 2, 3, 4};
  for (const std::size_t mebibytes : onnxgen::tests::sample_by_tier(sizes, 2)) {
    const std::string bytes = tensors_of(mebibytes * kMiB, onnxgen::tests::by_tier(12, 48));
    EXPECT_LE(parse_apart(bytes, UINT64_MAX).taken, bytes.size() + bytes.size() / 100 + kSlack) << mebibytes;
  }
}

TEST(MemoryLimit, NumbersTakeNoMoreThanTheirBytes) {
  onnx::GraphProto graph;
  const std::uint64_t kTensors = onnxgen::tests::by_tier(8u, 16u);
  const std::uint64_t kNumbers = onnxgen::tests::by_tier(200'000u, 400'000u);
  for (std::uint64_t i = 0; i < kTensors; ++i) {
    onnx::TensorProto* const tensor = graph.add_initializer();
    for (std::uint64_t k = 0; k < kNumbers; ++k) {
      tensor->add_int64_data(static_cast<std::int64_t>(k % 50'000));
      tensor->add_float_data(1.5f);
    }
  }
  const std::uint64_t kOwned = kTensors * kNumbers * (sizeof(std::int64_t) + sizeof(float));
  EXPECT_LE(parse_apart(model_of(graph.SerializeAsString()), UINT64_MAX).taken, kOwned + kOwned / 100 + kSlack);
}

#endif

// Tested where memory cannot be measured as well.
TEST(MemoryLimit, ErrorsHaveThePathOfTheField) {
  ParseOptions options;
  options.max_allocated_bytes = 200'000;
  for (const Shape& shape : shapes()) {
    onnx::ModelProto model;
    const Status status = onnxgen::tests::parse(model, shape.bytes, options);
    EXPECT_EQ(status.code(), ErrorCode::kAllocationLimit) << shape.name;
    EXPECT_EQ(status.path().substr(0, 16), "ModelProto.graph") << shape.name;
    onnxgen::tests::expect_sound_after_failure(model);
  }
}

}  // namespace
