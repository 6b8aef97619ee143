#include "onnxgen/file/system/error.h"

#include <cerrno>
#include <system_error>

namespace onnxgen::io::system {

const int kFileTooLarge = EFBIG;

int last_error() noexcept {
  return errno;
}

Cause cause_of(int error) noexcept {
  switch (error) {
    case ENOENT:
      return Cause::kMissing;
    case EEXIST:
      return Cause::kTaken;
    case ELOOP:
    case EMLINK:
      return Cause::kLink;
    case EXDEV:
      return Cause::kLeadsOut;
    case ENOTDIR:
      return Cause::kNoFolder;
    case EACCES:
    case EPERM:
      return Cause::kForbidden;
    case EMFILE:
    case ENFILE:
    case ENOMEM:
      return Cause::kOutOfResources;
    default:
      return Cause::kOther;
  }
}

std::string error_text(int error) {
  return std::generic_category().message(error);
}

}  // namespace onnxgen::io::system
