#include "onnxgen/storage/arena.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <memory>
#include <new>
#include <set>
#include <utility>
#include <vector>

#include "scoped_arena.h"

namespace onnxgen {
namespace {

using tests::ScopedArena;

constexpr std::size_t kNearTheTop[] = {SIZE_MAX,      SIZE_MAX - 7,   SIZE_MAX - 8,
                                       SIZE_MAX - 64, SIZE_MAX - 200, SIZE_MAX / 2};

std::uintptr_t address(const void* p) {
  return reinterpret_cast<std::uintptr_t>(p);
}

TEST(Arena, AllocationsAreAlignedAndDisjoint) {
  ScopedArena arena;
  std::vector<std::pair<unsigned char*, std::size_t>> parts;
  for (std::size_t i = 0; i < 3000; ++i) {
    const std::size_t size = i * 7 % 200 + (i % 100 == 0 ? 5000 : 0);
    auto* const memory = static_cast<unsigned char*>(arena->try_allocate(size));
    ASSERT_NE(memory, nullptr);
    ASSERT_EQ(address(memory) % Arena::kAlignment, 0u);
    std::memset(memory, static_cast<int>(i % 251), size);
    parts.emplace_back(memory, size);
  }
  for (std::size_t i = 0; i < parts.size(); ++i) {
    for (std::size_t k = 0; k < parts[i].second; ++k) ASSERT_EQ(parts[i].first[k], i % 251);
  }
}

TEST(Arena, SizesAroundTheLargeThresholdAreFullyUsable) {
  for (const std::size_t border : {Arena::kFirstBlock, Arena::kLarge, kHugePage}) {
    for (std::size_t size = border - 80; size <= border + 80; ++size) {
      ScopedArena arena;
      void* const memory = arena->try_allocate(size);
      ASSERT_NE(memory, nullptr) << size;
      std::memset(memory, 1, size);
      arena->release(memory, size);
      std::memset(arena->allocate(size), 2, size);
    }
  }
}

TEST(Arena, ArenaAndLargeAllocationsAreAlignedTo64) {
  for (const std::size_t expected : {std::size_t{0}, std::size_t{1000}, std::size_t{1} << 30}) {
    ScopedArena arena(expected);
    EXPECT_EQ(address(&*arena) % 64, 0u);
    EXPECT_EQ(address(arena->allocate(Arena::kLarge)) % 64, 0u);
    EXPECT_EQ(address(arena->allocate(3 * kHugePage)) % 64, 0u);
  }
}

TEST(Arena, FirstBlockHasTheRequestedSize) {
  for (const std::size_t size : {std::size_t{0}, Arena::kFirstBlock, std::size_t{20'000}}) {
    ScopedArena arena(size);
    const std::uint64_t before = arena->allocated_bytes();
    EXPECT_LT(before, size + 250) << "little more than the block";
    for (std::size_t i = 0; i < size / 100; ++i) (void)arena->allocate(100 / Arena::kAlignment * Arena::kAlignment);
    EXPECT_EQ(arena->allocated_bytes(), before);
  }
}

// Returns the sizes of the blocks that an arena allocates while `bytes` are allocated in small pieces.
std::vector<std::uint64_t> blocks_for(std::size_t bytes) {
  ScopedArena arena;
  std::vector<std::uint64_t> blocks;
  for (std::size_t done = 0; done < bytes; done += 40) {
    const std::uint64_t before = arena->allocated_bytes();
    std::memset(arena->allocate(40), 1, 40);
    if (arena->allocated_bytes() != before) blocks.push_back(arena->allocated_bytes() - before);
  }
  return blocks;
}

TEST(Arena, BlocksAreSmallAtFirstAndDoubleLater) {
  const std::vector<std::uint64_t> blocks = blocks_for(100'000);
  ASSERT_GE(blocks.size(), 6u);
  for (std::size_t i = 0; i < 4; ++i) EXPECT_LE(blocks[i], 1040u) << "available from malloc without growing";
  for (std::size_t i = 5; i < blocks.size(); ++i) EXPECT_GE(blocks[i], 3 * blocks[i - 1] / 2) << i;
  EXPECT_LT(blocks.size(), 12u);
}

// Returns the size of the next block, allocated once the current one is full.
std::uint64_t size_of_next_block(Arena& arena) {
  const std::uint64_t before = arena.allocated_bytes();
  while (arena.allocated_bytes() == before) (void)arena.allocate(1024);
  return arena.allocated_bytes() - before;
}

TEST(LastBlock, IsLimitedByTheRemainingInput) {
  constexpr std::size_t kSize = 8 * 1024 * 1024;
  const std::vector<char> bytes(kSize);
  ParseInput input{bytes.data(), bytes.data(), bytes.data() + kSize};
  ScopedArena arena(32 * 1024);
  arena->expect(&input);
  EXPECT_EQ(size_of_next_block(*arena), Arena::kMaxBlock);
  input.position = input.end - 300 * 1024;  // for more than half of a 2 MiB block, a whole block is allocated
  EXPECT_EQ(size_of_next_block(*arena), Arena::kMaxBlock);
  input.position = input.end - 96 * 1024;
  EXPECT_EQ(size_of_next_block(*arena), 4U * 95 * 1024) << "one of the 96 KiB is being stored";
  input.position = input.end;  // a minimum remains, for example for the array of a run that ends here
  EXPECT_EQ(size_of_next_block(*arena), malloc_size(4 * 1024));
  // If several inputs are merged into a message, the size of one does not predict the others.
  input = {bytes.data(), bytes.data(), bytes.data() + 1000};
  EXPECT_EQ(size_of_next_block(*arena), Arena::kMaxBlock);
  arena->expect(nullptr);
  EXPECT_EQ(size_of_next_block(*arena), Arena::kMaxBlock);
}

TEST(Arena, AValueThatFillsABlockLeavesTheCurrentBlockInUse) {
  ScopedArena arena;
  const auto* const first = static_cast<char*>(arena->allocate(8));
  const std::uint64_t before = arena->allocated_bytes();
  std::memset(arena->allocate(3000), 1, 3000);
  EXPECT_LT(arena->allocated_bytes(), before + 3000 + 150);
  EXPECT_EQ(arena->allocate(8), first + 8);
}

TEST(Arena, RoomForValuesIsAlignedAfterABlockOfAnySize) {
  for (std::size_t size = 128; size < 128 + Arena::kAlignment; ++size) {
    ScopedArena arena(size, 3000);
    (void)arena->allocate(120);
    const auto address = reinterpret_cast<std::uintptr_t>(arena->allocate(2000));
    EXPECT_EQ(address % Arena::kAlignment, 0u) << size;
  }
}

TEST(Arena, SpaceForValuesIsReservedForThem) {
  ScopedArena arena(128, 3000);
  const std::uint64_t before = arena->allocated_bytes();
  EXPECT_LT(before, 3128u + 250);
  for (int i = 0; i < 40; ++i) std::memset(arena->allocate(8), 1, 8);
  const std::uint64_t with_another_block = arena->allocated_bytes();
  EXPECT_GT(with_another_block, before);
  for (const std::size_t size : {2001u, 983u}) std::memset(arena->allocate(size), 2, size);
  EXPECT_EQ(arena->allocated_bytes(), with_another_block);
  EXPECT_EQ(arena->may_be_borrowed(arena->allocate(2000)), false);
  arena->clear();
  const std::uint64_t kept = arena->allocated_bytes();
  std::memset(arena->allocate(2992), 3, 2992);
  EXPECT_EQ(arena->allocated_bytes(), kept) << "the room is there again";
}

TEST(Arena, SizesNearTheTopOfTheRangeAreRefused) {
  ScopedArena arena;
  for (const std::size_t size : kNearTheTop) EXPECT_EQ(arena->try_allocate(size), nullptr) << size;
  EXPECT_NE(arena->try_allocate(100), nullptr) << "and it goes on";
}

TEST(OutOfMemory, AllocateThrows) {
  ScopedArena arena;
  for (const std::size_t size : kNearTheTop) EXPECT_THROW((void)arena->allocate(size), std::bad_alloc) << size;
}

TEST(Arena, LargeAllocationsAreFreedInAnyOrder) {
  ScopedArena arena;
  const std::uint64_t before = arena->allocated_bytes();
  std::vector<void*> all(5);
  for (void*& memory : all) memory = arena->allocate(Arena::kLarge);
  EXPECT_GE(arena->allocated_bytes(), before + 5 * Arena::kLarge);
  for (const std::size_t i : {2u, 0u, 4u, 1u, 3u}) arena->release(all[i], Arena::kLarge);
  EXPECT_EQ(arena->allocated_bytes(), before);
}

TEST(Arena, ReleaseOfASmallAllocationIsHarmless) {
  ScopedArena arena;
  const std::size_t almost_large = Arena::kLarge - 1;
  std::memset(arena->allocate(3), 1, 3);
  void* const memory = arena->allocate(almost_large);
  arena->release(memory, almost_large);
  std::memset(memory, 1, almost_large);  // still allocated
}

TEST(Arena, LimitAppliesToBlocksAndLargeAllocations) {
  ScopedArena arena;
  constexpr std::uint64_t kLimit = 100'000;
  arena->set_limit(kLimit);
  EXPECT_EQ(arena->try_allocate(kLimit), nullptr);
  EXPECT_TRUE(arena->limit_reached());
  std::size_t used = 0;
  while (arena->try_allocate(1000) != nullptr) used += 1000;
  EXPECT_TRUE(arena->limit_reached());
  EXPECT_LE(arena->allocated_bytes(), kLimit);
  EXPECT_GT(used, kLimit * 9 / 10) << "what the limit leaves is used";
  arena->set_limit(UINT64_MAX);
  EXPECT_NE(arena->try_allocate(1000), nullptr);
}

TEST(Arena, LimitBelowTheUsedMemoryRefusesInsteadOfWrapping) {
  ScopedArena arena(50'000);
  arena->set_limit(1);
  EXPECT_NE(arena->try_allocate(1000), nullptr) << "the first block is there already";
  EXPECT_EQ(arena->try_allocate(Arena::kLarge), nullptr);
  EXPECT_TRUE(arena->limit_reached());
}

TEST(Arena, ClearKeepsBlocksForTheNextFilling) {
  ScopedArena arena;
  const auto fill = [&] {
    for (int i = 0; i < 1000; ++i) std::memset(arena->allocate(500), i % 256, 500);
    std::memset(arena->allocate(Arena::kLarge), 1, Arena::kLarge);
  };
  fill();
  arena->clear();
  const std::uint64_t kept = arena->allocated_bytes();
  for (int round = 0; round < 20; ++round) {
    fill();
    arena->clear();
    EXPECT_EQ(arena->allocated_bytes(), kept) << round;
  }
}

TEST(Arena, ReserveMakesTheNextAllocationsSucceed) {
  ScopedArena arena;
  for (int i = 0; i < 100; ++i) {
    ASSERT_TRUE(arena->try_reserve(320));
    tests::forbid_more(*arena);
    for (int k = 0; k < 4; ++k) ASSERT_NE(arena->try_allocate(80), nullptr);
    arena->set_limit(UINT64_MAX);
  }
}

TEST(Arena, AFixedArenaUsesOnlyTheGivenMemory) {
  constexpr std::size_t kSize = 4 * Arena::kLarge;
  std::vector<char> memory(kSize + 1, 'x');
  for (const std::size_t offset : {0u, 1u}) {  // the vector is aligned to 64 for at most one of them
    Arena* const arena = Arena::create_in(memory.data() + offset, kSize);
    ASSERT_NE(arena, nullptr);
    EXPECT_TRUE(arena->is_fixed());
    for (int round = 0; round < 3; ++round) {
      std::memset(arena->allocate(13), 1, 13);
      char* const large = static_cast<char*>(arena->allocate_zeros(Arena::kLarge + 1));
      EXPECT_EQ(address(large) % 64, 0u);
      EXPECT_EQ(std::count(large, large + Arena::kLarge + 1, 0), static_cast<std::ptrdiff_t>(Arena::kLarge + 1));
      arena->release(large, Arena::kLarge + 1);
      std::memset(large, 1, Arena::kLarge + 1);
      while (arena->try_allocate(1000) != nullptr) continue;
      EXPECT_LT(arena->room(), 1000u);
      EXPECT_EQ(arena->try_allocate(Arena::kLarge), nullptr);
      EXPECT_FALSE(arena->try_reserve(1000));
      EXPECT_EQ(arena->allocated_bytes(), 0u);
      EXPECT_FALSE(arena->limit_reached());
      arena->clear();
    }
    for (const std::size_t size : kNearTheTop) EXPECT_EQ(arena->try_allocate(size), nullptr) << size;
    Arena::destroy(arena);
  }
  EXPECT_EQ(memory.back(), 'x');
  for (std::size_t size = 0; size < sizeof(Arena); ++size) EXPECT_EQ(Arena::create_in(memory.data(), size), nullptr);
}

TEST(Arena, LoansAreStackedAtTheEndOfTheBlock) {
  alignas(64) char memory[1024];
  Arena* const arena = Arena::create_in(memory, sizeof memory);
  ASSERT_NE(arena, nullptr);
  const std::size_t room = arena->room();
  char* const first = arena->lend(64);
  EXPECT_EQ(first + 64, memory + sizeof memory);
  EXPECT_EQ(arena->lend(128), first - 128);
  EXPECT_EQ(arena->room(), room - 192);
  EXPECT_EQ(arena->lend(room), nullptr);
  while (arena->try_allocate(8) != nullptr) continue;
  arena->take_back(192);
  EXPECT_EQ(arena->room(), 192u);
  Arena::destroy(arena);
}

TEST(Arena, PeekThenTakeIsAnAllocation) {
  ScopedArena arena;
  char* const memory = arena->peek(100);
  ASSERT_NE(memory, nullptr);
  arena->take(13);
  EXPECT_EQ(arena->try_allocate(1), memory + 16);
  EXPECT_EQ(arena->peek(SIZE_MAX), nullptr);
}

TEST(Arena, KeptOwnersAreDroppedOnce) {
  const auto owner = std::make_shared<int>(1);
  {
    ScopedArena arena;
    ASSERT_TRUE(arena->try_keep_alive(owner));
    ASSERT_TRUE(arena->try_keep_alive(owner));
    EXPECT_EQ(owner.use_count(), 3);
    arena->clear();
    EXPECT_EQ(owner.use_count(), 1);
    arena->clear();
    ASSERT_TRUE(arena->try_keep_alive(owner));
    EXPECT_EQ(owner.use_count(), 2);
  }
  EXPECT_EQ(owner.use_count(), 1);
}

TEST(Arena, AnOwnerIsDestroyedIfMemoryIsExhausted) {
  const auto owner = std::make_shared<int>(1);
  ScopedArena arena;
  tests::forbid_more(*arena);
  while (arena->try_allocate(8) != nullptr) continue;
  EXPECT_FALSE(arena->try_keep_alive(owner));
  EXPECT_EQ(owner.use_count(), 1);
}

}  // namespace
}  // namespace onnxgen
