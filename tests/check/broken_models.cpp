#include "broken_models.h"

#include <cstdint>
#include <utility>

#include "sound_model.h"

namespace onnxgen::check::tests {
namespace {

// What onnx.checker does otherwise; docs/check.md says who is right.
constexpr std::string_view kSizes = "It does not compare the size of data with type and shape.";
constexpr std::string_view kNegativeDims = "It accepts negative dimensions.";
constexpr std::string_view kRawTypes = "It accepts any number as the element type of raw data.";
constexpr std::string_view kTypeNumbers = "It accepts any number as the element type of a value.";
constexpr std::string_view kEntries = "Of external data it looks at the location only.";
constexpr std::string_view kLocations = "It follows locations out of the model's folder.";
constexpr std::string_view kInnerTypes = "It does not look into sequences, optionals and maps.";
constexpr std::string_view kAttributeNames = "It accepts attributes of the same name.";
constexpr std::string_view kNoValue = "It accepts attributes without the message that is their value.";
constexpr std::string_view kReferences = "It accepts references to attributes outside of functions, and to none.";
constexpr std::string_view kOutputs = "It accepts outputs that nothing makes.";
constexpr std::string_view kImports = "Of several imports of a domain it takes the last.";
constexpr std::string_view kFeatures = "It does not compare features with the IR version.";
constexpr std::string_view kCalls = "It does not compare calls of functions with their definitions.";
constexpr std::string_view kFunctionIds = "It accepts functions of the same name.";
constexpr std::string_view kTraining = "It does not look at training information.";
constexpr std::string_view kValueInfos = "It does not look at value_info.";
constexpr std::string_view kNewer = "It does not know what came after IR version 8.";
constexpr std::string_view kAlias = "To it, ai.onnx is another domain than the empty one.";

using onnx::AttributeProto;
using onnx::FunctionProto;
using onnx::GraphProto;
using onnx::ModelProto;
using onnx::NodeProto;
using onnx::SparseTensorProto;
using onnx::TensorProto;
using onnx::ValueInfoProto;

template <class Message>
struct Break {
  std::string name;
  std::optional<Rule> rule;
  std::string_view difference;
  std::function<void(Message&)> apply;
};

template <class Message>
struct Site {
  std::string name;
  std::function<Message&(ModelProto&)> find;
};

GraphProto& then_branch(ModelProto& model) {
  return *model.mutable_graph()->mutable_node(1)->mutable_attribute(0)->mutable_g();
}

template <class Message>
void add_all(std::vector<BrokenModel>& models, const std::vector<Site<Message>>& sites,
             const std::vector<Break<Message>>& breaks) {
  for (const Site<Message>& site : sites) {
    for (const Break<Message>& each : breaks) {
      BrokenModel& added = models.emplace_back();
      added.name = site.name + ", " + each.name;
      added.rule = each.rule;
      added.difference = each.difference;
      added.model = sound_model<ModelProto>();
      each.apply(site.find(added.model));
    }
  }
}

// ---- tensors -------------------------------------------------------------------------------------------------------

// Of three floats, in the file.
void make_external(TensorProto& tensor, std::string_view location, std::string_view offset = "0",
                   std::string_view length = "12") {
  tensor.clear_raw_data();
  tensor.set_data_location(TensorProto::EXTERNAL);
  fill_entry(*tensor.add_external_data(), "location", location);
  fill_entry(*tensor.add_external_data(), "offset", offset);
  fill_entry(*tensor.add_external_data(), "length", length);
}

void set_type(TensorProto& tensor, std::int32_t type, std::size_t bytes) {
  tensor.set_data_type(type);
  tensor.set_raw_data(zeros(bytes, 1));
}

std::vector<Break<TensorProto>> breaks_of_tensors() {
  return {
      {"no data_type", Rule::kRequiredField, {}, [](TensorProto& t) { t.clear_data_type(); }},
      {"UNDEFINED", Rule::kTensorType, {}, [](TensorProto& t) { t.set_data_type(0); }},
      {"unknown type", Rule::kTensorType, kRawTypes, [](TensorProto& t) { t.set_data_type(99); }},
      {"another field",
       Rule::kTensorData,
       {},
       [](TensorProto& t) {
         t.clear_raw_data();
         for (int i = 0; i < 3; ++i) t.add_int64_data(i);
       }},
      {"two fields", Rule::kTensorData, {}, [](TensorProto& t) { t.add_float_data(1); }},
      {"no data", Rule::kTensorData, {}, [](TensorProto& t) { t.clear_raw_data(); }},
      {"data without elements", Rule::kTensorSize, {}, [](TensorProto& t) { t.set_dims(0, 0); }},
      {"short raw data", Rule::kTensorSize, kSizes, [](TensorProto& t) { t.set_raw_data(zeros(11, 1)); }},
      {"long raw data", Rule::kTensorSize, kSizes, [](TensorProto& t) { t.set_raw_data(zeros(16, 1)); }},
      {"short typed data", Rule::kTensorSize, kSizes,
       [](TensorProto& t) {
         t.clear_raw_data();
         t.add_float_data(1);
       }},
      {"negative dimension", Rule::kTensorShape, kNegativeDims, [](TensorProto& t) { t.set_dims(0, -3); }},
      {"more than 2^63 elements",
       Rule::kTensorShape,
       {},
       [](TensorProto& t) {
         t.set_dims(0, std::int64_t{1} << 40);
         t.add_dims(std::int64_t{1} << 40);
       }},
      {"raw strings", Rule::kTensorData, {}, [](TensorProto& t) { t.set_data_type(TensorProto::STRING); }},
      {"FLOAT8E5M2 too early", Rule::kIrFeature, kFeatures, [](TensorProto& t) { set_type(t, 19, 3); }},
      {"INT4 too early", Rule::kIrFeature, kFeatures, [](TensorProto& t) { set_type(t, 22, 2); }},
      {"external and inline",
       Rule::kTensorData,
       {},
       [](TensorProto& t) {
         make_external(t, "data.bin");
         t.add_float_data(1);
       }},
      {"no location",
       Rule::kExternalEntry,
       {},
       [](TensorProto& t) {
         make_external(t, "data.bin");
         t.mutable_external_data(0)->set_key("place");
       }},
      {"no file", Rule::kExternalFile, {}, [](TensorProto& t) { make_external(t, "missing.bin"); }},
      {"absolute location", Rule::kExternalLocation, kLocations,
       [](TensorProto& t) { make_external(t, "/etc/passwd"); }},
      {"parent folder", Rule::kExternalLocation, kLocations, [](TensorProto& t) { make_external(t, "../models"); }},
      {"link", Rule::kExternalLocation, kLocations, [](TensorProto& t) { make_external(t, "link.bin"); }},
      {"out of bounds", Rule::kExternalBounds, kEntries, [](TensorProto& t) { make_external(t, "data.bin", "4088"); }},
      {"another length", Rule::kTensorSize, kEntries, [](TensorProto& t) { make_external(t, "data.bin", "0", "8"); }},
      {"no number", Rule::kExternalEntry, kEntries, [](TensorProto& t) { make_external(t, "data.bin", "0x10"); }},
      {"key twice", Rule::kExternalEntry, kEntries,
       [](TensorProto& t) {
         make_external(t, "data.bin");
         fill_entry(*t.add_external_data(), "offset", "16");
       }},
  };
}

std::vector<Site<TensorProto>> sites_of_tensors() {
  return {
      {"initializer", [](ModelProto& m) -> TensorProto& { return *m.mutable_graph()->mutable_initializer(0); }},
      {"attribute",
       [](ModelProto& m) -> TensorProto& {
         return *m.mutable_graph()->mutable_node(2)->mutable_attribute(0)->mutable_t();
       }},
      {"subgraph's initializer", [](ModelProto& m) -> TensorProto& { return *then_branch(m).mutable_initializer(0); }},
      {"function's attribute",
       [](ModelProto& m) -> TensorProto& {
         return *m.mutable_functions(0)->mutable_node(2)->mutable_attribute(0)->mutable_t();
       }},
  };
}

std::vector<Break<SparseTensorProto>> breaks_of_sparse_tensors() {
  using Sparse = SparseTensorProto;
  const auto with_indices = [](std::vector<std::int64_t> dims, std::vector<std::int64_t> values) {
    return [=](Sparse& s) { fill_int64s(*s.mutable_indices(), dims, values); };
  };
  return {
      {"rank of values", Rule::kSparseTensor, {}, [](Sparse& s) { s.mutable_values()->add_dims(1); }},
      {"no shape", Rule::kSparseTensor, {}, [](Sparse& s) { s.clear_dims(); }},
      {"empty shape", Rule::kSparseTensor, {}, [](Sparse& s) { s.set_dims(0, 0); }},
      {"no indices", Rule::kSparseTensor, {}, [](Sparse& s) { s.clear_indices(); }},
      {"INT32 indices",
       Rule::kSparseTensor,
       {},
       [](Sparse& s) {
         s.mutable_indices()->clear_int64_data();
         s.mutable_indices()->set_data_type(TensorProto::INT32);
         s.mutable_indices()->add_int32_data(0);
         s.mutable_indices()->add_int32_data(3);
       }},
      {"rank of indices", Rule::kSparseTensor, {}, with_indices({2, 1, 1}, {0, 3})},
      {"fewer indices", Rule::kSparseTensor, {}, with_indices({1}, {0})},
      {"index outside", Rule::kSparseTensor, {}, with_indices({2}, {0, 6})},
      {"negative index", Rule::kSparseTensor, {}, with_indices({2}, {-1, 3})},
      {"descending indices", Rule::kSparseTensor, {}, with_indices({2}, {3, 0})},
      {"index twice", Rule::kSparseTensor, {}, with_indices({2}, {3, 3})},
      {"three coordinates", Rule::kSparseTensor, {}, with_indices({2, 3}, {0, 0, 0, 1, 0, 0})},
      {"coordinate outside", Rule::kSparseTensor, {}, with_indices({2, 2}, {0, 0, 0, 3})},
      {"descending rows", Rule::kSparseTensor, {}, with_indices({2, 2}, {1, 0, 0, 2})},
      {"row twice", Rule::kSparseTensor, {}, with_indices({2, 2}, {1, 2, 1, 2})},
      {"short values", Rule::kTensorSize, kSizes, [](Sparse& s) { s.mutable_values()->set_raw_data(zeros(7, 1)); }},
  };
}

std::vector<Site<SparseTensorProto>> sites_of_sparse_tensors() {
  using Sparse = SparseTensorProto;
  return {
      {"sparse initializer",
       [](ModelProto& m) -> Sparse& { return *m.mutable_graph()->mutable_sparse_initializer(0); }},
      {"sparse attribute",
       [](ModelProto& m) -> Sparse& {
         return *m.mutable_graph()->mutable_node(3)->mutable_attribute(0)->mutable_sparse_tensor();
       }},
  };
}

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
      {"calls itself", Rule::kFunctionRecursion, kCalls,
       [](Function& f) { add_node(f, "Mix", {"p"}, {"again"}).set_domain("custom"); }},
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
       [](Model& m) { add_node(*m.mutable_functions(1), "Mix", {"u"}, {"d9"}).set_domain("custom"); }},
      {"call with more inputs", Rule::kFunctionCall, kCalls, [=](Model& m) { call(m).add_input("a"); }},
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
  add_all(models, sites_of_tensors(), breaks_of_tensors());
  add_all(models, sites_of_sparse_tensors(), breaks_of_sparse_tensors());
  add_all(models, sites_of_nodes(), breaks_of_nodes());
  add_all(models, sites_of_values(), breaks_of_values());
  add_all(models, sites_of_graphs(), breaks_of_graphs());
  add_all(models, sites_of_functions(), breaks_of_functions());
  add_all<ModelProto>(models, {{"model", [](ModelProto& m) -> ModelProto& { return m; }}}, breaks_of_models());
  return models;
}

}  // namespace onnxgen::check::tests
