// Models designed to exhaust time, memory or the stack, or to corrupt the reader's terminal.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <ctime>
#include <functional>
#include <string>
#include <string_view>

#include "onnx/onnx-ml.pb.h"
#include "onnxgen/check/check.h"
#include "sound_model.h"

namespace onnxgen::check::tests {
namespace {

bool is_printable(std::string_view text) {
  return std::all_of(text.begin(), text.end(), [](char c) { return c >= 0x20 && c < 0x7F; });
}

bool has(const Report& report, Rule rule) {
  return std::any_of(report.findings.begin(), report.findings.end(),
                     [rule](const Finding& finding) { return finding.rule == rule; });
}

onnx::ModelProto empty_model() {
  onnx::ModelProto model;
  model.set_ir_version(8);
  add_opset(model, "", 15);
  model.mutable_graph()->set_name("main");
  return model;
}

// Nested graphs. The innermost contains an error.
onnx::ModelProto nested_model(int levels) {
  onnx::ModelProto model = empty_model();
  onnx::GraphProto* graph = model.mutable_graph();
  for (int i = 0; i < levels; ++i) {
    auto& node = add_node(*graph, "Body", {}, {"v" + std::to_string(i)});
    graph = add_attribute(node, "body", kGraph).mutable_g();
    graph->set_name("g");
  }
  add_node(*graph, "Identity", {"nowhere"}, {"v0"});
  return model;
}

TEST(Hostile, SubgraphsAreFollowedUpToTheDepthLimit) {
  const onnx::ModelProto model = nested_model(300);  // safe for a stack with sanitizer frames
  const Report shallow = check(model);
  EXPECT_EQ(shallow.errors, 1u);
  EXPECT_TRUE(has(shallow, Rule::kNesting));
  Options options;
  options.parse.max_depth = 1200;
  const Report deep = check(model, options);
  EXPECT_TRUE(has(deep, Rule::kUndefinedName));
  EXPECT_FALSE(has(deep, Rule::kNesting));
  EXPECT_FALSE(has(deep, Rule::kSingleAssignment));  // v0 is not defined yet: its node comes after the subgraph
}

TEST(Hostile, TypesAreFollowedUpToTheDepthLimit) {
  onnx::ModelProto model = empty_model();
  auto& input = *model.mutable_graph()->add_input();
  input.set_name("x");
  onnx::TypeProto* type = input.mutable_type();
  for (int i = 0; i < 1000; ++i) type = type->mutable_sequence_type()->mutable_elem_type();
  const Report report = check(model);
  EXPECT_TRUE(has(report, Rule::kNesting));
}

TEST(Hostile, NamesCannotDriveTheTerminal) {
  onnx::ModelProto model = empty_model();
  const std::string name = "\x1b[2J\n\r\xff\xe2\x80\xae" + std::string(1 << 20, 'x');
  auto& node = add_node(*model.mutable_graph(), name, {name}, {name, name});
  node.set_domain(name);
  add_attribute(node, name, kInt).set_ref_attr_name(name);
  fill_entry(*model.add_metadata_props(), name, "");
  fill_entry(*model.add_metadata_props(), name, "");
  auto& tensor = *model.mutable_graph()->add_initializer();
  fill_floats(tensor, name, 3);
  tensor.clear_raw_data();
  tensor.set_data_location(onnx::TensorProto::EXTERNAL);
  fill_entry(*tensor.add_external_data(), "location", name);
  Options options;
  options.external_data_folder = ".";
  const Report report = check(model, options);
  EXPECT_GE(report.findings.size(), 5u);
  for (const Finding& finding : report.findings) {
    EXPECT_TRUE(is_printable(finding.message())) << finding.message();
    EXPECT_LT(finding.message().size(), 5000u);  // a path, of which io prints up to 4096 bytes
  }
}

TEST(Hostile, ChainsOfFunctionsDoNotExhaustTheStack) {
  constexpr int kFunctions = 20'000;
  onnx::ModelProto model = empty_model();
  add_opset(model, "f", 1);
  for (int i = 0; i < kFunctions; ++i) {
    auto& function = *model.add_functions();
    function.set_domain("f");
    function.set_name(std::to_string(i));
    function.add_output("v");
    add_opset(function, "f", 1);
    add_node(function, std::to_string((i + 1) % kFunctions), {}, {"v"}).set_domain("f");
  }
  const Report report = check(model);
  EXPECT_EQ(report.errors, 1u);
  ASSERT_TRUE(has(report, Rule::kFunctionRecursion));
  EXPECT_EQ(report.findings.front().path, "functions[0]");
}

// ---- time ----------------------------------------------------------------------------------------------------------

double processor_time(const onnx::ModelProto& model) {
  const std::clock_t begin = std::clock();
  const Report report = check(model);
  EXPECT_TRUE(report.status);
  return static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
}

// An input eight times as large may take at most sixteen times as long; quadratic time would be 64 times. Uses the
// minimum of several runs, which other load on the machine affects least.
void expect_linear(const std::function<onnx::ModelProto(int)>& make, int size) {
  const onnx::ModelProto small = make(size);
  const onnx::ModelProto large = make(8 * size);
  double small_time = processor_time(small);
  double large_time = processor_time(large);
  for (int i = 0; i < 3; ++i) {
    small_time = std::min(small_time, processor_time(small));
    large_time = std::min(large_time, processor_time(large));
  }
  EXPECT_LT(large_time, 16 * small_time + 0.02) << small_time << " s and " << large_time << " s";
}

TEST(LinearTime, OfValidNodes) {
  expect_linear(
      [](int nodes) {
        onnx::ModelProto model = empty_model();
        fill_value(*model.mutable_graph()->add_input(), "v0", 1, {});
        for (int i = 0; i < nodes; ++i) {
          add_node(*model.mutable_graph(), "Relu", {"v" + std::to_string(i)}, {"v" + std::to_string(i + 1)});
        }
        EXPECT_TRUE(check(model).ok());
        return model;
      },
      4000);
}

TEST(LinearTime, OfInvalidNodes) {
  expect_linear(
      [](int nodes) {
        onnx::ModelProto model = empty_model();
        for (int i = 0; i < nodes; ++i) {
          auto& node = add_node(*model.mutable_graph(), "Relu", {"u" + std::to_string(i), "same"}, {"same"});
          node.set_name("same");
          node.set_domain("none");
        }
        return model;
      },
      2000);
}

TEST(LinearTime, OfListsOfTheSame) {
  expect_linear(
      [](int count) {
        onnx::ModelProto model = empty_model();
        auto& graph = *model.mutable_graph();
        auto& node = add_node(graph, "Relu", {}, {"y"});
        auto& function = *model.add_functions();
        for (int i = 0; i < count; ++i) {
          fill_entry(*model.add_metadata_props(), "key", "");
          add_opset(model, "same", i);
          add_attribute(node, "same", kInt).set_i(0);
          fill_floats(*graph.add_initializer(), "same", 0);
          graph.add_value_info()->set_name("same");
          function.add_input("same");
          function.add_output("same");
          function.add_attribute("same");
        }
        return model;
      },
      1000);
}

TEST(LinearTime, OfCallsWithoutAttributes) {
  expect_linear(
      [](int count) {
        onnx::ModelProto model = empty_model();
        add_opset(model, "f", 1);
        auto& function = *model.add_functions();
        function.set_domain("f");
        function.set_name("F");
        for (int i = 0; i < count; ++i) {
          function.add_attribute("a" + std::to_string(i));
          add_node(*model.mutable_graph(), "F", {}, {"v" + std::to_string(i)}).set_domain("f");
        }
        return model;
      },
      1000);
}

TEST(LinearTime, OfManySubgraphs) {
  expect_linear(
      [](int count) {
        onnx::ModelProto model = empty_model();
        auto& graph = *model.mutable_graph();
        for (int i = 0; i < 100; ++i) fill_floats(*graph.add_initializer(), "w" + std::to_string(i), 1);
        for (int i = 0; i < count; ++i) {
          auto& body =
              *add_attribute(add_node(graph, "Body", {}, {"v" + std::to_string(i)}), "body", kGraph).mutable_g();
          body.set_name("body");
          add_node(body, "Identity", {"v" + std::to_string(i / 2)}, {"inner"});
          add_node(body, "Identity", {"nowhere"}, {"inner"});
        }
        return model;
      },
      500);
}

TEST(LinearTime, OfTrainingOverManyInitializers) {
  expect_linear(
      [](int count) {
        onnx::ModelProto model = empty_model();
        for (int i = 0; i < count; ++i) {
          fill_floats(*model.mutable_graph()->add_initializer(), "w" + std::to_string(i), 0);
          auto& training = *model.add_training_info();
          training.mutable_algorithm()->set_name("step");
          fill_entry(*training.add_update_binding(), "w" + std::to_string(i), "none");
        }
        return model;
      },
      500);
}

TEST(LinearTime, OfIndices) {
  expect_linear(
      [](int count) {
        onnx::ModelProto model = empty_model();
        auto& sparse = *model.mutable_graph()->add_sparse_initializer();
        fill_floats(*sparse.mutable_values(), "s", count);
        sparse.add_dims(std::int64_t{1} << 40);
        sparse.add_dims(1);
        sparse.mutable_indices()->set_data_type(onnx::TensorProto::INT64);
        sparse.mutable_indices()->add_dims(count);
        sparse.mutable_indices()->add_dims(2);
        for (int i = 0; i < count; ++i) {
          sparse.mutable_indices()->add_int64_data(i);
          sparse.mutable_indices()->add_int64_data(0);
        }
        EXPECT_TRUE(check(model).ok());
        return model;
      },
      4000);
}

}  // namespace
}  // namespace onnxgen::check::tests
