// The HTML page: its data, and that it is safe.
#include "graph/page.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <limits>
#include <string>
#include <utility>
#include <vector>

#include "graph/attribute_text.h"
#include "graph/page_data.h"
#include "graph/structure_json.h"
#include "models.h"
#include "page_models.h"
#include "run_tool.h"
#include "temporary_folder.h"

namespace onnx_tool::tests {
namespace {

using onnxgen::io::tests::TemporaryFolder;

TEST(Page, DataDescribeTheModel) {
  onnx::ModelProto model = small_model(3);
  onnx::GraphProto& graph = *model.mutable_graph();
  graph.add_input()->set_name("x");
  onnx::ValueInfoProto& value = *graph.add_value_info();
  value.set_name("y");
  value.set_doc_string("the sum");
  onnx::TypeProto::Tensor& tensor = *value.mutable_type()->mutable_tensor_type();
  tensor.set_elem_type(onnx::TensorProto::FLOAT);
  tensor.mutable_shape()->add_dim()->set_dim_value(3);
  onnx::NodeProto& node = add_named_node(graph, "Cast", "", {"y"}, {"z", ""});
  node.set_domain("somewhere");
  node.set_doc_string("what it does");
  onnx::AttributeProto& attribute = *node.add_attribute();
  attribute.set_name("to");
  attribute.set_type(onnx::AttributeProto::INT);
  attribute.set_i(10);
  graph.add_output()->set_name("z");
  EXPECT_EQ(
      page_data(model, false),
      R"({"producer":"tests","irVersion":8,"opsets":[["",17]],"graphs":[{"name":"small","inputs":[0],)"
      R"("weights":[[1,1,"[0, 1, 2]"]],"nodes":[[2,"sum",[0,1],1],)"
      R"([3,"",2,[3,-1],[4,5],{"domain":"somewhere","doc":"what it does"}]],"folded":[],"parameters":3,)"
      R"("groups":[0,-1],"outputs":[3],"values":["x","weight","y","z"],"types":[0,0,1],"about":[[2,{"doc":"the sum"}]]}],)"
      R"json("strings":["","float[3]","Add","Cast","to","float16 (10)"]})json"
      "\n");
}

// Subgraphs and functions are graphs of their own, which attributes refer to by index.
TEST(Page, DataContainSubgraphsAndFunctions) {
  onnx::ModelProto model = small_model(3);
  onnx::NodeProto& branch = add_named_node(*model.mutable_graph(), "If", "branch", {"y"}, {"z"});
  for (const char* const name : {"then_branch", "else_branch"}) {
    onnx::AttributeProto& attribute = *branch.add_attribute();
    attribute.set_name(name);
    attribute.set_type(onnx::AttributeProto::GRAPH);
    attribute.mutable_g()->set_name(name);
    add_named_node(*attribute.mutable_g(), "Identity", std::string("in ") + name, {"y"}, {name});
  }
  onnx::FunctionProto& function = *model.add_functions();
  function.set_name("F");
  function.set_domain("local");
  function.add_input("a");
  function.add_output("b");
  onnx::NodeProto& inner = *function.add_node();
  inner.set_op_type("Relu");
  inner.add_input("a");
  inner.add_output("b");
  const std::string data = page_data(model, false);
  EXPECT_TRUE(has(data, R"([3,"branch",2,1,[4,{"graphs":[2]},5,{"graphs":[3]}]])")) << data;
  EXPECT_TRUE(has(data, R"({"name":"F","function":["local","F",""],"opsets":[],"inputs":[0],)")) << data;
  EXPECT_LT(data.find("\"in then_branch\""), data.find("\"in else_branch\""));
}

// The attribute has the type of its value, but no value.
TEST(Page, ReferencesToAttributesOfAFunctionAreNamed) {
  using onnx::AttributeProto;
  onnx::ModelProto model = small_model(3);
  onnx::FunctionProto& function = *model.add_functions();
  function.set_name("F");
  onnx::NodeProto& node = *function.add_node();
  node.set_op_type("Op");
  for (const auto& [name, type] : {std::pair<std::string, AttributeProto::AttributeType>{"INT", AttributeProto::INT},
                                   {"FLOATS", AttributeProto::FLOATS},
                                   {"TENSOR", AttributeProto::TENSOR},
                                   {"GRAPH", AttributeProto::GRAPH}}) {
    AttributeProto& attribute = *node.add_attribute();
    attribute.set_name(name);
    attribute.set_type(type);
    attribute.set_ref_attr_name("outer " + name);
    EXPECT_EQ(attribute_text(attribute), "attribute outer " + name + " of the function");
  }
  EXPECT_TRUE(has(page_data(model, false), "\"attribute outer INT of the function\""));
  EXPECT_TRUE(has(structure_json(model, "m"), "\"value\": \"attribute outer INT of the function\""));
}

TEST(Page, LongListsAreCompact) {
  onnx::ModelProto model = small_model(3);
  onnx::NodeProto& node = *model.mutable_graph()->mutable_node(0);
  onnx::AttributeProto& numbers = *node.add_attribute();
  numbers.set_name("ids");
  numbers.set_type(onnx::AttributeProto::INTS);
  for (int i = 0; i < 33; ++i) numbers.add_ints(i == 32 ? -300 : 1);
  onnx::AttributeProto& texts = *node.add_attribute();
  texts.set_name("modes");
  texts.set_type(onnx::AttributeProto::STRINGS);
  for (int i = 0; i < 33; ++i) texts.add_strings("LEQ");
  const std::string data = page_data(model, false);
  EXPECT_TRUE(has(data, R"({"ints16":"AQABAAEA)")) << data;
  EXPECT_TRUE(has(data, R"({"strings":[5,5,5,)")) << data;
}

TEST(Page, TensorsInAttributesAreShownUpToALimit) {
  onnx::ModelProto model = small_model(3);
  onnx::NodeProto& node = *model.mutable_graph()->mutable_node(0);
  add_tensor(node, "short", 20);
  add_tensor(node, "long", 33);
  add_tensor(node, "huge", 1025);
  onnx::AttributeProto& list = *node.add_attribute();
  list.set_name("list");
  list.set_type(onnx::AttributeProto::TENSORS);
  *list.add_tensors() = node.attribute(0).t();
  onnx::NodeProto& constant = add_named_node(*model.mutable_graph(), "Constant", "", {}, {"constant"});
  add_tensor(constant, "value", 33);
  const std::string data = page_data(model, false);
  EXPECT_TRUE(has(data, R"("float[20] = [0, 1, 2, 3,)")) << data;
  EXPECT_TRUE(has(data, R"({"type":6,"floats":"AAAAAAAAgD8AAABA)")) << data;
  EXPECT_TRUE(has(data, R"(,"omitted":1})")) << data;
  EXPECT_TRUE(has(data, R"({"list":[4]})")) << data;
  EXPECT_TRUE(has(data, R"([10,"",[],1,[11,6]])")) << "a constant is a weight: " << data;
  EXPECT_TRUE(has(attribute_text(node.attribute(2)), "1022, 1023, and 1 more]"));
}

TEST(Page, ElementsOfEveryTypeAreShown) {
  onnx::AttributeProto attribute;
  attribute.set_type(onnx::AttributeProto::TENSOR);
  onnx::TensorProto& tensor = *attribute.mutable_t();
  const auto text = [&](onnx::TensorProto::DataType type, const std::string& raw) {
    tensor.set_data_type(type);
    tensor.set_raw_data(raw);
    return attribute_text(attribute);
  };
  tensor.add_dims(1);
  EXPECT_EQ(text(onnx::TensorProto::UINT64, std::string(8, '\xFF')), "uint64[1] = [18446744073709551615]");
  EXPECT_EQ(text(onnx::TensorProto::INT64, std::string(8, '\xFF')), "int64[1] = [-1]");
  EXPECT_EQ(text(onnx::TensorProto::BOOL, "\1"), "bool[1] = [1]");
  EXPECT_EQ(text(onnx::TensorProto::FLOAT16, std::string("\0\x3E", 2)), "float16[1] = [1.5]");
  EXPECT_EQ(text(onnx::TensorProto::COMPLEX64, std::string("\0\0\x80\x3F\0\0\0\xC0", 8)), "complex64[1] = [1-2i]");
  EXPECT_EQ(text(onnx::TensorProto::FLOAT, "damaged"), "float[1]");
}

// The data of large models is not read, except for elements that are shown.
TEST(Page, ElementsInLargeModelsAreShown) {
  onnx::ModelProto model = small_model(3);
  onnx::TensorProto& weight = *model.mutable_graph()->add_initializer();
  weight.set_name("large");
  weight.set_data_type(onnx::TensorProto::UINT8);
  weight.add_dims(65 << 20);
  weight.set_raw_data(std::string(65 << 20, '\0'));
  onnx::TensorProto& value = *add_tensor(*model.mutable_graph()->mutable_node(0), "value", 2).mutable_t();
  value.clear_float_data();
  value.set_raw_data(std::string(8, '\0'));
  const TemporaryFolder folder;
  const std::string path = folder.write("m.onnx", encoded(model));
  EXPECT_TRUE(has(run_tool({"graph", path, "--json"}).out, "\"value\": \"float[2] = [0, 0]\""));
  EXPECT_EQ(run_tool({"graph", path, "-o", folder / "m.html"}).status, 0);
  EXPECT_TRUE(has(folder.read("m.html"), "\"float[2] = [0, 0]\""));
}

// Returns a sparse tensor of 100 numbers: 0, 1, 2 ... at these indices, and zeros.
onnx::SparseTensorProto sparse_tensor(int elements) {
  onnx::SparseTensorProto sparse;
  sparse.add_dims(100);
  *sparse.mutable_values() = small_model(elements).graph().initializer(0);
  sparse.mutable_indices()->set_data_type(onnx::TensorProto::INT64);
  sparse.mutable_indices()->add_dims(elements);
  for (int i = 0; i < elements; ++i) sparse.mutable_indices()->add_int64_data(i);
  return sparse;
}

TEST(Page, SparseTensorsAreShownWithTheirIndices) {
  onnx::ModelProto model = small_model(3);
  onnx::GraphProto& graph = *model.mutable_graph();
  *graph.add_sparse_initializer() = sparse_tensor(2);
  for (const int elements : {3, 33}) {
    onnx::AttributeProto& attribute = *graph.mutable_node(0)->add_attribute();
    attribute.set_name("sparse");
    attribute.set_type(onnx::AttributeProto::SPARSE_TENSOR);
    *attribute.mutable_sparse_tensor() = sparse_tensor(elements);
  }
  const std::string data = page_data(model, false);
  EXPECT_TRUE(has(data, R"("[0, 1] at [0, 1]")")) << data;
  EXPECT_TRUE(has(data, R"("sparse float[100] = [0, 1, 2] at [0, 1, 2]")")) << data;
  EXPECT_TRUE(has(data, R"("values":{"floats":"AAAAAAAAgD8)") && has(data, R"("indices":{"ints8":"AAECAwQF)")) << data;
}

TEST(Page, DescriptionsAndMetadataOfAllPartsAreShown) {
  onnx::ModelProto model = small_model(3);
  onnx::GraphProto& graph = *model.mutable_graph();
  describe(*graph.mutable_initializer(0), "of weight", "k1");
  *graph.add_sparse_initializer() = sparse_tensor(2);
  describe(*graph.mutable_sparse_initializer(0)->mutable_values(), "of sparse weight", "k2");
  onnx::ValueInfoProto& value = *graph.add_value_info();
  value.set_name("y");
  describe(value, "of value", "k3");
  onnx::AttributeProto& attribute = add_tensor(*graph.mutable_node(0), "value", 1);
  attribute.set_doc_string("of attribute");
  onnx::AttributeProto& body = *graph.mutable_node(0)->add_attribute();
  body.set_name("body");
  describe(*body.mutable_g(), "of subgraph", "k4");
  onnx::FunctionProto& function = *model.add_functions();
  describe(function, "of function", "k5");
  const std::string data = page_data(model, false);
  EXPECT_TRUE(has(data, R"("about":[[0,{"doc":"of weight","metadata":[["k1","v"]]}],)")) << data;
  EXPECT_TRUE(has(data, R"({"doc":"of sparse weight","metadata":[["k2","v"]]})")) << data;
  EXPECT_TRUE(has(data, R"({"doc":"of value","metadata":[["k3","v"]]})")) << data;
  EXPECT_TRUE(has(data, R"({"attributeDocs":[[4,"of attribute"]]})")) << data;
  EXPECT_TRUE(has(data, R"("doc":"of subgraph","metadata":[["k4","v"]])")) << data;
  EXPECT_TRUE(has(data, R"("doc":"of function","metadata":[["k5","v"]])")) << data;
}

TEST(Page, AttributesOfFunctionsHaveTheirDefaultValues) {
  onnx::ModelProto model = small_model(3);
  onnx::FunctionProto& function = *model.add_functions();
  function.add_attribute("required");
  onnx::AttributeProto& attribute = *function.add_attribute_proto();
  attribute.set_name("alpha");
  attribute.set_type(onnx::AttributeProto::FLOAT);
  attribute.set_f(0.5F);
  const std::string data = page_data(model, false);
  EXPECT_TRUE(has(data, R"("attributes":[3],"defaults":[4,5],)")) << data;
  EXPECT_TRUE(has(data, R"("Add","required","alpha","0.5"])")) << data;
}

TEST(Page, DevicesAreShown) {
  onnx::ModelProto model = small_model(3);
  onnx::DeviceConfigurationProto& devices = *model.add_configuration();
  devices.set_name("pair");
  devices.set_num_devices(2);
  devices.add_device("gpu0");
  onnx::NodeDeviceConfigurationProto& used = *model.mutable_graph()->mutable_node(0)->add_device_configurations();
  used.set_configuration_id("pair");
  used.set_pipeline_stage(1);
  onnx::ShardingSpecProto& spec = *used.add_sharding_spec();
  spec.set_tensor_name("weight");
  spec.add_device(0);
  spec.add_device(-1);
  onnx::IntIntListEntryProto& group = *spec.add_index_to_device_group_map();
  group.set_key(-1);
  group.add_value(1);
  onnx::ShardedDimProto& dim = *spec.add_sharded_dim();
  dim.set_axis(0);
  dim.add_simple_sharding()->set_num_shards(2);
  dim.mutable_simple_sharding(0)->set_dim_param("batch");
  dim.add_simple_sharding()->set_num_shards(1);
  const std::string data = page_data(model, false);
  EXPECT_TRUE(has(data, R"("configurations":[["pair",2,"gpu0"]])")) << data;
  EXPECT_TRUE(has(data,
                  "\"pair, pipeline stage 1; weight on devices [0, -1], -1 = [1]: axis 0 in 2 shards of batch and 1 "
                  "shard\""))
      << data;
}

// Graphs for training use weights of the main graph.
TEST(Page, GraphsForTrainingAreShown) {
  onnx::ModelProto model = small_model(3);
  onnx::TrainingInfoProto& training = *model.add_training_info();
  add_named_node(*training.mutable_algorithm(), "Gradient", "gradient", {"weight"}, {"g"});
  add_named_node(*training.mutable_initialization(), "RandomNormal", "random", {}, {"r"});
  onnx::StringStringEntryProto& binding = *training.add_update_binding();
  binding.set_key("weight");
  binding.set_value("g");
  const std::string data = page_data(model, false);
  EXPECT_TRUE(has(data, R"("training":[{"initialization":1,"algorithm":2,"updateBinding":[["weight","g"]]}])")) << data;
  EXPECT_LT(data.find("\"random\""), data.find("\"gradient\"")) << data;
  EXPECT_TRUE(has(data.substr(data.find("\"gradient\"")), "\"parameters\":3")) << data;
  const std::string json = structure_json(model, "m");
  EXPECT_TRUE(has(json, "\"initialization\": 1,\n      \"algorithm\": 2")) << json;
  EXPECT_TRUE(has(json, "\"gradient\"") && has(json, "\"random\"")) << json;
}

TEST(Page, OnRequestWeightsHaveStatistics) {
  const onnx::ModelProto model = small_model(100);
  EXPECT_FALSE(has(page_data(model, false), "49.5"));
  EXPECT_TRUE(has(page_data(model, true), R"("weights":[[0,1,0,[0,99,49.5,1,0,0,[4,3,3,3,)")) << page_data(model, true);
}

// Some exporters write all weights as constants.
TEST(Page, OnRequestConstantsHaveStatistics) {
  onnx::ModelProto model = small_model(100);
  onnx::GraphProto& graph = *model.mutable_graph();
  onnx::NodeProto& constant = add_named_node(graph, "Constant", "", {}, {"weight"});
  onnx::AttributeProto& value = *constant.add_attribute();
  value.set_name("value");
  value.set_type(onnx::AttributeProto::TENSOR);
  *value.mutable_t() = graph.initializer(0);
  graph.clear_initializer();
  EXPECT_FALSE(has(page_data(model, false), "49.5"));
  EXPECT_TRUE(has(page_data(model, true), R"({"statistics":[0,99,49.5,1,0,0,[4,3,3,3,)")) << page_data(model, true);
}

TEST(Page, HistogramsAreOfTheFiniteElements) {
  onnx::ModelProto model = small_model(0);
  onnx::TensorProto& weight = *model.mutable_graph()->mutable_initializer(0);
  weight.set_dims(0, 67);
  weight.set_data_type(onnx::TensorProto::DOUBLE);
  for (int i = 0; i <= 64; ++i) weight.add_double_data(i);
  weight.add_double_data(-std::numeric_limits<double>::infinity());
  weight.add_double_data(std::numeric_limits<double>::infinity());
  const std::string data = page_data(model, true);
  EXPECT_TRUE(has(data, R"(["-Infinity","Infinity",32,1,0,2,[2,2,2,)")) << data;
  EXPECT_TRUE(has(data, "2,2,3],0,64]]]")) << data;
  weight.clear_double_data();
  for (int i = 0; i < 67; ++i) weight.add_double_data(i % 2 == 0 ? 1.5e308 : -1.5e308);
  const std::string wide = page_data(model, true);
  EXPECT_TRUE(has(wide, ",[33,0,0,") && has(wide, ",0,0,34]]]")) << wide;
}

TEST(Page, EqualModelsHaveEqualPages) {
  EXPECT_EQ(make_page(small_model(3), "m", false), make_page(small_model(3), "m", false));
}

// The page makes no network requests, and permits no scripts but its own, so that no name can inject content.
TEST(Page, NeedsNoNetworkAndTrustsNoName) {
  onnx::ModelProto model = small_model(3);
  const std::string evil = "</script><script>alert(1)</script><img src=x onerror=alert(1)>$title$$data$<!--";
  onnx::GraphProto& graph = *model.mutable_graph();
  graph.mutable_node(0)->set_name(evil);
  graph.mutable_node(0)->set_op_type(evil);
  graph.mutable_node(0)->set_doc_string(evil);
  graph.mutable_initializer(0)->set_name(evil);
  graph.add_input()->set_name(evil);
  model.set_producer_name(evil);
  const std::string page = make_page(model, "<b>$data$&", false);
  EXPECT_FALSE(has(page, "<script>alert") || has(page, "<img") || has(page, "<b>") || has(page, "onerror=alert(1)>"));
  EXPECT_TRUE(has(page, "<title>&lt;b>$data$&amp;</title>"));
  EXPECT_TRUE(has(page, "default-src 'none'") && has(page, "script-src  'sha256-"));
  std::size_t scripts = 0;
  for (std::size_t at = page.find("<script"); at != std::string::npos; at = page.find("<script", at + 1)) ++scripts;
  EXPECT_EQ(scripts, 3U) << "the data, the library, and what draws";
  EXPECT_FALSE(has(page, "src=\"http") || has(page, "@import") || has(page, "url(http"));
}

// Builds can contain dagre or not. The page then contains the library with its licence, and permits it by its hash.
TEST(Page, ContainsTheLibraryWithItsLicence) {
  const TemporaryFolder folder;
  (void)folder.write("dagre.min.js", "var dagre = 'x';\n//# sourceMappingURL=dagre.min.js.map\n");
  (void)folder.write("LICENSE", "Copyright of somebody */\n");
  const std::string embed = " -P " + shell_word(ONNX_TOOL_SOURCE "/graph/page/embed.cmake");
  const std::string output = "cmake -DOUTPUT=" + shell_word(folder / "page.cpp");
  ASSERT_EQ(run_shell(output + " -DLIBRARY=" + shell_word(folder / "dagre.min.js") +
                      " -DLICENSE=" + shell_word(folder / "LICENSE") + embed)
                .status,
            0);
  const std::string with = folder.read("page.cpp");
  EXPECT_TRUE(has(with, "<script>/* dagre\n\nCopyright of somebody * /\n*/\nvar dagre = 'x';\n</script>"));
  // printf "/* dagre\n\nCopyright of somebody * /\n*/\nvar dagre = 'x';\n" | openssl dgst -sha256 -binary | base64
  EXPECT_TRUE(has(with, "'sha256-Wh4gWTKmbHV71daZ7KwsULq2/WQVMleeEcYJU9icENc='"));
  ASSERT_EQ(run_shell(output + embed).status, 0);
  EXPECT_TRUE(has(folder.read("page.cpp"), "<script></script>")) << "no library";
}

TEST(Page, IsNotMuchLargerThanTheStructure) {
  const std::size_t overhead = make_page(onnx::ModelProto(), "", false).size();
  for (const onnx::ModelProto& model : {large_model(2000), hub_model()}) {
    const double bytes = static_cast<double>(make_page(model, "", false).size() - overhead);
    EXPECT_LT(bytes / static_cast<double>(encoded(model).size()), 1.2);
  }
}

}  // namespace
}  // namespace onnx_tool::tests
