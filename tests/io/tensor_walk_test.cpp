#include "onnxgen/onnx/tensor_walk.h"

#include <gtest/gtest.h>

#include <map>
#include <string>
#include <type_traits>
#include <vector>

#include "onnx/onnx-data.pb.h"
#include "onnx/onnx-operators-ml.pb.h"
#include "sample_models.h"

namespace onnxgen::io {
namespace {

template <class Root>
std::vector<std::string> names(Root& root) {
  std::vector<std::string> found;
  for_each_tensor(root, [&](auto& tensor, const TensorSite&) {
    static_assert(std::is_const_v<std::remove_reference_t<decltype(tensor)>> == std::is_const_v<Root>);
    found.emplace_back(tensor.name());
  });
  return found;
}

const std::vector<std::string> kEverywhere = {"training",
                                              "function",
                                              "function default",
                                              "attribute.t",
                                              "attribute.tensors",
                                              "attribute.sparse.values",
                                              "attribute.sparse.indices",
                                              "attribute.sparse_tensors",
                                              "subgraph",
                                              "subgraphs",
                                              "initializer",
                                              "sparse_initializer"};

TEST(TensorWalk, FindsEveryTensorOnce) {
  onnx::ModelProto model = tests::model_with_tensors_everywhere();
  std::vector<std::string> found = names(model);
  EXPECT_EQ(found.size(), tests::kTensorsEverywhere);
  EXPECT_EQ(found, names(std::as_const(model)));
  std::vector<std::string> expected = kEverywhere;
  std::sort(found.begin(), found.end());
  std::sort(expected.begin(), expected.end());
  EXPECT_EQ(found, expected);
}

TEST(TensorWalk, Roles) {
  const onnx::ModelProto model = tests::model_with_tensors_everywhere();
  std::map<std::string, TensorSite> sites;
  for_each_tensor(model, [&](const onnx::TensorProto& tensor, const TensorSite& site) {
    sites[std::string(tensor.name())] = site;
  });
  for (const char* name : {"initializer", "subgraph", "subgraphs", "training"}) {
    EXPECT_EQ(sites.at(name).role, TensorRole::kInitializer) << name;
  }
  EXPECT_EQ(sites.at("sparse_initializer").role, TensorRole::kSparseInitializer);
  for (const char* name : {"attribute.t", "attribute.tensors", "attribute.sparse.values", "attribute.sparse.indices",
                           "attribute.sparse_tensors", "function", "function default"}) {
    EXPECT_EQ(sites.at(name).role, TensorRole::kAttribute) << name;
  }
  EXPECT_EQ(sites.at("attribute.t").node, "node0");
  EXPECT_EQ(sites.at("attribute.t").attribute, "value");
}

TEST(TensorWalk, AnyRoot) {
  onnx::ModelProto model = tests::model_with_tensors_everywhere();
  EXPECT_EQ(names(*model.mutable_functions(0)).size(), 2u);
  EXPECT_EQ(names(*model.mutable_graph()).size(), 9u);
  EXPECT_EQ(names(*model.mutable_graph()->mutable_node(0)).size(), 7u);
  EXPECT_EQ(names(*model.mutable_training_info(0)).size(), 1u);
  onnx::SparseTensorProto& sparse = *model.mutable_graph()->mutable_sparse_initializer(0);
  EXPECT_EQ(names(sparse), std::vector<std::string>{"sparse_initializer"});
  onnx::TensorProto& tensor = *model.mutable_graph()->mutable_initializer(0);
  for_each_tensor(tensor, [&](onnx::TensorProto& itself, const TensorSite& site) {
    EXPECT_EQ(&itself, &tensor);
    EXPECT_EQ(site.role, TensorRole::kRoot);
  });
}

TEST(TensorWalk, SequencesMapsOptionals) {
  onnx::SequenceProto sequence;
  sequence.add_tensor_values()->set_name("a");
  sequence.add_sparse_tensor_values()->mutable_values()->set_name("b");
  sequence.add_sequence_values()->add_tensor_values()->set_name("c");
  sequence.add_map_values()->mutable_values()->add_tensor_values()->set_name("d");
  sequence.add_optional_values()->mutable_tensor_value()->set_name("e");
  std::vector<std::string> found = names(sequence);
  std::sort(found.begin(), found.end());
  EXPECT_EQ(found, (std::vector<std::string>{"a", "b", "c", "d", "e"}));
  onnx::OptionalProto optional;
  optional.mutable_sequence_value()->add_tensor_values()->set_name("f");
  EXPECT_EQ(names(optional), std::vector<std::string>{"f"});
}

TEST(TensorWalk, OperatorSets) {
  onnx::OperatorSetProto operators;
  operators.add_functions()->add_node()->add_attribute()->mutable_t()->set_name("t");
  EXPECT_EQ(names(operators), std::vector<std::string>{"t"});
}

TEST(TensorWalk, MessagesWithoutTensors) {
  onnx::TypeProto type;
  type.mutable_tensor_type()->set_elem_type(1);
  EXPECT_TRUE(names(type).empty());
  onnx::ModelProto empty;
  EXPECT_TRUE(names(empty).empty());
  EXPECT_FALSE(empty.has_graph()) << "a walk makes nothing";
}

TEST(TensorWalk, ChangesTakeEffect) {
  onnx::ModelProto model = tests::model_with_tensors_everywhere();
  for_each_tensor(model, [](onnx::TensorProto& tensor, const TensorSite&) { tensor.set_doc_string("seen"); });
  std::size_t seen = 0;
  for_each_tensor(std::as_const(model), [&](const onnx::TensorProto& tensor, const TensorSite&) {
    seen += tensor.doc_string() == "seen" ? 1 : 0;
  });
  EXPECT_EQ(seen, tests::kTensorsEverywhere);
}

}  // namespace
}  // namespace onnxgen::io
