#include "plugin.h"

#include "onnx/onnx-ml.pb.h"

namespace plugin {

std::string rewrite(const std::string& bytes) {
  onnx::ModelProto model;
  if (!model.ParseFromString(bytes)) return {};
  const onnx::ModelProto copy = model;
  return copy.SerializeAsString();
}

std::string describe(const std::string& bytes) {
  onnx::ModelProto model;
  model.ParseFromString(bytes);
  return model.DebugString();
}

bool is_message(const std::string& bytes) {
  onnx::ModelProto model;
  model.ParseFromString(bytes);
  google::protobuf::MessageLite* lite = &model;
  return dynamic_cast<onnx::ModelProto*>(lite) == &model && dynamic_cast<google::protobuf::Message*>(lite) == &model &&
         dynamic_cast<onnx::GraphProto*>(lite) == nullptr;
}

}  // namespace plugin
