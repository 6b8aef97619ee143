// The plan stage must know the members of the base classes of emitted classes. A field must not hide a public member,
// and a type with the name of any member must be qualified.
#include <gtest/gtest.h>

#include <fstream>
#include <regex>
#include <string>
#include <vector>

#include "plan/class_scope.h"

namespace onnxgen::plan {
namespace {

// Returns the names of functions declared at class level, which is indented by two spaces. Skips operators, because no
// field can have such a name.
std::vector<std::string> member_functions(const std::string& header) {
  const std::regex declaration(
      R"(^  (?! |//|return|alignas|explicit|friend|template|constexpr Message)[\w:<>&* ]*?\b(\w+)\()");
  std::ifstream stream(std::string(ONNXGEN_RUNTIME) + "/" + header);
  std::vector<std::string> names;
  for (std::string line; std::getline(stream, line);) {
    std::smatch match;
    if (line.find("operator ") != std::string::npos) continue;
    if (std::regex_search(line, match, declaration)) names.push_back(match[1]);
  }
  return names;
}

NameScope names_in_class(const schema::Message& message, Profile profile) {
  CppOptions options;
  options.profile = profile;
  return make_class_names(message, Identifier::exact(message.name), options).scope;
}

void expect_all_known(Profile profile, const std::string& header, std::size_t more_than) {
  schema::Message message;
  message.name = "Anything";
  const NameScope scope = names_in_class(message, profile);
  const std::vector<std::string> names = member_functions(header);
  EXPECT_GT(names.size(), more_than) << "the search finds too few";
  for (const std::string& name : names)
    EXPECT_TRUE(hides(scope, Identifier::exact(message.name), Identifier::exact(name))) << name;
}

TEST(OwnMembers, EveryMemberOfTheNativeBaseIsReserved) {
  expect_all_known(Profile::kNative, "onnxgen/message/message.h", 20);
}

TEST(OwnMembers, EveryMemberOfTheProtobufBasesIsReserved) {
  expect_all_known(Profile::kProtobuf, "protobuf/google/protobuf/message_lite.h", 50);
  expect_all_known(Profile::kProtobuf, "protobuf/google/protobuf/message.h", 8);
}

TEST(OwnMembers, EveryMemberOfTheExtendableBaseIsReserved) {
  schema::Message message;
  message.name = "Anything";
  message.extension_ranges.emplace_back();
  const NameScope scope = names_in_class(message, Profile::kNative);
  std::size_t accessors = 0;
  for (const std::string& name : member_functions("onnxgen/message/extension/extension.h")) {
    if (name.find("Extension") == std::string::npos) continue;
    ++accessors;
    EXPECT_TRUE(scope.contains(name)) << name;
  }
  EXPECT_GT(accessors, 10U) << "the search finds too few";
}

}  // namespace
}  // namespace onnxgen::plan
