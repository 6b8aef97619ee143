// ParseOptions::borrow_strings: strings that point into the input.
#include <gtest/gtest.h>
#include <onnx/onnx-ml.pb.h>

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#if defined(__linux__)
#include <sys/mman.h>
#include <unistd.h>
#endif

#include "corpora.h"
#include "kinds3.pb.h"
#include "points_into.h"

namespace {

using onnxgen::ErrorCode;
using onnxgen::ParseOptions;
using onnxgen::tests::points_into;

ParseOptions borrowing() {
  ParseOptions options;
  options.borrow_strings = true;
  return options;
}

// Strings with lengths around the limit for borrowing, after enough others.
onnx::ModelProto sample() {
  onnx::ModelProto model;
  model.set_producer_name(std::string(100, 'p'));
  for (const std::size_t length :
       {0u, 1u, 7u, 8u, 31u, 32u, 33u, 63u, 64u, 65u, 126u, 127u, 128u, 129u, 254u, 255u, 300u, 40'000u}) {
    onnx::NodeProto* const node = model.mutable_graph()->add_node();
    node->set_name(std::string(length, 'n'));
    node->add_input("in" + std::to_string(length));
    node->add_input(std::string(length, 'i'));
    node->set_op_type("Conv");
  }
  return model;
}

TEST(BorrowedStrings, PointIntoTheInputIfTheirLengthIsOneByte) {
  const std::string input = sample().SerializeAsString();
  onnx::ModelProto model;
  ASSERT_TRUE(model.ParseBorrowed(input, borrowing()));
  EXPECT_EQ(model, sample());
  EXPECT_EQ(model.SerializeAsString(), input);
  for (const onnx::NodeProto& node : model.graph().node()) {
    EXPECT_EQ(points_into(node.name(), input), node.name().size() < 128) << node.name().size();
    EXPECT_EQ(points_into(node.input(1), input), node.name().size() < 128) << node.name().size();
    EXPECT_TRUE(points_into(node.op_type(), input));
  }
}

TEST(BorrowedStrings, OnlyOnDemandAndOnlyByParseBorrowed) {
  const std::string input = sample().SerializeAsString();
  onnx::ModelProto model;
  ASSERT_TRUE(model.ParseBorrowed(input));
  EXPECT_FALSE(points_into(model.graph().node(3).op_type(), input));
  EXPECT_EQ(*(model.graph().node(3).op_type().data() + 4), '\0');
  ASSERT_TRUE(model.ParseFromString(input, borrowing()));
  EXPECT_FALSE(points_into(model.graph().node(3).op_type(), input));
  EXPECT_EQ(*(model.graph().node(3).op_type().data() + 4), '\0');
}

TEST(BorrowedStrings, TheInputIsNeverWrittenTo) {
  const std::string input = sample().SerializeAsString();
  const std::string original = input;
  onnx::ModelProto model;
  ASSERT_TRUE(model.ParseBorrowed(input, borrowing()));
  for (std::size_t i = 0; i < model.graph().node_size(); ++i) {
    onnx::NodeProto& node = *model.mutable_graph()->mutable_node(i);
    node.set_op_type("Add");  // shorter than the current value
    node.set_op_type("Ad");
    node.set_op_type("AddSomethingLonger");
    node.mutable_input()->Set(0, "x");
    node.set_name("m");
    EXPECT_EQ(node.op_type(), "AddSomethingLonger");
    EXPECT_EQ(node.input(0), "x");
    EXPECT_EQ(node.name(), "m");
  }
  EXPECT_EQ(input, original);
}

TEST(BorrowedStrings, SetValuesAreOverwrittenInPlace) {
  const std::string input = sample().SerializeAsString();
  onnx::ModelProto model;
  ASSERT_TRUE(model.ParseBorrowed(input, borrowing()));
  onnx::NodeProto& node = *model.mutable_graph()->mutable_node(0);
  node.set_op_type("first");
  const char* const place = node.op_type().data();
  node.set_op_type("again");
  EXPECT_EQ(node.op_type().data(), place) << "else a program that sets a field in a loop would grow";
}

TEST(BorrowedStrings, CopiesDoNotNeedTheInput) {
  std::string input = sample().SerializeAsString();
  onnx::ModelProto copy;
  onnx::ModelProto part;
  {
    onnx::ModelProto model;
    ASSERT_TRUE(model.ParseBorrowed(input, borrowing()));
    copy = model;
    part.mutable_graph()->mutable_node()->Add()->MoveFrom(*model.mutable_graph()->mutable_node(4));
  }
  std::fill(input.begin(), input.end(), 'x');
  EXPECT_EQ(copy, sample());
  EXPECT_EQ(part.graph().node(0), sample().graph().node(4));
}

TEST(BorrowedStrings, MovesKeepTheOwner) {
  auto owner = std::make_shared<const std::string>(sample().SerializeAsString());
  const std::weak_ptr<const std::string> watch = owner;
  onnx::ModelProto moved;
  {
    onnx::ModelProto model;
    const std::string_view bytes = *owner;
    ASSERT_TRUE(model.ParseBorrowed(std::move(owner), bytes, borrowing()));
    moved = std::move(model);
  }
  EXPECT_FALSE(watch.expired());
  EXPECT_EQ(moved, sample());
  moved.Clear();
  EXPECT_TRUE(watch.expired());
}

TEST(BorrowedStrings, AMessageThatIsUsedAgainCopiesAgain) {
  const std::string input = sample().SerializeAsString();
  onnx::ModelProto model;
  ASSERT_TRUE(model.ParseBorrowed(input, borrowing()));
  ASSERT_TRUE(model.ParseFromString(input));
  std::string_view name = model.graph().node(5).op_type();
  EXPECT_FALSE(points_into(name, input));
  model.mutable_graph()->mutable_node(5)->set_op_type("Add");
  EXPECT_EQ(model.graph().node(5).op_type().data(), name.data());
}

TEST(BorrowedStrings, OfEveryKindOfField) {
  sample3::Maps maps;
  (*maps.mutable_string_string()).Set("a key that is long enough to be behind the first bytes", "value");
  (*maps.mutable_string_string()).Set("another key", "another value");
  const std::string input = maps.SerializeAsString();
  sample3::Maps read;
  ASSERT_TRUE(read.ParseBorrowed(input, borrowing()));
  EXPECT_EQ(read, maps);
  EXPECT_EQ(read.SerializeAsString(), input);
  EXPECT_EQ(read.string_string().at("another key"), "another value");
}

TEST(BorrowedStrings, OfProto3AreUtf8) {
  sample3::Lists list;
  for (int i = 0; i < 20; ++i) list.add_string_value("\xc3\xa4\xc3\xb6");
  std::string input = list.SerializeAsString();
  sample3::Lists read;
  ASSERT_TRUE(read.ParseBorrowed(input, borrowing()));
  EXPECT_TRUE(points_into(read.string_value(19), input));
  input.back() = 'x';  // an incomplete character
  EXPECT_EQ(read.ParseBorrowed(input, borrowing()).code(), ErrorCode::kInvalidUtf8);
}

TEST(BorrowedStrings, TruncatedInputIsRefused) {
  const std::string input = sample().SerializeAsString().substr(0, 2000);
  const ParseOptions copying;
  for (std::size_t size = 0; size < input.size(); ++size) {
    onnx::ModelProto borrowed;
    onnx::ModelProto copied;
    const std::string_view cut(input.data(), size);
    const onnxgen::Status status = borrowed.ParseBorrowed(cut, borrowing());
    const onnxgen::Status expected = copied.ParseFromString(cut, copying);
    ASSERT_EQ(status.message(), expected.message()) << size;
    ASSERT_EQ(borrowed, copied) << size;
  }
}

#if defined(__linux__)

// Memory that contains `bytes`, with unreadable pages directly before and after them.
class Fenced {
 public:
  explicit Fenced(std::string_view bytes) : page_(static_cast<std::size_t>(sysconf(_SC_PAGESIZE))) {
    size_ = (bytes.size() / page_ + 3) * page_;
    memory_ = static_cast<char*>(mmap(nullptr, size_, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0));
    bytes.copy(memory_ + page_, bytes.size());
    mprotect(memory_, page_, PROT_NONE);
    bytes_ = {memory_ + page_, bytes.size()};
  }
  Fenced(const Fenced&) = delete;
  Fenced& operator=(const Fenced&) = delete;
  ~Fenced() { munmap(memory_, size_); }

  std::string_view bytes() const { return bytes_; }

 private:
  std::size_t page_;
  std::size_t size_ = 0;
  char* memory_ = nullptr;
  std::string_view bytes_;
};

// Serialization copies short strings in blocks that start before the string.
TEST(BorrowedStrings, NothingBeforeTheInputIsRead) {
  for (std::size_t length = 0; length < 128; ++length) {
    onnx::NodeProto node;
    node.add_input(std::string(length, 'a'));
    for (int i = 0; i < 5; ++i) node.add_input(std::string(16, 'b'));
    node.set_name("name");
    const Fenced input(node.SerializeAsString());
    onnx::NodeProto read;
    ASSERT_TRUE(read.ParseBorrowed(input.bytes(), borrowing()));
    EXPECT_EQ(read.SerializeAsString(), input.bytes());
  }
}

#endif

TEST(BorrowedStrings, RealModelsComeBackByteForByte) {
  const auto folder = onnxgen::tests::debian_models();
  if (!folder) GTEST_SKIP() << onnxgen::tests::kNoDebianModels;
  std::size_t models = 0;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(*folder)) {
    if (entry.path().extension() != ".onnx") continue;
    std::ifstream file(entry.path(), std::ios::binary);
    const std::string bytes{std::istreambuf_iterator<char>(file), {}};
    onnx::ModelProto model;
    ASSERT_TRUE(model.ParseBorrowed(bytes, borrowing())) << entry.path();
    ASSERT_EQ(model.SerializeAsString(), bytes) << entry.path();
    ++models;
  }
  EXPECT_GT(models, 1000u);
}

}  // namespace
