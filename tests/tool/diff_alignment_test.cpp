// How diff matches the nodes and other elements of two models.
#include <fcntl.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "command/diff.h"
#include "models.h"
#include "onnxgen/reflection/mutable_message.h"
#include "run_tool.h"
#include "temporary_folder.h"
#include "tier.h"

namespace onnx_tool::tests {
namespace {

using onnxgen::FieldDescriptor;
using onnxgen::FieldType;
using onnxgen::MutableMessage;
using onnxgen::io::tests::TemporaryFolder;

// Adds a node, such as n7, which computes v8 from v7.
onnx::NodeProto& add_node(onnx::GraphProto& graph, int number) {
  onnx::NodeProto& node = *graph.add_node();
  node.set_name("n" + std::to_string(number));
  node.set_op_type(number % 2 == 0 ? "Conv" : "Relu");
  node.add_input("v" + std::to_string(number));
  node.add_output("v" + std::to_string(number + 1));
  return node;
}

onnx::ModelProto chain(int nodes) {
  onnx::ModelProto model = small_model(1);
  model.mutable_graph()->clear_node();
  for (int i = 0; i < nodes; ++i) add_node(*model.mutable_graph(), i);
  return model;
}

// Moves the last element to `index`, without changing the order of the others.
void move_last_to(MutableMessage message, const FieldDescriptor& field, std::size_t index) {
  for (std::size_t i = message.FieldSize(field); --i > index;) message.SwapElements(field, i, i - 1);
}

void move_last_node_to(onnx::ModelProto& model, std::size_t index) {
  onnx::GraphProto& graph = *model.mutable_graph();
  move_last_to(graph, *onnxgen::find_field(onnxgen::descriptor_of<onnx::GraphProto>(), "node"), index);
}

class DiffAlignment : public testing::Test {
 protected:
  // Runs the command in this process, which is faster than run_tool().
  Outcome diff(const onnx::ModelProto& a, const onnx::ModelProto& b) {
    DiffOptions options;
    options.first = folder_.write("a.onnx", encoded(a));
    options.second = folder_.write("b.onnx", encoded(b));
    options.limit = 0;
    const int descriptor = ::open((folder_ / "out").c_str(), O_CREAT | O_TRUNC | O_WRONLY, 0600);
    Output output(descriptor);
    Outcome outcome;
    outcome.status = run_diff(options, output) ? 1 : 0;
    output.finish();
    ::close(descriptor);
    outcome.out = folder_.read("out");
    return outcome;
  }

