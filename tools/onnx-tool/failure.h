// What ends a command before its time.
#pragma once

#include <stdexcept>
#include <string>

#include "onnxgen/error/status.h"

namespace onnx_tool {

// Its text is one line, fit to be printed, that says what is wrong and, where it is not plain, what to do.
class Failure : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// The arguments contradict each other or the files that they name.
class WrongUsage : public Failure {
 public:
  using Failure::Failure;
};

// Somebody pressed Ctrl-C.
struct Interrupted {};

// Throws unless the status is ok.
inline void check(const onnxgen::Status& status) {
  if (status) return;
  if (status.code() == onnxgen::ErrorCode::kCancelled) throw Interrupted();
  throw Failure(status.message());
}

// The same for what somebody asked of a model, where the detail says all: whether it is a limit of the program or of
// the model is nobody's question.
inline void check_change(const onnxgen::Status& status) {
  if (!status && !status.detail().empty()) throw Failure(std::string(status.detail()));
  check(status);
}

}  // namespace onnx_tool
