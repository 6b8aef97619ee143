// Compares the messages of the conformance suite, and the well-known types in them, with libprotobuf's.
#include "test_messages_comparison.h"

#include <gtest/gtest.h>

#include "../tier.h"
#include "comparison_checks.h"
#include "onnxgen/storage/poison.h"

namespace onnxgen::tests {
namespace {

TEST(TestMessagesComparison, NewMessagesHaveTheDefaults) {
  test_messages_comparison::for_each_message([](auto pair, const char* name) {
    SCOPED_TRACE(name);
    check_new_message<decltype(pair)>();
  });
}

TEST(TestMessagesComparison, EnumsHaveTheSameNumbersAndNames) {
  Differences differences;
  test_messages_comparison::compare_enums(differences);
  EXPECT_TRUE(differences.none()) << differences.first();
}

TEST(TestMessagesComparison, MessagesBuiltByAccessorsAreTheSame) {
  test_messages_comparison::for_each_message([](auto pair, const char* name) {
    SCOPED_TRACE(name);
    check_messages_built_by_accessors<decltype(pair)>();
  });
}

TEST(TestMessagesComparison, MergingGivesTheSame) {
  test_messages_comparison::for_each_message([](auto pair, const char* name) {
    SCOPED_TRACE(name);
    check_merging<decltype(pair)>();
  });
}

TEST(TestMessagesComparison, DamagedMessagesAreRefusedOrReadTheSame) {
  test_messages_comparison::for_each_message([](auto pair, const char* name) {
    SCOPED_TRACE(name);
    check_damaged_messages<decltype(pair)>();
  });
}

TEST(TestMessagesComparison, RandomMessagesGoBothWays) {
  const auto for_each_message = [](auto visit) { test_messages_comparison::for_each_message(visit); };
  // A sanitizer checks code paths rather than values, and a tenth of the messages covers all of them.
#if defined(ONNXGEN_HAS_ASAN)
  constexpr int kMessages = 6'000;
#else
  constexpr int kMessages = 60'000;
#endif
  check_round_trips_of_all(for_each_message, by_tier(600, kMessages));
}

}  // namespace
}  // namespace onnxgen::tests
