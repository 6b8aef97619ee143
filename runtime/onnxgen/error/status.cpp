#include "onnxgen/error/status.h"

#include <cstdlib>
#include <new>

#include "onnxgen/error/try_allocating.h"

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
    case ErrorCode::kOpenFailed:
      return "cannot be opened";
    case ErrorCode::kMapFailed:
      return "cannot be mapped";
    case ErrorCode::kPathRefused:
      return "path refused";
    case ErrorCode::kInvalidExternalData:
      return "invalid external data";
    case ErrorCode::kOutOfFile:
      return "reaches past the end of the file";
    case ErrorCode::kChecksumMismatch:
      return "checksum does not match";
    case ErrorCode::kFileChanged:
      return "changed meanwhile";
    case ErrorCode::kInvalidTensor:
      return "invalid tensor";
    case ErrorCode::kTypeMismatch:
      return "another element type";
    case ErrorCode::kOutOfRange:
      return "no such element";
    case ErrorCode::kUnsupported:
      return "not supported";
    case ErrorCode::kInvalidArchive:
      return "invalid archive";
    case ErrorCode::kEncrypted:
      return "encrypted";
    case ErrorCode::kFormatRefused:
      return "format refused";
    case ErrorCode::kInvalidKey:
      return "unusable key";
    case ErrorCode::kDecryptionFailed:
      return "the key is wrong or the data is damaged";
    case ErrorCode::kCancelled:
      return "cancelled";
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
    case ErrorCode::kOpenFailed:
    case ErrorCode::kMapFailed:
    case ErrorCode::kPathRefused:
    case ErrorCode::kInvalidExternalData:
    case ErrorCode::kOutOfFile:
    case ErrorCode::kChecksumMismatch:
    case ErrorCode::kFileChanged:
    case ErrorCode::kInvalidTensor:
    case ErrorCode::kTypeMismatch:
    case ErrorCode::kOutOfRange:
    case ErrorCode::kUnsupported:
    case ErrorCode::kInvalidArchive:
    case ErrorCode::kEncrypted:
    case ErrorCode::kFormatRefused:
    case ErrorCode::kInvalidKey:
    case ErrorCode::kDecryptionFailed:
    case ErrorCode::kCancelled:
      return false;
  }
  return false;
}

}  // namespace

const FileContext& Status::context() const noexcept {
  static const FileContext none;
  return context_ != nullptr ? *context_ : none;
}

Status Status::with(std::string FileContext::*part, const std::string& value) const {
  if (ok() || !(context().*part).empty()) return *this;
  Status status(code_, offset_);  // without memory for more, that much is said
  (void)try_allocating([&] {
    FileContext extended = context();
    extended.*part = value;
    Status full = *this;
    full.context_ = std::make_shared<const FileContext>(std::move(extended));
    status = std::move(full);
  });
  return status;
}

Status Status::in_file(const std::string& file) const {
  return with(&FileContext::file, file);
}

Status Status::in_tensor(const std::string& tensor) const {
  return with(&FileContext::tensor, tensor);
}

std::string Status::message() const {
  std::string text;
  if (!file().empty()) text = file() + ": ";
  if (!tensor().empty()) text += "tensor '" + tensor() + "': ";
  if (!path_.empty()) text += path_ + ": ";
  text += error_text(code_);
  if (has_offset(code_) && (context_ == nullptr || detail().empty())) text += " at byte " + std::to_string(offset_);
  if (!detail().empty()) text += ": " + detail();
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
