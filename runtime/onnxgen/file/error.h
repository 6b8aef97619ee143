// How onnxgen::io reports failures. Functions whose names begin with try_ return a Status; load, save and the like
// throw the exception Error.
#pragma once

#include <stdexcept>
#include <string>
#include <utility>

#include "onnxgen/error/status.h"

namespace onnxgen::io {

// The only exception that onnxgen::io throws on purpose; what() is the status's message.
class Error : public std::runtime_error {
 public:
  explicit Error(Status status) : std::runtime_error(status.message()), status_(std::move(status)) {}

  const Status& status() const noexcept { return status_; }
  ErrorCode code() const noexcept { return status_.code(); }

 private:
  Status status_;
};

// A failure that concerns `file`, with a text that says what.
Status failure(ErrorCode code, std::string file, std::string detail = {});

// A failure of a system call: `error` is errno, on Windows GetLastError(), and its text ends the message. `detail`, if
// any, stands before it.
Status system_failure(ErrorCode code, std::string file, int error, std::string detail = {});

// A failure if `path`, which the caller gave, contains a NUL: the system would use only the part before it.
Status check_no_nul(const std::string& path);

// Throws Error unless the status is ok. Ends the program in builds without exceptions.
void throw_if_failed(const Status& status);

}  // namespace onnxgen::io
