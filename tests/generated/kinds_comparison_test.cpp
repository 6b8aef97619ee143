#include "kinds_comparison.h"

#include <gtest/gtest.h>

#include "comparison_checks.h"

namespace onnxgen::tests {
namespace {

TEST(KindsComparison, NewMessagesHaveTheDefaults) {
  kinds_comparison::for_each_message([](auto pair, const char* name) {
    SCOPED_TRACE(name);
    check_new_message<decltype(pair)>();
  });
}

TEST(KindsComparison, EnumsHaveTheSameNumbersAndNames) {
  Differences differences;
  kinds_comparison::compare_enums(differences);
  EXPECT_TRUE(differences.none()) << differences.first();
}

TEST(KindsComparison, RandomMessagesAreReadAndWrittenTheSame) {
  kinds_comparison::for_each_message([](auto pair, const char* name) {
    SCOPED_TRACE(name);
    check_random_messages<decltype(pair)>();
  });
}

TEST(KindsComparison, MessagesBuiltByAccessorsAreTheSame) {
  kinds_comparison::for_each_message([](auto pair, const char* name) {
    SCOPED_TRACE(name);
    check_messages_built_by_accessors<decltype(pair)>();
  });
}

TEST(KindsComparison, MergingGivesTheSame) {
  kinds_comparison::for_each_message([](auto pair, const char* name) {
    SCOPED_TRACE(name);
    check_merging<decltype(pair)>();
  });
}

TEST(KindsComparison, DamagedMessagesAreRefusedOrReadTheSame) {
  kinds_comparison::for_each_message([](auto pair, const char* name) {
    SCOPED_TRACE(name);
    check_damaged_messages<decltype(pair)>();
  });
}

TEST(KindsComparison, RandomMessagesGoBothWays) {
  const auto for_each_message = [](auto visit) { kinds_comparison::for_each_message(visit); };
  check_round_trips_of_all(for_each_message, 10'000);
}

}  // namespace
}  // namespace onnxgen::tests
