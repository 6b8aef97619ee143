#include "onnx_comparison.h"

#include <gtest/gtest.h>

#include "../tier.h"
#include "comparison_checks.h"

namespace onnxgen::tests {
namespace {

TEST(OnnxComparison, NewMessagesHaveTheDefaults) {
  onnx_comparison::for_each_message([](auto pair, const char* name) {
    SCOPED_TRACE(name);
    check_new_message<decltype(pair)>();
  });
}

TEST(OnnxComparison, EnumsHaveTheSameNumbersAndNames) {
  Differences differences;
  onnx_comparison::compare_enums(differences);
  EXPECT_TRUE(differences.none()) << differences.first();
}

TEST(OnnxComparison, RandomMessagesAreReadAndWrittenTheSame) {
  onnx_comparison::for_each_message([](auto pair, const char* name) {
    SCOPED_TRACE(name);
    check_random_messages<decltype(pair)>();
  });
}

TEST(OnnxComparison, MessagesBuiltByAccessorsAreTheSame) {
  onnx_comparison::for_each_message([](auto pair, const char* name) {
    SCOPED_TRACE(name);
    check_messages_built_by_accessors<decltype(pair)>();
  });
}

TEST(OnnxComparison, MergingGivesTheSame) {
  onnx_comparison::for_each_message([](auto pair, const char* name) {
    SCOPED_TRACE(name);
    check_merging<decltype(pair)>();
  });
}

TEST(OnnxComparison, DamagedMessagesAreRefusedOrReadTheSame) {
  onnx_comparison::for_each_message([](auto pair, const char* name) {
    SCOPED_TRACE(name);
    check_damaged_messages<decltype(pair)>();
  });
}

TEST(OnnxComparison, RandomMessagesGoBothWays) {
  const auto for_each_message = [](auto visit) { onnx_comparison::for_each_message(visit); };
  check_round_trips_of_all(for_each_message, by_tier(3'000, 30'000));
}

}  // namespace
}  // namespace onnxgen::tests
