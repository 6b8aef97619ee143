#include <gtest/gtest.h>

#include "corpora.h"
#include "models.h"
#include "onnx/onnx-data.pb.h"
#include "onnxgen/archive/save.h"
#include "onnxgen/io/save.h"
#include "run_tool.h"
#include "temporary_folder.h"

namespace onnx_tool::tests {
namespace {

using onnxgen::io::tests::TemporaryFolder;

TEST(Tensors, ShowsTheLocationOfElements) {
  const TemporaryFolder folder;
  onnxgen::io::SaveOptions external;
  external.placement = onnxgen::io::DataPlacement::kOneFile;
  onnxgen::io::save(small_model(1000), folder / "m.onnx", external);
  EXPECT_EQ(run_tool({"tensors", folder / "m.onnx"}).out,
            "     3.9 KiB  float[1000]  weight  m.onnx.data at 0\n1 tensor, 3.9 KiB\n");
  const std::string json = run_tool({"tensors", "--json", folder / "m.onnx"}).out;
  EXPECT_TRUE(has(json, "\"path\": \"graph.initializer[0]\"")) << json;
  EXPECT_TRUE(has(json, "\"location\": \"m.onnx.data\",\n      \"offset\": 0,\n      \"length\": 4000\n")) << json;
}

TEST(Tensors, StatisticsMatchTheElements) {
  const TemporaryFolder folder;
  onnx::ModelProto model = small_model(5);  // 0, 1, 2, 3, 4
  onnx::TensorProto& odd = *model.mutable_graph()->add_initializer();
  odd.set_name("odd");
  odd.set_data_type(onnx::TensorProto::FLOAT16);
  odd.add_dims(4);
  odd.set_raw_data(std::string("\x00\x3c\x00\x7e\x00\xfc\x00\xc0", 8));  // 1, NaN, -infinity, -2
  const Outcome run = run_tool({"tensors", "--stats", "--json", folder.write("m.onnx", encoded(model))});
  EXPECT_TRUE(has(run.out,
                  "\"minimum\": 0,\n      \"maximum\": 4,\n      \"mean\": 2,\n      \"zeros\": 1,\n      \"nans\": 0"))
      << run.out << run.err;
  EXPECT_TRUE(has(run.out,
                  "\"minimum\": \"-Infinity\",\n      \"maximum\": 1,\n      \"mean\": -0.5,\n      \"zeros\": 0,\n"
                  "      \"nans\": 1,\n      \"infinities\": 1\n"))
      << run.out;
}

TEST(Tensors, StringsAndComplexNumbersHaveNoStatistics) {
  const TemporaryFolder folder;
  const std::string path =
      folder.write("m.txt",
                   "ir_version: 8 graph { initializer { name: 's' data_type: 8 dims: 1 string_data: 'ab' } "
                   "initializer { name: 'c' data_type: 14 dims: 1 float_data: [0, 0] } }");
  const Outcome run = run_tool({"tensors", "--stats", path});
  for (const std::string tensor : {"s       string[1]   ", "c       complex64[1]"}) {
    const std::string line = tensor + "             -            -            -            -        -        -\n";
    EXPECT_TRUE(has(run.out, line)) << run.out << run.err;
  }
  const Outcome json = run_tool({"tensors", "--stats", "--json", path});
  EXPECT_FALSE(has(json.out, "zeros") || has(json.out, "nans") || has(json.out, "infinities")) << json.out;
}

TEST(Tensors, TheMeanOfLargeNumbersIsFinite) {
  const TemporaryFolder folder;
  const std::string path = folder.write(
      "m.txt",
      "ir_version: 8 graph { initializer { name: 'd' data_type: 11 dims: 3 double_data: [1.5e308, 1.5e308, "
      "-6e307] } }");
  EXPECT_TRUE(has(run_tool({"tensors", "--stats", path}).out, " 8e+307 "))
      << run_tool({"tensors", "--stats", path}).out;
}

// One tensor that cannot be read does not hide the others. Headings are columns as well.
TEST(Tensors, StatisticsMarkTensorsThatCannotBeRead) {
  const TemporaryFolder folder;
  onnx::ModelProto model = small_model(2);
  model.mutable_graph()->mutable_initializer(0)->set_name("w");
  onnx::TensorProto& bad = *model.mutable_graph()->add_initializer();
  bad.set_name("bad");
  bad.set_data_type(onnx::TensorProto::FLOAT);
  bad.add_dims(2);
  bad.set_raw_data("1234");
  const std::string path = folder.write("m.onnx", encoded(model));
  const Outcome run = run_tool({"tensors", "--stats", path});
  EXPECT_EQ(run.status, 1);
  EXPECT_EQ(run.out,
            "tensor  type           minimum      maximum         mean        zeros     NaNs infinite\n"
            "w       float[2]             0            1          0.5            1        0        0\n"
            "bad     float[2]  error: invalid tensor: the data has 4 bytes, but FLOAT [2] requires 8\n"
            "2 tensors, 16 B\n");
  const Outcome json = run_tool({"tensors", "--stats", "--json", path});
  EXPECT_EQ(json.status, 1);
  EXPECT_TRUE(has(json.out, "\"mean\": 0.5,")) << json.out;
  EXPECT_TRUE(has(json.out, "\"problem\": \"invalid tensor: the data has 4 bytes, but FLOAT [2] requires 8\"\n"));
  EXPECT_EQ(run_tool({"tensors", "--stats", "--allow-size-mismatch", path}).out, run.out);
  EXPECT_EQ(run_tool({"tensors", "--stats", "--allow-size-mismatch", path}).status, 0);
}

struct Case {
  onnx::TensorProto::DataType type;
  std::string raw;
  std::string expected;  // NumPy's description of the array
};

// NumPy reads an extracted tensor of every type.
TEST(Tensors, ExtractsEveryTypeForNumPy) {
  if (run_shell("/usr/bin/python3 -c 'import numpy'").status != 0) GTEST_SKIP() << "no NumPy: install python3-numpy";
  using onnx::TensorProto;
  const Case cases[] = {
      {TensorProto::FLOAT, std::string("\x00\x00\x80\x3f\x00\x00\x00\xc0", 8), "float32 [1.0, -2.0]"},
      {TensorProto::DOUBLE, std::string("\0\0\0\0\0\0\xf0\x3f\0\0\0\0\0\0\0\xc0", 16), "float64 [1.0, -2.0]"},
      {TensorProto::FLOAT16, std::string("\x00\x3c\x00\xc0", 4), "float16 [1.0, -2.0]"},
      {TensorProto::BFLOAT16, std::string("\x80\x3f\x00\xc0", 4), "float32 [1.0, -2.0]"},
      {TensorProto::FLOAT8E4M3FN, "\x38\xc0", "float32 [1.0, -2.0]"},
      {TensorProto::INT8, "\x01\xfe", "int8 [1, -2]"},
      {TensorProto::UINT16, std::string("\x01\x00\xff\xff", 4), "uint16 [1, 65535]"},
      {TensorProto::INT64, std::string("\1\0\0\0\0\0\0\0\xfe\xff\xff\xff\xff\xff\xff\xff", 16), "int64 [1, -2]"},
      {TensorProto::BOOL, std::string("\1\0", 2), "bool [True, False]"},
      {TensorProto::INT4, "\xe1", "int8 [1, -2]"},
      {TensorProto::UINT2, "\x0d", "uint8 [1, 3]"},
      {TensorProto::COMPLEX64, std::string("\x00\x00\x80\x3f\0\0\0\0\0\0\0\0\x00\x00\x80\x3f", 16),
       "complex64 [(1+0j), 1j]"},
  };
  const TemporaryFolder folder;
  std::string expected;
  std::string files;
  for (const Case& test : cases) {
    onnx::ModelProto model = small_model(0);
    onnx::TensorProto& tensor = *model.mutable_graph()->mutable_initializer(0);
    tensor.set_data_type(test.type);
    tensor.set_dims(0, 2);
    tensor.set_raw_data(test.raw);
    const std::string path = folder.write("m.onnx", encoded(model));
    const std::string file = folder / (std::to_string(test.type) + ".npy");
    const Outcome run = run_tool({"tensors", path, "--extract", "weight", file});
    EXPECT_EQ(run.status, 0) << run.err;
    expected += test.expected + "\n";
    files += " " + shell_word(file);
  }
  EXPECT_EQ(run_shell("/usr/bin/python3 -c 'import numpy, sys\nfor path in sys.argv[1:]: a = numpy.load(path); "
                      "print(a.dtype, a.tolist())'" +
                      files)
                .out,
            expected);
}

// Extracts typed fields, strings, and tensors that have a path but no name.
TEST(Tensors, ExtractsFromEveryStorageForm) {
  if (run_shell("/usr/bin/python3 -c 'import numpy'").status != 0) GTEST_SKIP() << "no NumPy: install python3-numpy";
  const TemporaryFolder folder;
  const std::string path = folder.write(
      "m.txt",
      "ir_version: 8 graph { initializer { name: 'words' data_type: 8 dims: 2 string_data: 'ab' string_data: 'c' } "
      "initializer { name: 'typed' data_type: 6 dims: [1, 2] int32_data: [7, -8] } "
      "node { op_type: 'Constant' attribute { name: 'value' type: TENSOR t { data_type: 1 float_data: 5 } } } }");
  const auto extracted = [&](const std::string& name) {
    const Outcome run = run_tool({"tensors", path, "--extract", name, folder / "t.npy"});
    EXPECT_EQ(run.status, 0) << run.err;
    return run_shell(
               "/usr/bin/python3 -c 'import numpy, sys; a = numpy.load(sys.argv[1]); print(a.shape, a.tolist())' " +
               shell_word(folder / "t.npy"))
        .out;
  };
  EXPECT_EQ(extracted("words"), "(2,) [b'ab', b'c']\n");
  EXPECT_EQ(extracted("typed"), "(1, 2) [[7, -8]]\n");
  EXPECT_EQ(extracted("graph.node[0].attribute[0].t"), "() 5.0\n");
}

// ONNX's test data holds tensors outside models.
TEST(Tensors, ReadsFilesOfTensors) {
  const TemporaryFolder folder;
  onnx::SequenceProto sequence;
  sequence.set_elem_type(onnx::SequenceProto::TENSOR);
  sequence.set_name("s");
  for (int i = 0; i < 2; ++i) *sequence.add_tensor_values() = small_model(3 + i).graph().initializer(0);
  onnx::TensorProto tensor;  // parsed as a model, its elements would be the graph
  tensor.add_dims(2);
  tensor.set_data_type(onnx::TensorProto::INT64);
  tensor.add_int64_data(10);
  tensor.add_int64_data(20);
  std::string bytes;
  ASSERT_TRUE(sequence.SerializeToString(&bytes));
  const std::string sequence_path = folder.write("sequence.pb", bytes);
  ASSERT_TRUE(tensor.SerializeToString(&bytes));
  const std::string path = folder.write("input_0.pb", bytes);
  EXPECT_TRUE(has(run_tool({"tensors", path}).out, "int64[2]"));
  EXPECT_TRUE(has(run_tool({"tensors", path, "--stats", "--json"}).out, "\"mean\": 15"));
  EXPECT_EQ(run_tool({"convert", path, folder / "x.npy"}).status, 0);
  EXPECT_EQ(folder.read("x.npy").substr(128), std::string("\x0a\0\0\0\0\0\0\0\x14\0\0\0\0\0\0\0", 16));
  EXPECT_TRUE(has(run_tool({"tensors", sequence_path}).out, "2 tensors, 28 B\n"));
  EXPECT_EQ(run_tool({"tensors", sequence_path, "--extract", "tensor_values[1]", folder / "s.npy"}).status, 0);
  EXPECT_EQ(folder.read("s.npy").size(), 128U + 16);
  EXPECT_TRUE(has(run_tool({"convert", sequence_path, folder / "y.npy"}).err,
                  "this is a sequence of tensors (SequenceProto) with 2 elements; extract one"));
  EXPECT_EQ(run_tool({"info", sequence_path}).err,
            "onnx-tool: " + sequence_path +
                ": this is a sequence of tensors (SequenceProto), not a model; list it with `onnx-tool tensors`\n");
  EXPECT_EQ(run_tool({"convert", folder.write("m.onnx", encoded(small_model(1))), folder / "m.npy"}).status, 2);
}

TEST(Tensors, ListsMembersOfAnArchive) {
  const TemporaryFolder folder;
  onnxgen::archive::save(small_model(1000), folder / "m.zip");
  EXPECT_TRUE(has(run_tool({"tensors", folder / "m.zip"}).out, "float[1000]  weight  weight at 0\n"));
}

TEST(Tensors, ANameOfTwoTensorsIsNotExtracted) {
  const TemporaryFolder folder;
  onnx::ModelProto model = small_model(3);
  onnx::GraphProto& branch = *model.mutable_graph()->mutable_node(0)->add_attribute()->mutable_g();
  *branch.add_initializer() = small_model(4).graph().initializer(0);
  const std::string path = folder.write("m.onnx", encoded(model));
  const Outcome run = run_tool({"tensors", path, "--extract", "weight", folder / "w.npy"});
  EXPECT_EQ(run.status, 1);
  EXPECT_EQ(run.err, "onnx-tool: " + path +
                         ": 2 tensors have the name 'weight'; use a path instead: "
                         "graph.node[0].attribute[0].g.initializer[0], graph.initializer[0]\n");
  EXPECT_EQ(folder.files(), std::vector<std::string>{"m.onnx"});
  EXPECT_EQ(run_tool({"tensors", path, "--extract", "graph.initializer[0]", folder / "w.npy"}).status, 0);
  EXPECT_EQ(folder.read("w.npy").size(), 128U + 12);
}

TEST(Tensors, StringsThatNumPyWouldShortenAreRefused) {
  const TemporaryFolder folder;
  const std::string path = folder.write(
      "m.txt", "ir_version: 8 graph { initializer { name: 's' data_type: 8 dims: 1 string_data: '\\xff\\x00' } }");
  const Outcome run = run_tool({"tensors", path, "--extract", "s", folder / "s.npy"});
  EXPECT_EQ(run.status, 1);
  EXPECT_TRUE(has(run.err, "element 0 ends with a NUL")) << run.err;
  EXPECT_EQ(folder.files(), std::vector<std::string>{"m.txt"});
}

TEST(Tensors, AreNotExtractedToFilesOfOtherFormats) {
  const TemporaryFolder folder;
  const std::string path = folder.write("m.onnx", encoded(small_model(3)));
  for (const char* const name : {"w.onnx", "w.json", "w.npz"}) {
    const Outcome run = run_tool({"tensors", path, "--extract", "weight", folder / name});
    EXPECT_EQ(run.status, 2) << name;
    EXPECT_TRUE(has(run.err, "': a tensor is extracted to a NumPy file; end the name with .npy\n")) << run.err;
  }
  EXPECT_EQ(run_tool({"tensors", path, "--extract", "weight", ""}).status, 2);
  EXPECT_EQ(folder.files(), std::vector<std::string>{"m.onnx"});
}

TEST(Tensors, ALibraryOfFunctionsHasTensors) {
  const TemporaryFolder folder;
  onnx::ModelProto model = small_model(3);
  const onnx::TensorProto weight = model.graph().initializer(0);
  model.clear_graph();
  onnx::NodeProto& node = *model.add_functions()->add_node();
  *node.add_attribute()->mutable_t() = weight;
  folder.write("m.onnx", encoded(model));
  onnxgen::archive::save(model, folder / "m.zip");
  folder.write("empty.txt", "ir_version: 8 functions { name: 'f' }");
  for (const char* const name : {"m.onnx", "m.zip"}) {
    EXPECT_TRUE(has(run_tool({"tensors", folder / name}).out, "\n1 tensor, 12 B\n")) << name;
    const Outcome statistics = run_tool({"tensors", folder / name, "--stats"});
    EXPECT_TRUE(has(statistics.out, "\n1 tensor, 12 B\n")) << name << statistics.err;
    const Outcome extracted = run_tool({"tensors", folder / name, "--extract", "weight", folder / "w.npy"});
    EXPECT_EQ(extracted.status, 0) << name << extracted.err;
  }
  EXPECT_EQ(run_tool({"tensors", folder / "empty.txt"}).out, "0 tensors, 0 B\n");
}

TEST(Tensors, MissingTensorsAreAnError) {
  const TemporaryFolder folder;
  const std::string path = folder.write("m.onnx", encoded(small_model(3)));
  const Outcome run = run_tool({"tensors", path, "--extract", "wieght", folder / "w.npy"});
  EXPECT_EQ(run.status, 1);
  EXPECT_EQ(run.err, "onnx-tool: " + path + ": no tensor 'wieght'; did you mean 'weight'?\n");
  EXPECT_TRUE(has(run_tool({"tensors", path, "--extract", "none", folder / "w.npy"}).err,
                  "no tensor 'none'; run `onnx-tool tensors` to list all tensors\n"));
  EXPECT_EQ(folder.files(), std::vector<std::string>{"m.onnx"});
}

}  // namespace
}  // namespace onnx_tool::tests
