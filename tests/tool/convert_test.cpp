#include <gtest/gtest.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "command_line.h"
#include "corpora.h"
#include "io/model_files.h"
#include "models.h"
#include "onnxgen/archive/load.h"
#include "onnxgen/io/load.h"
#include "onnxgen/wire/fixed.h"
#include "run_tool.h"
#include "temporary_folder.h"
#include "tier.h"

namespace onnx_tool::tests {
namespace {

using onnxgen::io::tests::TemporaryFolder;

std::string content_of(const std::filesystem::path& path) {
  const std::ifstream in(path, std::ios::binary);
  std::ostringstream content;  // faster than iterators without optimization
  content << in.rdbuf();
  return content.str();
}

class Convert : public testing::Test {
 protected:
  void convert(const std::string& from, const std::string& to, const std::vector<std::string>& options = {}) {
    std::vector<std::string> arguments = {"convert", from, folder_ / to};
    arguments.insert(arguments.end(), options.begin(), options.end());
    last_ = run_tool(arguments);
    EXPECT_EQ(last_.status, 0) << to << ": " << last_.err;
    EXPECT_EQ(last_.err, "") << "the progress of long work is for terminals";
  }

  TemporaryFolder folder_;
  Outcome last_;
};

// Models of other exporters, with weights in initializers and in nodes, functions and subgraphs. Converting to any
// format and back must reproduce every byte.
TEST_F(Convert, ModelsRoundTripThroughEveryForm) {
  const auto corpora = onnxgen::tests::find_corpora();
  if (!corpora) GTEST_SKIP() << onnxgen::tests::kNoCorpora;
  const std::string passphrase = folder_.write("passphrase", "secret\n");
  const std::vector<std::string> key = {"--passphrase-file", passphrase};
  const std::vector<std::string> names = {"torch-1.13/functions_op15.onnx",
                                          "torch-1.13/half_op13.onnx",
                                          "torch-1.13/loop_if_seq_op16.onnx",
                                          "torch-1.13/lstm_op14.onnx",
                                          "torch-1.13/tfm_op14.onnx",
                                          "exported/hello_deepa.onnx",
                                          "exported/face_detection_front_128x128_barracuda.onnx"};
  for (const std::string& name : onnxgen::tests::sample_by_tier(names, 3)) {
    const std::string model = (*corpora / "models" / name).string();
    for (const char* const form : {"m.zip", "m.onnxc", "m.txt", "m.json", "folder/"}) {
      convert(model, form, key);
      convert(folder_ / form, "back.onnx", key);
      EXPECT_EQ(folder_.read("back.onnx"), content_of(model)) << name << " as " << form;
    }
    std::filesystem::remove_all(folder_ / "folder");
    convert(model, "external.onnx", {"--external"});
    convert(folder_ / "external.onnx", "back.onnx", {"--single-file"});
    EXPECT_EQ(folder_.read("back.onnx"), content_of(model)) << name << " with external data";
  }
}

// Converts within this process: thousands of processes would take minutes.
int convert_here(std::string from, std::string to) {
  std::string program = "onnx-tool";
  std::string command = "convert";
  std::vector<char*> arguments = {program.data(), command.data(), from.data(), to.data()};
  std::string single_file = "--single-file";
  if (to.find(".onnx") != std::string::npos) arguments.push_back(single_file.data());
  return run_command_line(static_cast<int>(arguments.size()), arguments.data());
}

// Converts every model of the corpora. Models with overlong varints, which no writer produces, become equal to their
// reserialized copy.
class ConvertCorpus : public Convert, public testing::WithParamInterface<std::size_t> {};
constexpr std::size_t kParts = 8;  // can run in parallel
INSTANTIATE_TEST_SUITE_P(Part, ConvertCorpus, testing::Range(std::size_t{0}, kParts));

TEST_P(ConvertCorpus, TextAndJsonRoundTripExactly) {
  const auto corpora = onnxgen::tests::find_corpora();
  if (!corpora) GTEST_SKIP() << onnxgen::tests::kNoCorpora;
  constexpr std::uintmax_t kLargest = std::uintmax_t{4} << 20;
  std::vector<std::string> models;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(*corpora / "models")) {
    if (entry.path().extension() == ".onnx" && entry.file_size() <= kLargest) models.push_back(entry.path().string());
  }
  std::sort(models.begin(), models.end());
  models = onnxgen::tests::sample_by_tier(models, 8);
  std::size_t compared = 0;
  for (std::size_t i = GetParam(); i < models.size(); i += kParts) {
    const std::string& model = models[i];
    if (convert_here(model, folder_ / "copy.onnx") != 0) continue;
    for (const char* const form : {"m.txt", "m.json"}) {
      EXPECT_EQ(convert_here(model, folder_ / form), 0) << model;
      EXPECT_EQ(convert_here(folder_ / form, folder_ / "back.onnx"), 0) << model;
      EXPECT_EQ(folder_.read("back.onnx"), folder_.read("copy.onnx")) << model << " as " << form;
    }
    ++compared;
  }
  EXPECT_GT(compared, onnxgen::tests::by_tier(1U, 10U));
}

TEST_F(Convert, TheFolderFormHasAFileForEachTensor) {
  const std::string path = folder_.write("m.onnx", encoded(small_model(1000)));
  convert(path, "form/");
  EXPECT_EQ(last_.out, "     4.0 KiB  " + folder_ / "form/" + "\n");
  std::vector<std::string> files;
  for (const auto& entry : std::filesystem::directory_iterator(folder_ / "form")) {
    files.push_back(entry.path().filename().string());
  }
  std::sort(files.begin(), files.end());
  EXPECT_EQ(files, (std::vector<std::string>{"__MODEL_PROTO", "weight"}));
  EXPECT_EQ(std::filesystem::file_size(folder_ / "form/weight"), 4000U);
  EXPECT_EQ(run_tool({"diff", path, folder_ / "form"}).status, 0);
  const Outcome again = run_tool({"convert", path, folder_ / "form", "--to", "folder"});
  EXPECT_EQ(again.status, 1);
  EXPECT_TRUE(has(again.err, "form: exists already; remove it, or choose another name")) << again.err;
}

// Only the tensors' bytes differ, because elements come back in other fields than raw_data.
TEST_F(Convert, ModelsRoundTripThroughTextualSyntax) {
  const auto corpora = onnxgen::tests::find_corpora();
  if (!corpora) GTEST_SKIP() << onnxgen::tests::kNoCorpora;
  for (const char* const name : {"torch-1.13/functions_op15.onnx", "torch-1.13/half_op13.onnx",
                                 "torch-1.13/loop_if_seq_op16.onnx", "exported/hello_deepa.onnx"}) {
    const std::string model = (*corpora / "models" / name).string();
    convert(model, "m.onnxtxt");
    convert(folder_ / "m.onnxtxt", "back.onnx");
    EXPECT_EQ(run_tool({"diff", model, folder_ / "back.onnx"}).out, "") << name;
    convert(folder_ / "back.onnx", "again.onnxtxt");
    EXPECT_EQ(folder_.read("again.onnxtxt"), folder_.read("m.onnxtxt")) << name;
  }
}

TEST_F(Convert, FieldsWithoutSyntaxAreNotLost) {
  onnx::ModelProto model = small_model(1);
  model.mutable_graph()->mutable_node(0)->set_doc_string("why");
  const std::string path = folder_.write("m.onnx", encoded(model));
  const Outcome refused = run_tool({"convert", path, folder_ / "m.onnxtxt"});
  EXPECT_EQ(refused.status, 1);
  EXPECT_TRUE(has(refused.err,
                  "m.onnx: the textual syntax cannot express graph.node[0].doc_string; write .txt or .json, "
                  "or omit such fields with --leave-out\n"))
      << refused.err;
  EXPECT_FALSE(std::filesystem::exists(folder_ / "m.onnxtxt"));
  convert(path, "m.onnxtxt", {"--leave-out"});
  EXPECT_TRUE(has(last_.out,
                  "1 field omitted, because the syntax cannot express them; first: "
                  "graph.node[0].doc_string\n"))
      << last_.out;
  EXPECT_EQ(run_tool({"info", folder_ / "m.onnxtxt"}).status, 0);
}

// The format is recognized by content, not by file name. Errors state their location.
TEST_F(Convert, TextualSyntaxIsDetected) {
  for (const char* const text : {"<ir_version: 8> g () => () {}", "# model\n <\n ir_version : 8> \"g\" () => () {}"}) {
    const std::string path = folder_.write("m.txt", text);
    convert(path, "m.onnx");
  }
  const Outcome broken = run_tool({"info", folder_.write("m.txt", "g (float[N) x) => () {}")});
  EXPECT_EQ(broken.status, 1);
  EXPECT_TRUE(has(broken.err, "m.txt: not a model in ONNX's textual syntax: line 1, column 11: expected"))
      << broken.err;
}

TEST_F(Convert, ExternalDataIsSplitAndAligned) {
  onnx::ModelProto model = small_model(1000);
  for (const char* const name : {"second", "third"}) {
    onnx::TensorProto& tensor = *model.mutable_graph()->add_initializer();
    tensor = model.graph().initializer(0);
    tensor.set_name(name);
  }
  convert(folder_.write("m.onnx", encoded(model)), "split.onnx", {"--split", "5KiB"});
  EXPECT_EQ(std::filesystem::file_size(folder_ / "split.onnx.data.2"), 4000U);
  EXPECT_TRUE(has(last_.out, "     3.9 KiB  " + folder_ / "split.onnx.data.1" + "\n")) << last_.out;
  convert(folder_ / "m.onnx", "high.onnx", {"--external", "--threshold", "1MiB"});
  EXPECT_TRUE(has(last_.out, "3 tensors (11.7 KiB) kept in the model: smaller than 1.0 MiB\n")) << last_.out;
  EXPECT_FALSE(std::filesystem::exists(folder_ / "high.onnx.data"));
}

TEST_F(Convert, LargeTensorsBeginAtMultiplesOfTheAlignment) {
  onnx::ModelProto model = small_model(1000);
  onnx::TensorProto& large = *model.mutable_graph()->add_initializer();
  large.set_name("large");
  large.set_data_type(onnx::TensorProto::FLOAT);
  large.add_dims(1 << 18);
  large.set_raw_data(std::string(1 << 20, 'x'));
  convert(folder_.write("m.onnx", encoded(model)), "e.onnx", {"--external", "--align", "64KiB"});
  EXPECT_TRUE(has(run_tool({"tensors", folder_ / "e.onnx"}).out, "large   e.onnx.data at 65,536\n"));
}

TEST_F(Convert, TensorsOfNodesAreSavedAsRequested) {
  const std::string path = folder_.write(
      "m.txt",
      "ir_version: 8 graph { node { op_type: 'Constant' output: 'c' attribute { name: 'value' type: TENSOR t { "
      "data_type: 1 dims: 3 float_data: [1, 2, 3] } } } }");
  convert(path, "stay.onnx", {"--external", "--threshold", "0"});
  EXPECT_TRUE(has(last_.out, "1 tensor (12 B) kept in the model: in nodes")) << last_.out;
  convert(path, "go.onnx", {"--external", "--threshold", "0", "--attributes"});
  EXPECT_EQ(std::filesystem::file_size(folder_ / "go.onnx.data"), 12U);
}

TEST_F(Convert, DryRunReportsAndWritesNothing) {
  const std::string path = folder_.write("m.onnx", encoded(small_model(1000)));
  convert(path, "e.onnx", {"--external", "--dry-run"});
  EXPECT_EQ(last_.out, "would write " + folder_ / "e.onnx" + " (ONNX with external data), model size 4.0 KiB\n" +
                           "       119 B  " + folder_ / "e.onnx" + "\n     3.9 KiB  " + folder_ / "e.onnx.data" + "\n");
  convert(path, "m.zip", {"-n"});
  EXPECT_EQ(folder_.files(), std::vector<std::string>{"m.onnx"});
}

TEST_F(Convert, DryRunFailsIfTheConversionWould) {
  onnx::ModelProto model = small_model(1);
  model.mutable_graph()->mutable_node(0)->set_doc_string("why");
  const std::string path = folder_.write("m.onnx", encoded(model));
  const std::string newer = folder_.write("newer.onnx", encoded(model) + "\xca\x3e\x03new");
  for (const std::vector<std::string>& arguments : {std::vector<std::string>{newer, folder_ / "m.json"},
                                                    {newer, folder_ / "m.txt"},
                                                    {path, folder_ / "m.onnxtxt"}}) {
    const Outcome real = run_tool({"convert", arguments[0], arguments[1]});
    const Outcome dry = run_tool({"convert", arguments[0], arguments[1], "--dry-run"});
    EXPECT_EQ(dry.status, 1) << arguments[1];
    EXPECT_EQ(dry.err, real.err);
    EXPECT_EQ(dry.out, "");
  }
  convert(path, "m.onnxtxt", {"--dry-run", "--leave-out", "--json"});
  EXPECT_TRUE(has(last_.out, "\"omitted_fields\": 1,\n")) << last_.out;
  EXPECT_EQ(folder_.files(), (std::vector<std::string>{"m.onnx", "newer.onnx"}));
}

// 32 nested If nodes, which are 97 nested messages.
TEST_F(Convert, DeepModelsConvertToEveryForm) {
  std::string graph = "graph { name: 'main' ";
  std::string ends = "}";
  for (int i = 0; i < 32; ++i) {
    graph += "node { op_type: 'If' input: 'c' output: 'o' attribute { name: 'then_branch' type: GRAPH g { name: 'g' ";
    ends += " } } }";
  }
  const std::string path =
      folder_.write("deep.txt", "ir_version: 8 opset_import { domain: '' version: 17 } " + graph + ends);
  convert(path, "deep.onnx");
  for (const char* const form : {"again.txt", "again.json", "again.onnxtxt", "again.zip"}) {
    convert(folder_ / "deep.onnx", form);
    convert(folder_ / form, "back.onnx");
    EXPECT_EQ(run_tool({"diff", folder_ / "deep.onnx", folder_ / "back.onnx"}).status, 0) << form;
  }
}

// External tensors stay external, in the same files. The files are copied if the output is in another folder.
class ConvertExternal : public Convert {
 protected:
  ConvertExternal() {
    const std::string path = folder_.write("m.onnx", encoded(small_model(1000)));
    std::filesystem::create_directory(folder_.path() / "in");
    convert(path, "in/m.onnx", {"--external"});
    std::filesystem::create_directory(folder_.path() / "out");
  }
};

TEST_F(ConvertExternal, TheSameFolderKeepsTheDataFile) {
  const auto before = std::filesystem::last_write_time(folder_ / "in/m.onnx.data");
  convert(folder_ / "in/m.onnx", "in/copy.onnx");
  EXPECT_TRUE(has(last_.out,
                  "1 tensor left in the data files that " + folder_ / "in/m.onnx" + " names, which were not opened\n"))
      << last_.out;
  EXPECT_EQ(folder_.read("in/copy.onnx"), folder_.read("in/m.onnx"));
  EXPECT_EQ(std::filesystem::last_write_time(folder_ / "in/m.onnx.data"), before);
}

TEST_F(ConvertExternal, AnotherFolderGetsACopy) {
  convert(folder_ / "in/m.onnx", "out/m.onnx");
  EXPECT_EQ(last_.out,
            "       119 B  " + folder_ / "out/m.onnx" + "\n     3.9 KiB  " + folder_ / "out/m.onnx.data" + "\n");
  EXPECT_EQ(folder_.read("out/m.onnx"), folder_.read("in/m.onnx"));
  EXPECT_EQ(folder_.read("out/m.onnx.data"), folder_.read("in/m.onnx.data"));
  std::filesystem::remove(folder_ / "in/m.onnx.data");
  const Outcome missing = run_tool({"convert", folder_ / "in/m.onnx", folder_ / "out/n.onnx"});
  EXPECT_EQ(missing.status, 1);
  EXPECT_TRUE(has(missing.err, "tensor 'weight': ") && has(missing.err, "(--allow-missing-data)")) << missing.err;
  EXPECT_FALSE(std::filesystem::exists(folder_ / "out/n.onnx"));
  convert(folder_ / "in/m.onnx", "out/n.onnx", {"--allow-missing-data"});
  EXPECT_EQ(folder_.read("out/n.onnx"), folder_.read("in/m.onnx"));
}

TEST_F(ConvertExternal, EachModelHasADataFileOfItsOwn) {
  convert(folder_ / "in/m.onnx", "out/m.onnx");
  folder_.write("in/m.onnx.data", std::string(4000, 'x'));
  convert(folder_ / "in/m.onnx", "out/n.onnx");
  EXPECT_EQ(folder_.read("out/n.onnx.data"), std::string(4000, 'x'));
  EXPECT_NE(folder_.read("out/m.onnx.data"), std::string(4000, 'x'));
}

TEST_F(ConvertExternal, OptionsWithoutAnEffectAreWrongUsage) {
  const auto expect_wrong = [this](const std::vector<std::string>& options, const char* reason) {
    std::vector<std::string> arguments = {"convert", folder_ / "in/m.onnx"};
    arguments.insert(arguments.end(), options.begin(), options.end());
    const Outcome run = run_tool(arguments);
    EXPECT_NE(run.status, 0) << reason;
    EXPECT_TRUE(has(run.err, reason)) << run.err;
  };
  expect_wrong({folder_ / "o.onnx", "--single-file", "--split", "1KiB"},
               "--single-file cannot be combined with --split");
  expect_wrong({folder_ / "o.onnx", "--to", "zip", "--split", "1KiB"}, "--split applies only to data files");
  expect_wrong({folder_ / "o.json", "--single-file"}, "--single-file applies only to .onnx files");
  for (const char* const other : {"--external", "--single-file"}) {
    expect_wrong({folder_ / "o.onnx", other, "--allow-missing-data"},
                 "--allow-missing-data applies only to .onnx output");
  }
  expect_wrong({folder_ / "o.zip", "--allow-missing-data"}, "--allow-missing-data applies only to .onnx output");
}

TEST_F(ConvertExternal, ALinkedTextModelFindsItsData) {
  folder_.write("in/m.txt", run_tool({"show", folder_ / "in/m.onnx", "--format", "text"}).out);
  std::filesystem::create_directory(folder_.path() / "snapshot");
  std::filesystem::create_symlink("../in/m.txt", folder_ / "snapshot/m.txt");
  std::filesystem::create_symlink("../in/m.onnx.data", folder_ / "snapshot/m.onnx.data");
  convert(folder_ / "snapshot/m.txt", "out/m.zip");
  EXPECT_EQ(run_tool({"diff", folder_ / "m.onnx", folder_ / "out/m.zip"}).status, 0);
}

TEST_F(ConvertExternal, OtherFormsAndSingleFilesContainTheData) {
  for (const char* const form : {"out/m.zip", "out/m.txt", "out/m.json", "out/folder/"}) {
    convert(folder_ / "in/m.onnx", form);
    EXPECT_EQ(run_tool({"diff", folder_ / "m.onnx", folder_ / form}).status, 0) << form;
  }
  convert(folder_ / "in/m.onnx", "out/m.onnx", {"--single-file"});
  EXPECT_FALSE(std::filesystem::exists(folder_ / "out/m.onnx.data"));
  EXPECT_EQ(run_tool({"diff", folder_ / "m.onnx", folder_ / "out/m.onnx"}).status, 0);
}

TEST_F(ConvertExternal, TextKeepsItsReferences) {
  convert(folder_ / "in/m.onnx", "in/m.zip");
  folder_.write("in/m.txt", run_tool({"show", folder_ / "in/m.onnx", "--format", "text"}).out);
  convert(folder_ / "in/m.txt", "out/m.onnx");
  EXPECT_EQ(folder_.read("out/m.onnx.data"), folder_.read("in/m.onnx.data"));
  EXPECT_EQ(run_tool({"diff", folder_ / "m.onnx", folder_ / "out/m.onnx"}).status, 0);
}

// Editing does not read the data, here a hole of 2.5 GiB.
TEST_F(ConvertExternal, NamesAreEditedWithoutTheWeights) {
  onnxgen::bench::write_external(folder_ / "in/large.onnx", 4, std::uint64_t{5} << 29,
                                 onnxgen::bench::Weights::kSparse);
  const auto written = std::filesystem::last_write_time(folder_ / "in/large.onnx.data");
  const Outcome edited =
      run_tool({"edit", folder_ / "in/large.onnx", folder_ / "in/edited.onnx", "--producer", "somebody else"});
  EXPECT_EQ(edited.status, 0) << edited.err;
  EXPECT_LT(std::filesystem::file_size(folder_ / "in/edited.onnx"), 100'000U);
  EXPECT_EQ(std::filesystem::last_write_time(folder_ / "in/large.onnx.data"), written);
  std::filesystem::remove(folder_ / "in/large.onnx.data");
  EXPECT_EQ(run_tool({"edit", folder_ / "in/large.onnx", folder_ / "in/edited.onnx", "--producer", "me"}).status, 0)
      << "nothing is lost that was there";
}

// Such a model has two values for one tensor. Choosing one would lose the other.
TEST_F(ConvertExternal, ElementsInTheModelAndInAFileAreRefused) {
  folder_.write("in/w.bin", std::string(4, '9'));
  const std::string path = folder_.write(
      "in/both.txt",
      "ir_version: 8 opset_import { version: 17 } graph { name: 'g' initializer { name: 'w' dims: 1 data_type: 1 "
      "float_data: 5 data_location: EXTERNAL external_data { key: 'location' value: 'w.bin' } } }");
  for (const std::vector<std::string>& arguments : {std::vector<std::string>{"convert", path, folder_ / "out/m.onnx"},
                                                    {"convert", path, folder_ / "out/m.onnx", "--single-file"},
                                                    {"convert", path, folder_ / "out/m.json"},
                                                    {"edit", path, folder_ / "out/m.onnx", "--producer", "me"},
                                                    {"tensors", path}}) {
    const Outcome run = run_tool(arguments);
    EXPECT_EQ(run.status, 1) << arguments.front();
    EXPECT_TRUE(has(run.err, "tensor 'w': invalid tensor: the tensor is marked as external, but")) << run.err;
  }
  EXPECT_TRUE(std::filesystem::is_empty(folder_.path() / "out"));
}

TEST_F(ConvertExternal, AMergedModelHasADataFileOfItsOwn) {
  folder_.write("head.txt",
                "ir_version: 8 opset_import { version: 17 } graph { name: 'head' input { name: 'z' } output { name: "
                "'w' } node { op_type: 'Relu' input: 'z' output: 'w' } }");
  onnx::ModelProto model = small_model(1000);
  model.mutable_graph()->add_input()->set_name("x");
  model.mutable_graph()->add_output()->set_name("y");
  convert(folder_.write("b.onnx", encoded(model)), "in/b.onnx", {"--external"});
  const Outcome merged = run_tool(
      {"edit", folder_ / "in/b.onnx", folder_ / "out/whole.onnx", "--merge", folder_ / "head.txt", "--connect", "y=z"});
  EXPECT_EQ(merged.status, 0) << merged.err;
  EXPECT_EQ(std::filesystem::file_size(folder_ / "out/whole.onnx.data"), 4000U);
}

TEST_F(Convert, OneFileOfMoreThanTwoGibibytesNeedsAnOption) {
  onnxgen::bench::write_single_file(folder_ / "large.onnx", 4, std::uint64_t{5} << 29,
                                    onnxgen::bench::Weights::kSparse);
  const Outcome refused = run_tool({"convert", folder_ / "large.onnx", folder_ / "out.onnx"});
  EXPECT_EQ(refused.status, 1);
  EXPECT_TRUE(has(refused.err,
                  "a single file of 2.5 GiB exceeds 2 GiB, the limit of most programs; write the weights to data files "
                  "with --external, or use --single-file to write it anyway\n"))
      << refused.err;
  convert(folder_ / "large.onnx", "out.onnx", {"--single-file", "--dry-run"});
  convert(folder_ / "large.onnx", "out.onnx", {"--external", "--dry-run"});
}

TEST_F(Convert, AnotherPassphraseForTheOutput) {
  const std::string path = folder_.write("m.onnx", encoded(small_model(10)));
  const std::vector<std::string> old_key = {"--passphrase-file", folder_.write("old", "old\n")};
  convert(path, "old.onnxc", old_key);
  convert(
      folder_ / "old.onnxc", "new.onnxc",
      {"--passphrase-file", folder_ / "old", "--output-passphrase-file", folder_.write("new", "new\n"), "--chacha"});
  EXPECT_EQ(folder_.read("new.onnxc").substr(0, 8), "ONNXCRY2");
  EXPECT_EQ(run_tool({"info", folder_ / "new.onnxc", "--passphrase-file", folder_ / "new"}).status, 0);
  EXPECT_EQ(run_tool({"info", folder_ / "new.onnxc", "--passphrase-file", folder_ / "old"}).status, 1);
}

TEST_F(Convert, ANameWithoutAFormatIsWrongUsage) {
  const std::string path = folder_.write("m.onnx", encoded(small_model(10)));
  const Outcome run = run_tool({"convert", path, folder_ / "m.pt"});
  EXPECT_EQ(run.status, 2);
  EXPECT_TRUE(has(run.err, "m.pt: cannot derive the format from the name; use .onnx, ")) << run.err;
  EXPECT_EQ(run_tool({"convert", path, ""}).err,
            "onnx-tool: the name of the output is empty; specify a file or a URL\n");
  EXPECT_EQ(run_tool({"convert", path, "", "--to", "onnx"}).status, 2);
  EXPECT_EQ(run_tool({"convert", path, "m.onx"}).err,
            "onnx-tool: m.onx: cannot derive the format from the name; did you mean .onnx?\n");
  const Outcome folder = run_tool({"convert", path, folder_.path().string()});
  EXPECT_EQ(folder.status, 2);
  EXPECT_TRUE(has(folder.err, ": this is a folder; name a file in it, such as ")) << folder.err;
  convert(path, "m.pt", {"--to", "json"});
  EXPECT_EQ(folder_.read("m.pt").substr(0, 2), "{\n");
}

TEST_F(Convert, EndingsSelectTheFormatInEitherCase) {
  const std::string model = encoded(small_model(10));
  const std::string path = folder_.write("m.onnx", model);
  for (const char* const name : {"A.ONNX", "a.Pb"}) {
    convert(path, name);
    EXPECT_EQ(folder_.read(name), model) << name;
  }
  for (const char* const name : {"B.JSON", "B.PrototxT"}) {
    convert(path, name);
    EXPECT_NE(folder_.read(name), model) << name;
    convert(folder_ / name, "back.onnx");
    EXPECT_EQ(folder_.read("back.onnx"), model) << name;
  }
  EXPECT_EQ(run_tool({"graph", path, "-o", folder_ / "m.DOT"}).status, 0);
  EXPECT_EQ(folder_.read("m.DOT").substr(0, 7), "digraph");
}

// Text without the unknown fields would be read back without an error.
TEST_F(Convert, UnknownFieldsAreNotLost) {
  const std::string path = folder_.write("m.onnx", encoded(small_model(10)) + "\xca\x3e\x03new");
  for (const char* const form : {"m.txt", "m.json"}) {
    const Outcome run = run_tool({"convert", path, folder_ / form});
    EXPECT_EQ(run.status, 1);
    EXPECT_TRUE(has(run.err, "the model has unknown fields, which text and JSON would lose"));
  }
  convert(path, "m.zip");
  convert(folder_ / "m.zip", "back.onnx");
  EXPECT_TRUE(has(folder_.read("back.onnx"), "\xca\x3e\x03new"));
}

// Text has one "nan" for all of them.
TEST_F(Convert, TheBitsOfNansAreNotLost) {
  onnx::ModelProto model = small_model(10);
  const std::uint32_t bits = 0x7F800001;
  model.mutable_graph()->add_initializer()->add_float_data(onnxgen::wire::bit_cast<float>(bits));
  const std::string path = folder_.write("m.onnx", encoded(model));
  for (const char* const form : {"m.txt", "m.json"}) {
    const Outcome run = run_tool({"convert", path, folder_ / form});
    EXPECT_EQ(run.status, 1);
    EXPECT_TRUE(has(run.err, ".float_data[0] is a NaN whose bits text and JSON would lose; write .onnx or .zip"));
  }
  convert(path, "m.zip");
}

TEST_F(Convert, AFullDiskLeavesTheOldFile) {
  const std::string path = folder_.write("m.onnx", encoded(small_model(300'000)));
  for (const char* const form : {"o.onnx", "o.zip", "o.onnxc", "o.txt", "o.json"}) {
    folder_.write(form, "old");
    const std::vector<std::string> before = folder_.files();
    const Outcome run = run_shell("ulimit -f 1000; \"$TOOL\" convert " + shell_word(path) + " " +
                                  shell_word(folder_ / form) + " --passphrase-fd 5 5<<EOF\nsecret\nEOF\n");
    EXPECT_EQ(run.status, 1) << form;
    EXPECT_TRUE(has(run.err, "File too large")) << form << run.err;
    EXPECT_EQ(folder_.read(form), "old") << form;
    EXPECT_EQ(folder_.files(), before) << form;
    std::filesystem::remove(folder_ / form);
  }
}

TEST_F(Convert, AFullDiskLeavesNoFolder) {
  const std::string path = folder_.write("m.onnx", encoded(small_model(300'000)));
  const Outcome run =
      run_shell("ulimit -f 1000; \"$TOOL\" convert " + shell_word(path) + " " + shell_word(folder_ / "form/"));
  EXPECT_EQ(run.status, 1);
  EXPECT_TRUE(has(run.err, "File too large")) << run.err;
  EXPECT_EQ(folder_.files(), std::vector<std::string>{"m.onnx"});
}

TEST_F(Convert, InvalidOutputsAreRefused) {
  const std::string path = folder_.write("m.onnx", encoded(small_model(10)));
  EXPECT_EQ(run_tool({"convert", path, path}).err,
            "onnx-tool: " + path + ": the output file is the input file; choose another file\n");
  EXPECT_TRUE(has(run_tool({"convert", path, "/dev/full", "--to", "onnx"}).err,
                  "cannot write the output: No space left on device"));
  EXPECT_TRUE(has(run_tool({"convert", path, folder_ / "none/m.onnx"}).err, "none: cannot be opened: No such file"));
  EXPECT_EQ(run_tool({"convert", path, "https://example.com/m.zip"}).status, 2);
  EXPECT_EQ(
      run_tool({"convert", path, "ftp://example.com/m.onnx"}).err,
      "onnx-tool: ftp://example.com/m.onnx: URLs with ftp:// are not supported; use https:// or s3://, or a local "
      "file\n");
}

// Parsers would reject the attribute without its value.
TEST_F(Convert, LeaveOutKeepsWhatParsersNeed) {
  const std::string path = folder_.write(
      "sparse.txt",
      "ir_version: 8 graph { name: 'g' node { op_type: 'Constant' output: 'c' attribute { name: 'sparse_value' type: "
      "SPARSE_TENSOR sparse_tensor { values { data_type: 1 dims: 0 } indices { data_type: 7 dims: 0 } dims: 4 } } } }");
  const Outcome run = run_tool({"convert", path, folder_ / "m.onnxtxt", "--leave-out"});
  EXPECT_EQ(run.status, 1);
  EXPECT_EQ(run.err,
            "onnx-tool: " + path +
                ": the textual syntax cannot express graph.node[0].attribute[0], and a model without it would be "
                "another one; write .txt or .json\n");
  EXPECT_EQ(folder_.files(), std::vector<std::string>{"sparse.txt"});
}

// Sends the signal while the text of a large model is being written. If the program ends before this process notices
// that it has begun, it is run again.
TEST_F(Convert, CtrlCLeavesNoOutput) {
  const std::string path = folder_.write("m.onnx", encoded(small_model(1'000'000)));
  const std::string text = folder_ / "m.txt";
  bool is_interrupted = false;
  for (int attempt = 0; attempt < 1000 && !is_interrupted; ++attempt) {
    std::filesystem::remove(text);
    const pid_t child = ::fork();
    if (child == 0) {
      ::execl(ONNX_TOOL, "onnx-tool", "convert", path.c_str(), text.c_str(), nullptr);
      ::_exit(127);
    }
    int status = 0;
    pid_t ended = 0;
    while (ended == 0 && folder_.files().size() == 1) {
      ::usleep(200);
      ended = ::waitpid(child, &status, WNOHANG);
    }
    if (ended == 0) {
      ::kill(child, SIGINT);
      ::waitpid(child, &status, 0);
    }
    is_interrupted = WIFSIGNALED(status) && WTERMSIG(status) == SIGINT;
    ASSERT_TRUE(is_interrupted || (WIFEXITED(status) && WEXITSTATUS(status) == 0));
  }
  EXPECT_TRUE(is_interrupted);
  EXPECT_EQ(folder_.files(), std::vector<std::string>{"m.onnx"});
}

}  // namespace
}  // namespace onnx_tool::tests
