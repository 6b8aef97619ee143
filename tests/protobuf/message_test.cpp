// Behaviour of MessageLite and Message for any schema.
#include <google/protobuf/io/coded_stream.h>
#include <google/protobuf/io/zero_copy_stream_impl_lite.h>
#include <google/protobuf/message.h>
#include <gtest/gtest.h>
#include <onnx/onnx-ml.pb.h>

#include <cstdint>
#include <map>
#include <memory>
#include <sstream>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#if defined(__linux__)
#include <fcntl.h>
#include <unistd.h>
#endif

#include "fatal.h"
#include "kinds.pb.h"

namespace {

using google::protobuf::Message;
using google::protobuf::MessageLite;
using sample::Required;
using sample::Tree;
using std::string_view_literals::operator""sv;

static_assert(std::is_polymorphic_v<Tree> && std::has_virtual_destructor_v<MessageLite>);
static_assert(std::is_base_of_v<Message, Tree>);
static_assert(std::is_nothrow_move_constructible_v<Tree> && std::is_nothrow_move_assignable_v<Tree>);
static_assert(std::is_nothrow_swappable_v<Tree>);

Tree sample_tree() {
  Tree tree;
  tree.set_label("root");
  tree.set_data(std::string(1000, 'd'));
  tree.mutable_left()->set_label("left");
  tree.mutable_left()->mutable_left()->set_data("small");
  for (int i = 0; i < 20; ++i) {
    tree.add_children()->set_label("child " + std::to_string(i));
    tree.add_names("name " + std::to_string(i));
    tree.add_numbers(i);
  }
  return tree;
}

// Returns a message that lacks its name and the color of its first child.
Required incomplete() {
  Required message;
  message.set_id(1);
  message.set_color(sample::GREEN);
  message.add_children()->set_id(2);
  return message;
}

TEST(Message, IsReadFromNothing) {
  Tree tree = sample_tree();
  EXPECT_TRUE(tree.ParseFromArray(nullptr, 0));
  EXPECT_EQ(tree.ByteSizeLong(), 0u);
  EXPECT_TRUE(tree.ParseFromString(""));
  EXPECT_TRUE(tree.ParseFromString(std::string_view()));
  EXPECT_TRUE(tree.MergeFromString(std::string_view()));
  EXPECT_TRUE(tree.TryParse(std::string_view()));
  std::istringstream empty;
  EXPECT_TRUE(tree.ParseFromIstream(&empty));
  EXPECT_TRUE(tree.SerializeToArray(nullptr, 0));
}

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wsign-conversion"  // programs may not enable it
TEST(Message, AcceptsAnyTypeOfSize) {
  const std::string bytes = sample_tree().SerializeAsString();
  Tree tree;
  EXPECT_TRUE(tree.ParseFromArray(bytes.data(), static_cast<int>(bytes.size())));
  EXPECT_TRUE(tree.ParseFromArray(bytes.data(), bytes.size()));
  std::string output(bytes.size(), '\0');
  EXPECT_TRUE(tree.SerializeToArray(output.data(), static_cast<int>(output.size())));
  EXPECT_EQ(output, bytes);
}
#pragma GCC diagnostic pop

TEST(Message, RefusesNegativeSizes) {
  Tree tree;
  EXPECT_FALSE(tree.ParseFromArray("\x0a\x01x", -1));
  EXPECT_FALSE(tree.ParsePartialFromArray("\x0a\x01x", -3));
  google::protobuf::io::ArrayInputStream stream("\x0a\x01x", 3);
  EXPECT_FALSE(tree.ParseFromBoundedZeroCopyStream(&stream, -1));
  char buffer[8] = {};
  EXPECT_FALSE(tree.SerializeToArray(buffer, -1));
}

TEST(Message, IsNotSerializedIntoTooSmallABuffer) {
  Tree tree;
  tree.set_label("name");
  char buffer[6] = {};
  EXPECT_FALSE(tree.SerializeToArray(buffer, 5));
  EXPECT_TRUE(tree.SerializeToArray(buffer, 6));
  EXPECT_EQ(std::string_view(buffer, 6), "\x0a\x04name"sv);
}

#if defined(__linux__)
TEST(Message, AFullDiskIsAFailure) {
  const int descriptor = ::open("/dev/full", O_WRONLY);
  ASSERT_GE(descriptor, 0);
  EXPECT_FALSE(sample_tree().SerializeToFileDescriptor(descriptor));
  EXPECT_FALSE(sample_tree().SerializePartialToFileDescriptor(descriptor));
  ::close(descriptor);
}
#endif

TEST(Message, ReplacesOrMergesWhatIsRead) {
  Tree tree;
  tree.set_label("old");
  tree.add_numbers(1);
  ASSERT_TRUE(tree.MergeFromString("\x30\x02"sv));
  EXPECT_EQ(tree.label(), "old");
  EXPECT_EQ(tree.numbers_size(), 2);
  ASSERT_TRUE(tree.ParseFromString("\x30\x03"sv));
  EXPECT_FALSE(tree.has_label());
  EXPECT_EQ(tree.numbers_size(), 1);
}

TEST(Message, ParseErrorsHaveOffsetAndPath) {
  Tree tree;
  const onnxgen::Status status = tree.TryParse("\x1a\x04\x0a\x05xy"sv);
  EXPECT_EQ(status.code(), onnxgen::ErrorCode::kTruncated);
  EXPECT_EQ(status.path(), "Tree.left.label");
  EXPECT_EQ(Required().TryParse("\x08\x01"sv).code(), onnxgen::ErrorCode::kMissingRequired);
}

TEST(Message, ReportsMissingRequiredFieldsUnlessPartial) {
  const Required message = incomplete();
  std::string output = "left over";
  EXPECT_FALSE(message.IsInitialized());
  EXPECT_FALSE(message.SerializeToString(&output));
  EXPECT_EQ(message.SerializeAsString(), "");
  EXPECT_FALSE(message.AppendToString(&output));
  std::ostringstream stream;
  EXPECT_FALSE(message.SerializeToOstream(&stream));
  EXPECT_EQ(stream.str(), "");
  EXPECT_TRUE(message.SerializePartialToString(&output));
  EXPECT_EQ(output, message.SerializePartialAsString());
  EXPECT_EQ(output.size(), message.ByteSizeLong());

  Required read;
  EXPECT_FALSE(read.ParseFromString(output));
  EXPECT_EQ(read.id(), 1) << "what was read stays";
  EXPECT_TRUE(read.ParsePartialFromString(output));
  EXPECT_EQ(read.children(0).id(), 2);
  EXPECT_FALSE(read.MergeFromString(output));
  EXPECT_EQ(read.children_size(), 2);
  EXPECT_TRUE(read.MergePartialFromString(output));
  EXPECT_EQ(read.children_size(), 3);
  std::istringstream in(output);
  EXPECT_FALSE(read.ParseFromIstream(&in));
  std::istringstream again(output);
  EXPECT_TRUE(read.ParsePartialFromIstream(&again));
}

TEST(Message, NamesAllMissingFields) {
  Required message = incomplete();
  message.mutable_child()->mutable_child()->set_name("");
  const std::vector<std::string> missing = {
      "earlier",          "name",           "child.id",          "child.name",
      "child.color",      "child.child.id", "child.child.color", "children[0].name",
      "children[0].color"};
  std::vector<std::string> errors = {"earlier"};
  message.FindInitializationErrors(&errors);
  EXPECT_EQ(errors, missing);
  message.clear_child();
  EXPECT_EQ(message.InitializationErrorString(), "name, children[0].name, children[0].color");
  message.set_name("");
  EXPECT_EQ(static_cast<google::protobuf::MessageLite&>(message).InitializationErrorString(),
            "children[0].name, children[0].color");
  message.mutable_children(0)->set_name("");
  message.mutable_children(0)->set_color(sample::RED);
  EXPECT_EQ(message.InitializationErrorString(), "");
  EXPECT_TRUE(message.IsInitialized());
}

TEST(Message, LogsMissingFieldsOnlyWhereTheStatusLacksThem) {
  testing::internal::CaptureStderr();
  std::string output;
  Required message;
  EXPECT_FALSE(incomplete().SerializeToString(&output));
  EXPECT_FALSE(message.TryParse("\x08\x01"sv).ok());
  EXPECT_TRUE(message.ParsePartialFromString("\x08\x01"sv));
  EXPECT_FALSE(message.ParseFromString("\x08"sv));
  EXPECT_EQ(testing::internal::GetCapturedStderr(), "");
  testing::internal::CaptureStderr();
  EXPECT_FALSE(message.ParseFromString("\x08\x01"sv));
  const std::string log = testing::internal::GetCapturedStderr();
  EXPECT_NE(log.find("Can't parse message of type \"sample.Required\" because it is missing required fields: "
                     "name, color\n"),
            std::string::npos)
      << log;
}

TEST(Message, IsCopiedDeeply) {
  Tree tree = sample_tree();
  const std::string bytes = tree.SerializeAsString();
  const Tree copy = tree;
  Tree assigned;
  assigned.set_label("old");
  assigned = tree;
  tree.mutable_left()->set_label("changed");
  tree.mutable_children(3)->set_label("changed");
  tree.Clear();
  EXPECT_EQ(copy.SerializeAsString(), bytes);
  EXPECT_EQ(assigned.SerializeAsString(), bytes);
}

TEST(Message, IsMovedWithItsParts) {
  Tree tree = sample_tree();
  const std::string bytes = tree.SerializeAsString();
  const Tree* const left = &tree.left();
  const Tree* const child = &tree.children(3);
  Tree moved = std::move(tree);
  EXPECT_EQ(&moved.left(), left);
  EXPECT_EQ(moved.SerializeAsString(), bytes);
  EXPECT_EQ(tree.ByteSizeLong(), 0u);  // NOLINT(bugprone-use-after-move): guaranteed to be empty
  Tree assigned;
  assigned.set_label("old");
  assigned = std::move(moved);
  EXPECT_EQ(&assigned.children(3), child);
  Tree swapped;
  swapped.set_label("other");
  swapped.Swap(&assigned);
  EXPECT_EQ(&swapped.left(), left);
  EXPECT_EQ(assigned.label(), "other");
  swap(swapped, assigned);
  EXPECT_EQ(&assigned.left(), left);
}

TEST(Message, IsAssignedToItself) {
  Tree tree = sample_tree();
  const std::string bytes = tree.SerializeAsString();
  Tree& same = tree;
  tree = same;
  EXPECT_EQ(tree.SerializeAsString(), bytes);
  tree = std::move(same);
  EXPECT_EQ(tree.SerializeAsString(), bytes);
  tree.CopyFrom(same);
  EXPECT_EQ(tree.SerializeAsString(), bytes);
  static_cast<Message&>(tree).CopyFrom(same);
  EXPECT_EQ(tree.SerializeAsString(), bytes);
  tree.Swap(&same);
  EXPECT_EQ(tree.SerializeAsString(), bytes);
  *tree.mutable_left() = tree.left();
  EXPECT_EQ(tree.SerializeAsString(), bytes);
}

TEST(Message, IsAssignedAPartOfItself) {
  const std::string left = sample_tree().left().SerializeAsString();
  Tree tree = sample_tree();
  tree = tree.left();
  EXPECT_EQ(tree.SerializeAsString(), left);
  tree = sample_tree();
  tree = std::move(*tree.mutable_left());
  EXPECT_EQ(tree.SerializeAsString(), left);
  tree = sample_tree();
  tree.CopyFrom(tree.left());
  EXPECT_EQ(tree.SerializeAsString(), left);
  tree = sample_tree();
  *tree.mutable_left() = tree.left().left();
  EXPECT_EQ(tree.left().data(), "small");
  EXPECT_FALSE(tree.left().has_left());
}

TEST(Message, IsAssignedToAPartOfItself) {
  const std::string whole = sample_tree().SerializeAsString();
  Tree tree = sample_tree();
  *tree.mutable_left() = tree;
  EXPECT_EQ(tree.left().SerializeAsString(), whole);
  tree = sample_tree();
  tree.mutable_children(0)->CopyFrom(tree);
  EXPECT_EQ(tree.children(0).SerializeAsString().size(), whole.size());
}

TEST(Message, MergesItself) {
  Tree tree = sample_tree();
  tree.MergeFrom(tree);
  EXPECT_EQ(tree.label(), "root");
  ASSERT_EQ(tree.children_size(), 40);
  EXPECT_EQ(tree.children(39).label(), "child 19");
  EXPECT_EQ(tree.names(20), "name 0");
  EXPECT_EQ(tree.numbers(39), 19);
}

TEST(Message, MergesAPartOfItself) {
  Tree tree;
  tree.mutable_left()->set_label("left");
  tree.mutable_left()->add_children()->set_label("child");
  tree.mutable_left()->mutable_left()->set_label("below");
  tree.MergeFrom(tree.left());
  EXPECT_EQ(tree.label(), "left");
  EXPECT_EQ(tree.children_size(), 1);
  EXPECT_EQ(tree.left().label(), "below");
  EXPECT_EQ(tree.left().children(0).label(), "child");
}

TEST(Message, IsKeptInContainers) {
  std::vector<Tree> trees;
  for (int i = 0; i < 50; ++i) trees.push_back(sample_tree());
  trees.erase(trees.begin());
  std::map<std::string, onnx::TensorProto> tensors;
  tensors["w"].set_name("w");
  const auto copy = tensors;
  EXPECT_EQ(copy.at("w").name(), "w");
  EXPECT_EQ(std::make_unique<Tree>(trees[3])->children_size(), 20);
}

TEST(Message, IsChangedThroughTheBase) {
  const Tree tree = sample_tree();
  const Message& base = tree;
  const std::unique_ptr<Message> made(base.New());
  made->CopyFrom(base);
  EXPECT_EQ(made->SerializeAsString(), tree.SerializeAsString());
  made->MergeFrom(base);
  EXPECT_EQ(static_cast<Tree&>(*made).numbers_size(), 40);
  EXPECT_EQ(made->GetTypeName(), "sample.Tree");
  made->Clear();
  EXPECT_EQ(made->ByteSizeLong(), 0u);
}

TEST(Message, OfAnotherClassIsFatal) {
  Tree tree = sample_tree();
  const std::string bytes = tree.SerializeAsString();
  Required other;
  other.set_id(5);
  EXPECT_FATAL(static_cast<Message&>(tree).CopyFrom(other), "to: sample.Tree, from: sample.Required");
  EXPECT_FATAL(static_cast<Message&>(tree).MergeFrom(other), "(merge sample.Required to sample.Tree)");
  EXPECT_FATAL(tree.CheckTypeAndMergeFrom(other), "(merge sample.Required to sample.Tree)");
  EXPECT_EQ(tree.SerializeAsString(), bytes);
}

TEST(Message, SizesHaveTheTypesOfLibprotobuf) {
  const Tree tree = sample_tree();
  static_assert(std::is_same_v<decltype(tree.children_size()), int>);
  static_assert(std::is_same_v<decltype(tree.ByteSizeLong()), std::size_t>);
  static_assert(std::is_same_v<decltype(tree.GetCachedSize()), int>);
  static_assert(std::is_same_v<decltype(tree.label()), const std::string&>);
  EXPECT_EQ(static_cast<std::size_t>(tree.GetCachedSize()), tree.ByteSizeLong());
  EXPECT_EQ(static_cast<std::size_t>(tree.ByteSize()), tree.ByteSizeLong());
}

TEST(Message, TheDefaultInstanceIsOneAndEmpty) {
  EXPECT_EQ(&Tree::default_instance(), &Tree().left());
  EXPECT_EQ(Tree::default_instance().ByteSizeLong(), 0u);
  EXPECT_EQ(&onnx::ModelProto().graph(), &onnx::GraphProto::default_instance());
}

sample::Assorted full_assorted() {
  sample::Assorted message;
  for (int i = 0; i < 3; ++i) {
    (*message.mutable_names())[i] = std::string(static_cast<std::size_t>(20 * i), 'n');
    (*message.mutable_counts())["count " + std::to_string(i)] = i;
    message.add_numbers(i);
    message.add_words("word " + std::to_string(i));
  }
  message.set_wide(1LL << 40);
  message.set_text("text");
  message.set_data(std::string(100, 'd'));
  message.mutable_inner()->set_text("inner");
  message.set_flag(true);
  message.set_ratio(0.5f);
  message.mutable_other()->set_wide(7);
  return message;
}

// Members of all kinds, next to each other in one class.
TEST(Message, MovesAndSwapsAllOfItself) {
  const std::string bytes = full_assorted().SerializeAsString();
  sample::Assorted first = full_assorted();
  sample::Assorted moved = std::move(first);
  EXPECT_EQ(moved.SerializeAsString(), bytes);
  sample::Assorted assigned;
  assigned.set_text("before");
  assigned = std::move(moved);
  EXPECT_EQ(assigned.SerializeAsString(), bytes);
  sample::Assorted other;
  other.set_text("other");
  other.set_word("word");
  const std::string other_bytes = other.SerializeAsString();
  other.Swap(&assigned);
  EXPECT_EQ(other.SerializeAsString(), bytes);
  EXPECT_EQ(assigned.SerializeAsString(), other_bytes);
  std::swap(other, assigned);
  EXPECT_EQ(other.SerializeAsString(), other_bytes);
  EXPECT_EQ(assigned.SerializeAsString(), bytes);
  other.CopyFrom(assigned);
  EXPECT_EQ(other.SerializeAsString(), bytes);
}

}  // namespace
