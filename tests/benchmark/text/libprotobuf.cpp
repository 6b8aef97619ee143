#include <google/protobuf/text_format.h>
#include <google/protobuf/util/json_util.h>

#include <string>

#include "../benchmark_corpora.h"
#include "oracle/onnx-ml.pb.h"
#include "text_benchmark.h"

namespace onnxgen::bench {
namespace {

class Libprotobuf {
 public:
  static constexpr const char* kName = "libprotobuf_heap";

  bool parse(const std::string& bytes) { return model_.ParseFromString(bytes); }
  bool print_text(std::string& out) const { return google::protobuf::TextFormat::PrintToString(model_, &out); }
  bool print_json(std::string& out) const { return google::protobuf::util::MessageToJsonString(model_, &out).ok(); }
  bool parse_text(const std::string& text) { return google::protobuf::TextFormat::ParseFromString(text, &model_); }
  bool parse_json(const std::string& json) { return google::protobuf::util::JsonStringToMessage(json, &model_).ok(); }

 private:
  oracle_onnx::ModelProto model_;
};

}  // namespace

TextCorpus make_text_corpus(const std::string& name, std::size_t weights_mebibytes) {
  TextCorpus corpus;
  corpus.name = name;
  corpus.bytes = make_corpus(name, weights_mebibytes).at(0);
  Libprotobuf model;
  require(model.parse(corpus.bytes) && model.print_text(corpus.text) && model.print_json(corpus.json),
          "a corpus cannot be made");
  return corpus;
}

void add_libprotobuf(const TextCorpus& corpus) {
  add_text_benchmarks<Libprotobuf>(corpus);
}

}  // namespace onnxgen::bench
