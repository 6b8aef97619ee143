// Classes of onnx-ml.proto generated for size.
#include <string>
#include <string_view>

#include "onnx_for_size.pb.h"
#include "suite.h"

namespace onnxgen::bench {
namespace {

class ForSize {
 public:
  static constexpr const char* kName = "for_size";

  bool parse(std::string_view bytes) { return model_.ParseFromString(bytes); }
  bool serialize(std::string& out) const { return model_.SerializeToString(&out); }

 private:
  onnx_for_size::ModelProto model_;
};

}  // namespace

void add_for_size(Suite& suite) {
  suite.add_pass("parse_destroy", "structure", ForSize::kName, parse_destroy_pass<ForSize>);
  suite.add_pass("serialize", "structure", ForSize::kName, serialize_pass<ForSize>);
}

}  // namespace onnxgen::bench
