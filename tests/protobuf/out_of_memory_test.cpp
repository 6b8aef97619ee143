// Allocation failures at every point. Parsing returns an error, copying throws, and nothing leaks.
#include <google/protobuf/arena.h>
#include <google/protobuf/io/zero_copy_stream_impl_lite.h>
#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <new>
#include <string>
#include <utility>

#include "../runtime/refused_memory.h"
#include "kinds.pb.h"

// Last, because extensions.pb.h has a variable `data`, which parameters in other generated headers shadow.
#include "extensions_elsewhere.pb.h"

namespace {

using onnxgen::tests::allow_allocations;
using onnxgen::tests::refuse_each_allocation;

// Returns a message with every kind of member that allocates.
std::string sample_bytes() {
  const std::string text(40, 't');
  sample::Maps maps;
  (*maps.mutable_int32_string())[1] = text;
  (*maps.mutable_string_maps())[text].mutable_bool_scalars()->operator[](true).set_string_value(text);
  return maps.SerializeAsString();
}

std::string tree_bytes() {
  const std::string text(40, 't');
  sample::Tree tree;
  tree.set_label(text);
  tree.mutable_left()->set_data(text);
  for (int i = 0; i < 3; ++i) {
    tree.add_children()->add_names(text);
    tree.add_names(text);
    tree.add_numbers(i);
  }
  return tree.SerializeAsString() + "\xc2\x3e\x03zzz";
}

std::string choice_bytes() {
  sample::Choice choice;
  choice.mutable_choice()->mutable_choice()->set_text(std::string(40, 't'));
  choice.set_other_text(std::string(40, 't'));
  return choice.SerializeAsString();
}

template <class Message>
void check_reading(const std::string& bytes) {
  const int allocations = refuse_each_allocation([&] {
    Message message;
    return message.ParseFromString(bytes);
  });
  EXPECT_GT(allocations, 3);
  EXPECT_LT(allocations, 100);
}

TEST(OutOfMemory, WhileReading) {
  check_reading<sample::Tree>(tree_bytes());
  check_reading<sample::Choice>(choice_bytes());
  check_reading<sample::Maps>(sample_bytes());
}

// A block for each message would need more than thirty allocations.
TEST(OutOfMemory, MessagesOfOneParseShareBlocks) {
  sample::Tree tree;
  sample::Tree* node = &tree;
  for (int i = 0; i < 30; ++i) node = node->mutable_left();
  node->set_label("last");
  const std::string bytes = tree.SerializeAsString();
  const int allocations = refuse_each_allocation([&] {
    sample::Tree message;
    return message.ParseFromString(bytes);
  });
  EXPECT_GT(allocations, 1);
  EXPECT_LT(allocations, 12);
}

// A change of an extension that fails leaves the others as they were, and nothing leaks.
TEST(OutOfMemory, WhileChangingExtensions) {
  const std::string text(40, 't');
  sample::Extended original;
  original.SetExtension(sample::early, 5);
  original.SetExtension(sample::text, text);
  const int allocations = refuse_each_allocation([&] {
    sample::Extended message;
    try {
      message.CopyFrom(original);
      message.SetExtension(sample::data, text);
      message.AddExtension(sample::texts, text);
      message.AddExtension(sample::needs_list)->set_note(text);
      message.MutableExtension(sample::Extended::nested)->AddExtension(sample::elsewhere::numbers, 7);
      message.SetAllocatedExtension(sample::needs, new sample::Needs);
    } catch (const std::bad_alloc&) {
      allow_allocations(-1);
      const bool was_copied = message.ByteSizeLong() != 0;
      EXPECT_EQ(message.HasExtension(sample::early), was_copied);
      if (was_copied) EXPECT_EQ(message.GetExtension(sample::text), text);
      EXPECT_FALSE(message.HasExtension(sample::needs));
      sample::Extended read;
      EXPECT_TRUE(read.ParsePartialFromString(message.SerializePartialAsString()));
      allow_allocations(0);
      return false;
    }
    return true;
  });
  EXPECT_GT(allocations, 10);
  const std::string bytes = original.SerializeAsString() + "\xca\x3e\x01x";
  const int allocations_of_parse = refuse_each_allocation([&] { return sample::Extended().ParseFromString(bytes); });
  EXPECT_GT(allocations_of_parse, 1);
}

// A setter that fails leaves the field unset.
TEST(OutOfMemory, WhileSettingText) {
  const std::string text(4000, 't');
  google::protobuf::Arena arena;
  sample::Tree on_heap;
  for (sample::Tree* const tree : {&on_heap, google::protobuf::Arena::CreateMessage<sample::Tree>(&arena)}) {
    const int allocations = refuse_each_allocation([&] {
      try {
        tree->set_label(text);
      } catch (const std::bad_alloc&) {
        EXPECT_FALSE(tree->has_label());
        EXPECT_EQ(tree->ByteSizeLong(), 0u);
        return false;
      }
      return true;
    });
    EXPECT_GT(allocations, 0);
    EXPECT_EQ(tree->label(), text);
  }
}

TEST(OutOfMemory, WhileLendingAString) {
  google::protobuf::Arena arena;
  auto* const text = google::protobuf::Arena::Create<std::string>(&arena, std::string(40, 't'));
  const int allocations = refuse_each_allocation([&] {
    sample::Tree tree;
    try {
      tree.mutable_names()->UnsafeArenaAddAllocated(text);
    } catch (const std::bad_alloc&) {
      return false;
    }
    return tree.names_size() == 1;
  });
  EXPECT_GT(allocations, 0);
  EXPECT_EQ(*text, std::string(40, 't'));
}

// Input in several blocks is copied into one buffer before it is parsed.
TEST(OutOfMemory, WhileReadingBlocks) {
  const std::string bytes = tree_bytes();
  const int allocations = refuse_each_allocation([&] {
    google::protobuf::io::ArrayInputStream stream(bytes.data(), static_cast<std::int64_t>(bytes.size()), 7);
    sample::Tree tree;
    return tree.ParseFromZeroCopyStream(&stream);
  });
  EXPECT_GT(allocations, 4);
}

TEST(OutOfMemory, IsReportedByTheStatus) {
  const std::string bytes = tree_bytes();
  allow_allocations(2);
  sample::Tree tree;
  const onnxgen::Status status = tree.TryParse(bytes);
  allow_allocations(-1);
  EXPECT_EQ(status.code(), onnxgen::ErrorCode::kOutOfMemory);
}

template <class Message>
void check_copying(const std::string& bytes) {
  Message message;
  ASSERT_TRUE(message.ParseFromString(bytes));
  Message target;
  const int allocations = refuse_each_allocation([&] {
    try {
      target = message;
      return true;
    } catch (const std::bad_alloc&) {
      return false;
    }
  });
  EXPECT_GT(allocations, 3);
  EXPECT_EQ(target.SerializeAsString(), bytes);
}

TEST(OutOfMemory, WhileCopying) {
  check_copying<sample::Tree>(tree_bytes());
  check_copying<sample::Choice>(choice_bytes());
  check_copying<sample::Maps>(sample_bytes());
}

TEST(OutOfMemory, WhileElementsAreTaken) {
  sample::Tree tree;
  ASSERT_TRUE(tree.ParseFromString(tree_bytes()));
  sample::Tree* taken[3] = {};
  refuse_each_allocation([&] {
    try {
      tree.mutable_children()->ExtractSubrange(0, 3, taken);
      return true;
    } catch (const std::bad_alloc&) {
      EXPECT_EQ(taken[0], nullptr);
      EXPECT_EQ(tree.children_size(), 3);
      return false;
    }
  });
  EXPECT_EQ(tree.children_size(), 0);
  for (const sample::Tree* const child : taken) {
    ASSERT_NE(child, nullptr);
    EXPECT_EQ(child->names_size(), 1);
    delete child;
  }
}

// A large message that has grown since it was parsed, so that the space reserved for its size is insufficient.
TEST(OutOfMemory, WhileAppending) {
  sample::Tree tree;
  for (int i = 0; i < 1000; ++i) tree.add_names(std::string(100, 'n'));
  ASSERT_TRUE(tree.ParseFromString(tree.SerializeAsString()));
  for (int i = 0; i < 1000; ++i) tree.add_names(std::string(100, 'n'));
  const std::string whole = tree.SerializeAsString();
  std::string output = "prefix";
  output.shrink_to_fit();
  const int allocations = refuse_each_allocation([&] {
    const bool appended = tree.AppendToString(&output);
    if (!appended) {
      EXPECT_EQ(output, "prefix");
    }
    return appended;
  });
  EXPECT_GE(allocations, 1);
  EXPECT_TRUE(output == "prefix" + whole);
}

// A set of unknown fields that the program may have changed is encoded when the message is written.
TEST(OutOfMemory, WhileWritingChangedUnknownFields) {
  sample::Tree tree;
  tree.mutable_unknown_fields()->AddLengthDelimited(5000)->assign(100, 'u');
  tree.mutable_left()->mutable_unknown_fields()->AddGroup(5001)->AddLengthDelimited(1)->assign(100, 'v');
  const std::string whole = tree.SerializeAsString();
  std::string output;
  const int allocations = refuse_each_allocation([&] { return tree.SerializeToString(&output); });
  EXPECT_GT(allocations, 1);
  EXPECT_EQ(output, whole);
  sample::Tree copy;
  const int allocations_of_copy = refuse_each_allocation([&] {
    try {
      copy = tree;
      return true;
    } catch (const std::bad_alloc&) {
      return false;
    }
  });
  EXPECT_GT(allocations_of_copy, 1);
  EXPECT_EQ(copy.SerializeAsString(), whole);
  allow_allocations(0);
  const std::size_t size = tree.ByteSizeLong();
  allow_allocations(-1);
  EXPECT_EQ(size, whole.size());
}

TEST(OutOfMemory, AFailureToChangeUnknownFieldsKeepsThem) {
  sample::Tree tree;
  ASSERT_TRUE(tree.ParseFromString(tree_bytes()));
  const auto shown = [&tree] { return std::as_const(tree).unknown_fields().field_count(); };
  ASSERT_EQ(shown(), 1);
  const int allocations = refuse_each_allocation([&] {
    try {
      return tree.mutable_unknown_fields()->field_count() == 1;
    } catch (const std::bad_alloc&) {
      allow_allocations(-1);
      EXPECT_EQ(shown(), 1);
      allow_allocations(0);
      return false;
    }
  });
  EXPECT_GT(allocations, 1);
  EXPECT_EQ(tree.SerializeAsString(), tree_bytes());
}

// Objects that were given to the arena are deleted as well.
TEST(OutOfMemory, WhileAnArenaCreatesObjects) {
  const std::string text(40, 't');
  const int allocations = refuse_each_allocation([&] {
    try {
      google::protobuf::Arena arena;
      for (int i = 0; i < 30; ++i) {
        auto* const tree = google::protobuf::Arena::CreateMessage<sample::Tree>(&arena);
        tree->set_label(text);
        tree->mutable_children()->AddAllocated(tree->New(&arena));
        google::protobuf::Arena::Create<std::string>(&arena, text);
        google::protobuf::Arena::CreateArray<char>(&arena, 1 + 100 * static_cast<std::size_t>(i));
        arena.Own(new std::string(text));
      }
      return true;
    } catch (const std::bad_alloc&) {
      return false;
    }
  });
  EXPECT_GT(allocations, 30 * 5);
}

TEST(OutOfMemory, LeavesAnArenaUsable) {
  const int allocations = refuse_each_allocation([&] {
    google::protobuf::Arena arena;
    bool is_complete = true;
    for (int i = 0; i < 400; ++i) {
      try {
        google::protobuf::Arena::CreateMessage<sample::Tree>(&arena)->mutable_left()->set_label("label");
      } catch (const std::bad_alloc&) {
        is_complete = false;
        allow_allocations(-1);
      }
    }
    if (!is_complete) allow_allocations(0);
    return is_complete;
  });
  EXPECT_GT(allocations, 5);
}

// On the heap, these messages and strings would need more than a hundred allocations.
TEST(OutOfMemory, MessagesOfAnArenaShareBlocksWithTheirParts) {
  const std::string bytes = tree_bytes();
  const int allocations = refuse_each_allocation([&bytes] {
    google::protobuf::Arena arena;
    try {
      sample::Tree* node = google::protobuf::Arena::CreateMessage<sample::Tree>(&arena);
      for (int i = 0; i < 30; ++i) {
        node = node->mutable_left();
        node->set_label("label");
        node->set_data("data");
        for (int name = 0; name < 4; ++name) node->add_names("name");
        for (int number = 0; number < 30; ++number) node->add_numbers(number);
      }
      return node->ParseFromString(bytes);
    } catch (const std::bad_alloc&) {
      return false;
    }
  });
  EXPECT_GT(allocations, 1);
  EXPECT_LT(allocations, 30);
}

// Parts that are freed do not stay in memory because of those that were allocated between them and are kept.
TEST(OutOfMemory, AnArenaUsesTheMemoryOfFreedPartsAgain) {
  sample::Tree record;
  sample::Tree* node = &record;
  for (int i = 0; i < 20; ++i) {
    node = node->mutable_left();
    node->set_label("label");
  }
  const std::string bytes = record.SerializeAsString();
  const int allocations = refuse_each_allocation([&bytes] {
    google::protobuf::Arena arena;
    try {
      auto* const kept = google::protobuf::Arena::CreateMessage<sample::Tree>(&arena);
      auto* const scratch = google::protobuf::Arena::CreateMessage<sample::Tree>(&arena);
      for (int i = 0; i < 1000; ++i) {
        if (!scratch->ParseFromString(bytes)) return false;
        scratch->mutable_left()->clear_left();
        scratch->mutable_left()->mutable_left()->set_data("data");
        kept->add_children();
      }
      return true;
    } catch (const std::bad_alloc&) {
      return false;
    }
  });
  EXPECT_GT(allocations, 1);
  EXPECT_LT(allocations, 40);
}

// The return value cannot report an error, and an empty string would mean an empty message.
TEST(OutOfMemory, SerializedAsAValueThrows) {
  sample::Tree tree;
  tree.add_names(std::string(10'000, 'n'));
  allow_allocations(0);
  EXPECT_THROW((void)tree.SerializeAsString(), std::bad_alloc);
  EXPECT_THROW((void)tree.SerializePartialAsString(), std::bad_alloc);
  allow_allocations(-1);
}

}  // namespace
