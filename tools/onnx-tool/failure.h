// Exceptions that end a command early.
#pragma once

#include <stdexcept>
#include <string>
#include <utility>

#include "onnxgen/error/status.h"

namespace onnx_tool {

// An error. Its text is one printable line that states the problem and, unless it is obvious, the remedy.
class Failure : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// The arguments contradict each other or the files that they name.
class WrongUsage : public Failure {
 public:
  using Failure::Failure;
};

// The user pressed Ctrl-C.
struct Interrupted {};

// Returns the text of a failure without the file and the tensor, which the caller names.
inline std::string problem_text(const onnxgen::Status& status) {
  onnxgen::FileContext context;
  context.detail = status.detail();
  return onnxgen::Status(status.code(), std::move(context)).message();
}

// Throws an exception unless the status is ok.
inline void check(const onnxgen::Status& status) {
  if (status) return;
  if (status.code() == onnxgen::ErrorCode::kCancelled) throw Interrupted();
  throw Failure(status.message());
}

// Like check(), but for changes that the user requested: if the status has a detail, the detail is the whole message.
// The error code is omitted because it is of no interest here.
inline void check_change(const onnxgen::Status& status) {
  if (!status && !status.detail().empty()) throw Failure(std::string(status.detail()));
  check(status);
}

}  // namespace onnx_tool
