// In a separate library, because the program contains libprotobuf, whose names the protobuf profile uses.
#include <onnx/onnx-ml.pb.h>

#include <string>
#include <string_view>

#include "suite.h"

namespace onnxgen::bench {
namespace {

class DropIn {
 public:
  static constexpr const char* kName = "drop_in";

  bool parse(std::string_view bytes) { return model_.ParseFromString(bytes); }
  void copy_from(const DropIn& other) { model_.CopyFrom(other.model_); }
  bool serialize(std::string& out) const { return model_.SerializeToString(&out); }

 private:
  onnx::ModelProto model_;
};

}  // namespace

void add_drop_in(Suite& suite) {
  for (const char* corpus : {"structure", "medium", "small", "typed", "unpacked", "weights"}) {
    add_all_operations<DropIn>(suite, corpus);
  }
  add_server<DropIn>(suite);
  add_graph_sizes<DropIn>(suite);
  add_memory_of_all<DropIn>(suite);
}

}  // namespace onnxgen::bench
