#include <gtest/gtest.h>

#include <cstddef>
#include <cstring>
#include <string>
#include <string_view>
#include <vector>

#include "onnxgen/message/write/write.h"
#include "scoped_arena.h"
#include "shapes.pb.h"

namespace onnxgen {
namespace {

using shapes::Tree;
using tests::ScopedArena;

// Writes in reverse order and records the expected output.
class Output {
 public:
  Output() = default;
  template <class Target>
  explicit Output(Target target) : writer_(target) {}

  void put(std::string_view bytes) {
    p_ = writer_.write(p_, bytes);
    expected_.insert(0, bytes);
  }
  void put_byte(char byte) {
    p_ = writer_.ensure(p_);
    std::memset(p_ - Writer::kEnsured, '!', Writer::kEnsured);  // may be overwritten
    *--p_ = byte;
    expected_.insert(expected_.begin(), byte);
  }

  // Checks the output and returns the number of spans.
  std::size_t check() {
    EXPECT_EQ(writer_.written(p_), expected_.size());
    const Writer::Span* spans = nullptr;
    std::size_t count = 0;
    EXPECT_TRUE(writer_.finish(p_, spans, count));
    std::string all;
    for (std::size_t i = 0; i < count; ++i) {
      EXPECT_FALSE(spans[i].empty());
      all.append(spans[i]);
    }
    EXPECT_TRUE(all == expected_);
    return count;
  }

 private:
  Writer writer_;
  char* p_ = writer_.start();
  std::string expected_;
};

std::string pattern(std::size_t size) {
  std::string text(size, '\0');
  for (std::size_t i = 0; i < size; ++i) text[i] = static_cast<char>(i * 31 % 255);
  return text;
}

TEST(Writer, EmptyOutputHasNoSpans) {
  EXPECT_EQ(Output().check(), 0u);
}

// Chunks end at different positions for each number of bytes written before.
TEST(Writer, ChunkBordersAtEveryOffset) {
  const std::string piece = pattern(Writer::kSpanThreshold - 1);
  for (std::size_t before = 0; before < 5200; before += before < 900 || before > 1100 ? 13 : 1) {
    Output output;
    for (std::size_t i = 0; i < before; ++i) output.put_byte(static_cast<char>(i % 127));
    output.put(piece);
    output.put("end");
    output.check();
  }
}

TEST(Writer, LargeValuesAreReferredToAtEveryOffset) {
  const std::string large = pattern(Writer::kSpanThreshold);
  for (std::size_t before = 0; before < 50; ++before) {
    Output output;
    output.put(large);
    for (std::size_t i = 0; i < before; ++i) output.put_byte('x');
    output.put(large);
    EXPECT_EQ(output.check(), before == 0 ? 2u : 3u);
  }
}

TEST(Writer, ManySpansAndManyChunks) {
  const std::string large = pattern(Writer::kSpanThreshold);
  const std::string small = pattern(1000);
  for (const std::size_t count :
       {std::size_t{15}, std::size_t{16}, std::size_t{17}, std::size_t{33}, std::size_t{400}}) {
    Output output;
    for (std::size_t i = 0; i < count; ++i) output.put(large);
    EXPECT_EQ(output.check(), count);
    Output mixed;
    for (std::size_t i = 0; i < count; ++i) {
      mixed.put(large);
      mixed.put(small);
    }
    EXPECT_GE(mixed.check(), 2 * count);
  }
  Output chunks;
  for (int i = 0; i < 3000; ++i) chunks.put(small);
  chunks.check();
}

// Caller-provided memory of any size, offered before or after the writer's own memory is full.
class OfferedMemory {
 public:
  explicit OfferedMemory(std::size_t size) : bytes_(size + 2 * kFence, kFenceByte) {}

  Writer::Target target() { return {bytes_.data() + kFence, bytes_.size() - 2 * kFence}; }
  Writer::TargetMaker maker() {
    return {[](void* self, std::size_t) noexcept { return static_cast<OfferedMemory*>(self)->target(); }, this};
  }
  bool is_intact_around() const {
    const std::string fence(kFence, kFenceByte);
    return bytes_.substr(0, kFence) == fence && bytes_.substr(bytes_.size() - kFence) == fence;
  }
  bool ends_with(std::string_view end) const {
    return bytes_.compare(bytes_.size() - kFence - end.size(), end.size(), end) == 0;
  }

