// Memory of destroyed models, and its reuse by other arenas.
#include <gtest/gtest.h>

#include <chrono>
#include <cstdint>
#include <cstring>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "onnxgen/storage/arena.h"
#include "onnxgen/storage/bytes_field.h"
#include "onnxgen/storage/memory_cache.h"
#include "onnxgen/storage/pages.h"
#include "onnxgen/storage/poison.h"
#include "scoped_arena.h"

#if defined(__linux__)
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <fstream>
#endif

namespace onnxgen {
namespace {

using memory::cached_bytes;
using memory::kDefaultCacheDelay;
using memory::kDefaultCacheLimit;
using memory::release;
using memory::set_cache_delay;
using memory::set_cache_limit;
using tests::ScopedArena;

constexpr std::size_t kMiB = std::size_t{1} << 20;

// Each test starts with an empty cache and with a delay that is never reached unless the test changes it.
class PageCache : public testing::Test {
 protected:
  PageCache() {
    set_cache_limit(kDefaultCacheLimit);
    set_cache_delay(std::chrono::hours(1));
    release();
  }
  ~PageCache() override {
    set_cache_limit(kDefaultCacheLimit);
    set_cache_delay(kDefaultCacheDelay);
    release();
  }
};

// Creates an arena, allocates each size, fills it with 'x', and destroys the arena.
void leave_behind(const std::vector<std::size_t>& sizes) {
  ScopedArena arena;
  for (const std::size_t size : sizes) std::memset(arena->allocate(size), 'x', size);
}

#if defined(__linux__)

// Has the effect of waiting until all cached memory has been kept for longer than the delay.
void let_memory_expire() {
  set_cache_delay(std::chrono::milliseconds(0));
}

long page_faults() {
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  return usage.ru_minflt;
}

TEST_F(PageCache, IsUsedAgainAtOnce) {
  leave_behind({3 * kMiB, kMiB / 2});
  const std::uint64_t kept = cached_bytes();
  EXPECT_GE(kept, 3 * kMiB + kMiB / 2);
  EXPECT_LE(kept, 3 * kMiB + kMiB / 2 + 4 * 64 * 1024) << "and no more than its pages";
  const long faults = page_faults();
  {
    ScopedArena arena;
    std::memset(arena->allocate(3 * kMiB), 1, 3 * kMiB);
    std::memset(arena->allocate(kMiB / 2), 1, kMiB / 2);
    EXPECT_EQ(cached_bytes(), 0u);
  }
  EXPECT_LT(page_faults() - faults, 16) << "none of these pages came from the system";
  EXPECT_EQ(cached_bytes(), kept);
}

TEST_F(PageCache, BlocksOfALargeInputAreReused) {
  const std::vector<char> bytes(7 * kMiB);
  const ParseInput input{bytes.data(), bytes.data(), bytes.data() + bytes.size()};
  const auto fill = [&input] {
    ScopedArena arena(32 * 1024);
    arena->expect(&input);
    for (int i = 0; i < 20 * 1024; ++i) std::memset(arena->allocate(1024), 1, 1024);
  };
  fill();
  const long faults = page_faults();
  fill();
  EXPECT_LT(page_faults() - faults, 64);
}

TEST_F(PageCache, SplitsAndMergesRuns) {
  leave_behind({8 * kMiB});
  const std::uint64_t whole = cached_bytes();
  {
    ScopedArena arena;
    std::memset(arena->allocate(kMiB), 1, kMiB);
    std::memset(arena->allocate(2 * kMiB), 2, 2 * kMiB);
    EXPECT_LT(cached_bytes(), whole - 3 * kMiB);
    EXPECT_GT(cached_bytes(), whole - 3 * kMiB - 4 * 64 * 1024);
  }
  EXPECT_EQ(cached_bytes(), whole);
  const long faults = page_faults();
  ScopedArena arena;
  std::memset(arena->allocate(8 * kMiB), 3, 8 * kMiB);
  EXPECT_EQ(cached_bytes(), 0u);
  EXPECT_LT(page_faults() - faults, 16);
}

TEST_F(PageCache, KeepsNoMoreThanItsLimit) {
  set_cache_limit(4 * kMiB);
  leave_behind({8 * kMiB});
  EXPECT_EQ(cached_bytes(), 0u) << "what is larger than the limit is not kept";
  for (int i = 0; i < 10; ++i) {
    leave_behind({kMiB, kMiB, kMiB + 5, 200'000, 2 * kMiB});
    EXPECT_LE(cached_bytes(), 4 * kMiB) << i;
    EXPECT_GT(cached_bytes(), 0u) << i;
  }
  set_cache_limit(kMiB);
  EXPECT_LE(cached_bytes(), kMiB);
  set_cache_limit(0);
  EXPECT_EQ(cached_bytes(), 0u);
  leave_behind({kMiB, 3 * kMiB});
  EXPECT_EQ(cached_bytes(), 0u);
}

TEST_F(PageCache, ReleasesOnDemand) {
  leave_behind({kMiB, 5 * kMiB});
  EXPECT_GT(cached_bytes(), 0u);
  release();
  EXPECT_EQ(cached_bytes(), 0u);
}

TEST_F(PageCache, ReleasesExpiredMemoryAtTheNextUse) {
  leave_behind({4 * kMiB});
  ScopedArena soon;
  EXPECT_GT(cached_bytes(), 0u);
  let_memory_expire();
  ScopedArena late;  // even a small arena triggers the release
  EXPECT_EQ(cached_bytes(), 0u);
}

TEST_F(PageCache, UseOfSomeMemoryDoesNotKeepTheRest) {
  set_cache_delay(std::chrono::milliseconds(20));
  leave_behind({16 * kMiB});
  for (int i = 0; i < 4; ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
    leave_behind({kMiB});
  }
  EXPECT_LT(cached_bytes(), 3 * kMiB);
}

TEST_F(PageCache, ClearKeepsLargeValuesForTheNextFilling) {
  ScopedArena arena;
  void* const first = arena->allocate(3 * kMiB);
  arena->clear();
  EXPECT_EQ(arena->allocate(3 * kMiB), first);
}

TEST_F(PageCache, ReplacedMemoryReturnsToTheSystem) {
  ScopedArena arena;
  arena->release(arena->allocate(3 * kMiB), 3 * kMiB);
  EXPECT_EQ(cached_bytes(), 0u) << "a process that parses within a limit would grow beyond it";
}

TEST_F(PageCache, SecretsAreNotKept) {
  {
    ScopedArena arena(7 * kMiB);
    arena->keep_secret();
    std::memset(arena->allocate(3 * kMiB), 'k', 3 * kMiB);
    for (int i = 0; i < 5000; ++i) std::memset(arena->allocate(1000), 'k', 1000);
    arena->clear();
    EXPECT_EQ(cached_bytes(), 0u);
  }
  EXPECT_EQ(cached_bytes(), 0u);
}

TEST_F(PageCache, ThreadsNeverGetTheSamePages) {
  set_cache_limit(12 * kMiB);
  std::vector<std::thread> threads;
  std::vector<int> damaged(4);
  for (std::size_t t = 0; t < damaged.size(); ++t) {
    threads.emplace_back([t, &damaged] {
      for (std::size_t round = 0; round < 300; ++round) {
        ScopedArena arena;
        const auto mark = static_cast<char>(t * 25 + round % 25 + 1);
        std::vector<std::string_view> parts;
        for (const std::size_t size : {kMiB / 4, (round % 7 + 1) * kMiB / 3, (t + 1) * kMiB / 2}) {
          auto* const part = static_cast<char*>(arena->allocate(size));
          std::memset(part, mark, size);
          parts.emplace_back(part, size);
        }
        std::this_thread::yield();
        for (const std::string_view part : parts) {
          if (part[0] != mark || std::memcmp(part.data(), part.data() + 1, part.size() - 1) != 0) ++damaged[t];
        }
        if (round % 100 == 50) release();
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  for (const int count : damaged) EXPECT_EQ(count, 0);
  EXPECT_LE(cached_bytes(), 12 * kMiB);
  release();
  EXPECT_EQ(cached_bytes(), 0u) << "nothing is lost to the count";
}

// Returns the number of bytes offered to the system, except for the last few pages, which it counts later. Returns
// nullopt if the system does not report it.
std::optional<std::uint64_t> offered_bytes() {
  std::ifstream file("/proc/self/smaps_rollup");
  for (std::string word; file >> word;) {
    std::uint64_t kibibytes = 0;
    if (word == "LazyFree:" && file >> kibibytes) return kibibytes * 1024;
  }
  return std::nullopt;
}

TEST_F(PageCache, OffersUnusedMemoryToTheSystem) {
  if (!offered_bytes()) GTEST_SKIP() << "/proc/self/smaps_rollup does not say what is offered";
  leave_behind({8 * kMiB});
  EXPECT_GE(offered_bytes(), 5 * kMiB) << "the process may never parse again";
  leave_behind({8 * kMiB});
  EXPECT_LT(offered_bytes(), kMiB) << "it parses again and again";
  EXPECT_GE(cached_bytes(), 8 * kMiB);

  let_memory_expire();
  leave_behind({8 * kMiB});
  EXPECT_GE(offered_bytes(), 5 * kMiB) << "but not often";

  set_cache_delay(std::chrono::hours(1));
  leave_behind({8 * kMiB});
  release();
  leave_behind({8 * kMiB});
  EXPECT_GE(offered_bytes(), 5 * kMiB) << "it said that it would not parse for a while";
}

TEST_F(PageCache, AForkedProcessHasItsOwn) {
  leave_behind({4 * kMiB});
  const std::uint64_t kept = cached_bytes();
  const pid_t child = fork();
  if (child == 0) {
    bool is_right = cached_bytes() == kept;
    leave_behind({4 * kMiB, kMiB});
    release();
    is_right = is_right && cached_bytes() == 0;
    _exit(is_right ? 0 : 1);
  }
  int status = -1;
  ASSERT_EQ(waitpid(child, &status, 0), child);
  EXPECT_EQ(status, 0);
  EXPECT_EQ(cached_bytes(), kept);
  ScopedArena arena;
  std::memset(arena->allocate(4 * kMiB), 1, 4 * kMiB);
}

#if defined(ONNXGEN_HAS_ASAN)

TEST_F(PageCache, PoisonsCachedMemory) {
  char* memory = nullptr;
  {
    ScopedArena arena;
    memory = static_cast<char*>(arena->allocate(3 * kMiB));
    EXPECT_FALSE(__asan_address_is_poisoned(memory));
  }
  EXPECT_TRUE(__asan_address_is_poisoned(memory));
  EXPECT_TRUE(__asan_address_is_poisoned(memory + 3 * kMiB - 1));
  ScopedArena arena;
  ASSERT_EQ(arena->allocate(3 * kMiB), memory);
  EXPECT_EQ(__asan_region_is_poisoned(memory, 3 * kMiB), nullptr);
}

#else

std::uint64_t resident_bytes() {
  std::ifstream file("/proc/self/statm");
  std::uint64_t total = 0;
  std::uint64_t resident = 0;
  file >> total >> resident;
  return resident * static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
}

// Compares an arena's count with the memory use of the process, for allocations of sizes that the process has not made
// before.
void expect_counted(const std::vector<std::size_t>& sizes) {
  ScopedArena arena;
  const std::uint64_t resident = resident_bytes();
  const std::uint64_t counted = arena->allocated_bytes();
  std::uint64_t owned = 0;
  for (int i = 0; i < 32; ++i) {
    for (const std::size_t size : sizes) {
      std::memset(arena->allocate(size), 1, size);
      owned += size;
    }
  }
  const double taken = static_cast<double>(resident_bytes() - resident);
  const double said = static_cast<double>(arena->allocated_bytes() - counted);
  const double part = taken / 100 + 128 * 1024;
  EXPECT_NEAR(said, taken, part);
  if (sizes.front() >= kMiB) {
    EXPECT_LE(said, 1.01 * static_cast<double>(owned));
  }
}

TEST_F(PageCache, CountsMatchTheMemoryOfTheProcess) {
  set_cache_limit(0);
  for (const std::size_t mebibytes : {1u, 2u, 3u, 4u}) {
    SCOPED_TRACE(mebibytes);
    expect_counted({mebibytes * kMiB});
  }
  expect_counted({2 * kMiB + 1, 3 * kMiB - 1, kMiB + 12345});
  expect_counted({200'000, 140'000});
}

TEST_F(PageCache, AnIdleProcessIsAsSmallAsBefore) {
  leave_behind({kMiB});  // touches the program's own pages
  let_memory_expire();
  { const ScopedArena arena; }
  const std::uint64_t before = resident_bytes();
  set_cache_delay(std::chrono::hours(1));
  {
    ScopedArena arena(100 * kMiB);
    for (const std::size_t size : {kMiB, 3 * kMiB, 50 * kMiB}) std::memset(arena->allocate(size), 1, size);
    for (int i = 0; i < 50'000; ++i) std::memset(arena->allocate(1000), 1, 1000);
  }
  let_memory_expire();
  { const ScopedArena arena; }
  EXPECT_LE(resident_bytes(), before + kMiB);
}

#endif
#else

TEST_F(PageCache, KeepsNothingHere) {
  leave_behind({4 * kMiB});
  EXPECT_EQ(cached_bytes(), 0u);
}

#endif

TEST_F(PageCache, MemoryForTheProgramShowsNothingOfEarlierModels) {
  for (const std::size_t size :
       {std::size_t{10}, std::size_t{5000}, std::size_t{40'000}, std::size_t{100'000}, kMiB / 2, 3 * kMiB}) {
    leave_behind({size, size, size});
    ScopedArena arena;
    std::memset(arena->allocate(100), 'x', 100);
    BytesField field = {};
    field.resize(size, *arena);
    EXPECT_EQ(field.get(), std::string(size, '\0')) << size;
  }
}

}  // namespace
}  // namespace onnxgen
