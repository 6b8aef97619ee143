#include <google/protobuf/arena.h>
#include <google/protobuf/map.h>
#include <google/protobuf/text_format.h>
#include <google/protobuf/util/json_util.h>

#include <string>
#include <type_traits>
#include <utility>

#include "releases.h"

namespace pb = google::protobuf;

// The interface of protobuf 3.21.
static_assert(GOOGLE_PROTOBUF_VERSION == 3021012);
template <class Expected, class Actual>
constexpr bool kIs = std::is_same_v<Expected, Actual>;
template <class T>
const T& any();
static_assert(kIs<const std::string&, decltype(any<pb::Descriptor>().full_name())>);
static_assert(kIs<const std::string&, decltype(any<pb::FieldDescriptor>().json_name())>);
static_assert(kIs<const std::string&, decltype(any<pb::EnumValueDescriptor>().name())>);
static_assert(kIs<const std::string&, decltype(any<pb::FileDescriptor>().package())>);
static_assert(kIs<const char*, decltype(any<pb::FieldDescriptor>().type_name())>);
static_assert(kIs<std::string, decltype(any<pb::FieldDescriptor>().PrintableNameForExtension())>);
static_assert(kIs<std::string, decltype(any<pb::MessageLite>().GetTypeName())>);
static_assert(kIs<const std::string&, decltype(any<pb::UnknownField>().length_delimited())>);
static_assert(kIs<bool, decltype(any<pb::FieldDescriptor>().has_optional_keyword())>);
static_assert(kIs<int, decltype(pb::Descriptor::ExtensionRange::start)>);
static_assert(kIs<pb::StringPiece, decltype(pb::util::OkStatus().message())>);
#if !defined(GOOGLE_LOG) || !defined(GOOGLE_DISALLOW_COPY_AND_ASSIGN)
#error "protobuf 3.21 has these macros"
#endif

namespace onnxgen::tests::release_21 {

std::vector<std::string> names(const pb::Descriptor& message) {
  std::vector<std::string> all{message.name(), message.full_name(), message.file()->package()};
  for (int i = 0; i < message.field_count(); ++i) {
    const pb::FieldDescriptor& field = *message.field(i);
    all.insert(all.end(),
               {field.name(), field.full_name(), field.json_name(), field.type_name(), field.cpp_type_name()});
  }
  for (int i = 0; i < message.reserved_name_count(); ++i) all.push_back(message.reserved_name(i));
  return all;
}

std::string type_name(const pb::Message& message) {
  return message.GetTypeName();
}

std::string json(const pb::Message& message) {
  pb::util::JsonPrintOptions options;
  options.always_print_primitive_fields = true;
  options.preserve_proto_field_names = true;
  std::string text;
  const pb::util::Status status = MessageToJsonString(message, &text, options);
  return status.ok() ? text : status.ToString();
}

bool parse_badly(pb::Message& message, pb::io::ErrorCollector* errors) {
  pb::TextFormat::Parser parser;
  parser.RecordErrorsTo(errors);
  return parser.ParseFromString("no_such_field: 1", &message);
}

int count_errors(bool (*parse)(pb::io::ErrorCollector*)) {
  struct Counter final : pb::io::ErrorCollector {
    void AddError(int, pb::io::ColumnNumber, const std::string& message) override { count += message.empty() ? 0 : 1; }
    int count = 0;
  } counter;
  return parse(&counter) ? 0 : counter.count;
}

}  // namespace onnxgen::tests::release_21
