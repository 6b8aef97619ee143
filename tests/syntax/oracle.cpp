#include "oracle.h"

#include <onnx/common/version.h>
#include <onnx/defs/parser.h>
#include <onnx/defs/printer.h>
#include <onnx/onnx_pb.h>

#include <exception>
#include <sstream>
#include <string_view>

namespace onnxgen::syntax::tests {
namespace {

template <class M>
bool parse(const std::string& text, std::string& bytes, std::string& error) {
  M message;
  try {
    const auto status = onnx::OnnxParser::Parse(message, text.c_str());
    error = status.ErrorMessage();
    return status.IsOK() && message.SerializeToString(&bytes);
  } catch (const std::exception& thrown) {  // thrown for example by std::stof
    error = thrown.what();
    return false;
  }
}

template <class M>
std::string print(const std::string& bytes) {
  M message;
  std::ostringstream text;
  if (message.ParseFromString(bytes)) text << message;
  return text.str();
}

}  // namespace

bool is_oracle_later() {
  return std::string_view(onnx::LAST_RELEASE_VERSION).substr(0, 5) != "1.12.";
}

bool oracle_parses_model(const std::string& text, std::string& bytes, std::string& error) {
  return parse<onnx::ModelProto>(text, bytes, error);
}
bool oracle_parses_graph(const std::string& text, std::string& bytes, std::string& error) {
  return parse<onnx::GraphProto>(text, bytes, error);
}
bool oracle_parses_function(const std::string& text, std::string& bytes, std::string& error) {
  return parse<onnx::FunctionProto>(text, bytes, error);
}

std::string oracle_prints_graph(const std::string& bytes) {
  return print<onnx::GraphProto>(bytes);
}
std::string oracle_prints_function(const std::string& bytes) {
  return print<onnx::FunctionProto>(bytes);
}

}  // namespace onnxgen::syntax::tests
