// Messages and streams over absl::Cord, in the interface of protobuf 30.
#include <google/protobuf/descriptor.pb.h>
#include <google/protobuf/io/coded_stream.h>
#include <google/protobuf/io/zero_copy_stream_impl_lite.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

namespace pb = google::protobuf;
using pb::io::CordInputStream;
using pb::io::CordOutputStream;

namespace onnxgen::tests {
namespace {

// Returns a Cord of pieces that Abseil does not join.
absl::Cord in_pieces(std::string_view text, std::size_t piece) {
  absl::Cord cord;
  for (; !text.empty(); text.remove_prefix((std::min)(piece, text.size()))) {
    cord.Append(absl::Cord(std::string(text.substr(0, piece))));
  }
  return cord;
}

pb::FileDescriptorProto make_file() {
  pb::FileDescriptorProto file;
  for (int i = 0; i < 100; ++i) file.add_dependency(std::string(static_cast<std::size_t>(i) * 50, 'd'));
  file.set_name("name");
  return file;
}

pb::UninterpretedOption_NamePart make_incomplete() {
  pb::UninterpretedOption_NamePart part;
  part.set_is_extension(true);
  return part;
}

TEST(Cord, ContainsSerializedMessages) {
  const pb::FileDescriptorProto file = make_file();
  const std::string bytes = file.SerializeAsString();
  EXPECT_EQ(std::string(file.SerializeAsCord()), bytes);
  EXPECT_EQ(std::string(file.SerializePartialAsCord()), bytes);
  absl::Cord cord("before");
  EXPECT_TRUE(file.AppendToCord(&cord));
  EXPECT_EQ(std::string(cord), "before" + bytes);
  EXPECT_TRUE(file.AppendPartialToCord(&cord));
  EXPECT_EQ(std::string(cord), "before" + bytes + bytes);
  EXPECT_TRUE(file.SerializeToCord(&cord));
  EXPECT_EQ(std::string(cord), bytes);
  EXPECT_TRUE(file.SerializePartialToCord(&cord));
  EXPECT_EQ(std::string(cord), bytes);
  EXPECT_TRUE(pb::FileDescriptorProto().SerializeAsCord().empty());
}

TEST(Cord, IsParsedInPiecesOfAnySize) {
  const pb::FileDescriptorProto file = make_file();
  const std::string bytes = file.SerializeAsString();
  for (const std::size_t piece : {std::size_t{1000}, std::size_t{3000}, bytes.size()}) {
    pb::FileDescriptorProto read;
    read.set_package("replaced");
    EXPECT_TRUE(read.ParseFromCord(in_pieces(bytes, piece)));
    EXPECT_EQ(read.SerializeAsString(), bytes);
    EXPECT_TRUE(read.MergeFromCord(in_pieces(bytes, piece)));
    EXPECT_EQ(read.dependency_size(), 200);
    EXPECT_FALSE(read.ParseFromCord(in_pieces(std::string_view(bytes).substr(0, bytes.size() - 1), piece)));
    EXPECT_FALSE(read.MergeFromCord(in_pieces(bytes + '\x0c', piece)));
  }
  pb::FileDescriptorProto read = file;
  EXPECT_TRUE(read.MergeFromCord(absl::Cord()));
  EXPECT_EQ(read.name(), "name");
  EXPECT_TRUE(read.ParseFromCord(absl::Cord()));
  EXPECT_FALSE(read.has_name());
}

TEST(Cord, OfAnIncompleteMessageIsPartial) {
  const pb::UninterpretedOption_NamePart part = make_incomplete();
  const std::string bytes = part.SerializePartialAsString();
  absl::Cord cord("kept");
  EXPECT_FALSE(part.AppendToCord(&cord));
  EXPECT_EQ(std::string(cord), "kept");
  EXPECT_TRUE(part.SerializeAsCord().empty());
  EXPECT_EQ(std::string(part.SerializePartialAsCord()), bytes);
  EXPECT_TRUE(part.AppendPartialToCord(&cord));
  EXPECT_EQ(std::string(cord), "kept" + bytes);
  EXPECT_FALSE(part.SerializeToCord(&cord));
  EXPECT_TRUE(part.SerializePartialToCord(&cord));
  pb::UninterpretedOption_NamePart read;
  EXPECT_FALSE(read.ParseFromCord(cord));
  EXPECT_TRUE(read.ParsePartialFromCord(cord));
  EXPECT_FALSE(read.MergeFromCord(cord));
  EXPECT_TRUE(read.MergePartialFromCord(cord));
  EXPECT_TRUE(read.is_extension());
}

TEST(CordInputStream, ProvidesBlocksAgainAndSkips) {
  const std::string text(10'000, 'x');
  const absl::Cord cord = in_pieces(text + "abcdef", 2500);
  CordInputStream stream(&cord);
  std::string read;
  const void* data = nullptr;
  int size = 0;
  ASSERT_TRUE(stream.Next(&data, &size));
  stream.BackUp(size - 1);
  EXPECT_EQ(stream.ByteCount(), 1);
  EXPECT_EQ(stream.BytesKnownToFollow(), 10'005);
  EXPECT_TRUE(stream.Skip(9'999));
  absl::Cord part;
  EXPECT_TRUE(stream.ReadCord(&part, 2));
  EXPECT_EQ(std::string(part), "ab");
  while (stream.Next(&data, &size)) read.append(static_cast<const char*>(data), static_cast<std::size_t>(size));
  EXPECT_EQ(read, "cdef");
  EXPECT_FALSE(stream.Skip(1));
  EXPECT_FALSE(stream.ReadCord(&part, 1));
  EXPECT_EQ(stream.ByteCount(), 10'006);
  EXPECT_EQ(std::string(part), "ab");
}

TEST(CordOutputStream, AppendsToCordsAndBuffers) {
  absl::CordBuffer buffer = absl::CordBuffer::CreateWithDefaultLimit(1000);
  buffer.available_up_to(1).data()[0] = 'b';
  buffer.SetLength(1);
  CordOutputStream stream(absl::Cord("a"), std::move(buffer), 20'000);
  EXPECT_EQ(stream.ByteCount(), 2);
  {
    pb::io::CodedOutputStream coded(&stream);
    coded.WriteString(std::string(10'000, 'x'));
  }
  EXPECT_EQ(stream.ByteCount(), 10'002);
  EXPECT_TRUE(stream.WriteCord(absl::Cord("c")));
  {
    pb::io::CodedOutputStream coded(&stream);
    coded.WriteString("d");
  }
  EXPECT_EQ(std::string(stream.Consume()), "ab" + std::string(10'000, 'x') + "cd");
  EXPECT_EQ(stream.ByteCount(), 0);
  void* data = nullptr;
  int size = 0;
  ASSERT_TRUE(stream.Next(&data, &size));
  EXPECT_GT(size, 100);
  stream.BackUp(size);
  EXPECT_TRUE(stream.Consume().empty());
}

}  // namespace
}  // namespace onnxgen::tests
