// libonnx exports an onnx::ModelProto of its own. Both classes coexist in one program, each with its own code.
#include <gtest/gtest.h>
#include <onnx/onnx-ml.pb.h>

#include "corpora.h"
#include "corpus_files.h"
#include "libonnx_peer.h"

namespace onnxgen::tests {
namespace {

TEST(Libonnx, LinksIntoTheSameProgram) {
  const auto models = debian_models();
  if (!models) GTEST_SKIP() << kNoDebianModels;
  const std::string bytes = read_file(*models / "node" / "test_relu" / "model.onnx");
  onnx::ModelProto model;
  ASSERT_TRUE(model.ParseFromString(bytes));
  EXPECT_EQ(model.graph().node(0).op_type(), "Relu");
  EXPECT_EQ(checked_by_libonnx(model.SerializeAsString()), bytes);
}

}  // namespace
}  // namespace onnxgen::tests
