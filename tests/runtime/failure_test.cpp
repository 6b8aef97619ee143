// After any failure a message must remain valid: it can be read, serialized, cleared and used again.
#include <gtest/gtest.h>

#include <istream>
#include <memory>
#include <new>
#include <streambuf>
#include <string>

#include "scoped_arena.h"
#include "shapes.pb.h"

namespace onnxgen {
namespace {

using shapes::Tree;

// Performs the operations that a program may perform with any message.
void expect_usable(Tree& tree) {
  const std::string text = tree.SerializeAsString();
  EXPECT_EQ(text.size(), tree.ByteSizeLong());
  Tree again;
  EXPECT_TRUE(again.ParseFromString(text));
  EXPECT_EQ(again, tree);
  const Tree copy = tree;
  EXPECT_EQ(copy, tree);
  tree.set_label("used again");
  EXPECT_EQ(tree.label(), "used again");
  tree.Clear();
  EXPECT_EQ(tree, Tree());
}

constexpr std::string_view kEmpty("\0", 1);

TEST(Failure, MergeTruncatedInsideAOneof) {
  for (const std::string_view input : {"\x62\x05"
                                       "ab",
                                       "\x6A\x05"
                                       "ab",
                                       "\x72\x05\x48\x01", "\x58\xFF", "\x62", "\x72"}) {
    Tree tree;
    tree.set_size(1);
    EXPECT_FALSE(tree.MergeFromString(input));
    EXPECT_EQ(tree.tree().label(), "");
    expect_usable(tree);
  }
}

TEST(Failure, MergeTooDeepInsideAOneof) {
  Tree tree;
  tree.set_text("before");
  ParseOptions options;
  options.max_depth = 0;
  EXPECT_EQ(tree.MergeFromString(std::string("\x72") + std::string(kEmpty), options).code(), ErrorCode::kDepthExceeded);
  EXPECT_EQ(tree.tree().label(), "");
  expect_usable(tree);
}

TEST(Failure, MergeAtTheLimitInEveryField) {
  Tree source;
  source.set_label(std::string(50'000, 'a'));
  std::string inputs[] = {source.SerializeAsString(), {}, {}, {}, {}, {}};
  const auto input_with = [](auto&& fill) {
    Tree tree;
    fill(tree);
    return tree.SerializeAsString();
  };
  inputs[1] = input_with([](Tree& tree) { tree.set_text(std::string(50'000, 'b')); });
  inputs[2] = input_with([](Tree& tree) { tree.set_blob(std::string(50'000, 'c')); });
  inputs[3] = input_with([](Tree& tree) { tree.mutable_words()->Set("key", std::string(50'000, 'd')); });
  inputs[4] = input_with([](Tree& tree) { tree.mutable_tree()->set_data(std::string(50'000, 'e')); });
  inputs[5] = input_with([](Tree& tree) {
    for (int i = 0; i < 10'000; ++i) tree.add_children()->add_names("name");
  });
  for (const std::string& input : inputs) {
    Tree tree;
    tree.set_label("label");
    ParseOptions options;
    options.max_allocated_bytes = 10'000;
    EXPECT_EQ(tree.MergeFromString(input, options).code(), ErrorCode::kAllocationLimit);
    expect_usable(tree);
  }
}

// Merges every prefix of a message with every kind of field into a message that has these fields as well.
TEST(Failure, MergeTruncatedAtEveryByte) {
  Tree full;
  full.set_label("label");
  full.set_data("data");
  full.mutable_left()->set_label("left");
  full.add_children()->set_label("child");
  full.add_children()->add_numbers(7);
  for (int i = 0; i < 3; ++i) full.add_names("name");
  for (int i = 0; i < 3; ++i) full.add_blobs("blob");
  for (int i = 0; i < 12; ++i) full.add_numbers(i);
  full.add_weights(1.5f);
  full.set_size(3);
  full.add_colors(shapes::GREEN);
  full.mutable_words()->Set("key", "value");
  (*full.mutable_forest())[1].set_label("tree");
  for (const int choice : {0, 1, 2, 3}) {
    if (choice == 0) full.set_count(5);
    if (choice == 1) full.set_text("text");
    if (choice == 2) full.set_blob("blob");
    if (choice == 3) full.mutable_tree()->set_label("tree");
    const std::string text = full.SerializeAsString();
    for (std::size_t size = 0; size < text.size(); ++size) {
      for (const bool into_full : {false, true}) {
        Tree tree;
        if (into_full) tree = full;
        if (!tree.MergeFromString(text.substr(0, size))) {
          EXPECT_EQ(tree.names_size() % 3, 0u) << "a run that is cut short leaves nothing";
          EXPECT_EQ(tree.blobs_size() % 3, 0u) << "a run that is cut short leaves nothing";
        }
        expect_usable(tree);
      }
    }
  }
}

// The length of the second element has a longer encoding than necessary.
TEST(Failure, RunsOfTextKeepNothingOfThemselves) {
  using namespace std::string_literals;
  struct Case {
    std::string input;
    const char* place;
  };
  const Case cases[] = {{"\x2A\x01-\x2A\x81\x00-\x2A\x02-"s, "Tree.names[6]: truncated at byte 10"},
                        {"\x32\x01-\x32\x81\x00-\x32\x02-"s, "Tree.blobs[6]: truncated at byte 10"}};
  for (const Case& run : cases) {
    Tree tree;
    tree.add_names("before");
    tree.add_blobs("before");
    ASSERT_TRUE(tree.MergeFromString(run.input + "-"));
    EXPECT_EQ(tree.names_size() + tree.blobs_size(), 5u);
    const Tree whole = tree;
    EXPECT_EQ(tree.MergeFromString(run.input).message(), run.place);
    EXPECT_EQ(tree, whole);
    expect_usable(tree);
  }
}

TEST(Failure, AFailedParseClearsTheMessageForReuse) {
  Tree tree;
  tree.set_label("before");
  const auto owner = std::make_shared<std::string>(
      "\x12\x03"
      "abc"
      "\x0A\x09"
      "x");
  EXPECT_FALSE(tree.ParseBorrowed(owner, *owner));
  EXPECT_EQ(owner.use_count(), 1) << "a failed parse keeps nothing alive";
  EXPECT_EQ(tree, Tree());
  expect_usable(tree);
  owner->resize(5);
  EXPECT_TRUE(tree.ParseBorrowed(owner, *owner));
  EXPECT_EQ(owner.use_count(), 2);
  EXPECT_EQ(tree.data().data(), owner->data() + 2);
  Tree moved = std::move(tree);
  EXPECT_EQ(owner.use_count(), 2);
  moved.Clear();
  EXPECT_EQ(owner.use_count(), 1);
}

TEST(Failure, LimitIgnoresEarlierContents) {
  Tree large;
  for (int i = 0; i < 100'000; ++i) large.add_children()->set_label("label");
  Tree tree;
  ASSERT_TRUE(tree.ParseFromString(large.SerializeAsString()));
  Tree small;
  small.set_label(std::string(40'000, 'x'));
  ParseOptions options;
  options.max_allocated_bytes = 1'000'000;
  EXPECT_TRUE(tree.ParseFromString(small.SerializeAsString(), options));
}

TEST(Failure, LimitEndsWithTheParse) {
  Tree tree;
  ParseOptions options;
  options.max_allocated_bytes = 1'000;
  EXPECT_TRUE(
      tree.ParseFromString("\x0A\x01"
                           "a",
                           options));
  tree.set_data(std::string(100'000, 'x'));
  EXPECT_EQ(tree.data().size(), 100'000u);
}

// A stream with a read error, as from a defective disk.
class BrokenBuffer : public std::streambuf {
 protected:
  std::streamsize xsgetn(char*, std::streamsize) override { return 0; }
  int_type underflow() override { return traits_type::eof(); }
};

TEST(Failure, AFailedStreamClearsTheMessage) {
  BrokenBuffer buffer;
  std::istream stream(&buffer);
  stream.setstate(std::ios::badbit);
  Tree tree;
  tree.set_label("before");
  EXPECT_EQ(tree.ParseFromIstream(&stream).code(), ErrorCode::kReadFailed);
  EXPECT_EQ(tree, Tree());
}

Arena& arena_of(Tree& tree) {
  return MessageAccess::data(tree).header.arena();
}

// Runs `change`, which must throw, and then lifts the limit.
template <class Change>
void expect_out_of_memory(Tree& tree, Change&& change) {
  tests::forbid_more(arena_of(tree));
  EXPECT_THROW(change(), std::bad_alloc);
  arena_of(tree).set_limit(UINT64_MAX);
  expect_usable(tree);
}

TEST(OutOfMemory, MergeInTheMiddleOfRepeatedStrings) {
  Tree source;
  for (int i = 0; i < 10; ++i) source.add_names(std::string(1000, 'n'));
  Tree tree;
  expect_out_of_memory(tree, [&] { tree.MergeFrom(source); });
}

TEST(OutOfMemory, MergeInTheMiddleOfRepeatedBytes) {
  Tree source;
  for (int i = 0; i < 10; ++i) source.add_blobs(std::string(1000, 'n'));
  Tree tree;
  expect_out_of_memory(tree, [&] { tree.MergeFrom(source); });
}

TEST(OutOfMemory, MergeInTheMiddleOfMessages) {
  Tree source;
  for (int i = 0; i < 100; ++i) source.add_children()->mutable_tree()->set_text(std::string(100, 'x'));
  Tree tree;
  expect_out_of_memory(tree, [&] { tree.MergeFrom(source); });
}

TEST(OutOfMemory, MergeInTheMiddleOfAOneof) {
  for (const bool is_text : {true, false}) {
    Tree source;
    if (is_text) source.set_text(std::string(100'000, 't'));
    if (!is_text) source.set_blob(std::string(100'000, 'b'));
    Tree tree;
    expect_out_of_memory(tree, [&] { tree.MergeFrom(source); });
  }
}

TEST(OutOfMemory, SettersOfAOneof) {
  Tree tree;
  tree.set_count(1);
  expect_out_of_memory(tree, [&] { tree.set_text(std::string(100'000, 't')); });
  tree.set_count(1);
  expect_out_of_memory(tree, [&] { tree.set_blob(std::string(100'000, 't')); });
  tree.set_count(1);
  expect_out_of_memory(tree, [&] { (void)tree.resize_blob(100'000); });
  Tree full;
  full.set_label("label");
  while (arena_of(full).peek(sizeof(Tree)) != nullptr) (void)arena_of(full).allocate(8);
  expect_out_of_memory(full, [&] { (void)full.mutable_tree(); });
}

TEST(OutOfMemory, SettersOfMaps) {
  Tree tree;
  tree.mutable_words()->Set("key", "value");
  expect_out_of_memory(tree, [&] { tree.mutable_words()->Set("other", std::string(100'000, 'v')); });
  // Memory for the entry but not for the message.
  Tree full;
  (*full.mutable_forest())[1].set_size(1);
  while (arena_of(full).peek(128) != nullptr) (void)arena_of(full).allocate(8);
  expect_out_of_memory(full, [&] { (void)full.mutable_forest()->Mutable(2); });
}

TEST(OutOfMemory, AssignmentToAPart) {
  Tree source;
  source.set_label("source");
  Tree tree;
  tree.mutable_left()->set_label("left");
  source.set_data(std::string(100'000, 'x'));
  expect_out_of_memory(tree, [&] { tree.mutable_left()->CopyFrom(source); });
}

}  // namespace
}  // namespace onnxgen
