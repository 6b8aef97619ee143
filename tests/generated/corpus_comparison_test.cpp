// Native classes and protoc's parse every file of the corpora to equal messages and serialize them to equal bytes.
#include <gtest/gtest.h>

#include <string>

#include "comparison_checks.h"
#include "corpora.h"
#include "corpus_files.h"
#include "onnx_comparison.h"
#include "tier.h"

namespace onnxgen::tests {
namespace {

struct Classes {
  using Model = Pair<onnx::ModelProto, oracle_onnx::ModelProto>;
  using Tensor = Pair<onnx::TensorProto, oracle_onnx::TensorProto>;
  using Sequence = Pair<onnx::SequenceProto, oracle_onnx::SequenceProto>;
  using Optional = Pair<onnx::OptionalProto, oracle_onnx::OptionalProto>;
};

void compare_files(const std::vector<CorpusFile>& files) {
  for (const auto& file : sample_by_tier(files, 7)) {
    SCOPED_TRACE(file.path.string());
    const std::string bytes = read_file(file.path);
    with_class_of<Classes>(file.kind, [&](auto pair) {
      typename decltype(pair)::Native native;
      typename decltype(pair)::Oracle oracle;
      ASSERT_TRUE(native.ParseFromString(bytes));
      ASSERT_TRUE(oracle.ParseFromString(bytes));
      expect_same(native, oracle);
      expect_same_bytes(native, oracle);
    });
  }
}

TEST(Comparison, DebianModelsAndTheirData) {
  const auto files = debian_files();
  if (files.empty()) GTEST_SKIP() << kNoDebianModels;
  compare_files(files);
}

TEST(Comparison, CorporaModelsAndTheirData) {
  const auto files = corpora_files();
  if (files.empty()) GTEST_SKIP() << kNoCorpora;
  compare_files(files);
}

}  // namespace
}  // namespace onnxgen::tests
