// The public names in emitted headers must equal those in protoc's headers for the same schema, except for words that
// protoc should escape but does not. The native profile escapes more words.
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
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "../io/temporary_folder.h"
#include "emit/emit.h"
#include "front_end.h"
#include "plan/plan.h"
#include "plan/reserved_words.h"
#include "source/render.h"

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

bool is_ours_to_escape(const std::string& name, plan::Profile profile) {
  static const std::regex kPrefix("^(has|set_allocated|set|clear|add|mutable|release)_");
  const std::string word = std::regex_replace(name, kPrefix, "");
  return profile == plan::Profile::kNative ? plan::is_reserved_word(word)
                                           : plan::is_unchanged_by_protoc(word, plan::Escapes::kAsProtoc21);
}

std::string header_of_protoc(const fs::path& out, const std::string& folder, const std::string& name) {
  const std::string protoc =
      std::string(ONNXGEN_PROTOC) + " -I '" + folder + "' --cpp_out='" + out.string() + "' " + name;
  EXPECT_EQ(std::system((protoc + " 2>/dev/null").c_str()), 0) << protoc;
  return read(out / fs::path(name).replace_extension(".pb.h"));
}

std::string our_header(const std::string& folder, const std::string& name, const plan::CppOptions& options) {
  FrontEnd result({{"", folder}}, {folder + "/" + name});
  return emit::emit(plan::make_plan(*result.schema.inputs.front(), options, result.diagnostics)).front().text;
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
  const io::tests::TemporaryFolder out;
  plan::CppOptions options;
  options.profile = profile;
  const std::set<std::string> ours = words_of(our_header(folder, name, options));
  const std::string their_header = header_of_protoc(out.path(), folder, name);
  std::set<std::string> theirs = public_names(their_header);
  if (!is_native) theirs.merge(ownership_names(their_header));
  EXPECT_GT(theirs.size(), 20U) << "the search finds too few";
  for (const std::string& their_name : theirs) {
    const bool is_text_or_message = their_name.rfind("mutable_", 0) == 0 || their_name.rfind("add_", 0) == 0;
    if (is_native && is_text_or_message && ours.count("set_" + their_name.substr(their_name.find('_') + 1)) != 0)
      continue;
    const bool is_escaped = is_ours_to_escape(their_name, profile) && ours.count(their_name + "_") != 0;
    EXPECT_TRUE(is_escaped || ours.count(their_name) != 0) << their_name;
  }
}

// All words that the native profile escapes, and words that only look like keywords.
std::vector<std::string> candidates() {
  std::istringstream words(
      "EOF NULL alignas alignof and and_eq asm assert auto bitand bitor bool break case catch char char16_t char32_t "
      "char8_t class co_await co_return co_yield compl concept const const_cast consteval constexpr constinit continue "
      "decltype default delete do double dynamic_cast else enum errno explicit export extern false final float for "
      "friend goto i386 if import inline int linux long main major makedev minor module mutable namespace new noexcept "
      "not not_eq nullptr offsetof onnxgen operator or or_eq override private protected public register "
      "reinterpret_cast requires return short signed sizeof static static_assert static_cast std stderr stdin stdout "
      "struct switch template this thread_local throw true try typedef typeid typename typeof union unix unsigned "
      "using virtual void volatile wchar_t while xor xor_eq");
  return {std::istream_iterator<std::string>(words), {}};
}

// Returns declarations of all candidates: `before` + "int" + `after` + " = 1;"...
std::string declarations(const std::string& before, const std::string& after = "") {
  std::string text;
  int number = 0;
  for (const std::string& word : candidates()) {
    text += before + word + (after.empty() ? " = " + std::to_string(++number) + ";" : after) + "\n";
  }
  return text;
}

class ProtocNamesOfReservedWords : public testing::Test {
 protected:
  // Compares all names that the expressions find in protoc's header with those in ours.
  void expect_equal(const std::string& schema,
                    const std::vector<std::pair<std::string, std::string>>& ours_and_theirs) {
    folder_.write("words.proto", "syntax = \"proto2\";\npackage words;\n" + schema);
    options_.profile = plan::Profile::kProtobuf;
    const std::string folder = folder_.path().string();
    const std::string ours = our_header(folder, "words.proto", options_);
    const std::string theirs = header_of_protoc(folder_.path(), folder, "words.proto");
    for (const auto& [our_pattern, their_pattern] : ours_and_theirs) {
      const std::set<std::string> our_names = matches(ours, std::regex(our_pattern));
      const std::set<std::string> their_names = matches(theirs, std::regex(their_pattern));
      EXPECT_GE(their_names.size(), candidates().size()) << "the search finds too few: " << their_pattern;
      for (const std::string& name : their_names) {
        const bool is_unchanged = our_names.count(name) == 0 && is_ours_to_escape(name, plan::Profile::kProtobuf);
        EXPECT_EQ(our_names.count(is_unchanged ? name + "_" : name), 1U) << name << " matches " << their_pattern;
      }
    }
  }

  io::tests::TemporaryFolder folder_;
  plan::CppOptions options_;
};

TEST_F(ProtocNamesOfReservedWords, OfFieldsAndValuesAreOurs) {
  const std::string enumerator = R"(\n  (\w+) = \d+)";
  const std::string constant = R"(constexpr Word (\w+) =)";
  const std::string accessor = R"(void clear_(\w+)\(\))";
  expect_equal("message Fields {\n" + declarations("optional int32 ") + "}\nmessage Values { enum Word {\n" +
                   declarations("") + "} }\nenum Word {\n" + declarations("") + "}\n",
               {{accessor, accessor}, {enumerator, enumerator}, {constant, constant}});
}

TEST_F(ProtocNamesOfReservedWords, OfTypesAreOurs) {
  const std::string types = declarations("message ", " {}");
  expect_equal(types + "message Types {\n" + types + "}\n",
               {{R"(\nclass (?:ONNXGEN_HIDDEN )?(\w+) final)", R"(\nclass (\w+) final)"},
                {R"(using (\w+) = Types_)", R"(typedef Types_\w+ (\w+);)"}});
}

TEST_F(ProtocNamesOfReservedWords, AreNotedIfOursDiffer) {
  const std::string path = folder_.write("words.proto", R"(
      syntax = "proto2";
      message std { optional int32 errno = 1; optional int32 major = 2; optional int32 std = 3; optional int32 EOF = 4; }
      enum E { EOF = 0; class = 1; linux = 2; })");
  FrontEnd result({{"", folder_.path().string()}}, {path});
  options_.profile = plan::Profile::kProtobuf;
  plan::make_plan(*result.schema.inputs.front(), options_, result.diagnostics);
  const std::string notes = source::render(result.diagnostics);
  for (const char* const name : {"field 'errno'", "enum value 'EOF'", "message 'std'"}) {
    EXPECT_NE(notes.find(name + std::string(" has the C++ name '")), std::string::npos) << notes;
  }
  EXPECT_NE(notes.find("'errno_' instead of 'errno', because 'errno' is a keyword, or a macro"), std::string::npos);
  for (const char* const name : {"major", "field 'std'", "field 'EOF'", "linux", "class"}) {
    EXPECT_EQ(notes.find(name + std::string(" has")), std::string::npos) << notes;
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
