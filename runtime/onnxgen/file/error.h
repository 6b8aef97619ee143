// Error reporting of onnxgen::io. Functions whose names begin with try_ return a Status; load(), save() and similar
// functions throw Error.
#pragma once

#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>

#include "onnxgen/error/status.h"

namespace onnxgen::io {

// The only exception that onnxgen::io throws deliberately. what() returns the message of the status.
class Error : public std::runtime_error {
 public:
  explicit Error(Status status) : std::runtime_error(status.message()), status_(std::move(status)) {}

  const Status& status() const noexcept { return status_; }
  ErrorCode code() const noexcept { return status_.code(); }

 private:
  Status status_;
};

// Returns a failure that names `file` and contains `detail`.
Status failure(ErrorCode code, std::string file, std::string detail = {});

// Returns the failure of a system call. `error` is errno, or GetLastError() on Windows; the message consists of
// `detail`, if any, and the text of the error.
Status system_failure(ErrorCode code, std::string file, int error, std::string detail = {});

// Returns the failure with a note after its detail. A status that is ok stays so, and an empty note changes nothing.
Status with_note(const Status& status, std::string_view note);

// Returns the text of an error about an input of `size` bytes that exceeds ParseOptions::max_total_bytes.
std::string too_many_bytes_text(std::uint64_t size, std::uint64_t limit);

// Returns a failure if `path`, given by the caller, contains a NUL: the system would use only the part before it.
Status check_no_nul(const std::string& path);

// Throws Error unless the status is ok. In builds without exceptions, terminates the program instead.
void throw_if_failed(const Status& status);

}  // namespace onnxgen::io
