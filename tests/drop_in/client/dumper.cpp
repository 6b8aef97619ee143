#include <google/protobuf/message.h>
#include <google/protobuf/text_format.h>
#include <google/protobuf/util/json_util.h>

#include <memory>
#include <ostream>

#include "onnx/onnx-ml.pb.h"
#include "passes.h"

namespace client {

using google::protobuf::Message;

void dump_text(const Message& message, std::ostream& out) {
  const std::string text = message.DebugString();
  out << text << "\n";
  std::string printed("gets replaced");
  const bool success = google::protobuf::TextFormat::PrintToString(message, &printed);
  out << "PrintToString " << success << (printed == text ? " is DebugString\n" : " differs:\n" + printed);
  out << message.ShortDebugString() << "\n";
  const std::unique_ptr<Message> read(message.New());
  out << "ParseFromString " << google::protobuf::TextFormat::ParseFromString(text, read.get())
      << (read->SerializeAsString() == message.SerializeAsString() ? " same" : " differs") << "\n";
}

void dump_json(const Message& message, std::ostream& out) {
  std::string json;
  const auto status = google::protobuf::util::MessageToJsonString(message, &json);
  if (!status.ok()) {
    out << "no JSON: " << status.ToString() << "\n";
    return;
  }
  out << json << "\n";
  const std::unique_ptr<Message> read(message.New());
  out << "JsonStringToMessage " << google::protobuf::util::JsonStringToMessage(json, read.get()).ok() << " "
      << read->ByteSizeLong() << "\n";
  google::protobuf::util::JsonParseOptions parse_options;
  parse_options.ignore_unknown_fields = true;
  json.insert(1, "\"noSuchField\":[{\"a\":null}]" + std::string(json.size() > 2 ? "," : ""));
  out << google::protobuf::util::JsonStringToMessage(json, read.get()).ok() << " "
      << google::protobuf::util::JsonStringToMessage(json, read.get(), parse_options).ok() << " "
      << read->ByteSizeLong() << "\n";

  google::protobuf::util::JsonPrintOptions options;
  options.add_whitespace = true;
  options.always_print_primitive_fields = true;
  std::string pretty;
  if (google::protobuf::util::MessageToJsonString(message, &pretty, options).ok()) out << pretty;
}

void dump_shape(const onnx::TypeProto_Tensor& tensor, std::ostream& out) {
  out << onnx::TensorProto_DataType_Name(static_cast<onnx::TensorProto_DataType>(tensor.elem_type())) << "[";
  for (const onnx::TensorShapeProto_Dimension& dim : tensor.shape().dim()) {
    if (&dim != &tensor.shape().dim(0)) out << ", ";
    switch (dim.value_case()) {
      case onnx::TensorShapeProto_Dimension::kDimValue:
        out << dim.dim_value();
        break;
      case onnx::TensorShapeProto_Dimension::kDimParam:
        out << dim.dim_param().c_str();
        break;
      case onnx::TensorShapeProto_Dimension::VALUE_NOT_SET:
        out << "?";
        break;
      default:
        break;
    }
  }
  out << "]";
}

}  // namespace client
