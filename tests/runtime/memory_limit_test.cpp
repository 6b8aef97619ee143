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

TEST(MemoryLimitCount, AllowsExactlyTheLimit) {
  MemoryLimit memory(100);
  EXPECT_TRUE(memory.try_add(60));
  EXPECT_FALSE(memory.try_add(41));
  EXPECT_TRUE(memory.reached());
  EXPECT_EQ(memory.used(), 60u) << "what was refused does not count";
  EXPECT_TRUE(memory.try_add(40));
  EXPECT_EQ(memory.left(), 0u);
  memory.subtract(70);
  EXPECT_EQ(memory.used(), 30u);
  EXPECT_EQ(memory.left(), 70u);
  EXPECT_FALSE(memory.try_add(UINT64_MAX)) << "nothing wraps around";
}

TEST(MemoryLimitCount, WithoutALimitEverythingIsAllowed) {
  MemoryLimit memory;
  EXPECT_TRUE(memory.try_add(UINT64_MAX - 1));
  EXPECT_FALSE(memory.reached());
}

TEST(MemoryLimitCount, ALimitBelowTheUsedMemoryRefusesUntilEnoughIsReleased) {
  MemoryLimit memory;
  EXPECT_TRUE(memory.try_add(1000));
  memory.set(100);
  EXPECT_EQ(memory.used(), 1000u);
  EXPECT_FALSE(memory.try_add(1));
  memory.subtract(850);
  EXPECT_EQ(memory.used(), 150u);
  EXPECT_FALSE(memory.try_add(1));
  memory.subtract(60);
  EXPECT_TRUE(memory.try_add(10));
  EXPECT_FALSE(memory.try_add(1));
  memory.set(MemoryLimit::kNone);
  EXPECT_FALSE(memory.reached());
  EXPECT_EQ(memory.used(), 100u);
}

TEST(MemoryLimitCount, MoreMayBeSubtractedThanWasAdded) {
  MemoryLimit memory(100);
  EXPECT_TRUE(memory.try_add(10));
  memory.subtract(50);
  EXPECT_EQ(memory.used(), 0u);
  EXPECT_EQ(memory.left(), 100u);
  memory.replace(30, 40);
  EXPECT_EQ(memory.used(), 10u);
  memory.replace(40, 0);
  EXPECT_EQ(memory.used(), 0u);
}

#if defined(__GLIBC__) && !defined(ONNXGEN_HAS_ASAN)
TEST(MemoryLimitCount, MallocSizeIsAccurate) {
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
