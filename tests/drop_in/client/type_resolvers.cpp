// Type resolvers, and JSON of encoded messages.
#include <google/protobuf/io/zero_copy_stream_impl_lite.h>
#include <google/protobuf/type.pb.h>
#include <google/protobuf/util/json_util.h>
#include <google/protobuf/util/type_resolver.h>
#include <google/protobuf/util/type_resolver_util.h>

#include <memory>
#include <ostream>
#include <string>

#include "described.pb.h"
#include "described3.pb.h"
#include "extensions.pb.h"
#include "onnx/onnx-ml.pb.h"
#include "passes.h"

namespace client {
namespace {

using google::protobuf::DescriptorPool;
using google::protobuf::io::ArrayInputStream;
using google::protobuf::io::StringOutputStream;
using google::protobuf::util::NewTypeResolverForDescriptorPool;
using google::protobuf::util::TypeResolver;

const std::string kPrefix = "type.googleapis.com";

std::string url_of(const google::protobuf::Message& message) {
  return kPrefix + "/" + std::string(message.GetDescriptor()->full_name());
}

void resolve_types(TypeResolver& resolver, std::ostream& out) {
  for (const std::string name :
       {"described.Everything", "described.Everything.Nested", "described.Everything.Part", "described.Empty",
        "described3.Plain", "described3.Plain.DataEntry", "onnx.TensorProto", "onnx.none", "described.Level"}) {
    google::protobuf::Type type;
    type.set_name("replaced");
    out << resolver.ResolveMessageType(kPrefix + "/" + name, &type).ToString() << "\n";
    type.clear_syntax();  // libprotobuf 3.21 does not set it
    out << type.DebugString();
  }
  for (const std::string name : {"described.Level", "onnx.TensorProto.DataType", "onnx.NodeProto"}) {
    google::protobuf::Enum type;
    type.set_name("replaced");
    out << resolver.ResolveEnumType(kPrefix + "/" + name, &type).ToString() << "\n";
    type.clear_syntax();
    out << type.DebugString();
  }
}

void convert(TypeResolver& resolver, const google::protobuf::Message& message, std::ostream& out) {
  const std::string bytes = message.SerializeAsString();
  google::protobuf::util::JsonPrintOptions options;
  for (const int how : {0, 1, 2}) {
    options.add_whitespace = how == 1;
    options.preserve_proto_field_names = how == 2;
    options.always_print_enums_as_ints = how == 2;
    std::string json = "appended to: ";
    out << BinaryToJsonString(&resolver, url_of(message), bytes, &json, options).ok();
    out << json << "\n";
  }
  for (const int piece : {1, 7, -1}) {
    ArrayInputStream input(bytes.data(), static_cast<int>(bytes.size()), piece);
    std::string json;
    StringOutputStream output(&json);
    out << BinaryToJsonStream(&resolver, url_of(message), &input, &output).ok();
    out << json << output.ByteCount() << "\n";
    ArrayInputStream json_input(json.data(), static_cast<int>(json.size()), piece);
    std::string encoded = "+";
    StringOutputStream encoded_output(&encoded);
    out << JsonToBinaryStream(&resolver, url_of(message), &json_input, &encoded_output).ok();
    const std::unique_ptr<google::protobuf::Message> read(message.New());
    out << encoded[0] << read->ParseFromString(encoded.substr(1)) << read->ShortDebugString() << "\n";
  }
}

void show_errors(TypeResolver& resolver, std::ostream& out) {
  for (const std::string url : {"type.googleapis.com/onnx.None", "onnx.NodeProto", "x.com/onnx.NodeProto", "",
                                "type.googleapis.com", "type.googleapis.com/", "type.googleapis.com/onnx.NodeProto"}) {
    std::string text = ">";
    out << BinaryToJsonString(&resolver, url, "", &text).ToString() << text;
    out << JsonToBinaryString(&resolver, url, "{}", &text).ToString() << text << "\n";
  }
  for (const std::string json : {"", " ", "[]", "{\"opType\":\"x\"", "{\"none\":1}", "{\"input\":7}", "{}x"}) {
    std::string bytes;
    google::protobuf::util::JsonParseOptions options;
    out << static_cast<int>(JsonToBinaryString(&resolver, kPrefix + "/onnx.NodeProto", json, &bytes).code());
    options.ignore_unknown_fields = true;
    out << static_cast<int>(JsonToBinaryString(&resolver, kPrefix + "/onnx.NodeProto", json, &bytes, options).code());
  }
  std::string bytes;
  const std::string part = kPrefix + "/google.protobuf.UninterpretedOption.NamePart";
  out << static_cast<int>(JsonToBinaryString(&resolver, part, "{\"namePart\":\"x\"}", &bytes).code()) << "\n";
}

}  // namespace

void use_type_resolvers(std::ostream& out) {
  const std::unique_ptr<TypeResolver> resolver(
      NewTypeResolverForDescriptorPool(kPrefix, DescriptorPool::generated_pool()));
  resolve_types(*resolver, out);

  onnx::NodeProto node;
  convert(*resolver, node, out);
  node.set_op_type("Conv\xff");
  node.add_input("x");
  node.add_input("");
  onnx::AttributeProto* const attribute = node.add_attribute();
  attribute->set_type(onnx::AttributeProto::INTS);
  attribute->add_ints(-1);
  attribute->add_floats(0.1f);
  attribute->mutable_t()->set_raw_data(std::string("\0\xff", 2));
  convert(*resolver, node, out);

  described3::Plain plain;
  (*plain.mutable_data())["key"] = "value";
  plain.set_open(described3::OPEN_ONE);
  plain.set_maybe_open(static_cast<described3::Open>(77));
  plain.mutable_time()->set_seconds(1500000000);
  plain.mutable_plain()->add_numbers(5);
  plain.mutable_any()->PackFrom(plain.time());
  convert(*resolver, plain, out);
  convert(*resolver, plain.time(), out);

  show_errors(*resolver, out);
  const std::unique_ptr<TypeResolver> without_prefix(
      NewTypeResolverForDescriptorPool("", DescriptorPool::generated_pool()));
  std::string json;
  out << BinaryToJsonString(without_prefix.get(), "/onnx.NodeProto", node.SerializeAsString(), &json).ok() << json
      << BinaryToJsonString(without_prefix.get(), "onnx.NodeProto", "", &json).ToString() << "\n";
}

}  // namespace client
