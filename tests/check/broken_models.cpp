#include "broken_models.h"

#include <cstdint>

#include "breaks.h"

namespace onnxgen::check::tests {
namespace {

// Calls the valid model's function "Mix".
void call_mix(onnx::FunctionProto& function, const std::string& input, const std::string& output) {
  onnx::NodeProto& call = add_node(function, "Mix", {input}, {output});
  call.set_domain("custom");
  add_attribute(call, "factor", kFloat).set_f(1);
}

using onnx::AttributeProto;
using onnx::FunctionProto;
using onnx::GraphProto;
using onnx::ModelProto;
using onnx::NodeProto;
using onnx::TensorProto;
using onnx::ValueInfoProto;

// ---- nodes ---------------------------------------------------------------------------------------------------------

std::vector<Break<NodeProto>> breaks_of_nodes() {
  using Node = NodeProto;
  return {
      {"no op_type", Rule::kRequiredField, {}, [](Node& n) { n.clear_op_type(); }},
      {"domain that is not imported", Rule::kOpsetDomain, {}, [](Node& n) { n.set_domain("unknown"); }},
      {"standard domain by its name", std::nullopt, kAlias, [](Node& n) { n.set_domain("ai.onnx"); }},
      {"undefined input", Rule::kUndefinedName, {}, [](Node& n) { n.set_input(0, "nowhere"); }},
      {"its own output as input", Rule::kTopologicalOrder, {}, [](Node& n) { n.set_input(0, n.output(0)); }},
      {"output twice", Rule::kSingleAssignment, {}, [](Node& n) { n.add_output(n.output(0)); }},
      {"input as output", Rule::kSingleAssignment, {}, [](Node& n) { n.add_output(n.input(0)); }},
      {"attribute without name", Rule::kRequiredField, {}, [](Node& n) { n.mutable_attribute(0)->clear_name(); }},
      {"attribute without type", Rule::kRequiredField, {}, [](Node& n) { n.mutable_attribute(0)->clear_type(); }},
      {"attribute UNDEFINED",
       Rule::kAttributeType,
       {},
       [](Node& n) { n.mutable_attribute(0)->set_type(AttributeProto::UNDEFINED); }},
      {"attribute of another type",
       Rule::kAttributeType,
       {},
       [](Node& n) { n.mutable_attribute(0)->set_type(AttributeProto::STRING); }},
      {"attribute with two values",
       Rule::kAttributeValue,
       {},
       [](Node& n) {
         n.mutable_attribute(0)->set_type(AttributeProto::INT);
         n.mutable_attribute(0)->clear_f();
         n.mutable_attribute(0)->set_i(1);
         n.mutable_attribute(0)->add_ints(1);
       }},
      {"attribute without value", Rule::kAttributeValue, kNoValue, [](Node& n) { add_attribute(n, "t", kTensor); }},
      {"attribute twice", Rule::kUniqueName, kAttributeNames,
       [](Node& n) { add_attribute(n, n.attribute(0).name(), kInts).add_ints(1); }},
      {"reference to nothing", Rule::kAttributeReference, kReferences,
       [](Node& n) { add_attribute(n, "new", kInt).set_ref_attr_name("none"); }},
  };
}

std::vector<Site<NodeProto>> sites_of_nodes() {
  return {
      {"node", [](ModelProto& m) -> NodeProto& { return *m.mutable_graph()->mutable_node(0); }},
      {"subgraph's node", [](ModelProto& m) -> NodeProto& { return *then_branch(m).mutable_node(0); }},
      {"function's node", [](ModelProto& m) -> NodeProto& { return *m.mutable_functions(0)->mutable_node(0); }},
  };
}

// ---- values --------------------------------------------------------------------------------------------------------

std::vector<Break<ValueInfoProto>> breaks_of_values() {
  using Info = ValueInfoProto;
  const auto tensor = [](Info & info) -> auto& {
    return *info.mutable_type()->mutable_tensor_type();
  };
  return {
      {"no type", Rule::kRequiredField, {}, [](Info& i) { i.clear_type(); }},
      {"empty type", Rule::kValueType, {}, [](Info& i) { i.mutable_type()->clear_tensor_type(); }},
      {"no elem_type", Rule::kRequiredField, {}, [=](Info& i) { tensor(i).clear_elem_type(); }},
      {"no shape", Rule::kRequiredField, {}, [=](Info& i) { tensor(i).clear_shape(); }},
      {"UNDEFINED", Rule::kValueType, kTypeNumbers, [=](Info& i) { tensor(i).set_elem_type(0); }},
      {"unknown type", Rule::kValueType, kTypeNumbers, [=](Info& i) { tensor(i).set_elem_type(99); }},
      {"INT4 too early", Rule::kIrFeature, kFeatures, [=](Info& i) { tensor(i).set_elem_type(22); }},
      {"sequence of nothing", Rule::kRequiredField, {}, [](Info& i) { i.mutable_type()->mutable_sequence_type(); }},
      {"sequence of empty types", Rule::kValueType, kInnerTypes,
       [](Info& i) { i.mutable_type()->mutable_sequence_type()->mutable_elem_type(); }},
      {"optional of nothing", Rule::kRequiredField, {}, [](Info& i) { i.mutable_type()->mutable_optional_type(); }},
      {"map without keys",
       Rule::kRequiredField,
       {},
       [](Info& i) { i.mutable_type()->mutable_map_type()->mutable_value_type()->mutable_opaque_type(); }},
      {"map without values",
       Rule::kRequiredField,
       {},
       [](Info& i) { i.mutable_type()->mutable_map_type()->set_key_type(TensorProto::INT64); }},
      {"map of floats", Rule::kValueType, kInnerTypes,
       [](Info& i) {
         i.mutable_type()->mutable_map_type()->set_key_type(TensorProto::FLOAT);
         i.mutable_type()->mutable_map_type()->mutable_value_type()->mutable_opaque_type();
       }},
      {"sparse without shape",
       Rule::kRequiredField,
       {},
       [](Info& i) { i.mutable_type()->mutable_sparse_tensor_type()->set_elem_type(1); }},
  };
}

std::vector<Site<ValueInfoProto>> sites_of_values() {
  return {
      {"input", [](ModelProto& m) -> ValueInfoProto& { return *m.mutable_graph()->mutable_input(0); }},
      {"output", [](ModelProto& m) -> ValueInfoProto& { return *m.mutable_graph()->mutable_output(0); }},
  };
}

// ---- graphs --------------------------------------------------------------------------------------------------------

std::vector<Break<GraphProto>> breaks_of_graphs() {
  using Graph = GraphProto;
  return {
      {"no name", Rule::kRequiredField, {}, [](Graph& g) { g.clear_name(); }},
      {"empty name", Rule::kRequiredField, {}, [](Graph& g) { g.set_name(""); }},
      {"input twice",
       Rule::kSingleAssignment,
       {},
       [](Graph& g) {
         fill_value(*g.add_input(), "same", 1, {3});
         fill_value(*g.add_input(), "same", 1, {3});
       }},
      {"input without name", Rule::kRequiredField, {}, [](Graph& g) { fill_value(*g.add_input(), "", 1, {3}); }},
      {"output without name", Rule::kRequiredField, {}, [](Graph& g) { fill_value(*g.add_output(), "", 1, {3}); }},
      {"initializer twice",
       Rule::kInitializer,
       {},
       [](Graph& g) { fill_floats(*g.add_initializer(), g.initializer(0).name(), 3); }},
      {"initializer without name",
       Rule::kRequiredField,
       {},
       [](Graph& g) { fill_floats(*g.add_initializer(), "", 3); }},
      {"sparse initializer without name",
       Rule::kRequiredField,
       {},
       [](Graph& g) { fill_sparse(*g.add_sparse_initializer(), ""); }},
      {"sparse initializer of the same name",
       Rule::kInitializer,
       {},
       [](Graph& g) { fill_sparse(*g.add_sparse_initializer(), g.initializer(0).name()); }},
      {"initializer as output of a node",
       Rule::kSingleAssignment,
       {},
       [](Graph& g) { add_node(g, "Identity", {"x"}, {std::string(g.initializer(0).name())}); }},
      {"node without values", Rule::kNodeValues, {}, [](Graph& g) { add_node(g, "Nothing", {}, {}); }},
      {"output that nothing makes", Rule::kGraphOutput, kOutputs,
       [](Graph& g) { fill_value(*g.add_output(), "nowhere", 1, {3}); }},
      {"value_info without name", Rule::kRequiredField, kValueInfos, [](Graph& g) { g.add_value_info(); }},
      {"nodes in the wrong order",
       Rule::kTopologicalOrder,
       {},
       [](Graph& g) {
         add_node(g, "Identity", {"late"}, {"early"});
         add_node(g, "Identity", {"x"}, {"late"});
       }},
  };
}

std::vector<Site<GraphProto>> sites_of_graphs() {
  return {
      {"graph", [](ModelProto& m) -> GraphProto& { return *m.mutable_graph(); }},
      {"subgraph", [](ModelProto& m) -> GraphProto& { return then_branch(m); }},
  };
}

// ---- functions -----------------------------------------------------------------------------------------------------

std::vector<Break<FunctionProto>> breaks_of_functions() {
  using Function = FunctionProto;
  return {
      {"input twice", Rule::kSingleAssignment, {}, [](Function& f) { f.add_input("p"); }},
      {"output twice", Rule::kFunctionSignature, {}, [](Function& f) { f.add_output("r"); }},
      {"attribute twice", Rule::kFunctionSignature, {}, [](Function& f) { f.add_attribute("factor"); }},
      {"output that nothing makes", Rule::kGraphOutput, kOutputs, [](Function& f) { f.add_output("nowhere"); }},
      {"no domain",
       Rule::kRequiredField,
       {},
       [](Function& f) {
         f.clear_domain();
         f.set_name("NotCalled");
       }},
      {"no name", Rule::kRequiredField, {}, [](Function& f) { f.clear_name(); }},
      {"no opset import", Rule::kOpsetDomain, {}, [](Function& f) { f.mutable_opset_import(0)->set_domain("else"); }},
      {"calls itself", Rule::kFunctionRecursion, kCalls, [](Function& f) { call_mix(f, "p", "again"); }},
      {"value from the graph", Rule::kUndefinedName, {}, [](Function& f) { add_node(f, "Identity", {"x"}, {"f9"}); }},
      {"attribute default too early", Rule::kIrFeature, kFeatures,
       [](Function& f) {
         auto& attribute = *f.add_attribute_proto();
         attribute.set_name("beta");
         attribute.set_type(AttributeProto::INT);
         attribute.set_i(1);
       }},
      {"value_info without name", Rule::kRequiredField, kValueInfos, [](Function& f) { f.add_value_info(); }},
  };
}

std::vector<Site<FunctionProto>> sites_of_functions() {
  return {{"function", [](ModelProto& m) -> FunctionProto& { return *m.mutable_functions(0); }}};
}

// ---- the model -----------------------------------------------------------------------------------------------------

std::vector<Break<ModelProto>> breaks_of_models() {
  using Model = ModelProto;
  const auto call = [](Model& m) -> NodeProto& { return *m.mutable_graph()->mutable_node(4); };
  return {
      {"no ir_version", Rule::kRequiredField, {}, [](Model& m) { m.clear_ir_version(); }},
      {"negative ir_version", Rule::kIrVersion, {}, [](Model& m) { m.set_ir_version(-1); }},
      {"no graph",
       Rule::kRequiredField,
       {},
       [](Model& m) {
         m.clear_graph();
         m.clear_training_info();
       }},
      {"no opset import",
       Rule::kOpsetImport,
       {},
       [](Model& m) {
         m.clear_opset_import();
         m.clear_training_info();
         m.mutable_graph()->clear_node();
         m.mutable_graph()->clear_output();
       }},
      {"two versions of a domain", Rule::kOpsetImport, kImports, [](Model& m) { add_opset(m, "", 14); }},
      {"opset import without version", Rule::kRequiredField, kImports,
       [](Model& m) { m.mutable_opset_import(1)->clear_version(); }},
      {"overload of no function", Rule::kFunctionCall, kCalls,
       [=](Model& m) {
         m.set_ir_version(10);
         call(m).set_overload("none");
       }},
      {"metadata twice", Rule::kUniqueKey, {}, [](Model& m) { fill_entry(*m.add_metadata_props(), "author", "b"); }},
      {"function twice", Rule::kFunctionId, kFunctionIds,
       [](Model& m) { m.add_functions()->CopyFrom(m.functions(1)); }},
      {"functions that call each other", Rule::kFunctionRecursion, kCalls,
       [](Model& m) { call_mix(*m.mutable_functions(1), "u", "d9"); }},
      {"call with more inputs", Rule::kFunctionCall, kCalls, [=](Model& m) { call(m).add_input("a"); }},
      {"call without the value of a Constant", Rule::kFunctionCall, kCalls,
       [=](Model& m) { call(m).clear_attribute(); }},
      {"call with more outputs", Rule::kFunctionCall, kCalls, [=](Model& m) { call(m).add_output("more"); }},
      {"initializer that is no input, before IR version 4",
       Rule::kInitializer,
       {},
       [](Model& m) {
         m.set_ir_version(3);
         m.clear_functions();
         m.clear_training_info();
         m.mutable_graph()->clear_node();
         m.mutable_graph()->clear_output();
         m.mutable_graph()->clear_sparse_initializer();
       }},
      {"functions too early", Rule::kIrFeature, kFeatures, [](Model& m) { m.set_ir_version(7); }},
      {"sparse initializer too early", Rule::kIrFeature, kFeatures,
       [](Model& m) {
         m.set_ir_version(5);
         m.clear_functions();
         m.clear_training_info();
       }},
      {"opset import too early",
       Rule::kOpsetImport,
       {},
       [](Model& m) {
         m.set_ir_version(2);
         m.clear_functions();
         m.clear_training_info();
         m.mutable_graph()->clear_node();
         m.mutable_graph()->clear_output();
         m.mutable_graph()->clear_initializer();
         m.mutable_graph()->clear_sparse_initializer();
       }},
      {"binding of no variable", Rule::kTrainingBinding, kTraining,
       [](Model& m) { m.mutable_training_info(0)->mutable_update_binding(0)->set_key("x"); }},
      {"binding to no output", Rule::kTrainingBinding, kTraining,
       [](Model& m) { m.mutable_training_info(0)->mutable_initialization_binding(0)->set_value("x"); }},
      {"binding twice", Rule::kUniqueKey, kTraining,
       [](Model& m) { fill_entry(*m.mutable_training_info(0)->add_update_binding(), "w", "w1"); }},
      {"training makes a value of the model", Rule::kSingleAssignment, kTraining,
       [](Model& m) { add_node(*m.mutable_training_info(0)->mutable_algorithm(), "Identity", {"w"}, {"a"}); }},
      {"initialization uses a value of the model", Rule::kUndefinedName, kTraining,
       [](Model& m) { add_node(*m.mutable_training_info(0)->mutable_initialization(), "Identity", {"w"}, {"i9"}); }},
      {"configuration too early",
       std::nullopt,
       {},
       [](Model& m) {
         m.add_configuration()->set_name("two");
         m.mutable_configuration(0)->set_num_devices(2);
       }},
      {"names of another number of devices", Rule::kDeviceConfiguration, kNewer,
       [](Model& m) {
         m.add_configuration()->set_name("two");
         m.mutable_configuration(0)->set_num_devices(2);
         m.mutable_configuration(0)->add_device("cpu");
       }},
  };
}

}  // namespace

std::vector<BrokenModel> broken_models() {
  std::vector<BrokenModel> models;
  add_broken_tensors(models);
  add_all(models, sites_of_nodes(), breaks_of_nodes());
  add_all(models, sites_of_values(), breaks_of_values());
  add_all(models, sites_of_graphs(), breaks_of_graphs());
  add_all(models, sites_of_functions(), breaks_of_functions());
  add_all<ModelProto>(models, {{"model", [](ModelProto& m) -> ModelProto& { return m; }}}, breaks_of_models());
  return models;
}

}  // namespace onnxgen::check::tests
