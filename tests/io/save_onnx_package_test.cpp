// Reads the files that this library writes with Python's onnx package. The tensors must match bit for bit.
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <set>
#include <string>

#include "onnx/onnx-ml.pb.h"
#include "onnxgen/file/sha1.h"
#include "onnxgen/io/load.h"
#include "onnxgen/io/save.h"
#include "python.h"
#include "sample_models.h"
#include "temporary_folder.h"

namespace onnxgen::io {
namespace {

using Type = onnx::TensorProto;

void add_tensor(Type& tensor, const std::string& name, Type::DataType type, std::int64_t count, std::size_t width) {
  tensor.set_name(name);
  tensor.set_data_type(type);
  tensor.add_dims(count);
  tensor.set_raw_data(tests::pattern(static_cast<std::size_t>(count) * width, static_cast<unsigned>(name.size())));
}

// Returns a model with a subgraph that the package's checker accepts.
onnx::ModelProto make_model() {
  onnx::ModelProto model;
  model.set_ir_version(8);
  model.add_opset_import()->set_version(13);
  onnx::GraphProto& graph = *model.mutable_graph();
  graph.set_name("g");
  const auto describe = [](onnx::ValueInfoProto& value, std::string_view name, std::int64_t size) {
    value.set_name(name);
    auto& type = *value.mutable_type()->mutable_tensor_type();
    type.set_elem_type(Type::FLOAT);
    type.mutable_shape()->add_dim()->set_dim_value(size);
  };
  onnx::NodeProto& constant = *graph.add_node();
  constant.set_op_type("Constant");
  constant.add_output("c");
  onnx::AttributeProto& value = *constant.add_attribute();
  value.set_name("value");
  value.set_type(onnx::AttributeProto::TENSOR);
  add_tensor(*value.mutable_t(), "attribute", Type::FLOAT, 1000, 4);
  onnx::NodeProto& branch = *graph.add_node();
  branch.set_op_type("If");
  branch.add_input("condition");
  branch.add_output("y");
  for (const char* const name : {"then_branch", "else_branch"}) {
    onnx::AttributeProto& attribute = *branch.add_attribute();
    attribute.set_name(name);
    attribute.set_type(onnx::AttributeProto::GRAPH);
    onnx::GraphProto& inner = *attribute.mutable_g();
    inner.set_name(name);
    onnx::NodeProto& node = *inner.add_node();
    node.set_op_type("Identity");
    const std::string weight = std::string("inner_") + name;
    node.add_input(weight);
    node.add_output(std::string("out_") + name);
    describe(*inner.add_output(), std::string("out_") + name, 500);
    add_tensor(*inner.add_initializer(), weight, Type::FLOAT, 500, 4);
  }
  describe(*graph.add_output(), "c", 1000);
  describe(*graph.add_output(), "y", 500);
  add_tensor(*graph.add_initializer(), "condition", Type::BOOL, 1, 1);
  graph.mutable_initializer(0)->set_raw_data("\x01");
  add_tensor(*graph.add_initializer(), "int64", Type::INT64, 4, 8);
  add_tensor(*graph.add_initializer(), "large float", Type::FLOAT, 400'000, 4);
  add_tensor(*graph.add_initializer(), "half", Type::FLOAT16, 3001, 2);
  add_tensor(*graph.add_initializer(), "bytes", Type::UINT8, 5555, 1);
  add_tensor(*graph.add_initializer(), "large again", Type::DOUBLE, 200'000, 8);
  return model;
}

TEST(SaveOnnxPackage, ReadsTheSameTensors) {
  const std::optional<std::string> python = tests::find_python("onnx");
  if (!python) GTEST_SKIP() << "the onnx package for Python is not installed (python3-onnx)";
  const tests::TemporaryFolder folder;
  const onnx::ModelProto model = make_model();
  save(model, folder / "single.onnx");
  SaveOptions options;
  options.placement = DataPlacement::kOneFile;
  options.checksum = true;
  save(model, folder / "one_file.onnx", options);
  options.convert_attribute = true;
  options.max_external_file_size = 1'000'000;
  options.alignment = 65536;
  options.location = "data/split";
  save(load<onnx::ModelProto>(folder / "one_file.onnx"), folder / "split.onnx", options);
  options.size_threshold = 0;
  options.placement = DataPlacement::kFilePerTensor;
  options.location = "files";
  save(model, folder / "file_each.onnx", options);

  const std::string command = *python + " '" ONNXGEN_IO_TESTS "/read_with_onnx.py' '" + folder.path().string() + "'";
  ASSERT_EQ(std::system(command.c_str()), 0) << command;
  std::multiset<std::string> expected;
  for (const char* const name : {"single.onnx", "one_file.onnx", "split.onnx", "file_each.onnx"}) {
    for_each_tensor(model, [&](const Type& tensor, const TensorSite&) {
      expected.insert(std::string(name) + "\t" + std::string(tensor.name()) + "\t" +
                      std::to_string(tensor.data_type()) + "\t" + std::to_string(tensor.dims(0)) + "\t" +
                      sha1_hex(tensor.raw_data()));
    });
  }
  EXPECT_EQ(expected.size(), 36u);
  std::multiset<std::string> found;
  std::ifstream manifest(folder / "manifest.tsv");
  for (std::string line; std::getline(manifest, line);) found.insert(line);
  EXPECT_EQ(found, expected);
}

}  // namespace
}  // namespace onnxgen::io
