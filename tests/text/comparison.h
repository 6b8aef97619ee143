// Code shared by the comparisons of text and JSON.
#pragma once

#include <google/protobuf/stubs/logging.h>
#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <random>
#include <string>

#include "../tier.h"
#include "native_messages.h"
#include "oracle_messages.h"
#include "random_messages.h"
#include "reference_pool.h"

namespace onnxgen::tests {

// Returns the position of the first difference, and both texts around it.
inline std::string difference(const std::string& actual, const std::string& expected) {
  std::size_t same = 0;
  while (same < actual.size() && same < expected.size() && actual[same] == expected[same]) ++same;
  const std::size_t begin = same < 200 ? 0 : same - 200;
  return "at byte " + std::to_string(same) + " ours:\n" + actual.substr(begin, 400) + "\nlibprotobuf's:\n" +
         expected.substr(begin, 400);
}

// Calls visit(table, message, random) for `count` random messages of each type for which there is a table. The quick
// tier uses a sixth of `count`.
template <class Visit>
void for_random_messages(int count, AnyContent content, Visit visit) {
  const google::protobuf::LogSilencer silence;  // silences errors about unknown types in an Any
  std::size_t types = 0;
  for (const google::protobuf::Descriptor* type : reference_pool().types()) {
    const MessageDescriptor* table = find_table(type->full_name());
    if (table == nullptr) continue;
    SCOPED_TRACE(type->full_name());
    ++types;
    std::mt19937_64 random(7);
    for (int i = 0; i < count / by_tier(6, 1); ++i) {
      SCOPED_TRACE(i);
      const auto message = reference_pool().make(*type);
      fill_for_text(*message, random, 3, content);
      if (i % 3 == 1) add_unknown_field_everywhere(*message, static_cast<std::uint32_t>(i));
      visit(*table, *message, random);
      if (testing::Test::HasFatalFailure()) return;
    }
  }
  EXPECT_GT(types, 60U);
}

}  // namespace onnxgen::tests
