// Results of the functions in util/json_util.h, with libprotobuf's names. In protobuf 30, these functions return an
// absl::Status. This class converts to it, but does not require Abseil.
#pragma once

#include <iosfwd>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

#include "google/protobuf/stubs/port.h"
#include "google/protobuf/stubs/stringpiece.h"
#include "onnxgen/error/status.h"  // undefines X11's macro Status

namespace google {
namespace protobuf ONNXGEN_HIDDEN {
namespace util ONNXGEN_HIDDEN {

enum class StatusCode : int {
  kOk = 0,
  kCancelled = 1,
  kUnknown = 2,
  kInvalidArgument = 3,
  kDeadlineExceeded = 4,
  kNotFound = 5,
  kAlreadyExists = 6,
  kPermissionDenied = 7,
  kResourceExhausted = 8,
  kFailedPrecondition = 9,
  kAborted = 10,
  kOutOfRange = 11,
  kUnimplemented = 12,
  kInternal = 13,
  kUnavailable = 14,
  kDataLoss = 15,
  kUnauthenticated = 16,
};

namespace status_internal {

#if ONNXGEN_PROTOBUF_API < 30
using MessageResult = StringPiece;
#else
using MessageResult = std::string_view;
#endif

}  // namespace status_internal

class Status {
 public:
  Status() = default;  // ok
  Status(StatusCode code, std::string_view message) : code_(code) {
    if (code != StatusCode::kOk) message_ = message;
  }

  bool ok() const { return code_ == StatusCode::kOk; }
  StatusCode code() const { return code_; }
  ONNXGEN_PROTOBUF_TAG status_internal::MessageResult message() const { return message_; }

  // Returns "OK", or for example "INVALID_ARGUMENT:" followed by the message.
  std::string ToString() const;

  // Converts to another status class whose codes have the same numbers, such as absl::Status.
  template <class Other, class Code = std::decay_t<decltype(std::declval<const Other&>().code())>,
            class = std::enable_if_t<std::is_enum_v<Code> && std::is_constructible_v<Other, Code, std::string_view>>>
  operator Other() const {
    return Other(static_cast<Code>(code_), message_);
  }

  friend bool operator==(const Status& a, const Status& b) { return a.code_ == b.code_ && a.message_ == b.message_; }
  friend bool operator!=(const Status& a, const Status& b) { return !(a == b); }

 private:
  StatusCode code_ = StatusCode::kOk;
  std::string message_;
};

std::ostream& operator<<(std::ostream& stream, const Status& status);

#if ONNXGEN_PROTOBUF_API < 30
inline Status OkStatus() {
  return Status();
}

// AbortedError("why"), IsAborted(status) and the same functions for the other codes.
#define ONNXGEN_STATUS_FUNCTIONS(Name)             \
  inline Status Name##Error(StringPiece message) { \
    return Status(StatusCode::k##Name, message);   \
  }                                                \
  inline bool Is##Name(const Status& status) {     \
    return status.code() == StatusCode::k##Name;   \
  }
ONNXGEN_STATUS_FUNCTIONS(Aborted)
ONNXGEN_STATUS_FUNCTIONS(AlreadyExists)
ONNXGEN_STATUS_FUNCTIONS(Cancelled)
ONNXGEN_STATUS_FUNCTIONS(DataLoss)
ONNXGEN_STATUS_FUNCTIONS(DeadlineExceeded)
ONNXGEN_STATUS_FUNCTIONS(FailedPrecondition)
ONNXGEN_STATUS_FUNCTIONS(Internal)
ONNXGEN_STATUS_FUNCTIONS(InvalidArgument)
ONNXGEN_STATUS_FUNCTIONS(NotFound)
ONNXGEN_STATUS_FUNCTIONS(OutOfRange)
ONNXGEN_STATUS_FUNCTIONS(PermissionDenied)
ONNXGEN_STATUS_FUNCTIONS(ResourceExhausted)
ONNXGEN_STATUS_FUNCTIONS(Unauthenticated)
ONNXGEN_STATUS_FUNCTIONS(Unavailable)
ONNXGEN_STATUS_FUNCTIONS(Unimplemented)
ONNXGEN_STATUS_FUNCTIONS(Unknown)
#undef ONNXGEN_STATUS_FUNCTIONS
#endif

}  // namespace ONNXGEN_HIDDEN
}  // namespace ONNXGEN_HIDDEN
}  // namespace google
