// The public names in emitted headers must equal those in protoc's headers for the same schema, except for words that
// protoc should escape but does not.
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <ostream>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include "../io/temporary_folder.h"
#include "emit/emit.h"
#include "front_end.h"
#include "plan/plan.h"
#include "plan/reserved_words.h"

namespace onnxgen::tests {
namespace {

namespace fs = std::filesystem;

std::string read(const fs::path& path) {
  std::ifstream stream(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), {}};
}

std::set<std::string> matches(const std::string& text, const std::regex& pattern) {
  std::set<std::string> found;
  for (std::sregex_iterator match(text.begin(), text.end(), pattern), end; match != end; ++match) {
    found.insert((*match)[1]);
  }
  return found;
}

std::set<std::string> words_of(const std::string& text) {
  std::set<std::string> words;
  std::string word;
  for (const char c : text + ' ') {
    if (std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_') {
      word += c;
    } else if (!word.empty()) {
      words.insert(word);
      word.clear();
    }
  }
  return words;
}

// Returns enumerators, field numbers, constants of enums, and accessors, as formatted by protoc.
std::set<std::string> public_names(const std::string& header) {
  std::set<std::string> names = matches(header, std::regex(R"(\n  +(\w+) = -?\d+,?(?=\n))"));
  names.merge(matches(header, std::regex(R"(constexpr \w+ (\w+_(?:MIN|MAX|ARRAYSIZE)) =)")));
  names.merge(matches(header, std::regex(R"(\n  (?:bool|void) ((?:has|set|clear)_(?!allocated_|has_)[a-z]\w*)\()")));
  names.merge(matches(header, std::regex(R"(\n  int ((?!_internal_)\w+_size)\(\) const;)")));
  names.merge(matches(header, std::regex(R"(\n  [\w:]+\* ((?:add|mutable)_\w+)\()")));
  names.merge(matches(header, std::regex(R"(\n  \w+ (\w+_case)\(\) const;)")));
  return names;
}

// Returns the functions that transfer ownership, which only the protobuf profile has.
std::set<std::string> ownership_names(const std::string& header) {
  std::set<std::string> names = matches(header, std::regex(R"(\n  [\w:]+\* (release_\w+)\()"));
  names.merge(matches(header, std::regex(R"(\n  void (set_allocated_\w+)\()")));
  return names;
}

bool is_ours_to_escape(const std::string& name) {
  static const std::regex kPrefix("^(has|set_allocated|set|clear|add|mutable|release)_");
  return plan::is_reserved_word(std::regex_replace(name, kPrefix, ""));
}

struct NameCase {
  std::string folder;
  std::string name;
  plan::Profile profile;
};

// Prints a case in failure reports.
void PrintTo(const NameCase& test_case, std::ostream* out) {
  *out << test_case.name;
}

class ProtocNames : public testing::TestWithParam<NameCase> {};

TEST_P(ProtocNames, AreOurs) {
  const auto& [folder, name, profile] = GetParam();
  const bool is_native = profile == plan::Profile::kNative;
  const io::tests::TemporaryFolder temporary;
  const fs::path& out = temporary.path();
  const std::string protoc =
      std::string(ONNXGEN_PROTOC) + " -I '" + folder + "' --cpp_out='" + out.string() + "' " + name;
  ASSERT_EQ(std::system((protoc + " 2>/dev/null").c_str()), 0) << protoc;

  FrontEnd result({{"", folder}}, {folder + "/" + name});
  plan::CppOptions options;
  options.profile = profile;
  const auto outputs = emit::emit(plan::make_plan(*result.schema.inputs.front(), options, result.diagnostics));
  const std::set<std::string> ours = words_of(outputs.front().text);
  const std::string their_header = read(out / outputs.front().path);
  std::set<std::string> theirs = public_names(their_header);
  if (!is_native) theirs.merge(ownership_names(their_header));
  EXPECT_GT(theirs.size(), 20U) << "the search finds too few";
  for (const std::string& their_name : theirs) {
    const bool is_text_or_message = their_name.rfind("mutable_", 0) == 0 || their_name.rfind("add_", 0) == 0;
    if (is_native && is_text_or_message && ours.count("set_" + their_name.substr(their_name.find('_') + 1)) != 0)
      continue;
    const bool is_escaped = is_ours_to_escape(their_name) && ours.count(their_name + "_") != 0;
    EXPECT_TRUE(is_escaped || ours.count(their_name) != 0) << their_name;
  }
}

std::vector<NameCase> name_cases() {
  std::vector<NameCase> cases;
  for (const plan::Profile profile : {plan::Profile::kNative, plan::Profile::kProtobuf}) {
    for (const char* const name : {"fields.proto", "lite.proto", "names.proto", "overloads.proto",
                                   "taken_names.proto"}) {  // protoc crashes on the weak imports of implicit.proto
      cases.push_back({ONNXGEN_GOLDEN, name, profile});
    }
    for (const char* const name : {"onnx/onnx-ml.proto", "onnx/onnx-operators-ml.proto"}) {
      cases.push_back({ONNXGEN_SCHEMAS, name, profile});
    }
  }
  return cases;
}

std::string name_of(const testing::TestParamInfo<NameCase>& info) {
  std::string name = fs::path(info.param.name).stem().string();
  std::replace(name.begin(), name.end(), '-', '_');
  return name + (info.param.profile == plan::Profile::kNative ? "_native" : "_protobuf");
}

INSTANTIATE_TEST_SUITE_P(All, ProtocNames, testing::ValuesIn(name_cases()), name_of);

}  // namespace
}  // namespace onnxgen::tests
