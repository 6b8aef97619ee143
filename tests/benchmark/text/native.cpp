#include <onnx/onnx-ml.pb.h>

#include <string>

#include "onnxgen/text/parse.h"
#include "onnxgen/text/parse_json.h"
#include "onnxgen/text/print.h"
#include "onnxgen/text/print_json.h"
#include "text_benchmark.h"

namespace onnxgen::bench {
namespace {

class Native {
 public:
  static constexpr const char* kName = "native";

  bool parse(const std::string& bytes) { return model_.ParseFromString(bytes); }
  bool print_text(std::string& out) const { return text::print_text(model_, out).ok(); }
  bool print_json(std::string& out) const { return text::print_json(model_, out).ok(); }
  bool parse_text(const std::string& input) { return text::parse_text(input, &model_).ok(); }
  bool parse_json(const std::string& json) { return text::parse_json(json, &model_).ok(); }

 private:
  onnx::ModelProto model_;
};

}  // namespace

void add_native(const TextCorpus& corpus) {
  add_text_benchmarks<Native>(corpus);
}

}  // namespace onnxgen::bench
