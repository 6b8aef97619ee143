// Converts errors of OpenSSL to a Status.
#pragma once

#include "onnxgen/error/status.h"

namespace onnxgen::crypto {

// OpenSSL keeps an error queue per thread, which belongs to the program. This object removes all errors added during
// its lifetime.
class OpensslErrors {
 public:
  OpensslErrors() noexcept;
  OpensslErrors(const OpensslErrors&) = delete;
  OpensslErrors& operator=(const OpensslErrors&) = delete;
  ~OpensslErrors();

  // Returns kUnsupported with OpenSSL's error text. Use this if `operation` failed although the input is valid.
  Status failure(const char* operation) const;
};

}  // namespace onnxgen::crypto
