// Long lists of numbers, which are parsed several elements at a time. Values of every type must be decoded according to
// its definition, and errors must be located exactly.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <random>
#include <string>
#include <type_traits>
#include <vector>

#include "kinds.pb.h"
#include "onnxgen/wire/append.h"
#include "onnxgen/wire/fixed.h"
#include "profile.h"

namespace {

using onnxgen::ErrorCode;
using onnxgen::tests::parse;
namespace wire = onnxgen::wire;

using Numbers = std::vector<std::uint64_t>;  // sign-extended

template <class List>
Numbers widened(const List& list) {
  Numbers numbers;
  for (const auto value : list) {
    numbers.push_back(static_cast<std::uint64_t>(static_cast<std::int64_t>(value)));
  }
  return numbers;
}

std::uint64_t as_int32(std::uint64_t bits) {
  return static_cast<std::uint64_t>(std::int64_t{static_cast<std::int32_t>(bits)});
}
std::uint64_t as_uint32(std::uint64_t bits) {
  return bits & 0xFFFFFFFFu;
}
std::uint64_t as_64(std::uint64_t bits) {
  return bits;
}
std::uint64_t as_sint64(std::uint64_t bits) {
  return bits % 2 == 0 ? bits / 2 : ~(bits / 2);
}
std::uint64_t as_sint32(std::uint64_t bits) {
  return as_int32(as_sint64(as_uint32(bits)));
}
std::uint64_t as_bool(std::uint64_t bits) {
  return bits == 0 ? 0 : 1;
}

constexpr std::uint32_t kColor = 16;

// Lists of one type: the field, and the conversion from varints to values.
template <class Message>
struct ListOf {
  const char* kind;
  std::uint32_t number;
  std::uint64_t (*value)(std::uint64_t bits);
  Numbers (*read)(const Message& message);
};

template <class Message>
std::vector<ListOf<Message>> lists() {
  return {
      {"int32", 3, as_int32, [](const Message& message) { return widened(message.int32_value()); }},
      {"int64", 4, as_64, [](const Message& message) { return widened(message.int64_value()); }},
      {"uint32", 5, as_uint32, [](const Message& message) { return widened(message.uint32_value()); }},
      {"uint64", 6, as_64, [](const Message& message) { return widened(message.uint64_value()); }},
      {"sint32", 7, as_sint32, [](const Message& message) { return widened(message.sint32_value()); }},
      {"sint64", 8, as_sint64, [](const Message& message) { return widened(message.sint64_value()); }},
      {"bool", 13, as_bool, [](const Message& message) { return widened(message.bool_value()); }},
      {"enum", kColor, as_int32, [](const Message& message) { return widened(message.color_value()); }},
  };
}

bool is_color(std::uint64_t value) {
  const std::uint64_t colors[] = {0, 1, 16, as_int32(static_cast<std::uint64_t>(-5))};
  return std::find(std::begin(colors), std::end(colors), value) != std::end(colors);
}

// A varint and its position in the block.
struct Varint {
  std::uint64_t bits;
  std::size_t begin;
  std::size_t end;
};

// Returns several hundred varints of all lengths, some of them longer than necessary. Values of the enum are frequent.
std::string random_varints(std::mt19937_64& random, std::vector<Varint>& varints) {
  std::string bytes;
  while (bytes.size() < 700) {
    const std::uint64_t small[] = {0, 1, 16, static_cast<std::uint64_t>(-5), 0x100000001u};
    const std::uint64_t bits = random() % 2 == 0 ? small[random() % std::size(small)] : random() >> random() % 64;
    const std::size_t begin = bytes.size();
    wire::append_varint(bytes, bits);
    const std::size_t size = bytes.size() - begin;
    if (size < wire::kMaxVarintBytes && random() % 8 == 0) {
      bytes.back() = static_cast<char>(bytes.back() | 0x80);
      bytes.append(random() % (wire::kMaxVarintBytes - size), '\x80');
      bytes += '\0';
    }
    varints.push_back({bits, begin, bytes.size()});
  }
  return bytes;
}

std::string packed(std::uint32_t number, const std::string& block) {
  std::string bytes;
  wire::append_delimited(bytes, number, block);
  return bytes;
}

std::string unpacked(std::uint32_t number, const std::string& block, const std::vector<Varint>& varints) {
  std::string bytes;
  for (const Varint& varint : varints) {
    wire::append_tag(bytes, number, wire::WireType::kVarint);
    bytes.append(block, varint.begin, varint.end - varint.begin);
  }
  return bytes;
}

// Expects the values of the first `count` varints.
template <class Message>
void expect_values(const ListOf<Message>& list, const std::vector<Varint>& varints, std::size_t count,
                   const std::string& bytes) {
  Numbers expected;
  std::string unknown;
  for (std::size_t i = 0; i < count; ++i) {
    const std::uint64_t value = list.value(varints[i].bits);
    if (list.number != kColor || is_color(value)) {
      expected.push_back(value);
    } else {
      wire::append_tag(unknown, list.number, wire::WireType::kVarint);
      wire::append_varint(unknown, varints[i].bits);
    }
  }
  Message message;
  const onnxgen::Status status = parse(message, bytes);
  ASSERT_TRUE(status) << status.message();
  EXPECT_EQ(list.read(message), expected);
  EXPECT_EQ(onnxgen::tests::unknown_fields(message), unknown);
}

template <class Message>
class LongLists : public testing::Test {};
using Classes = testing::Types<sample::Packed, sample::Unpacked>;
struct ClassName {
  template <class Message>
  static std::string GetName(int) {
    return std::is_same_v<Message, sample::Packed> ? "Packed" : "Unpacked";
  }
};
TYPED_TEST_SUITE(LongLists, Classes, ClassName);

TYPED_TEST(LongLists, HaveTheValuesOfTheirKind) {
  std::mt19937_64 random(1);
  for (const auto& list : lists<TypeParam>()) {
    SCOPED_TRACE(list.kind);
    for (int i = 0; i < 20; ++i) {
      std::vector<Varint> varints;
      const std::string block = random_varints(random, varints);
      ASSERT_NO_FATAL_FAILURE(expect_values(list, varints, varints.size(), packed(list.number, block)));
      ASSERT_NO_FATAL_FAILURE(expect_values(list, varints, varints.size(), unpacked(list.number, block, varints)));
    }
  }
}

TYPED_TEST(LongLists, MayEndAfterAnyValueOnly) {
  std::mt19937_64 random(2);
  for (const auto& list : lists<TypeParam>()) {
    SCOPED_TRACE(list.kind);
    std::vector<Varint> varints;
    const std::string block = random_varints(random, varints);
    std::size_t whole = 0;
    for (std::size_t size = 0; size < block.size(); ++size) {
      const std::string bytes = packed(list.number, block.substr(0, size));
      if (varints[whole].end == size) ++whole;
      const bool is_cut = whole < varints.size() && varints[whole].begin != size;
      if (!is_cut) {
        ASSERT_NO_FATAL_FAILURE(expect_values(list, varints, whole, bytes));
        continue;
      }
      TypeParam message;
      const onnxgen::Status status = parse(message, bytes);
      ASSERT_EQ(status.code(), ErrorCode::kTruncated) << size;
      EXPECT_EQ(status.offset(), bytes.size());
    }
  }
}

TYPED_TEST(LongLists, VarintsOfElevenBytesAreRefusedAtEveryPosition) {
  const std::string eleven = std::string(10, '\x80') + '\1';
  for (const auto& list : lists<TypeParam>()) {
    SCOPED_TRACE(list.kind);
    for (std::size_t before = 0; before < 150; ++before) {
      const std::string block = std::string(before, '\1') + eleven + std::string(100, '\1');
      const std::string bytes = packed(list.number, block);
      TypeParam message;
      const onnxgen::Status status = parse(message, bytes);
      ASSERT_EQ(status.code(), ErrorCode::kMalformedVarint) << before;
      EXPECT_EQ(status.offset(), bytes.size() - block.size() + before);
    }
  }
}

// The elements of one field follow those of another, whose tag may look like a value of the first.
TYPED_TEST(LongLists, EndAtTheNextField) {
  std::mt19937_64 random(3);
  const auto of_kind = lists<TypeParam>();
  for (std::size_t first = 1; first < 90; ++first) {
    std::vector<Varint> varints;
    const std::string block = random_varints(random, varints);
    const std::vector<Varint> some(varints.begin(), varints.begin() + static_cast<std::ptrdiff_t>(first));
    const auto& int64 = of_kind[1];
    const auto& uint64 = of_kind[3];
    TypeParam message;
    ASSERT_TRUE(parse(message, unpacked(int64.number, block, some) + unpacked(uint64.number, block, varints)));
    Numbers expected;
    for (const Varint& varint : varints) expected.push_back(varint.bits);
    EXPECT_EQ(uint64.read(message), expected);
    expected.resize(first);
    EXPECT_EQ(int64.read(message), expected);
  }
}

TYPED_TEST(LongLists, RunsMayEndAfterAnyValueOnly) {
  std::mt19937_64 random(4);
  for (const auto& list : lists<TypeParam>()) {
    SCOPED_TRACE(list.kind);
    std::vector<Varint> varints;
    const std::string block = random_varints(random, varints);
    std::vector<std::size_t> ends;  // end offsets of the elements
    std::string bytes;
    for (const Varint& varint : varints) {
      wire::append_tag(bytes, list.number, wire::WireType::kVarint);
      bytes.append(block, varint.begin, varint.end - varint.begin);
      ends.push_back(bytes.size());
    }
    std::size_t whole = 0;
    for (std::size_t size = 0; size <= bytes.size(); ++size) {
      if (size == ends[whole]) ++whole;
      if (size == 0 || (whole != 0 && ends[whole - 1] == size)) {
        ASSERT_NO_FATAL_FAILURE(expect_values(list, varints, whole, bytes.substr(0, size)));
        continue;
      }
      TypeParam message;
      const onnxgen::Status status = parse(message, bytes.substr(0, size));
      ASSERT_EQ(status.code(), ErrorCode::kTruncated) << size;
      EXPECT_EQ(status.offset(), size);
    }
  }
}

TYPED_TEST(LongLists, RunsWithVarintsOfElevenBytesAreRefused) {
  const std::string eleven = std::string(10, '\x80') + '\1';
  for (const auto& list : lists<TypeParam>()) {
    SCOPED_TRACE(list.kind);
    std::string tag;
    wire::append_tag(tag, list.number, wire::WireType::kVarint);
    std::string bytes;
    for (std::size_t before = 0; before < 150; ++before, bytes += tag + '\1') {
      std::string behind;
      while (behind.size() < 200) behind += tag + '\1';
      TypeParam message;
      const onnxgen::Status status = parse(message, bytes + tag + eleven + behind);
      ASSERT_EQ(status.code(), ErrorCode::kMalformedVarint) << before;
      EXPECT_EQ(status.offset(), bytes.size() + tag.size());
    }
  }
}

// ---- numbers of a fixed size ----------------------------------------------------------------------------------------

using Fixed = std::vector<std::string>;  // bytes of each number, identical in memory and on the wire

template <class List>
Fixed bytes_of(const List& list) {
  Fixed values;
  for (const auto value : list) {
    auto bits = wire::bit_cast<std::conditional_t<sizeof(value) == 4, std::uint32_t, std::uint64_t>>(value);
    std::string bytes(sizeof bits, '\0');
    wire::store_fixed(&bytes[0], bits);
    values.push_back(bytes);
  }
  return values;
}

template <class Message>
struct FixedListOf {
  const char* kind;
  std::uint32_t number;
  std::size_t size;
  Fixed (*read)(const Message& message);
};

template <class Message>
std::vector<FixedListOf<Message>> fixed_lists() {
  return {
      {"double", 1, 8, [](const Message& message) { return bytes_of(message.double_value()); }},
      {"float", 2, 4, [](const Message& message) { return bytes_of(message.float_value()); }},
      {"fixed32", 9, 4, [](const Message& message) { return bytes_of(message.fixed32_value()); }},
      {"fixed64", 10, 8, [](const Message& message) { return bytes_of(message.fixed64_value()); }},
      {"sfixed32", 11, 4, [](const Message& message) { return bytes_of(message.sfixed32_value()); }},
      {"sfixed64", 12, 8, [](const Message& message) { return bytes_of(message.sfixed64_value()); }},
  };
}

// Some elements contain the bytes of their own tag. Another field may follow.
TYPED_TEST(LongLists, RunsOfFixedSizeAreReadUpToAnyEnd) {
  std::mt19937_64 random(5);
  std::string other;
  wire::append_tag(other, 3, wire::WireType::kVarint);
  other += '\7';
  for (const auto& list : fixed_lists<TypeParam>()) {
    SCOPED_TRACE(list.kind);
    std::string tag;
    wire::append_tag(tag, list.number, list.size == 4 ? wire::WireType::kFixed32 : wire::WireType::kFixed64);
    std::string bytes;
    Fixed expected;
    for (std::size_t count = 0; count < 60; ++count) {
      for (const std::string& behind : {std::string(), other}) {
        TypeParam message;
        ASSERT_TRUE(parse(message, bytes + behind));
        EXPECT_EQ(list.read(message), expected);
        EXPECT_EQ(message.int32_value().size(), behind.empty() ? 0u : 1u);
      }
      std::string value;
      while (value.size() < list.size) value += random() % 2 == 0 ? tag[0] : static_cast<char>(random() & 0x3F);
      for (std::size_t cut = 0; cut < list.size; ++cut) {
        const std::string part = bytes + tag + value.substr(0, cut);
        TypeParam message;
        const onnxgen::Status status = parse(message, part);
        ASSERT_EQ(status.code(), ErrorCode::kTruncated);
        EXPECT_EQ(status.offset(), part.size());
      }
      bytes += tag + value;
      expected.push_back(value);
    }
  }
}

}  // namespace
