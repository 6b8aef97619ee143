// Archives with false information. Each must be rejected with a message that says what is wrong.
#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdint>
#include <filesystem>
#include <ostream>
#include <string>
#include <vector>

#include "drop_in_onnx.pb.h"
#include "hostile_archives.h"
#include "onnx/onnx-ml.pb.h"
#include "onnxgen/archive/load.h"
#include "onnxgen/archive/zip_format.h"
#include "sample_models.h"
#include "temporary_folder.h"

namespace onnxgen::archive::tests {
namespace {

using io::tests::external_model;
using io::tests::TemporaryFolder;

// Returns an archive with two members whose data overlaps: the second is "w" under another name.
std::string overlapping(std::uint64_t shift) {
  std::uint64_t at = 0;
  ZipBuilder zip;
  zip.add("__MODEL_PROTO", graph());
  const std::uint64_t begin = zip.size();
  // The data of "w" contains a complete member.
  ZipBuilder inner;
  Records hidden;
  inner.add("x", std::string(100, 'x'), ZipBuilder::kStored, [&](Records& records) { hidden = records; });
  zip.add("w", std::string(static_cast<std::size_t>(shift), 'w') + hidden.local + std::string(500, 'w'));
  at = begin + 31 + shift;
  zip.add("x", std::string(100, 'x'), ZipBuilder::kStored, [&](Records& records) {
    records.local.clear();
    overwrite(records.central, kCentralOffset, at, 4);
  });
  return zip.finish();
}

const std::vector<Case>& hostile_cases() {
  static const std::vector<Case> all = {
      {"Empty", [] { return std::string(); }, ErrorCode::kInvalidArchive, "too short"},
      {"NoZip", [] { return std::string(5000, 'x'); }, ErrorCode::kInvalidArchive, "no end record"},
      {"NoGraph", [] { return ZipBuilder().add("w", "abc").finish(); }, ErrorCode::kInvalidArchive,
       "no member '__MODEL_PROTO'"},
      {"NoMembers", [] { return ZipBuilder().finish(); }, ErrorCode::kInvalidArchive, "no member '__MODEL_PROTO'"},
      {"SomethingBehindTheEnd", [] { return archive_with({}).finish() + "\n"; }, ErrorCode::kInvalidArchive,
       "no end record"},
      {"SomethingBefore", [] { return "x" + archive_with({}).finish(); }, ErrorCode::kInvalidArchive,
       "the central directory does not end where the end record begins"},
      {"MissingMember", [] { return ZipBuilder().add("__MODEL_PROTO", graph()).finish(); },
       ErrorCode::kInvalidExternalData, "no member 'w'"},
      {"GraphAsATensor",
       [] {
         return ZipBuilder().add("__MODEL_PROTO", external_model("__MODEL_PROTO", 9).SerializeAsString()).finish();
       },
       ErrorCode::kInvalidExternalData, "no member '__MODEL_PROTO' for this tensor"},
      {"RangePastTheMember",
       [] {
         const std::string model = external_model("w", 3, 2, 2).SerializeAsString();
         return ZipBuilder().add("w", "abc").add("__MODEL_PROTO", model).finish();
       },
       ErrorCode::kOutOfFile, "member 'w': offset 2 and length 2, but the member has only 3 bytes"},
      {"OffsetPlusLengthOverflows",
       [] {
         onnx::ModelProto model;
         auto& tensor = *model.mutable_graph()->add_initializer();
         io::tests::fill_external(tensor, "w", "w", 3, 2);
         io::tests::add_entry(tensor, "length", "18446744073709551615");
         return ZipBuilder().add("w", "abc").add("__MODEL_PROTO", model.SerializeAsString()).finish();
       },
       ErrorCode::kOutOfFile, "length 18446744073709551615, but the member has only 3 bytes"},

      {"TwoOfOneName", [] { return archive_with({}).add("w", "other").finish(); }, ErrorCode::kInvalidArchive,
       "two members are named 'w'"},
      {"TwoGraphs", [] { return archive_with({}).add("__MODEL_PROTO", "").finish(); }, ErrorCode::kInvalidArchive,
       "two members are named '__MODEL_PROTO'"},
      {"Nested", [] { return overlapping(200); }, ErrorCode::kInvalidArchive, "members 'w' and 'x' overlap"},
      {"OneTwice",
       [] {
         std::string first;
         ZipBuilder zip = archive_with([&](Records& records) { first = records.central; });
         zip.add("v", "", ZipBuilder::kStored, [&](Records& records) {
           records.local.clear();
           overwrite(first, 46, 'v', 1);
           records.central = first;
         });
         return zip.finish();
       },
       ErrorCode::kInvalidArchive, "overlap"},

      {"OffsetPastTheEnd", [] { return archive_with(central(kCentralOffset, 0x7FFFFFFF, 4)).finish(); },
       ErrorCode::kInvalidArchive, "member 'w': the member reaches into or past the central directory"},
      {"OffsetInTheDirectory",
       [] {
         ZipBuilder zip = archive_with({});
         return zip.add("d", "", ZipBuilder::kStored, central(kCentralOffset, zip.size() + 31, 4)).finish();
       },
       ErrorCode::kInvalidArchive, "member 'd': the member reaches into or past the central directory"},
      {"SizePastTheEnd",
       [] {
         return archive_with([](Records& records) {
                  both(kLocalStored, kCentralStored, 100000, 4)(records);
                  both(kLocalSize, kCentralSize, 100000, 4)(records);
                })
             .finish();
       },
       ErrorCode::kInvalidArchive, "member 'w': the member reaches into or past the central directory"},
      {"ExtraFieldPastTheEnd", [] { return archive_with(local(kLocalExtraSize, 0xFFFF, 2)).finish(); },
       ErrorCode::kInvalidArchive, "member 'w': the member reaches into or past the central directory"},
      {"StoredOfTwoSizes", [] { return archive_with(both(kLocalSize, kCentralSize, 2000, 4)).finish(); },
       ErrorCode::kInvalidArchive, "member 'w': the member is stored, but its two sizes differ"},

      {"OtherSizeInTheHeader",
       [] {
         return archive_with([](Records& records) {
                  local(kLocalStored, 10, 4)(records);
                  local(kLocalSize, 10, 4)(records);
                })
             .finish();
       },
       ErrorCode::kInvalidArchive, "member 'w': the local header and the central directory disagree"},
      {"OtherCrcInTheHeader", [] { return archive_with(local(kLocalCrc, 1, 4)).finish(); }, ErrorCode::kInvalidArchive,
       "member 'w': the local header and the central directory disagree"},
      {"OtherMethodInTheHeader", [] { return archive_with(local(kLocalMethod, 8, 2)).finish(); },
       ErrorCode::kInvalidArchive, "member 'w': the local header and the central directory disagree"},
      {"OtherNameInTheHeader", [] { return archive_with(local(kLocalName, 'v', 1)).finish(); },
       ErrorCode::kInvalidArchive, "member 'w': the local header and the central directory disagree"},
      {"LongerNameInTheHeader", [] { return archive_with(local(kLocalNameSize, 2, 2)).finish(); },
       ErrorCode::kInvalidArchive, "member 'w': the local header and the central directory disagree"},
      {"OtherFlagsInTheHeader", [] { return archive_with(local(kLocalFlags, 8, 2)).finish(); },
       ErrorCode::kInvalidArchive, "member 'w': the local header and the central directory disagree"},
      {"NoDescriptor", [] { return archive_with(both(kLocalFlags, kCentralFlags, 8, 2)).finish(); },
       ErrorCode::kInvalidArchive, "member 'w': the data descriptor and the central directory disagree"},
      {"OtherSizeInTheDescriptor",
       [] {
         return archive_with([](Records& records) {
                  both(kLocalFlags, kCentralFlags, 8, 2)(records);
                  records.local += std::string("PK\7\10") + records.central.substr(kCentralCrc, 8);
                  put(records.local, 2999, 4);
                })
             .finish();
       },
       ErrorCode::kInvalidArchive, "member 'w': the data descriptor and the central directory disagree"},
      {"NoHeader", [] { return archive_with(local(0, 0, 4)).finish(); }, ErrorCode::kInvalidArchive,
       "member 'w': the local header and the central directory disagree"},

      {"WrongCrcOfTheGraph",
       [] {
         ZipBuilder zip;
         return zip.add("__MODEL_PROTO", graph(), ZipBuilder::kStored, both(kLocalCrc, kCentralCrc, 1, 4)).finish();
       },
       ErrorCode::kChecksumMismatch, "member '__MODEL_PROTO' does not match its CRC-32"},
      {"WrongCrcOfADeflated",
       [] { return archive_with(both(kLocalCrc, kCentralCrc, 1, 4), ZipBuilder::kDeflated).finish(); },
       ErrorCode::kChecksumMismatch, "member 'w' does not match its CRC-32"},
      {"DeflatedToLess",
       [] { return archive_with(both(kLocalSize, kCentralSize, 3001, 4), ZipBuilder::kDeflated).finish(); },
       ErrorCode::kInvalidArchive, "member 'w': the data inflates to 3000 bytes instead of the stated 3001"},
      {"DeflatedToMore",
       [] {
         ZipBuilder zip;
         zip.add("__MODEL_PROTO", io::tests::external_model("w", 2999).SerializeAsString());
         zip.add("w", std::string(3000, 'w'), ZipBuilder::kDeflated, both(kLocalSize, kCentralSize, 2999, 4));
         return zip.finish();
       },
       ErrorCode::kInvalidArchive, "member 'w': the data inflates to more than the stated 2999 bytes"},
      {"DeflatedToTooMuch",
       [] { return archive_with(both(kLocalSize, kCentralSize, 0xFFFFFFFE, 4), ZipBuilder::kDeflated).finish(); },
       ErrorCode::kInputTooLarge, "the inflated members exceed max_inflated_bytes"},
      {"DeflatedDamaged",
       [] {
         return archive_with([](Records& records) { overwrite(records.local, 31, 0xFFFFFFFF, 4); },
                             ZipBuilder::kDeflated)
             .finish();
       },
       ErrorCode::kInvalidArchive, "member 'w': the deflated data is damaged"},
      {"OtherMethod", [] { return archive_with(both(kLocalMethod, kCentralMethod, 12, 2)).finish(); },
       ErrorCode::kUnsupported, "member 'w': compression method 12"},
      {"Encrypted", [] { return archive_with(both(kLocalFlags, kCentralFlags, 1, 2)).finish(); },
       ErrorCode::kUnsupported, "member 'w' is encrypted"},
      {"OnAnotherDisk", [] { return archive_with(central(kCentralDisk, 1, 2)).finish(); }, ErrorCode::kInvalidArchive,
       "member 'w': the member is in another part"},
      {"Zip64FieldMissing",
       [] {
         return archive_with([](Records& records) {
                  both(kLocalStored, kCentralStored, 0xFFFFFFFF, 4)(records);
                  both(kLocalSize, kCentralSize, 0xFFFFFFFF, 4)(records);
                })
             .finish();
       },
       ErrorCode::kInvalidArchive, "member 'w': the ZIP64 field is missing or has the wrong length"},

      {"NameLongerThanTheDirectory", [] { return archive_with(central(kCentralNameSize, 0xFFFF, 2)).finish(); },
       ErrorCode::kInvalidArchive, "the central directory is damaged"},
      {"NoEntry", [] { return archive_with(central(0, 0, 4)).finish(); }, ErrorCode::kInvalidArchive,
       "the central directory is damaged"},
      {"SeveralParts", [] { return with_end(kEndDisk, 1, 2); }, ErrorCode::kInvalidArchive,
       "the file is one part of a multi-part archive"},
      {"FewerEntriesThanThereAre",
       [] {
         std::string zip = with_end(kEndEntries, 1, 2);
         overwrite(zip, zip.size() - kEndSize + 8, 1, 2);
         return zip;
       },
       ErrorCode::kInvalidArchive, "more entries than the end record states"},
      {"MoreEntriesThanThereAre",
       [] {
         std::string zip = with_end(kEndEntries, 3000, 2);
         overwrite(zip, zip.size() - kEndSize + 8, 3000, 2);
         return zip;
       },
       ErrorCode::kInvalidArchive, "the end record states 3000 members"},
      {"DirectoryElsewhere", [] { return with_end(kEndDirectoryOffset, 0, 4); }, ErrorCode::kInvalidArchive,
       "the central directory does not end where the end record begins"},
      {"DirectoryPastTheEnd", [] { return with_end(kEndDirectoryOffset, 0xFFFFFFFE, 4); }, ErrorCode::kInvalidArchive,
       "the central directory does not end where the end record begins"},
      {"DirectoryTooLarge", [] { return with_end(kEndDirectorySize, 0xFFFFFFFE, 4); }, ErrorCode::kInvalidArchive,
       "the central directory does not end where the end record begins"},
      {"TheGraphIsNone", [] { return ZipBuilder().add("__MODEL_PROTO", std::string(40, '\xFF')).finish(); },
       ErrorCode::kMalformedVarint, ""},
  };
  return all;
}

class Hostile : public testing::TestWithParam<Case> {};

TEST_P(Hostile, IsRefused) {
  expect_refused(GetParam());
}

INSTANTIATE_TEST_SUITE_P(All, Hostile, testing::ValuesIn(hostile_cases()),
                         [](const auto& param) { return std::string(param.param.name); });

// A mapped load reads no data and cannot notice the error. Loads that check the CRC do.
TEST(HostileArchive, WrongCrcOfAStoredMember) {
  const TemporaryFolder folder;
  const std::string path = folder.write("a.zip", archive_with(both(kLocalCrc, kCentralCrc, 1, 4)).finish());
  onnx::ModelProto model;
  EXPECT_TRUE(try_load(path, model));
  LoadOptions options;
  options.verify_checksums = true;
  EXPECT_EQ(try_load(path, model, options).code(), ErrorCode::kChecksumMismatch);
  options.verify_checksums = false;
  options.holding = io::Holding::kOwned;
  EXPECT_EQ(try_load(path, model, options).code(), ErrorCode::kChecksumMismatch);
}

// 100 MB compressed to 100 KB. Rejected before anything is inflated. Also tests limits of the caller above and below
// the size.
TEST(HostileArchive, DeflateBomb) {
  constexpr std::size_t kSize = 100'000'000;
  const TemporaryFolder folder;
  const std::string path =
      folder.write("bomb.zip", ZipBuilder()
                                   .add("w", std::string(kSize, '\0'), ZipBuilder::kDeflated)
                                   .add("__MODEL_PROTO", external_model("w", kSize).SerializeAsString())
                                   .finish());
  ASSERT_LT(std::filesystem::file_size(path), 110'000u);
  onnx::ModelProto model;
  EXPECT_EQ(try_load(path, model).code(), ErrorCode::kInputTooLarge);
  LoadOptions options;
  options.max_inflated_bytes = kSize - 1;
  EXPECT_EQ(try_load(path, model, options).code(), ErrorCode::kInputTooLarge);
  options.max_inflated_bytes = kSize;
  EXPECT_TRUE(try_load(path, model, options));
  EXPECT_EQ(model.graph().initializer(0).raw_data().size(), kSize);
}

TEST(HostileArchive, LimitsCountAllMembersTogether) {
  onnx::ModelProto graph_of_many;
  ZipBuilder zip;
  for (int i = 0; i < 10; ++i) {
    const std::string key = "w" + std::to_string(i);
    io::tests::fill_external(*graph_of_many.mutable_graph()->add_initializer(), key, key, 1000);
    zip.add(key, std::string(1000, 'w'), i % 2 == 0 ? ZipBuilder::kDeflated : ZipBuilder::kStored);
  }
  zip.add("__MODEL_PROTO", graph_of_many.SerializeAsString());
  const TemporaryFolder folder;
  const std::string path = folder.write("a.zip", zip.finish());
  onnx::ModelProto model;
  LoadOptions options;
  options.max_inflated_bytes = 4999;
  EXPECT_EQ(try_load(path, model, options).code(), ErrorCode::kInputTooLarge);
  options.max_inflated_bytes = 5000;
  EXPECT_TRUE(try_load(path, model, options));
  options.holding = io::Holding::kOwned;
  options.max_external_bytes = 4999;
  EXPECT_EQ(try_load(path, model, options).code(), ErrorCode::kInputTooLarge);
  options.max_external_bytes = 5000;
  EXPECT_TRUE(try_load(path, model, options));
  options.parse.max_total_bytes = 50;
  EXPECT_EQ(try_load(path, model, options).code(), ErrorCode::kInputTooLarge);
}

// Strings cannot share the bytes of a member. The total size is checked before the first string is allocated.
TEST(HostileArchive, CopiesOfOneMemberAreCounted) {
  drop_in::ModelProto model;
  for (int i = 0; i < 20; ++i) {
    io::tests::fill_external(*model.mutable_graph()->add_initializer(), "w", "w", 1'000'000);
  }
  const std::string bytes(1'000'000, 'w');
  const TemporaryFolder folder;
  const std::string graph_of_many = model.SerializeAsString();
  folder.write("a.zip",
               ZipBuilder().add("w", bytes, ZipBuilder::kDeflated).add("__MODEL_PROTO", graph_of_many).finish());
  folder.write("a/__MODEL_PROTO", graph_of_many);
  folder.write("a/w", bytes);
  for (const char* const name : {"a.zip", "a"}) {
    LoadOptions options;
    options.max_external_bytes = 19'999'999;
    EXPECT_EQ(try_load(folder / name, model, options).code(), ErrorCode::kInputTooLarge) << name;
    options.max_external_bytes = 20'000'000;
    EXPECT_EQ(load<drop_in::ModelProto>(folder / name, options).graph().initializer(19).raw_data(), bytes) << name;
  }
}

// No memory is allocated for a size that deflated data of this length cannot reach, whatever the limits are.
TEST(HostileArchive, ImpossibleSizesTakeNoMemory) {
  const std::string zip = archive_with(both(kLocalSize, kCentralSize, 0xFFFFFFFE, 4), ZipBuilder::kDeflated).finish();
  onnx::ModelProto model;
  LoadOptions options;
  options.max_inflated_bytes = ~std::uint64_t{0};
  const Status status = try_load_from_memory(nullptr, zip, model, options);
  EXPECT_EQ(status.code(), ErrorCode::kInvalidArchive);
  EXPECT_NE(status.message().find("cannot inflate to 4294967294"), std::string::npos) << status.message();
}

// A sparse file whose end record claims that all of it is the directory.
TEST(HostileArchive, HugeDirectoryIsNotRead) {
  const TemporaryFolder folder;
  const std::string path = folder.write("a.zip", "PK");
  constexpr std::uint64_t kSize = std::uint64_t{1} << 31;
  std::filesystem::resize_file(path, kSize);
  std::string end = "PK\5\6";
  put(end, 0, 4);
  put(end, 0x00010001, 4);
  put(end, kSize, 4);
  put(end, 0, 6);
  std::ofstream(path, std::ios::binary | std::ios::app) << end;
  onnx::ModelProto model;
  EXPECT_EQ(try_load(path, model).code(), ErrorCode::kInputTooLarge);
}

// A truncated archive is an error. So is an archive with any byte changed, unless the byte does not affect what is
// read.
TEST(HostileArchive, TruncatedAndChangedAnywhere) {
  onnx::ModelProto whole;
  const std::string zip = ZipBuilder()
                              .add("w", std::string(300, 'w'), ZipBuilder::kDeflated)
                              .add("__MODEL_PROTO", external_model("w", 300).SerializeAsString())
                              .finish();
  ASSERT_TRUE(try_load_from_memory(nullptr, zip, whole));
  onnx::ModelProto model;
  for (std::size_t size = 0; size < zip.size(); ++size) {
    EXPECT_FALSE(try_load_from_memory(nullptr, std::string_view(zip).substr(0, size), model)) << size;
  }
  for (std::size_t i = 0; i < zip.size(); ++i) {
    for (const unsigned change : {0x01u, 0x80u, 0xFFu}) {
      std::string changed = zip;
      changed[i] = static_cast<char>(static_cast<unsigned char>(changed[i]) ^ change);
      if (try_load_from_memory(nullptr, changed, model)) {
        EXPECT_EQ(model, whole) << "byte " << i;
      }
    }
  }
}

}  // namespace
}  // namespace onnxgen::archive::tests
