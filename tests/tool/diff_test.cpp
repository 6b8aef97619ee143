#include <gtest/gtest.h>

#include <filesystem>
#include <functional>
#include <limits>

#include "models.h"
#include "onnxgen/archive/save.h"
#include "onnxgen/io/save.h"
#include "run_tool.h"
#include "temporary_folder.h"

namespace onnx_tool::tests {
namespace {

using onnxgen::io::tests::TemporaryFolder;

class Diff : public testing::Test {
 protected:
  Outcome diff(const onnx::ModelProto& a, const onnx::ModelProto& b, const std::vector<std::string>& options = {}) {
    std::vector<std::string> arguments = {"diff", folder_.write("a.onnx", encoded(a)),
                                          folder_.write("b.onnx", encoded(b))};
    arguments.insert(arguments.end(), options.begin(), options.end());
    return run_tool(arguments);
  }

  // Returns the differences between small_model(count) and the result of `change` on it.
  Outcome diff_of(std::int64_t count, const std::function<void(onnx::ModelProto&)>& change,
                  const std::vector<std::string>& options = {}) {
    onnx::ModelProto changed = small_model(count);
    change(changed);
    return diff(small_model(count), changed, options);
  }

  TemporaryFolder folder_;
};

TEST_F(Diff, EqualModelsPrintNothing) {
  const Outcome run = diff(small_model(10), small_model(10));
  EXPECT_EQ(run.status, 0);
  EXPECT_EQ(run.out + run.err, "");
}

TEST_F(Diff, NamesTheFieldThatDiffers) {
  const Outcome run = diff_of(1, [](onnx::ModelProto& model) {
    model.mutable_graph()->mutable_node(0)->set_op_type("Mul");
    model.mutable_graph()->mutable_node(0)->clear_name();
    model.set_domain("org.example");
  });
  EXPECT_EQ(run.status, 1);
  EXPECT_EQ(run.out,
            "added: domain: \"org.example\"\n"
            "deleted: graph.node[0].name: \"sum\"\n"
            "modified: graph.node[0].op_type: \"Add\" -> \"Mul\"\n");
}

// Tensors are compared by content, regardless of storage location and format.
TEST_F(Diff, StorageOfElementsIsNotADifference) {
  const onnx::ModelProto model = small_model(1000);
  const std::string single = folder_.write("m.onnx", encoded(model));
  onnxgen::io::SaveOptions external;
  external.placement = onnxgen::io::DataPlacement::kOneFile;
  onnxgen::io::save(model, folder_ / "external.onnx", external);
  onnxgen::archive::save(model, folder_ / "m.zip");
  ASSERT_EQ(run_tool({"convert", single, folder_ / "m.json"}).status, 0);
  for (const char* const other : {"external.onnx", "m.zip", "m.json"}) {
    const Outcome run = run_tool({"diff", single, folder_ / other});
    EXPECT_EQ(run.status, 0) << other << run.out << run.err;
  }
}

// The onnx package writes the data location of every tensor, and archives have none. Text has an empty domain.
TEST_F(Diff, ExplicitDefaultsAreNotADifference) {
  const auto with_function = [](bool is_explicit) {
    onnx::ModelProto model = small_model(10);
    onnx::FunctionProto& function = *model.add_functions();
    function.set_name("F");
    function.add_opset_import()->set_version(17);
    function.add_node()->set_op_type("Relu");
    onnx::AttributeProto& default_value = *function.add_attribute_proto();
    default_value.set_name("body");
    default_value.set_type(onnx::AttributeProto::GRAPH);
    onnx::NodeProto& node_of_default = *default_value.mutable_g()->add_node();
    if (!is_explicit) return model;
    node_of_default.set_domain("");
    model.mutable_graph()->mutable_initializer(0)->set_data_location(onnx::TensorProto::DEFAULT);
    model.mutable_graph()->mutable_node(0)->set_domain("");
    model.mutable_opset_import(0)->set_domain("");
    model.mutable_functions(0)->mutable_opset_import(0)->set_domain("");
    model.mutable_functions(0)->mutable_node(0)->set_domain("");
    return model;
  };
  EXPECT_EQ(diff(with_function(true), with_function(false)).out, "");
  onnxgen::archive::save(with_function(true), folder_ / "a.zip");
  EXPECT_EQ(run_tool({"diff", folder_ / "a.onnx", folder_ / "a.zip"}).out, "");
}

TEST_F(Diff, TensorsAreComparedByElement) {
  const auto change = [](onnx::ModelProto& model) {
    onnx::TensorProto& weight = *model.mutable_graph()->mutable_initializer(0);
    weight.set_dims(0, 2);
    weight.add_dims(3);
    weight.set_float_data(4, 4.25F);
    weight.set_float_data(5, 4.5F);
  };
  onnx::ModelProto a = small_model(6);
  a.mutable_graph()->mutable_initializer(0)->set_dims(0, 2);
  a.mutable_graph()->mutable_initializer(0)->add_dims(3);
  onnx::ModelProto b = small_model(6);
  change(b);
  EXPECT_EQ(
      diff(a, b).out,
      "modified: graph.initializer[0] 'weight': 2 of 6 elements differ by at most 0.5; first difference at [1, 1]: "
      "4 -> 4.25\n");
  EXPECT_EQ(
      diff(a, b, {"--tolerance", "0.25"}).out,
      "modified: graph.initializer[0] 'weight': 1 of 6 elements differs by at most 0.5; first difference at [1, 2]: "
      "5 -> 4.5\n");
  EXPECT_EQ(diff(a, b, {"--tolerance", "0.5"}).status, 0);
}

TEST_F(Diff, ToleranceAppliesToAttributes) {
  const auto with_epsilon = [](float epsilon) {
    onnx::ModelProto model = small_model(1);
    onnx::AttributeProto& attribute = *model.mutable_graph()->mutable_node(0)->add_attribute();
    attribute.set_name("epsilon");
    attribute.set_type(onnx::AttributeProto::FLOAT);
    attribute.set_f(epsilon);
    return model;
  };
  EXPECT_EQ(diff(with_epsilon(1.0F), with_epsilon(1.001F)).status, 1);
  EXPECT_EQ(diff(with_epsilon(1.0F), with_epsilon(1.001F), {"--tolerance", "0.01"}).status, 0);
}

// Distinct integers that convert to the same double, NaNs, and 0 versus -0.
TEST_F(Diff, ElementsThatAreHardToCompare) {
  const auto integers = [](std::int64_t value) {
    onnx::ModelProto model = small_model(0);
    onnx::TensorProto& weight = *model.mutable_graph()->mutable_initializer(0);
    weight.set_data_type(onnx::TensorProto::INT64);
    weight.set_dims(0, 1);
    weight.add_int64_data(value);
    return model;
  };
  constexpr std::int64_t kLarge = (std::int64_t{1} << 60) + 1;
  EXPECT_EQ(diff(integers(kLarge), integers(kLarge - 1)).status, 1);
  EXPECT_EQ(diff(integers(kLarge), integers(kLarge - 1), {"--tolerance", "1"}).status, 0);
  EXPECT_EQ(diff(integers(INT64_MIN), integers(INT64_MAX), {"--tolerance", "1"}).status, 1);
  const auto with_first = [](float value) {
    return
        [value](onnx::ModelProto& model) { model.mutable_graph()->mutable_initializer(0)->set_float_data(0, value); };
  };
  const float nan = std::numeric_limits<float>::quiet_NaN();
  EXPECT_EQ(diff_of(1, with_first(nan), {"--tolerance", "1000"}).status, 1);
  EXPECT_EQ(diff_of(1, with_first(-0.0F)).status, 0);
}

// raw_data would store these entries as other values.
TEST_F(Diff, IntegersOutsideTheRangeOfTheirTypeStayDifferent) {
  using T = onnx::TensorProto;
  const auto status = [this](T::DataType type, std::int64_t first, std::int64_t second) {
    const auto with_entry = [type](std::int64_t entry) {
      onnx::ModelProto model = small_model(0);
      T& weight = *model.mutable_graph()->mutable_initializer(0);
      weight.set_data_type(type);
      weight.set_dims(0, 1);
      if (type == T::UINT32) {
        weight.add_uint64_data(static_cast<std::uint64_t>(entry));
      } else {
        weight.add_int32_data(static_cast<std::int32_t>(entry));
      }
      return model;
    };
    return diff(with_entry(first), with_entry(second)).status;
  };
  EXPECT_EQ(status(T::INT8, 300, 44), 1);
  EXPECT_EQ(status(T::INT8, 200, -56), 1);
  EXPECT_EQ(status(T::INT8, 200, 200), 0);
  EXPECT_EQ(status(T::UINT8, -1, 255), 1);
  EXPECT_EQ(status(T::INT16, 40000, 40000 - 65536), 1);
  EXPECT_EQ(status(T::UINT16, -1, 65535), 1);
  EXPECT_EQ(status(T::UINT32, -1, 0xFFFFFFFF), 1);
  EXPECT_EQ(status(T::BOOL, 2, 1), 1);
  EXPECT_EQ(status(T::BOOL, -1, 255), 1);
  EXPECT_EQ(status(T::INT4, 256, 0), 1);
  EXPECT_EQ(status(T::FLOAT16, 0x10000, 0), 1);
  EXPECT_EQ(status(T::FLOAT16, -1024, 0xFC00), 0) << "the bits of -infinity as a signed and as an unsigned number";
}

// Typed and raw elements, attributes, and tensors that stay typed.
TEST_F(Diff, NansAreEqualIfTheirBitsAre) {
  const float nan = std::numeric_limits<float>::quiet_NaN();
  const auto status = [&](const std::function<void(onnx::ModelProto&, float)>& set, float first, float second) {
    onnx::ModelProto a = small_model(1);
    onnx::ModelProto b = small_model(1);
    set(a, first);
    set(b, second);
    return diff(a, b, {"--tolerance", "1"}).status;
  };
  const auto set_typed = [](onnx::ModelProto& model, float value) {
    model.mutable_graph()->mutable_initializer(0)->set_float_data(0, value);
  };
  const auto set_too_many = [&](onnx::ModelProto& model, float value) {
    set_typed(model, value);
    model.mutable_graph()->mutable_initializer(0)->add_float_data(1);
  };
  const auto set_complex = [](onnx::ModelProto& model, float value) {
    onnx::TensorProto& weight = *model.mutable_graph()->mutable_initializer(0);
    weight.set_data_type(onnx::TensorProto::COMPLEX64);
    weight.add_float_data(value);
  };
  const auto set_attribute = [](onnx::ModelProto& model, float value) {
    model.mutable_graph()->mutable_node(0)->add_attribute()->set_f(value);
  };
  for (const std::function<void(onnx::ModelProto&, float)>& set :
       {std::function<void(onnx::ModelProto&, float)>(set_typed), {set_too_many}, {set_complex}, {set_attribute}}) {
    EXPECT_EQ(status(set, nan, nan), 0);
    EXPECT_EQ(status(set, nan, -nan), 1);
    EXPECT_EQ(status(set, nan, 1), 1);
  }
  const Outcome run = diff_of(2, [&](onnx::ModelProto& model) { set_typed(model, nan); });
  EXPECT_TRUE(has(run.out, "first difference at [0]: 0 -> nan\n")) << run.out;
  onnx::ModelProto negative = small_model(1);
  onnx::ModelProto positive = small_model(1);
  set_typed(negative, -nan);
  set_typed(positive, nan);
  EXPECT_TRUE(has(diff(negative, positive).out, "[0]: -nan (bytes 00 00 c0 ff) -> nan (bytes 00 00 c0 7f)\n"));
}

// Returns a model whose weight has one element with these bytes.
onnx::ModelProto with_element(onnx::TensorProto::DataType type, const std::string& bytes) {
  onnx::ModelProto model = small_model(0);
  onnx::TensorProto& weight = *model.mutable_graph()->mutable_initializer(0);
  weight.set_data_type(type);
  weight.set_dims(0, 1);
  weight.set_raw_data(bytes);
  return model;
}

// Otherwise the two elements of a difference can look equal.
TEST_F(Diff, ElementsArePrintedWithAllDigits) {
  const auto elements = [this](onnx::TensorProto::DataType type, const std::string& a, const std::string& b) {
    const std::string text = diff(with_element(type, a), with_element(type, b)).out;
    return text.substr(std::min(text.find("by at most"), text.size()));
  };
  EXPECT_EQ(elements(onnx::TensorProto::INT64, {"\xff\xff\xff\xff\xff\xff\xff\x7f", 8},
                     {"\xfe\xff\xff\xff\xff\xff\xff\x7f", 8}),
            "by at most 1; first difference at [0]: 9223372036854775807 -> 9223372036854775806\n");
  EXPECT_EQ(elements(onnx::TensorProto::INT32, {"\xd2\x02\x96\x49", 4}, {"\xd3\x02\x96\x49", 4}),
            "by at most 1; first difference at [0]: 1234567890 -> 1234567891\n");
  EXPECT_EQ(elements(onnx::TensorProto::UINT32, {"\0\x28\x6b\xee", 4}, {"\0\0\0\0", 4}),
            "by at most 4000000000; first difference at [0]: 4000000000 -> 0\n");
  EXPECT_EQ(elements(onnx::TensorProto::FLOAT, {"\0\0\x80\x3f", 4}, {"\1\0\x80\x3f", 4}),
            "by at most 1.19209e-07; first difference at [0]: 1 -> 1.0000001\n");
  EXPECT_EQ(elements(onnx::TensorProto::DOUBLE, {"\0\0\0\0\0\0\xf0\x3f", 8}, {"\1\0\0\0\0\0\xf0\x3f", 8}),
            "by at most 2.22045e-16; first difference at [0]: 1 -> 1.0000000000000002\n");
  EXPECT_EQ(elements(onnx::TensorProto::FLOAT16, {"\0\x3c", 2}, {"\1\x3c", 2}),
            "by at most 0.000976562; first difference at [0]: 1 -> 1.0009766\n");
  EXPECT_EQ(elements(onnx::TensorProto::COMPLEX64, {"\0\0\x80\x3f\0\0\0\0", 8}, {"\1\0\x80\x3f\0\0\0\0", 8}),
            "by at most 1.19209e-07; first difference at [0]: 1+0i -> 1.0000001+0i\n");
}

TEST_F(Diff, ComplexNumbersHaveADistance) {
  const auto with_complex = [](float imaginary) {
    onnx::ModelProto model = small_model(0);
    onnx::TensorProto& weight = *model.mutable_graph()->mutable_initializer(0);
    weight.set_data_type(onnx::TensorProto::COMPLEX64);
    weight.set_dims(0, 1);
    weight.add_float_data(1);
    weight.add_float_data(imaginary);
    return model;
  };
  EXPECT_TRUE(
      has(diff(with_complex(2), with_complex(-2.5F)).out, "at most 4.5; first difference at [0]: 1+2i -> 1-2.5i\n"));
  EXPECT_EQ(diff(with_complex(2), with_complex(2.5F), {"--tolerance", "0.5"}).status, 0);
  EXPECT_EQ(diff(with_complex(2), with_complex(2.5F), {"--tolerance", "0.4"}).status, 1);
}

TEST_F(Diff, TheSignOfZeroIsARemark) {
  const Outcome run = diff_of(
      1, [](onnx::ModelProto& model) { model.mutable_graph()->mutable_initializer(0)->set_float_data(0, -0.0F); });
  EXPECT_EQ(run.status, 0);
  EXPECT_EQ(run.out, "equal: graph.initializer[0] 'weight': 1 of 1 element differs only in the sign of 0\n");
}

TEST_F(Diff, TheSignOfZeroIsARemarkInAttributes) {
  const auto with_zero = [](float zero) {
    onnx::ModelProto model = small_model(1);
    onnx::AttributeProto& attribute = *model.mutable_graph()->mutable_node(0)->add_attribute();
    attribute.set_name("a");
    attribute.set_f(zero);
    attribute.add_floats(zero);
    attribute.add_floats(1);
    attribute.add_floats(zero);
    return model;
  };
  const Outcome run = diff(with_zero(0.0F), with_zero(-0.0F));
  EXPECT_EQ(run.status, 0);
  EXPECT_EQ(run.out,
            "equal: graph.node[0].attribute[0].f: differs only in the sign of 0\n"
            "equal: graph.node[0].attribute[0].floats: 2 elements differ only in the sign of 0\n");
  EXPECT_EQ(diff(with_zero(-0.0F), with_zero(-0.0F)).out, "");
}

// The textual syntax cannot express an empty raw_data of a tensor without elements.
TEST_F(Diff, EmptyDataIsNoDifference) {
  onnx::ModelProto model = small_model(0);
  model.mutable_graph()->mutable_initializer(0)->set_raw_data("");
  const std::string path = folder_.write("m.onnx", encoded(model));
  ASSERT_EQ(run_tool({"convert", path, folder_ / "m.onnxtxt"}).status, 0);
  const Outcome run = run_tool({"diff", path, folder_ / "m.onnxtxt"});
  EXPECT_EQ(run.status, 0) << run.out << run.err;
}

// Tensors of several types and lengths can refer to the same bytes of a data file. Each is compared as what it is.
TEST_F(Diff, TensorsThatShareDataAreComparedSeparately) {
  const auto of_type = [](const char* name, std::int32_t type, std::int64_t count) {
    onnx::TensorProto tensor;
    tensor.set_name(name);
    tensor.set_data_type(type);
    tensor.add_dims(count);
    tensor.set_data_location(onnx::TensorProto::EXTERNAL);
    onnx::StringStringEntryProto& location = *tensor.add_external_data();
    location.set_key("location");
    location.set_value("w.bin");
    onnx::StringStringEntryProto& length = *tensor.add_external_data();
    length.set_key("length");
    length.set_value(std::to_string(4 * count));
    return tensor;
  };
  const auto diff_of_data = [&](const std::vector<onnx::TensorProto>& tensors, const std::string& a,
                                const std::string& b) {
    onnx::ModelProto model = small_model(0);
    for (const onnx::TensorProto& tensor : tensors) *model.mutable_graph()->add_initializer() = tensor;
    for (const char* const side : {"a", "b"}) {
      std::filesystem::create_directories(folder_ / side);
      folder_.write(std::string(side) + "/w.bin", *side == 'a' ? a : b);
      folder_.write(std::string(side) + "/m.onnx", encoded(model));
    }
    return run_tool({"diff", folder_ / "a/m.onnx", folder_ / "b/m.onnx"});
  };
  const onnx::TensorProto head = of_type("head", onnx::TensorProto::FLOAT, 1);
  std::string zeros(16, '\0');
  std::string changed = zeros;
  changed[14] = '\x80';
  changed[15] = '\x3f';
  EXPECT_EQ(diff_of_data({head, of_type("whole", onnx::TensorProto::FLOAT, 4)}, zeros, changed).out,
            "modified: graph.initializer[2] 'whole': 1 of 4 elements differs by at most 1; first difference at [3]: "
            "0 -> 1\n");
  const onnx::TensorProto integer = of_type("integer", onnx::TensorProto::INT32, 1);
  const Outcome zero_signs = diff_of_data({head, integer}, std::string("\0\0\0\x80", 4), std::string(4, '\0'));
  EXPECT_EQ(zero_signs.status, 1);
  EXPECT_EQ(zero_signs.out,
            "modified: graph.initializer[2] 'integer': 1 of 1 element differs by at most 2147483648; first difference "
            "at [0]: -2147483648 -> 0\n"
            "equal: graph.initializer[1] 'head': 1 of 1 element differs only in the sign of 0\n");
  const Outcome nans = diff_of_data({head, integer}, {"\1\0\xc0\x7f", 4}, {"\2\0\xc0\x7f", 4});
  EXPECT_EQ(nans.status, 1);
  EXPECT_TRUE(has(nans.out, "modified: graph.initializer[2] 'integer': 1 of 1 element differs by at most 1;"))
      << nans.out;
  EXPECT_TRUE(has(nans.out, "graph.initializer[1] 'head': 1 of 1 element differs by at most nan;")) << nans.out;
}

TEST_F(Diff, OtherShapesAndTypes) {
  const Outcome run = diff(small_model(2), small_model(3));
  EXPECT_EQ(run.out,
            "modified: graph.initializer[0].dims[0]: 2 -> 3\n"
            "modified: graph.initializer[0] 'weight': data differs, 8 B -> 12 B\n");
}

TEST_F(Diff, LongListsAreTruncated) {
  const Outcome run = diff_of(1,
                              [](onnx::ModelProto& model) {
                                for (int i = 0; i < 5; ++i) model.mutable_graph()->add_node()->set_op_type("Relu");
                              },
                              {"--limit", "2"});
  EXPECT_EQ(run.out,
            "added: graph.node[1]: { op_type: \"Relu\" }\nadded: graph.node[2]: { op_type: \"Relu\" }\n"
            "3 more not shown; use --limit 0 to print all\n");
}

TEST_F(Diff, NamesCannotControlTheTerminal) {
  const Outcome run = diff_of(1, [](onnx::ModelProto& model) {
    onnx::TensorProto& weight = *model.mutable_graph()->mutable_initializer(0);
    weight.set_name("\x1b[2J");
    weight.set_float_data(0, 1);
  });
  EXPECT_EQ(run.out.find('\x1b'), std::string::npos) << run.out;
}

}  // namespace
}  // namespace onnx_tool::tests
