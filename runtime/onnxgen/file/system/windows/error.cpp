#include "onnxgen/file/system/error.h"

#include "onnxgen/file/system/windows/win32.h"

namespace onnxgen::io::system {

const int kFileTooLarge = ERROR_FILE_TOO_LARGE;

int last_error() noexcept {
  return static_cast<int>(::GetLastError());
}

Cause cause_of(int error) noexcept {
  switch (error) {
    case ERROR_FILE_NOT_FOUND:
    case ERROR_PATH_NOT_FOUND:
      return Cause::kMissing;
    case ERROR_FILE_EXISTS:
    case ERROR_ALREADY_EXISTS:
      return Cause::kTaken;
    case kStoppedOnLink:
      return Cause::kLink;
    case ERROR_DIRECTORY:
      return Cause::kNoFolder;
    case ERROR_ACCESS_DENIED:
    case ERROR_WRITE_PROTECT:
      return Cause::kForbidden;
    case ERROR_TOO_MANY_OPEN_FILES:
    case ERROR_NOT_ENOUGH_MEMORY:
    case ERROR_OUTOFMEMORY:
    case ERROR_NO_SYSTEM_RESOURCES:
    case ERROR_COMMITMENT_LIMIT:
      return Cause::kOutOfResources;
    default:
      return Cause::kOther;
  }
}

std::string error_text(int error) {
  constexpr DWORD kFlags =
      FORMAT_MESSAGE_FROM_SYSTEM | FORMAT_MESSAGE_IGNORE_INSERTS | FORMAT_MESSAGE_MAX_WIDTH_MASK;  // on one line
  wchar_t text[512];
  DWORD length = ::FormatMessageW(kFlags, nullptr, static_cast<DWORD>(error), 0, text, ARRAYSIZE(text), nullptr);
  while (length != 0 && (text[length - 1] == L' ' || text[length - 1] == L'.')) --length;
  const std::string number = "error " + std::to_string(error) + " of Windows";
  if (length == 0) return number;
  std::string result(static_cast<std::size_t>(3) * length, '\0');  // maximum size in UTF-8
  const int size = ::WideCharToMultiByte(CP_UTF8, 0, text, static_cast<int>(length), result.data(),
                                         static_cast<int>(result.size()), nullptr, nullptr);
  result.resize(static_cast<std::size_t>(size));
  return result;
}

}  // namespace onnxgen::io::system