  TemporaryFolder folder_;
};

TEST_F(DiffAlignment, AnInsertedNodeIsOneDifference) {
  const onnx::ModelProto before = chain(300);
  onnx::ModelProto after = before;
  onnx::NodeProto& node = *after.mutable_graph()->add_node();
  node.set_op_type("Pad");
  node.add_output("padded");
  move_last_node_to(after, 0);
  after.mutable_graph()->mutable_node(1)->set_input(0, "padded");
  EXPECT_EQ(diff(before, after).out,
            "added: graph.node[0]: { output: \"padded\" op_type: \"Pad\" }\n"
            "modified: graph.node[0].input[0]: \"v0\" -> \"padded\"\n");
  EXPECT_EQ(diff(after, before).out,
            "deleted: graph.node[0]: { output: \"padded\" op_type: \"Pad\" }\n"
            "modified: graph.node[1].input[0]: \"padded\" -> \"v0\"\n");
}

// Nodes are recognized by name and outputs, by one of these, or by operator and neighbours.
TEST_F(DiffAlignment, AChangedNodeIsReportedByItsFields) {
  const onnx::ModelProto before = chain(6);
  onnx::ModelProto after = before;
  onnx::GraphProto& graph = *after.mutable_graph();
  graph.mutable_node(1)->set_op_type("Elu");
  graph.mutable_node(2)->set_name("other");
  graph.mutable_node(3)->set_output(0, "x");
  graph.mutable_node(4)->set_name("stranger");
  graph.mutable_node(4)->set_output(0, "y");
  graph.mutable_node(5)->add_attribute()->set_name("alpha");
  add_node(graph, 100);
  move_last_node_to(after, 0);
  EXPECT_EQ(diff(before, after).out,
            "added: graph.node[0]: { input: \"v100\" output: \"v101\" name: \"n100\" op_type: \"Conv\" }\n"
            "modified: graph.node[1].op_type: \"Relu\" -> \"Elu\"\n"
            "modified: graph.node[2].name: \"n2\" -> \"other\"\n"
            "modified: graph.node[3].output[0]: \"v4\" -> \"x\"\n"
            "modified: graph.node[4].output[0]: \"v5\" -> \"y\"\n"
            "modified: graph.node[4].name: \"n4\" -> \"stranger\"\n"
            "added: graph.node[6].attribute[0]: { name: \"alpha\" }\n");
}

TEST_F(DiffAlignment, MovedNodesAreOneDifference) {
  const onnx::ModelProto before = chain(100);
  onnx::ModelProto after = before;
  move_last_node_to(after, 5);
  after.mutable_graph()->mutable_node(5)->set_op_type("Elu");
  EXPECT_EQ(diff(before, after).out,
            "modified: graph.node: the order differs; 1 element moved, first [99] -> [5]\n"
            "modified: graph.node[99].op_type: \"Relu\" -> \"Elu\"\n");
  after = before;
  move_last_node_to(after, 5);
  move_last_node_to(after, 10);
  const Outcome run = diff(before, after);
  EXPECT_EQ(run.out, "modified: graph.node: the order differs; 2 elements moved, first [98] -> [10]\n");
  EXPECT_EQ(run.status, 1);
}

// Exporters often number the names of nodes. The names behind an inserted node then belong to other nodes.
TEST_F(DiffAlignment, OutputsCountIfNamesAreNumbered) {
  const auto numbered = [](int first) {
    onnx::ModelProto model = chain(0);
    onnx::GraphProto& graph = *model.mutable_graph();
    for (int i = first; i < 20; ++i) add_node(graph, i).set_name("node_" + std::to_string(i - first));
    return model;
  };
  const std::string out = diff(numbered(1), numbered(0)).out;
  EXPECT_EQ(out.find("deleted"), std::string::npos) << out;
  EXPECT_EQ(out.find("output"), out.rfind("output")) << "only of the added node\n" << out;
}

TEST_F(DiffAlignment, OtherListsAreMatchedAsWell) {
  const auto with = [](const std::vector<std::string>& names, const std::vector<float>& nameless) {
    onnx::ModelProto model = small_model(1);
    onnx::GraphProto& graph = *model.mutable_graph();
    for (const std::string& name : names) {
      *graph.add_initializer() = graph.initializer(0);
      graph.mutable_initializer(graph.initializer_size() - 1)->set_name(name);
      graph.add_value_info()->set_name(name);
      graph.mutable_node(0)->add_attribute()->set_name(name);
      model.add_metadata_props()->set_key(name);
      model.add_opset_import()->set_domain(name);
    }
    onnx::AttributeProto& list = *graph.mutable_node(0)->add_attribute();
    list.set_name("tensors");
    for (const float value : nameless) list.add_tensors()->add_float_data(value);
    return model;
  };
  EXPECT_EQ(diff(with({"a", "b"}, {1, 2, 3}), with({"x", "a", "b"}, {1, 9, 2, 2, 3})).out,
            "added: graph.node[0].attribute[0]: { name: \"x\" }\n"
            "added: graph.node[0].attribute[3].tensors[1]: { float_data: 9 }\n"
            "added: graph.node[0].attribute[3].tensors[2]: { float_data: 2 }\n"
            "added: graph.initializer[1]: { dims: 1 data_type: 1 name: \"x\" raw_data: \"\\000\\000\\000\\000\" }\n"
            "added: graph.value_info[0]: { name: \"x\" }\n"
            "added: opset_import[1]: { domain: \"x\" }\n"
            "added: metadata_props[0]: { key: \"x\" }\n");
}

// The positions of dimensions have a meaning.
TEST_F(DiffAlignment, DimensionsAreComparedByIndex) {
  const auto with_shape = [](const std::vector<int>& dims) {
    onnx::ModelProto model = small_model(1);
    onnx::ValueInfoProto& value = *model.mutable_graph()->add_input();
    for (const int dim : dims)
      value.mutable_type()->mutable_tensor_type()->mutable_shape()->add_dim()->set_dim_value(dim);
    return model;
  };
  EXPECT_EQ(diff(with_shape({3, 224}), with_shape({224, 3})).out,
            "modified: graph.input[0].type.tensor_type.shape.dim[0].dim_value: 3 -> 224\n"
            "modified: graph.input[0].type.tensor_type.shape.dim[1].dim_value: 224 -> 3\n");
}

TEST_F(DiffAlignment, LargeGraphs) {
  constexpr int kNodes = 20'000;
  const onnx::ModelProto before = chain(kNodes);
  onnx::ModelProto reversed = before;
  onnx::GraphProto& graph = *reversed.mutable_graph();
  const FieldDescriptor& node = *onnxgen::find_field(onnxgen::descriptor_of<onnx::GraphProto>(), "node");
  for (std::size_t i = 0; i < kNodes / 2; ++i) MutableMessage(graph).SwapElements(node, i, kNodes - 1 - i);
  EXPECT_EQ(diff(before, reversed).out,
            "modified: graph.node: the order differs; 19,999 elements moved, first [0] -> [19999]\n");
  onnx::ModelProto same = before;
  for (auto& each : *same.mutable_graph()->mutable_node()) each = before.graph().node(0);
  onnx::ModelProto fewer = same;
  for (int i = 0; i < 3; ++i) MutableMessage(*fewer.mutable_graph()).RemoveLast(node);
  add_node(*fewer.mutable_graph(), 5);
  move_last_node_to(fewer, kNodes / 2);
  const std::string out = diff(same, fewer).out;
  EXPECT_EQ(std::count(out.begin(), out.end(), '\n'), 4) << out;
}

// A place in a model where something can be changed.
struct Site {
  MutableMessage message;
  const FieldDescriptor* field;
};

void collect(MutableMessage message, std::vector<Site>& sites) {
  message.ListFields([&](const FieldDescriptor& field) {
    sites.push_back({message, &field});
    if (!onnxgen::is_message(field)) return;
    if (!onnxgen::is_repeated(field)) return collect(message.MutableSubmessage(field), sites);
    for (std::size_t i = 0; i < message.FieldSize(field); ++i) collect(message.MutableRepeatedMessage(field, i), sites);
  });
}

std::string other_text(std::mt19937& random) {
  return "v" + std::to_string(random() % 8);  // often a text that another element has
}

void change_value(const Site& site, std::mt19937& random) {
  switch (site.field->type) {
    case FieldType::kString:
    case FieldType::kBytes:
      return site.message.SetString(*site.field, other_text(random));
    case FieldType::kInt32:
      return site.message.SetInt32(*site.field, static_cast<std::int32_t>(random() % 16));
    case FieldType::kInt64:
      return site.message.SetInt64(*site.field, static_cast<std::int64_t>(random() % 16));
    case FieldType::kFloat:
      return site.message.SetFloat(*site.field, static_cast<float>(random() % 16) + 1);
    default:
      return site.message.ClearField(*site.field);
  }
}

void insert(const Site& site, std::mt19937& random) {
  const FieldDescriptor& field = *site.field;
  if (onnxgen::is_message(field)) {
    const MutableMessage added = site.message.AddMessage(field);
    for (const char* const name : {"name", "key", "domain", "output", "op_type"}) {
      const FieldDescriptor* const text = onnxgen::find_field(added.descriptor(), name);
      if (text == nullptr || random() % 2 == 0) continue;
      onnxgen::is_repeated(*text) ? added.AddString(*text, other_text(random))
                                  : added.SetString(*text, other_text(random));
    }
  } else if (onnxgen::is_text(field)) {
    site.message.AddString(field, other_text(random));
  } else if (field.type == FieldType::kInt64) {
    site.message.AddInt64(field, static_cast<std::int64_t>(random() % 16));
  } else if (field.type == FieldType::kFloat) {
    site.message.AddFloat(field, static_cast<float>(random() % 16) + 1);
  }
  move_last_to(site.message, field, random() % site.message.FieldSize(field));
}

void mutate(onnx::ModelProto& model, std::mt19937& random) {
  std::vector<Site> sites;
  collect(model, sites);
  const auto lists = std::stable_partition(sites.begin(), sites.end(), [](const Site& site) {
    const FieldDescriptor& field = *site.field;
    return !onnxgen::is_message(field) || !onnxgen::is_repeated(field) || site.message.FieldSize(field) < 2;
  });
  if (random() % 2 == 0 && lists != sites.end()) sites.erase(sites.begin(), lists);
  const Site site = sites[random() % sites.size()];
  if (std::string_view(site.field->name) == "graph") return;  // a model without one is refused
  if (!onnxgen::is_repeated(*site.field)) return change_value(site, random);
  const std::size_t size = site.message.FieldSize(*site.field);
  const std::size_t index = random() % size;
  switch (random() % 3) {
    case 0:
      return insert(site, random);
    case 1:
      for (std::size_t i = index; i + 1 < size; ++i) site.message.SwapElements(*site.field, i, i + 1);
      return site.message.RemoveLast(*site.field);
    default:
      return site.message.SwapElements(*site.field, index, random() % size);
  }
}

// Small names and numbers make elements that can be mistaken for each other.
onnx::ModelProto confusing_model(std::mt19937& random) {
  onnx::ModelProto model = small_model(3);
  model.mutable_opset_import(0)->set_domain("ai.onnx.ml");
  onnx::GraphProto& graph = *model.mutable_graph();
  const auto add_nodes = [&random](onnx::GraphProto& to) {
    for (int i = 0; i < 6; ++i) {
      onnx::NodeProto& node = *to.add_node();
      node.set_op_type(other_text(random));
      if (random() % 3 != 0) node.set_name(other_text(random));
      if (random() % 3 != 0) node.add_output(other_text(random));
      node.add_input(other_text(random));
      onnx::AttributeProto& attribute = *node.add_attribute();
      attribute.set_name(other_text(random));
      attribute.set_f(1.5F);
      attribute.add_ints(7);
    }
  };
  add_nodes(graph);
  add_nodes(*graph.mutable_node(0)->add_attribute()->mutable_g());
  for (int i = 0; i < 3; ++i) {
    graph.add_value_info()->set_name(other_text(random));
    model.add_metadata_props()->set_key(other_text(random));
    graph.add_input()->mutable_type()->mutable_tensor_type()->mutable_shape()->add_dim()->set_dim_value(i);
  }
  return model;
}

TEST_F(DiffAlignment, EveryMutationIsReported) {
  std::mt19937 random(7);
  int reported = 0;
  for (int i = 0; i < onnxgen::tests::by_tier(200, 5000); ++i) {
    const onnx::ModelProto before = confusing_model(random);
    onnx::ModelProto after = before;
    for (std::size_t count = random() % 3 + 1; count-- > 0;) mutate(after, random);
    const bool is_same = encoded(before) == encoded(after);
    const Outcome run = diff(before, after);
    ASSERT_EQ(run.status, is_same ? 0 : 1) << i;
    ASSERT_EQ(run.out.empty(), is_same) << run.out;
    ASSERT_EQ(diff(after, before).status, run.status);
    reported += run.status;
  }
  EXPECT_GT(reported, onnxgen::tests::by_tier(200, 5000) * 3 / 4);
}

TEST_F(DiffAlignment, ModelsEqualThemselves) {
  std::mt19937 random(11);
  for (int i = 0; i < onnxgen::tests::by_tier(20, 500); ++i) {
    const onnx::ModelProto model = confusing_model(random);
    const Outcome run = diff(model, model);
    ASSERT_EQ(run.status, 0) << run.out;
    ASSERT_EQ(run.out, "");
  }
}

}  // namespace
}  // namespace onnx_tool::tests
