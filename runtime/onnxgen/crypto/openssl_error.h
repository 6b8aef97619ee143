// Failures of OpenSSL as a Status.
#pragma once

#include "onnxgen/error/status.h"

namespace onnxgen::crypto {

// OpenSSL keeps a queue of errors for each thread, which belongs to the program: what is added while this object lives
// is taken out again.
class OpensslErrors {
 public:
  OpensslErrors() noexcept;
  OpensslErrors(const OpensslErrors&) = delete;
  OpensslErrors& operator=(const OpensslErrors&) = delete;
  ~OpensslErrors();

  // kUnsupported with OpenSSL's own text: `what` failed, though nothing is wrong with the input.
  Status failure(const char* what) const;
};

}  // namespace onnxgen::crypto
