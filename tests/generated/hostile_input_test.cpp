// Damaged files. Each is rejected with a location, or parsed and serialized to the same bytes twice. Sanitizers detect
// memory errors.
#include <gtest/gtest.h>
#include <onnx/onnx-ml.pb.h>

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "corpora.h"
#include "profile.h"

namespace {

using onnxgen::Status;
using onnxgen::tests::same;

std::string read_file(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  return std::string(std::istreambuf_iterator<char>(file), {});
}

// Models with subgraphs, loops over sequences, and optionals.
std::vector<std::string> some_models(const std::filesystem::path& folder) {
  std::vector<std::string> models;
  for (const char* name : {"test_if_seq", "test_loop13_seq", "test_optional_get_element_sequence"}) {
    models.push_back(read_file(folder / "node" / name / "model.onnx"));
  }
  return models;
}

// Parses from memory of exactly this size, so that sanitizers detect reads past the end.
Status parse_exact(onnx::ModelProto& model, const std::string& bytes, std::size_t size) {
  const auto exact = std::make_unique<char[]>(std::max<std::size_t>(size, 1));
  std::copy_n(bytes.data(), size, exact.get());
  return onnxgen::tests::parse(model, {exact.get(), size});
}

void expect_refused_or_stable(const std::string& bytes, std::size_t size) {
  onnx::ModelProto model;
  const Status status = parse_exact(model, bytes, size);
  if (!status) {
    EXPECT_LE(status.offset(), size);
    EXPECT_EQ(status.path().rfind("ModelProto", 0), 0u) << status.path();
    onnxgen::tests::expect_sound_after_failure(model);
    return;
  }
  const std::string written = model.SerializeAsString();
  onnx::ModelProto again;
  ASSERT_TRUE(again.ParseFromString(written));
  EXPECT_TRUE(same(again, model));
  EXPECT_TRUE(again.SerializeAsString() == written);
}

TEST(HostileInput, TruncationAtEveryByte) {
  const auto folder = onnxgen::tests::debian_models();
  if (!folder) GTEST_SKIP() << onnxgen::tests::kNoDebianModels;
  for (const auto& bytes : some_models(*folder)) {
    ASSERT_GT(bytes.size(), 100u);
    for (std::size_t size = 0; size < bytes.size(); ++size) {
      SCOPED_TRACE(size);
      expect_refused_or_stable(bytes, size);
    }
  }
}

TEST(HostileInput, TruncationInsideTheGraphIsAnError) {
  const auto folder = onnxgen::tests::debian_models();
  if (!folder) GTEST_SKIP() << onnxgen::tests::kNoDebianModels;
  const std::string bytes = some_models(*folder).front();
  onnx::ModelProto model;
  ASSERT_TRUE(model.ParseFromString(bytes));
  const std::size_t graph_size = model.graph().ByteSizeLong();
  const std::size_t graph_begin = bytes.find(model.graph().SerializeAsString());
  ASSERT_NE(graph_begin, std::string::npos);
  for (std::size_t size = graph_begin; size < graph_begin + graph_size; ++size) {
    const Status status = parse_exact(model, bytes, size);
    EXPECT_EQ(status.code(), onnxgen::ErrorCode::kTruncated) << size;
    EXPECT_EQ(status.offset(), size);
    EXPECT_EQ(status.path().rfind("ModelProto.graph", 0), 0u) << status.path();
  }
}

TEST(HostileInput, EverySingleBitFlip) {
  const auto folder = onnxgen::tests::debian_models();
  if (!folder) GTEST_SKIP() << onnxgen::tests::kNoDebianModels;
  std::string bytes = read_file(*folder / "node" / "test_if" / "model.onnx");
  ASSERT_GT(bytes.size(), 100u);
  for (std::size_t bit = 0; bit < bytes.size() * 8; ++bit) {
    SCOPED_TRACE(bit);
    const char original = bytes[bit / 8];
    bytes[bit / 8] = static_cast<char>(original ^ (1 << bit % 8));
    expect_refused_or_stable(bytes, bytes.size());
    bytes[bit / 8] = original;
  }
}

TEST(HostileInput, EveryByteReplaced) {
  const auto folder = onnxgen::tests::debian_models();
  if (!folder) GTEST_SKIP() << onnxgen::tests::kNoDebianModels;
  std::string bytes = read_file(*folder / "node" / "test_relu" / "model.onnx");
  for (std::size_t at = 0; at < bytes.size(); ++at) {
    const char original = bytes[at];
    for (int value = 0; value < 256; ++value) {
      SCOPED_TRACE(testing::Message() << at << " " << value);
      bytes[at] = static_cast<char>(value);
      expect_refused_or_stable(bytes, bytes.size());
    }
    bytes[at] = original;
  }
}

template <class Message>
void expect_refused_or_readable(std::string_view bytes) {
  Message message;
  if (!message.ParseFromString(bytes)) return;
  Message again;
  EXPECT_TRUE(again.ParseFromString(message.SerializeAsString()));
  EXPECT_TRUE(same(again, message));
}

// Parses parts of the input as other message types.
TEST(HostileInput, ReadAsAnotherMessage) {
  const auto folder = onnxgen::tests::debian_models();
  if (!folder) GTEST_SKIP() << onnxgen::tests::kNoDebianModels;
  for (const auto& bytes : some_models(*folder)) {
    for (std::size_t begin = 0; begin < bytes.size(); ++begin) {
      const auto part = std::string_view(bytes).substr(begin);
      expect_refused_or_readable<onnx::TensorProto>(part);
      expect_refused_or_readable<onnx::TypeProto>(part);
      expect_refused_or_readable<onnx::NodeProto>(part);
      expect_refused_or_readable<onnx::AttributeProto>(part);
    }
  }
}

}  // namespace
