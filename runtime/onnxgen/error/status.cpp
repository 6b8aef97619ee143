#include "onnxgen/error/status.h"

#include <cstdlib>
#include <new>
#include <utility>

#include "onnxgen/error/printable.h"
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
      return "changed while in use";
    case ErrorCode::kInvalidTensor:
      return "invalid tensor";
    case ErrorCode::kTypeMismatch:
      return "wrong element type";
    case ErrorCode::kOutOfRange:
      return "out of range";
    case ErrorCode::kUnsupported:
      return "not supported";
    case ErrorCode::kInvalidArchive:
      return "invalid archive";
    case ErrorCode::kEncrypted:
      return "encrypted";
    case ErrorCode::kFormatRefused:
      return "format refused";
    case ErrorCode::kInvalidKey:
      return "invalid key";
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

const Status::Words& Status::words() const noexcept {
  static const Words none;
  return words_ != nullptr ? *words_ : none;
}

// Leaves the words unchanged if memory is exhausted.
template <class Edit>
void Status::edit_words(Edit&& edit) noexcept {
  (void)try_allocating([&] {
    const auto edited = words_ != nullptr ? std::make_shared<Words>(*words_) : std::make_shared<Words>();
    edit(*edited);
    words_ = edited;
  });
}

Status::Status(ErrorCode code, std::uint64_t offset, const std::string& path) noexcept : Status(code, offset) {
  if (!path.empty()) edit_words([&](Words& words) { words.path = printable(path, kLongestFieldPath); });
}

Status::Status(ErrorCode code, FileContext context) noexcept : code_(code), system_error_(context.system_error) {
  edit_words([&](Words& words) {
    words.file = std::move(context.file);
    words.tensor = printable(context.tensor, kLongestName);
    words.detail = printable(context.detail, kLongestSentence);
  });
}

Status Status::in_file(const std::string& file) const noexcept {
  Status status = *this;
  if (!ok() && this->file().empty()) status.edit_words([&](Words& words) { words.file = file; });
  return status;
}

Status Status::in_tensor(const std::string& tensor) const noexcept {
  Status status = *this;
  if (!ok() && this->tensor().empty()) {
    status.edit_words([&](Words& words) { words.tensor = printable(tensor, kLongestName); });
  }
  return status;
}

std::string Status::message() const {
  std::string text;
  if (!file().empty()) text = printable(file(), kLongestPath) + ": ";
  if (!tensor().empty()) text += "tensor '" + tensor() + "': ";
  if (!path().empty()) text += path() + ": ";
  text += error_text(code_);
  if (has_offset(code_) && detail().empty()) text += " at byte " + std::to_string(offset_);
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
