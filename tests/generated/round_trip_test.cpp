// Every file of the corpora is parsed and serialized to equal bytes, unchanged and with unknown fields added to every
// message.
#include <gtest/gtest.h>
#include <onnx/onnx-data.pb.h>
#include <onnx/onnx-ml.pb.h>

#include <algorithm>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "corpora.h"
#include "corpus_files.h"
#include "oracle/onnx-data.pb.h"
#include "oracle/onnx-ml.pb.h"
#include "oracle_messages.h"
#include "tier.h"

namespace onnxgen::tests {
namespace {

struct Native {
  using Model = onnx::ModelProto;
  using Tensor = onnx::TensorProto;
  using Sequence = onnx::SequenceProto;
  using Optional = onnx::OptionalProto;
};

struct Oracle {
  using Model = oracle_onnx::ModelProto;
  using Tensor = oracle_onnx::TensorProto;
  using Sequence = oracle_onnx::SequenceProto;
  using Optional = oracle_onnx::OptionalProto;
};

// Used instead of EXPECT_EQ, which would print megabytes.
void expect_same_bytes(const std::string& actual, const std::string& expected, const char* what) {
  const auto at = std::mismatch(actual.begin(), actual.end(), expected.begin(), expected.end()).first;
  EXPECT_TRUE(actual == expected) << what << ": " << actual.size() << " bytes instead of " << expected.size()
                                  << ", the first difference at byte " << at - actual.begin();
}

template <class Message>
void expect_round_trip(const Message& message, const std::string& bytes, const char* what) {
  std::string output = "left over";
  EXPECT_TRUE(message.SerializeToString(&output));
  expect_same_bytes(output, bytes, what);
  EXPECT_EQ(message.ByteSizeLong(), bytes.size());
}

template <class Message>
void check_round_trip(const std::string& bytes) {
  Message message;
  const Status parsed = message.ParseFromString(bytes);
  ASSERT_TRUE(parsed) << parsed.message();
  expect_round_trip(message, bytes, "parsed");

  const Message copy = message;
  expect_round_trip(copy, bytes, "copied");
  EXPECT_TRUE(copy == message);

  const auto owner = std::make_shared<const std::string>(bytes);
  Message borrowed;
  ASSERT_TRUE(borrowed.ParseBorrowed(owner, *owner));
  expect_round_trip(borrowed, bytes, "borrowed");
  EXPECT_TRUE(borrowed == message);
}

std::string with_unknown_fields(FileKind kind, const std::string& bytes, std::uint32_t turn) {
  std::string output;
  with_class_of<Oracle>(kind, [&](auto message) {
    EXPECT_TRUE(message.ParseFromString(bytes));
    add_unknown_field_everywhere(message, turn);
    output = message.SerializeAsString();
  });
  return output;
}

void check_file(const CorpusFile& file) {
  SCOPED_TRACE(file.path.string());
  const std::string bytes = read_file(file.path);
  constexpr std::uint32_t kWireTypes = 5;
  constexpr std::size_t kLargeFile = 100'000;  // above this size one turn covers every wire type
  const std::uint32_t turns = bytes.size() < kLargeFile ? kWireTypes : 1;
  with_class_of<Native>(file.kind, [&](auto message) {
    check_round_trip<decltype(message)>(bytes);
    for (std::uint32_t turn = 0; turn < turns; ++turn) {
      const std::string extended = with_unknown_fields(file.kind, bytes, turn);
      EXPECT_GT(extended.size(), bytes.size());
      check_round_trip<decltype(message)>(extended);
    }
  });
}

std::size_t count_models(const std::vector<CorpusFile>& files) {
  return static_cast<std::size_t>(
      std::count_if(files.begin(), files.end(), [](const auto& file) { return file.kind == FileKind::kModel; }));
}

TEST(RoundTrip, DebianModelsAndTheirData) {
  const auto files = debian_files();
  if (files.empty()) GTEST_SKIP() << kNoDebianModels;
  // Later releases have more.
  std::size_t on_disk = 0;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(*debian_models())) {
    const bool is_value = entry.path().parent_path().filename().string().rfind("test_data_set_", 0) == 0;
    on_disk += entry.path().extension() == ".onnx" || (is_value && entry.path().extension() == ".pb") ? 1u : 0u;
  }
  EXPECT_GE(count_models(files), 1072u);
  EXPECT_EQ(files.size(), on_disk);
  for (const auto& file : sample_by_tier(files, 37)) check_file(file);
}

TEST(RoundTrip, CorporaModelsAndTheirData) {
  const auto files = corpora_files();
  if (files.empty()) GTEST_SKIP() << kNoCorpora;
  EXPECT_GE(count_models(files), 393u);
  for (const auto& file : sample_by_tier(files, 37)) check_file(file);
}

}  // namespace
}  // namespace onnxgen::tests
