// Compares the printer and the parser with those of ONNX 1.12 or 1.17. Each must parse what the other prints, except
// for the differences listed in docs/syntax.md.
#include <gtest/gtest.h>

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "corpora.h"
#include "onnx/onnx-ml.pb.h"
#include "onnxgen/io/load.h"
#include "onnxgen/syntax/parse.h"
#include "onnxgen/syntax/print.h"
#include "oracle.h"
#include "plain_names.h"
#include "typed_elements.h"

namespace onnxgen::syntax::tests {
namespace {

constexpr std::uintmax_t kLargestFile = 500'000;

std::vector<std::filesystem::path> all_models() {
  std::vector<std::filesystem::path> paths;
  const auto corpora = onnxgen::tests::find_corpora();
  for (const auto& folder : {onnxgen::tests::debian_models(), corpora}) {
    if (!folder) continue;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(*folder)) {
      const bool is_model = entry.path().extension() == ".onnx";
      if (is_model && std::filesystem::file_size(entry.path()) <= kLargestFile) paths.push_back(entry.path());
    }
  }
  return paths;
}

onnx::ModelProto loaded(const std::filesystem::path& path) {
  io::LoadOptions options;
  options.load_external_data = false;
  onnx::ModelProto model;
  EXPECT_TRUE(io::try_load(path.string(), model, options)) << path;
  store_elements_typed(model);
  remove_empty_types(model);
  return model;
}

template <class M>
std::string bytes_of(const M& message) {
  std::string bytes;
  EXPECT_TRUE(message.SerializeToString(&bytes));
  return bytes;
}

template <class M>
void expect_equal(const M& ours, const M& theirs, const std::string& name, const std::string& text) {
  for (const Difference& difference : diff(ours, theirs, as_the_syntax_sees_it(), 3)) {
    ADD_FAILURE() << name << " differs at " << difference.path << "\n" << text.substr(0, 2000);
  }
}

// Returns whether the graph or the functions use syntax newer than 1.12. Searches the printed text for it, so that no
// other models are skipped.
bool is_newer_than_1_12(const onnx::ModelProto& model) {
  std::string text;
  EXPECT_TRUE(print(model.graph(), text));
  for (const onnx::FunctionProto& function : model.functions()) {
    for (const onnx::NodeProto& node : function.node()) EXPECT_TRUE(print(node, text));
  }
  for (const char* const word : {"= []",  "{inf",      "nan",        "inf,",    "inf}",   "-inf",          "seq(",
                                 "map(",  "optional(", "opaque(",    "float16", "float8", "float4",        "int4",
                                 "uint4", "int2",      "type_proto", "\"\"",    "\\",     "= [\"location", "\"."}) {
    if (text.find(word) != std::string::npos) return true;
  }
  return false;
}

TEST(Agreement, OnnxReadsPrintedText) {
  std::size_t read = 0;
  std::size_t newer = 0;
  for (const std::filesystem::path& path : all_models()) {
    onnx::ModelProto model = loaded(path);
    make_names_plain(model);
    std::string text;
    if (!print(model, text)) continue;
    if (is_newer_than_1_12(model)) {
      ++newer;
      continue;
    }
    std::string bytes;
    std::string error;
    const bool is_read = oracle_parses_model(text, bytes, error);
    if (is_oracle_later() && error == "stof") {  // of numbers that are too small to be normal
      ++newer;
      continue;
    }
    EXPECT_TRUE(is_read) << path << ": " << error << "\n" << text.substr(0, 2000);
    onnx::ModelProto theirs;
    ASSERT_TRUE(theirs.ParseFromString(bytes));
    expect_equal(model, theirs, path.string(), text);
    ++read;
  }
  if (read + newer == 0) GTEST_SKIP() << onnxgen::tests::kNoDebianModels;
  std::printf("%zu models read by ONNX, %zu with what 1.12 does not know\n", read, newer);
  EXPECT_GE(read, 1000u);
}

// Returns whether the text has what releases after 1.12 print but parse as something else: "a: float = 1" becomes a
// float and an integer, and half floats in raw data, which they print as nothing, become a tensor without elements.
bool is_misread_later(std::string_view text) {
  constexpr std::string_view kAnnotation = ": float = ";
  for (std::size_t at = text.find(kAnnotation); at != text.npos; at = text.find(kAnnotation, at)) {
    at += kAnnotation.size();
    if (text.substr(at, text.find_first_of(",>", at) - at).find_first_of(".eEnf") == text.npos) return true;
  }
  return text.find(" = >") != text.npos || text.find(" = ,") != text.npos;
}

// Compares the parsed messages. Returns whether both parsers accept the text.
template <class M, class Oracle>
bool agrees(const std::string& text, Oracle&& oracle, const std::string& name) {
  std::string bytes;
  std::string error;
  const bool has_escapes = text.find('\\') != std::string::npos;  // 1.12 does not support escapes
  if (has_escapes || is_misread_later(text) || !oracle(text, bytes, error)) return false;
  M theirs;
  EXPECT_TRUE(theirs.ParseFromString(bytes));
  M ours;
  const text::TextStatus status = parse(text, ours);
  EXPECT_TRUE(status) << name << ": " << status.message() << "\n" << text.substr(0, 2000);
  if (status) expect_equal(ours, theirs, name, text);
  return status;
}

TEST(Agreement, TextsPrintedByOnnxAreRead) {
  std::size_t graphs = 0;
  std::size_t functions = 0;
  for (const std::filesystem::path& path : all_models()) {
    onnx::ModelProto model = loaded(path);
    make_names_plain(model);
    graphs +=
        agrees<onnx::GraphProto>(oracle_prints_graph(bytes_of(model.graph())), oracle_parses_graph, path.string());
    for (const onnx::FunctionProto& function : model.functions()) {
      functions += agrees<onnx::FunctionProto>(oracle_prints_function(bytes_of(function)), oracle_parses_function,
                                               path.string());
    }
  }
  if (graphs == 0) GTEST_SKIP() << onnxgen::tests::kNoDebianModels;
  std::printf("%zu graphs and %zu functions read alike\n", graphs, functions);
  EXPECT_GE(graphs, 500u);
  // Among Debian's models, ONNX 1.12 can parse no function.
  if (!onnxgen::tests::find_corpora()) GTEST_SKIP() << onnxgen::tests::kNoCorpora << ": no functions were compared";
  EXPECT_GE(functions, 1u);
}

// Texts as in ONNX's documentation and as users write them.
TEST(Agreement, OnTexts) {
  for (const char* const text : {
           "<ir_version: 7, opset_import: [\"\" : 10]> agraph (float[N, 128] X, float[128, 10] W, float[10] B) => "
           "(float[N, 10] C) { T = MatMul(X, W) S = Add(T, B) C = Softmax(S) }",
           "<ir_version: 7, opset_import: [\"ai.onnx.ml\" : 10], producer_name: \"p\", producer_version: \"2\", "
           "domain: \"d\", model_version: -3, doc_string: \"a\nb\", metadata_props: [\"a\": \"b\", \"c\": \"d\"]> g () "
           "=> "
           "() {}",
           "g (float y = {1.0}, float[N] z) => (float[N] w) # comment\n<float[2] w1 = {1.0, 2.0}, float t> { x = "
           "foo(y) }",
           "g (x, y) => (z) { z = a.b.Op <k: int = 3, l = [1, 2], m = \"s\", n: strings = [\"a\"], o = 1.5e3, p = -1> "
           "(x,,y) }",
           "(x) => (y) { y = Op (x) }",
           "<ir_version: 8> => () {}",
           "g (x) => (z) { z = If(x)<then_branch = t () => (y) { y = Op() }, else_branch: graph = e => (y) {}> }",
           "g () => () { = Op () y, z = Constant <v = int64[3] {1, 2, -3}, w: tensor = string[1] n = {\"a\"}> () }",
           "<ir_version: 8, opset_import: [\"\" : 15, \"d\" : 1]> g (x) => (y) { y = d.f <a = 1> (x) } <domain: \"d\", "
           "opset_import: [\"\" : 15], doc_string: \"doc\"> f <a, b> (x, y) => (z) { z = Op <k: int = @a> (x, y) }",
       }) {
    EXPECT_TRUE(agrees<onnx::ModelProto>(text, oracle_parses_model, text)) << text;
  }
}

// Differences from 1.12, with both results. docs/syntax.md states which one is correct.
TEST(Agreement, DifferencesMatchTheDocumentation) {
  const auto theirs = [](const char* text) {
    std::string bytes;
    std::string error;
    onnx::GraphProto graph;
    if (!oracle_parses_graph(text, bytes, error)) graph.set_doc_string("refused");
    EXPECT_TRUE(bytes.empty() || graph.ParseFromString(bytes));
    return graph;
  };
  const auto ours = [](const char* text) {
    onnx::GraphProto graph;
    const text::TextStatus status = parse(text, graph);
    EXPECT_TRUE(status) << text << ": " << status.message();
    return graph;
  };
  // Type annotation: 1.12 considers only the value, and 1.17 stores both.
  const char* const annotated = "g () => () { y = Op <a: float = 1> () }";
  EXPECT_EQ(theirs(annotated).node(0).attribute(0).type(),
            is_oracle_later() ? onnx::AttributeProto::FLOAT : onnx::AttributeProto::INT);
  EXPECT_EQ(theirs(annotated).node(0).attribute(0).i(), 1);
  EXPECT_EQ(ours(annotated).node(0).attribute(0).type(), onnx::AttributeProto::FLOAT);
  // Graphs in a list: silently dropped by 1.12 and later releases.
  const char* const graphs = "g () => () { y = Op <a: graphs = [b () => () {}]> () }";
  EXPECT_EQ(theirs(graphs).node(0).attribute(0).graphs_size(), 0u);
  EXPECT_EQ(ours(graphs).node(0).attribute(0).graphs_size(), 1u);
  // Comma after the last operand: in later releases it only ends the operand.
  EXPECT_EQ(theirs("g () => () { y = Op (x,) }").node(0).input_size(), 2u);
  EXPECT_EQ(ours("g () => () { y = Op (x,) }").node(0).input_size(), 1u);
  // Backslash.
  const char* const escape = R"(g () => () { y = Op <a = "a\\b"> () })";
  EXPECT_EQ(theirs(escape).node(0).attribute(0).s(), is_oracle_later() ? R"(a\b)" : R"(a\\b)");
  EXPECT_EQ(ours(escape).node(0).attribute(0).s(), R"(a\b)");
}

}  // namespace
}  // namespace onnxgen::syntax::tests
