#include "onnxgen/error/status.h"

#include <cstdlib>
#include <new>

namespace onnxgen {

const char* error_text(ErrorCode code) noexcept {
  switch (code) {
    case ErrorCode::kOk:
      return "ok";
    case ErrorCode::kTruncated:
      return "truncated";
    case ErrorCode::kMalformedVarint:
      return "malformed varint";
    case ErrorCode::kInvalidTag:
      return "invalid tag";
    case ErrorCode::kUnmatchedGroup:
      return "unmatched group";
    case ErrorCode::kDepthExceeded:
      return "nested too deeply";
    case ErrorCode::kInvalidUtf8:
      return "invalid UTF-8";
    case ErrorCode::kInputTooLarge:
      return "input larger than the limit";
    case ErrorCode::kAllocationLimit:
      return "needs more memory than the limit";
    case ErrorCode::kOutOfMemory:
      return "out of memory";
    case ErrorCode::kMissingRequired:
      return "required field not set";
    case ErrorCode::kBufferTooSmall:
      return "buffer too small";
    case ErrorCode::kReadFailed:
      return "reading failed";
    case ErrorCode::kWriteFailed:
      return "writing failed";
  }
  return "unknown error";
}

namespace {

bool has_offset(ErrorCode code) {
  switch (code) {
    case ErrorCode::kTruncated:
    case ErrorCode::kMalformedVarint:
    case ErrorCode::kInvalidTag:
    case ErrorCode::kUnmatchedGroup:
    case ErrorCode::kDepthExceeded:
    case ErrorCode::kInvalidUtf8:
    case ErrorCode::kAllocationLimit:
    case ErrorCode::kOutOfMemory:
      return true;
    case ErrorCode::kOk:
    case ErrorCode::kInputTooLarge:
    case ErrorCode::kMissingRequired:
    case ErrorCode::kBufferTooSmall:
    case ErrorCode::kReadFailed:
    case ErrorCode::kWriteFailed:
      return false;
  }
  return false;
}

}  // namespace

std::string Status::message() const {
  std::string text;
  if (!path_.empty()) text = path_ + ": ";
  text += error_text(code_);
  if (has_offset(code_)) text += " at byte " + std::to_string(offset_);
  return text;
}

void out_of_memory() {
#if defined(__cpp_exceptions)
  throw std::bad_alloc();
#else
  std::abort();
#endif
}

}  // namespace onnxgen
