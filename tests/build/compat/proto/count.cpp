#include <fstream>
#include <iostream>
#include <type_traits>

#include "onnx/onnx-ml.pb.h"

namespace google {
namespace protobuf {
class Message;
}
}  // namespace google

#ifdef IS_LITE
static_assert(std::is_base_of<google::protobuf::MessageLite, onnx::ModelProto>::value, "");
#else
static_assert(std::is_base_of<google::protobuf::Message, onnx::ModelProto>::value, "");
#endif

static bool parse(const std::string& bytes, google::protobuf::MessageLite& message) {
  return message.ParseFromString(bytes);
}

int main(int argc, char** argv) {
  std::ifstream stream(argc == 2 ? argv[1] : "", std::ios::binary);
  const std::string bytes((std::istreambuf_iterator<char>(stream)), std::istreambuf_iterator<char>());
  onnx::ModelProto model;
  if (!parse(bytes, model) || model.SerializeAsString() != bytes) return 1;
  std::cout << model.graph().node_size() << " nodes" << std::endl;
  return 0;
}
