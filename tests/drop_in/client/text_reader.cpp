// Parses models written as text, as in tests of inference engines, and uses libprotobuf's logging and check macros.
#include <google/protobuf/io/tokenizer.h>
#include <google/protobuf/io/zero_copy_stream_impl.h>
#include <google/protobuf/stubs/logging.h>
#include <google/protobuf/text_format.h>

#include <ostream>
#include <sstream>

#include "onnx/onnx-ml.pb.h"
#include "passes.h"

namespace client {
namespace {

using google::protobuf::TextFormat;

const char* const kTexts[] = {
    R"(ir_version: 8
       producer_name: "hand"  # by no program
       opset_import { domain: "" version: 13 }
       graph {
         name: 'g'
         node { op_type: "Conv" input: ["x", "w"] output: 'y'
                attribute { name: "pads" type: INTS ints: [0, 0, 0x1, 01] }
                attribute { name: "alpha" type: FLOAT f: 1.5e-1f } }
         initializer < dims: 2 data_type: 1 float_data: [inf, -2] raw_data: "\000\xff\u00e9" 'more' >
         input { name: "x" type { tensor_type { elem_type: 1 shape { dim { dim_param: "n" } dim { dim_value: 4 } } } } }
       })",
    "",
    "ir_version: 8 ir_version: 9",
    "graph { name: 'a' }\ngraph { name: 'b' }",
    "ir_version: 8,\nmodel_version: 'no number'",
    "ir_version: 8\nno_such_field: 1",
    "graph { node { op_type: 'open' }",
    "1: 8 7 { 2: 'g' 77: { a: [1, 'x'] } } [no.extension] < b: -inf >",
    "graph { node { attribute { name: 'a' } } }",
    "graph { node { attribute { t { segment { } } } } }",
};

class Errors : public google::protobuf::io::ErrorCollector {
 public:
  void AddError(int line, google::protobuf::io::ColumnNumber, const std::string& message) override {
    if (first_line_ < 0) first_line_ = line;
    is_told_ = is_told_ || !message.empty();
  }
  void report(std::ostream& out) const { out << " told " << is_told_ << " line " << first_line_ << "\n"; }

 private:
  int first_line_ = -1;
  bool is_told_ = false;
};

std::ostringstream* log_target = nullptr;

void log_to_target(google::protobuf::LogLevel level, const char* file, int line, const std::string& message) {
  const bool is_here = std::string(file).find("text_reader.cpp") != std::string::npos;
  if (is_here) *log_target << level << " " << (line > 0) << " " << message << "\n";
}

int checked_size(const onnx::TensorProto& tensor) {
  GOOGLE_CHECK_EQ(tensor.dims_size(), 2) << "of " << tensor.name();
  GOOGLE_CHECK_NOTNULL(&tensor);
  GOOGLE_DCHECK_GE(tensor.dims(0), 0) << "negative";
  return static_cast<int>(tensor.dims(0) * tensor.dims(1));
}

void try_size(const onnx::TensorProto& tensor, std::ostream& out) {
  try {
    out << checked_size(tensor) << "\n";
  } catch (const google::protobuf::FatalException& error) {
    out << error.what() << " " << (error.line() > 0) << " " << (error.message() == error.what()) << "\n";
  }
}

}  // namespace

void read_texts(std::ostream& out) {
  const google::protobuf::LogSilencer silence;
  for (const char* text : kTexts) {
    onnx::ModelProto model;
    model.set_domain("from before");
    const bool is_read = TextFormat::ParseFromString(text, &model);
    out << "text " << is_read << "\n";
    if (is_read) out << model.DebugString() << model.SerializeAsString() << "\n";

    onnx::ModelProto merged;
    merged.set_domain("from before");
    merged.mutable_graph()->set_doc_string("too");
    const bool is_merged = TextFormat::MergeFromString(text, &merged);
    out << "merged " << is_merged << "\n";
    if (is_merged) out << merged.SerializeAsString() << "\n";

    const std::string bytes(text);
    google::protobuf::io::ArrayInputStream stream(bytes.data(), static_cast<int>(bytes.size()), 5);
    TextFormat::Parser parser;
    Errors errors;
    parser.RecordErrorsTo(&errors);
    parser.AllowPartialMessage(true);
    out << "stream " << parser.Parse(&stream, &model);
    errors.report(out);
    parser.AllowUnknownField(true);
    parser.AllowUnknownExtension(true);
    parser.AllowFieldNumber(true);
    parser.SetRecursionLimit(4);
    const bool is_read_leniently = parser.ParseFromString(text, &model);
    out << "leniently " << is_read_leniently << "\n" << (is_read_leniently ? model.DebugString() : "");
  }
}

void log_and_check(std::ostream& out) {
  std::ostringstream log;
  log_target = &log;
  google::protobuf::LogHandler* const before = google::protobuf::SetLogHandler(&log_to_target);
  onnx::TensorProto tensor;
  tensor.set_name("w");
  try_size(tensor, out);
  tensor.add_dims(3);
  tensor.add_dims(4);
  try_size(tensor, out);
  void* const nothing = nullptr;
  GOOGLE_LOG(WARNING) << "a " << 'b' << " " << 1 << " " << -2L << " " << 3u << " " << 4ull << " " << 0.1 << " " << true;
  GOOGLE_LOG_IF(ERROR, tensor.dims_size() == 2) << "two" << std::string(" dims");
  GOOGLE_LOG_IF(ERROR, tensor.dims_size() == 3) << "not said" << nothing;
  {
    const google::protobuf::LogSilencer silence;
    GOOGLE_LOG(ERROR) << "not heard";
    try_size(onnx::TensorProto(), out);
  }
  if (tensor.has_name())
    GOOGLE_LOG(INFO) << "named";
  else
    GOOGLE_LOG(INFO) << "nameless";
  out << (google::protobuf::SetLogHandler(before) == &log_to_target) << "\n" << log.str();
}

}  // namespace client
