#include "onnxgen/crypto/two_stages.h"

#include <gtest/gtest.h>

#include <atomic>
#include <cstddef>
#include <stdexcept>
#include <thread>
#include <vector>

namespace onnxgen::crypto {
namespace {

class TwoStages : public testing::TestWithParam<unsigned> {};
INSTANTIATE_TEST_SUITE_P(Threads, TwoStages, testing::Values(1u, 2u, 7u));

TEST_P(TwoStages, EachPartInOrder) {
  constexpr std::size_t kCounts[] = {0, 1, 2, 3, 4, 5, 9, 1000};
  for (const std::size_t count : kCounts) {
    std::atomic<std::size_t> first_done{0};
    std::atomic<std::size_t> second_done{0};
    const Status status = run_two_stages(
        GetParam(), count,
        [&](std::size_t i) {
          EXPECT_EQ(i, first_done);
          EXPECT_LT(i, second_done + kPartsAhead);
          ++first_done;
          return Status();
        },
        [&](std::size_t i) {
          EXPECT_EQ(i, second_done);
          EXPECT_LT(i, first_done);
          ++second_done;
          return Status();
        });
    EXPECT_TRUE(status);
    EXPECT_EQ(first_done, count);
    EXPECT_EQ(second_done, count);
  }
}

TEST_P(TwoStages, TheFirstStageRunsOnTheCallingThread) {
  const auto caller = std::this_thread::get_id();
  const auto on_caller = [&](std::size_t) {
    EXPECT_EQ(std::this_thread::get_id(), caller);
    return Status();
  };
  const auto elsewhere = [&](std::size_t) {
    EXPECT_EQ(std::this_thread::get_id() == caller, GetParam() == 1);
    return Status();
  };
  EXPECT_TRUE(run_two_stages(GetParam(), 100, on_caller, elsewhere));
}

TEST_P(TwoStages, AFailureEndsTheWork) {
  for (std::size_t at = 0; at < 12; ++at) {
    const auto fine = [](std::size_t) { return Status(); };
    std::atomic<std::size_t> last{0};
    const auto fails = [&](std::size_t i) {
      last = i;
      return i == at ? Status(ErrorCode::kReadFailed) : Status();
    };
    EXPECT_EQ(run_two_stages(GetParam(), 12, fails, fine).code(), ErrorCode::kReadFailed);
    EXPECT_EQ(last, at);
    EXPECT_EQ(run_two_stages(GetParam(), 12, fine, fails).code(), ErrorCode::kReadFailed);
    EXPECT_EQ(last, at);
  }
}

TEST_P(TwoStages, ExceptionsOfTheCallerPropagate) {
  const auto fine = [](std::size_t) { return Status(); };
  const auto throws = [](std::size_t i) -> Status {
    if (i == 5) throw std::runtime_error("of a callback");
    return Status();
  };
  EXPECT_THROW((void)run_two_stages(GetParam(), 12, throws, fine), std::runtime_error);
}

}  // namespace
}  // namespace onnxgen::crypto
