// onnxgen::check agrees with the onnx package's checker, except for the differences listed in docs/check.md.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <string>
#include <vector>

#include "broken_models.h"
#include "corpora.h"
#include "onnxgen/check/check.h"
#include "onnxgen/io/save.h"
#include "oracle.h"
#include "sound_model.h"
#include "temporary_folder.h"

namespace onnxgen::check::tests {
namespace {

std::string errors_of(const Report& report) {
  std::string text;
  for (const Finding& finding : report.findings) {
    if (finding.severity == Severity::kError) text += finding.message() + "\n";
  }
  return text;
}

bool has_only_errors_of(const Report& report, Rule rule) {
  return report.errors != 0 && std::all_of(report.findings.begin(), report.findings.end(), [rule](const Finding& f) {
           return f.severity == Severity::kWarning || f.rule == rule;
         });
}

// Model files in one folder, together with their external data.
class ModelFolder {
 public:
  ModelFolder() {
    folder_.write("models/data.bin", std::string(4096, '\0'));
    folder_.write("outside.bin", std::string(4096, '\0'));
    std::filesystem::create_symlink("../outside.bin", folder_ / "models/link.bin");
  }

  std::string add(const onnx::ModelProto& model) {
    std::string bytes;
    EXPECT_TRUE(model.SerializeToString(&bytes));
    return folder_.write("models/" + std::to_string(count_++) + ".onnx", bytes);
  }

 private:
  io::tests::TemporaryFolder folder_;
  int count_ = 0;
};

TEST(Agreement, ValidModelsHaveNoFindings) {
  ModelFolder folder;
  const std::string path = folder.add(sound_model<onnx::ModelProto>());
  const Report report = check<onnx::ModelProto>(path);
  EXPECT_TRUE(report.ok()) << report.status.message();
  for (const Finding& finding : report.findings) ADD_FAILURE() << finding.message();
  const auto judgements = judge({path});
  if (!judgements) GTEST_SKIP() << kNoOracle;
  EXPECT_EQ(judgements->of_files.front().verdict, Verdict::kAccepted) << judgements->of_files.front().text;
}

// Each broken model has errors of its own rule only.
TEST(Agreement, EveryBrokenRuleIsReported) {
  ModelFolder folder;
  const std::vector<BrokenModel> models = broken_models();
  EXPECT_GE(models.size(), 200u);
  for (const BrokenModel& broken : models) {
    const Report report = check<onnx::ModelProto>(folder.add(broken.model));
    EXPECT_TRUE(report.status) << broken.name << ": " << report.status.message();
    if (broken.rule) {
      EXPECT_TRUE(has_only_errors_of(report, *broken.rule))
          << broken.name << " is to break " << rule_name(*broken.rule) << ":\n"
          << errors_of(report);
    } else {
      EXPECT_TRUE(report.ok()) << broken.name << ":\n" << errors_of(report);
    }
  }
}

std::string docs_of_check() {
  std::ifstream in(ONNXGEN_DOCS "/check.md");
  return {std::istreambuf_iterator<char>(in), {}};
}

// Returns whether docs/check.md says that later releases than ONNX 1.12 do not have this difference.
bool is_gone_later(std::string_view difference) {
  const std::string docs = docs_of_check();
  const std::size_t begin = docs.find(difference);
  return begin != std::string::npos &&
         docs.substr(begin, docs.find('\n', begin) - begin).find("later releases") != std::string::npos;
}

TEST(Agreement, BrokenModelsGetTheSameVerdict) {
  ModelFolder folder;
  const std::vector<BrokenModel> models = broken_models();
  std::vector<std::string> paths;
  for (const BrokenModel& broken : models) paths.push_back(folder.add(broken.model));
  const auto judgements = judge(paths);
  if (!judgements) GTEST_SKIP() << kNoOracle;
  const bool is_later = judgements->release.rfind("1.12.", 0) != 0;
  for (std::size_t i = 0; i < models.size(); ++i) {
    const Judgement& judgement = judgements->of_files[i];
    const bool is_alike = (judgement.verdict == Verdict::kAccepted) == !models[i].rule.has_value();
    if (is_alike && is_later && is_gone_later(models[i].difference)) continue;
    EXPECT_EQ(is_alike, models[i].difference.empty()) << models[i].name << ": " << judgement.text;
  }
}

TEST(Agreement, DifferencesAreDocumented) {
  const std::string text = docs_of_check();
  std::set<std::string_view> differences;
  for (const BrokenModel& broken : broken_models()) differences.insert(broken.difference);
  for (const std::string_view difference : differences) {
    EXPECT_NE(text.find(difference), std::string::npos) << "docs/check.md does not say: " << difference;
  }
  for (int rule = 0; rule <= static_cast<int>(kLastRule); ++rule) {
    const std::string name(rule_name(static_cast<Rule>(rule)));
    EXPECT_NE(text.find("`" + name + "`"), std::string::npos) << "docs/check.md does not describe " << name;
  }
}

std::vector<std::string> models_below(const std::filesystem::path& folder) {
  std::vector<std::string> paths;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
    if (entry.path().extension() == ".onnx") paths.push_back(entry.path().string());
  }
  std::sort(paths.begin(), paths.end());
  return paths;
}

void expect_alike(const std::filesystem::path& folder, std::size_t at_least) {
  const std::vector<std::string> paths = models_below(folder);
  EXPECT_GE(paths.size(), at_least);
  const auto judgements = judge(paths);
  if (!judgements) GTEST_SKIP() << kNoOracle;
  for (std::size_t i = 0; i < paths.size(); ++i) {
    const Report report = check<onnx::ModelProto>(paths[i]);
    const Judgement& judgement = judgements->of_files[i];
    EXPECT_EQ(report.ok(), judgement.verdict == Verdict::kAccepted) << paths[i] << ": " << judgement.text << "\n"
                                                                    << report.status.message() << "\n"
                                                                    << errors_of(report);
  }
}

TEST(Agreement, CorporaModelsGetTheSameVerdict) {
  const auto corpora = onnxgen::tests::find_corpora();
  if (!corpora) GTEST_SKIP() << onnxgen::tests::kNoCorpora;
  expect_alike(*corpora / "models", 400);
}

TEST(Agreement, DebianModelsGetTheSameVerdict) {
  const auto models = onnxgen::tests::debian_models();
  if (!models) GTEST_SKIP() << onnxgen::tests::kNoDebianModels;
  expect_alike(*models, 1000);
}

}  // namespace
}  // namespace onnxgen::check::tests
