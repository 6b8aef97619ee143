// Descriptors that .proto text cannot express, or that other programs than protoc have written.
#include <gtest/gtest.h>

#include <fstream>
#include <string>
#include <string_view>
#include <vector>

#include "../io/temporary_folder.h"
#include "convert/convert.h"
#include "descriptor/wire_writer.h"
#include "pipeline.h"
#include "source/render.h"

namespace onnxgen::tests {
namespace {

using descriptor::WireWriter;

// Encodes a FileDescriptorSet in text format.
std::string set_of(const std::string& text) {
  Options options;
  options.inputs = {"google/protobuf/descriptor.proto"};
  source::SourceTree sources({});
  source::Diagnostics diagnostics;
  const schema::Schema schema = load_schema(options, sources, diagnostics);
  convert::Converted set =
      convert::convert(schema, "google.protobuf.FileDescriptorSet", convert::Direction::kEncode, text);
  EXPECT_EQ(set.error, "");
  return std::move(set.output);
}

// Encodes a set with the file a.proto and a message M.
std::string set_with_message(const std::string& members, const std::string& rest = "") {
  return set_of("file { name: 'a.proto' message_type { name: 'M' " + members + " } " + rest + " }");
}

struct Read {
  std::string set;  // complete descriptors of the inputs and their imports
  std::string messages;
};

Read read_set(const std::string& bytes, const std::string& input = "a.proto") {
  const io::tests::TemporaryFolder folder;
  Options options;
  options.inputs = {input};
  options.descriptor_sets_in = {folder / "set"};
  options.descriptor_set_out = "set";
  options.include_imports = true;
  options.retain_options = true;
  std::ofstream(options.descriptor_sets_in[0], std::ios::binary) << bytes;
  source::SourceTree sources({});
  source::Diagnostics diagnostics;
  Read result;
  result.set = run(options, sources, diagnostics).descriptor_set;
  result.messages = source::render(diagnostics);
  return result;
}

std::string error_for(const std::string& set) {
  const std::string messages = read_set(set).messages;
  const std::string begin = "onnxgen: error: descriptor of 'a.proto': ";
  return messages.substr(0, begin.size()) == begin ? messages.substr(begin.size()) : messages;
}

void expect_unchanged(const std::string& set, const std::string& input = "a.proto") {
  const Read read = read_set(set, input);
  EXPECT_EQ(read.messages, "");
  EXPECT_EQ(read.set, set);
}

constexpr const char* kChange = "cannot be expressed in a .proto file: its ";

TEST(DescribedFiles, ReportsFieldsThatTextCannotExpress) {
  const auto error_for_field = [](const std::string& field, const std::string& rest = "") {
    return error_for(set_with_message("field { name: 'bar' number: 1 json_name: 'bar' " + field + " }", rest));
  };
  const std::string subject = std::string("field 'M.bar' ") + kChange;
  const std::string proto3 = "syntax: 'proto3'";
  EXPECT_EQ(error_for(set_with_message("field { name: 'bar' number: 1 label: LABEL_OPTIONAL type: TYPE_GROUP "
                                       "type_name: '.M.Foo' json_name: 'bar' } nested_type { name: 'Foo' }")),
            subject + "type would change from a group to a message\n");
  EXPECT_EQ(error_for_field("label: LABEL_REQUIRED type: TYPE_INT32", proto3),
            subject + "label would change from required to optional\n");
  EXPECT_EQ(error_for_field("label: LABEL_OPTIONAL type: TYPE_INT32 type_name: '.M'", proto3),
            subject + "type would change from int32 to a message\n");
  EXPECT_EQ(error_for_field("label: LABEL_OPTIONAL type: TYPE_ENUM type_name: '.M'", proto3),
            subject + "type would change from an enum to a message\n");
  EXPECT_EQ(error_for(set_with_message("field { name: 'bar' number: 1 label: LABEL_REPEATED type: TYPE_INT32 "
                                       "oneof_index: 0 } oneof_decl { name: 'o' }")),
            subject + "label would change from repeated to optional\n");
  EXPECT_EQ(error_for(set_with_message("field { name: 'bar' number: 1 label: LABEL_OPTIONAL type: TYPE_INT32 "
                                       "oneof_index: 0 proto3_optional: true } oneof_decl { name: '_bar' }")),
            subject + "oneof index would change from 0 to absent\n");
  EXPECT_EQ(error_for_field("label: LABEL_OPTIONAL type: TYPE_INT32 "
                            "default_value: '1]; optional int32 evil = 2 [default = 3'"),
            "the default of field 'bar' is not a value of its type: \"1]; optional int32 evil = 2 [default = 3\"\n");
}

TEST(DescribedFiles, ReportsOtherElementsThatTextCannotExpress) {
  EXPECT_EQ(error_for(set_with_message("field { name: 'x' number: 1 label: LABEL_OPTIONAL type: TYPE_INT32 "
                                       "oneof_index: 0 proto3_optional: true } oneof_decl { name: 'zz' }",
                                       "syntax: 'proto3'")),
            std::string("oneof 'M.zz' ") + kChange + "name would change from \"zz\" to \"_x\"\n");
  EXPECT_EQ(error_for(set_with_message("", "public_dependency: 3")),
            std::string("it ") + kChange + "public imports would change\n");
  EXPECT_EQ(error_for(set_of("file { name: 'a.proto' message_type { name: 'M.N' } }")), "\"M.N\" is not a name\n");
  EXPECT_EQ(error_for(set_of("file { name: 'a.proto' package: 'a..b' }")), "\"a..b\" is not a name\n");
  EXPECT_EQ(error_for(set_with_message("nested_type { name: 'N' field { number: 1 type: TYPE_INT32 } }")),
            "in message M, message N: \"\" is not a name\n");
  EXPECT_EQ(error_for(set_with_message("field { name: 'a' number: 1 }")), "field 'M.a' has no type\n");
  EXPECT_EQ(error_for(set_with_message("", "extension { name: 'e' number: 10 type: TYPE_INT32 }")),
            "extension 'e' has no extended message\n");
  EXPECT_EQ(
      error_for(set_with_message("field { name: 'm' number: 1 label: LABEL_REPEATED type: TYPE_MESSAGE type_name: "
                                 "'.M.MEntry' } nested_type { name: 'MEntry' options { map_entry: true } }")),
      "map entry 'M.MEntry' does not have two fields\n");
}

// libprotobuf rejects these descriptors as well.
TEST(DescribedFiles, ReportsOneofsThatCannotExist) {
  const auto error_for_fields = [](const std::vector<std::string>& fields, const std::string& oneofs) {
    std::string members;
    for (std::size_t i = 0; i < fields.size(); ++i) {
      const std::string name(1, static_cast<char>('a' + i));
      members += "field { name: '" + name + "' number: " + std::to_string(i + 1) +
                 " label: LABEL_OPTIONAL type: TYPE_INT32 " + fields[i] + " } ";
    }
    for (const char name : oneofs) members += std::string("oneof_decl { name: '") + name + "' } ";
    return error_for(set_with_message(members, "syntax: 'proto3' package: 'p'"));
  };
  const std::string first = "oneof_index: 0";
  const std::string second = "oneof_index: 1";
  const std::string optional = " proto3_optional: true";
  const std::string split =
      "oneof 'p.M.x' has fields 'a' and 'c' with field 'b' between them; a oneof's fields must be consecutive\n";
  EXPECT_EQ(error_for_fields({first, "", first}, "x"), split);
  EXPECT_EQ(error_for_fields({first, second, first}, "xy"), split);
  EXPECT_EQ(error_for_fields({first, second + optional, first}, "xy"), split);
  EXPECT_EQ(error_for_fields({first, second}, "x"),
            "field 'p.M.b' has oneof_index 1, but the number of oneofs in 'p.M' is 1\n");
  EXPECT_EQ(error_for_fields({"oneof_index: -1" + optional}, ""),
            "field 'p.M.a' has oneof_index -1, but the number of oneofs in 'p.M' is 0\n");
  EXPECT_EQ(error_for_fields({optional}, ""),
            "field 'p.M.a' has proto3_optional, but no oneof_index; give it a oneof of its own\n");
  EXPECT_EQ(error_for_fields({first, first + optional}, "x"),
            "oneof 'p.M.x' has fields 'a' and 'b'; a field with proto3_optional must have a oneof of its own\n");
  EXPECT_EQ(error_for_fields({first + optional, second}, "xy"),
            "oneof 'p.M.y' follows 'p.M.x'; the oneofs of fields with proto3_optional must be last\n");
}

TEST(DescribedFiles, EscapesDefaults) {
  const std::string field = "name: 'bar' number: 1 label: LABEL_OPTIONAL json_name: 'bar' ";
  const Read read = read_set(set_with_message(
      "field { type: TYPE_BYTES default_value: 'x\"]; optional int32 evil = 2 [default = 3];//' " + field + "}"));
  EXPECT_EQ(read.messages, "");
  EXPECT_EQ(read.set, set_with_message("field { type: TYPE_BYTES default_value: "
                                       "'x\\\\\"]; optional int32 evil = 2 [default = 3];//' " +
                                       field + "}"));
  expect_unchanged(set_with_message("field { type: TYPE_STRING default_value: 'x\"];\\n//\\\\' " + field + "}"));
}

// Numbers have several spellings, and only one of them is protoc's.
TEST(DescribedFiles, AcceptsOtherEncodings) {
  const std::string field = "name: 'a_b' number: 1 label: LABEL_OPTIONAL type: ";
  const Read numbers = read_set(set_with_message("field { " + field + "TYPE_INT32 default_value: '0x10' }"));
  EXPECT_EQ(numbers.messages, "");
  EXPECT_EQ(numbers.set, set_with_message("field { " + field + "TYPE_INT32 default_value: '16' json_name: 'aB' }"));
  expect_unchanged(set_with_message("", "options { java_package: 'j.p' deprecated: true } syntax: 'proto3'"));
  WireWriter first;
  first.field(1, "j.p");
  WireWriter second;
  second.field(23, 1);
  WireWriter file;
  file.field(1, "a.proto");
  file.field(8, second.take());  // the parts of a message are one message, in any order
  file.field(8, first.take());
  WireWriter set;
  set.field(1, file.take());
  const Read split = read_set(set.take());
  EXPECT_EQ(split.messages, "");
  EXPECT_EQ(split.set, set_of("file { name: 'a.proto' options { java_package: 'j.p' deprecated: true } }"));
}

TEST(DescribedFiles, FindsRelativeNames) {
  const auto text = [](const std::string& type, const std::string& input, const std::string& group) {
    return set_of(
        "file { name: 'a.proto' package: 'message' message_type { name: 'option' field { name: 'reserved' number: 2 "
        "label: LABEL_OPTIONAL type: TYPE_MESSAGE json_name: 'reserved' type_name: '" +
        type +
        "' } field { name: 'int32' number: 3 label: LABEL_OPTIONAL type: TYPE_GROUP json_name: 'int32' type_name: '" +
        group +
        "' } nested_type { name: 'oneof' } nested_type { name: 'Int32' } } "
        "service { name: 'rpc' method { name: 'stream' output_type: '.message.option' input_type: '" +
        input + "' } } }");
  };
  const Read read = read_set(text("oneof", "option", "Int32"));
  EXPECT_EQ(read.messages, "");
  EXPECT_EQ(read.set, text(".message.option.oneof", ".message.option", ".message.option.Int32"));
}

// Appends encoded fields to the options of message M.
std::string set_with_options(const std::string& head, const std::string& options) {
  WireWriter message;
  message.field(1, "M");
  message.field(7, options);
  WireWriter file;
  file.field(1, "a.proto");
  file.field(4, message.take());
  file.raw(head);
  WireWriter set;
  set.field(1, file.take());
  return set.take();
}

TEST(DescribedFiles, KeepsUnknownOptions) {
  WireWriter unknown;
  unknown.field(50001, 5);
  unknown.field(50000, "\x08\x01\"\n\xFF");
  const std::string options = unknown.take();
  WireWriter syntax;
  syntax.field(12, "proto3");
  expect_unchanged(set_with_options(syntax.take(), options));

  // Features of other languages, beside one that the generator knows.
  WireWriter features;
  features.field(6, 1);  // json_format = ALLOW
  features.field(1001, "\x08\x01");
  WireWriter message_options;
  message_options.field(12, features.take());
  WireWriter edition;
  edition.field(12, "editions");
  edition.field(14, 1000);
  expect_unchanged(set_with_options(edition.take(), message_options.take()));
}

// Other programs may omit the files of these imports from requests and descriptor sets.
TEST(DescribedFiles, AcceptsMissingOptionImports) {
  const std::string mid =
      "name: 'mid.proto' package: 'u' message_type { name: 'M' } syntax: 'editions' edition: EDITION_2024 "
      "option_dependency: 'ext.proto' ";
  const std::string set = set_of("file { " + mid +
                                 "} file { name: 'a.proto' dependency: 'mid.proto' message_type { name: "
                                 "'T' field { name: 'm' number: 1 label: LABEL_OPTIONAL type: TYPE_MESSAGE type_name: "
                                 "'.u.M' json_name: 'm' } } syntax: 'editions' edition: EDITION_2024 }");
  expect_unchanged(set);
}

TEST(DescribedFiles, MayContainOptionImportsOfImportedFiles) {
  const io::tests::TemporaryFolder folder;
  std::ofstream(folder / "ext.proto") << "edition = \"2023\";\nimport \"google/protobuf/descriptor.proto\";\n"
                                         "extend google.protobuf.MessageOptions { int32 o = 50000; }\n";
  std::ofstream(folder / "mid.proto")
      << "edition = \"2024\";\nimport option \"ext.proto\";\nmessage M { option (o) = 1; int32 a = 1; }\n";
  std::ofstream(folder / "top.proto") << "edition = \"2024\";\nimport \"mid.proto\";\nmessage T { M m = 1; }\n";
  const auto set_of_both = [&](bool include_imports) {
    Options options;
    options.import_paths = {{"", folder.path().string()}};
    options.inputs = {folder / "mid.proto", folder / "top.proto"};
    options.descriptor_set_out = "set";
    options.include_imports = include_imports;
    source::SourceTree sources(options.import_paths);
    source::Diagnostics diagnostics;
    const std::string set = run(options, sources, diagnostics).descriptor_set;
    EXPECT_EQ(source::render(diagnostics), "");
    return set;
  };
  const auto has_extension_file = [](const std::string& set) {
    return set.find(
               "\x0A\x09"
               "ext.proto") != std::string::npos;
  };
  EXPECT_TRUE(has_extension_file(set_of_both(true)));
  expect_unchanged(set_of_both(true), "top.proto");
  EXPECT_FALSE(has_extension_file(set_of_both(false)));
  expect_unchanged(set_of_both(false), "top.proto");
}

TEST(DescribedFiles, ReportsFolders) {
  const io::tests::TemporaryFolder folder;
  Options options;
  options.inputs = {"a.proto"};
  options.descriptor_sets_in = {folder.path().string()};
  source::SourceTree sources({});
  source::Diagnostics diagnostics;
  (void)run(options, sources, diagnostics);
  EXPECT_EQ(source::render(diagnostics),
            "onnxgen: error: cannot read '" + folder.path().string() + "': it is a folder\n");
}

}  // namespace
}  // namespace onnxgen::tests
