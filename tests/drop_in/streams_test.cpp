// Streams in cases where libprotobuf has fewer guarantees, and in cases that need hostile streams or large sizes.
#include <gtest/gtest.h>

#include <algorithm>
#include <climits>
#include <cstring>
#include <initializer_list>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "google/protobuf/io/coded_stream.h"
#include "google/protobuf/io/zero_copy_stream_impl.h"
#include "google/protobuf/io/zero_copy_stream_impl_lite.h"

namespace onnxgen::tests {
namespace {

using namespace google::protobuf::io;
using google::protobuf::int64;
using google::protobuf::uint32;
using google::protobuf::uint64;
using google::protobuf::uint8;

// Returns its text in pieces, each in the same buffer. The interface permits this reuse.
class Overwriting final : public ZeroCopyInputStream {
 public:
  Overwriting(std::string text, int piece) : text_(std::move(text)), buffer_(static_cast<std::size_t>(piece)) {}

  bool Next(const void** data, int* size) override {
    std::fill(buffer_.begin(), buffer_.end(), '#');
    const std::size_t count = std::min(buffer_.size(), text_.size() - position_);
    if (count == 0) return false;
    std::copy_n(text_.begin() + static_cast<std::ptrdiff_t>(position_), count, buffer_.begin());
    position_ += count;
    *data = buffer_.data();
    *size = static_cast<int>(count);
    return true;
  }
  void BackUp(int count) override { position_ -= static_cast<std::size_t>(count); }
  bool Skip(int count) override {
    const std::size_t step = std::min(static_cast<std::size_t>(count), text_.size() - position_);
    position_ += step;
    return step == static_cast<std::size_t>(count);
  }
  int64 ByteCount() const override { return static_cast<int64>(position_); }

 private:
  std::string text_;
  std::vector<char> buffer_;
  std::size_t position_ = 0;
};

// Returns more bytes than an int can count, from one small block.
class Endless final : public ZeroCopyInputStream {
 public:
  explicit Endless(int64 size) : size_(size), block_(std::size_t{1} << 24, '\1') {}

  bool Next(const void** data, int* size) override {
    const int64 count = std::min<int64>(static_cast<int64>(block_.size()), size_ - position_);
    position_ += count;
    *data = block_.data();
    *size = static_cast<int>(count);
    return count > 0;
  }
  void BackUp(int count) override { position_ -= count; }
  bool Skip(int count) override {
    const int64 step = std::min<int64>(count, size_ - position_);
    position_ += step;
    return step == count;
  }
  int64 ByteCount() const override { return position_; }

