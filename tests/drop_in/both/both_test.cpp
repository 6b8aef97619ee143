// libprotobuf's onnx::ModelProto and the drop-in class in one process. Neither may use the other's functions, tables or
// types.
#include <gtest/gtest.h>

#include <string>

#include "onnx/onnx-ml.pb.h"
#include "plugin.h"

namespace onnxgen::tests {
namespace {

// Returns a model serialized by libprotobuf's classes.
std::string make_model() {
  onnx::ModelProto model;
  model.set_ir_version(8);
  model.mutable_graph()->set_name("graph");
  for (int i = 0; i < 100; ++i) {
    onnx::NodeProto* node = model.mutable_graph()->add_node();
    node->set_op_type("Relu");
    node->add_input("some input whose name is long enough to be allocated " + std::to_string(i));
    node->add_attribute()->add_ints(i);
  }
  model.mutable_graph()->add_initializer()->mutable_float_data()->Add(1.5F);
  return model.SerializeAsString();
}

TEST(BothLibraries, GiveTheSameBytes) {
  const std::string bytes = make_model();
  EXPECT_EQ(plugin::rewrite(bytes), bytes);
  onnx::ModelProto again;
  EXPECT_TRUE(again.ParseFromString(plugin::rewrite(bytes)));
  EXPECT_EQ(again.SerializeAsString(), bytes);
}

TEST(BothLibraries, GiveTheSameText) {
  const std::string bytes = make_model();
  onnx::ModelProto model;
  model.ParseFromString(bytes);
  EXPECT_EQ(plugin::describe(bytes), model.DebugString());
}

TEST(BothLibraries, HaveSeparateTypes) {
  const std::string bytes = make_model();
  EXPECT_TRUE(plugin::is_message(bytes));
  onnx::ModelProto model;
  google::protobuf::MessageLite* lite = &model;
  EXPECT_EQ(dynamic_cast<onnx::ModelProto*>(lite), &model);
  EXPECT_EQ(model.GetDescriptor()->full_name(), "onnx.ModelProto");
}

}  // namespace
}  // namespace onnxgen::tests
