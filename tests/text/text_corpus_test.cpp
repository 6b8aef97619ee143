// Compares text and JSON output for model files with that of libprotobuf.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <memory>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

#include "corpora.h"
#include "native_messages.h"
#include "onnxgen/text/parse.h"
#include "reference_json.h"
#include "reference_pool.h"
#include "tier.h"

namespace onnxgen::tests {
namespace {

constexpr std::size_t kStep = 23;  // for the quick tier

std::string read_file(const std::filesystem::path& path) {
  const std::ifstream in(path, std::ios::binary);
  std::ostringstream content;  // faster than iterators without optimization
  content << in.rdbuf();
  return content.str();
}

// Returns whether a class would serialize the message to the same bytes and text can represent all of it.
bool is_canonical(const google::protobuf::Message& message, const std::string& bytes) {
  const std::unique_ptr<google::protobuf::Message> known(message.New());
  known->CopyFrom(message);
  known->DiscardUnknownFields();
  return known->SerializeAsString() == bytes;
}

// Printing and parsing must reproduce the bytes of the file.
void expect_back_from_text(const std::string& bytes, const MessageDescriptor& table) {
  std::string again;
  const text::TextStatus status = text::encode_text(text::debug_string(bytes, table), table, again);
  ASSERT_TRUE(status) << status.message();
  EXPECT_TRUE(again == bytes);
}

std::vector<std::filesystem::path> models_and_tensors_below(const std::filesystem::path& folder) {
  std::vector<std::filesystem::path> paths;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
    const auto extension = entry.path().extension();
    if (entry.is_regular_file() && (extension == ".onnx" || extension == ".pb")) paths.push_back(entry.path());
  }
  std::sort(paths.begin(), paths.end());
  return paths;
}

// Returns the number of files.
std::size_t compare_files(const std::filesystem::path& folder) {
  std::size_t files = 0;
  std::size_t canonical = 0;
  for (const std::filesystem::path& path : sample_by_tier(models_and_tensors_below(folder), kStep)) {
    const bool is_model = path.extension() == ".onnx";
    SCOPED_TRACE(path);
    const std::string bytes = read_file(path);
    const char* const type = is_model ? "onnx.ModelProto" : "onnx.TensorProto";
    const auto message = reference_pool().make(type);
    if (!message->ParseFromString(bytes)) continue;  // a file of another type, or one that is intentionally damaged
    ++files;
    const MessageDescriptor& table = *find_table(type);
    EXPECT_TRUE(text::debug_string(bytes, table) == message->DebugString());
    EXPECT_TRUE(text::short_debug_string(bytes, table) == message->ShortDebugString());
    EXPECT_TRUE(text::utf8_debug_string(bytes, table) == message->Utf8DebugString());
    if (is_canonical(*message, bytes)) {
      ++canonical;
      expect_back_from_text(bytes, table);
    }
    for (const unsigned options : {0U, 7U}) {
      std::string actual;
      std::string expected;
      EXPECT_TRUE(text::print_json(bytes, table, actual, json_options(options)));
      EXPECT_TRUE(reference_json(bytes, type, json_options(options), expected).ok());
      EXPECT_TRUE(actual == expected) << "JSON, options " << options;
    }
  }
  EXPECT_GT(canonical, files / 2);
  return files;
}

TEST(TextOfCorpus, DebianModels) {
  const auto folder = debian_models();
  if (!folder) GTEST_SKIP() << kNoDebianModels;
  EXPECT_GT(compare_files(*folder), 1000U / by_tier(kStep, std::size_t{1}));
}

TEST(TextOfCorpus, Corpora) {
  const auto folder = find_corpora();
  if (!folder) GTEST_SKIP() << kNoCorpora;
  EXPECT_GT(compare_files(*folder), 10U);
}

}  // namespace
}  // namespace onnxgen::tests
