// Which files a save replaces or removes: data files of other models and temporary files of other saves.
#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/file.h>
#include <unistd.h>

#include <chrono>
#include <ctime>
#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include "onnxgen/file/folder_lock.h"
#include "onnxgen/io/load.h"
#include "onnxgen/io/save.h"
#include "sample_models.h"
#include "temporary_folder.h"
#include "tier.h"

namespace onnxgen::io {
namespace {

namespace fs = std::filesystem;
using tests::pattern;
using tests::TemporaryFolder;

class DataOwners : public testing::Test {
 protected:
  DataOwners() { options_.placement = DataPlacement::kOneFile; }

  static onnx::ModelProto model_of(unsigned seed) {
    onnx::ModelProto model;
    model.set_ir_version(8);
    tests::fill_raw(*model.mutable_graph()->add_initializer(), "w", pattern(5000, seed));
    return model;
  }

  Status save_to(const std::string& name, unsigned seed, const std::string& location) {
    options_.location = location;
    return try_save(model_of(seed), folder_ / name, options_);
  }

  bool has(const std::string& name, unsigned seed) {
    onnx::ModelProto model;
    const Status status = try_load(folder_ / name, model);
    EXPECT_TRUE(status) << status.message();
    return status && model.graph().initializer(0).raw_data() == pattern(5000, seed);
  }

  using Names = std::vector<std::string>;

