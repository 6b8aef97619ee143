// Archives that programs interpret differently. Each must be rejected with a message that says why.
#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "hostile_archives.h"
#include "onnx/onnx-ml.pb.h"
#include "onnxgen/archive/load.h"
#include "sample_models.h"

namespace onnxgen::archive::tests {
namespace {

// Sets the extra fields in the local header and the central entry of a member that has none.
ZipBuilder::Change with_extra(const std::string& in_header, const std::string& in_entry) {
  return [=](Records& records) {
    overwrite(records.local, kLocalExtraSize, in_header.size(), 2);
    records.local.insert(kLocalName + 1, in_header);
    overwrite(records.central, kCentralExtraSize, in_entry.size(), 2);
    records.central += in_entry;
  };
}
std::string field(std::uint64_t id, const std::string& content) {
  std::string result;
  put(result, id, 2);
  put(result, content.size(), 2);
  return result + content;
}
std::string zip64_field(const std::vector<std::uint64_t>& numbers) {
  std::string content;
  for (const std::uint64_t number : numbers) put(content, number, 8);
  return field(1, content);
}
// Moves the sizes of "w" to ZIP64 fields.
ZipBuilder::Change with_zip64(const std::string& in_header, const std::string& in_entry) {
  return [=](Records& records) {
    both(kLocalStored, kCentralStored, 0xFFFFFFFF, 4)(records);
    both(kLocalSize, kCentralSize, 0xFFFFFFFF, 4)(records);
    with_extra(in_header, in_entry)(records);
  };
}
const std::string& sizes() {
  static const std::string bytes = zip64_field({3000, 3000});
  return bytes;
}

// Returns an archive with a graph and another member of this name. The flags decide whether the name is UTF-8.
std::string with_name(std::string_view name, std::uint64_t flags = 0) {
  return archive_with({}).add(name, "other", ZipBuilder::kStored, both(kLocalFlags, kCentralFlags, flags, 2)).finish();
}

// Two members whose names are marked as UTF-8.
std::string with_names(std::string_view a, std::string_view b) {
  const auto change = both(kLocalFlags, kCentralFlags, 0x800, 2);
  return archive_with({}).add(a, "1", ZipBuilder::kStored, change).add(b, "2", ZipBuilder::kStored, change).finish();
}

// Inserts ZIP64 records before the end record of a valid archive. `more` is appended to the ZIP64 end record. `value`
// is then written at offset `at`, into the end record or its locator.
std::string with_end64(const std::string& more, std::size_t at, std::uint64_t value, int width) {
  std::string zip = archive_with({}).finish();
  const std::string end = zip.substr(zip.size() - kEndSize);
  zip.resize(zip.size() - kEndSize);
  const std::size_t record = zip.size();
  std::string records = "PK\6\6";
  put(records, 44 + more.size(), 8);
  put(records, 45 << 16 | 45, 4);
  put(records, 0, 8);
  put(records, 2, 8);
  put(records, 2, 8);
  put(records, read_u32(&end[kEndDirectorySize]), 8);
  put(records, read_u32(&end[kEndDirectoryOffset]), 8);
  records += more + "PK\6\7";
  put(records, 0, 4);
  put(records, record, 8);
  put(records, 1, 4);
  overwrite(records, at, value, width);
  return zip + records + end;
}

const std::vector<Case>& ambiguous_cases() {
  static const std::vector<Case> all = {
      {"AnotherArchiveBehindIt",
       [] { return archive_with({}).finish() + ZipBuilder().add("__MODEL_PROTO", "").finish() + "x"; },
       ErrorCode::kInvalidArchive, "there is no end record at the end"},
      {"AnotherArchiveInTheComment",
       [] { return archive_with({}).finish(ZipBuilder().add("__MODEL_PROTO", "").finish()); },
       ErrorCode::kInvalidArchive, "the central directory does not end where the end record begins"},
      {"AnEndInTheComment", [] { return archive_with({}).finish("PK\5\6 and more than an end record is long"); },
       ErrorCode::kInvalidArchive, "there is no end record at the end"},
      {"AProgramBeforeIt",
       [] { return ZipBuilder().gap("#!/bin/sh\n").add("__MODEL_PROTO", graph()).add("w", "abc").finish(); },
       ErrorCode::kInvalidArchive, "the file does not begin with a member"},
      {"NameCutOffByNul", [] { return with_name(std::string_view("__MODEL_PROTO\0", 14)); }, ErrorCode::kInvalidArchive,
       "member '__MODEL_PROTO\\x00': the name contains control characters"},
      {"LineFeedInAName", [] { return with_name("a\nb"); }, ErrorCode::kInvalidArchive,
       "the name contains control characters"},
      {"NoName", [] { return with_name(""); }, ErrorCode::kInvalidArchive, "the name is empty"},
      {"Backslash", [] { return with_name("a\\b"); }, ErrorCode::kInvalidArchive, "the name contains a backslash"},
      {"UnknownCharacterSet", [] { return with_name("\xC3\xA9"); }, ErrorCode::kInvalidArchive,
       "the name is not ASCII, and no encoding is stated"},
      {"NotUtf8", [] { return with_name("\xE9", 0x800); }, ErrorCode::kInvalidArchive, "the name is not valid UTF-8"},
      {"NamesThatDifferByCase", [] { return with_name("W"); }, ErrorCode::kInvalidArchive,
       "two members would be extracted as 'w'"},
      {"NamesThatDifferByTheCaseOfOtherLetters", [] { return with_names("\xC3\x84", "\xC3\xA4"); },
       ErrorCode::kInvalidArchive, "two members would be extracted as 'a\xCC\x88'"},
      {"NamesThatDifferByTheSpellingOfALetter", [] { return with_names("\xC3\xA9", "e\xCC\x81"); },
       ErrorCode::kInvalidArchive, "two members would be extracted as 'e\xCC\x81'"},
      {"NamesThatDifferByASpaceAtTheEnd", [] { return with_name("w "); }, ErrorCode::kInvalidArchive,
       "two members would be extracted as 'w'"},
      {"NamesThatDifferByDots", [] { return with_name("./w"); }, ErrorCode::kInvalidArchive,
       "two members would be extracted as 'w'"},
      {"NamesThatDifferBySlashes", [] { return with_name("//w"); }, ErrorCode::kInvalidArchive,
       "two members would be extracted as 'w'"},
      {"NamesThatDifferByVersions", [] { return with_name("w;12"); }, ErrorCode::kInvalidArchive,
       "two members would be extracted as 'w'"},
      {"AFolderOfThatName", [] { return archive_with({}).add("w/", "").finish(); }, ErrorCode::kInvalidArchive,
       "two members would be extracted as 'w'"},
      {"NeitherNameIsPlain", [] { return archive_with({}).add("A/b", "1").add("a//b", "2").finish(); },
       ErrorCode::kInvalidArchive, "two members would be extracted as 'a/b'"},
      {"AFolderWithContent", [] { return with_name("folder/"); }, ErrorCode::kInvalidArchive,
       "the member is a folder but has content"},
      {"ALink", [] { return archive_with(central(kCentralAttributes, 0120777U << 16, 4)).finish(); },
       ErrorCode::kInvalidArchive, "member 'w': the member is a link or another special file"},
      {"PatchedData", [] { return archive_with(both(kLocalFlags, kCentralFlags, 0x20, 2)).finish(); },
       ErrorCode::kInvalidArchive, "member 'w': the member has unknown flags"},
      {"MaskedHeader", [] { return archive_with(both(kLocalFlags, kCentralFlags, 0x2000, 2)).finish(); },
       ErrorCode::kInvalidArchive, "member 'w': the member has unknown flags"},
      {"LaterVersion", [] { return archive_with(central(kCentralVersion, 64, 2)).finish(); },
       ErrorCode::kInvalidArchive, "member 'w': the member requires an unknown version of the zip format"},
      {"SecondName",
       [] { return archive_with(with_extra("", field(0x7075, std::string("\1abcd__MODEL_PROTO")))).finish(); },
       ErrorCode::kInvalidArchive, "member 'w': the member has a second name, in a Unicode path field"},
      {"SecondNameInTheHeader",
       [] { return archive_with(with_extra(field(0x7075, std::string("\1abcd__MODEL_PROTO")), "")).finish(); },
       ErrorCode::kInvalidArchive, "member 'w': the member has a second name, in a Unicode path field"},
      {"ExtraFieldTooShort", [] { return archive_with(with_extra("", "abc")).finish(); }, ErrorCode::kInvalidArchive,
       "member 'w': the extra field is damaged"},
      {"ExtraFieldTooLong", [] { return archive_with(with_extra("", std::string("UT\2\0a", 5))).finish(); },
       ErrorCode::kInvalidArchive, "member 'w': the extra field is damaged"},
      {"ExtraFieldTooLongInTheHeader", [] { return archive_with(with_extra(std::string("UT\2\0a", 5), "")).finish(); },
       ErrorCode::kInvalidArchive, "member 'w': the extra field is damaged"},
      {"TwoZip64Fields",
       [] {
         return archive_with(with_zip64(sizes(), sizes() + zip64_field({1, 1}))).finish();
       },
       ErrorCode::kInvalidArchive, "member 'w': the member has two ZIP64 fields"},
      {"TwoZip64FieldsInTheHeader",
       [] {
         return archive_with(with_zip64(zip64_field({1, 1}) + sizes(), sizes())).finish();
       },
       ErrorCode::kInvalidArchive, "member 'w': the member has two ZIP64 fields"},
      {"Zip64FieldWithoutNeed", [] { return archive_with(with_extra("", zip64_field({5}))).finish(); },
       ErrorCode::kInvalidArchive, "the ZIP64 field is missing or has the wrong length"},
      {"Zip64FieldTooLong",
       [] {
         return archive_with(with_zip64(sizes(), zip64_field({3000, 3000, 0}))).finish();
       },
       ErrorCode::kInvalidArchive, "the ZIP64 field is missing or has the wrong length"},
      {"OtherSizesInTheZip64FieldOfTheHeader",
       [] {
         return archive_with(with_extra(zip64_field({3000, 2999}), "")).finish();
       },
       ErrorCode::kInvalidArchive, "the ZIP64 field is missing or has the wrong length"},
      {"Zip64RecordLonger", [] { return with_end64("more", 0, 'P', 1); }, ErrorCode::kInvalidArchive,
       "the ZIP64 end record is not directly before its locator"},
      {"Zip64RecordElsewhere", [] { return with_end64("", 56 + 8, 0, 8); }, ErrorCode::kInvalidArchive,
       "the ZIP64 end record is not directly before its locator"},
      {"Zip64OfOtherNumbers", [] { return with_end64("", 32, 1, 8); }, ErrorCode::kInvalidArchive,
       "the file is one part of a multi-part archive"},
      {"Zip64OfAnotherDirectory", [] { return with_end64("", 48, 0, 8); }, ErrorCode::kInvalidArchive,
       "the two end records disagree"},
      {"Zip64OfSeveralParts", [] { return with_end64("", 56 + 16, 2, 4); }, ErrorCode::kInvalidArchive,
       "the file is one part of a multi-part archive"},
      {"AZip64LocatorInTheComment",
       [] {
         // The locator points to a record inside a member, which describes another directory.
         std::string record = "PK\6\6";
         record.resize(56, '\0');
         std::string locator = "PK\6\7";
         put(locator, 0, 4);
         put(locator, kLocalName + 1, 8);
         put(locator, 1, 4);
         return ZipBuilder().add("r", record).add("__MODEL_PROTO", graph()).add("w", "abc").finish(locator);
       },
       ErrorCode::kInvalidArchive, "a second ZIP64 locator"},
  };
  return all;
}

class Ambiguous : public testing::TestWithParam<Case> {};

TEST_P(Ambiguous, IsRefused) {
  expect_refused(GetParam());
}

INSTANTIATE_TEST_SUITE_P(All, Ambiguous, testing::ValuesIn(ambiguous_cases()),
                         [](const auto& param) { return std::string(param.param.name); });

// The archives are valid without the changes above.
TEST(AmbiguousArchive, IsAcceptedWithoutTheAmbiguity) {
  onnx::ModelProto model;
  for (const std::string& zip :
       {with_name("v"), with_name("\xC3\xA9", 0x800), with_name("a/./b"), with_name("v;w"), with_name("12"),
        archive_with({}).add("w2/", "").finish(),
        archive_with(with_extra(field(0x5455, "12345"), field(0x5455, "1"))).finish(),
        archive_with(with_zip64(sizes(), sizes())).finish(), archive_with(with_extra(sizes(), "")).finish(),
        archive_with(with_extra(zip64_field({0, 0}), "")).finish(), with_end64("", 0, 'P', 1),
        archive_with(central(kCentralAttributes, 0100600U << 16, 4)).finish(),
        archive_with(central(kCentralVersion, 63, 2)).finish(), archive_with({}).finish("PK\6\7 is no locator")}) {
    const Status status = try_load_from_memory(nullptr, zip, model);
    EXPECT_TRUE(status) << status.message();
  }
}

}  // namespace
}  // namespace onnxgen::archive::tests
