// MessageSet: reading items in every order that writers use, and writing them. An item is a group with number 1. It
// contains a type id (2), which is the number of the extension, and a message (3).
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "message_sets.pb.h"

namespace {

using onnxgen::ErrorCode;
using sample_sets::Holder;
using sample_sets::Mark;
using sample_sets::Note;
using ItemSet = sample_sets::Set;
using std::string_literals::operator""s;

const std::string kNoteId = "\x10\xe8\x07";
const std::string kMarkId = "\x10\xd0\x0f";
const std::string kUnknownId = "\x10\xb8\x17";  // 3000

std::string block(const std::string& tag, const std::string& bytes) {
  return tag + static_cast<char>(bytes.size()) + bytes;
}
std::string item(const std::string& content) {
  return "\x0b" + content + "\x0c";
}
std::string value(const std::string& message) {
  return block("\x1a", message);
}

const std::string kText = "\x0a\x01t";
const std::string kOtherText = "\x0a\x01u";
const std::string kA = "\x10\x05";
const std::string kB = "\x18\x06";

ItemSet parsed_set(const std::string& bytes) {
  ItemSet set;
  const onnxgen::Status status = set.ParseFromString(bytes);
  EXPECT_TRUE(status) << status.message();
  return set;
}

void expect_only_text(const ItemSet& set, const char* what) {
  SCOPED_TRACE(what);
  EXPECT_EQ(set.GetExtension(Note::note).text(), "t");
  EXPECT_FALSE(set.HasExtension(Mark::mark));
  EXPECT_EQ(set.SerializeAsString(), item(kNoteId + value(kText)));
}

TEST(MessageSetItems, ItemsAreReadInEitherOrder) {
  expect_only_text(parsed_set(item(kNoteId + value(kText))), "the id first");
  expect_only_text(parsed_set(item(value(kText) + kNoteId)), "the message first");
}

TEST(MessageSetItems, ExtensionsEncodedAsFieldsCount) {
  expect_only_text(parsed_set(block("\xc2\x3e", kText)), "1000");
}

TEST(MessageSetItems, ItemsOfOneIdAreMergedInTheOrderRead) {
  EXPECT_EQ(parsed_set(item(kNoteId + value(kA)) + item(kNoteId + value(kB))).GetExtension(Note::note).b(), 6);
  const ItemSet set = parsed_set(block("\xc2\x3e", kA) + item(kNoteId + value(kB)));
  EXPECT_EQ(set.GetExtension(Note::note).kind_case(), Note::kB);
  EXPECT_EQ(set.SerializeAsString(), item(kNoteId + value(kB)));
  EXPECT_EQ(parsed_set(item(kNoteId + value(kB)) + block("\xc2\x3e", kA)).GetExtension(Note::note).a(), 5);
}

TEST(MessageSetItems, TheFirstIdAndTheFirstMessageOfAnItemCount) {
  expect_only_text(parsed_set(item(kNoteId + value(kText) + kMarkId)), "two ids");
  expect_only_text(parsed_set(item(kNoteId + kMarkId + value(kText))), "two ids before the message");
  expect_only_text(parsed_set(item(kNoteId + value(kText) + value(kOtherText))), "two messages");
  expect_only_text(parsed_set(item(value(kText) + kNoteId + value(kOtherText))), "two messages around the id");
}

TEST(MessageSetItems, UnknownItemsAreKeptUnparsed) {
  for (const std::string& content : {"\x00\x63"s, "\x0a\x7f"s, ""s, kText}) {
    const std::string bytes = item(kUnknownId + value(content));
    EXPECT_EQ(parsed_set(bytes).SerializeAsString(), bytes);
  }
  ItemSet set = parsed_set(item(kUnknownId + value(kText)));
  set.MutableExtension(Note::note)->set_text("t");
  EXPECT_EQ(parsed_set(set.SerializeAsString()).GetExtension(Note::note).text(), "t");
  EXPECT_EQ(set.ByteSizeLong(), set.SerializeAsString().size());
}

TEST(MessageSetItems, SeveralItemsAreWrittenByNumber) {
  const std::string note = item(kNoteId + value(kText));
  const std::string mark = item(kMarkId + value("\x08\x07"));
  EXPECT_EQ(parsed_set(mark + note).SerializeAsString(), note + mark);
  ItemSet set;
  set.MutableExtension(Mark::mark)->add_numbers(7);
  set.MutableExtension(Note::note)->set_text("t");
  EXPECT_EQ(set.SerializeAsString(), note + mark);
  EXPECT_TRUE(set == parsed_set(note + mark));
  set.ClearExtension(Note::note);
  EXPECT_EQ(set.SerializeAsString(), mark);
}

TEST(MessageSetItems, DamagedItemsAreRefused) {
  const std::vector<std::string> damaged = {
      "\x0b"s,                                   // no end tag
      "\x0b" + kNoteId + value(kText),           // no end tag
      "\x0b" + kNoteId + value(kText) + "\x14",  // end tag of another group
      "\x0c"s,                                   // no start tag
      item(kNoteId + "\x1a\x05" + kText),        // longer than the item
      item(kNoteId + value("\x0a\x05t")),        // a known extension, truncated
      item(kNoteId + value("\x00\x63"s)),        // an extension that contains a field with number 0
      item(kNoteId + "\x0e"),                    // wire type 6
      block("\xc2\x3e", "\x0a\x05t"),            // a truncated extension as a field
  };
  for (const std::string& bytes : damaged) {
    EXPECT_FALSE(ItemSet().ParseFromString(bytes)) << testing::PrintToString(bytes);
    EXPECT_FALSE(Holder().ParseFromString(block("\x0a", bytes))) << testing::PrintToString(bytes);
  }
}

TEST(MessageSetItems, TruncatedAnywhereIsRefusedOrShorter) {
  const std::string whole = item(kNoteId + value(kText)) + item(kUnknownId + value(kText));
  const std::size_t first = item(kNoteId + value(kText)).size();
  for (std::size_t size = 0; size < whole.size(); ++size) {
    EXPECT_EQ(ItemSet().ParseFromString(whole.substr(0, size)).ok(), size == 0 || size == first) << size;
  }
}

std::string block_of_any_size(const std::string& tag, const std::string& bytes) {
  std::string size;
  std::size_t rest = bytes.size();
  for (; rest >= 0x80; rest >>= 7) size += static_cast<char>(rest | 0x80);
  return tag + size + static_cast<char>(rest) + bytes;
}

// Returns a Holder with nested sets: each contains a note, which contains the next set.
std::string nested(int depth) {
  std::string set;
  for (int i = 0; i < depth; ++i) {
    set = item(kNoteId + block_of_any_size("\x1a", block_of_any_size("\x22", set)));
  }
  return block_of_any_size("\x0a", set);
}

TEST(MessageSetItems, ExtensionsCountForTheDepth) {
  EXPECT_TRUE(Holder().ParseFromString(nested(20)));
  EXPECT_EQ(Holder().ParseFromString(nested(100)).code(), ErrorCode::kDepthExceeded);
  EXPECT_EQ(Holder().ParseFromString(nested(2000)).code(), ErrorCode::kDepthExceeded);
}

}  // namespace
