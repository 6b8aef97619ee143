// The generator's schema must agree with protoc's descriptors of the same files: names, numbers, types, presence,
// defaults and comments.
#include <fmt/format.h>
#include <google/protobuf/descriptor.h>
#include <google/protobuf/descriptor.pb.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <variant>
#include <vector>

#include "../io/temporary_folder.h"
#include "corpora.h"
#include "front_end.h"
#include "protoc.h"
#include "source/render.h"
#include "tier.h"

namespace onnxgen::tests {
namespace {

namespace fs = std::filesystem;
namespace pb = google::protobuf;

// libprotobuf ends a comment with a newline, the generator does not.
std::string trimmed(std::string text) {
  while (!text.empty() && text.back() == '\n') text.pop_back();
  return text;
}

template <class Descriptor>
void expect_comments(const Descriptor& theirs, const schema::Comments& ours) {
  pb::SourceLocation location;
  ASSERT_TRUE(theirs.GetSourceLocation(&location));
  EXPECT_EQ(ours.leading, trimmed(location.leading_comments)) << theirs.full_name();
  EXPECT_EQ(ours.trailing, trimmed(location.trailing_comments)) << theirs.full_name();
  std::vector<std::string> detached;
  for (const std::string& text : location.leading_detached_comments) detached.push_back(trimmed(text));
  EXPECT_EQ(ours.leading_detached, detached) << theirs.full_name();
}

void expect_default(const pb::FieldDescriptor& theirs, const schema::Field& ours) {
  ASSERT_EQ(!std::holds_alternative<std::monostate>(ours.default_value), theirs.has_default_value());
  if (!theirs.has_default_value()) return;
  const schema::DefaultValue& value = ours.default_value;
  switch (theirs.cpp_type()) {
    case pb::FieldDescriptor::CPPTYPE_INT32:
      EXPECT_EQ(std::get<std::int64_t>(value), theirs.default_value_int32());
      break;
    case pb::FieldDescriptor::CPPTYPE_INT64:
      EXPECT_EQ(std::get<std::int64_t>(value), theirs.default_value_int64());
      break;
    case pb::FieldDescriptor::CPPTYPE_UINT32:
      EXPECT_EQ(std::get<std::uint64_t>(value), theirs.default_value_uint32());
      break;
    case pb::FieldDescriptor::CPPTYPE_UINT64:
      EXPECT_EQ(std::get<std::uint64_t>(value), theirs.default_value_uint64());
      break;
    case pb::FieldDescriptor::CPPTYPE_FLOAT:
      if (std::isnan(theirs.default_value_float())) {
        EXPECT_TRUE(std::isnan(std::get<double>(value)));
      } else {
        EXPECT_EQ(static_cast<float>(std::get<double>(value)), theirs.default_value_float());
      }
      break;
    case pb::FieldDescriptor::CPPTYPE_DOUBLE:
      if (std::isnan(theirs.default_value_double())) {
        EXPECT_TRUE(std::isnan(std::get<double>(value)));
      } else {
        EXPECT_EQ(std::get<double>(value), theirs.default_value_double());
      }
      break;
    case pb::FieldDescriptor::CPPTYPE_BOOL:
      EXPECT_EQ(std::get<bool>(value), theirs.default_value_bool());
      break;
    case pb::FieldDescriptor::CPPTYPE_STRING:
      EXPECT_EQ(std::get<std::string>(value), theirs.default_value_string());
      break;
    case pb::FieldDescriptor::CPPTYPE_ENUM:
      EXPECT_EQ(std::get<const schema::EnumValue*>(value)->full_name, theirs.default_value_enum()->full_name());
      break;
    case pb::FieldDescriptor::CPPTYPE_MESSAGE:
      ADD_FAILURE() << "messages have no defaults";
      break;
  }
}

void expect_equal(const pb::FieldDescriptor& theirs, const schema::Field& ours) {
  SCOPED_TRACE(theirs.full_name());
  EXPECT_EQ(ours.name, theirs.name());
  EXPECT_EQ(ours.full_name, theirs.full_name());
  EXPECT_EQ(ours.json_name, theirs.json_name());
  EXPECT_EQ(ours.number, theirs.number());
  EXPECT_EQ(static_cast<int>(ours.type), static_cast<int>(theirs.type()));
  EXPECT_EQ(static_cast<int>(ours.label), static_cast<int>(theirs.label()));
  EXPECT_EQ(ours.presence == schema::Presence::kExplicit, theirs.has_presence());
  EXPECT_EQ(ours.presence == schema::Presence::kNone, theirs.is_repeated());
  EXPECT_EQ(ours.packed, theirs.is_packed());
  EXPECT_EQ(ours.is_map(), theirs.is_map());
  EXPECT_EQ(ours.deprecated, theirs.options().deprecated());
  EXPECT_EQ(ours.is_extension, theirs.is_extension());
  EXPECT_EQ(ours.containing->full_name, theirs.containing_type()->full_name());
  const auto name_of = [](const auto* type) { return type == nullptr ? "" : type->full_name; };
  const auto their_name_of = [](const auto* type) { return type == nullptr ? "" : type->full_name(); };
  EXPECT_EQ(name_of(ours.message), their_name_of(theirs.message_type()));
  EXPECT_EQ(name_of(ours.enumeration), their_name_of(theirs.enum_type()));
  const pb::OneofDescriptor* oneof = theirs.real_containing_oneof();
  EXPECT_EQ(ours.oneof == nullptr ? "" : ours.oneof->name, oneof == nullptr ? "" : oneof->name());
  EXPECT_EQ(ours.proto3_optional, theirs.containing_oneof() != oneof);
  expect_default(theirs, ours);
  if (!theirs.containing_type()->options().map_entry()) expect_comments(theirs, ours.comments);
}

void expect_equal(const pb::EnumDescriptor& theirs, const schema::Enum& ours) {
  EXPECT_EQ(ours.full_name, theirs.full_name());
  EXPECT_EQ(ours.closed, theirs.file()->syntax() == pb::FileDescriptor::SYNTAX_PROTO2);
  EXPECT_EQ(ours.allow_alias, theirs.options().allow_alias());
  expect_comments(theirs, ours.comments);
  ASSERT_EQ(static_cast<int>(ours.values.size()), theirs.value_count());
  for (int i = 0; i < theirs.value_count(); ++i) {
    const schema::EnumValue& value = *ours.values[static_cast<std::size_t>(i)];
    EXPECT_EQ(value.full_name, theirs.value(i)->full_name());
    EXPECT_EQ(value.number, theirs.value(i)->number());
    EXPECT_EQ(value.deprecated, theirs.value(i)->options().deprecated());
    expect_comments(*theirs.value(i), value.comments);
  }
  ASSERT_EQ(static_cast<int>(ours.reserved_ranges.size()), theirs.reserved_range_count());
  for (int i = 0; i < theirs.reserved_range_count(); ++i) {
    EXPECT_EQ(ours.reserved_ranges[static_cast<std::size_t>(i)].begin, theirs.reserved_range(i)->start);
    EXPECT_EQ(ours.reserved_ranges[static_cast<std::size_t>(i)].end, theirs.reserved_range(i)->end);
  }
}

void expect_equal(const pb::Descriptor& theirs, const schema::Message& ours) {
  EXPECT_EQ(ours.full_name, theirs.full_name());
  EXPECT_EQ(ours.map_entry, theirs.options().map_entry());
  EXPECT_EQ(ours.message_set_wire_format, theirs.options().message_set_wire_format());
  if (!ours.map_entry) expect_comments(theirs, ours.comments);
  ASSERT_EQ(static_cast<int>(ours.fields.size()), theirs.field_count()) << theirs.full_name();
  ASSERT_EQ(static_cast<int>(ours.oneofs.size()), theirs.real_oneof_decl_count()) << theirs.full_name();
  ASSERT_EQ(static_cast<int>(ours.messages.size()), theirs.nested_type_count()) << theirs.full_name();
  ASSERT_EQ(static_cast<int>(ours.enums.size()), theirs.enum_type_count()) << theirs.full_name();
  ASSERT_EQ(static_cast<int>(ours.extensions.size()), theirs.extension_count()) << theirs.full_name();
  const auto at = [](int i) { return static_cast<std::size_t>(i); };
  for (int i = 0; i < theirs.field_count(); ++i) expect_equal(*theirs.field(i), *ours.fields[at(i)]);
  for (int i = 0; i < theirs.real_oneof_decl_count(); ++i) {
    EXPECT_EQ(ours.oneofs[at(i)]->full_name, theirs.oneof_decl(i)->full_name());
    expect_comments(*theirs.oneof_decl(i), ours.oneofs[at(i)]->comments);
  }
  for (int i = 0; i < theirs.nested_type_count(); ++i) expect_equal(*theirs.nested_type(i), *ours.messages[at(i)]);
  for (int i = 0; i < theirs.enum_type_count(); ++i) expect_equal(*theirs.enum_type(i), *ours.enums[at(i)]);
  for (int i = 0; i < theirs.extension_count(); ++i) expect_equal(*theirs.extension(i), *ours.extensions[at(i)]);
  ASSERT_EQ(static_cast<int>(ours.extension_ranges.size()), theirs.extension_range_count());
  for (int i = 0; i < theirs.extension_range_count(); ++i) {
    EXPECT_EQ(ours.extension_ranges[at(i)].begin, theirs.extension_range(i)->start);
    EXPECT_EQ(ours.extension_ranges[at(i)].end, theirs.extension_range(i)->end - 1);
  }
  ASSERT_EQ(static_cast<int>(ours.reserved_ranges.size()), theirs.reserved_range_count());
  for (int i = 0; i < theirs.reserved_range_count(); ++i) {
    EXPECT_EQ(ours.reserved_ranges[at(i)].begin, theirs.reserved_range(i)->start);
    EXPECT_EQ(ours.reserved_ranges[at(i)].end, theirs.reserved_range(i)->end - 1);
  }
}

void expect_equal(const pb::FileDescriptor& theirs, const schema::File& ours) {
  EXPECT_EQ(ours.package, theirs.package());
  ASSERT_EQ(static_cast<int>(ours.messages.size()), theirs.message_type_count());
  ASSERT_EQ(static_cast<int>(ours.enums.size()), theirs.enum_type_count());
  ASSERT_EQ(static_cast<int>(ours.extensions.size()), theirs.extension_count());
  ASSERT_EQ(static_cast<int>(ours.services.size()), theirs.service_count());
  const auto at = [](int i) { return static_cast<std::size_t>(i); };
  for (int i = 0; i < theirs.message_type_count(); ++i) expect_equal(*theirs.message_type(i), *ours.messages[at(i)]);
  for (int i = 0; i < theirs.enum_type_count(); ++i) expect_equal(*theirs.enum_type(i), *ours.enums[at(i)]);
  for (int i = 0; i < theirs.extension_count(); ++i) expect_equal(*theirs.extension(i), *ours.extensions[at(i)]);
  for (int i = 0; i < theirs.service_count(); ++i) {
    const pb::ServiceDescriptor& service = *theirs.service(i);
    EXPECT_EQ(ours.services[at(i)].full_name, service.full_name());
    expect_comments(service, ours.services[at(i)].comments);
    ASSERT_EQ(static_cast<int>(ours.services[at(i)].methods.size()), service.method_count());
    for (int k = 0; k < service.method_count(); ++k) {
      const schema::Method& method = ours.services[at(i)].methods[at(k)];
      EXPECT_EQ(method.name, service.method(k)->name());
      EXPECT_EQ(method.input->full_name, service.method(k)->input_type()->full_name());
      EXPECT_EQ(method.output->full_name, service.method(k)->output_type()->full_name());
      EXPECT_EQ(method.client_streaming, service.method(k)->client_streaming());
      EXPECT_EQ(method.server_streaming, service.method(k)->server_streaming());
      expect_comments(*service.method(k), method.comments);
    }
  }
}

// Returns whether protoc accepts the file, so that there was something to compare.
bool compare(const std::string& name, const std::vector<std::string>& folders) {
  SCOPED_TRACE(name);
  const io::tests::TemporaryFolder temporary;
  const std::string set_path = temporary / "set";
  std::string command = "protoc --include_source_info --include_imports '--descriptor_set_out=" + set_path + "'";
  std::vector<source::ImportPath> import_paths;
  for (const std::string& folder : folders) {
    command += " '-I" + folder + "'";
    import_paths.push_back({"", folder});
  }
  if (std::system((command + " '" + name + "' > /dev/null 2>&1").c_str()) != 0) return false;
  pb::FileDescriptorSet set;
  std::ifstream stream(set_path, std::ios::binary);
  EXPECT_TRUE(set.ParseFromIstream(&stream));
  pb::DescriptorPool pool;
  for (const pb::FileDescriptorProto& file : set.file()) EXPECT_NE(pool.BuildFile(file), nullptr);
  const pb::FileDescriptor* theirs = pool.FindFileByName(name);
  const FrontEnd ours(import_paths, {name});
  EXPECT_FALSE(ours.diagnostics.has_errors()) << source::render(ours.diagnostics);
  if (ours.diagnostics.has_errors()) return true;
  expect_equal(*theirs, *ours.schema.inputs.front());
  return true;
}

TEST(Descriptors, EqualProtocsForOurCases) {
  if (!have_protoc()) GTEST_SKIP() << kNoProtoc;
  const std::vector<std::string> folders = {ONNXGEN_CASES, std::string(ONNXGEN_CASES) + "/imports"};
  for (const char* name :
       {"proto2", "proto3", "keywords", "literals", "comments", "detached_file_comment", "byte_order_mark", "empty"}) {
    EXPECT_TRUE(compare(fmt::format("valid/{}.proto", name), folders));
  }
}

TEST(Descriptors, EqualProtocsForProtobufsSchemas) {
  if (!have_protoc()) GTEST_SKIP() << kNoProtoc;
  if (!fs::exists("/usr/include/google/protobuf/descriptor.proto")) GTEST_SKIP() << "install libprotobuf-dev";
  for (const char* name : {"any", "api", "descriptor", "duration", "empty", "field_mask", "source_context", "struct",
                           "timestamp", "type", "wrappers"}) {
    EXPECT_TRUE(compare(fmt::format("google/protobuf/{}.proto", name), {"/usr/include"}));
  }
}

TEST(Descriptors, EqualProtocsForOnnx) {
  if (!have_protoc()) GTEST_SKIP() << kNoProtoc;
  const auto corpora = find_corpora();
  if (!corpora) GTEST_SKIP() << kNoCorpora;
  std::vector<fs::path> files;
  for (const auto& entry : fs::recursive_directory_iterator(*corpora / "schemas")) {
    if (entry.is_regular_file()) files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  int compared = 0;
  for (const fs::path& file : sample_by_tier(files, 4)) {
    const fs::path folder = file.parent_path();
    const fs::path root = folder.filename() == "onnx" ? folder.parent_path() : folder;
    compared += compare(file.lexically_relative(root).generic_string(), {root.string()}) ? 1 : 0;
  }
  EXPECT_GT(compared, by_tier(5, 20));
}

}  // namespace
}  // namespace onnxgen::tests
