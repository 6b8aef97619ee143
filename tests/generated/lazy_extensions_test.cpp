// Extensions in another file than the extended message. Their bytes are kept until they are first accessed.
#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "extensions_elsewhere.pb.h"

namespace {

using sample::Extended;
using std::string_view_literals::operator""sv;
namespace elsewhere = sample::elsewhere;

// count = 5, label = "x", needs {value: 7}
constexpr auto kBytes = "\xc0\x3e\x05\xca\x3e\x01x\xd2\x3e\x02\x08\x07"sv;

Extended parsed(std::string_view bytes) {
  Extended message;
  EXPECT_TRUE(message.ParseFromString(bytes));
  return message;
}

TEST(LazyExtensions, AreDecodedOnAccess) {
  const Extended message = parsed(kBytes);
  EXPECT_TRUE(message.HasExtension(elsewhere::count));
  EXPECT_EQ(message.GetExtension(elsewhere::count), 5);
  EXPECT_EQ(message.GetExtension(elsewhere::label), "x");
  EXPECT_EQ(message.GetExtension(elsewhere::needs).value(), 7);
  EXPECT_EQ(&message.GetExtension(elsewhere::needs), &message.GetExtension(elsewhere::needs));
}

TEST(LazyExtensions, ReadingDoesNotChangeTheEncoding) {
  const auto overlong = "\xc0\x3e\x85\x00\xd2\x3e\x02\x08\x07\xc0\x3e\x86\x80\x00"sv;
  const Extended message = parsed(overlong);
  const std::string before = message.SerializeAsString();
  EXPECT_EQ(message.GetExtension(elsewhere::count), 6);
  EXPECT_EQ(message.SerializeAsString(), before);
  EXPECT_EQ(before, "\xc0\x3e\x85\x00\xc0\x3e\x86\x80\x00\xd2\x3e\x02\x08\x07"sv);
}

TEST(LazyExtensions, ChangingReplacesTheBytes) {
  Extended message = parsed("\xc0\x3e\x85\x00\xc0\x3e\x86\x00"sv);
  message.SetExtension(elsewhere::count, 9);
  EXPECT_EQ(message.SerializeAsString(), "\xc0\x3e\x09"sv);
  Extended needs = parsed(kBytes);
  needs.MutableExtension(elsewhere::needs)->set_note("n");
  EXPECT_EQ(needs.SerializeAsString(), std::string(kBytes.substr(0, 7)) + "\xd2\x3e\x05\x08\x07\x12\x01n");
}

TEST(LazyExtensions, ReadBeforeAreChangedInPlace) {
  Extended message = parsed(kBytes);
  const sample::Needs& before = message.GetExtension(elsewhere::needs);
  EXPECT_EQ(before.value(), 7);
  message.MutableExtension(elsewhere::needs)->set_value(8);
  EXPECT_EQ(message.GetExtension(elsewhere::needs).value(), 8);
  EXPECT_EQ(parsed(message.SerializeAsString()).GetExtension(elsewhere::needs).value(), 8);
}

TEST(LazyExtensions, SeenAgainAreMerged) {
  Extended message = parsed("\xd2\x3e\x02\x08\x07\xda\x3e\x02\x01\x02\xd8\x3e\x03"sv);
  ASSERT_TRUE(message.MergeFromString("\xd2\x3e\x03\x12\x01n"sv));
  EXPECT_EQ(message.GetExtension(elsewhere::needs).value(), 7);
  EXPECT_EQ(message.GetExtension(elsewhere::needs).note(), "n");
  EXPECT_EQ(message.ExtensionSize(elsewhere::numbers), 3u);
  ASSERT_TRUE(message.MergeFromString("\xd2\x3e\x02\x08\x09"sv));
  EXPECT_EQ(message.GetExtension(elsewhere::needs).value(), 9);
  EXPECT_EQ(message.GetExtension(elsewhere::needs).note(), "n");
}

TEST(LazyExtensions, AreCopiedMergedAndCompared) {
  const Extended bytes = parsed(kBytes);
  Extended copy = bytes;
  EXPECT_TRUE(copy == bytes);
  EXPECT_EQ(copy.GetExtension(elsewhere::label), "x");
  Extended values;
  values.SetExtension(elsewhere::count, 5);
  values.SetExtension(elsewhere::label, "x");
  values.MutableExtension(elsewhere::needs)->set_value(7);
  EXPECT_TRUE(values == bytes);
  EXPECT_TRUE(bytes == values);
  values.MergeFrom(bytes);
  EXPECT_TRUE(values == bytes);
  Extended merged = bytes;
  merged.MergeFrom(values);
  EXPECT_TRUE(merged == bytes);
  merged.SetExtension(elsewhere::count, 6);
  EXPECT_FALSE(merged == bytes);
  merged.ClearExtension(elsewhere::needs);
  EXPECT_FALSE(merged.HasExtension(elsewhere::needs));
  EXPECT_TRUE(bytes.HasExtension(elsewhere::needs));
}

TEST(LazyExtensions, ThatAreMalformedCountAsNotSetAndAreNotLost) {
  const auto bad = "\xd2\x3e\x02\x08\x80"sv;
  Extended message = parsed(bad);
  EXPECT_FALSE(message.HasExtension(elsewhere::needs));
  EXPECT_EQ(message.GetExtension(elsewhere::needs).value(), 0);
  const onnxgen::Status status = message.CheckExtension(elsewhere::needs);
  EXPECT_EQ(status.code(), onnxgen::ErrorCode::kTruncated);
  EXPECT_EQ(status.path(), "Extended.[sample.elsewhere.needs].value");
  EXPECT_TRUE(message.CheckExtension(elsewhere::count));
  EXPECT_EQ(message.SerializeAsString(), bad);
  message.MutableExtension(elsewhere::needs)->set_value(1);
  EXPECT_EQ(message.SerializeAsString(), "\xd2\x3e\x02\x08\x01" + std::string(bad));
}

TEST(LazyExtensions, AreKeptWhenUnknownFieldsAreDropped) {
  onnxgen::ParseOptions options;
  options.keep_unknown_fields = false;
  Extended message;
  ASSERT_TRUE(message.ParseFromString(kBytes, options));
  EXPECT_EQ(message.SerializeAsString(), kBytes);
}

TEST(LazyExtensions, AreReadBySeveralThreadsAtOnce) {
  for (int round = 0; round < 50; ++round) {
    const Extended message = parsed(kBytes);
    std::vector<std::thread> threads;
    std::vector<const sample::Needs*> seen(4);
    for (std::size_t i = 0; i < seen.size(); ++i) {
      threads.emplace_back([&message, &seen, i] {
        seen[i] = &message.GetExtension(elsewhere::needs);
        EXPECT_EQ(message.GetExtension(elsewhere::label), "x");
        EXPECT_EQ(message.SerializeAsString(), kBytes);
        const Extended copy = message;
        EXPECT_EQ(copy.GetExtension(elsewhere::count), 5);
      });
    }
    for (std::thread& thread : threads) thread.join();
    for (const sample::Needs* needs : seen) EXPECT_EQ(needs, seen[0]);
  }
}

TEST(LazyExtensions, ArePartOfMovedAndSwappedMessages) {
  Extended a = parsed(kBytes);
  EXPECT_EQ(a.GetExtension(elsewhere::needs).value(), 7);
  Extended b = std::move(a);
  EXPECT_EQ(b.GetExtension(elsewhere::needs).value(), 7);
  Extended list;
  *list.AddExtension(Extended::nested_list) = b;
  *list.AddExtension(Extended::nested_list) = Extended();
  list.MutableExtension(Extended::nested_list, 0)->Swap(list.MutableExtension(Extended::nested_list, 1));
  EXPECT_EQ(list.GetExtension(Extended::nested_list, 1).GetExtension(elsewhere::needs).value(), 7);
  list.Clear();
  EXPECT_EQ(b.GetExtension(elsewhere::label), "x");
}

// The malformed bytes become an unknown field of the extension's value and are written in its item.
TEST(LazyExtensions, MalformedItemsThatAreChangedCanBeReadAgain) {
  const std::string bytes("\x0b\x10\x05\x1a\x03\x0a\x05y\x0c", 9);
  sample::Set set;
  ASSERT_TRUE(set.ParseFromString(bytes));
  const sample::Set malformed = set;
  EXPECT_FALSE(set.HasExtension(elsewhere::Element::element));
  set.MutableExtension(elsewhere::Element::element)->add_words("w");
  sample::Set merged;
  merged.MutableExtension(elsewhere::Element::element)->add_words("w");
  merged.MergeFrom(malformed);
  for (const sample::Set* const each : {&set, &merged}) {
    sample::Set read;
    ASSERT_TRUE(read.ParseFromString(each->SerializeAsString()));
    EXPECT_EQ(read.GetExtension(elsewhere::Element::element).words(0), "w");
    EXPECT_NE(each->SerializeAsString().find("\x1a\x03\x0a\x05y"), std::string::npos);
  }
}

}  // namespace
