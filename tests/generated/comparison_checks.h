// Properties of every pair of a native class and protoc's class. Include the header written by make_comparison first.
#pragma once

#include <google/protobuf/descriptor.h>
#include <google/protobuf/stubs/logging.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <random>
#include <string>

#include "../tier.h"
#include "byte_report.h"
#include "differences.h"
#include "onnxgen/error/status.h"
#include "oracle_messages.h"

namespace onnxgen::tests {

template <class Native, class Oracle>
void expect_same(const Native& native, const Oracle& oracle) {
  Differences differences;
  compare(native, oracle, differences);
  EXPECT_TRUE(differences.none()) << differences.first();
}

// Expects equal bytes, with three exceptions: the order of map entries, the position of unknown fields in extension
// ranges, and unknown varints with an encoding longer than necessary (native messages keep it, libprotobuf shortens
// it). In these cases the bytes must be equal after libprotobuf has parsed the native output.
template <class Native, class Oracle>
void expect_same_bytes(const Native& native, const Oracle& oracle) {
  std::string expected = oracle.SerializePartialAsString();
  std::string actual = native.SerializeAsString();
  EXPECT_EQ(native.ByteSizeLong(), actual.size());
  if (actual != expected) {
    Oracle again;
    EXPECT_TRUE(again.ParsePartialFromString(actual));
    expect_same(native, again);
    put_unknown_extensions_first(again);
    actual = deterministic(again);
    Oracle reordered = oracle;
    put_unknown_extensions_first(reordered);
    expected = deterministic(reordered);
  }
  EXPECT_TRUE(actual == expected) << differing_bytes(actual, expected);
}

template <class Pair>
void check_new_message() {
  expect_same(typename Pair::Native{}, typename Pair::Oracle{});
}

// Number of random messages for each class.
inline int random_messages() {
  return by_tier(20, 60);
}

inline constexpr int kDepth = 3;

template <class Pair>
void check_random_messages() {
  std::mt19937_64 random(1);
  for (int i = 0; i < random_messages(); ++i) {
    SCOPED_TRACE(i);
    typename Pair::Oracle oracle;
    fill_randomly(oracle, random, kDepth);
    if (i % 2 == 1) add_unknown_field_everywhere(oracle, static_cast<std::uint32_t>(i));
    typename Pair::Native native;
    const Status parsed = native.ParseFromString(oracle.SerializePartialAsString());
    ASSERT_TRUE(parsed) << parsed.message();
    expect_same(native, oracle);
    expect_same_bytes(native, oracle);
    const auto copy = native;
    EXPECT_TRUE(copy == native);
    expect_same(copy, oracle);
  }
}

// Messages built through accessors must be equal.
template <class Pair>
void check_messages_built_by_accessors() {
  std::mt19937_64 random(5);
  for (int i = 0; i < random_messages(); ++i) {
    SCOPED_TRACE(i);
    typename Pair::Oracle oracle;
    fill_randomly(oracle, random, kDepth);
    // Remove unknown fields, because no accessor adds them. libprotobuf finds them in maps only after parsing.
    ASSERT_TRUE(oracle.ParseFromString(oracle.SerializeAsString()));
    oracle.DiscardUnknownFields();
    typename Pair::Native native;
    assign(oracle, native);
    expect_same(native, oracle);
    const std::string expected = deterministic(oracle);
    const std::string written = native.SerializeAsString();
    EXPECT_TRUE(written == expected) << differing_bytes(written, expected);
  }
}

// A random message is parsed from libprotobuf's output and serialized. The bytes must be equal.
template <class Pair>
void check_round_trips(int count) {
  using Oracle = typename Pair::Oracle;
  std::mt19937_64 random(4);
  for (int i = 0; i < count && !testing::Test::HasFailure(); ++i) {
    Oracle oracle;
    fill_randomly(oracle, random, kDepth);
    if (i % 2 == 1) add_unknown_field_everywhere(oracle, static_cast<std::uint32_t>(i));
    const std::string bytes = deterministic(oracle);
    typename Pair::Native native;
    const Status parsed = native.ParseFromString(bytes);
    ASSERT_TRUE(parsed) << "message " << i << ": " << parsed.message() << '\n' << hex(bytes);
    expect_same(native, oracle);
    if (has_unknown_extensions(oracle)) {
      expect_same_bytes(native, oracle);
      continue;
    }
    const std::string written = native.SerializeAsString();
    EXPECT_TRUE(written == bytes) << "message " << i << ": " << differing_bytes(written, bytes);
    Oracle again;
    ASSERT_TRUE(again.ParseFromString(written)) << "message " << i;
    EXPECT_TRUE(deterministic(again) == bytes) << "message " << i;
  }
}

// Divides `total` messages among all classes, in proportion to their number of fields.
template <class ForEachMessage>
void check_round_trips_of_all(ForEachMessage for_each_message, int total) {
  const auto weight = [](auto pair) { return 1 + decltype(pair)::Oracle::descriptor()->field_count(); };
  int all = 0;
  for_each_message([&](auto pair, const char*) { all += weight(pair); });
  for_each_message([&](auto pair, const char* name) {
    SCOPED_TRACE(name);
    check_round_trips<decltype(pair)>(total * weight(pair) / all + 1);
  });
}

template <class Pair>
void check_merging() {
  std::mt19937_64 random(2);
  for (int i = 0; i < random_messages(); ++i) {
    SCOPED_TRACE(i);
    using Native = typename Pair::Native;
    typename Pair::Oracle oracle;
    typename Pair::Oracle more;
    fill_randomly(oracle, random, kDepth);
    fill_randomly(more, random, kDepth);
    add_unknown_field_everywhere(oracle, 0);
    const std::string bytes = oracle.SerializePartialAsString();
    const std::string more_bytes = more.SerializePartialAsString();
    Native native;
    Native native_more;
    ASSERT_TRUE(native.ParseFromString(bytes));
    ASSERT_TRUE(native_more.ParseFromString(more_bytes));
    native.MergeFrom(native_more);
    Native merged_by_parsing;
    ASSERT_TRUE(merged_by_parsing.ParseFromString(bytes + more_bytes));
    typename Pair::Oracle oracle_merged_by_parsing;
    ASSERT_TRUE(oracle_merged_by_parsing.ParsePartialFromString(bytes + more_bytes));
    oracle.MergeFrom(more);
    expect_same(native, oracle);
    expect_same_bytes(native, oracle);
    expect_same(merged_by_parsing, oracle_merged_by_parsing);
    expect_same_bytes(merged_by_parsing, oracle_merged_by_parsing);
  }
}

// Returns whether the error is a tag of more than 32 bits. libprotobuf drops the excess bits, native classes reject the
// tag.
inline bool is_long_tag(const std::string& bytes, const Status& parsed) {
  if (parsed.code() != ErrorCode::kMalformedVarint) return false;
  const auto fifth = static_cast<std::size_t>(parsed.offset()) + 4;
  return fifth < bytes.size() && static_cast<unsigned char>(bytes[fifth]) > 0x0f;
}

// Both must accept and reject the same damaged inputs, and parse accepted inputs to equal messages.
template <class Pair>
void check_damaged_messages() {
  const bool message_sets = may_hold_message_sets(*Pair::Oracle::descriptor());
  const google::protobuf::LogSilencer silence;  // libprotobuf reports missing `required` fields on stderr
  std::mt19937_64 random(3);
  for (int i = 0; i < 10 * random_messages(); ++i) {
    SCOPED_TRACE(i);
    typename Pair::Oracle oracle;
    fill_randomly(oracle, random, 2);
    std::string bytes = oracle.SerializePartialAsString();
    for (std::uint64_t damages = 1 + random() % 3; damages > 0 && !bytes.empty(); --damages) {
      bytes[random() % bytes.size()] = static_cast<char>(random());
    }
    typename Pair::Native native;
    const Status parsed = native.ParseFromString(bytes);
    SCOPED_TRACE(hex(bytes));
    const bool accepted = oracle.ParseFromString(bytes);
    if (accepted && is_long_tag(bytes, parsed)) continue;
    ASSERT_EQ(parsed.ok(), accepted) << parsed.message();
    if (!parsed) continue;
    expect_same(native, oracle);
    // libprotobuf converts unknown fields in an item of a MessageSet to further items; native classes drop them.
    if (!message_sets) expect_same_bytes(native, oracle);
  }
}

}  // namespace onnxgen::tests
