// JSON of encoded messages, where libprotobuf 3.21 reports success although data is lost, and resolvers of a program.
#include <google/protobuf/descriptor.pb.h>
#include <google/protobuf/io/zero_copy_stream_impl_lite.h>
#include <google/protobuf/struct.pb.h>
#include <google/protobuf/util/json_util.h>
#include <google/protobuf/util/type_resolver.h>
#include <google/protobuf/util/type_resolver_util.h>
#include <gtest/gtest.h>

#include <memory>
#include <string>

namespace pb = google::protobuf;

namespace onnxgen::tests {
namespace {

using pb::util::Status;
using pb::util::StatusCode;

const std::string kField = "type.googleapis.com/google.protobuf.FieldDescriptorProto";

std::unique_ptr<pb::util::TypeResolver> make_resolver() {
  return std::unique_ptr<pb::util::TypeResolver>(
      pb::util::NewTypeResolverForDescriptorPool("type.googleapis.com", pb::DescriptorPool::generated_pool()));
}

Status print(const std::string& bytes, std::string* json) {
  return pb::util::BinaryToJsonString(make_resolver().get(), kField, bytes, json);
}

std::string encoded_field(std::size_t name_size) {
  pb::FieldDescriptorProto field;
  field.set_name(std::string(name_size, 'n'));
  return field.SerializeAsString();
}

TEST(BinaryToJson, RejectsMalformedBytes) {
  const std::string valid = encoded_field(5);
  for (const std::string& bytes : {valid.substr(0, 6), valid + '\x80', valid + '\x0b', valid + '\x0c', valid + '\0'}) {
    std::string json;
    EXPECT_EQ(print(bytes, &json).code(), StatusCode::kInvalidArgument) << json;
  }
}

TEST(BinaryToJson, WritesNothingToTheStreamAfterAnError) {
  const std::string truncated = encoded_field(5).substr(0, 6);
  pb::io::ArrayInputStream input(truncated.data(), static_cast<int>(truncated.size()));
  std::string json;
  pb::io::StringOutputStream output(&json);
  const Status status = pb::util::BinaryToJsonStream(make_resolver().get(), kField, &input, &output);
  EXPECT_EQ(status.ToString(), "INVALID_ARGUMENT:invalid message: truncated");
  EXPECT_EQ(json, "");
}

TEST(BinaryToJson, OmitsUnknownFields) {
  std::string json;
  EXPECT_TRUE(print(encoded_field(1) + "\xa0\x3f\x05", &json).ok());
  EXPECT_EQ(json, R"({"name":"n"})");
}

TEST(BinaryToJson, PrintsMessagesWithoutTheirRequiredFields) {
  std::string json;
  const std::string type = "type.googleapis.com/google.protobuf.UninterpretedOption.NamePart";
  EXPECT_TRUE(pb::util::BinaryToJsonString(make_resolver().get(), type, "", &json).ok());
  EXPECT_EQ(json, "{}");
  std::string bytes = "unchanged";
  const Status status = pb::util::JsonToBinaryString(make_resolver().get(), type, json, &bytes);
  EXPECT_EQ(status.code(), StatusCode::kInvalidArgument);
  EXPECT_NE(std::string(status.message()).find("name_part"), std::string::npos);
  EXPECT_EQ(bytes, "unchanged");
}

TEST(BinaryToJson, ConvertsInputsOfManyBlocks) {
  const std::string bytes = encoded_field(3'000'000);
  pb::io::ArrayInputStream input(bytes.data(), static_cast<int>(bytes.size()), 4096);
  std::string json;
  pb::io::StringOutputStream output(&json);
  EXPECT_TRUE(pb::util::BinaryToJsonStream(make_resolver().get(), kField, &input, &output).ok());
  EXPECT_EQ(json.size(), 3'000'000 + std::string(R"({"name":""})").size());
  std::string encoded;
  EXPECT_TRUE(pb::util::JsonToBinaryString(make_resolver().get(), kField, json, &encoded).ok());
  EXPECT_EQ(encoded, bytes);
}

TEST(BinaryToJson, ReportsStreamsThatCannotBeWritten) {
  const std::string bytes = encoded_field(20);
  const std::string json = R"({"name":"more than four bytes"})";
  char small[4];
  {
    pb::io::ArrayInputStream input(bytes.data(), static_cast<int>(bytes.size()));
    pb::io::ArrayOutputStream output(small, sizeof small);
    const Status status = pb::util::BinaryToJsonStream(make_resolver().get(), kField, &input, &output);
    EXPECT_EQ(status.ToString(), "INTERNAL:cannot write the output");
  }
  pb::io::ArrayInputStream input(json.data(), static_cast<int>(json.size()));
  pb::io::ArrayOutputStream output(small, sizeof small);
  const Status status = pb::util::JsonToBinaryStream(make_resolver().get(), kField, &input, &output);
  EXPECT_EQ(status.ToString(), "INTERNAL:cannot write the output");
}

TEST(TypeResolver, StatesTheSyntax) {
  pb::Type type;
  ASSERT_TRUE(make_resolver()->ResolveMessageType(kField, &type).ok());
  EXPECT_EQ(type.syntax(), pb::SYNTAX_PROTO2);
  EXPECT_EQ(pb::util::ConvertDescriptorToType(*pb::NullValue_descriptor()).syntax(), pb::SYNTAX_PROTO3);
}

// A resolver of a program, which passes requests on.
class OwnResolver : public pb::util::TypeResolver {
 public:
  Status ResolveMessageType(const std::string& type_url, pb::Type* message_type) override {
    return pool_->ResolveMessageType(type_url, message_type);
  }
  Status ResolveEnumType(const std::string& type_url, pb::Enum* enum_type) override {
    return pool_->ResolveEnumType(type_url, enum_type);
  }

 private:
  const std::unique_ptr<pb::util::TypeResolver> pool_ = make_resolver();
};

TEST(TypeResolver, OfAProgramResolvesTypesButDoesNotConvertJson) {
  OwnResolver resolver;
  pb::Type type;
  EXPECT_TRUE(resolver.ResolveMessageType(kField, &type).ok());
  EXPECT_EQ(type.name(), "google.protobuf.FieldDescriptorProto");
  std::string text;
  EXPECT_EQ(pb::util::BinaryToJsonString(&resolver, kField, "", &text).code(), StatusCode::kUnimplemented);
  EXPECT_EQ(pb::util::JsonToBinaryString(&resolver, kField, "{}", &text).code(), StatusCode::kUnimplemented);
  EXPECT_EQ(text, "");
}

}  // namespace
}  // namespace onnxgen::tests
