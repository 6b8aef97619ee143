#include "onnxgen/storage/memory_limit.h"

#include <gtest/gtest.h>
#if defined(__GLIBC__)
#include <malloc.h>
#endif

#include <cstdint>
#include <cstdlib>

#include "onnxgen/storage/poison.h"

namespace onnxgen {
namespace {

TEST(MemoryLimitCount, TakesUpToTheLimitAndNotOneByteMore) {
  MemoryLimit memory(100);
  EXPECT_TRUE(memory.try_take(60));
  EXPECT_FALSE(memory.try_take(41));
  EXPECT_TRUE(memory.reached());
  EXPECT_EQ(memory.taken(), 60u) << "what was refused does not count";
  EXPECT_TRUE(memory.try_take(40));
  EXPECT_EQ(memory.left(), 0u);
  memory.give_back(70);
  EXPECT_EQ(memory.taken(), 30u);
  EXPECT_EQ(memory.left(), 70u);
  EXPECT_FALSE(memory.try_take(UINT64_MAX)) << "nothing wraps around";
}

TEST(MemoryLimitCount, WithoutALimitAllIsGiven) {
  MemoryLimit memory;
  EXPECT_TRUE(memory.try_take(UINT64_MAX - 1));
  EXPECT_FALSE(memory.reached());
}

TEST(MemoryLimitCount, ALimitBelowWhatIsTakenLeavesNothingUntilEnoughIsBack) {
  MemoryLimit memory;
  EXPECT_TRUE(memory.try_take(1000));
  memory.set(100);
  EXPECT_EQ(memory.taken(), 1000u);
  EXPECT_FALSE(memory.try_take(1));
  memory.give_back(850);
  EXPECT_EQ(memory.taken(), 150u);
  EXPECT_FALSE(memory.try_take(1));
  memory.give_back(60);
  EXPECT_TRUE(memory.try_take(10));
  EXPECT_FALSE(memory.try_take(1));
  memory.set(MemoryLimit::kNone);
  EXPECT_FALSE(memory.reached());
  EXPECT_EQ(memory.taken(), 100u);
}

TEST(MemoryLimitCount, MoreMayBeGivenBackThanWasCounted) {
  MemoryLimit memory(100);
  EXPECT_TRUE(memory.try_take(10));
  memory.give_back(50);
  EXPECT_EQ(memory.taken(), 0u);
  EXPECT_EQ(memory.left(), 100u);
  memory.replace(30, 40);
  EXPECT_EQ(memory.taken(), 10u);
  memory.replace(40, 0);
  EXPECT_EQ(memory.taken(), 0u);
}

#if defined(__GLIBC__) && !defined(ONNXGEN_HAS_ASAN)
TEST(MemoryLimitCount, MallocTakesWhatIsSaid) {
  for (std::size_t size = 0; size < 5000; ++size) {
    void* const block = std::malloc(size);
    const std::size_t usable = malloc_usable_size(block);
    std::free(block);
    // A reused block may be one unit larger than requested.
    ASSERT_GE(usable + sizeof(void*), malloc_size(size)) << size;
    ASSERT_LE(usable + sizeof(void*), malloc_size(size) + 2 * sizeof(void*)) << size;
  }
}
#endif

}  // namespace
}  // namespace onnxgen
