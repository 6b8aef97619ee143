// Errors of the program itself: failed checks call the log handler and throw FatalException.
#include <google/protobuf/descriptor.h>
#include <google/protobuf/map.h>
#include <google/protobuf/message.h>
#include <google/protobuf/repeated_field.h>
#include <google/protobuf/stubs/logging.h>
#include <google/protobuf/stubs/status.h>
#include <google/protobuf/stubs/stringpiece.h>

#include <ostream>
#include <string>

#include "onnx/onnx-ml.pb.h"
#include "passes.h"

namespace client {
namespace {

using google::protobuf::FatalException;
using google::protobuf::RepeatedField;
using google::protobuf::RepeatedPtrField;

std::string* log_target = nullptr;

// Prints the failed condition, without the values after it.
std::string condition(const std::string& message) {
  const std::size_t end = message.find("): ");
  return end == std::string::npos ? message : message.substr(0, end + 1);
}

void log_to_target(google::protobuf::LogLevel level, const char* file, int, const std::string& message) {
  *log_target += std::to_string(level) + (file != nullptr ? "" : "no file") + " " + condition(message) + "\n";
}

template <class Act>
void attempt(const char* name, Act act, std::ostream& out) {
  std::string log;
  log_target = &log;
  google::protobuf::LogHandler* const before = google::protobuf::SetLogHandler(&log_to_target);
  out << name << ": ";
  try {
    act();
    out << "returned\n";
  } catch (const FatalException& error) {
    out << condition(error.message()) << " " << (error.message() == error.what()) << (error.line() > 0)
        << (error.filename() != nullptr) << "\n";
  }
  google::protobuf::SetLogHandler(before);
  out << log;
}

void fail_twice() {
  try {
    GOOGLE_CHECK_EQ(1, 2) << "first";
  } catch (const std::exception& error) {
    GOOGLE_LOG(FATAL) << "second after " << error.what();
  }
}

class Single {
 public:
  explicit Single(int value) : value_(value) {}
  int value() const { return value_; }

 private:
  GOOGLE_DISALLOW_IMPLICIT_CONSTRUCTORS(Single);
  int value_;
};

void print_pieces(std::ostream& out) {
  const std::string text = "text";
  const google::protobuf::StringPiece texts[] = {nullptr, "", "abc", text};
  std::string all;
  for (std::size_t i = 0; i < GOOGLE_ARRAYSIZE(texts); ++i) {
    texts[i].AppendToString(&all);
    out << texts[i].as_string() << texts[i].capacity() << texts[i].substr(0, 2).ToString() << " ";
  }
  texts[2].CopyToString(&all);
  out << all << Single(GOOGLE_ARRAYSIZE(texts)).value() << "\n";
}

}  // namespace

void check_everything(std::ostream& out) {
  RepeatedField<int> numbers;
  RepeatedPtrField<std::string> texts;
  google::protobuf::Map<std::string, int> by_name;
  google::protobuf::Map<int, int> by_number;
  numbers.Add(1);
  *texts.Add() = "x";
  by_name["a"] = 1;
  attempt(
      "at", [&] { out << numbers.at(0) << texts.at(0) << by_name.at("a"); }, out);
  attempt(
      "number behind", [&] { numbers.at(1); }, out);
  attempt(
      "number before", [&] { numbers.at(-1) = 3; }, out);
  attempt(
      "text behind", [&] { (void)texts.at(2); }, out);
  attempt(
      "text before", [&] { texts.at(-1).clear(); }, out);
  attempt(
      "name", [&] { by_name.at("b"); }, out);
  attempt(
      "key", [&] { by_number.at(-5); }, out);
#ifndef NDEBUG
  attempt(
      "get", [&] { (void)numbers.Get(4); }, out);
  attempt(
      "mutable", [&] { (void)texts.Mutable(1); }, out);
  attempt(
      "set", [&] { numbers.Set(-2, 1); }, out);
  attempt(
      "accessor", [] { (void)onnx::TensorProto().dims(0); }, out);
  attempt(
      "message", [] { (void)onnx::GraphProto().mutable_node(0); }, out);
#endif
  attempt(
      "check", [] { GOOGLE_CHECK(false) << "never"; }, out);
  attempt(
      "true check", [] { GOOGLE_CHECK_LT(1, 2) << "never"; }, out);
  attempt("two", fail_twice, out);
  attempt(
      "null", [] { GOOGLE_CHECK_NOTNULL(static_cast<int*>(nullptr)); }, out);

  attempt(
      "status",
      [] {
        const google::protobuf::util::Status status(google::protobuf::util::StatusCode::kNotFound, "no such file");
        GOOGLE_LOG(WARNING) << status << "; " << status.message();
      },
      out);
  attempt(
      "pieces", [&] { print_pieces(out); }, out);

  onnx::NodeProto node;
  onnx::GraphProto graph;
  google::protobuf::Message& message = node;
  attempt(
      "merge", [&] { message.MergeFrom(graph); }, out);
  attempt(
      "copy", [&] { message.CopyFrom(graph); }, out);
  attempt(
      "same class", [&] { message.CopyFrom(onnx::NodeProto()); }, out);
}

}  // namespace client