 private:
  int64 size_;
  std::string block_;
  int64 position_ = 0;
};

struct Remaining {
  bool ok = false;
  std::string bytes;
  bool borrowed = false;
};

Remaining read_remaining(CodedInputStream& coded) {
  std::string storage;
  std::string_view bytes;
  const bool ok = coded.ReadRemaining(bytes, storage);
  return {ok, std::string(bytes), !bytes.empty() && storage.empty()};
}

TEST(ReadRemaining, BorrowsContiguousBytes) {
  const std::string text = "some bytes";
  CodedInputStream array(reinterpret_cast<const uint8*>(text.data()), static_cast<int64>(text.size()));
  ArrayInputStream memory(text.data(), static_cast<int64>(text.size()));
  CodedInputStream stream(&memory);
  for (CodedInputStream* coded : {&array, &stream}) {
    const Remaining remaining = read_remaining(*coded);
    EXPECT_TRUE(remaining.ok);
    EXPECT_TRUE(remaining.borrowed);
    EXPECT_EQ(remaining.bytes, text);
    EXPECT_TRUE(coded->ConsumedEntireMessage());
    EXPECT_EQ(coded->CurrentPosition(), 10);
  }
}

TEST(ReadRemaining, CopiesBytesFromSeveralBlocks) {
  const std::string text = "some bytes in more pieces than one";
  for (int piece = 1; piece < 40; ++piece) {
    Overwriting overwriting(text, piece);
    ArrayInputStream memory(text.data(), static_cast<int64>(text.size()), piece);
    std::istringstream standard(text);
    IstreamInputStream istream(&standard, piece);
    for (ZeroCopyInputStream* stream : std::initializer_list<ZeroCopyInputStream*>{&overwriting, &memory, &istream}) {
      CodedInputStream coded(stream);
      EXPECT_TRUE(coded.Skip(3));
      const Remaining remaining = read_remaining(coded);
      EXPECT_TRUE(remaining.ok);
      EXPECT_EQ(remaining.bytes, text.substr(3)) << piece;
    }
  }
}

TEST(ReadRemaining, StopsAtALimit) {
  Overwriting stream("0123456789", 4);
  {
    CodedInputStream coded(&stream);
    const CodedInputStream::Limit limit = coded.PushLimit(6);
    EXPECT_EQ(read_remaining(coded).bytes, "012345");
    EXPECT_TRUE(coded.ConsumedEntireMessage());
    coded.PopLimit(limit);
    EXPECT_EQ(read_remaining(coded).bytes, "6789");
    EXPECT_EQ(read_remaining(coded).bytes, "");
  }
  ArrayInputStream memory("0123456789", 10);
  CodedInputStream coded(&memory);
  coded.PushLimit(4);
  const Remaining within = read_remaining(coded);
  EXPECT_EQ(within.bytes, "0123");
  EXPECT_TRUE(within.borrowed);
}

TEST(ReadRemaining, FailsIfTheTotalLimitTruncates) {
  for (int piece = 1; piece < 12; ++piece) {
    for (int limit = 0; limit < 12; ++limit) {
      Overwriting stream("0123456789", piece);
      CodedInputStream coded(&stream);
      coded.SetTotalBytesLimit(limit);
      const Remaining remaining = read_remaining(coded);
      EXPECT_EQ(remaining.ok, limit >= 10) << piece << " " << limit;
      EXPECT_EQ(coded.ConsumedEntireMessage(), limit >= 10);
    }
  }
  // A limit at or below the total limit is a regular end.
  Overwriting stream("0123456789", 3);
  CodedInputStream coded(&stream);
  coded.SetTotalBytesLimit(5);
  coded.PushLimit(5);
  EXPECT_TRUE(read_remaining(coded).ok);
}

TEST(ReadRemaining, LeavesTheStreamAfterTheBytesRead) {
  ArrayInputStream memory("0123456789", 10);
  {
    CodedInputStream coded(&memory);
    coded.PushLimit(4);
    EXPECT_EQ(read_remaining(coded).bytes, "0123");
  }
  EXPECT_EQ(memory.ByteCount(), 4);
  CodedInputStream rest(&memory);
  EXPECT_EQ(read_remaining(rest).bytes, "456789");
}

// libprotobuf cannot return to the position after the tag if blocks are small.
TEST(ReadMessage, StopsAfterTheTagThatEndsIt) {
  const std::string group = "\xfb\x01\x0b\x10\x80\x02\x0c\xfc\x01";
  const std::string fields = "\x0a\x03\x1c\x1c\x1c\x10\x80\x02\x1d....\x21........" + group;
  for (const auto& [end, tag] :
       {std::pair<std::string, uint32>{"\x1c", 0x1c}, {"\x9c\x01", 0x9c}, {std::string(1, '\0'), 0}}) {
    const std::string bytes = fields + end + "rest";
    for (int piece = 1; piece < 50; ++piece) {
      Overwriting overwriting(bytes, piece);
      ArrayInputStream memory(bytes.data(), static_cast<int64>(bytes.size()), piece);
      for (ZeroCopyInputStream* stream : std::initializer_list<ZeroCopyInputStream*>{&overwriting, &memory}) {
        CodedInputStream coded(stream);
        std::string storage;
        std::string_view message;
        EXPECT_TRUE(coded.ReadMessage(message, storage));
        EXPECT_EQ(message, fields) << piece;
        EXPECT_TRUE(coded.LastTagWas(tag));
        EXPECT_FALSE(coded.ConsumedEntireMessage());
        EXPECT_EQ(read_remaining(coded).bytes, "rest") << piece;
      }
    }
  }
}

TEST(ReadMessage, ReadsEverythingIfNoTagEndsIt) {
  for (const std::string& bytes :
       {std::string("\x0a\x05\x1c\x1c"), std::string("\x0b\x1c"), std::string("\x0b\0\x1c", 3), std::string("\x07\x1c"),
        std::string(11, '\x80') + "\x1c", std::string("\x80\x80\x80\x80\x80\0\x1c", 7)}) {
    for (int piece = 1; piece < 9; ++piece) {
      Overwriting stream(bytes, piece);
      CodedInputStream coded(&stream);
      std::string storage;
      std::string_view message;
      EXPECT_TRUE(coded.ReadMessage(message, storage));
      EXPECT_EQ(message, bytes);
      EXPECT_TRUE(coded.ConsumedEntireMessage());
    }
  }
}

TEST(CodedInput, CountsPastTwoGigabytes) {
  const int64 size = (int64{5} << 30) + 7;
  Endless stream(size);
  CodedInputStream coded(&stream);
  coded.SetTotalBytesLimit(INT_MAX);  // the usual value for no limit
  EXPECT_TRUE(coded.Skip(size - 7));
  EXPECT_EQ(coded.CurrentPosition64(), size - 7);
  EXPECT_EQ(coded.CurrentPosition(), INT_MAX);
  EXPECT_EQ(coded.BytesUntilTotalBytesLimit(), -1);
  uint64 value = 0;
  for (int i = 0; i < 7; ++i) EXPECT_TRUE(coded.ReadVarint64(&value));
  EXPECT_FALSE(coded.ReadVarint64(&value));
  EXPECT_EQ(coded.CurrentPosition64(), size);
}

TEST(CodedInput, HonoursATotalLimitPastTwoGigabytes) {
  const int64 limit = int64{3} << 30;
  Endless stream(int64{5} << 30);
  CodedInputStream coded(&stream);
  coded.SetTotalBytesLimit(limit);
  EXPECT_TRUE(coded.Skip(limit));
  EXPECT_FALSE(coded.Skip(1));
  EXPECT_EQ(coded.ReadTag(), 0U);
  EXPECT_FALSE(coded.ConsumedEntireMessage());
}

TEST(CodedInput, AllocatesNoMoreThanTheAvailableBytes) {
  const std::string text = "short";
  ArrayInputStream memory(text.data(), static_cast<int64>(text.size()));
  CodedInputStream coded(&memory);
  std::string read;
  EXPECT_FALSE(coded.ReadString(&read, INT_MAX));
  EXPECT_EQ(read, text);
  EXPECT_LT(read.capacity(), 1000U);
}

TEST(CodedInput, RefusesNegativeSizes) {
  CodedInputStream coded(reinterpret_cast<const uint8*>("abc"), 3);
  std::string text;
  EXPECT_FALSE(coded.ReadString(&text, -1));
  EXPECT_FALSE(coded.ReadRaw(nullptr, -1));
  EXPECT_FALSE(coded.Skip(-1));
  coded.PushLimit(-1);  // no limit but the end of the array
  EXPECT_EQ(coded.BytesUntilLimit(), 3);
  CodedInputStream none(nullptr, -5);
  EXPECT_EQ(none.ReadTag(), 0U);
  EXPECT_TRUE(none.ConsumedEntireMessage());
}

TEST(CodedInput, RefusesMalformedVarints) {
  const std::string too_long(11, '\x80');
  for (const std::string& bytes : {too_long, std::string("\x80"), std::string(9, '\xff') + '\x80' + '\1'}) {
    CodedInputStream coded(reinterpret_cast<const uint8*>(bytes.data()), static_cast<int64>(bytes.size()));
    uint64 value = 0;
    EXPECT_FALSE(coded.ReadVarint64(&value));
  }
  const std::string large_tag = "\xff\xff\xff\xff\x7f";
  CodedInputStream coded(reinterpret_cast<const uint8*>(large_tag.data()), static_cast<int64>(large_tag.size()));
  EXPECT_EQ(coded.ReadTag(), 0U);
  EXPECT_FALSE(coded.ConsumedEntireMessage());
}

TEST(CodedInput, NestedLimitsCannotExceedOuterOnes) {
  CodedInputStream coded(reinterpret_cast<const uint8*>("0123456789"), 10);
  const CodedInputStream::Limit outer = coded.PushLimit(5);
  EXPECT_TRUE(coded.Skip(2));
  const CodedInputStream::Limit inner = coded.PushLimit(100);
  EXPECT_EQ(coded.BytesUntilLimit(), 3);
  EXPECT_FALSE(coded.Skip(4));
  coded.PopLimit(inner);
  EXPECT_EQ(coded.ReadTag(), 0U);
  EXPECT_TRUE(coded.ConsumedEntireMessage());
  coded.PopLimit(outer);
  EXPECT_FALSE(coded.ConsumedEntireMessage());
  EXPECT_EQ(coded.ReadTag(), uint32{'5'});
}

TEST(CodedInput, ReadsBytesAboveTheSignBitTheSameInAnyBlocks) {
  std::string bytes;
  {
    StringOutputStream output(&bytes);
    CodedOutputStream coded(&output);
    for (int i = 0; i < 64; ++i) coded.WriteVarint64(uint64{1} << i);
    for (int i = 0; i < 64; ++i) coded.WriteLittleEndian64(uint64{1} << i);
  }
  for (int piece = 1; piece < 20; ++piece) {
    Overwriting stream(bytes, piece);
    CodedInputStream coded(&stream);
    uint64 value = 0;
    for (int i = 0; i < 64; ++i) {
      ASSERT_TRUE(coded.ReadVarint64(&value));
      ASSERT_EQ(value, uint64{1} << i);
    }
    for (int i = 0; i < 64; ++i) {
      ASSERT_TRUE(coded.ReadLittleEndian64(&value));
      ASSERT_EQ(value, uint64{1} << i);
    }
    EXPECT_EQ(coded.ReadTag(), 0U);
    EXPECT_TRUE(coded.ConsumedEntireMessage());
  }
}

TEST(CodedOutput, ReportsFailures) {
  char room[5];
  ArrayOutputStream output(room, sizeof(room), 2);
  CodedOutputStream coded(&output);
  coded.WriteString("12345");
  EXPECT_FALSE(coded.HadError());
  coded.WriteVarint32(1);
  EXPECT_TRUE(coded.HadError());
  coded.WriteString("ignored");
  EXPECT_EQ(std::string(room, sizeof(room)), "12345");
}

TEST(Istream, DoesNotSwallowAnError) {
  std::istringstream broken("text");
  broken.setstate(std::ios::badbit);
  IstreamInputStream stream(&broken);
  const void* data = nullptr;
  int size = 0;
  EXPECT_FALSE(stream.Next(&data, &size));
}

TEST(CopyingInput, OwnsItsSourceWhenTold) {
  struct Source : CopyingInputStream {
    explicit Source(bool& is_gone) : gone(is_gone) {}
    ~Source() override { gone = true; }
    int Read(void* buffer, int size) override {
      std::memset(buffer, 'x', static_cast<std::size_t>(size));
      return size;
    }
    bool& gone;
  };
  bool gone = false;
  {
    CopyingInputStreamAdaptor stream(new Source(gone), 16);
    stream.SetOwnsCopyingStream(true);
    EXPECT_TRUE(stream.Skip(40));
    EXPECT_EQ(stream.ByteCount(), 40);
  }
  EXPECT_TRUE(gone);
}

}  // namespace
}  // namespace onnxgen::tests
