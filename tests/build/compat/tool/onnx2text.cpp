#include <google/protobuf/io/coded_stream.h>
#include <google/protobuf/io/zero_copy_stream_impl.h>
#include <google/protobuf/message.h>

#include <fstream>
#include <iostream>

#include "onnx.pb.h"

static bool read_proto_from_binary(const char* filepath, google::protobuf::Message* message) {
  std::ifstream fs(filepath, std::ifstream::in | std::ifstream::binary);
  if (!fs.is_open()) {
    fprintf(stderr, "open failed %s\n", filepath);
    return false;
  }
  google::protobuf::io::IstreamInputStream input(&fs);
  google::protobuf::io::CodedInputStream codedstr(&input);
#if GOOGLE_PROTOBUF_VERSION >= 3011000
  codedstr.SetTotalBytesLimit(INT_MAX);
#else
  codedstr.SetTotalBytesLimit(INT_MAX, INT_MAX / 2);
#endif
  bool success = message->ParseFromCodedStream(&codedstr);
  fs.close();
  return success;
}

int main(int argc, char** argv) {
  onnx::ModelProto model;
  if (argc != 2 || !read_proto_from_binary(argv[1], &model)) return 1;
  for (int i = 0; i < model.graph().node_size(); i++) {
    const onnx::NodeProto& node = model.graph().node(i);
    std::cout << node.op_type() << " " << node.name() << std::endl;
  }
  std::cout << model.DebugString();
  return 0;
}
