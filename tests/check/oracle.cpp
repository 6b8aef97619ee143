#include "oracle.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>

#include "python.h"
#include "temporary_folder.h"

namespace onnxgen::check::tests {
namespace {

Judgement judgement_of(const std::string& line) {
  const std::string word = line.substr(0, line.find(' '));
  if (word == "accepted") return {Verdict::kAccepted, line};
  return {word == "refused" ? Verdict::kRefused : Verdict::kUnread, line};
}

}  // namespace

std::optional<Judgements> judge(const std::vector<std::string>& paths) {
  const std::optional<std::string> python = io::tests::find_python("onnx");
  if (!python) return std::nullopt;
  const io::tests::TemporaryFolder folder;
  std::string list;
  for (const std::string& path : paths) list += path + "\n";
  const std::string input = folder.write("paths", list);
  const std::string output = folder / "verdicts";
  const std::string command =
      *python + " '" ONNXGEN_CHECK_TESTS "/judge_with_onnx.py' '" + input + "' '" + output + "' 2>/dev/null";
  EXPECT_EQ(std::system(command.c_str()), 0) << command;
  Judgements judgements;
  std::ifstream verdicts(output);
  std::getline(verdicts, judgements.release);
  for (std::string line; std::getline(verdicts, line);) judgements.of_files.push_back(judgement_of(line));
  EXPECT_EQ(judgements.of_files.size(), paths.size());
  judgements.of_files.resize(paths.size());
  return judgements;
}

}  // namespace onnxgen::check::tests
