// Contents of findings, and the effect of options and message classes on them.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

#include "drop_in_onnx.pb.h"
#include "onnx/onnx-ml.pb.h"
#include "onnx/onnx-ml.proto3.pb.h"
#include "onnxgen/check/check.h"
#include "sound_model.h"
#include "temporary_folder.h"

namespace onnxgen::check::tests {
namespace {

using io::tests::TemporaryFolder;

std::vector<std::string> messages(const Report& report) {
  std::vector<std::string> all;
  for (const Finding& finding : report.findings) all.push_back(finding.message());
  return all;
}

bool has(const Report& report, Severity severity, Rule rule, const std::string& path) {
  return std::any_of(report.findings.begin(), report.findings.end(), [&](const Finding& finding) {
    return finding.severity == severity && finding.rule == rule && finding.path == path;
  });
}

TEST(Findings, MessagesShortenTheMiddleOfALongPath) {
  Finding finding = {Severity::kError, Rule::kRequiredField, "graph", "required but missing"};
  for (int i = 0; i < 1000; ++i) finding.path += ".node[0].attribute[0].g";
  EXPECT_LT(finding.message().size(), 500U) << finding.message();
  EXPECT_EQ(finding.message().rfind("error: graph.node[0].attribute[0].g.", 0), 0U) << finding.message();
}

TEST(Findings, HavePathAndText) {
  auto model = sound_model<onnx::ModelProto>();
  model.mutable_graph()->mutable_node(1)->mutable_attribute(1)->mutable_g()->mutable_node(0)->set_input(1, "nowhere");
  const Report report = check(model);
  EXPECT_FALSE(report.ok());
  EXPECT_EQ(messages(report),
            std::vector<std::string>{"error: graph.node[1].attribute[1].g.node[0].input[1]: 'nowhere' is not an input, "
                                     "an initializer or an output of an earlier node (undefined-name)"});
}

TEST(Findings, TheNewestIrVersionOfTheSchemaIsKnown) {
  auto model = sound_model<onnx::ModelProto>();
  model.set_ir_version(onnx::IR_VERSION);
  EXPECT_EQ(messages(check(model)), std::vector<std::string>());
  model.set_ir_version(onnx::IR_VERSION + 1);
  EXPECT_TRUE(has(check(model), Severity::kError, Rule::kIrVersion, "ir_version"));
}

TEST(Findings, OrderIsToldFromAbsence) {
  auto model = sound_model<onnx::ModelProto>();
  add_node(*model.mutable_graph(), "Identity", {"late"}, {"early"});
  add_node(*model.mutable_graph(), "Identity", {"x"}, {"late"});
  EXPECT_EQ(
      messages(check(model)),
      std::vector<std::string>{"error: graph.node[5].input[0]: 'late' is produced by graph.node[6], which does not "
                               "precede this node (topological-order)"});
}

TEST(Findings, WarningsDoNotRefuseAModel) {
  auto model = sound_model<onnx::ModelProto>();
  auto& graph = *model.mutable_graph();
  graph.mutable_node(0)->set_name("same");
  graph.mutable_node(1)->set_name("same");
  add_node(graph, "Print", {"x"}, {});
  graph.add_value_info()->set_name("a");
  graph.mutable_value_info(0)->mutable_type();
  graph.add_output()->CopyFrom(graph.output(0));
  graph.mutable_input(0)->mutable_type()->mutable_tensor_type()->mutable_shape()->mutable_dim(0)->set_dim_value(-1);
  auto& branch = *graph.mutable_node(1)->mutable_attribute(0)->mutable_g();
  branch.add_input()->set_name("then_w");
  branch.add_output()->set_name("a");
  fill_entry(*graph.add_metadata_props(), "k", "");
  const Report report = check(model);
  EXPECT_TRUE(report.ok());
  EXPECT_EQ(report.errors, 0u);
  EXPECT_EQ(report.warnings, report.findings.size());
  const auto expect_warning = [&](Rule rule, const std::string& path) {
    EXPECT_TRUE(has(report, Severity::kWarning, rule, path)) << rule_name(rule) << " at " << path;
  };
  expect_warning(Rule::kUniqueName, "graph.node[1]");
  expect_warning(Rule::kNodeValues, "graph.node[5]");
  expect_warning(Rule::kValueType, "graph.value_info[0].type");
  expect_warning(Rule::kUniqueName, "graph.output[1]");
  expect_warning(Rule::kValueType, "graph.input[0].type.tensor_type.shape.dim[0]");
  expect_warning(Rule::kInitializer, "graph.node[1].attribute[0].g.initializer[0]");
  expect_warning(Rule::kGraphOutput, "graph.node[1].attribute[0].g.output[1]");
  expect_warning(Rule::kIrFeature, "graph");
  EXPECT_EQ(report.warnings, 8u);
}

TEST(Findings, AreCountedPastTheLimit) {
  auto model = sound_model<onnx::ModelProto>();
  for (int i = 0; i < 50; ++i) add_node(*model.mutable_graph(), "Identity", {"nowhere"}, {""});
  Options options;
  options.max_findings = 7;
  const Report report = check(model, options);
  EXPECT_EQ(report.findings.size(), 7u);
  EXPECT_EQ(report.errors, 50u);
}

TEST(Findings, ErrorsAreListedInsteadOfEarlierWarnings) {
  auto model = sound_model<onnx::ModelProto>();
  for (int i = 0; i < 5; ++i) add_node(*model.mutable_graph(), "Print", {"x"}, {});
  for (int i = 0; i < 3; ++i) add_node(*model.mutable_graph(), "Identity", {"nowhere"}, {""});
  for (int i = 0; i < 5; ++i) add_node(*model.mutable_graph(), "Print", {"x"}, {});
  const auto listed = [&](std::size_t most) {
    Options options;
    options.max_findings = most;
    const Report report = check(model, options);
    EXPECT_EQ(report.errors, 3U);
    EXPECT_EQ(report.warnings, 10U);
    std::string kinds;
    for (const Finding& finding : report.findings) kinds += finding.severity == Severity::kError ? 'e' : 'w';
    return kinds;
  };
  EXPECT_EQ(listed(2), "ee");
  EXPECT_EQ(listed(5), "wweee");
  EXPECT_EQ(listed(10), "wwwwweeeww");
  EXPECT_EQ(listed(1000), "wwwwweeewwwww");
}

TEST(Findings, FeaturesAreReportedOnce) {
  auto model = sound_model<onnx::ModelProto>();
  model.set_ir_version(7);
  EXPECT_EQ(check(model).errors, 1u);
  EXPECT_TRUE(has(check(model), Severity::kError, Rule::kIrFeature, "functions[0]"));
}

TEST(Findings, QuantizationAndDevicesAreChecked) {
  auto model = sound_model<onnx::ModelProto>();
  model.set_ir_version(11);
  auto& annotation = *model.mutable_graph()->add_quantization_annotation();
  annotation.set_tensor_name("a");
  fill_entry(*annotation.add_quant_parameter_tensor_names(), "SCALE_TENSOR", "none");
  model.mutable_graph()->add_quantization_annotation()->set_tensor_name("none");
  model.mutable_graph()->mutable_node(0)->add_device_configurations()->set_configuration_id("none");
  model.add_configuration()->set_name("two");
  model.mutable_configuration(0)->set_num_devices(2);
  const Report report = check(model);
  EXPECT_TRUE(has(report, Severity::kWarning, Rule::kQuantization,
                  "graph.quantization_annotation[0].quant_parameter_tensor_names[0].value"));
  EXPECT_TRUE(has(report, Severity::kWarning, Rule::kQuantization, "graph.quantization_annotation[1].tensor_name"));
  EXPECT_TRUE(has(report, Severity::kError, Rule::kDeviceConfiguration,
                  "graph.node[0].device_configurations[0].configuration_id"));
  EXPECT_EQ(report.findings.size(), 3u);
}

// ---- external files ------------------------------------------------------------------------------------------------

onnx::ModelProto external_model(const std::string& offset, const std::string& checksum = {}) {
  auto model = sound_model<onnx::ModelProto>();
  auto& tensor = *model.mutable_graph()->mutable_initializer(0);
  tensor.clear_raw_data();
  tensor.set_data_location(onnx::TensorProto::EXTERNAL);
  fill_entry(*tensor.add_external_data(), "location", "data.bin");
  fill_entry(*tensor.add_external_data(), "offset", offset);
  if (!checksum.empty()) fill_entry(*tensor.add_external_data(), "checksum", checksum);
  return model;
}

void add_three_like_the_first(onnx::GraphProto& graph) {
  for (int i = 0; i < 3; ++i) {
    graph.add_initializer()->CopyFrom(graph.initializer(0));
    graph.mutable_initializer(graph.initializer_size() - 1)->set_name("more" + std::to_string(i));
  }
}

TEST(ExternalFiles, OfAMessageAreCheckedIfTheFolderIsKnown) {
  const auto model = external_model("0");
  EXPECT_TRUE(check(model).ok());
  const TemporaryFolder folder;
  Options options;
  options.external_data_folder = folder.path();
  EXPECT_TRUE(has(check(model, options), Severity::kError, Rule::kExternalFile, "graph.initializer[0]"));
  folder.write("data.bin", std::string(12, 'x'));
  EXPECT_TRUE(check(model, options).ok());
  // Without a length, type and shape determine the size.
  EXPECT_TRUE(
      has(check(external_model("4"), options), Severity::kError, Rule::kExternalBounds, "graph.initializer[0]"));
}

TEST(ExternalFiles, LinksAreFollowedIfThePolicyAllows) {
  const TemporaryFolder folder;
  folder.write("real.bin", std::string(12, 'x'));
  std::filesystem::create_symlink("real.bin", folder / "data.bin");
  Options options;
  options.external_data_folder = folder.path();
  EXPECT_TRUE(check(external_model("0"), options).ok());
  options.paths.allow_symlinks = false;
  EXPECT_TRUE(
      has(check(external_model("0"), options), Severity::kError, Rule::kExternalLocation, "graph.initializer[0]"));
}

TEST(ExternalFiles, ChecksumsAreComparedOnDemand) {
  const TemporaryFolder folder;
  folder.write("data.bin", std::string(12, 'x'));
  Options options;
  options.external_data_folder = folder.path();
  const auto wrong = external_model("0", std::string(40, '0'));
  EXPECT_TRUE(check(wrong, options).ok());
  options.verify_checksums = true;
  EXPECT_TRUE(has(check(wrong, options), Severity::kError, Rule::kExternalChecksum, "graph.initializer[0]"));
  // SHA-1 of twelve times "x", in capitals.
  EXPECT_TRUE(check(external_model("0", "49901D945AD6DA0F0AF47691F305DAF994D9D2C9"), options).ok());
}

// A Constant without a value is invalid. Other operators may not need the attribute.
TEST(Calls, WithoutAnAttributeAreReported) {
  auto model = sound_model<onnx::ModelProto>();
  onnx::NodeProto& call = *model.mutable_graph()->mutable_node(4);
  onnx::FunctionProto& function = *model.mutable_functions(0);
  function.add_attribute("axis");
  EXPECT_EQ(messages(check(model)),
            std::vector<std::string>{"warning: graph.node[4]: the node lacks attribute 'axis' of function 'Mix', which "
                                     "has no default (function-call)"});
  call.clear_attribute();
  EXPECT_EQ(messages(check(model)).back(),
            "error: graph.node[4]: the node lacks attribute 'factor' of function 'Mix', which has no default and is "
            "the value of a Constant (function-call)");
  for (const char* const name : {"axis", "factor"}) {
    onnx::AttributeProto& attribute = *function.add_attribute_proto();
    attribute.set_name(name);
    attribute.set_type(onnx::AttributeProto::FLOAT);
    attribute.set_f(1);
  }
  function.clear_attribute();
  model.set_ir_version(9);
  EXPECT_EQ(messages(check(model)), std::vector<std::string>());
}

TEST(Calls, WithoutManyAttributesAreReportedOnce) {
  auto model = sound_model<onnx::ModelProto>();
  onnx::FunctionProto& function = *model.mutable_functions(0);
  for (int i = 1000; i < 3000; ++i) {
    const std::string name = "a" + std::to_string(i);
    function.add_attribute(name);
    if (i % 2 == 0) continue;
    onnx::NodeProto& constant = add_node(function, "Constant", {}, {name});
    add_attribute(constant, "value_int", onnx::AttributeProto::INT).set_ref_attr_name(name);
  }
  add_attribute(*model.mutable_graph()->mutable_node(4), "a1000", onnx::AttributeProto::INT).set_i(1);
  EXPECT_EQ(
      messages(check(model)),
      (std::vector<std::string>{"warning: graph.node[4]: the node lacks attribute 'a1002' and 998 more of function "
                                "'Mix', which have no defaults (function-call)",
                                "error: graph.node[4]: the node lacks attribute 'a1001' and 999 more of function "
                                "'Mix', which have no defaults and are values of Constants (function-call)"}));
}

TEST(ExternalFiles, AlignmentIsReportedOnceAFile) {
  auto model = external_model("4");
  add_three_like_the_first(*model.mutable_graph());
  EXPECT_TRUE(check(model).findings.empty()) << "tensors under 1 MiB are packed, also by a save";
  Options options;
  options.external_align_from = 1;
  const Report report = check(model, options);
  EXPECT_EQ(messages(report),
            std::vector<std::string>{"warning: graph.initializer[0]: 4 tensors in 'data.bin' are not aligned to 4096 "
                                     "bytes; onnx-tool convert --external aligns the data (external-alignment)"});
  options.external_alignment = 4;
  EXPECT_TRUE(check(model, options).findings.empty());
  options.external_alignment = 0;
  EXPECT_TRUE(check(model, options).findings.empty());
}

TEST(ExternalFiles, AFileThatIsMissingIsReportedOnce) {
  auto model = external_model("0");
  add_three_like_the_first(*model.mutable_graph());
  const TemporaryFolder folder;
  Options options;
  options.external_data_folder = folder.path();
  EXPECT_EQ(messages(check(model, options)),
            std::vector<std::string>{"error: graph.initializer[0]: " + (folder / "data.bin") +
                                     ": cannot be opened: No such file or directory; 3 more tensors refer to this file "
                                     "(external-file)"});
}

TEST(ExternalFiles, BytesThatNoTensorRefersToAreReported) {
  const auto model = external_model("4");  // beyond the end of the 12-byte file
  const TemporaryFolder folder;
  Options options;
  options.external_data_folder = folder.path();
  folder.write("data.bin", std::string(16, 'x'));
  EXPECT_EQ(messages(check(model, options)),
            std::vector<std::string>{"warning: graph.initializer[0]: no tensor uses 4 of the 16 bytes of 'data.bin'; "
                                     "onnx-tool convert --external leaves them out (external-unused)"});
  folder.write("data.bin", std::string(1000, 'x'));
  EXPECT_EQ(check(model, options).warnings, 1U);
  const auto aligned = external_model("4096");
  folder.write("data.bin", std::string(4096 + 12, 'x'));
  EXPECT_TRUE(check(aligned, options).findings.empty()) << "padding in front of a page";
}

TEST(ExternalFiles, ShapesInDataFilesAreReported) {
  auto model = sound_model<onnx::ModelProto>();
  onnx::GraphProto& graph = *model.mutable_graph();
  onnx::TensorProto& shape = *graph.add_initializer();
  shape.set_name("shape");
  shape.set_data_type(onnx::TensorProto::INT64);
  shape.add_dims(2);
  shape.set_data_location(onnx::TensorProto::EXTERNAL);
  fill_entry(*shape.add_external_data(), "location", "data.bin");
  onnx::NodeProto& reshape = *graph.add_node();
  reshape.set_op_type("Reshape");
  reshape.add_input(graph.initializer(0).name());
  reshape.add_input("shape");
  reshape.add_output("reshaped");
  onnx::NodeProto& add = *graph.add_node();
  add.set_op_type("Add");
  add.add_input("shape");
  add.add_input("shape");
  add.add_output("sum");
  EXPECT_EQ(messages(check(model)),
            std::vector<std::string>{"warning: graph.node[" + std::to_string(graph.node_size() - 2) +
                                     "].input[1]: 'shape' is external data, which runtimes do not read for shapes; "
                                     "onnx-tool convert --external keeps small tensors in the model "
                                     "(external-shape)"});
  // A value of this name in a function is a different value.
  onnx::FunctionProto& function = *model.add_functions();
  function.set_name("f");
  function.set_domain("local");
  function.add_input("shape");
  function.add_output("o");
  function.add_opset_import()->set_version(17);
  onnx::NodeProto& inner = *function.add_node();
  inner.set_op_type("Reshape");
  inner.add_input("shape");
  inner.add_input("shape");
  inner.add_output("o");
  for (const Finding& finding : check(model).findings) {
    EXPECT_FALSE(finding.rule == Rule::kExternalShape && finding.path.find("functions") == 0) << finding.message();
  }
}

TEST(ExternalFiles, SkippedElementsAreValid) {
  const TemporaryFolder folder;
  std::string bytes;
  ASSERT_TRUE(sound_model<onnx::ModelProto>().SerializeToString(&bytes));
  io::LoadOptions loading;
  loading.holding = io::Holding::kSkipped;
  const auto model = io::load<onnx::ModelProto>(folder.write("model.onnx", bytes), loading);
  ASSERT_EQ(model.graph().initializer(0).data_location(), onnx::TensorProto::EXTERNAL);
  Options options;
  options.external_data_folder = folder.path();
  EXPECT_EQ(messages(check(model, options)), std::vector<std::string>());
}

// ---- classes and files ---------------------------------------------------------------------------------------------

template <class M>
class Classes : public testing::Test {};
struct ClassName {
  template <class M>
  static std::string GetName(int) {
    if (std::is_same_v<M, onnx::ModelProto>) return "Native";
    return std::is_same_v<M, drop_in::ModelProto> ? "DropIn" : "Proto3";
  }
};
using AllClasses = testing::Types<onnx::ModelProto, drop_in::ModelProto, onnx3::ModelProto>;
TYPED_TEST_SUITE(Classes, AllClasses, ClassName);

TYPED_TEST(Classes, AreCheckedIdentically) {
  auto model = sound_model<TypeParam>();
  EXPECT_EQ(messages(check(model)), std::vector<std::string>());
  model.mutable_graph()->mutable_node(0)->set_input(1, "nowhere");
  model.mutable_graph()->mutable_initializer(0)->set_dims(0, -1);
  EXPECT_EQ(
      messages(check(model)),
      (std::vector<std::string>{
          "error: graph.initializer[0].dims[0]: the dimension is -1, but must not be negative (tensor-shape)",
          "error: graph.node[0].input[1]: 'nowhere' is not an input, an initializer or an output of an earlier node "
          "(undefined-name)"}));
  const TemporaryFolder folder;
  std::string bytes;
  ASSERT_TRUE(model.SerializeToString(&bytes));
  EXPECT_EQ(messages(check<TypeParam>(folder.write("model.onnx", bytes))), messages(check(model)));
}

TEST(Files, ThatCannotBeReadAreNotValid) {
  const TemporaryFolder folder;
  const auto code_of = [](const std::string& path) {
    const Report report = check<onnx::ModelProto>(path);
    EXPECT_FALSE(report.ok());
    EXPECT_NE(report.status.message().find(path), std::string::npos) << report.status.message();
    return report.status.code();
  };
  EXPECT_EQ(code_of(folder / "missing.onnx"), ErrorCode::kOpenFailed);
  EXPECT_EQ(code_of(folder.write("empty.onnx", "")), ErrorCode::kTruncated);
  EXPECT_EQ(code_of(folder.write("cut.onnx", "\x08\x0e\x3a\x08\x0a\x06\x22\x04Re")), ErrorCode::kTruncated);
}

TEST(Files, OtherMessagesAreRefused) {
  const Report report = check(onnx::GraphProto());
  EXPECT_FALSE(report.ok());
  EXPECT_EQ(report.status.code(), ErrorCode::kUnsupported);
}

}  // namespace
}  // namespace onnxgen::check::tests