 private:
  static constexpr std::size_t kFence = 8192;  // larger than any copied value
  static constexpr char kFenceByte = '#';
  std::string bytes_;
};

// Sizes of the values written. Some outputs fit into the writer's own memory, others do not.
const std::vector<std::vector<std::size_t>> kOutputs = {
    {}, {1}, {100, 3}, {4095, 1000}, {4095, 4095, 4095}, {300, 5000, 20}, {10000, 10000, 1}, {1, 70000}};

template <class MakeOutput>
void check_targets(MakeOutput make_output) {
  for (const std::vector<std::size_t>& sizes : kOutputs) {
    std::size_t total = 0;
    std::vector<std::string> values;
    for (const std::size_t size : sizes) {
      values.push_back(pattern(size));
      total += size;
    }
    total += values.size();  // the separators between them
    for (const std::size_t room :
         {std::size_t{0}, std::size_t{1}, std::size_t{159}, std::size_t{160}, std::size_t{161}, total / 2,
          total - (total != 0), total, total + 1, total + 159, total + 160, total + 161, total + 100000}) {
      OfferedMemory memory(room);
      Output output = make_output(memory);
      for (const std::string& value : values) {
        output.put_byte(',');
        output.put(value);
      }
      output.check();
      EXPECT_TRUE(memory.is_intact_around()) << room << " bytes for " << total;
    }
  }
}

TEST(Writer, TargetsOfEverySize) {
  check_targets([](OfferedMemory& memory) { return Output(memory.target()); });
}

TEST(Writer, TargetsOfEverySizeMadeLate) {
  check_targets([](OfferedMemory& memory) { return Output(memory.maker()); });
}

TEST(Writer, OutputThatFitsEndsInTheTarget) {
  const std::string large = pattern(10000);
  OfferedMemory memory(10003);
  Output output(memory.maker());
  output.put("end");
  output.put(large);
  EXPECT_EQ(output.check(), 1u);
  EXPECT_TRUE(memory.ends_with(large + "end"));

  OfferedMemory untouched(10003);
  Output small(untouched.maker());
  small.put("end");
  small.check();
  EXPECT_FALSE(untouched.ends_with("end"));
}

TEST(Writer, ATargetIsMadeWithTheSizeOfTheValueAndWithoutOneTheValueIsReferredTo) {
  const std::string large = pattern(10000);
  std::vector<std::size_t> sizes;
  const auto make_none = [](void* requests, std::size_t value_size) noexcept {
    static_cast<std::vector<std::size_t>*>(requests)->push_back(value_size);
    return Writer::Target{};
  };
  Output output(Writer::TargetMaker{make_none, &sizes});
  output.put(large);
  output.put("name");
  output.put(large);
  EXPECT_EQ(output.check(), 3u) << "two values that were not copied, and the name";
  EXPECT_EQ(sizes, std::vector<std::size_t>{large.size()});

  sizes.clear();
  Output small(Writer::TargetMaker{make_none, &sizes});
  for (int i = 0; i < 10; ++i) small.put(pattern(1000));
  small.check();
  EXPECT_EQ(sizes, std::vector<std::size_t>{0});
}

// Calls write_one(p, writer) with `left` bytes left in the writer's own memory.
template <class WriteOne>
void check_near_the_chunk_end(std::size_t left, const std::string& expected, WriteOne write_one) {
  Writer writer;
  char* p = writer.start();
  while (writer.room(p) > left) *--p = '-';
  const std::uint64_t before = writer.written(p);
  p = write_one(p, writer);
  ASSERT_EQ(writer.written(p) - before, expected.size());
  const Writer::Span* spans = nullptr;
  std::size_t count = 0;
  ASSERT_TRUE(writer.finish(p, spans, count));
  std::string all;
  for (std::size_t i = 0; i < count; ++i) all.append(spans[i]);
  ASSERT_EQ(all.substr(0, expected.size()), expected) << left;
  ASSERT_EQ(all.substr(expected.size()), std::string(before, '-'));
}

TEST(Writer, TextOfEveryLengthNearTheChunkEnd) {
  ScopedArena arena;
  for (std::size_t length = 0; length <= 300; ++length) {
    const std::string text = pattern(length);
    StringField field = {};
    field.set(text, *arena);
    BytesField bytes = {};
    bytes.set(text, *arena);
    std::string expected = "\x0A";
    if (length < 0x80) {
      expected += static_cast<char>(length);
    } else {
      expected += static_cast<char>(length | 0x80);
      expected += static_cast<char>(length >> 7);
    }
    expected += text;
    for (const std::size_t left : {0u, 1u, 2u, 46u, 47u, 127u, 128u, 159u, 160u, 161u, 300u, 600u}) {
      SCOPED_TRACE(length);
      check_near_the_chunk_end(left, expected,
                               [&](char* p, Writer& writer) { return write::text(p, 10, field, writer); });
      check_near_the_chunk_end(left, expected,
                               [&](char* p, Writer& writer) { return write::text(p, 10, bytes, writer); });
    }
  }
}

TEST(Writer, HeadsNearTheChunkEnd) {
  for (const std::size_t left : {0u, 1u, 2u, 3u, 15u, 159u, 160u, 161u}) {
    const auto check = [left](std::uint32_t tag, std::uint64_t length, const std::string& expected) {
      check_near_the_chunk_end(left, expected,
                               [&](char* p, Writer& writer) { return write::head(p, tag, length, writer); });
    };
    check(0x7A, 0x7F, "\x7A\x7F");
    check(0x7A, 0x80, "\x7A\x80\x01");
    check(0x7A, 0x3FFF, "\x7A\xFF\x7F");
    check(0x7A, 0x4000, "\x7A\x80\x80\x01");
    check(0x182, 3, "\x82\x03\x03");
    check(0x182, 0x80, "\x82\x03\x80\x01");
  }
}

// Numbers of all lengths, alone and in runs across the boundaries of chunks, compared with a simple encoder.
TEST(Writer, NumbersOfEveryLengthInRunsOfEverySize) {
  const auto varint = [](std::string& to, std::uint64_t value) {
    for (; value >= 0x80; value >>= 7) to += static_cast<char>(value | 0x80);
    to += static_cast<char>(value);
  };
  std::string unpacked;
  std::string packed;
  Tree tree;
  std::size_t checked = 0;
  for (std::uint64_t i = 0; i < 6000; ++i) {
    const std::uint64_t value = (i * 0x9E3779B97F4A7C15u) >> (i * 7 % 64);
    const auto weight = static_cast<float>(i);
    tree.add_numbers(static_cast<std::int64_t>(value));
    varint(unpacked, 7 << 3);
    varint(unpacked, value);
    tree.add_weights(weight);
    packed.append(reinterpret_cast<const char*>(&weight), sizeof weight);
    if (i > 600 && i % 97 != 0) continue;
    std::string expected = unpacked;
    varint(expected, 8 << 3 | 2);
    varint(expected, packed.size());
    expected += packed;
    ASSERT_EQ(tree.SerializeAsString(), expected) << i;
    std::string array(expected.size(), 'x');
    ASSERT_TRUE(tree.SerializeToArray(array.data(), array.size()));
    ASSERT_EQ(array, expected) << i;
    ++checked;
  }
  EXPECT_GT(checked, 600u);
}

TEST(Writer, HeadsOfOneByteAndMore) {
  char buffer[write::kTagAndLength];
  char* const end = buffer + sizeof buffer;
  const auto head = [&](std::uint32_t tag, std::uint64_t length) {
    char* const begin = write::head_before(end, tag, length);
    return std::string(begin, end);
  };
  EXPECT_EQ(head(0x7A, 0x7F), std::string("\x7A\x7F"));
  EXPECT_EQ(head(0x7A, 0x80), std::string("\x7A\x80\x01"));
  EXPECT_EQ(head(0x82, 0), std::string("\x82\x01\x00", 3));
  EXPECT_EQ(head(0xFFFFFFFA, UINT64_MAX).size(), write::kTagAndLength);
}

TEST(Writer, SinkGetsLargeBytesInPlace) {
  Tree tree;
  tree.set_label("label");
  tree.set_data(pattern(1'000'000));
  std::vector<std::string_view> spans;
  std::string all;
  ASSERT_TRUE(tree.SerializeToSink([&](const Span* first, std::size_t count) {
    spans.assign(first, first + count);
    for (const Span span : spans) all.append(span);
    return true;
  }));
  ASSERT_EQ(spans.size(), 2u);
  EXPECT_EQ(spans[1].data(), tree.data().data());
  EXPECT_EQ(all, tree.SerializeAsString());
}

TEST(Writer, SinkMayBeConst) {
  Tree tree;
  tree.set_size(1);
  std::size_t size = 0;
  const auto sink = [&size](const Span* spans, std::size_t) {
    size = spans[0].size();
    return true;
  };
  EXPECT_TRUE(tree.SerializeToSink(sink));
  EXPECT_EQ(size, tree.ByteSizeLong());
}

TEST(Writer, FailingSinkIsReported) {
  Tree tree;
  tree.set_size(1);
  const Status status = tree.SerializeToSink([](const Span*, std::size_t) { return false; });
  EXPECT_EQ(status.code(), ErrorCode::kWriteFailed);
}

}  // namespace
}  // namespace onnxgen
