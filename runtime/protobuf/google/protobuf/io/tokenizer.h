// Interface for receiving errors in text.
#pragma once

#include <string>

#include "google/protobuf/stubs/common.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {
namespace io {

typedef int ColumnNumber;

class ErrorCollector {
 public:
  ErrorCollector() = default;
  ErrorCollector(const ErrorCollector&) = delete;
  ErrorCollector& operator=(const ErrorCollector&) = delete;
  virtual ~ErrorCollector() = default;

  // Lines and columns start at 0. A line of -1 means the whole text.
  virtual void AddError(int line, ColumnNumber column, const std::string& message) = 0;
  virtual void AddWarning(int /*line*/, ColumnNumber /*column*/, const std::string& /*message*/) {}
};

}  // namespace io
}  // namespace ONNXGEN_HIDDEN
}  // namespace google