  TemporaryFolder folder_;
  SaveOptions options_;
};

TEST_F(DataOwners, DataOfAnotherModelIsNotReplaced) {
  for (const std::string location : {"weights.bin", "sub/./weights.bin"}) {
    ASSERT_TRUE(save_to("a.onnx", 1, location));
    for (const char* const other : {"b.onnx", "b.pb"}) {
      const Status status = save_to(other, 2, location);
      EXPECT_EQ(status.code(), ErrorCode::kPathRefused);
      EXPECT_NE(status.message().find("weights.bin: path refused: the file holds data of the model 'a.onnx'"),
                std::string::npos)
          << status.message();
      EXPECT_FALSE(fs::exists(folder_ / other));
    }
    EXPECT_TRUE(has("a.onnx", 1));
  }
  EXPECT_EQ(folder_.files(), (Names{"a.onnx", "sub/weights.bin", "weights.bin"}));
}

// Models may have any of the endings that the library and onnx-tool write, in any form.
TEST_F(DataOwners, DataOfModelsInOtherFormsIsNotReplaced) {
  ASSERT_TRUE(save_to("first.onnx", 1, "w \u00e4.bin"));
  const std::string encoded = folder_.read("first.onnx");
  fs::remove(folder_ / "first.onnx");
  const std::pair<const char*, std::string> models[] = {
      {"a.pb", encoded},
      {"A.ONNX", encoded},
      {"A.Json", encoded},
      {"a.onnxjson", encoded},
      {"a.json", encoded},
      {"a.json", R"({"graph": {"initializer": [{"externalData": [{"key": "location", "value": "w \u00e4.bin"}]}]}})"},
      {"a.txt", R"(graph { initializer { external_data { key: "location" value: "./w \303\244.bin" } } })"},
      {"a.pbtxt", "ir_version: 8 graph { initializer { external_data { key: 'location'\n value: 'w \u00e4.bin' } } }"},
      {"a.json", R"({"graph": {"initializer": [{"externalData": [{"value": "w \u00e4.bin", "key": "location"}]}]}})"},
      {"a.json",
       R"({"graph": {"initializer": [{"externalData": [{"k\u0065y": "loc\u0061tion", "value": "w \u00e4.bin"}]}]}})"},
      {"a.txt", R"(graph { initializer { external_data { value: "w \303\244.bin" key: "loc\141tion" } } })"},
      {"a.txt",
       "graph { # it's \"split\n initializer { external_data <value: 'w ' # the\n \"\u00e4.bin\", key: "
       "\"loca\"'tion'> } }"},
      {"a.onnxtxt",
       "<ir_version: 8>\ng (float x) => (float y) < float[1250] w = [\"location\": \"w \u00e4.bin\"] > {}"},
      {"a.onnxtxt",
       "<ir_version: 8>\ng (float x) => (float y) < float[1250] w = [\"offset\": \"0\", \"\\location\": \"w "
       "\u00e4\\.bin\", \"length\": \"5000\"] > {}"}};
  for (const auto& [name, content] : models) {
    folder_.write(name, content);
    const Status status = save_to("b.onnx", 2, "w \u00e4.bin");
    EXPECT_EQ(status.code(), ErrorCode::kPathRefused) << content;
    EXPECT_NE(status.message().find("the file holds data of the model '" + std::string(name)), std::string::npos)
        << status.message();
    fs::remove(folder_ / name);
  }
  folder_.write("notes.txt", "The weights are in w \u00e4.bin");
  folder_.write("config.json", R"({"files": ["w \u00e4.bin"], "location": "elsewhere"})");
  folder_.write("files.json", R"({"file": "w \u00e4.bin", "location": "elsewhere"})");
  folder_.write("graph.pb", std::string(100, '\xFF'));
  EXPECT_TRUE(save_to("b.onnx", 2, "w \u00e4.bin"));
}

TEST_F(DataOwners, CharactersOfEveryKindAreReadFromTextForms) {
  const std::pair<std::string, std::string> spellings[] = {
      {"\u00e4\U0001F600", R"(\u00E4\uD83D\uDE00)"}, {"\"q\"", R"(\"q\")"}, {"t\tt", R"(t\tt)"}};
  for (const auto& [location, spelling] : spellings) {
    folder_.write(location, "data");
    folder_.write("a.json", R"({"graph": {"initializer": [{"externalData": [{"key": "location", "value": ")" +
                                spelling + "\"}]}]}}");
    const Status status = save_to("b.onnx", 2, location);
    EXPECT_NE(status.message().find("the file holds data of the model 'a.json'"), std::string::npos)
        << status.message();
  }
}

// Each of the quotes could begin a string that the others, being escaped, do not end.
TEST_F(DataOwners, MalformedTextTakesLinearTime) {
  folder_.write("w.bin", "data");
  std::string text = "graph { name: 'g' }\n";
  for (int i = 0; i < 100'000; ++i) text += "\\\"\n";
  folder_.write("a.txt", text);
  const std::clock_t begin = std::clock();
  EXPECT_TRUE(save_to("b.onnx", 2, "w.bin"));
  if (onnxgen::tests::is_soak_tier()) {
    EXPECT_LT(std::clock() - begin, 5 * CLOCKS_PER_SEC);
  }
}

// Even where the system may treat both names as equal, if they are two files.
TEST_F(DataOwners, DataOfAModelWhoseNameDiffersByCaseIsNotReplaced) {
  ASSERT_TRUE(save_to("A.onnx", 1, "weights.bin"));
  if (fs::exists(folder_ / "a.onnx")) GTEST_SKIP() << "this file system does not tell cases apart";
  const Status status = save_to("a.onnx", 2, "weights.bin");
  EXPECT_EQ(status.code(), ErrorCode::kPathRefused);
  EXPECT_NE(status.message().find("the file holds data of the model 'A.onnx'"), std::string::npos) << status.message();
  EXPECT_TRUE(has("A.onnx", 1));
}

TEST_F(DataOwners, TheOptionReplacesDataOfOtherModels) {
  ASSERT_TRUE(save_to("a.onnx", 1, "weights.bin"));
  options_.replace_foreign_data = true;
  ASSERT_TRUE(save_to("b.onnx", 2, "weights.bin"));
  EXPECT_TRUE(has("b.onnx", 2));
}

TEST_F(DataOwners, AModelReplacesItsOwnData) {
  ASSERT_TRUE(save_to("a.onnx", 1, "weights.bin"));
  ASSERT_TRUE(save_to("b.onnx", 2, "b.bin"));
  ASSERT_TRUE(save_to("a.onnx", 3, "weights.bin"));
  EXPECT_TRUE(has("a.onnx", 3));
  EXPECT_TRUE(has("b.onnx", 2));
  // The save is refused if a copy of the model also needs the data file.
  fs::copy_file(folder_ / "a.onnx", folder_ / "copy.onnx");
  EXPECT_EQ(save_to("a.onnx", 4, "weights.bin").code(), ErrorCode::kPathRefused);
  EXPECT_TRUE(has("copy.onnx", 3));
}

TEST_F(DataOwners, DataThatNoModelNamesIsReplaced) {
  ASSERT_TRUE(save_to("a.onnx", 1, "weights.bin"));
  fs::remove(folder_ / "a.onnx");
  folder_.write("broken.onnx", "no model");
  ASSERT_TRUE(save_to("b.onnx", 2, "weights.bin"));
  EXPECT_TRUE(has("b.onnx", 2));
}

// Temporary files left by a program that was killed.
TEST_F(DataOwners, AbandonedFilesAreRemoved) {
  const Names left = {"a.onnx.onnxgen-0123456789abcdef", "w.bin.onnxgen-0123456700000000"};
  for (const std::string& name : left) folder_.write(name, "half of it");
  ASSERT_TRUE(save_to("a.onnx", 1, "w.bin"));
  EXPECT_EQ(folder_.files(), (Names{"a.onnx", "w.bin"}));
}

TEST_F(DataOwners, FilesOfARunningSaveStay) {
  const std::string model = folder_.write("a.onnx.onnxgen-0123456789abcdef", "half of it");
  folder_.write("w.bin.onnxgen-0123456700000000", "all of it");
  folder_.write("w.bin.onnxgen-7654321000000000", "of another save");
  const int descriptor = ::open(model.c_str(), O_RDONLY | O_CLOEXEC);
  ASSERT_EQ(::flock(descriptor, LOCK_EX), 0);
  ASSERT_TRUE(save_to("a.onnx", 1, "w.bin"));
  EXPECT_EQ(folder_.files(),
            (Names{"a.onnx", "a.onnx.onnxgen-0123456789abcdef", "w.bin", "w.bin.onnxgen-0123456700000000"}));
  (void)::close(descriptor);
  ASSERT_TRUE(save_to("a.onnx", 1, "w.bin"));
  EXPECT_EQ(folder_.files(), (Names{"a.onnx", "w.bin"}));
}

// A killed save left a model that needs its temporary data file, and that model was copied.
TEST_F(DataOwners, FilesThatAModelNeedsStay) {
  folder_.write("w.bin.onnxgen-0123456789abcdef", pattern(5000, 7));
  folder_.write("other.bin.onnxgen-0123456789abcdef", pattern(5000, 7));
  folder_.write("copy.onnx", tests::external_model("w.bin.onnxgen-0123456789abcdef", 5000).SerializeAsString());
  folder_.write("a.onnx", tests::external_model("other.bin.onnxgen-0123456789abcdef", 5000).SerializeAsString());
  ASSERT_TRUE(save_to("a.onnx", 1, "w.bin"));
  EXPECT_TRUE(has("copy.onnx", 7));
  EXPECT_EQ(folder_.files(), (Names{"a.onnx", "copy.onnx", "w.bin", "w.bin.onnxgen-0123456789abcdef"}));
}

TEST(FolderLock, IsSharedOrWaitedForWithATimeout) {
  using namespace std::chrono_literals;
  const TemporaryFolder folder;
  const std::string path = folder.path().string();
  FolderLock reader;
  FolderLock other_reader;
  FolderLock writer;
  ASSERT_TRUE(reader.take(path, FolderLock::Kind::kShared, 0ms));
  ASSERT_TRUE(other_reader.take(path, FolderLock::Kind::kShared, 0ms));
  const auto begin = std::chrono::steady_clock::now();
  const Status status = writer.take(path, FolderLock::Kind::kExclusive, 50ms);
  EXPECT_GE(std::chrono::steady_clock::now() - begin, 50ms);
  EXPECT_EQ(status.code(), ErrorCode::kOpenFailed);
  EXPECT_EQ(status.file(), path);
  EXPECT_NE(status.message().find("another program has held the lock on this file"), std::string::npos);
  reader.release();
  other_reader.release();
  EXPECT_TRUE(writer.take(path, FolderLock::Kind::kExclusive, 0ms));
  EXPECT_FALSE(reader.take(path, FolderLock::Kind::kShared, 0ms));
}

TEST(FolderLock, AHostileHolderOnlyDelaysSaves) {
  using namespace std::chrono_literals;
  const TemporaryFolder folder;
  const std::string path = folder / "model.onnx";
  onnx::ModelProto model;
  tests::fill_raw(*model.mutable_graph()->add_initializer(), "w", pattern(5000));
  SaveOptions options;
  options.placement = DataPlacement::kOneFile;
  options.lock_timeout = 20ms;
  save(model, path, options);
  FolderLock held;
  ASSERT_TRUE(held.take(folder.path().string(), FolderLock::Kind::kExclusive, 0ms));
  EXPECT_EQ(load<onnx::ModelProto>(path), model);
  const Status status = try_save(model, path, options);
  EXPECT_EQ(status.code(), ErrorCode::kOpenFailed);
  EXPECT_EQ(status.file(), folder.path().string());
  EXPECT_EQ(folder.files(), (std::vector<std::string>{"model.onnx", "model.onnx.data"}));
}

class Report : public testing::Test {
 protected:
  Report() {
    model_.set_ir_version(8);
    auto& graph = *model_.mutable_graph();
    tests::fill_raw(*graph.add_initializer(), "large", pattern(5000));
    tests::fill_raw(*graph.add_initializer(), "larger", pattern(7000));
    tests::fill_raw(*graph.add_initializer(), "small", pattern(10));
    tests::fill_raw(*graph.add_initializer(), "empty", "");
    tests::fill_raw(*graph.add_node()->add_attribute()->mutable_t(), "constant", pattern(3000));
    onnx::TensorProto& strings = *graph.add_initializer();
    strings.set_data_type(onnx::TensorProto::STRING);
    strings.add_dims(1);
    strings.add_string_data(pattern(2000));
    tests::fill_external(*graph.add_initializer(), "elsewhere", "old.bin", 100);
    folder_.write("old.bin", pattern(100));
  }

  TemporaryFolder folder_;
  onnx::ModelProto model_;
};

TEST_F(Report, ListsMovedAndRemainingTensors) {
  SaveOptions options;
  options.placement = DataPlacement::kOneFile;
  options.alignment = 1;
  const SaveReport report = save(model_, folder_ / "m.onnx", options);
  EXPECT_EQ(report.model.location, "m.onnx");
  EXPECT_EQ(report.model.size, fs::file_size(folder_ / "m.onnx"));
  ASSERT_EQ(report.data.size(), 1u);
  EXPECT_EQ(report.data[0].location, "m.onnx.data");
  EXPECT_EQ(report.data[0].size, fs::file_size(folder_ / "m.onnx.data"));
  EXPECT_EQ(report.moved.count, 2u);
  EXPECT_EQ(report.moved.bytes, 12'000u);
  EXPECT_EQ(report.small.count, 1u);
  EXPECT_EQ(report.small.bytes, 10u);
  EXPECT_EQ(report.not_asked_for.count, 1u);
  EXPECT_EQ(report.not_asked_for.bytes, 3000u);
  EXPECT_EQ(report.unmovable.count, 1u);
  EXPECT_EQ(report.not_loaded, 1u);
}

// All weights are in attributes; the report says why none was moved.
TEST_F(Report, NothingMovedIsVisible) {
  onnx::ModelProto model;
  tests::fill_raw(*model.mutable_graph()->add_node()->add_attribute()->mutable_t(), "constant", pattern(3000));
  SaveOptions options;
  options.placement = DataPlacement::kOneFile;
  SaveReport report = save(model, folder_ / "m.onnx", options);
  EXPECT_EQ(report.moved.count, 0u);
  EXPECT_TRUE(report.data.empty());
  EXPECT_EQ(report.not_asked_for.count, 1u);
  options.convert_attribute = true;
  report = save(model, folder_ / "m.onnx", options);
  EXPECT_EQ(report.moved.bytes, 3000u);
}

TEST_F(Report, IsEmptyAfterAFailure) {
  SaveReport report = save(model_, folder_ / "m.onnx");
  EXPECT_EQ(report.not_asked_for.count, 5u) << "everything was asked to stay";
  EXPECT_FALSE(try_save(model_, folder_ / "no/m.onnx", {}, &report));
  EXPECT_EQ(report.model.size, 0u);
  EXPECT_EQ(report.not_asked_for.count, 0u);
}

}  // namespace
}  // namespace onnxgen::io
